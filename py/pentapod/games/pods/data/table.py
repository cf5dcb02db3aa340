"""The table of PODS as values: points, directions, lines and pods. Checked once, when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.tables import Entry, TableError, load
from pentapod.engine.values import indexed

SIZE: Final = 6
"""Points along each side of the board."""

POINTS: Final = tuple(f"{column}{row}" for column in "abcdef" for row in range(1, SIZE + 1))
"""The names of the points in ascending order. Everywhere else a point is its index here."""

POINT_OF: Final = indexed(POINTS)
"""The points by their names."""

DIRECTIONS: Final = ("SW", "W", "NW", "S", "N", "SE", "E", "NE")
"""The compass, in the order of the points it leads to. The opposite of direction d is direction 7 - d."""

STEPS: Final = (-SIZE - 1, -SIZE, -SIZE + 1, -1, 1, SIZE - 1, SIZE, SIZE + 1)
"""How much a step in each direction adds to a point's index, while it stays on the board."""

ORIENTATIONS: Final = (0, 90, 180, 270)
"""By how many degrees the lines may be turned, clockwise."""

Line = tuple[int, int]
"""A line as seen from one of its ends: the point and the direction. Each line is there from both ends."""


def lines_of(board: Entry) -> frozenset[Line]:
    """The lines of the unturned board, from both ends."""
    lines = set()
    for row, marks in enumerate(board["along_rows"]):
        lines |= {(column * SIZE + row, "E") for column, mark in enumerate(marks) if mark == "1"}
    for row, marks in enumerate(board["up_columns"]):
        lines |= {(column * SIZE + row, "N") for column, mark in enumerate(marks) if mark == "1"}
    for row, marks in enumerate(board["diagonals"]):
        for column, mark in enumerate(marks):
            if mark == "/":
                lines.add((column * SIZE + row, "NE"))
            elif mark == "\\":
                lines.add(((column + 1) * SIZE + row, "NW"))
    ends = {(point, DIRECTIONS.index(direction)) for point, direction in lines}
    return frozenset(ends | {(point + STEPS[direction], 7 - direction) for point, direction in ends})


def turned(lines: frozenset[Line], degrees: int) -> frozenset[Line]:
    """The lines after turning the board clockwise, by a multiple of 90 degrees."""
    for _ in range(degrees // 90):
        lines = frozenset((_quarter_turn(point), _QUARTER[direction]) for point, direction in lines)
    return lines


def legs_of(pods: Mapping[str, str], short: set[str], long: set[str], hand: int) -> tuple[frozenset[int], ...]:
    """The legs of each pod as directions, from pod 1 on. Raises `TableError`."""
    if list(pods) != [str(number) for number in range(1, hand + 1)]:
        raise TableError("pods-numbers", "pods", count=hand)
    if short | long != set(DIRECTIONS) or short & long:
        raise TableError("pods-legs", "legs")
    legs: list[frozenset[int]] = []
    for number, names in pods.items():
        own = frozenset(map(DIRECTIONS.index, names.split()))
        if own in legs:
            raise TableError("pods-alike", "pods", number, number=legs.index(own) + 1)
        legs.append(own)
    return tuple(legs)


def _quarter_turn(point: int) -> int:
    column, row = divmod(point, SIZE)
    return row * SIZE + SIZE - 1 - column


_QUARTER: Final = tuple(DIRECTIONS.index(name) for name in ("NW", "N", "NE", "W", "E", "SW", "S", "SE"))
"""What each direction becomes by a clockwise quarter turn."""

_TABLE: Final = load(__package__)
_NUMBERS: Final[dict[str, int]] = _TABLE["numbers"]

HAND: Final = _NUMBERS["hand"]
REPETITIONS: Final = _NUMBERS["repetitions"]
QUIET_TURNS: Final = _NUMBERS["quiet_turns"]

LINES: Final = lines_of(_TABLE["board"])

LONG: Final = frozenset(map(DIRECTIONS.index, _TABLE["legs"]["long"]))
"""The directions of long legs."""

LEGS: Final = legs_of(_TABLE["pods"], set(_TABLE["legs"]["short"]), set(_TABLE["legs"]["long"]), HAND)
"""The legs of each pod in its owner's eyes; `LEGS[0]` are those of pod 1."""

BIPODS: Final = tuple(number for number, legs in enumerate(LEGS, 1) if len(legs) == 2)

if len(BIPODS) != _NUMBERS["bipods"]:
    raise TableError("pods-bipods", "numbers", "bipods", count=len(BIPODS))
