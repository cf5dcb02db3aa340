"""CARRY: a neighbour is lifted before the carrier moves, and put down next to where it stops."""

from __future__ import annotations

from pentapod.games.xpod.data.table import FLIES
from pentapod.games.xpod.rules.board import NEXT_TO, mask_of, squares_in
from pentapod.games.xpod.rules.task import Active, Load, Unmoved
from pentapod.games.xpod.rules.units import FORM, Unit


def room(taken: int, obstacles: int, square: int, load: Unit) -> int:
    """Where a load can be put down around a square: empty, and no obstacle unless it flies."""
    free = NEXT_TO[square] & ~taken
    return free if FLIES[load & FORM] else free & ~obstacles


def drops(taken: int, obstacles: int, carrier: Active, load: Load) -> int:
    """Where the load can be put down now. Back where it was, with nothing else changed, is not an action."""
    squares = room(taken, obstacles, carrier.square, load.unit)
    if isinstance(carrier, Unmoved):
        return 0 if carrier.boost or carrier.jumps else squares & ~(1 << load.source)
    return squares if carrier.changed else squares & ~(1 << load.source)


def stops(squares: int, taken: int, obstacles: int, start: int, load: Load) -> int:
    """Those of the squares that a carrier can go to from `start` where it finds room for its load."""
    left = taken & ~(1 << start)
    return mask_of(square for square in squares_in(squares) if room(left | 1 << square, obstacles, square, load.unit))
