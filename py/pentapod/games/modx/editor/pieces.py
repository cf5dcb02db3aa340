"""The things of MODX that can be put on cells and taken away: X-pieces, markers and Jokers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from pentapod.engine.editing import CannotEdit
from pentapod.games.modx.data.table import JOKERS, MARKERS, X_PIECES
from pentapod.games.modx.editor.sketch import Sketch
from pentapod.games.modx.rules.board import LETTERS
from pentapod.games.modx.rules.task import Cover, Move
from pentapod.games.modx.rules.text import JOKER
from pentapod.games.modx.words.words import ModxWords


@dataclass(frozen=True, slots=True)
class XPiece:
    """An X-piece of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Joker:
    """A Joker: one is like the other."""


Thing = XPiece | Marker | Joker


def thing_of(piece: str) -> Thing:
    """What the editor's id of a piece stands for, which is its letter in texts. Raises `CannotEdit`."""
    if piece == JOKER:
        return Joker()
    if len(piece) != 1 or piece.lower() not in LETTERS:
        raise CannotEdit(ModxWords.no_such_piece)
    seat = LETTERS.index(piece.lower())
    return XPiece(seat) if piece.isupper() else Marker(seat)


def left(sketch: Sketch, thing: Thing) -> int:
    """How many of these are not on the board."""
    match thing:
        case XPiece(seat):
            count = X_PIECES - sketch.pieces[seat].bit_count()
        case Marker(seat):
            count = MARKERS - sum(stack.count(seat) for stack in sketch.stacks)
        case Joker():
            count = JOKERS - sketch.joker_cells.bit_count() - len(sketch.hands)
        case _:
            assert_never(thing)
    return max(0, count)


def check_plays(sketch: Sketch, thing: Thing) -> None:
    """Raises `CannotEdit` if this belongs to a seat that is not in the game."""
    if not isinstance(thing, Joker) and thing.seat >= sketch.party.seats:
        raise CannotEdit(ModxWords.not_playing, thing.seat)


def check_left(sketch: Sketch, thing: Thing) -> None:
    """Raises `CannotEdit` if there is no more of these to be put."""
    if left(sketch, thing):
        return
    match thing:
        case XPiece(seat):
            raise CannotEdit(ModxWords.no_x_left, seat)
        case Marker(seat):
            raise CannotEdit(ModxWords.no_marker_left, seat)
        case Joker():
            raise CannotEdit(ModxWords.no_joker_left)
        case _:
            assert_never(thing)


def laid(sketch: Sketch, thing: Thing, cell: int) -> Sketch:
    """An X-piece or a Joker takes the place of another; a marker goes on top of the stack. Raises `CannotEdit`."""
    if isinstance(thing, Marker):
        stack = sketch.stacks[cell]
        if stack[-1:] == (thing.seat,):
            raise CannotEdit(ModxWords.own_marker)
        return sketch._replace(stacks=(*sketch.stacks[:cell], (*stack, thing.seat), *sketch.stacks[cell + 1 :]))
    bit = 1 << cell
    if (sketch.pieces[thing.seat] if isinstance(thing, XPiece) else sketch.joker_cells) & bit:
        raise CannotEdit(ModxWords.lies_there, cell)
    pieces, jokers = [own & ~bit for own in sketch.pieces], sketch.joker_cells & ~bit
    if isinstance(thing, XPiece):
        pieces[thing.seat] |= bit
    else:
        jokers |= bit
    return sketch._replace(pieces=tuple(pieces), joker_cells=jokers)


def lifted(sketch: Sketch, cell: int) -> tuple[Sketch, Thing]:
    """The position without the uppermost thing of a cell, and that thing. Raises `CannotEdit`.

    A Joker of the hand floats above everything that lies on the cell that it came from.
    """
    bit, task, interrupted = 1 << cell, sketch.task, sketch.interrupted
    if isinstance(task, Cover | Move) and cell in task.hand:
        return sketch._replace(task=replace(task, hand=_without(task.hand, cell))), Joker()
    if isinstance(interrupted, Cover | Move) and cell in interrupted.hand:
        rest = replace(interrupted, hand=_without(interrupted.hand, cell))
        return sketch._replace(interrupted=rest if rest.hand else None), Joker()
    if sketch.joker_cells & bit:
        return sketch._replace(joker_cells=sketch.joker_cells ^ bit), Joker()
    for seat, own in enumerate(sketch.pieces):
        if own & bit:
            return sketch._replace(pieces=(*sketch.pieces[:seat], own ^ bit, *sketch.pieces[seat + 1 :])), XPiece(seat)
    stack = sketch.stacks[cell]
    if not stack:
        raise CannotEdit(ModxWords.nothing_on, cell)
    stacks = (*sketch.stacks[:cell], stack[:-1], *sketch.stacks[cell + 1 :])
    return sketch._replace(stacks=stacks), Marker(stack[-1])


def _without(hand: tuple[int, ...], cell: int) -> tuple[int, ...]:
    index = hand.index(cell)
    return (*hand[:index], *hand[index + 1 :])
