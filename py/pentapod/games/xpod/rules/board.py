"""The board: squares, distances, and sets of squares as bits.

Squares are numbered as their names ascend: a1 is 0, a2 is 1, b1 is 9, f9 is 53. A set of squares is a whole number
with a bit for each. Row 1 is South's home row, row 9 is North's; a unit that enters the other's has scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.engine.tables import TableError
from pentapod.engine.values import bits_of, indexed, ones
from pentapod.games.xpod.data.table import COLUMNS, HOME_STARTS, LEVEL, MAPS, ROWS
from pentapod.games.xpod.rules.units import FORM, FROZEN, NORTHERN, SAFE, Unit

SOUTH: Final = 0
NORTH: Final = 1
SIDES: Final = ("south", "north")
"""What the seats are called in touches and texts."""

COUNT: Final = COLUMNS * ROWS
SQUARES: Final = tuple(column + row for column in "abcdef"[:COLUMNS] for row in "123456789"[:ROWS])
SQUARE_OF: Final = indexed(SQUARES)
EVERYWHERE: Final = (1 << COUNT) - 1

DIRECTIONS: Final = ("north", "east", "south", "west")
_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def column_of(square: int) -> int:
    """From 0 for column a."""
    return square // ROWS


def row_of(square: int) -> int:
    """From 0 for row 1."""
    return square % ROWS


mask_of: Final = bits_of
"""The set of some squares."""
squares_in: Final = lru_cache(8192)(ones)
"""The squares of a set, ascending."""


def _neighbour(square: int, direction: int) -> int | None:
    columns, rows = _STEPS[direction]
    column, row = column_of(square) + columns, row_of(square) + rows
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else None


STEP: Final = tuple(tuple(_neighbour(square, direction) for direction in range(4)) for square in range(COUNT))
"""By square: the next one in each of the four directions; None over the edge."""


def distance(one: int, other: int) -> int:
    """Squares counted along columns and rows, never diagonally."""
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))


FARTHEST: Final = COLUMNS + ROWS - 2
_EXACT: Final = tuple(
    tuple(mask_of(other for other in range(COUNT) if distance(square, other) == far) for square in range(COUNT))
    for far in range(FARTHEST + 1)
)
RINGS: Final = {
    (near, far): tuple(sum(_EXACT[steps][square] for steps in range(near, far + 1)) for square in range(COUNT))
    for near in (1, 2)
    for far in range(near, FARTHEST + 1)
}
"""By (nearest, farthest) distance and square: the squares so far away."""
NEXT_TO: Final = RINGS[1, 1]
TWO_AWAY: Final = RINGS[2, 2]

HOME_ROWS: Final = (
    mask_of(square for square in range(COUNT) if row_of(square) == 0),
    mask_of(square for square in range(COUNT) if row_of(square) == ROWS - 1),
)
"""The home row of each seat."""
TARGET_ROWS: Final = HOME_ROWS[::-1]
"""The row in which each seat scores."""
OBSTACLES: Final = {name: mask_of(SQUARE_OF[square] for square in names) for name, names in MAPS.items()}
STARTS: Final = tuple(tuple(SQUARE_OF[name] for name in names) for names in HOME_STARTS)

_NOT_LAST: Final = EVERYWHERE & ~HOME_ROWS[NORTH]
_NOT_FIRST: Final = EVERYWHERE & ~HOME_ROWS[SOUTH]


def walk(square: int, steps: int, open_: int, ends: int) -> int:
    """The squares that can be reached in so many steps over open squares; a step onto one of `ends` is the last."""
    reached = frontier = 1 << square
    for _ in range(steps):
        around = (frontier & _NOT_LAST) << 1 | (frontier & _NOT_FIRST) >> 1 | frontier << ROWS | frontier >> ROWS
        frontier = around & open_ & ~reached
        if not frontier:
            break
        reached |= frontier
        frontier &= ~ends
    return reached & ~(1 << square)


def _connected(obstacles: int) -> bool:
    free = EVERYWHERE & ~obstacles
    return walk(0, COUNT, free, 0) | 1 == free


for _name, _obstacles in OBSTACLES.items():
    _turned = mask_of(COUNT - 1 - square for square in squares_in(_obstacles))
    _near_home = mask_of(square for square in range(COUNT) if row_of(square) in (0, 1, ROWS - 2, ROWS - 1))
    if _turned != _obstacles or _obstacles & _near_home or not _connected(_obstacles):
        raise TableError("xpod-map", "board", "map", _name, "obstacles")


# ---------------------------------------------------------------------- what stands where


class Occupancy(NamedTuple):
    """What stands where, as sets of squares."""

    taken: int
    northern: int
    safe: int
    frozen: int
    low: int
    """Where units of level 1 stand."""

    def of(self, seat: int) -> int:
        """Where a seat's units stand."""
        return self.northern if seat else self.taken & ~self.northern


_MARKS: Final = NORTHERN | SAFE | FROZEN
_LOW: Final = tuple(level == 1 for level in LEVEL)


def occupancy(units: Mapping[int, Unit]) -> Occupancy:
    """What stands where, found in one look over the units by square."""
    taken = northern = safe = frozen = low = 0
    for square, code in units.items():
        bit = 1 << square
        taken |= bit
        if code & _MARKS:
            if code & NORTHERN:
                northern |= bit
            if code & SAFE:
                safe |= bit
            if code & FROZEN:
                frozen |= bit
        if _LOW[code & FORM]:
            low |= bit
    return Occupancy(taken, northern, safe, frozen, low)
