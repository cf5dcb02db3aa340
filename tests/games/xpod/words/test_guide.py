"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from games.xpod.tables import WORDS, at, legal, on, play
from guide import Guide
from pentapod.games.xpod.data.table import CARDS
from pentapod.games.xpod.rules.state import XPod

GUIDE = Guide("xpod")


def diagram(words: str) -> XPod:
    return at(GUIDE.diagram(words))


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    assert len(GUIDE.diagrams) >= 12
    state = at(GUIDE.diagrams[0][0])
    assert len(state.units) == 8
    assert (on(state, "e3"), on(state, "d2"), on(state, "e9")) == ("redwing2", "longears1!", "mechanic2*")
    assert all(side.points and side.lid for side in state.sides)


def test_there_is_a_diagram_for_every_action() -> None:
    for action in ("MOVE", "JUMP", "FLY", "PUSH", "CARRY", "DECON", "REPAIR", "EAT", "SCARE", "WEB"):
        assert f"**{action}" in GUIDE.text
    for card in CARDS:
        assert f"- **{WORDS.say(f'card-{card}')}**" in GUIDE.text


def test_moves_jumps_and_flights_go_where_the_captions_say() -> None:
    move = diagram("MOVE 2")
    assert {"c4-a4", "c4-b4", "c4-c2", "c4-c3"} <= set(legal(move))
    assert not {"c4-b3", "c4-c5", "c4-d4"} & set(legal(move))
    jump = diagram("jumps over d4")
    assert {"c4-e4", "c4-c6", "e6-e7", "e6-d5"} <= set(legal(jump))


def test_the_push_to_the_edge() -> None:
    before, after = diagram("PUSH 3"), diagram("last push")
    assert play(before, "b4-c4", "d4").text().partition(" from:")[0] == after.text()
    done = play(after, "e4")
    assert (on(done, "e4"), on(done, "f4")) == ("shunter2", "towrig2")


def test_specials_reach_whom_the_captions_name() -> None:
    assert "drop-c2" in legal(diagram("has picked up"))
    assert {"c3-decon-c4", "c3-decon-d4"} == set(legal(diagram("DECON R1-2"), "c3-decon"))
    assert on(play(diagram("up to level 2"), "c3-repair-d3"), "d3") == "shunter2*"
    assert {"c4-eat-c3", "c4-eat-d4"} == set(legal(diagram("may eat"), "c4-eat"))
    assert {"c4-web-c6", "c4-web-b5"} == set(legal(diagram("can web"), "c4-web"))


def test_ice_comes_and_goes_as_the_captions_say() -> None:
    scared = play(diagram("Lurch stays"), "a1-a2")
    scared = play(scared, "done") if "done" in legal(scared) else scared
    assert (on(scared, "d4"), on(scared, "c3")) == ("dasher2!", "shunter3!")
    thawed = play(diagram("stands upright"), "a1-b4")
    thawed = play(thawed, "done") if "done" in legal(thawed) else thawed
    assert on(thawed, "c4") == "shunter3"


def test_two_points_at_once_win() -> None:
    assert play(diagram("two points at once"), "c8-carry-b8", "c9", "drop-b9").result == (1, 0)
