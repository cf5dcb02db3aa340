"""Pieces and how they look. Seats differ by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Text


class Piece(NamedTuple):
    """A kind of piece of a seat, or of nobody (None). `letter` stands for it in the text of a position."""

    letter: str
    kind: str
    seat: int | None
    look: str = ""
    """A name of `LOOKS`; without one its seat's own shape."""


class Pieces(tuple[Piece, ...]):
    """All pieces of one kind. With one letter a seat `pieces[seat]` is the piece of that seat."""

    def __getattr__(self, letter: str) -> Piece:
        for piece in self:
            if piece.letter == letter:
                return piece
        raise AttributeError(letter)


def pieces(kind: str, *letters: str, looks: tuple[str, ...] = ()) -> Pieces:
    """The pieces of a kind: for each seat its letters, `pieces("pawn", "ABC", "abc")`.

    A kind with more letters than one a seat has single pieces: each can be on the board only once. `looks` are how the
    pieces of each seat look, `looks=("cross", "ring")`: disc, diamond, square, triangle, star, hexagon, cross, ring,
    pawn or stone.
    """
    looks = looks or ("",) * len(letters)
    return Pieces(
        Piece(letter, kind, seat, look)
        for seat, (own, look) in enumerate(zip(letters, looks, strict=True))
        for letter in own
    )


def neutral(kind: str, letter: str, look: str = "stone") -> Piece:
    """A piece that belongs to nobody."""
    return Piece(letter, kind, None, look)


# -- looks: drawn around the origin --------------------------------------------------------------------

SIZE: Final = 84.0
"""About as many units a piece is across."""


def _role(seat: int | None) -> str:
    return "board-mark" if seat is None else f"seat-{seat}"


def _disc(role: str) -> Iterator[Shape]:
    yield Circle(0, 0, 40, role)
    yield Circle(0, 0, 27, "", "on-seat", 4)


def _diamond(role: str) -> Iterator[Shape]:
    yield Polygon((0, -38, 38, 0, 0, 38, -38, 0), role, role, 8)
    yield Polygon((0, -22, 22, 0, 0, 22, -22, 0), "", "on-seat", 4)


def _square(role: str) -> Iterator[Shape]:
    yield Rect(-35, -35, 70, 70, role, round=10)
    yield Rect(-21, -21, 42, 42, "", "on-seat", 4, 4)


def _triangle(role: str) -> Iterator[Shape]:
    yield Polygon((0, -38, 38, 28, -38, 28), role, role, 8)
    yield Circle(0, 6, 9, "on-seat")


def _star(role: str) -> Iterator[Shape]:
    points = ((0, -42), (10, -14), (40, -13), (16, 5), (25, 34), (0, 17), (-25, 34), (-16, 5), (-40, -13), (-10, -14))
    yield Polygon(tuple(value for point in points for value in point), role, role, 4)


def _hexagon(role: str) -> Iterator[Shape]:
    yield Polygon((0, -40, 35, -20, 35, 20, 0, 40, -35, 20, -35, -20), role, role, 4)
    yield Circle(0, 0, 12, "on-seat")


def _cross(role: str) -> Iterator[Shape]:
    yield Line((-32, -32, 32, 32), role, 17)
    yield Line((-32, 32, 32, -32), role, 17)


def _ring(role: str) -> Iterator[Shape]:
    yield Circle(0, 0, 32, "", role, 16)


def _pawn(role: str) -> Iterator[Shape]:
    yield Curve((("M", -30, 38), ("Q", -26, 6, -9, -6), ("L", 9, -6), ("Q", 26, 6, 30, 38), ("Z",)), role, role, 6)
    yield Circle(0, -20, 20, role)
    yield Circle(0, -20, 8, "on-seat")


def _stone(role: str) -> Iterator[Shape]:
    yield Circle(0, 0, 39, role)


MARKS: Final = (_disc, _diamond, _square, _triangle, _star, _hexagon)
"""The shape of each seat."""

LOOKS: Final[Mapping[str, Callable[[str], Iterator[Shape]]]] = {
    "disc": _disc,
    "diamond": _diamond,
    "square": _square,
    "triangle": _triangle,
    "star": _star,
    "hexagon": _hexagon,
    "cross": _cross,
    "ring": _ring,
    "pawn": _pawn,
    "stone": _stone,
}
"""The looks that a piece can be given by name."""


@cache
def drawn_piece(piece: Piece, initial: bool) -> tuple[Shape, ...]:
    """A piece around the origin, 84 units across; with the initial of its kind, where a board has several kinds."""
    mark = LOOKS[piece.look] if piece.look else MARKS[piece.seat or 0]
    shapes = tuple(mark(_role(piece.seat)))
    if not initial:
        return shapes
    badge = (Circle(0, 0, 21, _role(piece.seat)), Text(0, 1, piece.kind[0].upper(), 34, "on-seat", bold=True))
    return (*shapes, *badge)


@cache
def seat_mark(seat: int) -> tuple[Shape, ...]:
    """The mark of a seat, small, as it stands beside its name."""
    return (Group(tuple(MARKS[seat](_role(seat))), scale=0.45),)
