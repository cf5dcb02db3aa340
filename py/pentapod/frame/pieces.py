"""Pieces and how they look. Seats differ by shape as well as by colour."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Circle, Group, Shape, Text


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


LOOKS: Final = Drawings(__package__, "looks.drawings")
"""How a piece can look, by name. The first looks are those of the seats."""


@cache
def drawn_piece(piece: Piece, initial: bool) -> tuple[Shape, ...]:
    """A piece around the origin, 84 units across; with the initial of its kind, where a board has several kinds."""
    shapes = _look(piece.look, piece.seat)
    if not initial:
        return shapes
    badge = (Circle(0, 0, 21, _role(piece.seat)), Text(0, 1, piece.kind[0].upper(), 34, "on-seat", bold=True))
    return (*shapes, *badge)


@cache
def seat_mark(seat: int) -> tuple[Shape, ...]:
    """The mark of a seat, small, as it stands beside its name."""
    return (Group(_look("", seat), scale=0.45),)


def _look(name: str, seat: int | None) -> tuple[Shape, ...]:
    return LOOKS.drawn(name or list(LOOKS)[seat or 0], ink=_role(seat))
