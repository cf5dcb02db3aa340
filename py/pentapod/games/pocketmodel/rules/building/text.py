"""A fleet and deck in the making as one line: `build 2 b 70 - own:xw2,yw1:foc2,reb1 iron`.

After the word come the options (players, `s` for the small variant, `n` for no limit of turns), who is building, how
many changes are left, who has left, and for each seat its starter deck, or `own`, the units and the cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
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
from pentapod.games.pocketmodel.rules.roster import stars_of

WORD: Final = "build"
_COUNT: Final = re.compile(r"([a-z]+)([1-9])")


def write_workshop(workshop: Workshop) -> str:
    """The line of a workshop; `read_workshop` is its inverse."""
    return " ".join(
        (
            WORD,
            f"{len(workshop.decks)}{'s' * workshop.small}{'n' * (not workshop.capped)}",
            LETTERS[workshop.seat] if workshop.seat >= 0 else "-",
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


def write_counts(codes: Sequence[str], counts: bytes) -> str:
    """A multiset: `foc2,reb1`, or `-`."""
    return ",".join(f"{code}{copies}" for code, copies in zip(codes, counts, strict=True) if copies) or "-"


def read_counts(text: str, number_of: dict[str, int], what: str) -> bytes:
    """The multiset that a text says. Raises `MalformedPosition`."""
    counts = bytearray(len(number_of))
    for entry in () if text == "-" else text.split(","):
        found = _COUNT.fullmatch(entry)
        if not found or found[1] not in number_of:
            raise MalformedPosition(entry, f"{entry!r} is no {what} with a number.")
        if counts[number_of[found[1]]]:
            raise MalformedPosition(entry, f"{found[1]!r} stands here twice.")
        counts[number_of[found[1]]] = int(found[2])
    return bytes(counts)


def read_options(text: str) -> tuple[int, bool, bool]:
    """The number of players, whether it is the small variant, whether turns are limited."""
    found = re.fullmatch(r"([2-4])(s?)(n?)", text)
    if not found:
        raise MalformedPosition(text, f"{text!r} should be 2 to 4 players, then s and n for the options.")
    return int(found[1]), bool(found[2]), not found[3]


def read_seats(text: str) -> tuple[int, ...]:
    """Seats by their letters, ascending, or `-` for none."""
    if text == "-":
        return ()
    for letter in text:
        if letter not in LETTERS:
            raise MalformedPosition(letter, f"{letter!r} should be one of {', '.join(LETTERS)}.")
    return tuple(sorted({LETTERS.index(letter) for letter in text}))


def read_workshop(line: str) -> Workshop:
    """What a line says. Raises `MalformedPosition` or `ImpossiblePosition`."""
    words = line.split(" ")
    if len(words) < 7:
        raise MalformedPosition(line, "A fleet in the making has at least seven parts.")
    players, small, capped = read_options(words[1])
    if len(words) != 5 + players:
        raise MalformedPosition(line, f"There should be {players} fleets, this line has {len(words) - 5}.")
    if not (words[3].isascii() and words[3].isdigit() and len(words[3]) < 4):
        raise MalformedPosition(words[3], f"{words[3]!r} should be the number of changes left.")
    builders = read_seats(words[2])
    out = read_seats(words[4])
    decks, fleets, cards = [], [], []
    for entry in words[5:]:
        deck, _, rest = entry.partition(":")
        units, colon, pile = rest.partition(":")
        if deck not in DECKS and (deck != OWN or not colon):
            raise MalformedPosition(entry, f"{entry!r} is neither a starter deck nor own:units:cards.")
        if deck in DECKS and rest:
            raise MalformedPosition(entry, f"{entry!r} says more than the name of a starter deck.")
        decks.append(deck)
        fleets.append(DECKS[deck].units if deck in DECKS else read_counts(units, KIND_OF_CODE, "unit"))
        cards.append(DECKS[deck].cards if deck in DECKS else read_counts(pile, CARD_OF_CODE, "card"))
    seat = builders[0] if builders else -1
    workshop = Workshop(tuple(decks), small, capped, seat, int(words[3]), tuple(fleets), tuple(cards), out)
    _check(workshop, words[2])
    if write_workshop(workshop) != line:
        raise MalformedPosition(line, f"This position is written {write_workshop(workshop)!r}.")
    return workshop


def _check(workshop: Workshop, builder: str) -> None:
    """Raises `ImpossiblePosition` where no such workshop can exist."""
    seats = range(len(workshop.decks))
    if not set(workshop.out) < set(seats):
        raise ImpossiblePosition(builder, "Somebody must be left in the game.")
    if workshop.seat < 0:
        if len(workshop.out) != len(workshop.decks) - 1:
            raise ImpossiblePosition(builder, "Somebody must be building, or only one player be left.")
    elif workshop.seat not in seats or workshop.seat in workshop.out or workshop.decks[workshop.seat] != OWN:
        raise ImpossiblePosition(builder, f"{builder!r} has no fleet to build.")
    elif len(workshop.out) >= len(workshop.decks) - 1:
        raise ImpossiblePosition(builder, "Nobody builds when only one player is left.")
    if workshop.changes > BUILD_CHANGES:
        raise ImpossiblePosition(str(workshop.changes), f"There are {BUILD_CHANGES} changes at most.")
    for seat in seats:
        _check_seat(workshop, seat)


def _check_seat(workshop: Workshop, seat: int) -> None:
    fleet, deck = workshop.fleets[seat], workshop.cards[seat]
    if workshop.decks[seat] != OWN:
        return
    empty = (fleet, deck) == (NO_UNITS, NO_CARDS)
    if seat in workshop.out or (seat > workshop.seat >= 0):
        if not empty:
            raise ImpossiblePosition(LETTERS[seat], f"{LETTERS[seat]!r} has built nothing yet, or has left.")
    elif seat == workshop.seat:
        over = stars_of(fleet) > FLEET_STARS + SPARE_STARS
        if over or max(fleet) > UNIT_COPIES + SPARE_COPIES or max(deck) > DECK_COPIES + SPARE_COPIES:
            raise ImpossiblePosition(LETTERS[seat], f"{LETTERS[seat]!r} has taken more than may be taken.")
    elif workshop.seat >= 0 and (found := faults(fleet, deck, workshop.small)):
        raise ImpossiblePosition(LETTERS[seat], found[0])
