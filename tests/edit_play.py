"""Random edits for the tests of position editors: what must hold whatever is done to a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game, PositionError, State
from pentapod.games import Editor
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, View
from pentapod.scene.svg import to_svg

VIEWS = tuple(View(flip=flip, tall=tall) for flip in (False, True) for tall in (False, True))


def random_state(game: Game, rng: Random, steps: int) -> State:
    """A position of a random game with random options, after so many actions at most."""
    state = game.start(game.choose(**{option.id: rng.choice(option.choices).id for option in game.options}))
    for _ in range(rng.randrange(steps)):
        if state.result is not None:
            break
        state = state.after(rng.choice(list(state.actions())))
    return state


def random_edit(editor: Editor, state: State, rng: Random) -> State:
    """The position after some edit. Raises `CannotEdit`."""
    places = [target.touch for target in editor.scene(state, View()).targets]
    kind = rng.choices(("put", "lift", "move", "turn", "clear"), (10, 5, 8, 6, 0.3))[0]
    if kind == "put":
        return editor.put(state, rng.choice(editor.supply(state)).id, rng.choice(places))
    if kind == "lift":
        return editor.lift(state, rng.choice(places))
    if kind == "move":
        return editor.move(state, rng.choice(places), rng.choice(places))
    if kind == "turn":
        knob = rng.choice(editor.knobs(state))
        return editor.turn(state, knob.id, rng.choice(knob.choices).id)
    return editor.clear(state)


def edited(editor: Editor, state: State, rng: Random) -> State:
    """The position after some edit, or the same if it cannot be done, which is told in a sentence."""
    before = state.text()
    try:
        return random_edit(editor, state, rng)
    except CannotEdit as refused:
        assert str(refused)[0].isupper()
        assert str(refused)[-1] in ".!?"
        return state
    finally:
        assert state.text() == before


def sound(editor: Editor, state: State) -> None:
    """Whatever a position is, it can be drawn, written and edited further."""
    text = state.text()
    assert editor.read(text).text() == text
    for view in VIEWS[:2]:
        scene = editor.scene(state, view)
        touches = [target.touch for target in scene.targets]
        assert len(set(touches)) == len(touches)
        assert scene.label[-1] == "."
    pieces = editor.supply(state)
    assert len({piece.id for piece in pieces}) == len(pieces)
    assert all(piece.left is None or piece.left >= 0 for piece in pieces)
    knobs = editor.knobs(state)
    assert len({knob.id for knob in knobs}) == len(knobs)
    for knob in knobs:
        ids = [choice.id for choice in knob.choices]
        assert knob.chosen in ids
        assert len(set(ids)) == len(ids)


def drawn(editor: Editor, state: State) -> None:
    """It can be drawn from every side, and all targets lie in the picture."""
    for view in VIEWS:
        scene = editor.scene(state, view)
        assert to_svg(scene).endswith("</svg>")
        assert all(at.x >= 0 and at.x + at.w <= scene.w for at in scene.targets)
        assert all(at.y >= 0 and at.y + at.h <= scene.h for at in scene.targets)


def played_on(game: Game, state: State, rng: Random, steps: int = 4) -> bool:
    """Whether the game accepts a position; if so, it can be played on."""
    try:
        playing = game.position(state.text())
    except PositionError as fault:
        assert str(fault)[-1] in ".!?"
        return False
    for _ in range(steps):
        if playing.result is not None:
            break
        playing = playing.after(rng.choice(list(playing.actions())))
    return True


def reach(shapes: Iterable[Shape]) -> float:
    """How far from the origin along an axis the farthest point of some shapes is. Curves count by their handles."""
    return max(max(abs(x), abs(y)) + edge for x, y, edge in _points(shapes))


def _points(shapes: Iterable[Shape]) -> Iterator[tuple[float, float, float]]:
    """Points, with how far around them there is something."""
    for shape in shapes:
        if isinstance(shape, Group):
            assert not shape.turn
            for x, y, edge in _points(shape.shapes):
                yield shape.x + x * shape.scale, shape.y + y * shape.scale, edge * shape.scale
        elif isinstance(shape, Circle):
            yield shape.x, shape.y, shape.r + shape.width / 2
        elif isinstance(shape, Rect):
            for x in (shape.x, shape.x + shape.w):
                for y in (shape.y, shape.y + shape.h):
                    yield x, y, shape.width / 2
        elif isinstance(shape, Line | Polygon):
            for x, y in zip(shape.points[::2], shape.points[1::2], strict=True):
                yield x, y, shape.width / 2
        elif isinstance(shape, Curve):
            for _, *numbers in shape.steps:
                for over, down in zip(numbers[::2], numbers[1::2], strict=True):
                    yield float(over), float(down), shape.width / 2
