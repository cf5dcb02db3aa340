"""While dice tumble in a battle or a strike, nothing in the picture tells what they come to."""

from __future__ import annotations

from games.pocketmodel.tables import GAME
from pentapod import games
from pentapod.games.pocketmodel.words.words import WORDS
from pentapod.scene.shapes import Group, Scene, Shape, Text, View
from scene.rolls import ROLLS

VERDICTS = {*map(WORDS.sign, ("hit", "miss", "destroyed", "holds"))}


def texts(shapes: tuple[Shape, ...], tumbling: bool) -> list[str]:
    """What is written: while everything that tumbles does so, or once it lies still."""
    found = []
    for shape in shapes:
        if isinstance(shape, Text):
            found.append(shape.text)
        elif isinstance(shape, Group):
            looks = shape.tumble if tumbling and shape.tumble else (shape.shapes,)
            found += [text for look in looks for text in texts(look, tumbling)]
    return found


def rolled() -> list[Scene]:
    """The picture after the last roll of a battle, for every roll of it."""
    state = GAME.position(ROLLS["pocketmodel"])
    paint = games.painter("pocketmodel")
    found = []
    for action in state.actions():
        after = state.after(action)
        while not VERDICTS & set(texts(paint(after, View()).things, False)):
            after = after.after(after.actions()[-1])
        found.append(paint(after, View()))
    return found


def test_no_verdict_and_no_sum_is_told_while_dice_tumble() -> None:
    for picture in rolled():
        assert VERDICTS & set(texts(picture.things, False))
        falling = texts(picture.things, True)
        assert not VERDICTS & set(falling)
        assert WORDS.sign("rolling") in falling
        assert not any("=" in text for text in falling)


def test_the_same_sum_of_another_roll_tumbles_again() -> None:
    found = {
        thing.tumble
        for picture in rolled()
        for thing in picture.things
        if isinstance(thing, Group) and thing.key.startswith("sum-") and thing.tumble
    }
    assert len(found) > 6
