"""A fleet and deck in the making as one line, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import (
    BUILD_CHANGES,
    CARD_OF_CODE,
    CARDS,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    LETTERS,
    NO_CARDS,
    NO_UNITS,
    SPARE_COPIES,
    SPARE_STARS,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.legality import faults
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.fields import read_counts, read_options, read_seats, write_counts
from pentapod.games.pocketmodel.rules.roster import stars_of

WORD: Final = "build"


def write_workshop(workshop: Workshop) -> str:
    """The line of a workshop; `read_workshop` is its inverse."""
    return " ".join(
        (
            WORD,
            f"{len(workshop.decks)}{'s' * workshop.small}{'n' * (not workshop.capped)}",
            "-" if workshop.builder is None else LETTERS[workshop.builder],
            str(workshop.changes),
            "".join(LETTERS[seat] for seat in workshop.out) or "-",
            *(_seat(workshop, seat) for seat in range(len(workshop.decks))),
        )
    )


def _seat(workshop: Workshop, seat: int) -> str:
    deck = workshop.decks[seat]
    if deck in DECKS:
        return deck
    units = write_counts([unit.code for unit in UNITS], workshop.fleets[seat])
    return f"{OWN}:{units}:{write_counts([card.code for card in CARDS], workshop.cards[seat])}"


def is_workshop(line: str) -> bool:
    """Whether a line is about a fleet in the making."""
    return line.split(" ")[0] == WORD


def read_workshop(line: str) -> Workshop:
    """What a line says. Raises `MalformedPosition` or `ImpossiblePosition`."""
    words = line.split(" ")
    if len(words) < 7:
        raise MalformedPosition(line, "build-short")
    players, small, capped = read_options(words[1])
    if len(words) != 5 + players:
        raise MalformedPosition(line, "build-parts", wanted=players, count=len(words) - 5)
    if not (words[3].isascii() and words[3].isdigit() and len(words[3]) < 4):
        raise MalformedPosition(words[3], "build-changes")
    builders = read_seats(words[2])
    out = read_seats(words[4])
    decks, fleets, cards = [], [], []
    for entry in words[5:]:
        deck, _, rest = entry.partition(":")
        units, colon, pile = rest.partition(":")
        if deck not in DECKS and (deck != OWN or not colon):
            raise MalformedPosition(entry, "build-entry")
        if deck in DECKS and rest:
            raise MalformedPosition(entry, "build-starter")
        decks.append(deck)
        fleets.append(DECKS[deck].units if deck in DECKS else read_counts(units, KIND_OF_CODE, "no-unit-count"))
        cards.append(DECKS[deck].cards if deck in DECKS else read_counts(pile, CARD_OF_CODE, "no-card-count"))
    builder = builders[0] if builders else None
    workshop = Workshop(tuple(decks), small, capped, builder, int(words[3]), tuple(fleets), tuple(cards), out)
    _check(workshop, words[2])
    if write_workshop(workshop) != line:
        raise MalformedPosition(line, "rewritten", text=write_workshop(workshop))
    return workshop


def _check(workshop: Workshop, builder: str) -> None:
    """Raises `ImpossiblePosition` where no such workshop can exist."""
    seats = range(len(workshop.decks))
    if not set(workshop.out) < set(seats):
        raise ImpossiblePosition(builder, "build-nobody-left")
    if workshop.builder is None:
        if not workshop.is_won:
            raise ImpossiblePosition(builder, "build-nobody-builds")
    elif workshop.builder not in seats or workshop.builder in workshop.out or workshop.decks[workshop.builder] != OWN:
        raise ImpossiblePosition(builder, "build-no-fleet")
    elif workshop.is_won:
        raise ImpossiblePosition(builder, "build-over")
    if workshop.changes > BUILD_CHANGES:
        raise ImpossiblePosition(str(workshop.changes), "build-changes-over", most=BUILD_CHANGES)
    for seat in seats:
        if workshop.decks[seat] == OWN:
            _check_seat(workshop, seat)


def _check_seat(workshop: Workshop, seat: int) -> None:
    """Whether a fleet and deck of a seat's own can be what has been made of them by now."""
    letter, builder = LETTERS[seat], workshop.builder
    fleet, deck = workshop.fleets[seat], workshop.cards[seat]
    if seat in workshop.out or (builder is not None and seat > builder):
        if (fleet, deck) != (NO_UNITS, NO_CARDS):
            raise ImpossiblePosition(letter, "build-not-yet")
    elif seat == builder:
        over = stars_of(fleet) > FLEET_STARS + SPARE_STARS
        if over or max(fleet) > UNIT_COPIES + SPARE_COPIES or max(deck) > DECK_COPIES + SPARE_COPIES:
            raise ImpossiblePosition(letter, "build-spare")
    elif builder is not None and (found := faults(fleet, deck, workshop.small, letter)):
        raise found[0]
