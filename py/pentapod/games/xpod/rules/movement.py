"""MOVE, JUMP and FLY: where a unit can go in one movement. PUSH goes point by point, in `push.py`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pentapod.games.xpod.data.table import FLY, FORMS, JUMP, MOVE, PUSH
from pentapod.games.xpod.rules.board import EVERYWHERE, RINGS, TARGET_ROWS, walk


class Reach(NamedTuple):
    """How far a unit goes this turn by each movement; 0 where it has none."""

    move: int
    jump: int
    fly: int
    push: int


@cache
def reach(form: int, boost: bool = False, jumps: bool = False) -> Reach:
    """What a form can do, with MOVE +1 (`boost`) and with JUMP (`jumps`) if they were played on it.

    MOVE +1 gives MOVE 1 to who cannot move. Who jumps by the card does nothing else, as far as it moves otherwise.
    """
    values = {kind: value + boost for kind, value in FORMS[form].moves}
    if not values and boost:
        values = {MOVE: 1}
    if jumps:
        values = {JUMP: max(values.values(), default=0)}
    return Reach(values.get(MOVE, 0), values.get(JUMP, 0), values.get(FLY, 0), values.get(PUSH, 0))


def landings(reach: Reach, square: int, seat: int, taken: int, obstacles: int) -> int:
    """The squares that a unit of this seat can go to, other than by pushing.

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
