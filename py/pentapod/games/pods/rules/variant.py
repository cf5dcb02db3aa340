"""What stays the same for a whole game of PODS: which rules, and how the board is turned."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pentapod.engine.values import Numbers
from pentapod.games.pods.rules.board import EMPTY_BOARD, along, lines_turned
from pentapod.games.pods.rules.pieces import CODES, LONG_LEGS_OF


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
    guards: dict[int, Numbers]
    """For each pod by its code, the points that it guards from each point: its long legs reach them along a line."""


@cache
def variant(advanced: bool, guard: bool, degrees: int | None) -> Variant:
    """The game by these rules on a board that is turned so."""
    lines_at = EMPTY_BOARD if degrees is None else lines_turned(degrees)
    guarding_lines = lines_at if guard else EMPTY_BOARD
    guards = {
        code: tuple(along(point, LONG_LEGS_OF[code] & lines) for point, lines in enumerate(guarding_lines))
        for code in CODES
    }
    return Variant(advanced, guard, degrees, lines_at, int.from_bytes(lines_at, "little"), guards)
