"""Positions of MODX set up by hand: X-pieces, Jokers and stacks of markers on the cells, and the rest by knobs."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import CHANCE, State
from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, X_PIECES
from pentapod.games.modx.editor.conversion import Sketch, mended, sketch, without_hands
from pentapod.games.modx.editor.knobs import knobs, turn
from pentapod.games.modx.rules import text
from pentapod.games.modx.rules.board import CELL_OF, NAMES
from pentapod.games.modx.rules.position import COVER, MOVE, PLACE, SCORE, TICK, Task
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.scene.layout import PITCH, places, size
from pentapod.games.modx.scene.pieces import joker, markers, x_piece
from pentapod.games.modx.scene.scene import ground, lying
from pentapod.games.modx.words.names import cell_words, listed
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]

_LARGER: Final = 1.15
"""From the size on the board to that of an icon."""


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return sketch(ModxState(*text.parse(line), b"")).state


def scene(state: State, view: View) -> Scene:
    """The board, each cell a target; Jokers to be put back float over the cells that they came from."""
    at = _sketch(state)
    shown = at.state
    view = View(CHANCE, (), view.flip, view.room)
    w, h = size(view.tall, False)
    half = PITCH / 2
    targets = tuple(
        Target(NAMES[cell], _cell(at, shown, cell), x - half, y - half, PITCH, PITCH)
        for cell, (x, y) in enumerate(places(view.flip))
    )
    return Scene(w, h, ground(view.tall, view.flip), lying(shown, view), targets, _summary(at, shown))


def _cell(at: Sketch, shown: ModxState, cell: int) -> str:
    return cell_words(shown, cell) + ", a Joker from here in the hand" * (cell in at.hands)


def _summary(at: Sketch, shown: ModxState) -> str:
    points = listed([f"{COLOURS[seat]} {shown.ledger.points[seat]}" for seat in range(at.party.seats)])
    return f"MODX, a position in the making. Points: {points}."


def icon(piece: str) -> tuple[Shape, ...]:
    """A piece around the origin, as large as it may be."""
    kind, seat = _piece(piece)
    shapes = joker() if kind == "joker" else x_piece(seat) if kind == "x" else markers((seat,), False)
    return (Group(shapes, scale=_LARGER),)


def supply(state: State) -> tuple[Piece, ...]:
    """The pieces and markers of all who play, and the Jokers."""
    at = _sketch(state)
    seats = range(at.party.seats)
    return (
        *(
            Piece(text.LETTERS[seat].upper(), f"{COLOURS[seat]}'s X", "X-pieces", _left(at, "x", seat))
            for seat in seats
        ),
        Piece(text.JOKER, "Joker", "Jokers", _left(at, "joker", 0)),
        *(
            Piece(text.LETTERS[seat], f"{COLOURS[seat]}'s marker", "Markers", _left(at, "marker", seat))
            for seat in seats
        ),
    )


def _left(at: Sketch, kind: str, seat: int) -> int:
    if kind == "x":
        left = X_PIECES - at.pieces[seat].bit_count()
    elif kind == "joker":
        left = JOKERS - at.clear.bit_count() - len(at.hands)
    else:
        left = MARKERS - sum(stack.count(seat) for stack in at.stacks)
    return max(0, left)


def put(state: State, piece: str, place: str) -> State:
    """An X-piece or a Joker takes the place of another; a marker goes on top of the stack, below the piece.

    Raises `CannotEdit`.
    """
    at, cell = _sketch(state), _cell_of(place)
    kind, seat = _piece(piece)
    if kind != "joker" and seat >= at.party.seats:
        raise CannotEdit(f"{COLOURS[seat]} does not play in this game.")
    after = _laid(at, kind, seat, cell)
    if not _left(at, kind, seat):
        raise CannotEdit(_USED_UP[kind].format(COLOURS[seat]))
    return mended(at, after).state


_USED_UP: Final = {
    "x": f"All {X_PIECES} X-pieces of {{}} are on the board.",
    "joker": f"All {JOKERS} Jokers are in play.",
    "marker": f"All {MARKERS} markers of {{}} are on the board.",
}


def _laid(at: Sketch, kind: str, seat: int, cell: int) -> Sketch:
    bit = 1 << cell
    if kind == "marker":
        stack = at.stacks[cell]
        if stack[-1:] == (seat,):
            raise CannotEdit("A marker never lies on one of its own colour.")
        return at._replace(stacks=(*at.stacks[:cell], (*stack, seat), *at.stacks[cell + 1 :]))
    if (at.clear if kind == "joker" else at.pieces[seat]) & bit:
        raise CannotEdit(f"It lies on {NAMES[cell]} already.")
    pieces = [own & ~bit for own in at.pieces]
    if kind == "x":
        pieces[seat] |= bit
    return at._replace(pieces=tuple(pieces), clear=at.clear & ~bit | bit * (kind == "joker"))


def lift(state: State, place: str) -> State:
    """A Joker of the hand, else a piece, else the uppermost marker taken away. Raises `CannotEdit`."""
    at, cell = _sketch(state), _cell_of(place)
    return mended(at, _lifted(at, cell)[0]).state


def _lifted(at: Sketch, cell: int) -> tuple[Sketch, str, int]:
    """The position without the uppermost thing of a cell, that thing's kind, and its owner."""
    bit, task = 1 << cell, at.task
    if cell in task.hand:
        return at._replace(task=task._replace(hand=_less(task.hand, cell))), "joker", 0
    if task.held and cell in task.held.hand:
        hand = _less(task.held.hand, cell)
        return at._replace(task=task._replace(held=task.held._replace(hand=hand) if hand else None)), "joker", 0
    if at.clear & bit:
        return at._replace(clear=at.clear ^ bit), "joker", 0
    for seat, own in enumerate(at.pieces):
        if own & bit:
            return at._replace(pieces=(*at.pieces[:seat], own ^ bit, *at.pieces[seat + 1 :])), "x", seat
    stack = at.stacks[cell]
    if not stack:
        raise CannotEdit(f"Nothing lies on {NAMES[cell]}.")
    return at._replace(stacks=(*at.stacks[:cell], stack[:-1], *at.stacks[cell + 1 :])), "marker", stack[-1]


def _less(hand: tuple[int, ...], cell: int) -> tuple[int, ...]:
    at = hand.index(cell)
    return (*hand[:at], *hand[at + 1 :])


def move(state: State, origin: str, goal: str) -> State:
    """What lies uppermost on a cell goes to another. Raises `CannotEdit`."""
    at = _sketch(state)
    lifted, kind, seat = _lifted(at, _cell_of(origin))
    if origin == goal and _cell_of(goal) not in at.hands:
        return at.state
    return mended(at, _laid(lifted, kind, seat, _cell_of(goal))).state


def clear(state: State) -> State:
    """The empty board. What needs things on it is over."""
    at = _sketch(state)
    empty = without_hands(at)._replace(
        stacks=((),) * len(NAMES), pieces=(0,) * len(COLOURS), clear=0, overlooked=(), jokers=()
    )
    if at.task.kind in (SCORE, TICK, COVER, MOVE):
        empty = empty._replace(task=Task(PLACE, at.task.turn, at.task.turn))
    return mended(at, empty).state


def _sketch(state: State) -> Sketch:
    assert isinstance(state, ModxState)
    return sketch(state)


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
