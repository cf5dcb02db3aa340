"""Where things lie in a picture of PODS: the board with its points, and for each side a tray with its pods."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.games.pods.data.table import HAND, SIZE
from pentapod.games.pods.rules.pieces import WHITE
from pentapod.games.pods.scene.pieces import REACH_IN_HAND
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
    """Where a tray lies, how many places a row of it has, and how large they are."""

    x: float
    y: float
    columns: int
    place_w: float
    place_h: float

    @property
    def scale(self) -> float:
        """Of the pods in it: none reaches beyond its place."""
        return min(self.place_w, self.place_h) / 2 / REACH_IN_HAND

    @property
    def w(self) -> float:
        return self.columns * self.place_w

    @property
    def h(self) -> float:
        return -(-HAND // self.columns) * self.place_h

    def place(self, pod: int) -> tuple[float, float]:
        """The middle of a pod's place."""
        row, column = divmod(pod - 1, self.columns)
        return self.x + (column + 0.5) * self.place_w, self.y + (row + 0.5) * self.place_h

    def box(self, pod: int) -> tuple[float, float, float, float]:
        """A pod's place as x, y, width and height."""
        x, y = self.place(pod)
        return x - self.place_w / 2, y - self.place_h / 2, self.place_w, self.place_h


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
        return min(self.near.place_w, self.near.place_h)

    def tray(self, seat: int, flip: bool) -> Tray:
        """A seat's tray; White sits at the bottom unless the picture is flipped."""
        return self.near if (seat == WHITE) != flip else self.far


_WIDE: Final = Layout(1064, 800, 6, 6, Tray(812, 8, 3, 82, 76), Tray(812, 412, 3, 82, 76))
_TALL: Final = Layout(800, 1228, 6, 220, Tray(8, 6, 7, 112, 100), Tray(8, 1022, 7, 112, 100))


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
