"""The picture: everything that can be touched is there, says what it is, and things keep their keys."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from games.modx.tables import CORNERS, GAME, lay, play, task
from games.modx.test_reference import eager
from pentapod.engine.touches import next_touches
from pentapod.games.modx.rules import ModxState
from pentapod.games.modx.scene import scene
from pentapod.scene.shapes import Group, Scene, View
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import THEMES

VIEWS = [View(flip=flip, tall=tall) for flip in (False, True) for tall in (False, True)]


def label(picture: Scene, touch: str) -> str:
    return next(target.label for target in picture.targets if target.touch == touch)


def keys(picture: Scene) -> dict[str, tuple[float, float]]:
    return {shape.key: (shape.x, shape.y) for shape in picture.things if isinstance(shape, Group) and shape.key}


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
            touches = [target.touch for target in picture.targets]
            assert len(set(touches)) == len(touches)
            assert set(next_touches(state.actions(), ())) <= set(touches)
            assert all(target.label and target.x >= 0 and target.y >= 0 for target in picture.targets)
            assert all(target.x + target.w <= picture.w for target in picture.targets)
            assert all(target.y + target.h <= picture.h for target in picture.targets)
            named = [shape.key for shape in picture.things if isinstance(shape, Group) and shape.key]
            assert len(set(named)) == len(named)
            assert sum(key.startswith("joker") for key in named) == len(state.ledger.jokers)
        state = state.after(eager(state, rng, 0.6))


def test_labels_say_what_lies_where() -> None:
    picture = scene(lay("2a", "b place 0 - -", J=CORNERS, oB="d4", bo="c2"), View())
    assert label(picture, "d4") == "d4, Blue's X on Orange's marker"
    assert label(picture, "c2") == "c2, Orange's marker over Blue"
    assert label(picture, "h5") == "h5, Joker"
    assert label(picture, "c3") == "c3, empty"
    assert picture.label == "MODX. Points: Blue 0 and Orange 2. Blue places an X on a space without a piece."


def test_targets_are_forty_pixels_on_a_phone() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    picture = scene(state, View(tall=True))
    pixels = 360 / picture.w
    assert all(min(target.w, target.h) * pixels >= 40 for target in picture.targets)


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
    before, after = keys(scene(state, View())), keys(scene(play(state, "g2"), View()))
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
    assert label(lit, "score") == "Score c3, c5, d4, e3 and e5"
    assert {"c3", "d4", "e4"}.isdisjoint(target.touch for target in lit.targets)
    assert to_svg(scene(play(made, "score"), View())).count("recent") == 0


def test_chips_for_patterns_and_claims() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    picture = scene(state, View())
    chips = [target.touch for target in picture.targets[64:]]
    assert chips == ["X-d4", "plus-d4", "done", "claim-0", "claim-1"]
    assert label(picture, "plus-d4") == "Plus around d4"
    ticked = play(state, "X-d4")
    assert label(scene(ticked, View()), "X-d4") == "X around d4, ticked"
    over = play(ticked, "done").resign(0)
    assert task(over) == "over:resign:o"
    assert len(scene(over, View()).targets) == 64


def test_many_chips_still_have_places_of_their_own() -> None:
    crowd = "a1 a2 a3 b1 b2 b3 c1 c2 c3 c4 d1 d2 d3 d4"
    state = play(lay("4c", "b place 0 - -", J="e1 e2 e3 e4 h8", B=crowd), "b4")
    for tall in (False, True):
        boxes = scene(state, View(tall=tall)).targets[64:]
        assert len(boxes) > 16
        for number, one in enumerate(boxes):
            for other in boxes[:number]:
                assert (
                    one.x >= other.x + other.w
                    or other.x >= one.x + one.w
                    or one.y >= other.y + other.h
                    or (other.y >= one.y + one.h)
                )


def test_a_claim_in_the_making_does_not_show_where_its_pattern_is() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5")
    unmade = lay("3c", "o place 1 - -", J=CORNERS, B="c3 c5 d4 e3 e5")
    for view in VIEWS:
        picture = scene(state, view._replace(chosen=("claim-2",)))
        assert picture.things == scene(unmade, view).things
        assert all(target.quiet for target in picture.targets if len(target.touch) == 2)
        assert not any(target.quiet for target in scene(state, view).targets if len(target.touch) == 2)


def test_svg_in_every_theme() -> None:
    stacks = {"bogpB": "d4", "bo": "c2", "gJ": "e5", "p": "f5", "oP": "f6", "G": "b7", "O": "b6"}
    state = lay("4a", "b place 0 - -", J="a1 a8 h1 h8", **stacks)
    for theme in (None, *THEMES):
        for view in VIEWS:
            assert ElementTree.fromstring(to_svg(scene(state, view), theme)).tag.endswith("svg")
