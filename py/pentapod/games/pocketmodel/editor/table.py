"""How a position that is set up by hand is drawn: the table, and below it all hands and discard piles."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.data.table import LETTERS
from pentapod.games.pocketmodel.editor.places import RESERVES
from pentapod.games.pocketmodel.editor.strips import Strips
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.scene.drawing import table_shapes
from pentapod.games.pocketmodel.scene.picture import Picture
from pentapod.games.pocketmodel.scene.scene import ground
from pentapod.games.pocketmodel.scene.targets import table_targets
from pentapod.games.pocketmodel.scene.workshop import workshop_picture
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Scene, Target, View


def scene(state: State, view: View, words: PocketModelWords) -> Scene:
    """The position with everything that can hold something as a target; fleets in the making have no places."""
    view = View(CHANCE, (), view.flip, view.room)
    if isinstance(state, Building):
        return workshop_picture(state, view, words)._replace(targets=())
    assert isinstance(state, PocketModel)
    position = state.position.copy()
    position.todo = ()
    picture = Picture(position, view, words, roomy=True)
    strips = Strips(picture, words)
    w, h = picture.table.w, strips.bottom
    shapes = (*table_shapes(picture), *strips.shapes())
    targets = (*_reserves(picture, words), *table_targets(picture), *strips.targets())
    return Scene(w, h, ground(w, h), shapes, targets, words.sketch(position))


def _reserves(picture: Picture, words: PocketModelWords) -> Iterator[Target]:
    """The reserves, on which units stand."""
    for seat in picture.position.seats:
        if picture.position.slots[seat]:
            box = picture.table.panels[seat].reserves
            yield Target(f"{RESERVES}{LETTERS[seat]}", words.reserves(seat), *box)
