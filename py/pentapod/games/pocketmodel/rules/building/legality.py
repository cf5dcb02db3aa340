"""What a fleet and a deck must be, and everything that is wrong with one that is not."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pocketmodel.data.table import (
    DECK_COPIES,
    DECK_MIN,
    FLEET_STARS,
    SMALL_OBJECTIVES,
    START_HAND,
    UNIT_COPIES,
)
from pentapod.games.pocketmodel.rules.roster import stars_of


def fewest_cards(small: bool) -> int:
    """The cards that a deck must have: in the small variant an objective and a hand will do."""
    return SMALL_OBJECTIVES + START_HAND if small else DECK_MIN


def faults(fleet: bytes, deck: bytes, small: bool, part: str = "") -> list[ImpossiblePosition]:
    """Every reason why this fleet and deck cannot be played; none if they can.

    Each is what is wrong with a position that has them in a part of its text.
    """
    return [*fleet_faults(fleet, part), *_deck_faults(deck, small, part)]


def fleet_faults(fleet: bytes, part: str) -> Iterator[ImpossiblePosition]:
    """Every reason why a fleet cannot be played."""
    if not any(fleet):
        yield ImpossiblePosition(part, "fleet-empty")
    if stars_of(fleet) > FLEET_STARS:
        yield ImpossiblePosition(part, "fleet-large", stars=stars_of(fleet), most=FLEET_STARS)
    for unit in _too_many(fleet, UNIT_COPIES):
        yield ImpossiblePosition(part, "unit-copies", copies=fleet[unit], unit=unit, most=UNIT_COPIES)


def _deck_faults(deck: bytes, small: bool, part: str) -> Iterator[ImpossiblePosition]:
    fewest = fewest_cards(small)
    if sum(deck) < fewest:
        yield ImpossiblePosition(part, "deck-small", cards=sum(deck), least=fewest)
    for card in _too_many(deck, DECK_COPIES):
        yield ImpossiblePosition(part, "card-copies", copies=deck[card], card=card, most=DECK_COPIES)


def _too_many(counts: bytes, most: int) -> list[int]:
    """The kinds of which there are more copies than are allowed."""
    return [kind for kind, copies in enumerate(counts) if copies > most] if max(counts) > most else []
