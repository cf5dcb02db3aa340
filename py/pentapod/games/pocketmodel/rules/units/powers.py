"""The powers that units may use outside combat actions, one in a turn."""

from __future__ import annotations

from typing import TypeVar

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import ICONS
from pentapod.games.pocketmodel.data.vocabulary import MoveUnit, PowerTiming, Repair
from pentapod.games.pocketmodel.rules.effects.outcomes import mend
from pentapod.games.pocketmodel.rules.position import ACTED, POWER_DONE, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.steps import Choices
from pentapod.games.pocketmodel.rules.units.moving import neighbours

P = TypeVar("P", Repair, MoveUnit)


def power(position: Position, unit: int, kind: type[P]) -> P | None:
    """The power of a kind that a unit's icons give it outside combat actions."""
    for icon in position.roster.kinds[unit].icons:
        if ICONS[icon].timing is PowerTiming.TURN:
            for effect in ICONS[icon].effects:
                if isinstance(effect, kind):
                    return effect
    return None


def powers(position: Position, seat: int) -> Choices:
    """Every use of a power now: one in a turn."""
    if position.flags & POWER_DONE:
        return []
    roster = position.roster
    found = []
    for unit in position.in_play(seat):
        if position.damage[unit] and power(position, unit, Repair):
            found.append(roster.repairs[unit])
        if not position.held[unit] and power(position, unit, MoveUnit):
            found += [roster.jumps[unit][zone] for zone in neighbours(position, position.where[unit])]
    return found


def use_power(position: Position, path: Path) -> None:
    """A unit uses its power."""
    unit = position.roster.number_of[path[0]]
    position.flags |= POWER_DONE | ACTED
    if path[1] == REPAIR:
        effect = power(position, unit, Repair)
        assert effect
        mend(position, unit, effect.amount)
    else:
        assert path[1] == HYPERDRIVE
        position.put(unit, ZONES.index(path[2]))
