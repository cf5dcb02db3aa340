"""Special actions: whom they reach, and what they do."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import ADD, DECON, EAT, FORMS, NEXT, REPAIR, WEB, Decon
from pentapod.games.xpod.rules.board import NEXT_TO, RINGS, TWO_AWAY, mask_of, squares_in
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.lay import Lay, Table
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE

PLAIN_DECON: Final = Decon(1, 1, 1)
"""What DECON +1 gives to a unit without DECON."""


def decon_targets(on: Lay, square: int, decon: Decon) -> int:
    """Whom a DECON from a square reaches: any other unit in range that is not safe, friend or foe."""
    return RINGS[decon.near, decon.far][square] & on.taken & ~on.safe


def eat_targets(on: Lay, square: int) -> int:
    """Adjacent units of level 1 that are not safe, friend or foe."""
    return NEXT_TO[square] & on.low & ~on.safe


def web_targets(on: Lay, square: int, seat: int) -> int:
    """Enemies exactly two squares away that are not frozen yet; nothing stands in the way of a web."""
    return TWO_AWAY[square] & on.of(1 - seat) & ~on.frozen


def repair_targets(table: Table, on: Lay, square: int, seat: int) -> int:
    """Adjacent own units below their max level, if the inventory has the bricks of the next."""
    stock = table.sides[seat].stock
    return mask_of(
        other
        for other in squares_in(NEXT_TO[square] & on.of(seat))
        if NEXT[table.units[other] & FORM] and has(stock, ADD[NEXT[table.units[other] & FORM]])
    )


def targets(table: Table, on: Lay, special: str, square: int, form: int, seat: int) -> int:
    """Whom a unit of this form reaches from a square by a special action other than CARRY."""
    if special == DECON:
        decon = FORMS[form].decon
        assert decon
        return decon_targets(on, square, decon)
    if special == EAT:
        return eat_targets(on, square)
    if special == REPAIR:
        return repair_targets(table, on, square, seat)
    return web_targets(on, square, seat) if special == WEB else 0


def act_out(draft: Draft, special: str, square: int, target: int, more: int = 0) -> None:
    """A unit uses its special action on a target; `more` are the levels that a card adds to DECON."""
    units = draft.units
    if special == DECON:
        decon = FORMS[units[square] & FORM].decon or PLAIN_DECON._replace(levels=0)
        draft.lower(target, decon.levels + more)
    elif special == EAT:
        draft.lower(target)
        if draft.may_lift(square):
            draft.lift(square, SAFE)
    elif special == REPAIR:
        draft.lift(target, SAFE)
    else:
        units[target] |= FROZEN
