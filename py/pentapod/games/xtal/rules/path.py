"""The path: 48 stones in a closed ring around the crystal, counted clockwise from 0, a Violet."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.games.xtal.data.table import COLOUR_NAMES, COMBAT_COLOUR, HOME_COLOUR, PATTERN, REPEATS

COLOURS: Final = PATTERN * REPEATS
"""The letter of each position's colour."""

LENGTH: Final = len(COLOURS)

NOWHERE: Final = -1
"""The position of a token that is not on the board."""

NUMBERS: Final = tuple(COLOURS[: position + 1].count(COLOURS[position]) for position in range(LENGTH))
"""The how-manieth of its colour each position is, clockwise from 1."""

NAMES: Final = tuple(f"{colour.lower()}{number}" for colour, number in zip(COLOURS, NUMBERS, strict=True))
"""Short names, as in position texts and touches: v1, b1, g1, y1, r1 ..."""

TITLES: Final = tuple(f"{COLOUR_NAMES[colour]} {number}" for colour, number in zip(COLOURS, NUMBERS, strict=True))
"""The names that players read: Violet 1 ..."""

POSITION_OF: Final = {name: position for position, name in enumerate(NAMES)}

VIOLETS: Final = tuple(position for position in range(LENGTH) if COLOURS[position] == HOME_COLOUR)
REDS: Final = tuple(position for position in range(LENGTH) if COLOURS[position] == COMBAT_COLOUR)

STORE_OF: Final = {position: store for store, position in enumerate(VIOLETS)}
"""The number of the Storage beside each Violet."""

OPPOSITE: Final = tuple((position + LENGTH // 2) % LENGTH for position in range(LENGTH))
"""The position directly across the crystal."""


def steps(origin: int, goal: int) -> int:
    """How far it is clockwise."""
    return (goal - origin) % LENGTH


def distance(one: int, other: int) -> int:
    """The fewest steps in either direction."""
    return min(steps(one, other), steps(other, one))


@cache
def by_nearness(origin: int, goals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The goals from the nearest to the farthest; those equally near stand together."""
    distances = sorted({distance(origin, goal) for goal in goals if goal != origin})
    return tuple(tuple(goal for goal in goals if distance(origin, goal) == far) for far in distances)
