"""What the builder says to players."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    CARDS,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    SPARE_COPIES,
    SPARE_STARS,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.legality import faults, fewest_cards
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.words.cards import card_sentences, unit_sentences


def name_of(code: str) -> str:
    """What a unit or card is called."""
    return UNITS[KIND_OF_CODE[code]].name if code in KIND_OF_CODE else CARDS[CARD_OF_CODE[code]].name


def prompt(workshop: Workshop, names: Sequence[str]) -> str:
    """Who builds; when all but one have left, who has won."""
    if workshop.seat < 0:
        winner = next(seat for seat in range(len(workshop.decks)) if seat not in workshop.out)
        return f"{names[winner]} wins because everybody else resigned."
    fewest = fewest_cards(workshop.small)
    return (
        f"{names[workshop.seat]} builds a fleet of up to {FLEET_STARS} stars and a deck of at least {fewest} cards, "
        "or begins from a starter deck; Done ends it."
    )


def describe(action: Action, names: Sequence[str], open_to_viewer: bool) -> str:
    """What the builder did. Others see only that it was done."""
    name, touch = names[action.seat], action.path[0]
    if touch == "done":
        return f"{name} is ready."
    if not open_to_viewer:
        return f"{name} changed the fleet or the deck."
    if touch in DECKS:
        return f"{name} took the starter deck {DECKS[touch].name}."
    return f"{name} {'took' if touch[0] == '+' else 'put back'} {name_of(touch[1:])}."


def refusal(workshop: Workshop, path: Path, names: Sequence[str], viewer: int | None) -> str:
    """Why no legal action begins with these touches. Refusing *done* names every fault to who builds."""
    if workshop.seat < 0:
        return "The game is over."
    if viewer not in (workshop.seat, CHANCE):
        return f"{names[workshop.seat]} builds a fleet and a deck, unseen by others."
    touch = path[0] if path else ""
    fleet, deck = workshop.fleets[workshop.seat], workshop.cards[workshop.seat]
    if len(path) > 1:
        return "Units and cards are taken one at a time."
    if touch == "done":
        return " ".join(faults(fleet, deck, workshop.small)) or "This fleet and deck are ready."
    if touch in DECKS:
        return f"This is the starter deck {DECKS[touch].name} already."
    sign, code = touch[:1], touch[1:]
    if sign not in ("+", "-") or (code not in KIND_OF_CODE and code not in CARD_OF_CODE):
        return "That is nothing to do while a fleet is built."
    name = name_of(code)
    if not workshop.changes:
        if faults(fleet, deck, workshop.small):
            return "No changes are left, and this cannot be played: choose a starter deck."
        return "No changes are left: press Done, or choose a starter deck."
    if sign == "-":
        return f"There is no {name} to put back."
    if code in KIND_OF_CODE:
        if fleet[KIND_OF_CODE[code]] == UNIT_COPIES + SPARE_COPIES:
            return f"A fleet has at most {UNIT_COPIES} of {name}."
        return f"With {name} the fleet would have more than {FLEET_STARS + SPARE_STARS} stars."
    return f"A deck has at most {DECK_COPIES} of {name}."


def about(workshop: Workshop, touch: str) -> tuple[str, ...]:
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
