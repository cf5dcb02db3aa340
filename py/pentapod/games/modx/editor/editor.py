"""Positions of MODX set up by hand: X-pieces, Jokers and stacks of markers on the cells, and the rest by knobs."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import CHANCE, State
from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, X_PIECES
from pentapod.games.modx.editor.knobs import knobs, turn
from pentapod.games.modx.editor.mending import mended
from pentapod.games.modx.editor.sketch import Sketch, sketch_of
from pentapod.games.modx.rules import text
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, CELLS
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.tasks import Cover, Move, Place, Score, Tick
from pentapod.games.modx.scene.layout import PITCH, places, size
from pentapod.games.modx.scene.pieces import joker, markers, x_piece
from pentapod.games.modx.scene.scene import ground, lying
from pentapod.games.modx.words.names import cell_label, listed
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]

_LARGER: Final = 1.15
"""From the size on the board to that of an icon."""


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return ModxState.of(text.parse(line))


def scene(state: State, view: View) -> Scene:
    """The board, each cell a target; Jokers to be put back float over the cells that they came from."""
    sketch = sketch_of(state)
    position = sketch.state
    view = View(CHANCE, (), view.flip, view.room)
    w, h = size(view.tall, False)
    half = PITCH / 2
    targets = tuple(
        Target(CELL_NAMES[cell], _label(sketch, position, cell), x - half, y - half, PITCH, PITCH)
        for cell, (x, y) in enumerate(places(view.flip))
    )
    return Scene(w, h, ground(view.tall, view.flip), lying(position, view), targets, _summary(position))


def _label(sketch: Sketch, position: Position, cell: int) -> str:
    return cell_label(position, cell) + ", a Joker from here in the hand" * (cell in sketch.hands)


def _summary(position: Position) -> str:
    ledger = position.ledger
    points = listed([f"{COLOURS[seat]} {ledger.points[seat]}" for seat in range(ledger.party.seats)])
    return f"MODX, a position in the making. Points: {points}."


def icon(piece: str) -> tuple[Shape, ...]:
    """A piece around the origin, as large as it may be."""
    kind, seat = _piece(piece)
    shapes = joker() if kind == "joker" else x_piece(seat) if kind == "x" else markers((seat,), False)
    return (Group(shapes, scale=_LARGER),)


def supply(state: State) -> tuple[Piece, ...]:
    """The pieces and markers of all who play, and the Jokers."""
    sketch = sketch_of(state)
    seats = range(sketch.party.seats)
    return (
        *(
            Piece(text.LETTERS[seat].upper(), f"{COLOURS[seat]}'s X", "X-pieces", _left(sketch, "x", seat))
            for seat in seats
        ),
        Piece(text.JOKER, "Joker", "Jokers", _left(sketch, "joker", 0)),
        *(
            Piece(text.LETTERS[seat], f"{COLOURS[seat]}'s marker", "Markers", _left(sketch, "marker", seat))
            for seat in seats
        ),
    )


def _left(sketch: Sketch, kind: str, seat: int) -> int:
    if kind == "x":
        left = X_PIECES - sketch.pieces[seat].bit_count()
    elif kind == "joker":
        left = JOKERS - sketch.joker_cells.bit_count() - len(sketch.hands)
    else:
        left = MARKERS - sum(stack.count(seat) for stack in sketch.stacks)
    return max(0, left)


def put(state: State, piece: str, place: str) -> State:
    """An X-piece or a Joker takes the place of another; a marker goes on top of the stack, below the piece.

    Raises `CannotEdit`.
    """
    sketch, cell = sketch_of(state), _cell_of(place)
    kind, seat = _piece(piece)
    if kind != "joker" and seat >= sketch.party.seats:
        raise CannotEdit(f"{COLOURS[seat]} does not play in this game.")
    after = _laid(sketch, kind, seat, cell)
    if not _left(sketch, kind, seat):
        raise CannotEdit(_USED_UP[kind].format(COLOURS[seat]))
    return mended(sketch, after).state


_USED_UP: Final = {
    "x": f"All {X_PIECES} X-pieces of {{}} are on the board.",
    "joker": f"All {JOKERS} Jokers are in play.",
    "marker": f"All {MARKERS} markers of {{}} are on the board.",
}


def _laid(sketch: Sketch, kind: str, seat: int, cell: int) -> Sketch:
    bit = 1 << cell
    if kind == "marker":
        stack = sketch.stacks[cell]
        if stack[-1:] == (seat,):
            raise CannotEdit("A marker never lies on one of its own colour.")
        return sketch._replace(stacks=(*sketch.stacks[:cell], (*stack, seat), *sketch.stacks[cell + 1 :]))
    if (sketch.joker_cells if kind == "joker" else sketch.pieces[seat]) & bit:
        raise CannotEdit(f"It lies on {CELL_NAMES[cell]} already.")
    pieces = [own & ~bit for own in sketch.pieces]
    if kind == "x":
        pieces[seat] |= bit
    return sketch._replace(pieces=tuple(pieces), joker_cells=sketch.joker_cells & ~bit | bit * (kind == "joker"))


def lift(state: State, place: str) -> State:
    """A Joker of the hand, else a piece, else the uppermost marker taken away. Raises `CannotEdit`."""
    sketch, cell = sketch_of(state), _cell_of(place)
    return mended(sketch, _lifted(sketch, cell)[0]).state


def _lifted(sketch: Sketch, cell: int) -> tuple[Sketch, str, int]:
    """The position without the uppermost thing of a cell, that thing's kind, and its owner."""
    bit, task, interrupted = 1 << cell, sketch.task, sketch.interrupted
    if isinstance(task, Cover | Move) and cell in task.hand:
        return sketch._replace(task=replace(task, hand=_without(task.hand, cell))), "joker", 0
    if isinstance(interrupted, Cover | Move) and cell in interrupted.hand:
        left = replace(interrupted, hand=_without(interrupted.hand, cell))
        return sketch._replace(interrupted=left if left.hand else None), "joker", 0
    if sketch.joker_cells & bit:
        return sketch._replace(joker_cells=sketch.joker_cells ^ bit), "joker", 0
    for seat, own in enumerate(sketch.pieces):
        if own & bit:
            return sketch._replace(pieces=(*sketch.pieces[:seat], own ^ bit, *sketch.pieces[seat + 1 :])), "x", seat
    stack = sketch.stacks[cell]
    if not stack:
        raise CannotEdit(f"Nothing lies on {CELL_NAMES[cell]}.")
    return sketch._replace(stacks=(*sketch.stacks[:cell], stack[:-1], *sketch.stacks[cell + 1 :])), "marker", stack[-1]


def _without(hand: tuple[int, ...], cell: int) -> tuple[int, ...]:
    index = hand.index(cell)
    return (*hand[:index], *hand[index + 1 :])


def move(state: State, origin: str, goal: str) -> State:
    """What lies uppermost on a cell goes to another. Raises `CannotEdit`."""
    sketch = sketch_of(state)
    lifted, kind, seat = _lifted(sketch, _cell_of(origin))
    if origin == goal and _cell_of(goal) not in sketch.hands:
        return sketch.state
    return mended(sketch, _laid(lifted, kind, seat, _cell_of(goal))).state


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
        raise CannotEdit("There is no such cell.")
    return CELL_OF[place]


def _piece(piece: str) -> tuple[str, int]:
    """The kind of a piece, and its owner."""
    if piece == text.JOKER:
        return "joker", 0
    if len(piece) != 1 or piece.lower() not in text.LETTERS:
        raise CannotEdit("There is no such piece in MODX.")
    return ("x" if piece.isupper() else "marker"), text.LETTERS.index(piece.lower())
