"""Puts, takes and marks units by hand. A unit is always somewhere."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit
from pentapod.engine.english import counted
from pentapod.games.pocketmodel.data.table import DECKS, FLEET_STARS, TITLES, UNIT_COPIES, UNITS
from pentapod.games.pocketmodel.editor.changes import PlacedUnit, fleets_of, set_fleets
from pentapod.games.pocketmodel.editor.pieces import Mark, UnitPiece
from pentapod.games.pocketmodel.editor.places import PilePlace, Place, ReservesPlace, SlotPlace, UnitPlace, ZonePlace
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.position import Position, with_byte
from pentapod.games.pocketmodel.rules.roster import RESERVE, stars_of
from pentapod.games.pocketmodel.words.names import zone_name

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
            units = position.standing(place.zone)
            where = zone_name(place.zone, TITLES)
        case ReservesPlace():
            units = [unit for unit in position.roster.ranges[place.seat] if position.where[unit] == RESERVE]
            where = f"{TITLES[place.seat]}'s reserves"
        case SlotPlace() | PilePlace():
            raise CannotEdit("No unit lies here.")
    if not units:
        raise CannotEdit(f"No unit is in {where}.")
    return units[-1]


def put_unit(draft: Position, piece: UnitPiece, to: Place) -> None:
    """Put a unit somewhere: one from the reserves, or in a fleet of its own a new one. Raises `CannotEdit`."""
    seat, kind = piece
    name, zone = UNITS[kind].name, _zone_of(to, seat, UNITS[kind].name)
    roster = draft.roster
    waiting = [
        unit for unit in roster.ranges[seat] if draft.where[unit] == RESERVE and roster.kinds[unit] is UNITS[kind]
    ]
    if waiting and zone != RESERVE:
        draft.put(waiting[0], zone)
    elif new_units(draft, seat, kind):
        fleets = fleets_of(draft)
        fleets[seat].append(PlacedUnit(kind, zone))
        set_fleets(draft, fleets)
    elif draft.decks[seat] == OWN:
        few = f"{UNIT_COPIES} copies of a unit and {FLEET_STARS} stars"
        raise CannotEdit(f"{TITLES[seat]}'s fleet has no room for another {name}: it has at most {few}.")
    elif waiting:
        raise CannotEdit(f"{name} is in {TITLES[seat]}'s reserves already.")
    else:
        raise CannotEdit(f"{TITLES[seat]} has no {name} in reserve.")


def _zone_of(to: Place, seat: int, name: str) -> int:
    """Where a unit of a seat stands when it is put on a place. Raises `CannotEdit`."""
    if isinstance(to, ZonePlace) or (isinstance(to, UnitPlace) and to.zone != RESERVE):
        return to.zone
    if isinstance(to, ReservesPlace | UnitPlace) and to.seat == seat:
        return RESERVE
    raise CannotEdit(f"{name} goes into a zone or into {TITLES[seat]}'s reserves.")


def send_unit(draft: Position, unit: int, to: Place) -> None:
    """Move a unit to another zone, or to the reserves, where nothing stays on it. Raises `CannotEdit`."""
    roster = draft.roster
    zone = _zone_of(to, roster.owners[unit], roster.kinds[unit].name)
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
        raise CannotEdit(f"The fleet of {DECKS[draft.decks[seat]].name} keeps its units.")
    if len(draft.roster.ranges[seat]) == 1:
        raise CannotEdit("A fleet has at least one unit.")
    fleets = fleets_of(draft)
    del fleets[seat][unit - draft.roster.ranges[seat].start]
    set_fleets(draft, fleets)


def mark_unit(draft: Position, unit: int, mark: Mark) -> None:
    """Put a damage counter on a unit, take one off, or change for how long it cannot move. Raises `CannotEdit`."""
    kind, damage = draft.roster.kinds[unit], draft.damage[unit]
    if draft.where[unit] == RESERVE:
        raise CannotEdit(f"{kind.name} is in the reserves, where nothing stays on a unit.")
    match mark:
        case Mark.HURT:
            if damage + 1 >= kind.shields:
                counters = counted(damage + 1, "counter")
                raise CannotEdit(f"With {counters} {kind.name} is destroyed. It can be taken away.")
            draft.hurt(unit, damage + 1)
        case Mark.MEND:
            if not damage:
                raise CannotEdit(f"No damage counter lies on {kind.name}.")
            draft.hurt(unit, damage - 1)
        case Mark.HOLD:
            draft.held = with_byte(draft.held, unit, (draft.held[unit] + 1) % (_MOST_HELD + 1))
        case Mark.FACE_DOWN:
            raise CannotEdit("Only objectives lie face down.")
