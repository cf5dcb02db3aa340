"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from games.xtal.boards import acting, at, goals, group, pair, play, protected, rings, roll, stage, token
from guide import Guide
from pentapod.games.xtal.data.table import CARDS, DIE, PATTERN, REPEATS, RINGS
from pentapod.games.xtal.rules.state import Xtal

GUIDE = Guide("xtal")


def diagram(words: str) -> Xtal:
    return at(GUIDE.diagram(words))


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    assert len(GUIDE.diagrams) > 12
    state = at(GUIDE.diagrams[0][0])
    assert (stage(state), pair(state), protected(state), len(state.out)) == ("weapon", "0-1", [2], 0)


def test_what_is_rebuilt_says_so() -> None:
    _, heading, last = GUIDE.text.partition("## What is known, and what is rebuilt")
    assert heading
    assert "## " not in last
    for word in ("sixty", "fixed turns in Combat", "protection", "die", "Levitate", "500 rolls"):
        assert word in last


def test_combat_by_roll() -> None:
    state = diagram("Combat by roll")
    assert (stage(state), acting(state), state.position.rolled) == ("open", "0", 4)


def test_combat_by_levitate_and_flight() -> None:
    state = play(diagram("Combat by Levitate and Flight"), "0c", "lay-0")
    assert (stage(state), pair(state), acting(state)) == ("weapon", "0-1", "1")


def test_shield_and_strike() -> None:
    state = play(diagram("Shield and strike"), "lay-1")
    assert state.text() == diagram("without a card left").text()


def test_escape_leaves_combat_open() -> None:
    state = diagram("Escape:")
    assert (stage(state), pair(state)) == ("open", "0-1")
    assert stage(play(state, "pass-0", "pass-1")) == "roll"


def test_transfer_and_back() -> None:
    state = play(diagram("Transfer:"), "lay-0")
    assert (pair(state), acting(state)) == ("1-2", "2")
    state = group(play(state, "pass-2"), 1, "F r5 r4")
    assert state.position._replace(beat=0) == diagram("flown back").position._replace(beat=0)


def test_a_protected_player_is_left_alone() -> None:
    state = group(diagram("Amber is protected"), 0, "L b1")
    assert (token(state, 0), stage(state)) == ("r1", "play")


def test_void_on_void() -> None:
    state = group(diagram("may answer with a Void"), 0, "V")
    assert state.text() == diagram("burns again").text()
    assert stage(group(state, 1, "S")) == "roll"


def test_the_storage_diagram() -> None:
    state = diagram("two rings at once")
    assert {"v2", "v3"} <= goals(state, 0, "T", "v6")
    assert rings(group(state, 0, "T v6 v3")) == [3, 1]


def test_the_winning_diagram() -> None:
    assert roll(diagram("needs a 1"), 1).result == (1.0, 0.0, 0.0)


def test_the_speed_diagram() -> None:
    state = play(diagram("held ready"), "1a", "lay-1")
    assert (stage(state), acting(state)) == ("weapon", "0")


def test_what_is_played_with_is_what_the_table_holds() -> None:
    told = GUIDE.text.partition("## What you play with")[2].partition("\n## ")[0]
    assert f"a deck of {sum(card.copies for card in CARDS)} " in told
    assert f"{len(PATTERN) * REPEATS} stones" in told
    assert (RINGS, DIE, "six **rings**" in told) == (6, 6, True)
