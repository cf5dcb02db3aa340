"""Positions of PODS and MODX whose best action is known: each level from the third on finds it."""

from __future__ import annotations

import pytest

from bots.thinkers import STEADY, STRONGEST, solved
from games.modx.tables import CORNERS, lay
from pentapod import games
from pentapod.bots.levels import Level
from pentapod.bots.thinking import Question, think

PODS = {
    "one action wins 1": (
        "standard guarded 90 w 1@a6,2@a2,3@b6,5@f6,6@f3,8@c1,10@b5,11@c4,12@a5,13@d4,14@b1 "
        "2@d1,4@e3,5@f1,7@f2,8@f5,9@d6,10@b2,11@a3,12@d5,13@d3,14@e1",
        "7@a4",
    ),
    "one action wins 2": (
        "standard guarded 180 b 1@a1,2@f2,3@e1,4@f1,5@d1,6@e4,8@b5,10@a5,11@b3,12@c2,13@e3,14@a6 "
        "1@d6,2@b1,3@c4,5@c5,6@f3,8@d3,10@f6,11@a3,12@d5,13@c3,14@d4",
        "7@b2",
    ),
    "one action wins 3": (
        "standard guarded 270 w 1@b2,3@c1,4@a4,5@a6,7@a1,8@a2,10@c5,11@e6,12@f3,13@e2,14@e5 "
        "1@d2,2@e4,3@e3,5@a5,6@f5,7@d1,10@c2,11@a3,12@c3,13@c4,14@c6",
        "9@f1",
    ),
    "one action wins 4": (
        "standard guarded 90 b 1@b1,2@d4,3@d1,5@c6,6@f1,8@f5,9@a4,10@d5,11@a2,13@c4,14@e5 "
        "1@d6,3@e3,5@b4,8@d2,9@f3,10@a6,11@c1,12@c5,13@d3,14@b2",
        "7@f2",
    ),
    "two actions ahead 1": (
        "standard guarded 90 w 1@f2,5@a2,6@f1,7@f6,9@a3,10@a1,11@b1,12@d2,13@d4,14@d6 "
        "1@d1,3@f5,4@e4,5@c4,6@f4,8@a6,10@a5,12@d5,13@b6,14@d3",
        "3@a4",
    ),
    "two actions ahead 2": (
        "standard guarded 90 w 1@b1,2@e1,3@d6,4@f3,8@b5,10@a1,11@b3,12@d1,13@d4,14@f5 "
        "3@e3,4@d5,6@f2,7@a4,8@f6,10@b6,11@a3,12@c1,13@d3,14@a5",
        "6@f1",
    ),
    "two actions ahead 3": (
        "standard guarded 180 b 2@d6,3@b3,4@b1,5@a1,6@e4,8@c2,9@e3,10@a5,13@d3,14@d5 "
        "1@c1,2@a3,4@f3,8@b5,9@e5,10@d2,11@b6,12@f1,13@c3",
        "7@f6",
    ),
    "two actions ahead 4": (
        "standard guarded 180 w 1@d6,3@c1,5@d2,8@e6,10@d4,11@b5,12@a3,13@b2,14@e3 "
        "1@b1,3@c2,4@e4,5@b3,6@f6,10@b6,11@c6,13@d3,14@b4",
        "6@f1",
    ),
    "three actions ahead 1": (
        "standard guarded 90 w 1@f2,5@a2,7@f6,9@a3,10@a1,11@b1,12@d2,13@d4,14@d6 "
        "1@d1,3@f5,5@c4,6@f4,8@a6,10@a5,12@d5,13@b6,14@d3",
        "8@f1",
    ),
    "three actions ahead 2": (
        "standard guarded 0 w 1@c4,3@d5,4@f1,5@b6,8@f6,10@a1,11@b4,12@e2,13@d1,14@e4 "
        "2@a4,6@f4,7@e6,8@b1,9@c1,10@c3,11@e1,12@a2,13@d4,14@a6",
        "2@f3",
    ),
    "three actions ahead 3": (
        "standard guarded 90 w 2@c5,3@d1,4@f2,6@a4,8@f5,9@e5,10@d5,11@c4,13@c2,14@e3 "
        "1@d6,3@c1,4@a1,5@b4,8@a6,10@d2,11@a2,12@b6,13@e2,14@c3",
        "7@f3",
    ),
    "one Advanced action wins 1": (
        "advanced guarded 90 w 2@a2,3@b1,4@b2,5@a6,6@f1,10@f2,11@b4,12@e5,14@b6 "
        "1@e4,2@f3,3@e3,4@d5,5@d1,8@d3,10@d2,11@d6,12@a4,13@d4,14@c4 aside:1,8,9,13/6,9 quiet:1",
        "7@a5 7@f6",
    ),
    "one Advanced action wins 2": (
        "advanced guarded 180 b 1@c2,4@f5,5@d6,6@e6,8@a4,9@f3,10@d4,11@b5,12@a5,13@d1 "
        "1@d5,3@a2,4@d3,7@a3,8@b2,9@f6,10@c3,11@e3,12@e1,13@e2,14@b6 aside:2,3,14/5,6 quiet:1",
        "2@f2",
    ),
    "one Advanced action wins 3": (
        "advanced guarded 90 b 1@d1,3@f4,6@a2,7@b5,8@d5,10@c4,11@b2,13@d4,14@c2 "
        "3@e2,6@f5,7@e5,8@b4,9@f2,10@c1,12@d3,14@e6 aside:4,5,9,12/1,2,5,11,13 quiet:8",
        "4@a4 4@e1",
    ),
}
"""By how far the win is away: the position and all actions that win, by a search of everything that may follow."""

