"""What MODX says: prompts, what happened, and why a touch is refused."""

from __future__ import annotations

import pytest

from games.modx.tables import CORNERS, GAME, WORDS, action, lay, play
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.words.words import ModxWords

NAMES = ("Ann", "Bo", "Cy", "Di")
X = "c3 c5 e3 e5"


def said(state: ModxState, notation: str) -> str:
    return WORDS.describe(state, action(state, notation), NAMES)


def test_the_start() -> None:
    state = GAME.start(GAME.choose(players="3"))
    assert WORDS.prompt(state, NAMES) == "The oldest player, chosen at random, places the Jokers."
    assert WORDS.describe(state, action(state, "1"), NAMES) == "Bo is the oldest player."
    state = play(state, "1", "d4")
    assert WORDS.prompt(state, NAMES) == ("Bo: place a Joker, but not next to another one. 4 to go.")
    assert WORDS.refusal(state, ("d5",)) == "d5 is adjacent to the Joker on d4."
    assert WORDS.refusal(state, ("d4",)) == "There is already a Joker on d4."
    assert said(state, "g7") == "Bo put a Joker on g7."


def test_a_turn() -> None:
    state = lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3")
    assert WORDS.prompt(state, NAMES) == "Ann: place an X on a space without a piece."
    assert WORDS.refusal(state, ("c3",)) == "There is already an X on c3."
    assert said(state, "d4") == "Ann placed an X on d4."
    state = play(state, "d4")
    assert WORDS.prompt(state, NAMES) == "Ann: score the X around d4."
    assert WORDS.refusal(state, ("d5",)) == "The patterns must be scored first."
    assert said(state, "score") == "Ann scored the X around d4: 4 points."
    state = play(state, "score")
    asked = "Ann: put the Joker from e5 on a free space where it does not complete a pattern."
    assert WORDS.prompt(state, NAMES) == asked
    assert said(state, "e5") == "Ann put a Joker on e5."


def test_two_jokers_in_the_hand() -> None:
    state = lay("2a", "b move:c3,e5 0 - -", J="a1 a8 h8", O="f1 f2 f3")
    assert WORDS.prompt(state, NAMES).endswith("completes no pattern. 1 more to go.")
    spoiling = lay("2a", "b move:c3 0 - -", J="a1 a8 h1 h8", O=X)
    assert WORDS.refusal(spoiling, ("d4",)) == "A Joker on d4 would complete Orange's X around d4."


def test_ticking() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    assert WORDS.prompt(state, NAMES) == ("Ann: choose a pattern beside the board, then its middle; or press Done.")
    assert said(state, "X-d4") == "Ann ticked the X around d4."
    assert said(state, "done") == "Ann ended the turn."
    assert said(state, "plus-d4") == "Ann ticked the Plus around d4."
    assert WORDS.refusal(state, ("row", "c1")) == "Blue has no row a1–e1."
    ticked = play(state, "X-d4")
    assert said(ticked, "done") == "Ann scored the X around d4: 5 points."
    assert said(play(ticked, "plus-d4"), "done") == "Ann scored the X and Plus around d4: 9 points."
    assert WORDS.refusal(ticked, ("X", "d4")) == "The X around d4 is already ticked."


def test_claims() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3")
    for cell in ("c3", "c5", "d4", "e3"):
        assert said(state, f"claim-2-{cell}") == "Cy claimed Ann's X around d4: 4 points."
    assert WORDS.prompt(state, NAMES, ("claim-2",)).startswith(
        "Cy: choose an X of the overlooked pattern, or press Claim again"
    )
    claimed = play(state, "claim-2-c3")
    assert WORDS.prompt(claimed, NAMES) == (
        "Cy: put the Joker from e5 on a free space where it does not complete a pattern. Then Bo's turn continues."
    )
    auto = lay("2a", "b place 0 - -", J=CORNERS)
    assert WORDS.refusal(auto, ("claim-1", "c3")) == "In this game, patterns score automatically."
    assert WORDS.refusal(state, ("claim-3",)) == "There is no such player."
    assert WORDS.refusal(lay("4c", "o place 1 b -", J=CORNERS), ("claim-0",), NAMES) == "Ann has left the game."


