"""Positions of MODX set up by hand: X-pieces, Jokers and stacks of markers on the cells, and the rest by knobs."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import CHANCE, State
from pentapod.games.modx.data.table import COLOURS
from pentapod.games.modx.editor.knobs import knobs, turn
from pentapod.games.modx.editor.mending import mended
from pentapod.games.modx.editor.pieces import (
    Joker,
    Marker,
    XPiece,
    check_left,
    check_plays,
    laid,
    left,
    lifted,
    thing_of,
)
from pentapod.games.modx.editor.sketch import Sketch, sketch_of
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, CELLS, LETTERS
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Place, Score, Tick
from pentapod.games.modx.rules.text import JOKER, parse
from pentapod.games.modx.scene.layout import PITCH, places, size
from pentapod.games.modx.scene.pieces import joker, markers, x_piece
from pentapod.games.modx.scene.scene import ground, things_on_board
from pentapod.games.modx.words.words import ModxWords
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]

_LARGER: Final = 1.15
"""From the size on the board to that of an icon."""


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return ModxState.of(parse(line))


def scene(state: State, view: View, words: ModxWords) -> Scene:
    """The board, each cell a target; Jokers to be put back float over the cells that they came from."""
    sketch = sketch_of(state)
    position = sketch.state
    view = View(CHANCE, (), view.flip, view.room)
    w, h = size(view.tall, False)
    half = PITCH / 2
    targets = tuple(
        Target(CELL_NAMES[cell], _label(sketch, position, cell, words), x - half, y - half, PITCH, PITCH)
        for cell, (x, y) in enumerate(places(view.flip))
    )
    return Scene(w, h, ground(view.flip), things_on_board(position, view), targets, words.sketch(position))


def _label(sketch: Sketch, position: Position, cell: int, words: ModxWords) -> str:
    return words.cell_of_hand(position, cell) if cell in sketch.hands else words.cell(position, cell)


def icon(piece: str, words: ModxWords) -> tuple[Shape, ...]:
    """A piece around the origin, as large as it may be."""
    thing = thing_of(piece)
    match thing:
        case XPiece(seat):
            shapes = x_piece(seat)
        case Marker(seat):
            shapes = markers((seat,), False)
        case Joker():
            shapes = joker()
        case _:
            assert_never(thing)
    return (Group(shapes, scale=_LARGER),)


def supply(state: State, words: ModxWords) -> tuple[Piece, ...]:
    """The pieces and markers of all who play, and the Jokers."""
    sketch = sketch_of(state)
    seats = range(sketch.party.seats)
    return (
        *(
            Piece(LETTERS[seat].upper(), words.x_piece(seat), words.x_pieces, left(sketch, XPiece(seat)))
            for seat in seats
        ),
        Piece(JOKER, words.joker, words.jokers, left(sketch, Joker())),
        *(Piece(LETTERS[seat], words.marker(seat), words.markers, left(sketch, Marker(seat))) for seat in seats),
    )


def put(state: State, piece: str, place: str) -> State:
    """An X-piece or a Joker takes the place of another; a marker goes on top of the stack, below the piece.

    Raises `CannotEdit`.
    """
    sketch, cell = sketch_of(state), _cell_of(place)
    thing = thing_of(piece)
    check_plays(sketch, thing)
    after = laid(sketch, thing, cell)
    check_left(sketch, thing)
    return mended(sketch, after).state


def lift(state: State, place: str) -> State:
    """A Joker of the hand, else a piece, else the uppermost marker taken away. Raises `CannotEdit`."""
    sketch = sketch_of(state)
    after, _ = lifted(sketch, _cell_of(place))
    return mended(sketch, after).state


def move(state: State, origin: str, goal: str) -> State:
    """What lies uppermost on a cell goes to another. Raises `CannotEdit`."""
    sketch = sketch_of(state)
    after, thing = lifted(sketch, _cell_of(origin))
    if origin == goal and _cell_of(goal) not in sketch.hands:
        return sketch.state
    return mended(sketch, laid(after, thing, _cell_of(goal))).state


def clear(state: State) -> State:
    """The empty board. What needs things on it is over."""
    sketch = sketch_of(state)
    empty = sketch.broken_off._replace(
        stacks=((),) * len(CELLS), pieces=(0,) * len(COLOURS), joker_cells=0, overlooked=(), jokers=()
    )
    if isinstance(sketch.task, Score | Tick):
        empty = empty._replace(task=Place(sketch.task.turn, sketch.task.turn))
    return mended(sketch, empty).state


def _cell_of(place: str) -> int:
    if place not in CELL_OF:
        raise CannotEdit(ModxWords.no_such_place)
    return CELL_OF[place]
