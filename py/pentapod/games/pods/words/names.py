"""What PODS calls its things: sides, pods, legs, directions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from pentapod.engine.english import listed
from pentapod.games.pods.data.table import DIRECTIONS, POINTS
from pentapod.games.pods.rules.pieces import LEGS_OF, number, owner

TITLES: Final = ("Blue", "Orange")
"""The source's White and Black, named after the colours in which they are drawn."""

_COMPASS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
_ABBREVIATIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

DIRECTION_NAMES: Final = tuple(_COMPASS[_ABBREVIATIONS.index(direction)] for direction in DIRECTIONS)
"""The directions in words, as the table orders them."""


def pod_name(code: int, names: Sequence[str] = TITLES) -> str:
    """A pod by its owner and number: "Blue's pod 3"."""
    return f"{names[owner(code)]}'s pod {number(code)}"


def pod_on(code: int, point: int, names: Sequence[str] = TITLES) -> str:
    """A pod by its owner, number and place: "Blue's pod 3 on d4"."""
    return f"{pod_name(code, names)} on {POINTS[point]}"


@cache
def legs_named(code: int) -> str:
    """A pod's legs clockwise from the north of the board, White sitting in the south: "legs east and north-west"."""
    present = {DIRECTION_NAMES[direction] for direction in range(8) if LEGS_OF[code] >> direction & 1}
    return f"legs {listed(name for name in _COMPASS if name in present)}"
