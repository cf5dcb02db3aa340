"""What a fleet and a deck must be, and everything that is wrong with one that is not."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class FleetEmpty(NamedTuple):
    """The fleet has no unit."""


class FleetTooLarge(NamedTuple):
    """The fleet has more stars than are allowed."""

    stars: int


class TooManyCopies(NamedTuple):
    """There are more copies of a unit or card than are allowed."""

    name: str
    copies: int
    most: int


class DeckTooSmall(NamedTuple):
    """The deck has fewer cards than it must have."""

    cards: int
    least: int


Fault = FleetEmpty | FleetTooLarge | TooManyCopies | DeckTooSmall

_UNIT_NAMES: Final = tuple(unit.name for unit in UNITS)
_CARD_NAMES: Final = tuple(card.name for card in CARDS)


def fewest_cards(small: bool) -> int:
    """The cards that a deck must have: in the small variant an objective and a hand will do."""
    return SMALL_OBJECTIVES + START_HAND if small else DECK_MIN


def faults(fleet: bytes, deck: bytes, small: bool) -> list[Fault]:
    """Every reason why this fleet and deck cannot be played; none if it can."""
    found: list[Fault] = []
    if not any(fleet):
        found.append(FleetEmpty())
    if stars_of(fleet) > FLEET_STARS:
        found.append(FleetTooLarge(stars_of(fleet)))
    found += _too_many(_UNIT_NAMES, fleet, UNIT_COPIES)
    fewest = fewest_cards(small)
    if sum(deck) < fewest:
        found.append(DeckTooSmall(sum(deck), fewest))
    return [*found, *_too_many(_CARD_NAMES, deck, DECK_COPIES)]


def _too_many(names: tuple[str, ...], counts: bytes, most: int) -> list[TooManyCopies]:
    if max(counts) <= most:
        return []
    return [TooManyCopies(name, copies, most) for name, copies in zip(names, counts, strict=True) if copies > most]
