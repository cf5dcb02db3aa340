"""Where a card finds room on the window without lying over anything that may be touched."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import Final, NamedTuple

GAP_PX: Final = 8
"""The least distance of a card from everything that it must not cover, and from the edges of the window."""

_CELL_PX: Final = 8
_ELSEWHERE_PX: Final = 24
"""So much farther from its target a card may stand to be at the right of it."""


class Box(NamedTuple):
    """A rectangle on the window, in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float


def free_place(
    wide: float, high: float, target: Box, obstacles: Iterable[Box], room: tuple[float, float]
) -> tuple[float, float] | None:
    """The left upper corner of a card of this size, as near to its target as can be; None if there is no room.

    The card lies inside the room, whose width and height are given, and over no obstacle.
    """
    columns, rows = floor((room[0] - GAP_PX) / _CELL_PX), floor((room[1] - GAP_PX) / _CELL_PX)
    across, down = ceil(wide / _CELL_PX), ceil(high / _CELL_PX)
    taken = _taken(obstacles, rows)
    best: tuple[float, float, float] | None = None
    for row in range(1, rows - down + 1):
        blocked = 0
        for line in taken[row : row + down]:
            blocked |= line
        free = ~_widened(blocked, across) & ((1 << max(1, columns - across + 1)) - 2)
        for column in _nearest(free, target, across):
            x, y = column * _CELL_PX, row * _CELL_PX
            distance = _distance(x, y, wide, high, target)
            if best is None or distance < best[0]:
                best = (distance, x, y)
    return best[1:] if best else None


def _taken(boxes: Iterable[Box], rows: int) -> list[int]:
    """The cells of each row that a card must leave free, as the bits of a number."""
    taken = [0] * rows
    for box in boxes:
        first, last = (max(0, floor(x / _CELL_PX)) for x in (box.left - GAP_PX, box.right + GAP_PX))
        bits = (1 << last + 1) - (1 << first)
        top, bottom = floor((box.top - GAP_PX) / _CELL_PX), floor((box.bottom + GAP_PX) / _CELL_PX)
        for row in range(max(0, top), min(rows, bottom + 1)):
            taken[row] |= bits
    return taken


def _widened(blocked: int, across: int) -> int:
    """The columns at which a card would begin whose width meets a blocked one."""
    done = 1
    while done < across:
        step = min(done, across - done)
        blocked |= blocked >> step
        done += step
    return blocked


def _nearest(free: int, target: Box, across: int) -> Iterable[int]:
    """The free columns that may be the best: the nearest ones on each side of the target's ends."""
    for wanted in (target.left / _CELL_PX, target.right / _CELL_PX, target.left / _CELL_PX - across):
        column = max(0, floor(wanted))
        if after := free >> column:
            yield column + (after & -after).bit_length() - 1
        if before := free & ((1 << column) - 1):
            yield before.bit_length() - 1


def _distance(x: float, y: float, wide: float, high: float, target: Box) -> float:
    """How far a card is from its target; its right side is a little better than others, and so is its own height."""
    apart_x = max(target.left - x - wide, x - target.right, 0)
    apart_y = max(target.top - y - high, y - target.bottom, 0)
    return apart_x + apart_y + abs(y - target.top) / 50 + (0 if x >= target.right else _ELSEWHERE_PX)
