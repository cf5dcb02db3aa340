"""The powers that units may use outside combat actions, one in a turn."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import ICONS
from pentapod.games.pocketmodel.data.vocabulary import Effect
from pentapod.games.pocketmodel.rules.effects.outcomes import mend
from pentapod.games.pocketmodel.rules.position import ACTED, POWER_DONE, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.units.moving import neighbours


def power(position: Position, unit: int, op: str) -> Effect | None:
    """The power of an operation that a unit's icons give it outside combat actions."""
    for icon in position.roster.kinds[unit].icons:
        if ICONS[icon].timing == "turn":
            for effect in ICONS[icon].effects:
                if effect.op == op:
                    return effect
    return None


def powers(position: Position, seat: int) -> list[Action]:
    """Every use of a power now: one in a turn."""
    if position.flags & POWER_DONE:
        return []
    roster = position.roster
    found = []
    for unit in position.in_play(seat):
        if position.damage[unit] and power(position, unit, "repair"):
            found.append(roster.repairs[unit])
        if not position.held[unit] and power(position, unit, "move"):
            found += [roster.jumps[unit][zone] for zone in neighbours(position, position.where[unit])]
    return found


def use_power(position: Position, path: Path) -> None:
    """A unit uses its power."""
    unit = position.roster.number_of[path[0]]
    position.flags |= POWER_DONE | ACTED
    if path[1] == REPAIR:
        effect = power(position, unit, "repair")
        assert effect
        mend(position, unit, effect.amount)
    else:
        assert path[1] == HYPERDRIVE
        position.put(unit, ZONES.index(path[2]))
