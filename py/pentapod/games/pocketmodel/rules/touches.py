"""The touches that are not units or cards, which have tables of their own, and what they name."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pentapod.engine.state import Action
from pentapod.engine.values import Names, indexed
from pentapod.games.pocketmodel.data.table import CARDS, DECKS, LETTERS, OBJECTIVES, UNIT_COPIES, UNITS
from pentapod.games.pocketmodel.rules.dice import ROLLS
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, ZONES, slot_touch

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
TAKE: Final = "+"
"""What stands before a unit or a card that is taken into a fleet or a deck."""
BACK: Final = "-"
"""What stands before one that is put back."""


class Pile(StrEnum):
    """A seat's hand, deck and discard pile. Its touch is this and the letter of the seat."""

    HAND = "hand-"
    DECK = "deck-"
    DISCARD = "discard-"


_DONE: Final = tuple(Action(seat, (DONE,)) for seat in range(len(LETTERS)))


def done(seat: int) -> Action:
    """A seat ends what it may go on with."""
    return _DONE[seat]


_ZONE_OF: Final = indexed(ZONES)
_SLOT_OF: Final = {
    slot_touch(owner, slot): (owner, slot) for owner in range(len(LETTERS)) for slot in range(OBJECTIVES)
}
_PILE_OF: Final = {f"{pile}{letter}": (pile, owner) for pile in Pile for owner, letter in enumerate(LETTERS)}


def zone_of(position: Position, touch: str) -> int | None:
    """The zone with this touch, if this game has it."""
    zone = _ZONE_OF.get(touch)
    return zone if zone == CONTESTED or zone in position.seats else None


def slot_of(position: Position, touch: str) -> tuple[int, int] | None:
    """The owner and the number of the objective slot with this touch, if this game has it."""
    found = _SLOT_OF.get(touch)
    return found if found and found[0] in position.seats and found[1] < len(position.slots[found[0]]) else None


def pile_of(position: Position, touch: str) -> tuple[Pile, int] | None:
    """The pile with this touch and whose it is, if this game has it."""
    found = _PILE_OF.get(touch)
    return found if found and found[1] in position.seats else None


def every_touch() -> Names:
    """Every touch of an action: zones, slots, units, cards, what ends something, what builds, and rolls."""
    most = max(UNIT_COPIES, *(copies for deck in DECKS.values() for copies in deck.units))
    units = (f"{owner}{unit.code}{copy + 1}" for owner in LETTERS for unit in UNITS for copy in range(most))
    codes = (*(unit.code for unit in UNITS), *(card.code for card in CARDS))
    building = (*(sign + code for sign in (TAKE, BACK) for code in codes), *DECKS)
    ends = (DONE, USUAL, PASS, CARD, RESULT, REPAIR, HYPERDRIVE)
    return (*ZONES, *_SLOT_OF, *units, *(card.code for card in CARDS), *ends, *building, *map(str, ROLLS))
