"""Where patterns are claimed: nothing tells the players that there is something to tick or to claim."""

from __future__ import annotations

import pytest

from games.modx.tables import CORNERS, GAME, WORDS, lay, play, points, task, touches, turn
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.state import IllegalAction
from pentapod.games.modx.evaluation import order
from pentapod.games.modx.rules.state import ModxState
from pentapod.scene.shapes import TALL, WIDE, View
from pictures import VIEWS, labels, smallest

scene = games.painter("modx")

NAMES = ("Ann", "Bo", "Cy", "Di")
X, PLUS = "c3 c5 e3 e5", "c4 e4 d3 d5"
SHAPES = ["X", "plus", "row", "column", "rise", "fall"]


def placed(options: str = "2c", own: str = f"{X} {PLUS}", jokers: str = CORNERS, **things: str) -> ModxState:
    """Blue has just put an X on d4."""
    return play(lay(options, "b place 0 - -", J=jokers, B=own, **things), "d4")


def claims(state: ModxState) -> list[str]:
    return [touch for touch in touches(state) if touch.startswith("claim")]


def test_every_placement_is_followed_by_ticking() -> None:
    state = play(lay("3c", "b place 0 - -", J=CORNERS), "d4")
    assert (turn(state), task(state), touches(state)) == ("b", "tick", ["done"])
    assert not state.automatic
    after = play(state, "done")
    assert (turn(after), task(after)) == ("o", "place")
    assert WORDS.describe(state, state.actions()[0], NAMES) == "Ann ended the turn."


def test_a_pattern_is_ticked_by_its_shape_and_its_middle() -> None:
    state = placed()
    assert touches(state) == ["X-d4", "done", "plus-d4"]
    for first, second in (("X-d4", "plus-d4"), ("plus-d4", "X-d4")):
        both = play(state, first, second)
        assert (task(both), touches(both)) == ("tick:X-d4,plus-d4", ["done"])
        assert points(play(both, "done")) == [9, 0]
    assert points(play(state, "plus-d4", "done")) == [5, 0]
    six = play(lay("2c", "b place 0 - -", J=CORNERS, B="a3 b3 c3 d3 e3"), "f3")
    assert touches(six) == ["done", "row-c3", "row-d3"]
    assert points(play(six, "row-d3", "done")) == [5, 0]
    assert points(play(six, "row-c3", "row-d3", "done")) == [6, 0]


def test_what_is_not_ticked_may_be_claimed_once_the_turn_is_over() -> None:
    state = placed("3c")
    assert claims(state) == []
    state = play(state, "X-d4", "done")
    assert task(state) == "place"
    state = play(placed("3c"), "done")
    assert len(claims(state)) == 2 * 9
    assert points(play(state, "claim-2-d4")) == [0, 0, 9]


def test_others_claim_while_the_mover_ticks() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J=CORNERS, B=f"{X} d4", O="a6 b6 d6 e6")
    state = play(state, "c6", "row-c6", "claim-2-c3")
    assert (turn(state), task(state), points(state)) == ("o", "tick:row-a6", [0, 0, 5])
    assert touches(state) == ["done"]
    assert points(play(state, "done")) == [0, 5, 5]


def test_a_claim_breaks_what_the_mover_has_ticked_and_the_turn_goes_on() -> None:
    state = lay("2c", "b place 1 - b.X-d4", J=CORNERS, B=f"{X} d4")
    state = play(state, "g2", "X-d4", "claim-1-c3")
    assert (turn(state), task(state), touches(state)) == ("b", "tick", ["done"])


def test_the_ends_come_after_done() -> None:
    last = play(lay("2c", "b place 0 - -", J=CORNERS, B="a2 b1 c2 d1 e2 f1 g2 a4 b3 c4 d3 e4 f3 g4"), "h3")
    assert task(play(last, "done")) == "over:pieces:bo"
    quiet = play(lay("2c", "b place 199 - -", J=CORNERS), "d4")
    assert task(play(quiet, "done")) == "over:quiet:bo"


