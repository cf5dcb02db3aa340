"""What things are called, and phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.data.table import CARDS, Card
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import Part, summed
from pentapod.games.pocketmodel.rules.objections import UnitFact, freed_now, unit_fact
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.touches import slot_of

VALUE_NAMES: Final = {
    Value.ATTACK: "attack",
    Value.DAMAGE: "damage",
    Value.DEFENSE: "defense",
    Value.OBJECTIVE_DEFENSE: "defense",
}


def zone_name(zone: int, names: Sequence[str]) -> str:
    """What a zone is called."""
    return "the contested zone" if zone == CONTESTED else f"{names[zone]}'s home zone"


def own_zone_name(zone: int, seat: int, names: Sequence[str]) -> str:
    """What a zone is called to a seat."""
    return "your home zone" if zone == seat else zone_name(zone, names)


def unit_name(position: Position, unit: int, names: Sequence[str], place: str = "in") -> str:
    """What a unit is called: its kind, and where it stands if its owner has others of its kind in play elsewhere.

    Beside others of its kind it has its number. `place` is the word before the zone: `X-wing from Ada's home zone`.
    """
    return told_name(unit_fact(position, unit), names, place)


def told_name(unit: UnitFact, names: Sequence[str], place: str = "in") -> str:
    """The same by what tells the unit from others."""
    return unit.name if unit.zone is None else f"{unit.name} {place} {zone_name(unit.zone, names)}"


class UnitNames(NamedTuple):
    """What a unit is called in sentences."""

    name: str
    told: str
    owned: str
    departing: str

    def __str__(self) -> str:
        return self.told


def unit_names(unit: UnitFact, names: Sequence[str]) -> UnitNames:
    """What a unit is called."""
    told = told_name(unit, names)
    return UnitNames(unit.name, told, f"{names[unit.owner]}'s {told}", told_name(unit, names, "from"))


def name_in_zone(position: Position, unit: int) -> str:
    """What a unit is called where its zone is said: its kind, with its number beside others of its kind."""
    return unit_fact(position, unit).name


def whole_name(position: Position, unit: int, names: Sequence[str]) -> str:
    """A unit with its owner."""
    return f"{names[position.roster.owners[unit]]}'s {unit_name(position, unit, names)}"


def slot_name(position: Position, touch: str) -> str:
    """What lies in the slot with a touch."""
    slot = slot_of(position, touch)
    assert slot
    content = position.slots[slot[0]][slot[1]]
    return CARDS[content].name if content >= 0 else "a face-down objective"


def held_words(position: Position, unit: int, names: Sequence[str]) -> str:
    """Until when a held unit cannot move: the turn that is being played may be its owner's, and the last."""
    owner = position.roster.owners[unit]
    if freed_now(position, unit):
        return "can't move until the end of this turn"
    return f"can't move until the end of {names[owner]}'s next turn"


def source_name(part: Part) -> str:
    """Where a part of a total comes from."""
    if isinstance(part.source, Card):
        return part.source.name
    return VALUE_NAMES[part.source] if isinstance(part.source, Value) else "ground unit"


def terms(parts: Sequence[Part]) -> str:
    """The parts of a total: "attack 3 + Ace Pilot 2"."""
    return " + ".join(f"{source_name(part)} {part.amount}" for part in parts)


def added(roll: int, parts: Sequence[Part]) -> str:
    """A roll and what is added to it, with the sum."""
    rolled = f"roll {total(roll)}"
    return f"{rolled} + {terms(parts)} = {total(roll) + summed(parts)}" if parts else rolled


def against(parts: Sequence[Part]) -> str:
    """A defense and what is added to it, with the sum if there is more than one part."""
    return terms(parts) if len(parts) == 1 else f"{terms(parts)} = {summed(parts)}"


def percent(likelihood: Fraction) -> str:
    """A likelihood for players: `58%`; what can fail or happen is never rounded to the contrary."""
    rounded = int(likelihood * 100 + Fraction(1, 2))
    if 0 < likelihood < 1:
        rounded = min(max(rounded, 1), 99)
    return f"{rounded}%"
