"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from pathlib import Path
from re import findall

from games.xtal.boards import acting, at, goals, group, pair, play, protected, rings, roll, stage, token
from pentapod.games import xtal
from pentapod.games.xtal.rules import Xtal

GUIDE = Path(xtal.__file__).with_name("guide.md").read_text("utf-8")
DIAGRAMS = findall(r"```position xtal\n(.*?)\n(.*?)\n```", GUIDE)


def diagram(words: str) -> Xtal:
    (text,) = (text for text, caption in DIAGRAMS if words in caption)
    return at(text)


def test_every_diagram_is_a_position_with_a_sentence() -> None:
    assert len(DIAGRAMS) == len(findall("```position", GUIDE)) > 12
    for text, caption in DIAGRAMS:
        at(text)
        assert caption.endswith((".", " ..."))


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    state = at(DIAGRAMS[0][0])
    assert (stage(state), pair(state), protected(state), len(state.out)) == ("weapon", "0-1", [2], 0)


def test_what_is_rebuilt_says_so() -> None:
    assert "## What is known, and what is rebuilt" in GUIDE
    for word in ("sixty", "windows", "protection", "die", "Levitate", "500 rolls"):
        assert word in GUIDE.partition("## The crystal")[0]


def test_combat_by_roll() -> None:
    state = diagram("Combat by roll")
    assert (stage(state), acting(state), state.at.rolled) == ("open", "0", 4)


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
    assert state.at._replace(beat=0) == diagram("flown back").at._replace(beat=0)


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
