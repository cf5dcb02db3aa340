"""A fleet and deck in the making as one line, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.engine.grammar import Codec, Values, check_written, except_for, form, number, one_of, optional, record
from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.pocketmodel.data.table import (
    BUILD_CHANGES,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    LETTERS,
    NO_CARDS,
    NO_UNITS,
    SPARE_COPIES,
    SPARE_STARS,
    UNIT_COPIES,
)
from pentapod.games.pocketmodel.rules.building.legality import faults
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.fields import FLEET, OPTIONS, OUT, PILE, SEAT
from pentapod.games.pocketmodel.rules.roster import stars_of

WORD: Final = "build"

_STARTERS: Final = {name: (name, deck.units, deck.cards) for name, deck in DECKS.items()}
_BUILT: Final = except_for(
    _STARTERS,
    form("{deck}:{units}:{cards}", None, "build-entry", deck=one_of({OWN: OWN}), units=FLEET, cards=PILE),
)
"""The deck of a seat by its name, its units and its cards."""


@cache
def _workshops(players: int) -> Codec[Values]:
    fixed = one_of({WORD: WORD}), OPTIONS, optional(SEAT), number("build-changes", "[0-9]{1,3}"), OUT
    return record(" ", *fixed, *[_BUILT] * players)


def write_workshop(workshop: Workshop) -> str:
    """The line of a workshop; `read_workshop` is its inverse."""
    decks, small, capped, builder, changes, fleets, cards, out, _ = workshop
    options = len(decks), small, not capped
    built = [_STARTERS.get(seat[0], seat) for seat in zip(decks, fleets, cards, strict=True)]
    return _workshops(len(decks)).write((WORD, options, builder, changes, out, *built))


def is_workshop(line: str) -> bool:
    """Whether a line is about a fleet in the making."""
    return line.split(" ")[0] == WORD


def read_workshop(line: str) -> Workshop:
    """What a line says. Raises `MalformedPosition` or `ImpossiblePosition`."""
    players, small, endless = OPTIONS.parse(line.partition(" ")[2].partition(" ")[0])
    _, _, builder, changes, out, *built = _workshops(players).parse(line)
    decks, fleets, cards = zip(*built, strict=True)
    workshop = Workshop(decks, small, not endless, builder, changes, fleets, cards, out)
    _check(workshop, line.split(" ")[2])
    check_written(line, write_workshop(workshop))
    return workshop


def _check(workshop: Workshop, builder: str) -> None:
    """Raises `ImpossiblePosition` where no such workshop can exist."""
    seats, who, out, won = range(len(workshop.decks)), workshop.builder, workshop.out, workshop.is_won
    own = [seat for seat in seats if workshop.decks[seat] == OWN and seat not in out]
    refuse(
        builder,
        {
            "build-nobody-left": not {*out} < {*seats},
            "build-nobody-builds": who is None and not won,
            "build-no-fleet": who is not None and who not in own,
            "build-over": who is not None and won,
        },
    )
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
