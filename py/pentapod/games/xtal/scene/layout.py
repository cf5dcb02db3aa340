"""Where everything lies in a picture of XTAL."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from pentapod.games.xtal.data.table import PATTERN, REPEATS
from pentapod.games.xtal.rules.path import LENGTH
from pentapod.scene.boxes import Box
from pentapod.scene.rooms import best
from pentapod.scene.shapes import Room

FULL: Final = 450.0
"""How far the points of the crystal reach from its middle where it is drawn in full size."""

OWNER: Final = 40.0
"""By speed, how high the name of its owner stands above a hand."""

_STEPS: Final = len(PATTERN) // 2
"""From a point of the star to a notch."""

Spot = tuple[float, float]


class HandGrid(NamedTuple):
    """How the cards and controls of a hand lie in its box."""

    columns: int
    rows: tuple[float, ...]
    """How high each row of cards is. By speed, controls stand at the end of the last one."""
    control: float
    """By windows the height of the row of controls below the cards, by speed the width of a control."""
    letters: float


class Layout(NamedTuple):
    """The size of a picture, the crystal in it, and where the cards lie."""

    w: float
    h: float
    x: float
    y: float
    reach: float
    """From the middle of the crystal to its points."""
    near: Box
    """The cards of the player who sits here."""
    far: Box | None
    """By speed: the cards of the player opposite, turned by half."""
    grid: HandGrid
    touch: float
    """The side of the targets of what matters on the board."""
    lying: bool = False
    """Whether the crystal is wider than high: no point of it is at the top."""

    @property
    def scale(self) -> float:
        """How large things on the board are, 1 being full size."""
        return self.reach / FULL

    @property
    def unit(self) -> float:
        """How large the crystal is."""
        return self.reach


_BY_WINDOWS: Final = (
    Layout(800, 1290, 400, 456, 448, Box(6, 910, 788, 374), None, HandGrid(3, (90, 90, 90), 104, 29), 84),
    Layout(800, 1050, 400, 348, 396, Box(4, 704, 792, 342), None, HandGrid(3, (78, 78, 78), 108, 31), 76, True),
    Layout(1070, 800, 346, 400, 392, Box(694, 8, 370, 784), None, HandGrid(1, (84,) * 8, 112, 31), 78),
)
_BY_SPEED: Final = (
    Layout(800, 1296, 400, 648, 440, Box(6, 1094, 788, 196), Box(6, 6, 788, 196), HandGrid(0, (96, 100), 118, 29), 84),
    Layout(
        800, 1050, 400, 525, 384, Box(4, 864, 792, 182), Box(4, 4, 792, 182), HandGrid(0, (78, 104), 122, 31), 76, True
    ),
    Layout(
        1014, 800, 507, 400, 326, Box(6, 690, 1002, 104), Box(6, 6, 1002, 104), HandGrid(0, (104,), 106, 29), 78, True
    ),
)
# Each for rooms that are much higher than wide, a little higher, and wider.


def layout_for(speed: bool, room: Room) -> Layout:
    """The layout for a tempo and a room."""
    return best(_BY_SPEED if speed else _BY_WINDOWS, room)


def around(x: float, y: float, radius: float, turns: float) -> Spot:
    """A point around another; whole turns are counted clockwise from the top."""
    angle = 2 * pi * turns - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle)


@cache
def star(reach: float, flip: bool, lying: bool) -> tuple[Spot, ...]:
    """The points and notches of a six-pointed star around the origin, clockwise, the first point at the top.

    A `lying` one is turned, so that its first point is to the right of the top.
    """
    first = lying / (2 * REPEATS)
    corners = [
        around(0, 0, reach / (1 if k % 2 == 0 else 3**0.5), first + k / (2 * REPEATS)) for k in range(2 * REPEATS)
    ]
    return tuple((-x, -y) for x, y in corners) if flip else tuple(corners)


@cache
def places(layout: Layout, flip: bool) -> tuple[Spot, ...]:
    """The middle of each stone: Violets near the points, Reds in the notches, the others on the sides between."""
    corners = star(layout.reach - 62 * layout.scale, flip, layout.lying)
    spots = []
    for stone in range(LENGTH):
        corner, step = divmod(stone, _STEPS)
        (ax, ay), (bx, by) = corners[corner], corners[(corner + 1) % len(corners)]
        part = step / _STEPS
        spots.append((layout.x + ax + (bx - ax) * part, layout.y + ay + (by - ay) * part))
    return tuple(spots)


@cache
def stores(layout: Layout, flip: bool) -> tuple[Spot, ...]:
    """The middle of each Storage, between a point of the crystal and its Violet."""
    return tuple(
        (layout.x + x, layout.y + y) for x, y in star(layout.reach - 24 * layout.scale, flip, layout.lying)[::2]
    )


@cache
def plate_boxes(layout: Layout, flip: bool) -> tuple[Box, ...]:
    """Beside each point of the crystal, what its owner holds."""
    w, h = 132 * max(layout.scale, 0.85), 58 * max(layout.scale, 0.85)
    boxes = []
    for x, y in star(layout.reach, flip, layout.lying)[::2]:
        if abs(x) < 1:
            left, off = (-40 * layout.scale - w, 4) if y < 0 else (40 * layout.scale, -h - 4)
            boxes.append(Box(layout.x + left, layout.y + y + off, w, h))
        elif layout.lying and abs(y) > 1:
            left = layout.x + x + (26 * layout.scale if x > 0 else -w - 26 * layout.scale)
            reach = abs(y) - 2
            if layout.far:
                reach = min(reach, layout.near.y - OWNER - layout.y)
            boxes.append(Box(left, layout.y + (-reach if y < 0 else reach - h), w, h))
        else:
            left, off = (
                layout.x + x - w + 2 if x > 0 else layout.x + x - 2,
                (104 if layout.lying else 30) * layout.scale,
            )
            boxes.append(Box(left, layout.y + y + (-h - off if y < 0 else off), w, h))
    return tuple(boxes)


@lru_cache(64)
def apart(spots: tuple[Spot, ...], side: float, limit: float) -> tuple[Spot, ...]:
    """Squares around some spots, pushed aside where they overlap, each by no more than a limit."""
    moved = [list(spot) for spot in spots]
    near = [
        (one, other)
        for one, (x, y) in enumerate(spots)
        for other in range(one)
        if abs(x - spots[other][0]) < side + 2 * limit and abs(y - spots[other][1]) < side + 2 * limit
    ]
    for _ in range(24):
        for one, other in near:
            _push(moved[one], moved[other], side)
        for spot, (x, y) in zip(moved, spots, strict=True):
            spot[0] = min(max(spot[0], x - limit), x + limit)
            spot[1] = min(max(spot[1], y - limit), y + limit)
    return tuple((x, y) for x, y in moved)


def _push(one: list[float], other: list[float], side: float) -> None:
    """Two squares give way to each other along the axis on which that is less far."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    if abs(dx) >= side or abs(dy) >= side:
        return
    axis = 0 if abs(dx) >= abs(dy) else 1
    gap = (dx, dy)[axis]
    step = (side - abs(gap)) / 4 * (1 if gap >= 0 else -1)
    one[axis] += step
    other[axis] -= step
