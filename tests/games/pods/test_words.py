"""What PODS says, and why it refuses."""

from __future__ import annotations

import pytest

from games.pods.helpers import GAME, WORDS, action, new, play, position
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import POINTS

NAMES = ("Ann", "Bo")


def test_prompts() -> None:
    assert WORDS.prompt(GAME.start(GAME.choose()), NAMES) == "The board is about to be turned."
    assert WORDS.prompt(new(), NAMES) == "Ann: open with a bipod, pod 1 or 2."
    standard = position("standard guarded 0 b 1@d1 -")
    assert WORDS.prompt(standard, NAMES) == "Bo: choose a pod in your hand to place."
    assert WORDS.prompt(standard, NAMES, ("3",)) == "Bo: choose a point on the board for pod 3."
    advanced = position("advanced guarded 0 w 1@d1 7@d5")
    assert WORDS.prompt(advanced, NAMES) == "Ann: choose a pod in your hand to place, or one on the board to move."
    assert WORDS.prompt(advanced, NAMES, ("d1",)) == "Ann: choose where to move pod 1 from d1."


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("standard guarded 0 w - - resigned:w", "Bo wins: Ann resigned."),
        (
            "advanced guarded 0 b 7@d1 7@d5 aside:1,2,3,4,5,6,8,9,10,11,12,13,14/-",
            "Ann wins: no pods are left in hand.",
        ),
        (
            "advanced guarded 0 b 1@e6,2@a2,3@b4,4@a4,5@b3,6@f1,7@f2,8@c2,9@e4,10@b2,11@f4,12@c6,13@b5 -"
            " aside:-/1,3,4,5,6,7,8,9,10,11,12,13,14",
            "Ann wins: Bo can neither move nor place pod 2, because 11 empty points are guarded, and on 12 empty "
            "points nothing would change.",
        ),
        (
            "standard guarded 180 b 1@b6,2@f2,3@f1,4@b3,5@e4,7@f5,8@e3,9@f6,10@e5,11@e2,12@b1,13@c3,14@c4 1@d4,3@c2,"
            "4@e1,5@a3,7@d1,8@a1,9@b4,10@a4,11@d6,12@a6,13@f3,14@d5",
            "Ann wins: Bo cannot place pod 2 or 6, because 6 empty points are guarded, and on a5, c1, c5, c6 and e6 "
            "every leg would be blocked.",
        ),
        ("advanced guarded 0 w 1@d1 1@d6 quiet:60", "A draw: neither hand has shrunk for 60 turns."),
        (
            "advanced guarded 0 w 1@d1 1@d6 earlier:" + ";".join(["d6-,e6b1;d1-,e1w1;d6b1,e6-;d1w1,e1-"] * 2),
            "A draw: this position occurred 3 times.",
        ),
    ],
)
def test_the_prompt_of_a_game_that_is_over_says_how_it_ended(text: str, ending: str) -> None:
    state = position(text)
    assert WORDS.prompt(state, NAMES) == ending
    assert WORDS.refusal(state, ("1",)) == "The game is over."


def test_what_blocks_each_pod_that_could_not_be_placed() -> None:
    state = position(
        "standard guarded 180 b 1@b6,2@f2,3@f1,4@b3,5@e4,7@f5,8@e3,9@f6,10@e5,11@e2,12@b1,13@c3,14@c4 1@d4,3@c2,4@e1,"
        "5@a3,7@d1,8@a1,9@b4,10@a4,11@d6,12@a6,13@f3,14@d5"
    )
    told = WORDS.about(state, "2", NAMES)
    assert told[3] == "Blocked on a5: Bo's pod 10 to the south, Bo's pod 12 to the north."
    assert len(told) == 8


def test_descriptions() -> None:
    state = GAME.start(GAME.choose())
    assert WORDS.describe(state, Action(CHANCE, ("0",)), NAMES) == "The board was left as it was."
    assert WORDS.describe(state, Action(CHANCE, ("90",)), NAMES) == "The board was turned clockwise by 90 degrees."
    standard = position("standard guarded 0 w 2@a6 7@f1")
    assert WORDS.describe(standard, action(standard, "4@a5"), NAMES) == "Ann placed pod 4 on a5."
    advanced = position("advanced guarded 0 w 2@a6,7@d1 7@f1")
    assert WORDS.describe(advanced, action(advanced, "d1-c1"), NAMES) == "Ann moved pod 7 from d1 to c1."
    assert WORDS.describe(advanced, action(advanced, "4@a5"), NAMES) == (
        "Ann placed pod 4 on a5. Ann's blocked pod 2 (a6) went back to hand."
    )
    both = position("advanced guarded 0 w 7@d1 2@a6")
    assert WORDS.describe(both, action(both, "1@a5"), NAMES) == (
        "Ann placed pod 1 on a5. Ann's blocked pod 1 (a5) went back to hand. Bo's blocked pod 2 (a6) was set aside."
    )


