"""MOVE, JUMP and FLY: where a unit can go in one movement. PUSH goes point by point, in `push.py`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pentapod.games.xpod.data.table import FORMS, Movement
from pentapod.games.xpod.rules.board import EVERYWHERE, RINGS, TARGET_ROWS, walk


class Reach(NamedTuple):
    """How far a unit goes this turn by each movement; 0 where it has none."""

    move: int
    jump: int
    fly: int
    push: int


@cache
def reach(form: int, boost: bool = False, jumps: bool = False) -> Reach:
    """How far a form goes, with MOVE +1 (`boost`) and JUMP (`jumps`) if these cards were played on it.

    MOVE +1 gives MOVE 1 to a unit that cannot move. JUMP replaces every movement of the unit: it jumps as far as it
    would go by the longest of them.
    """
    values = {kind: value + boost for kind, value in FORMS[form].moves}
    if not values and boost:
        values = {Movement.MOVE: 1}
    if jumps:
        values = {Movement.JUMP: max(values.values(), default=0)}
    return Reach(
        values.get(Movement.MOVE, 0),
        values.get(Movement.JUMP, 0),
        values.get(Movement.FLY, 0),
        values.get(Movement.PUSH, 0),
    )


def landings(reach: Reach, square: int, seat: int, taken: int, obstacles: int) -> int:
    """The squares that a unit of this seat can go to in one movement, other than by PUSH.

    MOVE needs a clear way; JUMP passes over anything and lands on an empty square without an obstacle; FLY may also
    land on an obstacle. From an obstacle only FLY leaves.
    """
    squares = RINGS[1, reach.fly][square] if reach.fly else 0
    if not obstacles >> square & 1:
        if reach.jump:
            squares |= RINGS[1, reach.jump][square] & ~obstacles
        if reach.move:
            squares |= walk(square, reach.move, EVERYWHERE & ~taken & ~obstacles, TARGET_ROWS[seat])
    return squares & ~taken


@cache
def may_get_jump(form: int, boost: bool) -> bool:
    """Whether the JUMP card has an effect: on a unit that moves, and neither jumps nor flies."""
    own = reach(form, boost)
    return bool(own.move or own.push) and not own.jump and not own.fly
