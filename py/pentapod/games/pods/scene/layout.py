"""Where things lie in a picture of PODS: the board with its points, and for each side a tray with its pods."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.games.pods.data.table import HAND, SIZE
from pentapod.games.pods.rules.pieces import WHITE
from pentapod.games.pods.scene.pieces import REACH_IN_HAND
from pentapod.scene.boxes import Box
from pentapod.scene.rooms import best
from pentapod.scene.shapes import View

PITCH: Final = 124
"""From one point of the board to the next."""

MARGIN: Final = 44
"""Left of the board for the rows' numbers, and below it for the columns' letters."""

TARGET: Final = 116
"""The side of a point's target."""

BOARD: Final = SIZE * PITCH
"""The side of the board."""

Places = tuple[tuple[float, float], ...]
"""The middle of each point."""


class Tray(NamedTuple):
    """Where a tray lies, and the places in it, by the numbers of the pods."""

    area: Box
    places: tuple[Box, ...]

    @property
    def unit(self) -> float:
        """The shorter side of a place."""
        return min(self.box(1)[2:])

    @property
    def scale(self) -> float:
        """Of the pods in it: none reaches beyond its place."""
        return self.unit / 2 / REACH_IN_HAND

    def box(self, pod: int) -> Box:
        """A pod's place."""
        return self.places[pod - 1]


def _tray(x: float, y: float, columns: int, w: float, h: float) -> Tray:
    """A tray by its corner and the size of a place."""
    rows = -(-HAND // columns)
    area = Box(x, y, columns * w, rows * h)
    return Tray(area, tuple(area.split(columns, rows, 0)))


class Layout(NamedTuple):
    """A size, the upper left corner of the board and its margin, and the trays at the top and at the bottom."""

    w: float
    h: float
    x: float
    y: float
    far: Tray
    near: Tray

    @property
    def unit(self) -> float:
        """The side of the smallest target."""
        return self.near.unit

    def tray(self, seat: int, flip: bool) -> Tray:
        """A seat's tray; White sits at the bottom unless the picture is flipped."""
        return self.near if (seat == WHITE) != flip else self.far


_WIDE: Final = Layout(1064, 800, 6, 6, _tray(812, 8, 3, 82, 76), _tray(812, 412, 3, 82, 76))
_TALL: Final = Layout(800, 1228, 6, 220, _tray(8, 6, 7, 112, 100), _tray(8, 1022, 7, 112, 100))


def layout_for(view: View) -> Layout:
    """The layout that makes the most of the room that there is."""
    return best((_WIDE, _TALL), view.room)


@cache
def places_of(layout: Layout, flip: bool) -> Places:
    """Where the points lie."""
    columns = [layout.x + MARGIN + (step + 0.5) * PITCH for step in range(SIZE)]
    rows = [layout.y + (step + 0.5) * PITCH for step in reversed(range(SIZE))]
    places = [(x, y) for x in columns for y in rows]
    return tuple(reversed(places) if flip else places)
