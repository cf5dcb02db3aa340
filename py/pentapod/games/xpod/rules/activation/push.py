"""PUSH, one point after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pentapod.engine.values import Numbers
from pentapod.games.xpod.data.table import FLIES
from pentapod.games.xpod.rules.board import STEP
from pentapod.games.xpod.rules.units import FORM, SAFE, Unit


class Push(NamedTuple):
    """What one point of PUSH in a direction does."""

    ahead: int
    """The square in front of the pusher."""
    line: Numbers
    """The squares of the unbroken line of units there, nearest first; empty if the pusher just steps."""
    blocked: bool
    """Whether nobody moves, and every unit of the line that is not safe loses a level."""


def push(units: Mapping[int, Unit], obstacles: int, square: int, direction: int) -> Push | None:
    """What a point of PUSH from a square does, or None if it cannot be spent so.

    A pusher enters no obstacle and does not leave the board, and a line of safe units against a wall stays as it is.
    """
    ahead = STEP[square][direction]
    if ahead is None or obstacles >> ahead & 1:
        return None
    if ahead not in units:
        return Push(ahead, (), False)
    line = [ahead]
    while True:
        last = line[-1]
        beyond = STEP[last][direction]
        if beyond is None or (obstacles >> beyond & 1 and not FLIES[units[last] & FORM]):
            if all(units[pushed] & SAFE for pushed in line):
                return None
            return Push(ahead, tuple(line), True)
        if beyond not in units:
            return Push(ahead, tuple(line), False)
        line.append(beyond)