@pytest.mark.parametrize(
    ("text", "path", "reason"),
    [
        ("standard guarded ? w - -", ("1",), "The board must be turned first."),
        ("standard guarded 0 w - -", ("3",), "Blue must open with a bipod: pod 1 or 2."),
        ("standard guarded 0 w 1@d1 7@d5", ("1",), "Blue's pod 1 is not in hand: it is on d1."),
        ("advanced guarded 0 w 1@d1 7@d5 aside:3/-", ("3",), "Blue's pod 3 was set aside and is out of the game."),
        ("standard guarded 0 w 1@d1 7@d5", ("3", "d5"), "d5 is already taken by Orange's pod 7."),
        (
            "standard guarded 0 w 1@d1 8@d4",
            ("3", "e5"),
            "e5 is guarded: Orange's pod 8 on d4 reaches it with a long leg along a line.",
        ),
        (
            "standard guarded 0 w 1@d1,2@c3 5@f6,8@d4",
            ("7", "e5"),
            "e5 is guarded: Orange's pod 8 on d4 and Orange's pod 5 on f6 reach it with long legs along lines.",
        ),
        (
            "standard guarded 0 w - -",
            ("1", "a2"),
            "All legs of pod 1 would be blocked on a2: the edge of the board to the west, no line to the east.",
        ),
        (
            "advanced guarded 0 w - 7@d5",
            ("1", "a2"),
            "Pod 1 would be blocked on a2 and come straight back without changing anything else.",
        ),
        ("advanced guarded 0 w 1@d1 7@d5", ("d5",), "Orange's pod 7 on d5 does not belong to Blue."),
        ("advanced guarded 0 w 1@d1 7@d5", ("d4",), "d4 is empty. First choose one of Blue's pods."),
        (
            "standard guarded 0 w 1@d1 7@d5",
            ("d1",),
            "Blue's pod 1 cannot leave d1: pods do not move in the Standard game.",
        ),
        ("advanced guarded 0 w 1@d1 7@d5", ("d1", "d2"), "Pod 1 has no leg to the north."),
        ("advanced guarded 0 w 7@d5 7@f1", ("d5", "d6"), "No line joins d5 and d6."),
        ("advanced guarded 0 w 1@d1 7@e1", ("d1", "e1"), "e1 is already taken by Orange's pod 7."),
        ("advanced guarded 0 w 1@d1 7@d5", ("d1", "d3"), "d3 is not next to d1. A pod moves only one step."),
        ("advanced guarded 0 w 1@d1 7@d5", ("d1", "3"), "Pod 1 can only move to a point on the board."),
        ("standard guarded 0 w 1@d1 7@d5", ("3", "3"), "Pod 3 must be placed on a point on the board."),
        ("standard guarded 0 w 1@d1 7@d5", ("g9",), "That is not possible now."),
        (
            "standard guarded 0 w 1@d1 7@d5",
            ("3", "d3", "d4"),
            "The action is already complete, and nothing more can be chosen.",
        ),
    ],
)
def test_every_refusal_gives_the_true_reason(text: str, path: tuple[str, ...], reason: str) -> None:
    assert WORDS.refusal(position(text), path) == reason


def test_a_pod_that_fits_nowhere() -> None:
    state = position(
        "standard guarded 0 b 1@f1,4@f6,5@a1,7@c1,9@f5,10@c5,11@d1,14@a5 3@e6,4@b5,6@c3,9@b3,10@f3,12@b1,14@a3"
    )
    assert WORDS.refusal(state, ("2",)) == (
        "Orange's pod 2 does not fit anywhere now: every empty point is guarded or would leave it blocked."
    )


def test_what_is_asked_about_is_told() -> None:
    state = play(new(), "1@c3")
    names = ("Ann", "Ben")
    title, *told = WORDS.about(state, "c3", names)
    assert title == "Ann's pod 1 on c3"
    assert any("legs" in sentence for sentence in told)
    assert any("free" in sentence for sentence in told)
    assert WORDS.about(state, "blue-2", names)[0] == "Ann's pod 2"
    assert WORDS.about(state, "2", names)[0] == "Ben's pod 2"
    assert WORDS.about(state, "nowhere", names) == ()
    for point in POINTS:
        title, *told = WORDS.about(state, point, names)
        assert title.startswith(point) or f"on {point}" in title
        assert told
    guarded = [
        point for point in POINTS if any("Guarded against Ben" in line for line in WORDS.about(state, point, names))
    ]
    assert guarded == [
        POINTS[at] for at in range(len(POINTS)) if state.guarded[1] >> 8 * at & 1 and not state.board[at]
    ]
