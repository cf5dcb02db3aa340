"""Positions set up by hand: things put, moved and taken away, knobs turned, and what becomes of what was under way."""

from __future__ import annotations

import pytest

from games.modx.tables import CORNERS, GAME, lay, play
from pentapod import games
from pentapod.engine.editing import CannotEdit
from pentapod.engine.state import MalformedPosition, State
from pentapod.scene.shapes import View
from pictures import VIEWS, whereabouts
from workbench import Workbench

BENCH = Workbench("modx")
EDITOR = BENCH.editor
clear, icon, knobs, lift, move, read, scene, supply = (
    EDITOR.clear,
    EDITOR.icon,
    EDITOR.knobs,
    EDITOR.remove,
    EDITOR.move,
    EDITOR.read,
    EDITOR.scene,
    EDITOR.supply,
)
game_scene = games.painter("modx")
set_up, refusal, accepted, fault = BENCH.set_up, BENCH.refusal, BENCH.accepted, BENCH.fault

MIDDLE = "2a J6J/8/3B4/2bJ4/1(bo)(boO)5/8/8/J6J b place 3 - -"


def board(state: State) -> str:
    return state.text().split(" ")[1]


def task(state: State) -> str:
    return " ".join(state.text().split(" ")[2:4])


def test_the_supply_is_what_is_in_the_hands() -> None:
    state: State = lay("3a", "b place 0 - -", J=CORNERS, B="c3 d4", boO="e5")
    assert [(piece.label, piece.group, piece.left) for piece in supply(state)] == [
        ("Blue's X", "X-pieces", 13),
        ("Orange's X", "X-pieces", 14),
        ("Green's X", "X-pieces", 15),
        ("Joker", "Jokers", 0),
        ("Blue's marker", "Markers", 17),
        ("Orange's marker", "Markers", 17),
        ("Green's marker", "Markers", 18),
    ]


def test_a_piece_takes_the_place_of_another() -> None:
    state = set_up(lay("2a", "b place 0 - -", J=CORNERS, B="c3", bO="d4"), "O>c3", "B>d4")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, O="c3", bB="d4").text()
    assert refusal(state, "O>c3") == "It is already there."


def test_a_marker_goes_on_the_stack_and_below_the_piece() -> None:
    state = set_up(lay("2a", "b place 0 - -", J=CORNERS, bO="d4"), "o>d4 c3", "b>c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, boO="d4", ob="c3").text()
    assert refusal(state, "b>c3") == "A marker cannot be directly on one of its own colour."


def test_there_is_no_more_than_the_supply() -> None:
    state = set_up(GAME.start(GAME.choose()), f"J>{CORNERS}", "B>a2 b1 c2 d1 e2 f1 g2 a4 b3 c4 d3 e4 f3 g4 h3")
    assert refusal(state, "B>c6") == "There are none left to place."
    assert refusal(state, "J>c6") == "There are none left to place."
    assert refusal(state, "G>c6") == "There is no such piece."
    assert refusal(state, "Z>c6") == "There is no such piece."
    assert refusal(state, "B>i9") == "There is no such place."
    with pytest.raises(CannotEdit):
        icon("nothing")


def test_what_lies_uppermost_is_lifted_first() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS, boO="d4")
    for things in ("(bo)", "b", ""):
        state = lift(state, "d4")
        assert board(state).split("/")[4] == (f"3{things}4" if things else "8")
    assert refusal(state, "d4>") == "There is nothing here to take."


