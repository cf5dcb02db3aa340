"""Positions of Hexapawn set up by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pentapod.engine.editing import CannotEdit, Knob, Piece, choices_of
from pentapod.engine.state import State
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SQUARES
from pentapod.games.hexapawn.rules import text
from pentapod.games.hexapawn.rules.state import Hexapawn
from pentapod.games.hexapawn.scene.scene import pawn
from pentapod.games.hexapawn.scene.scene import scene as picture
from pentapod.games.hexapawn.words.words import HexapawnWords
from pentapod.scene.shapes import Scene, Shape, View

_ICON_SCALE: Final = 0.5
_SIDES: Final = "bo"


def read(position: str) -> Hexapawn:
    """A position that may be impossible. Raises `MalformedPosition`."""
    return Hexapawn(*text.read(position))


def scene(state: State, view: View, words: HexapawnWords) -> Scene:
    """The position as at the table: every square is a target there, too."""
    return picture(state, View(flip=view.flip, room=view.room), words)


def icon(piece: str, words: HexapawnWords) -> tuple[Shape, ...]:
    return pawn(piece, False, _ICON_SCALE)


def supply(state: State, words: HexapawnWords) -> tuple[Piece, ...]:
    """Every pawn; those that are not on the board can be put."""
    board = _hexapawn(state).board
    return tuple(
        Piece(letter, words.piece(seat, letter), words.pieces_of(seat), int(letter not in board))
        for seat, pawns in enumerate(PAWNS)
        for letter in pawns
    )


def put(state: State, piece: str, place: str) -> Hexapawn:
    """A pawn that is not on the board, on a square; what stood there is gone."""
    if piece not in set("".join(PAWNS)):
        raise CannotEdit(HexapawnWords.no_such_piece)
    if piece in _hexapawn(state).board:
        raise CannotEdit(HexapawnWords.standing)
    return _changed(state, _square(place), piece)


def lift(state: State, place: str) -> Hexapawn:
    """The pawn of a square taken away."""
    if _hexapawn(state).board[_square(place)] == EMPTY:
        raise CannotEdit(HexapawnWords.empty, place)
    return _changed(state, _square(place), EMPTY)


def move(state: State, origin: str, place: str) -> Hexapawn:
    """A pawn to another square; what stood there is gone."""
    letter = _hexapawn(state).board[_square(origin)]
    to = _square(place)
    return _changed(lift(state, origin), to, letter)


def clear(state: State) -> Hexapawn:
    """An empty board."""
    return Hexapawn(EMPTY * len(SQUARES), _hexapawn(state).seat)


def knobs(state: State, words: HexapawnWords) -> tuple[Knob, ...]:
    """Who is to move."""
    sides = choices_of(dict(zip(_SIDES, words.titles, strict=True)))
    return (Knob("side", words.to_move, sides, _SIDES[_hexapawn(state).seat]),)


def turn(state: State, knob: str, choice: str) -> Hexapawn:
    return replace(_hexapawn(state), seat=_SIDES.index(choice), resigned=None)


def _changed(state: State, square: int, pawn: str) -> Hexapawn:
    """The position with something else on a square. Who has resigned is forgotten."""
    board = _hexapawn(state).board
    return replace(_hexapawn(state), board=f"{board[:square]}{pawn}{board[square + 1 :]}", resigned=None)


def _square(place: str) -> int:
    if place not in SQUARES:
        raise CannotEdit(HexapawnWords.no_such_place)
    return SQUARES.index(place)


def _hexapawn(state: State) -> Hexapawn:
    assert isinstance(state, Hexapawn)
    return state
