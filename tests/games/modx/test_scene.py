"""The picture: everything that can be touched is there, says what it is, and things keep their keys."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from drawn import check_svg
from games.modx.rules.test_reference import eager
from games.modx.tables import CORNERS, GAME, lay, play, task
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.touches import next_touches
from pentapod.games.modx.rules.state import ModxState
from pentapod.scene.shapes import TALL, WIDE, Rect, Text, View
from pentapod.scene.svg import to_svg
from pictures import VIEWS, keyed, labels, overlap, smallest, whereabouts

scene = games.painter("modx")


@pytest.mark.parametrize("patterns", ["auto", "claim"])
@pytest.mark.parametrize("players", ["2", "teams"])
def test_every_first_touch_has_a_target(players: str, patterns: str) -> None:
    rng = Random(f"{players} {patterns}")
    state = GAME.start(GAME.choose(players=players, patterns=patterns))
    state = play(state, "0")
    while state.result is None:
        assert isinstance(state, ModxState)
        for view in VIEWS:
            picture = scene(state, view)
            check_parts(picture)
            assert set(next_touches(state.actions(), ())) <= labels(picture).keys()
            assert sum(key.startswith("joker") for key in keyed(picture)) == len(state.ledger.jokers)
        state = state.after(eager(state, rng, 0.6))


def test_labels_say_what_lies_where() -> None:
    picture = scene(lay("2a", "b place 0 - -", J=CORNERS, oB="d4", bo="c2"), View())
    said = labels(picture)
    assert said["d4"] == "d4, Blue's X on Orange's marker"
    assert said["c2"] == "c2, Orange's marker over Blue"
    assert said["h5"] == "h5, Joker"
    assert said["c3"] == "c3, empty"
    assert picture.label == "MODX. Points: Blue 0 and Orange 2. Blue: place an X on a space without a piece."


def test_targets_are_large_on_a_phone() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    assert smallest(scene(state, View(room=TALL)), width=360) >= 35


def test_flip_turns_the_board_by_half() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3")
    here, there = ({target.touch: target for target in scene(state, View(flip=flip)).targets} for flip in (False, True))
    assert (here["a1"].x, here["a1"].y) == (there["h8"].x, there["h8"].y)
    assert (here["c3"].x, here["c3"].y) == (there["f6"].x, there["f6"].y)


def test_the_ground_stays_the_same() -> None:
    before = lay("2a", "b place 0 - -", J=CORNERS)
    for view in VIEWS:
        assert scene(before, view).ground is scene(play(before, "d4"), view).ground


def test_pieces_that_stay_keep_their_key_and_jokers_glide() -> None:
    state = play(lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3", O="g7"), "d4", "score")
    before, after = whereabouts(scene(state, View())), whereabouts(scene(play(state, "g2"), View()))
    assert before.keys() == after.keys()
    moved = [key for key in before if before[key] != after[key]]
    assert len(moved) == 1
    assert moved[0].startswith("joker")


def test_a_made_pattern_lights_up_before_it_scores() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5")
    made = play(state, "d4")
    assert to_svg(scene(state, View())).count("recent") == 0
    lit = scene(made, View())
    assert to_svg(lit).count("recent") == 10
    assert labels(lit)["score"] == "Score c3, c5, d4, e3 and e5"
    assert {"c3", "d4", "e4"}.isdisjoint(target.touch for target in lit.targets)
    assert to_svg(scene(play(made, "score"), View())).count("recent") == 0


def test_when_the_game_is_over_no_chip_is_left() -> None:
    over = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4", "X-d4", "done").resign(0)
    assert task(over) == "over:resign:o"
    assert len(scene(over, View()).targets) == 64


def test_every_chip_has_a_place_of_its_own() -> None:
    state = play(lay("4c", "b place 0 - -", J=CORNERS), "b4")
    for room in (WIDE, TALL):
        boxes = scene(state, View(room=room)).targets[64:]
        assert len(boxes) == 6 + 1 + 4
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_a_claim_in_the_making_does_not_show_where_its_pattern_is() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5")
    unmade = lay("3c", "o place 1 - -", J=CORNERS, B="c3 c5 d4 e3 e5")
    for view in VIEWS:
        picture = scene(state, view._replace(chosen=("claim-2",)))
        assert picture.things == scene(unmade, view._replace(chosen=("claim-2",))).things
        assert all(target.quiet for target in picture.targets if len(target.touch) == 2)
        assert not any(target.quiet for target in scene(state, view).targets if len(target.touch) == 2)


def test_svg_in_every_theme() -> None:
    stacks = {"bogpB": "d4", "bo": "c2", "gJ": "e5", "p": "f5", "oP": "f6", "G": "b7", "O": "b6"}
    state = lay("4a", "b place 0 - -", J="a1 a8 h1 h8", **stacks)
    for view in VIEWS:
        check_svg(scene(state, view), games.colours("modx"))


@pytest.mark.parametrize("tall", [False, True])
def test_the_letters_below_the_board_touch_neither_its_frame_nor_the_edge_of_the_picture(tall: bool) -> None:
    picture = scene(GAME.start(GAME.choose()), View(room=TALL if tall else WIDE))
    frame = next(shape for shape in picture.ground if isinstance(shape, Rect))
    letters = [shape for shape in picture.ground if isinstance(shape, Text) and shape.text.isalpha()]
    assert len(letters) == 8
    for letter in letters:  # An "f" reaches 0.45 sizes above its middle, the tail of a "g" 0.6 below.
        assert letter.y - 0.45 * letter.size > frame.y + frame.h + frame.width + 3
        assert letter.y + 0.6 * letter.size < picture.h