def test_a_refused_claim_does_not_tell_where_the_pattern_is() -> None:
    things = {"J": "a1 a8 h1 h8 e5", "B": "c3 c5 d4 e3 g7", "O": "f1", "G": "f2"}
    standing = lay("3c", "o place 1 - b.X-d4", **things)
    assert WORDS.refusal(standing, ("claim-2",), NAMES) == "Cy must choose an X of the overlooked pattern."
    reasons = {
        "g7": "There is no overlooked pattern at g7.",
        "f1": "There is no overlooked pattern at f1.",
        "e5": "To claim a pattern, choose an X in it; there is none on e5.",
        "b2": "To claim a pattern, choose an X in it; there is none on b2.",
        "f2": "The X on f2 is Cy's own. Only other players may claim Cy's patterns.",
        "done": "Cy must choose an X of the overlooked pattern.",
    }
    assert {touch: WORDS.refusal(standing, ("claim-2", touch), NAMES) for touch in reasons} == reasons
    assert WORDS.refusal(standing, ("claim-0", "c3"), NAMES).startswith("The X on c3 is Ann's own.")


def test_reasons_call_the_players_by_their_names() -> None:
    spoiling = lay("2a", "b move:c3 0 - -", J="a1 a8 h1 h8", O=X)
    assert WORDS.refusal(spoiling, ("d4",), NAMES) == "A Joker on d4 would complete Bo's X around d4."
    ticking = play(lay("2c", "b place 0 - -", J=CORNERS, B=X), "d4")
    assert WORDS.refusal(ticking, ("row", "c1"), NAMES) == "Ann has no row a1–e1."


@pytest.mark.parametrize(
    ("own", "last", "sentence"),
    [
        ("a1 b1 c1 d1 f1 g1 h1", "e1", "the row a1–h1: 8 points."),
        ("b2 c2 d2 f2 g2", "e2", "the row b2–g2: 6 points."),
        ("d1 d2 d4 d5 d6 d7", "d3", "the column d1–d7: 7 points."),
        ("a7 b6 c5 e3 f2 g1", "d4", "the diagonal a7–g1: 7 points."),
        ("b2 c3 e5 f6 g7 b6 c5 e3 f2", "d4", "the X around d4, the diagonal b6–f2 and the diagonal b2–g7: 10 points."),
        ("c3 c5 e3 e5 c4 d3 d5 e4", "d4", "the X and Plus around d4: 9 points."),
        ("c3 c5 e3 e5 f4 f6 d6", "d4", "the X around d4 and the X around e5: 8 points."),
    ],
)
def test_patterns_in_one_line_or_around_one_middle_are_told_as_one(own: str, last: str, sentence: str) -> None:
    state = play(lay("2a", "b place 0 - -", J="a5 a8 f8 h3 h5", B=own), last)
    assert said(state, "score") == f"Ann scored {sentence}"
    assert WORDS.prompt(state, NAMES) == f"Ann: score {sentence.partition(':')[0]}."


def test_points_are_the_new_markers() -> None:
    some = play(lay("2a", "b place 0 - -", J=CORNERS, bB="c3 c5", oB="e3", B="e5"), "d4")
    assert said(some, "score") == "Ann scored the X around d4: 3 points."
    none = play(lay("2a", "b place 0 - -", J=CORNERS, bB="c3 c5 e3 e5", b="d4"), "d4")
    assert said(none, "score") == "Ann scored the X around d4: no new points."
    one = play(lay("2a", "b place 0 - -", J="a1 a8 h1 h8 c3", bB="c5 e3 e5"), "d4")
    assert said(one, "score") == "Ann scored the X around d4: 1 point."


