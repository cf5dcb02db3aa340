"""How the touches of actions are written, and what they name.

A seat's cards and chips begin with its number, what ends something ends with it. No touch tells the kind of a card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.engine.values import Names
from pentapod.games.xtal.data.table import CARDS, DIE, MOST_SEATS
from pentapod.games.xtal.rules.path import NAMES, NUMBERS, REDS
from pentapod.games.xtal.rules.position import GAP, Position

_SEATS: Final = range(MOST_SEATS)
LAY: Final = tuple(f"lay-{seat}" for seat in _SEATS)
PASS: Final = tuple(f"pass-{seat}" for seat in _SEATS)
DONE: Final = tuple(f"done-{seat}" for seat in _SEATS)
TIMEOUT: Final = tuple(f"timeout-{seat}" for seat in _SEATS)

_ENDS: Final = {touch: seat for touches in (LAY, PASS, DONE, TIMEOUT) for seat, touch in enumerate(touches)}
_FIRST: Final = {str(seat): seat for seat in _SEATS}

TOKEN_OF: Final = {f"{seat}T{token}": token for seat in _SEATS for token in _SEATS}
"""The token on a chip of a seat in Combat by speed."""
NUMBER_OF: Final = {f"{seat}N{number}": number for seat in _SEATS for number in range(1, len(REDS) + 1)}
"""The number of a goal on a chip of a seat in Combat by speed."""


@cache
def slot_touch(seat: int, slot: int) -> str:
    """The touch of a card by its place in a hand: 0a is the first of seat 0."""
    lap, letter = divmod(slot, 26)
    return f"{seat}{chr(ord('a') + letter)}{lap or ''}"


def token_touch(position: Position, seat: int, token: int, stone: int) -> str:
    """The touch that chooses a token: its stone; in Combat by speed a chip of the seat that chooses."""
    return f"{seat}T{token}" if position.composes_freely else NAMES[stone]


def goal_touch(position: Position, seat: int, goal: int) -> str:
    """The touch that chooses where a token goes: the stone; in Combat by speed a chip with its number."""
    return f"{seat}N{NUMBERS[goal]}" if position.composes_freely else NAMES[goal]


def laid_touch(place: int) -> str:
    """The touch of a card that has been laid."""
    return f"laid-{place}"


def owner_of(touch: str) -> int | None:
    """The seat whose touch it is."""
    if touch in _ENDS:
        return _ENDS[touch]
    return _FIRST.get(touch[0]) if len(touch) > 1 else None


def slot_of(position: Position, seat: int, touch: str) -> int | None:
    """The slot of a seat's hand that has this touch and holds a card."""
    if seat >= position.setting.seats:
        return None
    slots = (slot for slot, kind in enumerate(position.hands[seat]) if kind != GAP and slot_touch(seat, slot) == touch)
    return next(slots, None)


def every_touch() -> Names:
    """Every touch of an action: stones, chips, cards by their slots, what ends something, and what chance brings."""
    most = sum(card.copies for card in CARDS)
    slots = (slot_touch(seat, slot) for seat in _SEATS for slot in range(most))
    numbers = map(str, range(max(DIE + 1, MOST_SEATS)))
    return (*NAMES, *TOKEN_OF, *NUMBER_OF, *slots, *_ENDS, *numbers, *(card.id for card in CARDS))