def test_a_wrong_touch_is_refused_in_words() -> None:
    state = play(placed("3c", O="f6"), "X-d4")
    reasons = {
        ("X", "d4"): "The X around d4 is already ticked.",
        ("X", "e5"): "Ann has no X around e5.",
        ("row", "c3"): "Ann has no row a3–e3.",
        ("row", "a8"): "There is no room for a row around a8.",
        ("X", "done"): "Ann must choose the middle of an X.",
        ("d4",): "To tick a pattern, choose its shape and then its middle.",
        ("claim-1", "c3"): "There is no overlooked pattern at c3.",
        ("claim-1", "f6"): "The X on f6 is Bo's own. Only other players may claim Bo's patterns.",
        ("claim-1", "b2"): "To claim a pattern, choose an X in it; there is none on b2.",
    }
    assert {path: WORDS.refusal(state, path, NAMES) for path in reasons} == reasons
    with pytest.raises(IllegalAction):
        state.after(play(placed(), "plus-d4").actions()[0]._replace(path=("X", "e5")))


def test_nothing_tells_where_a_pattern_was_overlooked() -> None:
    things = {"J": CORNERS, "B": f"{X} d4 g7", "O": "f1", "G": "f2"}
    for stage in ("o place 1", "o tick 1"):
        standing, scored = (lay("3c", f"{stage} - {left}", **things) for left in ("b.X-d4", "-"))
        assert standing.turn == scored.turn == 1
        assert standing.tries() == scored.tries()
        for chosen in ((), ("claim-0",), ("claim-2",), ("X",)):
            assert WORDS.prompt(standing, NAMES, chosen) == WORDS.prompt(scored, NAMES, chosen)
            for view in VIEWS:
                view = view._replace(chosen=chosen)
                assert scene(standing, view) == scene(scored, view)
        tried = {action.path for action in standing.tries() if action.path[0].startswith("claim")}
        wrong = tried - {action.path for action in standing.actions()}
        assert {path for path in tried if path[1] == "g7"} < wrong
        assert {WORDS.refusal(standing, path, NAMES) for path in wrong} < {
            WORDS.refusal(scored, path, NAMES) for path in tried
        }


def test_nothing_tells_where_a_pattern_was_made() -> None:
    state = placed()
    tried = {action.path for action in state.tries() if action.seat == 0 and action.path[0] in SHAPES}
    inner = {file + rank for file in "bcdefg" for rank in "234567"}
    own = {*X.split(), *PLUS.split(), "d4"}
    assert tried >= {("X", cell) for cell in own & inner}
    assert tried == {action.path for action in play(state, "X-d4").tries() if action.path[0] in SHAPES}
    for view in VIEWS:
        picture = scene(state, view)
        assert not any(getattr(shape, "fill", "") == "recent" for shape in picture.things)
        chips = [target.touch for target in picture.targets[64:]]
        assert chips == [*SHAPES, "done", "claim-0", "claim-1"]
        assert labels(picture) == labels(scene(play(state, "X-d4"), view))
        assert labels(picture)["rise"] == "Tick a rising diagonal"
    ticked = scene(play(state, "X-d4"), View())
    assert sum(getattr(shape, "fill", "") == "recent" for shape in ticked.things) == 10


def test_chips_are_large_and_keep_their_places() -> None:
    for options in ("2c", "4c"):
        ticking = placed(options)
        assert smallest(scene(ticking, View(room=TALL)), width=360) >= 35
        for room in (WIDE, TALL):
            here, there = (
                {target.touch: target for target in scene(state, View(room=room)).targets}
                for state in (ticking, play(ticking, "done"))
            )
            assert here["claim-1"] == there["claim-1"]
            assert here["done"].w > 1.5 * here["X"].w


def test_a_computer_player_ticks_all_that_it_wins_by() -> None:
    state = placed("2c", f"{X} {PLUS}", b="a2 a3 a4 a5 a6 a7")
    done = []
    while task(state).startswith("tick"):
        question = Question(GAME, GAME.choose(patterns="claim"), state, 0, LEVELS[2].scaled(0.05), 1)
        action = think(question, games.evaluator("modx")).finish().action
        assert action
        done.append("-".join(action.path))
        state = play(state, done[-1])
    assert done == ["X-d4", "plus-d4", "done"]
    claiming = lay("2c", "b tick 1 - o.X-g3", J=CORNERS, B=f"{X} d4", O="f2 f4 g3 h2 h4")
    first = [action.path for action in order(claiming, claiming.actions())]
    assert (first[0], first[-1], len(first)) == (("X", "d4"), ("done",), 7)
