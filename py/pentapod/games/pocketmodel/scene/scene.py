"""A position of PocketModel as a picture. It only draws: what things are and say comes from the rules and the words."""

from __future__ import annotations

from functools import cache

from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.scene.close_up import seen_close
from pentapod.games.pocketmodel.scene.drawing import shapes_above, shapes_below, table_shapes
from pentapod.games.pocketmodel.scene.picture import Choice, Picture, choice
from pentapod.games.pocketmodel.scene.targets import table_targets, targets_below
from pentapod.games.pocketmodel.scene.workshop import workshop_picture
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Rect, Scene, Shape, View


def scene(state: State, view: View, words: PocketModelWords) -> Scene:
    """The picture of a position, as its viewer may see it."""
    if isinstance(state, Building):
        return workshop_picture(state, view, words)
    assert isinstance(state, PocketModel)
    position = state.position
    may = choice(state.actions(), view.chosen) if state.actors != (CHANCE,) else Choice()
    turn = state.turn if view.asked is None else view.asked
    picture = Picture(position, view, words, turn, may, seen_close(position))
    return Scene(
        picture.table.w,
        picture.table.h,
        ground(picture.table.w, picture.table.h),
        (*table_shapes(picture), *shapes_below(picture), *shapes_above(picture)),
        (*table_targets(picture), *targets_below(picture)),
        words.picture(state),
    )


@cache
def ground(w: float, h: float) -> tuple[Shape, ...]:
    """What lies under everything."""
    return (Rect(0, 0, w, h, "page"),)
