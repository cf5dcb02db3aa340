"""A picture in the room that it is given: which of several layouts it takes, and where its targets can be hit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from pentapod.scene.shapes import Room, Target

LEAST: Final = 32.0
"""The least side in pixels of what can be touched next."""

LEAST_END: Final = 44.0
"""The same of what ends a turn, or a part of it."""


class Sized(Protocol):
    """A layout: its size, and how large something that all layouts have is in it, in its own units."""

    @property
    def w(self) -> float: ...

    @property
    def h(self) -> float: ...

    @property
    def unit(self) -> float: ...


Layout = TypeVar("Layout", bound=Sized)


def scale(of: Sized, room: Room) -> float:
    """How many pixels a unit of a layout has in a room."""
    return min(room.w / of.w, room.h / of.h)


def best(layouts: Iterable[Layout], room: Room) -> Layout:
    """The layout in which things become largest in a room; of equals the first."""
    return max(layouts, key=lambda of: of.unit * scale(of, room))


class Hit(NamedTuple):
    """Where a target can be hit, in the scene's units."""

    x: float
    y: float
    w: float
    h: float


def hits(targets: Sequence[Target], lit: Collection[str], scale: float, w: float, h: float) -> dict[str, Hit]:
    """Where the lit targets can be hit in a picture of size (w, h) that is shown at a scale, by touch.

    One that is too small for a finger is larger than it is drawn, as far as the edge of the picture and the middle of
    the gap to the next lit target allow.
    """
    shown = [target for target in targets if target.touch in lit]
    grown = {}
    for target in shown:
        least = (LEAST_END if target.ends else LEAST) / scale
        across, down = max(0.0, least - target.w) / 2, max(0.0, least - target.h) / 2
        left, top, right, bottom = target.x, target.y, target.x + target.w, target.y + target.h
        if across or down:
            limits = _limits(target, shown, 2 * across, 2 * down, w, h)
            left, right = _stretched(left, right, across, limits[0], limits[2])
            top, bottom = _stretched(top, bottom, down, limits[1], limits[3])
        grown[target.touch] = Hit(left, top, right - left, bottom - top)
    return grown


def _limits(
    target: Target, others: Sequence[Target], across: float, down: float, w: float, h: float
) -> tuple[float, float, float, float]:
    """How far a target may reach to the left, up, right and down: halfway to what stands there."""
    left, top, right, bottom = 0.0, 0.0, w, h
    for other in others:
        beside = max(other.x - target.x - target.w, target.x - other.x - other.w)
        below = max(other.y - target.y - target.h, target.y - other.y - other.h)
        if other is target or beside < 0 > below or beside >= 2 * across or below >= 2 * down:
            continue  # The same, in one another, or far away.
        if beside >= below:
            if other.x > target.x:
                right = min(right, target.x + target.w + beside / 2)
            else:
                left = max(left, target.x - beside / 2)
        elif other.y > target.y:
            bottom = min(bottom, target.y + target.h + below / 2)
        else:
            top = max(top, target.y - below / 2)
    return left, top, right, bottom


def _stretched(low: float, high: float, by: float, least: float, most: float) -> tuple[float, float]:
    """A stretch made longer by so much at each end; what one end may not take goes to the other."""
    below, above = max(0.0, low - least), max(0.0, most - high)
    return low - min(below, max(by, 2 * by - above)), high + min(above, max(by, 2 * by - below))
