"""Puts, takes and marks units by hand. A unit is always somewhere."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit
from pentapod.games.pocketmodel.data.table import FLEET_STARS, UNIT_COPIES, UNITS, Unit
from pentapod.games.pocketmodel.editor.changes import PlacedUnit, fleets_of, set_fleets
from pentapod.games.pocketmodel.editor.pieces import Mark, UnitPiece
from pentapod.games.pocketmodel.editor.places import PilePlace, Place, ReservesPlace, SlotPlace, UnitPlace, ZonePlace
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.position import Position, with_byte
from pentapod.games.pocketmodel.rules.roster import RESERVE, stars_of
from pentapod.games.pocketmodel.words.words import PocketModelWords

_MOST_HELD: Final = 2
"""For how many turns a unit can be held at most."""


def new_units(position: Position, seat: int, kind: int) -> int:
    """How many units of a kind may still join a fleet."""
    fleet = position.roster.fleets[seat]
    if position.decks[seat] != OWN:
        return 0
    return max(0, min(UNIT_COPIES - fleet[kind], (FLEET_STARS - stars_of(fleet)) // UNITS[kind].stars))


def unit_at(position: Position, place: Place) -> int:
    """The unit of a place; of a zone or of reserves the last one. Raises `CannotEdit`."""
    match place:
        case UnitPlace():
            return place.unit
        case ZonePlace():
            if units := position.standing(place.zone):
                return units[-1]
            raise CannotEdit(PocketModelWords.empty_zone_of, place.zone)
        case ReservesPlace():
            waiting = [unit for unit in position.roster.ranges[place.seat] if position.where[unit] == RESERVE]
            if waiting:
                return waiting[-1]
            raise CannotEdit(PocketModelWords.empty_reserves, place.seat)
        case SlotPlace() | PilePlace():
            raise CannotEdit(PocketModelWords.no_unit_here)


def put_unit(draft: Position, piece: UnitPiece, to: Place) -> None:
    """Put a unit somewhere: one from the reserves, or in a fleet of its own a new one. Raises `CannotEdit`."""
    seat, kind = piece
    known, zone, roster = UNITS[kind], _zone_of(to, seat, UNITS[kind]), draft.roster
    waiting = [unit for unit in roster.ranges[seat] if draft.where[unit] == RESERVE and roster.kinds[unit] is known]
    if waiting and zone != RESERVE:
        draft.put(waiting[0], zone)
    elif new_units(draft, seat, kind):
        fleets = fleets_of(draft)
        fleets[seat].append(PlacedUnit(kind, zone))
        set_fleets(draft, fleets)
    elif draft.decks[seat] == OWN:
        raise CannotEdit(PocketModelWords.full_fleet, seat, known)
    elif waiting:
        raise CannotEdit(PocketModelWords.in_reserve_already, seat, known)
    else:
        raise CannotEdit(PocketModelWords.none_in_reserve, seat, known)


def _zone_of(to: Place, seat: int, kind: Unit) -> int:
    """Where a unit of a seat stands when it is put on a place. Raises `CannotEdit`."""
    if isinstance(to, ZonePlace) or (isinstance(to, UnitPlace) and to.zone != RESERVE):
        return to.zone
    if isinstance(to, ReservesPlace | UnitPlace) and to.seat == seat:
        return RESERVE
    raise CannotEdit(PocketModelWords.unit_place, seat, kind)


def send_unit(draft: Position, unit: int, to: Place) -> None:
    """Move a unit to another zone, or to the reserves, where nothing stays on it. Raises `CannotEdit`."""
    roster = draft.roster
    zone = _zone_of(to, roster.owners[unit], roster.kinds[unit])
    draft.put(unit, zone)
    if zone == RESERVE:
        draft.hurt(unit, 0)
        draft.held = with_byte(draft.held, unit, 0)


def take_unit(draft: Position, unit: int) -> None:
    """Take a unit into the reserves; one of the reserves leaves if the fleet is its own. Raises `CannotEdit`."""
    seat = draft.roster.owners[unit]
    if draft.where[unit] != RESERVE:
        send_unit(draft, unit, ReservesPlace(seat))
        return
    if draft.decks[seat] != OWN:
        raise CannotEdit(PocketModelWords.fleet_keeps, draft.decks[seat])
    if len(draft.roster.ranges[seat]) == 1:
        raise CannotEdit(PocketModelWords.last_unit)
    fleets = fleets_of(draft)
    del fleets[seat][unit - draft.roster.ranges[seat].start]
    set_fleets(draft, fleets)


def mark_unit(draft: Position, unit: int, mark: Mark) -> None:
    """Put a damage counter on a unit, take one off, or change for how long it cannot move. Raises `CannotEdit`."""
    kind, damage = draft.roster.kinds[unit], draft.damage[unit]
    if draft.where[unit] == RESERVE:
        raise CannotEdit(PocketModelWords.no_marks_in_reserve, kind)
    match mark:
        case Mark.HURT:
            if damage + 1 >= kind.shields:
                raise CannotEdit(PocketModelWords.too_hurt, kind, damage + 1)
            draft.hurt(unit, damage + 1)
        case Mark.MEND:
            if not damage:
                raise CannotEdit(PocketModelWords.not_hurt, kind)
            draft.hurt(unit, damage - 1)
        case Mark.HOLD:
            draft.held = with_byte(draft.held, unit, (draft.held[unit] + 1) % (_MOST_HELD + 1))
        case Mark.FACE_DOWN:
            raise CannotEdit(PocketModelWords.objectives_only)
