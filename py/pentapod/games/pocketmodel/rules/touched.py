"""What touches name: the facts of reasons and deeds, beside those that only one of them has."""

from __future__ import annotations

from typing import Any, NamedTuple

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.touches import slot_of, zone_of


class UnitFact(NamedTuple):
    """What a unit is told from others by."""

    owner: int
    name: str
    """Its kind, with its number beside others of its kind."""
    zone: int | None
    """Where it is, if its owner has others of its kind elsewhere."""


def unit_fact(position: Position, unit: int) -> UnitFact:
    """What a unit is told from others by."""
    roster, where = position.roster, position.where
    owner, kind, zone = roster.owners[unit], roster.kinds[unit], where[unit]
    alike = {
        where[other]
        for other in roster.ranges[owner]
        if other != unit and roster.kinds[other] is kind and where[other] <= CONTESTED
    }
    name = roster.name(unit) if zone in alike else kind.name
    return UnitFact(owner, name, zone if alike and zone not in alike and zone <= CONTESTED else None)


def objective(position: Position, touch: str) -> int:
    """The card in the slot with a touch; below 0 if it lies face down."""
    slot = slot_of(position, touch)
    assert slot
    return position.slots[slot[0]][slot[1]]


def touched(position: Position, path: Path) -> dict[str, Any]:
    """The first of each: a unit and its stars, another unit, a card, a zone, an objective and whose it is, a roll."""
    facts: dict[str, Any] = {}
    for touch in path:
        unit = position.roster.number_of.get(touch)
        if unit is not None:
            facts.setdefault("foe_unit" if "unit" in facts else "unit", unit_fact(position, unit))
            facts.setdefault("stars", position.roster.kinds[unit].stars)
        elif touch in CARD_OF_CODE:
            facts.setdefault("card", CARD_OF_CODE[touch])
        elif (zone := zone_of(position, touch)) is not None:
            facts.setdefault("zone", zone)
        elif slot := slot_of(position, touch):
            content = max(-1, objective(position, touch))
            facts.setdefault("objective", content)
            facts.setdefault("struck", (slot[0], content))
        elif touch.isdecimal():
            facts.setdefault("roll", int(touch))
    return facts
