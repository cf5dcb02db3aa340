"""The pieces that can be put on the places of a position: units, cards and marks, and how they look."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, KIND_OF_CODE, LETTERS, UNITS
from pentapod.games.pocketmodel.scene.cards import back, hand_card
from pentapod.games.pocketmodel.scene.pieces import standing
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Circle, Group, Line, Rect, Shape


class Mark(StrEnum):
    """A mark on what lies somewhere."""

    HURT = "hurt"
    MEND = "mend"
    HOLD = "hold"
    FACE_DOWN = "down"


class UnitPiece(NamedTuple):
    """A unit of a kind of a seat."""

    seat: int
    kind: int


class CardPiece(NamedTuple):
    """A card of a seat."""

    seat: int
    card: int


_PIECES: Final[dict[str, UnitPiece | CardPiece | Mark]] = {
    **{
        f"{letter}-{code}": UnitPiece(at, kind)
        for at, letter in enumerate(LETTERS)
        for code, kind in KIND_OF_CODE.items()
    },
    **{
        f"{letter}-{code}": CardPiece(at, card)
        for at, letter in enumerate(LETTERS)
        for code, card in CARD_OF_CODE.items()
    },
    **{mark: mark for mark in Mark},
}
"""Every piece that there is in any game, by id."""


def piece_of(name: str) -> UnitPiece | CardPiece | Mark:
    """The piece with an id. Raises `CannotEdit`."""
    if name not in _PIECES:
        raise CannotEdit(PocketModelWords.no_such_piece)
    return _PIECES[name]


@cache
def icon(name: str, words: PocketModelWords) -> tuple[Shape, ...]:
    """A piece as it lies on the table."""
    match piece_of(name):
        case UnitPiece(seat, kind):
            return (Group(standing(UNITS[kind].code, seat, 0, False, False), scale=0.84),)
        case CardPiece(seat, card):
            return (Group(hand_card(card, seat, 1, words, 180, 190), scale=0.5),)
        case Mark.HURT:
            return tuple(_counter(True))
        case Mark.MEND:
            return tuple(_counter(False))
        case Mark.HOLD:
            return tuple(_lock())
        case Mark.FACE_DOWN:
            return tuple(_face_down())


def _counter(more: bool) -> Iterator[Shape]:
    yield Circle(0, 0, 40, "lost", "panel", 6)
    yield Line((-18, 0, 18, 0), "panel", 8)
    if more:
        yield Line((0, -18, 0, 18), "panel", 8)


def _lock() -> Iterator[Shape]:
    yield Circle(0, -14, 20, "", "lost", 10)
    yield Rect(-34, -10, 68, 50, "lost", "panel", 4, 10)


def _face_down() -> Iterator[Shape]:
    """The back of a card, of nobody's colour."""
    _, *inside = back(0, 150, 130)
    yield Rect(-45, -39, 90, 78, "card-back", "edge", 4, 8)
    yield Group(tuple(inside), scale=0.6)
