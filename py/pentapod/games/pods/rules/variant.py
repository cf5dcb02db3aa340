"""What stays the same for a whole game of PODS: which rules, and how the board is turned."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pentapod.games.pods.rules.legs import BLACK, EMPTY_BOARD, WHITE, guarded_by, lines_turned

Pair = tuple[int, int]
"""Something of White and of Black."""


class Variant(NamedTuple):
    """What stays the same for a whole game."""

    advanced: bool
    guard: bool
    """Whether long legs guard."""
    degrees: int | None
    """How the board is turned; None before chance has turned it."""
    lines_at: bytes
    """The directions of the lines at each point, one bit a direction."""
    lines: int
    """The same as a set of legs."""


@cache
def variant(advanced: bool, guard: bool, degrees: int | None) -> Variant:
    """The game by these rules on a board turned so."""
    lines_at = EMPTY_BOARD if degrees is None else lines_turned(degrees)
    return Variant(advanced, guard, degrees, lines_at, int.from_bytes(lines_at, "little"))


def guards(of: Variant, board: bytes) -> Pair:
    """The points that are guarded against White and against Black."""
    if not of.guard:
        return (0, 0)
    return guarded_by(board, BLACK, of.lines), guarded_by(board, WHITE, of.lines)
