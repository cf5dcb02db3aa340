"""The network for games of two: its table fits the game, and it has learnt what players know."""

from __future__ import annotations

import pytest

from games.xtal.boards import fight, group, lay
from pentapod.engine.tables import load
from pentapod.games.xtal import data
from pentapod.games.xtal.evaluation import lead
from pentapod.games.xtal.rules.path import LENGTH
from pentapod.games.xtal.rules.state import Xtal

FACTS = {"own_way": LENGTH, "own_rings": 5, "own_hand": 20, "own_stores": 13, "own_plan": 6, "apart": LENGTH}
"""How many rows there are of a kind; the opponent has as many."""


def test_the_table_has_a_row_for_each_fact() -> None:
    table = load(data.__name__, "network.toml")
    units = len(table.pop("hidden"))
    assert all(len(row) == units + 1 for rows in table.values() for row in rows)
    for name, count in FACTS.items():
        assert len(table[name]) == count
        assert len(table[name.replace("own", "foe")]) == count


def racing(place: str, hand: str, rings: str = "21", turn: str = "0>-") -> float:
    """The lead of who stands there, home at Violet 1."""
    return lead(lay(f"{place} g7", hand, "L", stage="roll", turn=turn, rings=rings).position)


@pytest.mark.parametrize("hand", ["T", "LFV", "aS"])
def test_rings_and_the_next_roll_are_good(hand: str) -> None:
    assert racing("b8", hand, "11") < racing("b8", hand, "21") < racing("b8", hand, "31")
    assert racing("b8", hand, "31", "1>-") < racing("b8", hand, "31")


def test_a_second_teleport_is_worth_most_where_it_makes_the_next_violet_a_win() -> None:
    """With two rings: to a third one, and Home. With three one Teleport is enough."""
    lacking, enough = (racing("b8", "TT", rings) - racing("b8", "T", rings) for rings in ("21", "31"))
    assert lacking > enough


def under(*hands: str) -> Xtal:
    return group(fight("r1 r4", *hands, rings="13"), 0, hands[0][0])


def test_what_cancels_a_weapon_saves_the_rings() -> None:
    bare, void, shield = (lead(under("f", hand).position) for hand in ("A", "V", "S"))
    assert bare > max(void, shield) + 1