def test_what_lies_uppermost_is_moved() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS, boO="d4", b="c3", O="c5")
    state = move(state, "d4", "c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, bo="d4", bO="c3", O="c5").text()
    state = move(state, "d4", "c3")
    assert state.text() == lay("2a", "b place 0 - -", J=CORNERS, b="d4", boO="c3", O="c5").text()
    assert move(state, "d4", "d4").text() == state.text()
    assert refusal(state, "e5>>d4") == "There is nothing here to take."


def test_a_moved_joker_glides() -> None:
    state: State = lay("2a", "b place 0 - -", J=CORNERS)
    moved = move(state, "a8", "d4")
    before, after = (whereabouts(scene(at, View())) for at in (state, moved))
    assert before.keys() == after.keys()
    assert sum(before[key] != after[key] for key in before) == 1


def test_jokers_begin_the_game_and_the_fifth_ends_their_placing() -> None:
    state: State = GAME.start(GAME.choose())
    state = set_up(state, "J>a1")
    assert task(state) == "b jokers"
    assert accepted(state).actors == (0,)
    state = set_up(state, "J>a8 h1 h8 e5")
    assert task(state) == "o place"
    assert task(lift(state, "e5")) == "o place"
    assert fault(lift(state, "e5")) == "There cannot be 4 Jokers on the board and in hand now."


def test_a_broken_pattern_scores_no_more() -> None:
    state: State = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    assert task(state) == "b score"
    assert task(lift(state, "h5")) == "b score"
    assert task(lift(state, "c3")) == "b place"


def test_ticks_of_a_broken_pattern_are_dropped() -> None:
    state: State = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4", "X-d4")
    assert task(state) == "b tick:X-d4"
    assert task(set_up(state, "O>g2")) == "b tick:X-d4"
    assert task(lift(state, "c3")) == "b tick"
    assert task(lift(lift(state, "c3"), "c4")) == "b tick"


def test_jokers_in_the_hand_are_things_on_the_cells_that_they_came_from() -> None:
    state: State = play(lay("2a", "b place 0 - -", J="c3 e3 a8 h8 h1", B="c5 e5"), "d4", "score")
    assert task(state) == "b move:c3,e3"
    assert BENCH.labels(state)["c3"] == "c3, empty, a Joker from here is in hand"
    assert BENCH.left(state)["J"] == 0
    state = move(state, "c3", "c3")
    assert task(state) == "b move:e3"
    state = set_up(state, "O>g2")
    assert task(state) == "b move:e3"
    state = lift(state, "e3")
    assert task(state) == "o place"
    assert BENCH.left(state)["J"] == 1


def test_a_claim_is_kept_until_its_last_joker_lies() -> None:
    state = read("3c J6J/8/8/8/8/8/8/J7 o g=move:e5,h1<place 0 - -")
    state = move(set_up(state, "B>c3"), "e5", "e6")
    assert task(state) == "o g=move:h1<place"
    assert task(move(state, "h1", "h2")) == "o place"


def test_the_last_markers_are_chosen_for_while_they_are_too_few() -> None:
    text = (
        "4a J6J/(bo)(bo)(bo)(bo)(bo)(bo)2/(bg)(bg)(bg)(bg)(bg)(bg)2/(bp)(bp)6/8/8/8/J6J b cover:c3,c4,c5,d3,d4;e4 3 - -"
    )
    state = read(text)
    assert task(set_up(state, "o>c4")) == "b cover:c3,c4,c5,d3,d4;e4"
    assert task(set_up(state, "O>c4")) == "b move:e4"
    assert task(lift(lift(state, "a7"), "a7")) == "b move:e4"


def test_an_overlooked_pattern_is_forgotten_when_it_is_broken() -> None:
    state: State = lay("2c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5")
    assert BENCH.chosen(state)["overlooked"] == "all"
    assert set_up(state, "O>g2").text().endswith("b.X-d4")
    broken = lift(state, "d4")
    assert broken.text().endswith(" -")
    again = set_up(broken, "B>d4", "overlooked=all")
    assert again.text() == state.text()
    assert set_up(again, "overlooked=none").text().endswith(" -")


def test_an_end_that_is_none_any_more_gives_the_game_back() -> None:
    state: State = lay("2a", "b over:target:b 0 - -", J=CORNERS, b="b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 b3 c3 d3")
    assert task(set_up(state, "O>e5")) == "b over:target:b"
    assert task(lift(state, "b1")) == "o place"


def test_winners_are_those_of_the_board() -> None:
    state = set_up(lay("2a", "b place 0 - -", J=CORNERS, b="b2"), "stage=over-markers")
    assert task(state) == "b over:markers:b"
    assert task(set_up(state, "o>b2")) == "b over:markers:o"
    assert task(set_up(state, "o>c2")) == "b over:markers:bo"
    assert task(set_up(state, "stage=over-quiet")) == "b over:quiet:bo"
    assert BENCH.chosen(set_up(state, "stage=over-quiet"))["quiet"] == "200"


def test_who_gives_up_has_no_turn_and_the_last_side_wins() -> None:
    state = set_up(lay("3a", "b place 0 - -", J=CORNERS), "out-0=out")
    assert task(state) == "o place"
    assert [choice.label for knob in knobs(state) if knob.id == "turn" for choice in knob.choices] == [
        "Orange",
        "Green",
    ]
    ended = set_up(state, "out-1=out")
    assert task(ended) == "o over:resign:g"
    assert accepted(ended).result == (0, 0, 1)
    assert task(set_up(ended, "out-1=in")) == "g place"


def test_the_turn_goes_to_another() -> None:
    state = set_up(lay("2a", "b place 0 - -", J=CORNERS), "turn=1")
    assert task(state) == "o place"
    assert refusal(state, "turn=2") == "That cannot be chosen here."


def test_patterns_score_or_are_ticked() -> None:
    state: State = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    ticking = set_up(state, "patterns=claim")
    assert task(ticking) == "b tick"
    assert accepted(ticking).actors == (0,)
    assert set_up(ticking, "patterns=auto").text() == state.text()
    assert task(set_up(lift(ticking, "d4"), "patterns=auto")) == "o place"


def test_fewer_players_keep_what_is_theirs() -> None:
    state = set_up(
        lay("4a", "p place 4 g -", J=CORNERS, B="b2", O="b3", G="b4", P="b5", bgb="c1", pg="c2"), "players=2"
    )
    assert state.text() == lay("2a", "b place 4 - -", J=CORNERS, B="b2", O="b3", b="c1").text()
    assert set_up(state, "players=teams").text().startswith("ta ")


def test_clear_takes_everything_and_keeps_the_knobs() -> None:
    state = clear(lay("3c", "o place 7 g -", J=CORNERS, B="c3", go="d4"))
    assert state.text() == "3c 8/8/8/8/8/8/8/8 o place 7 g -"
    scoring = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    assert task(clear(scoring)) == "b place"
    ended: State = lay("2a", "b over:markers:b 0 - -", J=CORNERS, b="b1")
    assert task(clear(ended)) == "b over:markers:bo"


def test_a_beginning_a_middle_and_an_end_are_built_by_edits_alone() -> None:
    empty = clear(GAME.position(MIDDLE))
    assert set_up(empty, "stage=deal").text() == GAME.start(GAME.choose()).text()
    middle = set_up(empty, "J>a8 h8 d5 a1 h1", "B>d6", "b>c5 b4 c4", "o>b4 c4", "O>c4")
    assert middle.text() == MIDDLE
    end = set_up(empty, "players=teams", "quiet=0", f"J>{CORNERS}", "b>b1 c1 d1 e1 f1 g1", "g>b2 c2 d2 e2 f2 g2")
    end = set_up(end, "turn=2", "stage=over-target")
    assert (
        end.text()
        == lay("ta", "g over:target:bg 0 - -", J=CORNERS, b="b1 c1 d1 e1 f1 g1", g="b2 c2 d2 e2 f2 g2").text()
    )
    assert accepted(end).result == (0.5, 0, 0.5, 0)


def test_faults_come_and_go() -> None:
    state = set_up(clear(GAME.position(MIDDLE)), "J>d4 c3 c5 e3")
    assert fault(state) == "There cannot be 4 Jokers on the board and in hand now."
    state = set_up(state, "J>e5")
    assert fault(state) == "The Jokers make a pattern, which would already have ended the game."
    state = move(state, "e5", "e6")
    assert accepted(state).actors == (0,)
    state = set_up(state, "stage=score")
    assert fault(state) == "Blue has not made these patterns."
    state = set_up(state, "B>e5")
    assert accepted(state).actors == (0,)
    state = set_up(state, "b>a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5 b6 b7")
    assert fault(state) == "With 15 points, Blue would already have won."
    assert accepted(lift(state, "b7")).actors == (0,)
    assert accepted(set_up(state, "stage=over-target")).result == (1, 0)


def test_an_impossible_text_is_read_and_written() -> None:
    for text in (
        "2a J6J/BBBBBBBB/8/BBBBBBBB/4J3/(gG)7/8/J6J g place 0 - -",
        "2a 8/8/8/8/8/8/8/8 - score 999 bo -",
        "3c 8/8/8/8/8/8/8/8 p g=move:a1,a1<tick:X-d4 0 ppg b.X-d4",
        "2a 8/8/8/8/8/8/8/8 g over:joker: 0 - -",
    ):
        BENCH.impossible(text)
    with pytest.raises(MalformedPosition):
        read("2a 8/8 b place 0 - -")


def test_the_scene_says_what_lies_on_every_cell() -> None:
    state: State = lay("2c", "b place 0 - -", J=CORNERS, boO="d4")
    picture = scene(state, View(viewer=1, chosen=("claim-0",)))
    assert len(picture.targets) == 64
    assert {target.label for target in picture.targets} >= {"d4, Orange's X on Orange's marker over Blue", "h5, Joker"}
    assert not any(target.quiet for target in picture.targets)
    assert picture.label == "MODX, a position being set up. Points: Blue 0 and Orange 1."
    for view in VIEWS:
        assert scene(state, view).ground is game_scene(state, view).ground
