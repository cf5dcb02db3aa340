"""The touches that are not units or cards, which have tables of their own, and what they name."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Action
from pentapod.games.pocketmodel.data.table import LETTERS, OBJECTIVES
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES, slot_touch

DONE: Final = "done"
"""Ends what may go on."""
USUAL: Final = "usual"
"""Places what a starter deck usually begins with."""
PASS: Final = "pass"
"""Plays no card, or lets a roll stand."""
CARD: Final = "card"
"""Uses the reroll of the card in play."""
RESULT: Final = "result"
"""Goes on from a result that only has to be looked at."""

HAND: Final = "hand-"
DECK: Final = "deck-"
DISCARD: Final = "discard-"
"""The touches of a seat's hand and piles: this and its letter."""

_DONE: Final = tuple(Action(seat, (DONE,)) for seat in range(len(LETTERS)))


def done(seat: int) -> Action:
    """A seat ends what it may go on with."""
    return _DONE[seat]


_ZONE_OF: Final = {touch: zone for zone, touch in enumerate(ZONES)}
_SLOT_OF: Final = {
    slot_touch(owner, slot): (owner, slot) for owner in range(len(LETTERS)) for slot in range(OBJECTIVES)
}
_PILE_OF: Final = {
    f"{kind}{letter}": (kind, owner) for kind in (HAND, DECK, DISCARD) for owner, letter in enumerate(LETTERS)
}


def zone_of(position: Position, touch: str) -> int | None:
    """The zone with this touch, if this game has it."""
    zone = _ZONE_OF.get(touch)
    return zone if zone == CONTESTED or zone in position.seats else None


def slot_of(position: Position, touch: str) -> tuple[int, int] | None:
    """The owner and the number of the objective slot with this touch, if this game has it."""
    owner, slot = _SLOT_OF.get(touch, (-1, 0))
    return (owner, slot) if owner in position.seats and slot < len(position.slots[owner]) else None


def pile_of(position: Position, touch: str) -> tuple[str, int] | None:
    """HAND, DECK or DISCARD, and whose it is, if this game has it."""
    kind, owner = _PILE_OF.get(touch, ("", -1))
    return (kind, owner) if owner in position.seats else None
