"""What a touch names: a seat's cards and chips begin with its number, what ends something ends with it."""

from __future__ import annotations

from typing import Final

from pentapod.games.xtal.data.table import TITLES
from pentapod.games.xtal.rules.actions import DONE, LAY, PASS, TIMEOUT, slot_touch
from pentapod.games.xtal.rules.path import REDS
from pentapod.games.xtal.rules.position import GAP, NOBODY, Position

_SEATS: Final = range(len(TITLES))
_ENDS: Final = {touch: seat for touches in (LAY, PASS, DONE, TIMEOUT) for seat, touch in enumerate(touches)}
_FIRST: Final = {str(seat): seat for seat in _SEATS}
TOKEN_OF: Final = {f"{seat}T{token}": token for seat in _SEATS for token in _SEATS}
NUMBER_OF: Final = {f"{seat}N{number}": number for seat in _SEATS for number in range(1, len(REDS) + 1)}
"""The token, or the number of the goal, on a chip of a seat in Combat by speed."""


def owner_of(touch: str) -> int:
    """Whose touch it is, or NOBODY's."""
    if touch in _ENDS:
        return _ENDS[touch]
    return _FIRST.get(touch[0], NOBODY) if len(touch) > 1 else NOBODY


def slot_of(position: Position, seat: int, touch: str) -> int:
    """The slot of a hand that has this touch and holds a card, or NOBODY."""
    if not 0 <= seat < position.setting.seats:
        return NOBODY
    slots = (slot for slot, kind in enumerate(position.hands[seat]) if kind != GAP and slot_touch(seat, slot) == touch)
    return next(slots, NOBODY)


def laid_touch(place: int) -> str:
    """The touch of a card that has been laid."""
    return f"laid-{place}"
