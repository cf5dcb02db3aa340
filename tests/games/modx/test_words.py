"""What MODX says: prompts, what happened, and why a touch is refused."""

from __future__ import annotations

import pytest

from games.modx.tables import CORNERS, GAME, action, lay, play
from pentapod.games.modx.rules import ModxState
from pentapod.games.modx.words import cell_words

NAMES = ("Ann", "Bo", "Cy", "Di")
X = "c3 c5 e3 e5"


def said(state: ModxState, notation: str) -> str:
    return state.describe(action(state, notation), NAMES)


def test_the_start() -> None:
    state = GAME.start(GAME.choose(players="3"))
    assert state.prompt(NAMES) == "Chance names the oldest player, who places the Jokers."
    assert state.describe(action(state, "1"), NAMES) == "Bo is the oldest player."
    state = play(state, "1", "d4")
    assert state.prompt(NAMES) == "Bo places the Jokers, no two adjacent: 4 to go."
    assert state.refusal(("d5",)) == "d5 is adjacent to the Joker on d4."
    assert state.refusal(("d4",)) == "d4 is not free: a Joker is there."
    assert said(state, "g7") == "Bo put a Joker on g7."


def test_a_turn() -> None:
    state = lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3")
    assert state.prompt(NAMES) == "Ann places an X on a space without a piece."
    assert state.refusal(("c3",)) == "c3 is not free: an X is there."
    assert said(state, "d4") == "Ann placed an X on d4."
    state = play(state, "d4")
    assert state.prompt(NAMES) == "Ann scores the X around d4."
    assert state.refusal(("d5",)) == "First the patterns are scored."
    assert said(state, "score") == "Ann scored the X around d4."
    state = play(state, "score")
    assert state.prompt(NAMES) == "Ann puts the Joker from e5 on a free space where it completes no pattern."
    assert said(state, "e5") == "Ann put a Joker on e5."


def test_two_jokers_in_the_hand() -> None:
    state = lay("2a", "b move:c3,e5 0 - -", J="a1 a8 h8", O="f1 f2 f3")
    assert state.prompt(NAMES).endswith("completes no pattern. Then 1 more Joker.")
    spoiling = lay("2a", "b move:c3 0 - -", J="a1 a8 h1 h8", O=X)
    assert spoiling.refusal(("d4",)) == "A Joker on d4 would complete Orange's X around d4."


def test_ticking() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    assert state.prompt(NAMES) == "Ann ticks the patterns to claim, in their order; Done leaves the rest."
    assert said(state, "X-d4") == "Ann ticked the X around d4."
    assert said(state, "done") == "Ann claimed nothing."
    assert state.refusal(("row-a1",)) == "Blue has no row a1–e1."
    ticked = play(state, "X-d4")
    assert said(ticked, "done") == "Ann claimed what was ticked."
    assert ticked.refusal(("X-d4",)) == "The X around d4 is ticked already."


def test_ticks_go_in_their_order() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5 b4 f4"), "d4", "plus-d4")
    assert state.refusal(("X-d4",)).startswith("Patterns are ticked in their order; the X around d4 was passed over.")


def test_claims() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3")
    assert said(state, "claim-2-c3") == "Cy claimed a pattern of Ann: c3, c5, d4, e3 and e5."
    assert state.prompt(NAMES, ("claim-2",)) == "Cy touches an X of the overlooked pattern."
    claimed = play(state, "claim-2-c3")
    assert claimed.prompt(NAMES) == (
        "Cy puts the Joker from e5 on a free space where it completes no pattern. Then Bo's turn goes on."
    )
    auto = lay("2a", "b place 0 - -", J=CORNERS)
    assert auto.refusal(("claim-1", "c3")) == "In this game patterns score by themselves."
    assert state.refusal(("claim-3",)) == "Purple is not in the game."


def test_running_short() -> None:
    buried = {"bo": "a6 b6 c6 d6 e6 f6", "bg": "a7 b7 c7 d7 e7 f7", "bp": "a2 b2 g2"}
    state = play(lay("4a", "b place 0 - -", J=CORNERS, B=X, **buried), "d4", "score")
    assert state.prompt(NAMES) == "Ann has 3 markers left for these spaces and chooses where to put them."
    assert said(state, "c3") == "Ann put a marker on c3."
    assert state.refusal(("h7",)) == "A last marker goes where one of the X-pieces was used: c3, c5, d4, e3 and e5."


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("over:resign:o 0 b -", "Bo wins because the other side gave up."),
        ("over:quiet:bo 200 - -", "Ann and Bo share the win after 200 placements without a new marker."),
        ("over:pieces:bo 3 - -", "Ann and Bo share the win by points: a player has no X left."),
        ("over:markers:bo 3 - -", "Ann and Bo share the win by points: a player has no marker left."),
    ],
)
def test_how_it_ended(text: str, prompt: str) -> None:
    state = lay("2a", f"b {text}", J=CORNERS)
    assert state.prompt(NAMES) == prompt
    assert state.refusal(("d4",)) == "The game is over."


def test_who_reached_the_target() -> None:
    state = lay("4a", "b over:target:o 0 - -", J=CORNERS, o="a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3")
    assert state.prompt(NAMES) == "Bo wins with 11 points."


def test_a_team_wins_together() -> None:
    state = lay("ta", "b over:joker:bg 0 - -", J="c3 c5 d4 e3 e5")
    assert state.prompt(NAMES) == "Ann and Cy win at once with a pattern of Jokers only."


def test_what_lies_on_a_cell() -> None:
    state = lay("3a", "b place 0 - -", J=CORNERS, oB="d4", bog="c2", G="f2")
    labels = [cell_words(state, cell) for cell in (27, 17, 41, 0, 63, 20)]
    assert labels == [
        "d4, Blue's X on Orange's marker",
        "c2, Green's marker over Orange and Blue",
        "f2, Green's X",
        "a1, Joker",
        "h8, Joker",
        "c5, empty",
    ]
