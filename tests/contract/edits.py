"""What every editor of positions must hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from math import cos, radians, sin
from random import Random

from contract.invariants import check_plain, check_sentence
from contract.pictures import check_scene
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game, PositionError, State
from pentapod.engine.match import Match
from pentapod.games import Editor
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Target, Text, View
from random_play import play_on

ICON = 50


def walk(editor: Editor, state: State, rng: Random, edits: int) -> Iterator[State]:
    """A position changed at random again and again; what cannot be done is refused with a sentence."""
    for _ in range(edits):
        try:
            state = edited(editor, state, rng)
        except CannotEdit as refusal:
            check_sentence(str(refusal))
            continue
        yield state


def edited(editor: Editor, state: State, rng: Random) -> State:
    touches = [*places(editor, state)]
    match rng.choices(("put", "lift", "move", "turn", "clear"), (8, 4, 5, 3, 0.2))[0]:
        case "put":
            piece, place = rng.choice(editor.supply(state)), rng.choice(touches)
            before = places(editor, state)[place].label
            after = editor.put(state, piece.id, place)
            assert piece.left != 0, f"{piece.id} was put, and none was left"
            again = editor.lift(after, place)
            assert places(editor, again)[place].label == before, f"{piece.id} was put on {place} and taken away"
            return after
        case "lift":
            return editor.lift(state, rng.choice(touches))
        case "move":
            return editor.move(state, rng.choice(touches), rng.choice(touches))
        case "turn":
            knob = rng.choice(editor.knobs(state))
            choice = rng.choice(knob.choices).id
            turned = editor.turn(state, knob.id, choice)
            shown = {other.id: other.chosen for other in editor.knobs(turned)}
            assert shown.get(knob.id, choice) == choice, f"{knob.id} was set to {choice}"
            return turned
    return editor.clear(state)


def places(editor: Editor, state: State) -> dict[str, Target]:
    return {target.touch: target for target in editor.scene(state, View()).targets}


def check_edited(editor: Editor, game: Game, state: State, rng: Random) -> None:
    """It is drawn, written and read, and told by its knobs; what can be played is played on."""
    text = state.text()
    assert text == text.strip()
    assert text.isprintable()
    assert editor.read(text).text() == text
    flip = rng.random() < 0.5
    wide, tall = (editor.scene(state, View(flip=flip, tall=tall)) for tall in (False, True))
    check_scene(rng.choice((wide, tall)))
    for scene in (wide, tall):
        assert len({target.touch for target in scene.targets}) == len(scene.targets)
    assert {target.touch for target in wide.targets} == {target.touch for target in tall.targets}
    check_supply(editor, state)
    check_knobs(editor, state)
    try:
        match = Match.from_position(game, text)
    except PositionError as error:
        check_sentence(str(error))
        return
    assert match.origin == text
    assert bool(match.state.actions()) == (match.state.result is None)
    play_on(match, rng, plies=6)


def check_supply(editor: Editor, state: State) -> None:
    supply = editor.supply(state)
    assert len({piece.id for piece in supply}) == len(supply) > 0
    groups = [heading for heading, _ in groupby(piece.group for piece in supply)]
    assert len(set(groups)) == len(groups), "a group of pieces is torn apart"
    for piece in supply:
        assert check_plain(piece.label)
        assert check_plain(piece.group)
        assert piece.left is None or piece.left >= 0


def check_knobs(editor: Editor, state: State) -> None:
    knobs = editor.knobs(state)
    assert len({knob.id for knob in knobs}) == len(knobs)
    for knob in knobs:
        ids = [choice.id for choice in knob.choices]
        assert check_plain(knob.label)
        assert all(map(check_plain, (choice.label for choice in knob.choices)))
        assert knob.chosen in ids
        assert len(set(ids)) == len(ids)


def check_icon(shapes: Iterable[Shape]) -> None:
    """It shows something, at most `ICON` units from its middle."""
    outline = [*chain.from_iterable(map(corners, shapes))]
    assert outline
    assert all(max(abs(x), abs(y)) <= ICON for x, y in outline), outline


def corners(shape: Shape) -> Iterator[tuple[float, float]]:
    """Points between which a shape lies, without what its stroke is wide."""
    match shape:
        case Circle(x, y, r):
            yield from box(x - r, y - r, 2 * r, 2 * r)
        case Rect(x, y, w, h):
            yield from box(x, y, w, h)
        case Line(points) | Polygon(points):
            yield from zip(points[::2], points[1::2], strict=True)
        case Curve(steps):
            for _, *numbers in steps:
                yield from zip(numbers[::2], numbers[1::2], strict=True)
        case Text(x, y, text, size):
            yield from box(x - 0.3 * size * len(text), y - size / 2, 0.6 * size * len(text), size)
        case Group(shapes, dx, dy, turn, scale):
            across, up = cos(radians(turn)) * scale, sin(radians(turn)) * scale
            for x, y in chain.from_iterable(map(corners, shapes)):
                yield dx + x * across - y * up, dy + x * up + y * across


def box(x: float, y: float, w: float, h: float) -> Iterator[tuple[float, float]]:
    yield from ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
