"""Where something can lie in a position that is set up by hand, by the touches of the picture."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit
from pentapod.engine.words import Words
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.touches import Pile, slot_of, zone_of

RESERVES: Final = "reserves-"
"""Before the letter of a seat: its reserves."""

OPEN: Final = "-cards"
"""After the touch of a hand or discard pile: where its cards lie open."""


class ZonePlace(NamedTuple):
    """A zone."""

    zone: int


class UnitPlace(NamedTuple):
    """Where a unit stands: in a zone or in its reserves."""

    seat: int
    unit: int
    zone: int


class ReservesPlace(NamedTuple):
    """The reserves of a seat."""

    seat: int


class SlotPlace(NamedTuple):
    """An objective slot of a seat."""

    seat: int
    slot: int


class PilePlace(NamedTuple):
    """A hand or pile of a seat, or one of its cards that lie open."""

    seat: int
    pile: Pile
    card: int | None = None


Place = ZonePlace | UnitPlace | ReservesPlace | SlotPlace | PilePlace


def place_of(position: Position, touch: str) -> Place:
    """What a touch names. Raises `CannotEdit`."""
    roster = position.roster
    if touch in roster.number_of:
        unit = roster.number_of[touch]
        return UnitPlace(roster.owners[unit], unit, position.where[unit])
    zone = zone_of(position, touch)
    if zone is not None:
        return ZonePlace(zone)
    slot = slot_of(position, touch)
    if slot:
        return SlotPlace(*slot)
    for prefix in (RESERVES, *Pile):
        found = _of_a_seat(position, prefix, touch) if touch.startswith(prefix) else None
        if found:
            return found
    raise CannotEdit(Words.no_such_place)


def _of_a_seat(position: Position, prefix: str, touch: str) -> ReservesPlace | PilePlace | None:
    """Reserves, a pile, or one of its cards: after the prefix the letter of a seat, then `OPEN`, a card, or nothing."""
    letter, rest = touch.removeprefix(prefix)[:1], touch.removeprefix(prefix)[1:]
    if not letter or letter not in LETTERS[: len(position.decks)]:
        return None
    card = CARD_OF_CODE.get(rest[1:])
    if card is None and rest not in ("", OPEN):
        return None
    seat = LETTERS.index(letter)
    return ReservesPlace(seat) if prefix == RESERVES else PilePlace(seat, Pile(prefix), card)
