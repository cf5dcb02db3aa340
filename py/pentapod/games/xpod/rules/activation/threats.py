"""Which units can score by themselves, and how far the others are from it."""

from __future__ import annotations

from itertools import product

from pentapod.games.xpod.data.table import CARD_BIT, FORMS, NEXT, ROWS, CardId, Special
from pentapod.games.xpod.rules.activation.movement import landings, may_get_jump, reach
from pentapod.games.xpod.rules.board import EVERYWHERE, NEXT_TO, TARGET_ROWS, mask_of, row_of, walk
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM, FROZEN, owner


def rows_left(seat: int, square: int) -> int:
    """How many rows a seat's unit is away from the row where it scores."""
    return row_of(square) if seat else ROWS - 1 - row_of(square)


def scores_next(state: XPod, square: int) -> bool:
    """Whether the unit on a square could score if it were activated now, by itself, without a card or a push."""
    code, obstacles = state.units[square], state.setting.obstacles
    if code & FROZEN:
        return False
    seat, able, taken = owner(code), reach(code & FORM), mask_of(state.units)
    goals = landings(able, square, seat, taken, obstacles)
    if able.push and not obstacles >> square & 1:
        goals |= walk(square, able.push, EVERYWHERE & ~taken & ~obstacles, TARGET_ROWS[seat])
    return bool(goals & TARGET_ROWS[seat])


def might_score_next(state: XPod, square: int) -> bool:
    """Whether the unit on a square might score by its own movement in its owner's next turn, with any card in hand.

    May be said too often, never too rarely.
    """
    code, obstacles = state.units[square], state.setting.obstacles
    if code & FROZEN:
        return False
    seat, taken = owner(code), mask_of(state.units)
    hand = state.sides[seat].hand
    forms = [code & FORM]
    if hand & CARD_BIT[CardId.LEVEL1] and NEXT[code & FORM]:
        forms.append(NEXT[code & FORM])
    if any(Special.CARRY in FORMS[form].specials for form in forms):
        taken &= ~NEXT_TO[square]  # a neighbour that is lifted makes room
    boosts = (False, True) if hand & CARD_BIT[CardId.MOVE1] else (False,)
    for form, boost in product(forms, boosts):
        jump = hand & CARD_BIT[CardId.JUMP] and may_get_jump(form, boost)
        for jumps in (False, True) if jump else (False,):
            able = reach(form, boost, jumps)
            if able.push >= rows_left(seat, square):
                return True
            if landings(able, square, seat, taken, obstacles) & TARGET_ROWS[seat]:
                return True
    return False
