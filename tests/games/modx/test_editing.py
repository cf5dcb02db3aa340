"""Positions set up by hand: things put, moved and taken away, knobs turned, and what becomes of what was under way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from edit_play import drawn, edited, played_on, random_state, reach, sound
from games.modx.tables import CORNERS, GAME, lay, play
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import ImpossiblePosition, MalformedPosition, State
from pentapod.games import editor
from pentapod.games.modx.scene import scene as game_scene
from pentapod.scene.shapes import Group, View

found = editor("modx")
assert found
EDITOR = found

MIDDLE = "2a J6J/8/3B4/2bJ4/1(bo)(boO)5/8/8/J6J b place 3 - -"


def board(state: State) -> str:
    return state.text().split(" ")[1]


def task(state: State) -> str:
    return " ".join(state.text().split(" ")[2:4])


def put(state: State, **things: str) -> State:
    """Pieces by their letters on cells: `put(state, B="c3 e3")`."""
    for piece, cells in things.items():
        for cell in cells.split():
            state = EDITOR.put(state, piece, cell)
    return state


def turn(state: State, **knobs: str) -> State:
    for knob, choice in knobs.items():
        state = EDITOR.turn(state, knob.replace("_", "-"), choice)
    return state


def left(state: State, piece: str) -> int | None:
    return next(known.left for known in EDITOR.supply(state) if known.id == piece)


def chosen(state: State, knob: str) -> str:
    return next(known.chosen for known in EDITOR.knobs(state) if known.id == knob)


def fault(state: State) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        GAME.position(state.text())
    return str(error.value)


def refused(edit: Callable[..., State], *words: object) -> str:
    with pytest.raises(CannotEdit) as error:
        edit(*words)
    return str(error.value)


def test_the_supply_is_what_is_in_the_hands() -> None:
    state: State = lay("3a", "b place 0 - -", J=CORNERS, B="c3 d4", boO="e5")
    assert [(piece.label, piece.group, piece.left) for piece in EDITOR.supply(state)] == [
        ("Blue's X", "X-pieces", 13),
        ("Orange's X", "X-pieces", 14),
        ("Green's X", "X-pieces", 15),
        ("Joker", "Jokers", 0),
        ("Blue's marker", "Markers", 17),
        ("Orange's marker", "Markers", 17),
        ("Green's marker", "Markers", 18),
    ]


def test_a_piece_takes_the_place_of_another() -> None:
    state = put(lay("2a", "b place 0 - -", J=CORNERS, B="c3", bO="d4"), O="c3", B="d4")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, O="c3", bB="d4").text()
    assert refused(EDITOR.put, state, "O", "c3") == "It lies on c3 already."


def test_a_marker_goes_on_the_stack_and_below_the_piece() -> None:
    state = put(lay("2a", "b place 0 - -", J=CORNERS, bO="d4"), o="d4 c3", b="c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, boO="d4", ob="c3").text()
    assert refused(EDITOR.put, state, "b", "c3") == "A marker never lies on one of its own colour."


def test_there_is_no_more_than_the_supply() -> None:
    state = put(GAME.start(GAME.choose()), J=CORNERS, B="a2 b1 c2 d1 e2 f1 g2 a4 b3 c4 d3 e4 f3 g4 h3")
    assert refused(EDITOR.put, state, "B", "c6") == "All 15 X-pieces of Blue are on the board."
    assert refused(EDITOR.put, state, "J", "c6") == "All 5 Jokers are in play."
    assert refused(EDITOR.put, state, "G", "c6") == "Green does not play in this game."
    assert refused(EDITOR.put, state, "Z", "c6") == "There is no such piece in MODX."
    assert refused(EDITOR.put, state, "B", "i9") == "There is no such cell."


def test_what_lies_uppermost_is_lifted_first() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS, boO="d4")
    for things in ("(bo)", "b", ""):
        state = EDITOR.lift(state, "d4")
        assert board(state).split("/")[4] == (f"3{things}4" if things else "8")
    assert refused(EDITOR.lift, state, "d4") == "Nothing lies on d4."


def test_what_lies_uppermost_is_moved() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS, boO="d4", b="c3", O="c5")
    state = EDITOR.move(state, "d4", "c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, bo="d4", bO="c3", O="c5").text()
    state = EDITOR.move(state, "d4", "c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, b="d4", boO="c3", O="c5").text()
    assert EDITOR.move(state, "d4", "d4").text() == state.text()
    assert refused(EDITOR.move, state, "e5", "d4") == "Nothing lies on e5."


def test_a_moved_joker_glides() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS)
    moved = EDITOR.move(state, "a8", "d4")
    before, after = (
        {shape.key for shape in EDITOR.scene(at, View()).things if isinstance(shape, Group) and shape.key}
        for at in (state, moved)
    )
    assert before == after
    spots = [{shape.key: (shape.x, shape.y) for shape in EDITOR.scene(at, View()).things if isinstance(shape, Group)}
             for at in (state, moved)]  # fmt: skip
    assert sum(spots[0][key] != spots[1][key] for key in before) == 1


def test_jokers_begin_the_game_and_the_fifth_ends_their_placing() -> None:
    state: State = GAME.start(GAME.choose())
    state = put(state, J="a1")
    assert task(state) == "b jokers"
    assert GAME.position(state.text()).actors == (0,)
    state = put(state, J="a8 h1 h8 e5")
    assert task(state) == "o place"
    assert task(EDITOR.lift(state, "e5")) == "o place"
    assert fault(EDITOR.lift(state, "e5")) == "There cannot be 4 Jokers on the board and in the hand now."


def test_a_broken_pattern_scores_no_more() -> None:
    state: State = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    assert task(state) == "b score"
    assert task(EDITOR.lift(state, "h5")) == "b score"
    assert task(EDITOR.lift(state, "c3")) == "b place"


def test_ticks_of_a_broken_pattern_are_dropped() -> None:
    state: State = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4", "X-d4")
    assert task(state) == "b tick:X-d4"
    assert task(put(state, O="g2")) == "b tick:X-d4"
    assert task(EDITOR.lift(state, "c3")) == "b tick"
    assert task(EDITOR.lift(EDITOR.lift(state, "c3"), "c4")) == "b place"


def test_jokers_in_the_hand_are_things_on_the_cells_that_they_came_from() -> None:
    state: State = play(lay("2a", "b place 0 - -", J="c3 e3 a8 h8 h1", B="c5 e5"), "d4", "score")
    assert task(state) == "b move:c3,e3"
    labels = {target.touch: target.label for target in EDITOR.scene(state, View()).targets}
    assert labels["c3"] == "c3, empty, a Joker from here in the hand"
    assert left(state, "J") == 0
    state = EDITOR.move(state, "c3", "c3")
    assert task(state) == "b move:e3"
    state = put(state, O="g2")
    assert task(state) == "b move:e3"
    state = EDITOR.lift(state, "e3")
    assert task(state) == "o place"
    assert left(state, "J") == 1


def test_a_claim_is_kept_until_its_last_joker_lies() -> None:
    state = EDITOR.read("3c J6J/8/8/8/8/8/8/J7 o g=move:e5,h1<place 0 - -")
    state = EDITOR.move(put(state, B="c3"), "e5", "e6")
    assert task(state) == "o g=move:h1<place"
    assert task(EDITOR.move(state, "h1", "h2")) == "o place"


def test_the_last_markers_are_chosen_for_while_they_are_too_few() -> None:
    text = (
        "4a J6J/(bo)(bo)(bo)(bo)(bo)(bo)2/(bg)(bg)(bg)(bg)(bg)(bg)2/(bp)(bp)6/8/8/8/J6J b cover:c3,c4,c5,d3,d4;e4 3 - -"
    )
    state = EDITOR.read(text)
    assert task(put(state, o="c4")) == "b cover:c3,c4,c5,d3,d4;e4"
    assert task(put(state, O="c4")) == "b move:e4"
    assert task(EDITOR.lift(EDITOR.lift(state, "a7"), "a7")) == "b move:e4"


def test_an_overlooked_pattern_is_forgotten_when_it_is_broken() -> None:
    state: State = lay("2c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5")
    assert chosen(state, "overlooked") == "all"
    assert put(state, O="g2").text().endswith("b.X-d4")
    broken = EDITOR.lift(state, "d4")
    assert broken.text().endswith(" -")
    again = turn(put(broken, B="d4"), overlooked="all")
    assert again.text() == state.text()
    assert turn(again, overlooked="none").text().endswith(" -")


def test_an_end_that_is_none_any_more_gives_the_game_back() -> None:
    state: State = lay("2a", "b over:target:b 0 - -", J=CORNERS, b="b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 b3 c3 d3")
    assert task(put(state, O="e5")) == "b over:target:b"
    assert task(EDITOR.lift(state, "b1")) == "o place"


def test_winners_are_those_of_the_board() -> None:
    state = turn(lay("2a", "b place 0 - -", J=CORNERS, b="b2"), stage="over-markers")
    assert task(state) == "b over:markers:b"
    assert task(put(state, o="b2")) == "b over:markers:o"
    assert task(put(state, o="c2")) == "b over:markers:bo"
    assert task(turn(state, stage="over-quiet")) == "b over:quiet:bo"
    assert chosen(turn(state, stage="over-quiet"), "quiet") == "200"


def test_who_gives_up_has_no_turn_and_the_last_side_wins() -> None:
    state = turn(lay("3a", "b place 0 - -", J=CORNERS), out_0="out")
    assert task(state) == "o place"
    assert [choice.label for knob in EDITOR.knobs(state) if knob.id == "turn" for choice in knob.choices] == [
        "Orange",
        "Green",
    ]
    ended = turn(state, out_1="out")
    assert task(ended) == "o over:resign:g"
    assert GAME.position(ended.text()).result == (0, 0, 1)
    assert task(turn(ended, out_1="in")) == "g place"


def test_the_turn_goes_to_another() -> None:
    state = turn(lay("2a", "b place 0 - -", J=CORNERS), turn="1")
    assert task(state) == "o place"
    with pytest.raises(CannotEdit):
        turn(state, turn="2")
    with pytest.raises(CannotEdit):
        turn(state, tempo="fast")


def test_patterns_score_or_are_ticked() -> None:
    state: State = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    ticking = turn(state, patterns="claim")
    assert task(ticking) == "b tick"
    assert GAME.position(ticking.text()).actors == (0,)
    assert turn(ticking, patterns="auto").text() == state.text()


def test_fewer_players_keep_what_is_theirs() -> None:
    state = turn(lay("4a", "p place 4 g -", J=CORNERS, B="b2", O="b3", G="b4", P="b5", bgb="c1", pg="c2"), players="2")
    assert state.text() == lay("2a", "b place 4 - -", J=CORNERS, B="b2", O="b3", b="c1").text()
    assert turn(state, players="teams").text().startswith("ta ")


def test_clear_takes_everything_and_keeps_the_knobs() -> None:
    state = EDITOR.clear(lay("3c", "o place 7 g -", J=CORNERS, B="c3", go="d4"))
    assert state.text() == "3c 8/8/8/8/8/8/8/8 o place 7 g -"
    scoring = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    assert task(EDITOR.clear(scoring)) == "b place"
    ended: State = lay("2a", "b over:markers:b 0 - -", J=CORNERS, b="b1")
    assert task(EDITOR.clear(ended)) == "b over:markers:bo"


def test_a_beginning_a_middle_and_an_end_are_built_by_edits_alone() -> None:
    empty = EDITOR.clear(GAME.position(MIDDLE))
    assert turn(empty, stage="deal").text() == GAME.start(GAME.choose()).text()
    middle = put(empty, J="a8 h8 d5 a1 h1", B="d6", b="c5 b4 c4", o="b4 c4", O="c4")
    assert middle.text() == MIDDLE
    end = put(turn(empty, players="teams", quiet="0"), J=CORNERS, b="b1 c1 d1 e1 f1 g1", g="b2 c2 d2 e2 f2 g2")
    end = turn(end, turn="2", stage="over-target")
    assert (
        end.text()
        == lay("ta", "g over:target:bg 0 - -", J=CORNERS, b="b1 c1 d1 e1 f1 g1", g="b2 c2 d2 e2 f2 g2").text()
    )
    assert GAME.position(end.text()).result == (0.5, 0, 0.5, 0)


def test_faults_come_and_go() -> None:
    state = put(EDITOR.clear(GAME.position(MIDDLE)), J="d4 c3 c5 e3")
    assert fault(state) == "There cannot be 4 Jokers on the board and in the hand now."
    state = put(state, J="e5")
    assert fault(state) == "The five Jokers make a pattern, which would have ended the game."
    state = EDITOR.move(state, "e5", "e6")
    assert GAME.position(state.text()).actors == (0,)
    state = turn(state, stage="score")
    assert fault(state) == "Blue has not made these patterns."
    state = put(state, B="e5")
    assert GAME.position(state.text()).actors == (0,)
    state = put(state, b="a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5 b6 b7")
    assert fault(state) == "With 15 points Blue would have won."
    assert GAME.position(EDITOR.lift(state, "b7").text()).actors == (0,)
    assert GAME.position(turn(state, stage="over-target").text()).result == (1, 0)


def test_an_impossible_text_is_read_and_written() -> None:
    for text in (
        "2a J6J/BBBBBBBB/8/BBBBBBBB/4J3/(gG)/8/J6J g place 0 - -".replace("(gG)", "(gG)7"),
        "2a 8/8/8/8/8/8/8/8 - score 999 bo -",
        "3c 8/8/8/8/8/8/8/8 p x=move:a1,a1<tick:X-d4 0 ppg b.X-d4".replace("x=", "g="),
        "2a 8/8/8/8/8/8/8/8 g over:joker: 0 - -",
    ):
        state = EDITOR.read(text)
        assert state.text() == text
        sound(EDITOR, state)
        drawn(EDITOR, state)
    with pytest.raises(MalformedPosition):
        EDITOR.read("2a 8/8 b place 0 - -")


def test_the_scene_says_what_lies_on_every_cell() -> None:
    state: State = lay("2c", "b place 0 - -", J=CORNERS, boO="d4")
    picture = EDITOR.scene(state, View(viewer=1, chosen=("claim-0",)))
    assert len(picture.targets) == 64
    assert {target.label for target in picture.targets} >= {"d4, Orange's X on Orange's marker over Blue", "h5, Joker"}
    assert not any(target.quiet for target in picture.targets)
    assert picture.label == "MODX, a position in the making. Points: Blue 0 and Orange 1."
    for view in (View(), View(flip=True, tall=True)):
        assert EDITOR.scene(state, view).ground is game_scene(state, view).ground


def test_icons_fit() -> None:
    for piece in EDITOR.supply(lay("4a", "b place 0 - -", J=CORNERS)):
        assert 35 < reach(EDITOR.icon(piece.id)) <= 50
    with pytest.raises(CannotEdit):
        EDITOR.icon("nothing")


@pytest.mark.parametrize("number", range(5))
def test_random_edits_never_break(number: int) -> None:
    rng = Random(f"modx {number}")
    state, accepted = random_state(GAME, rng, 120), 0
    assert EDITOR.read(state.text()).text() == state.text()
    for step in range(60):
        state = edited(EDITOR, state, rng)
        sound(EDITOR, state)
        accepted += played_on(GAME, state, rng)
        if step % 20 == 0:
            drawn(EDITOR, state)
        if step % 12 == 11:
            state = random_state(GAME, rng, 120)
    assert accepted > 10


def test_every_position_of_a_game_is_read() -> None:
    for number in range(3):
        rng = Random(f"modx read {number}")
        state = random_state(GAME, rng, 1)
        while state.result is None:
            assert EDITOR.read(state.text()).text() == state.text()
            state = state.after(rng.choice(list(state.actions())))
        assert EDITOR.read(state.text()).text() == state.text()
