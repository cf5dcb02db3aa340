"""The things of MODX as shapes around the middle of their cell: glass X-pieces, clear Jokers, stacks of flat markers.

Each seat has a colour and a mark: disc, diamond, square, triangle.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.scene.shapes import Circle, Group, Line, Polygon, Rect, Shape

TILE: Final = 76
"""The side of a marker."""

_ARM: Final = 24.0
"""How far along each axis an arm of an X reaches."""

_STRIP: Final = 6.5
"""How much of a covered marker is seen below the one that covers it."""

_ROOM: Final = 15.0
"""What all those strips together may take."""


def mark(seat: int, x: float, y: float, r: float, fill: str) -> Shape:
    """The mark of a seat; `r` is the radius of a disc that looks as large."""
    if seat == 0:
        return Circle(x, y, r, fill)
    if seat == 1:
        return Polygon((x, y - 1.35 * r, x + 1.35 * r, y, x, y + 1.35 * r, x - 1.35 * r, y), fill)
    if seat == 2:
        return Rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, fill)
    return Polygon((x, y - 1.3 * r, x + 1.25 * r, y + 0.85 * r, x - 1.25 * r, y + 0.85 * r), fill)


@cache
def x_piece(seat: int) -> tuple[Shape, ...]:
    """An X-piece: coloured glass with a bright edge, its owner's mark in the middle."""
    role = f"seat-{seat}"
    return (
        _cross(9, 0, 4, fill="shade", stroke="shade", width=9),
        Group((_cross(7, fill=role, stroke=role, width=9),), alpha=0.9),
        Group((_cross(4, fill="glass"),), alpha=0.3),
        *_gleam(),
        Circle(0, 0, 13, role),
        mark(seat, 0, 0, 8.5, "on-seat"),
    )


@cache
def joker() -> tuple[Shape, ...]:
    """A Joker: the same X of clear glass."""
    return (
        _cross(9, 0, 4, fill="shade", stroke="shade", width=9),
        _cross(9, stroke="board-mark", width=7),
        _cross(8, fill="glass", stroke="glass", width=4),
        *_gleam(),
    )


def _cross(half: float, x: float = 0, y: float = 0, fill: str = "", stroke: str = "", width: float = 0) -> Polygon:
    """The outline of an X around (x, y) whose arms are `2 * half` wide."""
    side, notch = half * 0.7071, half * 1.4142
    corners: list[float] = []
    for cos, sin in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for px, py in ((0, -notch), (_ARM - side, -_ARM - side), (_ARM + side, -_ARM + side)):
            corners += (x + px * cos - py * sin, y + px * sin + py * cos)
    return Polygon(tuple(corners), fill, stroke, width)


def _gleam() -> tuple[Shape, ...]:
    """Light on the upper arms."""
    return (Line((-23, -26, -13, -16), "glass", 4), Line((17, -20, 23, -26), "glass", 4))


def rise(stack: tuple[int, ...]) -> float:
    """How far above the middle of its cell the top of a stack lies, as a y (up is less)."""
    return -_strip(stack) * (len(stack) - 1) / 2 if stack else 0


def _strip(stack: tuple[int, ...]) -> float:
    return min(_STRIP, _ROOM / max(1, len(stack) - 1))


@cache
def markers(stack: tuple[int, ...], covered: bool) -> tuple[Shape, ...]:
    """A stack of markers from the bottom to the top; of those below an edge of their colour is seen.

    Under a piece (`covered`) the mark moves out of the middle, to where it is seen between the arms.
    """
    if not stack:
        return ()
    strip, low, half = _strip(stack), -rise(stack), TILE / 2
    shapes: list[Shape] = [Rect(-half - 1, -half + low + 3, TILE + 2, TILE, "shade", round=9)]
    for depth, seat in enumerate(stack[:-1]):
        y = low - depth * strip
        shapes.append(Rect(-half, y - half, TILE, TILE, f"seat-{seat}", "panel", 1.5, 8))
    top, y = stack[-1], rise(stack)
    role = f"seat-{top}"
    shapes.append(Rect(-half + 2, y - half + 2, TILE - 4, TILE - 4, f"{role}-soft", role, 4, 7))
    if covered:
        shapes += [mark(top, x, y + down, 6, role) for x, down in ((0, -27), (27, 0), (0, 27), (-27, 0))]
    else:
        shapes.append(mark(top, 0, y, 15, role))
    return tuple(shapes)
