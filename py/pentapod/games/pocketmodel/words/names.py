"""What things are called, and phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import Part, summed
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.touches import slot_of


def zone_name(zone: int, names: Sequence[str]) -> str:
    """What a zone is called."""
    return "the contested zone" if zone == CONTESTED else f"{names[zone]}'s home zone"


def own_zone_name(zone: int, seat: int, names: Sequence[str]) -> str:
    """What a zone is called to a seat."""
    return "your home zone" if zone == seat else zone_name(zone, names)


def whole_name(position: Position, unit: int, names: Sequence[str]) -> str:
    """A unit with its owner."""
    return f"{names[position.roster.owners[unit]]}'s {position.roster.name(unit)}"


def slot_name(position: Position, touch: str) -> str:
    """What lies in the slot with a touch."""
    slot = slot_of(position, touch)
    assert slot
    content = position.slots[slot[0]][slot[1]]
    return CARDS[content].name if content >= 0 else "a face-down objective"


def held_words(position: Position, unit: int, names: Sequence[str]) -> str:
    """Until when a held unit cannot move: the turn that is being played may be its owner's, and the last."""
    owner = position.roster.owners[unit]
    if owner == position.turn and position.held[unit] == 1:
        return "can't move until the end of this turn"
    return f"can't move until the end of {names[owner]}'s next turn"


def added(roll: int, parts: Sequence[Part]) -> str:
    """A roll and what is added to it, with the sum."""
    terms = " + ".join((f"roll {total(roll)}", *(f"{part.source} {part.amount}" for part in parts)))
    return f"{terms} = {total(roll) + summed(list(parts))}" if parts else terms


def against(parts: Sequence[Part]) -> str:
    """A defense and what is added to it, with the sum if there is more than one part."""
    terms = " + ".join(f"{part.source} {part.amount}" for part in parts)
    return terms if len(parts) == 1 else f"{terms} = {summed(list(parts))}"


def percent(likelihood: Fraction) -> str:
    """A likelihood for players: `58%`; what can fail or happen is never rounded to the contrary."""
    rounded = int(likelihood * 100 + Fraction(1, 2))
    if 0 < likelihood < 1:
        rounded = min(max(rounded, 1), 99)
    return f"{rounded}%"
