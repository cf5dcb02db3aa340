"""Special actions: which units they reach, and what they do."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.state import Action
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import ADD, CARD_BIT, FORMS, NEXT, CardId, Decon, Form, Special
from pentapod.games.xpod.rules.board import NEXT_TO, RINGS, SQUARES, TWO_AWAY, Occupancy, mask_of, squares_in
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.touches import action_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, owner

PLAIN_DECON: Final = Decon(1, 1, 1)
"""What DECON +1 gives to a unit without DECON."""


def decon_targets(occupied: Occupancy, square: int, decon: Decon) -> int:
    """The units that a DECON from a square reaches: all others in range that are not safe, friend or foe."""
    return RINGS[decon.near, decon.far][square] & occupied.taken & ~occupied.safe


def _repair_targets(position: Position, occupied: Occupancy, square: int, seat: int) -> int:
    """Adjacent own units below their max level, if the inventory has the bricks of the next."""
    stock, units = position.sides[seat].stock, position.units
    return mask_of(
        other
        for other in squares_in(NEXT_TO[square] & occupied.of(seat))
        if NEXT[units[other] & FORM] and has(stock, ADD[NEXT[units[other] & FORM]])
    )


def targets(position: Position, occupied: Occupancy, special: Special, square: int) -> int:
    """The units that the unit on a square reaches by a special action after its movement; none by CARRY and SCARE."""
    code = position.units[square]
    match special:
        case Special.DECON:
            decon = FORMS[code & FORM].decon
            return decon_targets(occupied, square, decon) if decon else 0
        case Special.EAT:  # adjacent units of level 1 that are not safe, friend or foe
            return NEXT_TO[square] & occupied.low & ~occupied.safe
        case Special.REPAIR:
            return _repair_targets(position, occupied, square, owner(code))
        case Special.WEB:  # enemies exactly two squares away that are not frozen yet, whatever stands between
            return TWO_AWAY[square] & occupied.of(1 - owner(code)) & ~occupied.frozen
        case Special.CARRY | Special.SCARE:
            return 0


def special_actions(position: Position, occupied: Occupancy, seat: int, square: int, *before: str) -> list[Action]:
    """The special actions after the movement of the unit on a square, behind the touches `before`.

    CARRY is not among them: it comes before the movement.
    """
    found = []
    for special in FORMS[position.units[square] & FORM].specials:
        if reached := targets(position, occupied, special, square):
            found += [action_of(seat, *before, special, SQUARES[target]) for target in squares_in(reached)]
    return found


def decon_card_actions(position: Position, occupied: Occupancy, seat: int, square: int, *unit: str) -> list[Action]:
    """DECON +1: a deconstruction by the unit on a square. `unit` is its touch if it is not activated yet."""
    if not position.sides[seat].hand & CARD_BIT[CardId.DECON1]:
        return []
    decon = FORMS[position.units[square] & FORM].decon or PLAIN_DECON
    hit = squares_in(decon_targets(occupied, square, decon))
    return [action_of(seat, CardId.DECON1, *unit, SQUARES[target]) for target in hit]


def span(special: Special, form: Form) -> tuple[int, int]:
    """The nearest and the farthest distance that a special action of a form reaches."""
    if special == Special.WEB:
        return 2, 2
    decon = (special == Special.DECON and form.decon) or PLAIN_DECON
    return decon.near, decon.far


def act_out(draft: Draft, special: Special, square: int, target: int) -> None:
    """The unit on a square uses a special action that comes after its movement on a target."""
    units = draft.units
    match special:
        case Special.DECON:
            decon = FORMS[units[square] & FORM].decon
            assert decon
            draft.lower(target, decon.levels)
        case Special.EAT:
            draft.lower(target)
            if draft.may_lift(square):
                draft.pick_up(square, SAFE)
        case Special.REPAIR:
            draft.pick_up(target, SAFE)
        case Special.WEB:
            units[target] |= FROZEN
        case Special.CARRY | Special.SCARE:
            raise ValueError(f"{special} does not come after a movement")
        case _:
            assert_never(special)


def deconstruct_by_card(draft: Draft, square: int, target: int) -> None:
    """The unit on a square uses DECON +1 on a target: one level more than its DECON, or one if it has none."""
    decon = FORMS[draft.units[square] & FORM].decon
    draft.lower(target, decon.levels + 1 if decon else 1)
