"""The network for games of two has learnt what players know."""

from __future__ import annotations

import pytest

from games.xtal.boards import fight, group, lay
from pentapod.games.xtal.data.network import NETWORK
from pentapod.games.xtal.evaluation import LEARNT
from pentapod.games.xtal.rules.state import Xtal


def lead(state: Xtal) -> float:
    """How far the first seat is ahead, in logits of its share."""
    seen = LEARNT.facts(state)
    assert seen and NETWORK
    own, foe = map(NETWORK.strength, seen)
    return own - foe


def racing(place: str, hand: str, rings: str = "21", turn: str = "0>-") -> float:
    """The lead of who stands there, home at Violet 1."""
    return lead(lay(f"{place} g7", hand, "L", stage="roll", turn=turn, rings=rings))


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
    bare, void, shield = (lead(under("f", hand)) for hand in ("A", "V", "S"))
    assert bare > max(void, shield) + 1
