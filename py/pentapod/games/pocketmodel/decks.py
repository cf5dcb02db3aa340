"""What a fleet and a deck must be, and every fault of one that is not."""

from __future__ import annotations

from pentapod.games.pocketmodel.roster import stars_of
from pentapod.games.pocketmodel.table import (
    CARDS,
    DECK_COPIES,
    DECK_MIN,
    FLEET_STARS,
    SMALL_OBJECTIVES,
    START_HAND,
    UNIT_COPIES,
    UNITS,
)


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
    found += [
        f"There are {copies} of {unit.name}; {UNIT_COPIES} are allowed."
        for unit, copies in zip(UNITS, fleet, strict=True)
        if copies > UNIT_COPIES
    ]
    fewest = fewest_cards(small)
    if sum(deck) < fewest:
        found.append(f"The deck has {sum(deck)} cards; it must have at least {fewest}.")
    found += [
        f"There are {copies} of {card.name}; {DECK_COPIES} are allowed."
        for card, copies in zip(CARDS, deck, strict=True)
        if copies > DECK_COPIES
    ]
    return found
