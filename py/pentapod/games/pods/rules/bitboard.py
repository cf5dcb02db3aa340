"""The board of Standard for who looks far ahead, and how many placements a side is sure of.

Sets of points are whole numbers here with one bit for each point. A shape is what a pod's legs look like on the board;
hands are tuples of shapes, or whole numbers with one bit for each. What either side may use only ever gets less, so
much hangs on how many placements each of them has left that the other cannot prevent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.values import Numbers, ones, union
from pentapod.games.pods.data.table import LONG, POINTS, STEPS
from pentapod.games.pods.rules.actions import pods_in
from pentapod.games.pods.rules.board import ALL_POINTS
from pentapod.games.pods.rules.pieces import BLACK, CODES, LEGS_OF, WHITE
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.variant import Variant, variant

SHAPES: Final = tuple(sorted({LEGS_OF[code] for code in CODES}))
"""The legs of each shape. Either side has one pod of each."""

_LEGS: Final = tuple(map(ones, SHAPES))
"""The directions of each shape's legs."""

_DIGITS: Final = bytes((ord("0"), ord("1"))) + bytes(254)
_MOST_KEPT: Final = 100_000
"""So many boards are kept with what fits on them: some 30 MB."""


def few_bits(points: int) -> int:
    """A set of points, as the rules write it, with one bit for each."""
    return int(points.to_bytes(len(POINTS), "big").translate(_DIGITS), 2)


@cache
def shapes(seat: int, hand: int) -> Numbers:
    """The shapes of the pods in a hand, as the rules write it, ascending."""
    return tuple(sorted(SHAPES.index(LEGS_OF[code]) for code in pods_in(seat, hand)))


class Outlook(NamedTuple):
    """What a side may look forward to."""

    each: list[int]
    """For each pod in hand the points where it may be placed, if the side were to move."""
    points: int
    """All of them."""
    sure: int
    """See `Bitboard.sure`."""


class Bitboard:
    """A board that is turned one way, and where pods fit on it."""

    def __init__(self, variant: Variant) -> None:
        self._lines = tuple(few_bits(variant.lines >> direction & ALL_POINTS) for direction in range(len(STEPS)))
        by_shape = {LEGS_OF[code]: guarded for code, guarded in variant.guards.items()}
        self.guards = tuple(tuple(few_bits(points) for points in by_shape[legs]) for legs in SHAPES)
        """For each shape the points that it guards from each point."""
        self._guarding = LONG if variant.guard else ()
        self._fits: dict[int, Numbers] = {}

    def fitting(self, empty: int) -> Numbers:
        """For each shape the empty points where it has a free leg."""
        fits = self._fits.get(empty)
        if fits is None:
            if len(self._fits) == _MOST_KEPT:
                self._fits.clear()
            free = [
                line & (empty >> step if step > 0 else empty << -step)
                for line, step in zip(self._lines, STEPS, strict=True)
            ]
            fits = self._fits[empty] = tuple([empty & union([free[direction] for direction in legs]) for legs in _LEGS])
        return fits

    def neighbours(self, points: int, directions: Iterable[int] = range(len(STEPS))) -> int:
        """The points that lines in some directions join to these."""
        neighbours = 0
        for direction in directions:
            from_, step = points & self._lines[direction], STEPS[direction]
            neighbours |= from_ << step if step > 0 else from_ >> -step
        return neighbours

    def sure(self, empty: int, own: int, foe: int, pods: Iterable[int]) -> int:
        """How many placements a side can make whatever the other does. Sides may use the points `own` and `foe`.

        On points that the other can neither use nor guard, each beside a point that the other cannot use.
        """
        safe = own & ~foe
        if safe:
            safe &= ~self.neighbours(foe, self._guarding)
        if not safe:
            return 0
        free = empty & ~foe
        fits = self.fitting(free)
        fitting = sorted([((fits[pod] & safe).bit_count(), pod) for pod in pods if fits[pod] & safe])
        count = 0
        for _, pod in fitting:
            places = self._free_legs(pod, free, safe) if count else fits[pod] & safe
            if places:
                count += 1
                place = places & -places
                safe ^= place
                free ^= place
                if not safe:
                    break
        return count

    def _free_legs(self, shape: int, empty: int, points: int) -> int:
        """Those of some points where a leg of a shape leads to an empty point."""
        lines, found = self._lines, 0
        for direction in _LEGS[shape]:
            step = STEPS[direction]
            found |= lines[direction] & (empty >> step if step > 0 else empty << -step)
        return found & points


@cache
def bitboard(guard: bool, degrees: int) -> Bitboard:
    """The board of Standard that is turned so, with or without the guard."""
    return Bitboard(variant(False, guard, degrees))


def outlooks(state: Pods) -> tuple[Outlook, Outlook]:
    """Of White and Black, in a position of Standard on a board that has been turned, whoever is to move."""
    degrees = state.variant.degrees
    assert degrees is not None
    board = bitboard(state.variant.guard, degrees)
    empty = few_bits(state.legal.empty)
    fits = board.fitting(empty)
    (white, black), (against_white, against_black) = state.hands, state.guarded
    white_pods, black_pods = shapes(WHITE, white), shapes(BLACK, black)
    allowed = empty & ~few_bits(against_white)
    white_each = [fits[shape] & allowed for shape in white_pods]
    allowed = empty & ~few_bits(against_black)
    black_each = [fits[shape] & allowed for shape in black_pods]
    own, foe = union(white_each), union(black_each)
    return (
        Outlook(white_each, own, board.sure(empty, own, foe, white_pods)),
        Outlook(black_each, foe, board.sure(empty, foe, own, black_pods)),
    )
