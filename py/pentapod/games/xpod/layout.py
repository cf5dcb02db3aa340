"""Where everything lies in a picture of X-Pod Play Off."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.games.xpod.board import COUNT, SOUTH, column_of, row_of
from pentapod.games.xpod.table import COLUMNS, ROWS


class Box(NamedTuple):
    """A rectangle from its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2


class Layout(NamedTuple):
    """The sizes of one way of laying out; panels and pods are those of who sits far, then near."""

    w: float
    h: float
    pitch: float
    x: float
    y: float
    panels: tuple[Box, Box]
    pods: tuple[Box, Box]
    chips: Box
    """The column for what may be done, filled from its middle."""


_LEFT: Final = 34
_GAP: Final = 8

WIDE: Final = Layout(
    1392,
    980,
    104,
    _LEFT,
    8,
    (Box(792, 6, 594, 480), Box(792, 494, 594, 480)),
    (Box(1116, 12, 262, 58), Box(1116, 500, 262, 58)),
    Box(668, 8, 114, 936),
)
TALL: Final = Layout(
    800,
    1600,
    106,
    _LEFT,
    304,
    (Box(4, 4, 792, 292), Box(4, 1304, 792, 292)),
    (Box(682, 304, 114, 196), Box(682, 1062, 114, 196)),
    Box(682, 508, 114, 546),
)


def layout(tall: bool) -> Layout:
    """The layout of a window."""
    return TALL if tall else WIDE


@cache
def squares(tall: bool, flip: bool) -> tuple[tuple[float, float], ...]:
    """The middle of each square."""
    of = layout(tall)
    places = [
        (of.x + (column_of(square) + 0.5) * of.pitch, of.y + (ROWS - 0.5 - row_of(square)) * of.pitch)
        for square in range(COUNT)
    ]
    return tuple(reversed(places) if flip else places)


def board(tall: bool) -> Box:
    """The board without its letters."""
    of = layout(tall)
    return Box(of.x, of.y, COLUMNS * of.pitch, ROWS * of.pitch)


def near(seat: int, flip: bool) -> int:
    """1 if a seat sits near, else 0."""
    return int((seat == SOUTH) != flip)


def panel(seat: int, tall: bool, flip: bool) -> Box:
    """Where everything of a seat lies that is not on the board."""
    return layout(tall).panels[near(seat, flip)]


def pod(seat: int, tall: bool, flip: bool) -> Box:
    """Where a seat's pod with its locked bricks lies."""
    return layout(tall).pods[near(seat, flip)]


def _row(box: Box, y: float, h: float, x: float, w: float, count: int) -> tuple[Box, ...]:
    step = w / count
    return tuple(Box(box.x + x + at * step + 2, box.y + y + 2, step - 4, h - 4) for at in range(count))


def plans(box: Box, tall: bool, count: int) -> tuple[Box, ...]:
    """A place for each plan of a panel."""
    if tall:
        return _row(box, 4, 102, 4, box.w - 8, count)
    half = count // 2
    return (*_row(box, 70, 114, 6, box.w - 12, half), *_row(box, 184, 114, 6, box.w - 12, half))


def bricks(box: Box, tall: bool, count: int) -> tuple[Box, ...]:
    """A place for each kind of brick of a panel."""
    return _row(box, 202, 88, 4, box.w - 8, count) if tall else _row(box, 302, 74, 6, box.w - 12, count)


_CARD_W: Final = {True: 118.0, False: 95.0}


def lid(box: Box, tall: bool, count: int) -> tuple[Box, ...]:
    """A place for each unit in a lid."""
    area = lid_area(box, tall)
    step = min(92.0 if tall else 82.0, area.w / max(count, 1))
    return tuple(Box(area.x + at * step, area.y, step, area.h) for at in range(count))


def lid_area(box: Box, tall: bool) -> Box:
    """The whole lid."""
    y, h = (108, 92) if tall else (380, 94)
    return Box(box.x + 6, box.y + y, box.w - 18 - 3 * _CARD_W[tall], h)


def cards(box: Box, tall: bool, count: int) -> tuple[Box, ...]:
    """A place for each X-tra card; more than a hand take the room of the lid too."""
    y, h = (106, 96) if tall else (378, 98)
    if count > 3:
        return _row(box, y, h, 4, box.w - 8, count)
    return _row(box, y, h, box.w - 6 - 3 * _CARD_W[tall], 3 * _CARD_W[tall], 3)[:count]


def chips(tall: bool, count: int) -> tuple[Box, ...]:
    """A place for each of the things that may be done, from the middle of their column."""
    area = layout(tall).chips
    step = min(96.0, area.h / max(count, 1))
    top = area.y + (area.h - count * step) / 2
    return tuple(Box(area.x, top + at * step + 3, area.w, step - 6) for at in range(count))