ELEVEN = "a2 a3 a4 a5 a6 a7 h2 h3 h4 h6 h7"
"""Points of a seat that wins with 15."""

MODX = {
    "an X wins": (lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b=ELEVEN), "d4"),
    "a Plus wins": (lay("2a", "b place 0 - -", J=CORNERS, B="c4 e4 d3 d5", b=ELEVEN), "d4"),
    "a row wins": (lay("2a", "b place 0 - -", J=CORNERS, B="b4 c4 e4 f4", b=ELEVEN), "d4"),
    "a diagonal wins": (lay("2a", "b place 0 - -", J=CORNERS, B="b2 c3 e5 f6", b=ELEVEN), "d4"),
    "a pattern with a Joker wins": (lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e4", B="c4 d3 d5", b=ELEVEN), "d4"),
    "of two patterns one brings enough": (
        lay("2a", "b place 0 - -", J=CORNERS, B="e7 f7 d2 d3 d5 d6", bB="b7 c7", b="a2 a3 a4 a5 a6 h2 h3 h4 h6"),
        "d4",
    ),
    "five Jokers win": (lay("2a", "b move:a1 0 - -", J="c3 c5 e3 e5"), "d4"),
    "partners win together": (
        lay("ta", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="a2 a3 a4", g="h2 h3 h4 h6 h7"),
        "d4",
    ),
    "a pattern that would win is blocked": (
        lay("2a", "b place 0 - -", J=CORNERS, O="c3 c5 e3 e5", o=ELEVEN, B="b7 g7"),
        "d4",
    ),
    "it is blocked rather than a pattern made": (
        lay("2a", "b place 0 - -", J=CORNERS, O="c3 c5 e3 e5", o=ELEVEN, B="b7 c7 e7 f7"),
        "d4",
    ),
    "it is blocked though it is another pair's": (
        lay("ta", "b place 0 - -", J=CORNERS, O="c3 c5 e3 e5", o="a2 a3 a4", p="h2 h3 h4 h6 h7", B="b7 g7"),
        "d4",
    ),
    "it is blocked in a game of four": (
        lay("4a", "b place 0 - -", J=CORNERS, O="c3 c5 e3 e5", o="a2 a3 a4 a5 a6", B="b7 g7", G="b2", P="g2"),
        "d4",
    ),
    "three in a row become four with two ends": (
        lay("2a", "b place 0 - -", J=CORNERS, B="c4 d4 e4", b=ELEVEN, O="b7 g2 f7"),
        "b4 f4",
    ),
    "two fours at once": (
        lay("2a", "b place 0 - -", J=CORNERS, B="b4 c4 d4 e5 e6 e7", b=ELEVEN, O="a4 e8 g2 b7 g6 c1"),
        "e4",
    ),
}
"""The position and the actions that win, or without which the other side wins at once."""

PLAYERS = {"2": "2", "4": "4", "t": "teams"}


@pytest.mark.parametrize("level", [STEADY, STRONGEST], ids=lambda level: f"level-{level.number}")
@pytest.mark.parametrize("name", PODS)
def test_pods(name: str, level: Level) -> None:
    text, best = PODS[name]
    assert solved("pods", games.find("pods").position(text), best, level)


@pytest.mark.parametrize("level", [STEADY, STRONGEST], ids=lambda level: f"level-{level.number}")
@pytest.mark.parametrize("name", MODX)
def test_modx(name: str, level: Level) -> None:
    state, best = MODX[name]
    assert solved("modx", state, best, level, players=PLAYERS[state.text()[0]])


def test_an_overlooked_pattern_is_claimed_out_of_turn() -> None:
    """The X around d4 is Blue's, the turn Orange's: Green claims it and does not wait."""
    modx = games.find("modx")
    state = modx.position("3c J6J/8/8/2B1B2J/3B4/2B1B3/8/J6J o place 0 - b.X-d4")
    options = modx.choose(players="3", patterns="claim")
    question = Question(modx, options, state, 2, STEADY, "claim", may_wait=True)
    action = think(question, games.evaluator("modx")).finish().action
    assert action
    assert action.path[0] == "claim-2"
