"""The board: which points are empty, where legs lead, which pods are blocked, which points are guarded.

A board is `bytes`, a pod's code for each point and 0 for an empty one. Sets of points and of legs are whole numbers
with a byte for each point (point p is bits 8p to 8p+7), so that one operation serves the whole board: a set of points
uses the lowest bit of each byte, a set of legs has bit 8p+d for direction d at point p.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from pentapod.engine.values import bits_of, ones
from pentapod.games.pods.data.table import LINES, POINTS, STEPS, turned
from pentapod.games.pods.rules.pieces import BLACK, CODES, LEGS_OF, LONG_LEGS_OF, WHITE, by_code, owner

EMPTY_BOARD: Final = bytes(len(POINTS))
ALL_POINTS: Final = int.from_bytes(b"\1" * len(POINTS), "little")
ALL_LEGS: Final = 255
"""Every leg at one point; a set of points times this is every leg at each of them."""

_EVERY_POINT: Final = range(len(POINTS))
_SHIFT: Final = 8 * max(STEPS)
_NEIGHBOURS: Final = sum(1 << _SHIFT + direction - 8 * step for direction, step in enumerate(STEPS))
"""A set of points times this has, `_SHIFT` bits up, bit 8p+d for each neighbour of p in direction d in the set: each
point is copied once into the bits of each of its neighbours, and no two copies meet."""

_OWN_LEGS_OF: Final = tuple(
    by_code({code: LEGS_OF[code] for code in CODES if owner(code) == seat}) for seat in (WHITE, BLACK)
)
_OWN_LONG_LEGS_OF: Final = tuple(
    by_code({code: LONG_LEGS_OF[code] for code in CODES if owner(code) == seat}) for seat in (WHITE, BLACK)
)
_IS_ZERO: Final = by_code({0: 1})
_ONLY_LEG: Final = bytes(legs if legs.bit_count() == 1 else 0 for legs in range(256))


# -- points and lines ------------------------------------------------------------------------------


def points_in(points: int) -> list[int]:
    """The points of a set, ascending."""
    return list(compress(_EVERY_POINT, points.to_bytes(len(POINTS), "little")))


@cache
def lines_turned(degrees: int) -> bytes:
    """The directions in which each point has a line, one bit a direction, on the board turned clockwise."""
    lines = bytearray(len(POINTS))
    for point, direction in turned(LINES, degrees):
        lines[point] |= 1 << direction
    return bytes(lines)


@cache
def along(point: int, legs: int) -> int:
    """The set of the points that legs at one point lead to. All of them must be on the board."""
    return bits_of(8 * (point + STEPS[direction]) for direction in ones(legs))


def empty_points(board: bytes) -> int:
    """The set of the points where no pod stands."""
    return int.from_bytes(board.translate(_IS_ZERO), "little")


def open_legs(empty: int, lines: int) -> int:
    """At each point, the directions in which its neighbour is connected and empty."""
    return empty * _NEIGHBOURS >> _SHIFT & lines


# -- free and blocked pods -------------------------------------------------------------------------


def free_legs(board: bytes, open_: int) -> int:
    """The legs of all standing pods that point to a connected empty point."""
    return int.from_bytes(board.translate(LEGS_OF), "little") & open_


def own_free_legs(board: bytes, seat: int, open_: int) -> int:
    """The free legs of one seat's pods."""
    return int.from_bytes(board.translate(_OWN_LEGS_OF[seat]), "little") & open_


def blocked(board: bytes, lines: int) -> list[int]:
    """The points of the blocked pods, ascending: those with no leg that points to a connected empty point."""
    empty = empty_points(board)
    free = free_legs(board, open_legs(empty, lines)).to_bytes(len(POINTS), "little")
    no_leg_free = int.from_bytes(free.translate(_IS_ZERO), "little")
    return points_in(no_leg_free & ~empty)


def blocking_points(board: bytes, open_: int) -> int:
    """The set of the points where a new pod would block another: some standing pod can reach no other point."""
    return _reached(free_legs(board, open_).to_bytes(len(POINTS), "little").translate(_ONLY_LEG))


# -- guarded points --------------------------------------------------------------------------------


def guarded_by(board: bytes, seat: int, lines: int) -> int:
    """The set of the points that a seat's pods guard."""
    long_legs = int.from_bytes(board.translate(_OWN_LONG_LEGS_OF[seat]), "little")
    return _reached((long_legs & lines).to_bytes(len(POINTS), "little"))


def _reached(legs_at: bytes) -> int:
    """The set of the points that legs lead to."""
    points = 0
    for point in compress(_EVERY_POINT, legs_at):
        points |= along(point, legs_at[point])
    return points