def test_a_claim_of_several_patterns() -> None:
    state = lay("3c", "o place 1 - b.X-d4,b.plus-d4,b.row-d8", J="a1 a8 h1 h3 h8", B=f"{X} d4 c4 d3 d5 e4 d8 e8 f8 g8")
    assert said(state, "claim-1-d4") == "Bo claimed Ann's X and Plus around d4: 9 points."
    assert said(state, "claim-2-g8") == "Cy claimed Ann's row d8–h8: 4 points."


def test_whose_turn_it_is_does_not_tell_that_a_pattern_was_overlooked() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3")
    assert (state.actors, state.turn) == ((1, 2), 1)
    assert (play(state, "claim-2-c3").actors, play(state, "claim-2-c3").turn) == ((2,), 2)
    assert GAME.start(GAME.choose()).turn is None
    assert state.resign(0).out == (0,)


def test_running_short() -> None:
    buried = {"bo": "a6 b6 c6 d6 e6 f6", "bg": "a7 b7 c7 d7 e7 f7", "bp": "a2 b2 g2"}
    state = play(lay("4a", "b place 0 - -", J=CORNERS, B=X, **buried), "d4", "score")
    assert WORDS.prompt(state, NAMES) == "Ann: choose which of these spaces get your last 3 markers."
    assert said(state, "c3") == "Ann put a marker on c3: 1 point."
    why = "The last markers must go where an X of the pattern was: c3, c5, d4, e3 and e5."
    assert WORDS.refusal(state, ("h7",)) == why


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("over:resign:o 0 b -", "Bo wins: Ann resigned."),
        ("over:quiet:bo 200 - -", "A draw: no new markers in 200 placements."),
        ("over:pieces:bo 3 - -", "Ann and Bo share the win: 0 points each, and a player has no X-pieces left."),
        ("over:markers:bo 3 - -", "Ann and Bo share the win: 0 points each, and a player has no markers left."),
    ],
)
def test_how_it_ended(text: str, prompt: str) -> None:
    state = lay("2a", f"b {text}", J=CORNERS)
    assert WORDS.prompt(state, NAMES) == prompt
    assert WORDS.refusal(state, ("d4",)) == "The game is over."


def test_who_reached_the_target() -> None:
    state = lay("4a", "b over:target:o 0 - -", J=CORNERS, o="a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3")
    assert WORDS.prompt(state, NAMES) == "Bo wins: 11 points to 0."


def test_a_draw_without_who_gave_up() -> None:
    state = lay("3a", "b over:quiet:bg 200 o -", J=CORNERS)
    assert WORDS.prompt(state, NAMES) == "A draw between Ann and Cy: no new markers in 200 placements."


def test_a_team_wins_together() -> None:
    state = lay("ta", "b over:joker:bg 0 - -", J="c3 c5 d4 e3 e5")
    assert WORDS.prompt(state, NAMES) == "Ann and Cy win: five Jokers make a pattern."


def test_what_lies_on_a_cell() -> None:
    state = lay("3a", "b place 0 - -", J=CORNERS, oB="d4", bog="c2", G="f2")
    labels = ModxWords().named(NAMES).cells(state)
    assert [labels[cell] for cell in (27, 17, 41, 0, 63, 20)] == [
        "d4, Ann's X on Bo's marker",
        "c2, Cy's marker over Bo and Ann",
        "f2, Cy's X",
        "a1, Joker",
        "h8, Joker",
        "c5, empty",
    ]


def test_what_is_asked_about_is_told() -> None:
    state = play(lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3"), "d4", "score")
    assert WORDS.about(state, "c3", NAMES) == ("c3, Ann's marker", "The top marker is worth a point to Ann.")
    assert WORDS.about(state, "a1", NAMES)[0] == "a1, Joker"
    assert WORDS.about(state, "b7", NAMES) == ()
    assert WORDS.about(state, "nowhere", NAMES) == ()
