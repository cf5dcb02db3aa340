"""What a fleet and a deck must be, and everything that is wrong with one."""

from __future__ import annotations

from typing import Final

from pentapod.games.pocketmodel.data.table import (
    CARDS,
    DECK_COPIES,
    DECK_MIN,
    FLEET_STARS,
    SMALL_OBJECTIVES,
    START_HAND,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.roster import stars_of

_UNIT_NAMES: Final = tuple(unit.name for unit in UNITS)
_CARD_NAMES: Final = tuple(card.name for card in CARDS)


def fewest_cards(small: bool) -> int:
    """The cards that a deck must have: in the small variant an objective and a hand will do."""
    return SMALL_OBJECTIVES + START_HAND if small else DECK_MIN


def faults(fleet: bytes, deck: bytes, small: bool) -> list[str]:
    """Every reason why this fleet and deck cannot be played, as sentences; none if it can."""
    found = []
    if not any(fleet):
        found.append("The fleet has no unit.")
    worth = stars_of(fleet)
    if worth > FLEET_STARS:
        found.append(f"The fleet has {worth} stars; {FLEET_STARS} are allowed.")
    found += _too_many(_UNIT_NAMES, fleet, UNIT_COPIES)
    fewest = fewest_cards(small)
    if sum(deck) < fewest:
        found.append(f"The deck has {sum(deck)} cards; it must have at least {fewest}.")
    return [*found, *_too_many(_CARD_NAMES, deck, DECK_COPIES)]


def _too_many(names: tuple[str, ...], counts: bytes, most: int) -> list[str]:
    if max(counts) <= most:
        return []
    return [
        f"There are {copies} of {name}; {most} are allowed."
        for name, copies in zip(names, counts, strict=True)
        if copies > most
    ]
