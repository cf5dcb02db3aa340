"""What the builder says to players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentapod.engine.english import won
from pentapod.engine.state import ImpossiblePosition
from pentapod.engine.words import Stat
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    CARDS,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.legality import faults, fewest_cards
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.words.cards import card_sentences, unit_sentences

Tell = Callable[[ImpossiblePosition], str]
"""Says what is wrong with a position: `Words.fault`."""


def name_of(code: str) -> str:
    """What a unit or card is called."""
    return UNITS[KIND_OF_CODE[code]].name if code in KIND_OF_CODE else CARDS[CARD_OF_CODE[code]].name


def prompt(workshop: Workshop, names: Sequence[str]) -> str:
    """Who builds; when all but one have left, who has won."""
    if workshop.builder is None:
        winner = next(seat for seat in range(len(workshop.decks)) if seat not in workshop.out)
        return won((names[winner],), "everybody else resigned")
    fewest = fewest_cards(workshop.small)
    builder = names[workshop.builder]
    return f"{builder}: take units of up to {FLEET_STARS} stars and {fewest} or more cards, or a starter deck."


def fault_sentences(workshop: Workshop, told: Tell) -> str:
    """Everything that is wrong with what the builder has; if nothing is, that it is ready."""
    found = faults(workshop.fleet, workshop.deck, workshop.small)
    return " ".join(map(told, found)) or "This fleet and deck are ready."


def about(touch: str) -> tuple[str, ...]:
    """What there is to know about a target of the builder."""
    if touch in DECKS:
        deck = DECKS[touch]
        units = ", ".join(f"{copies} {unit.name}" for unit, copies in zip(UNITS, deck.units, strict=True) if copies)
        return (deck.name, f"Units: {units}.", f"{stars_of(deck.units)} stars and {sum(deck.cards)} cards.")
    code = touch[1:]
    if code in KIND_OF_CODE:
        unit = UNITS[KIND_OF_CODE[code]]
        return (unit.name, *unit_sentences(unit))
    if code in CARD_OF_CODE:
        card = CARDS[CARD_OF_CODE[code]]
        return (card.name, *card_sentences(card))
    return ()


def stats(workshop: Workshop, seat: int) -> tuple[Stat, ...]:
    """Whether the fleet of a seat is ready."""
    waiting = workshop.decks[seat] == OWN and workshop.builder is not None and workshop.builder <= seat
    ready = seat not in workshop.out and not waiting
    return (Stat("fleet", int(ready), 1, "Ready" if ready else "Building"),)
