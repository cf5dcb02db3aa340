"""What a board is told of a picture: its shapes with all their fields, its targets, and which signs they carry."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.display import LETTERS, Signs, Writer, picture
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Target, Text, View
from scene.parts import parted
from scene.rolls import ROLLS

CIRCLE = Circle(1, 2, 3, "ink")
GROUP = Group((CIRCLE, Group((Text(0, 0, 'say "no"', 12, "ink"),), 4)), 5, 6, 90, 2, 0.5, "pod")
TARGET = Target("a1", "point a1", 10, 20, 30, 40, True, False, 1, True)
SCENE = Scene(100, 50, (Rect(0, 0, 9, 9, "board"),), (GROUP, CIRCLE), (TARGET,), "a board")


def told(scene: Scene, signs: Signs, **keys: str) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(Writer().write(scene, signs, keys))
    return written


def flat(shape: Shape) -> list[Any]:
    """A shape as it should be told."""
    fields = [flat_field(field) for field in shape]
    if isinstance(shape, Group):
        fields[0] = [flat(inner) for inner in shape.shapes]
        fields[-1:] = [[[flat(inner) for inner in look] for look in shape.tumble]] if shape.tumble else []
    return [LETTERS[type(shape)], *fields]


def flat_field(field: object) -> object:
    return [flat_field(one) for one in field] if isinstance(field, tuple) else field


def test_a_display_holds_all_of_a_picture() -> None:
    display = told(SCENE, Signs(lit=frozenset({"a1"})), a1="q")
    assert (display["w"], display["h"], display["scrolls"], display["label"]) == (100, 50, False, "a board")
    assert display["ground"] == [["R", 0, 0, 9, 9, "board", "", 0, 0]]
    assert display["things"] == [
        [
            "G",
            [
                ["C", 1, 2, 3, "ink", "", 0],
                ["G", [["T", 0, 0, 'say "no"', 12, "ink", "middle", False]], 4, 0, 0, 1, 1, ""],
            ],
            5,
            6,
            90,
            2,
            0.5,
            "pod",
        ],
        ["C", 1, 2, 3, "ink", "", 0],
    ]
    assert display["targets"] == [
        {
            "touch": "a1",
            "label": "point a1",
            "x": 10,
            "y": 20,
            "w": 30,
            "h": 40,
            "round": True,
            "quiet": False,
            "ends": True,
        }
    ]
    assert display["keys"] == {"a1": "q"}


def test_signs_are_told_by_touch_and_as_shapes() -> None:
    display = told(SCENE, Signs(lit=frozenset({"a1"})))
    assert (display["lit"], display["chosen"], display["reach"]) == (["a1"], [], [])
    assert (display["tints"], [shape[5] for shape in display["signs"]]) == ([], ["lit"])
    display = told(SCENE, Signs(starts=frozenset({"a1"})))
    assert (display["starts"], display["lit"], display["signs"]) == (["a1"], [], [])
    display = told(SCENE, Signs(chosen=frozenset({"a1"}), recent=frozenset({"a1"})))
    assert [shape[4] for shape in display["tints"]] == ["chosen"]
    assert [shape[5] for shape in display["signs"]] == ["touch"]


def test_each_board_is_told_its_ground_once() -> None:
    writer = Writer()
    other = SCENE._replace(ground=(CIRCLE,))
    grounds = [json.loads(writer.write(scene, Signs()))["ground"] for scene in (SCENE, SCENE, other, other, SCENE)]
    assert grounds == [[flat(SCENE.ground[0])], None, [flat(CIRCLE)], None, [flat(SCENE.ground[0])]]
    assert json.loads(Writer().write(SCENE, Signs()))["ground"]


@pytest.mark.parametrize(
    "shape",
    [
        CIRCLE,
        Rect(1, 2, 3, 4, "ink", "edge", 2, 1),
        Line((1, 2, 3, 4), "ink", 2),
        Polygon((1, 2, 3, 4, 5, 6), "ink"),
        Curve((("M", 1, 2), ("Q", 1, 2, 3, 4), ("Z",)), "ink"),
        Text(1, 2, "é", 12, "ink", "start", True),
        GROUP,
    ],
)
def test_every_shape_is_told_with_all_its_fields(shape: Shape) -> None:
    assert json.loads(picture(SCENE._replace(ground=(), things=(shape, shape)))) == {
        "ground": [],
        "things": [flat(shape), flat(shape)],
    }


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_kept_of_earlier_pictures_is_what_they_show(game_id: str) -> None:
    match, rng, writer = Match(games.find(game_id), {}), Random(game_id), Writer()
    for _ in range(40):
        state = match.state
        if state.result is not None:
            break
        scene = games.painter(game_id)(state, View(None if state.actors == (CHANCE,) else state.actors[0]))
        display = json.loads(writer.write(scene, Signs()))
        assert display["things"] == [flat(shape) for shape in scene.things]
        assert [one["label"] for one in display["targets"]] == [target.label for target in scene.targets]
        match.play_index(rng.randrange(len(state.actions())))


LISTS = ("things", "targets")

LITTLE = 1500
"""A picture of so many characters, a die and two buttons, may change nearly as a whole."""


@pytest.mark.parametrize("game_id", games.ids())
def test_a_board_that_keeps_the_last_display_is_told_only_what_has_changed(game_id: str) -> None:
    """It shows the same as one that is told everything, where a group without a key may stand in its parts."""
    match, rng = Match(games.find(game_id), {}), Random(game_id)
    sparing, usual = Writer(sparing=True), Writer()
    shown: dict[str, list[Any]] = {name: [] for name in LISTS}
    lengths: list[tuple[int, int]] = []
    for _ in range(40):
        state = match.state
        if state.result is not None:
            break
        scene = games.painter(game_id)(state, View(None if state.actors == (CHANCE,) else state.actors[0]))
        lit = Signs(lit=frozenset(target.touch for target in scene.targets[rng.randrange(3) :]))
        texts = sparing.write(scene, lit), usual.write(scene, lit)
        told, whole = map(json.loads, texts)
        shown = {name: [shown[name][one] if isinstance(one, int) else one for one in told[name]] for name in LISTS}
        whole["things"] = list(parted(whole["things"]))
        assert shown == {name: whole[name] for name in LISTS}
        lengths.append((len(texts[0]), len(texts[1])))
        match.play_index(rng.randrange(len(state.actions())))
    mine, others = map(sum, zip(*lengths, strict=True))
    assert mine < others * 2 / 3 or others < LITTLE * len(lengths)


def test_what_is_seen_while_a_thing_tumbles_is_told_behind_its_key() -> None:
    die = Group((CIRCLE,), key="die", tumble=((Circle(0, 0, 1, "eye"),), (GROUP,)))
    [written] = told(SCENE._replace(things=(die,)), Signs())["things"]
    assert written == ["G", [flat(CIRCLE)], 0, 0, 0, 1, 1, "die", [[flat(Circle(0, 0, 1, "eye"))], [flat(GROUP)]]]


@pytest.mark.parametrize("game_id", ROLLS)
def test_what_dice_bring_tumbles_and_ends_as_something_else(game_id: str) -> None:
    state = games.find(game_id).position(ROLLS[game_id])
    assert state.actors == (CHANCE,)
    for action in state.actions():
        tumbling = falling(games.painter(game_id)(state.after(action), View()))
        assert tumbling
        for thing in tumbling:
            assert thing.key
            assert len(thing.tumble) > 1
            assert thing.shapes not in thing.tumble


def test_the_same_face_that_falls_again_tumbles_again() -> None:
    game, draw = games.find("xtal"), games.painter("xtal")
    here, later = (game.position(text) for text in (ROLLS["xtal"], ROLLS["xtal"].replace("5:9", "5:10")))
    [one], [other] = (falling(draw(state.after(state.actions()[3]), View())) for state in (here, later))
    assert one.shapes == other.shapes
    assert one.tumble != other.tumble


def falling(scene: Scene) -> list[Group]:
    """What tumbles in a scene."""
    return [thing for thing in scene.things if isinstance(thing, Group) and thing.tumble]
