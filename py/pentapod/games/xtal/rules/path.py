"""The path: 48 stones in a closed ring around the crystal, counted clockwise from 0, a Violet."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.engine.values import Numbers, indexed
from pentapod.games.xtal.data.table import COMBAT_COLOUR, HOME_COLOUR, PATTERN, REPEATS

COLOURS: Final = PATTERN * REPEATS
"""The letter of each stone's colour."""

LENGTH: Final = len(COLOURS)

NOWHERE: Final = -1
"""Stands for the stone of a token that is not on the board."""

NUMBERS: Final = tuple(COLOURS[: stone + 1].count(COLOURS[stone]) for stone in range(LENGTH))
"""Each stone's number among those of its colour, clockwise from 1."""

NAMES: Final = tuple(f"{colour.lower()}{number}" for colour, number in zip(COLOURS, NUMBERS, strict=True))
"""Short names, as in position texts and touches: v1, b1, g1, y1, r1 ..."""

STONE_OF: Final = indexed(NAMES)
"""The stone of each short name."""

VIOLETS: Final = tuple(stone for stone in range(LENGTH) if COLOURS[stone] == HOME_COLOUR)
REDS: Final = tuple(stone for stone in range(LENGTH) if COLOURS[stone] == COMBAT_COLOUR)

STORE_OF: Final = indexed(VIOLETS)
"""The number of the Storage beside each Violet."""

OPPOSITE: Final = tuple((stone + LENGTH // 2) % LENGTH for stone in range(LENGTH))
"""The stone directly across the crystal."""


def steps(origin: int, goal: int) -> int:
    """How far it is clockwise."""
    return (goal - origin) % LENGTH


def distance(one: int, other: int) -> int:
    """The fewest steps in either direction."""
    return min(steps(one, other), steps(other, one))


@cache
def by_nearness(origin: int, goals: Numbers) -> tuple[Numbers, ...]:
    """The goals from the nearest to the farthest; those equally near stand together."""
    distances = sorted({distance(origin, goal) for goal in goals if goal != origin})
    return tuple(tuple(goal for goal in goals if distance(origin, goal) == far) for far in distances)
