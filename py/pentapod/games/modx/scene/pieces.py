"""The things of MODX as shapes around the middle of their cell: glass X-pieces, clear Jokers, stacks of flat markers.

Each seat has a colour and a mark: disc, diamond, square, triangle.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from pentapod.scene.boxes import around
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Rect, Shape

TILE: Final = 76
"""The side of a marker."""

_STRIP: Final = 6.5
"""How much of a covered marker is seen below the one that covers it."""

_ROOM: Final = 15.0
"""What all those strips together may take."""


_DRAWN: Final = Drawings(__package__, "pieces.drawings")


def mark(seat: int, x: float, y: float, r: float, fill: str) -> Shape:
    """The mark of a seat; `r` is the radius of a disc that looks as large."""
    return next(_DRAWN.at(f"mark-{seat}", x, y, r=r, ink=fill))


@cache
def x_piece(seat: int) -> tuple[Shape, ...]:
    """An X-piece: coloured glass with a bright edge, its owner's mark in the middle."""
    return (*_DRAWN.drawn("x", seat=f"seat-{seat}"), mark(seat, 0, 0, 8.5, "on-seat"))


def joker() -> tuple[Shape, ...]:
    """A Joker: the same X of clear glass."""
    return _DRAWN.drawn("joker")


def rise(stack: tuple[int, ...]) -> float:
    """How far above the middle of its cell the top of a stack lies, as a y (up is less)."""
    return -_strip(stack) * (len(stack) - 1) / 2 if stack else 0


def _strip(stack: tuple[int, ...]) -> float:
    return min(_STRIP, _ROOM / max(1, len(stack) - 1))


@lru_cache(1 << 9)
def markers(stack: tuple[int, ...], covered: bool) -> tuple[Shape, ...]:
    """A stack of markers from the bottom to the top; of those below an edge of their colour is seen.

    Under a piece (`covered`) the mark moves out of the middle, to where it is seen between the arms.
    """
    if not stack:
        return ()
    strip, low = _strip(stack), -rise(stack)
    shapes: list[Shape] = [Rect(*around(0, low + 3, TILE + 2, TILE), "shade", round=9)]
    for depth, seat in enumerate(stack[:-1]):
        shapes.append(Rect(*around(0, low - depth * strip, TILE), f"seat-{seat}", "panel", 1.5, 8))
    top, y = stack[-1], rise(stack)
    role = f"seat-{top}"
    shapes.append(Rect(*around(0, y, TILE - 4), f"{role}-soft", role, 4, 7))
    if covered:
        shapes += [mark(top, x, y + down, 6, role) for x, down in ((0, -27), (27, 0), (0, 27), (-27, 0))]
    else:
        shapes.append(mark(top, 0, y, 15, role))
    return tuple(shapes)
