"""Move actions, and the powers that units may use outside combat actions."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import ICONS
from pentapod.games.pocketmodel.data.vocabulary import Effect
from pentapod.games.pocketmodel.rules.effects import star_limit
from pentapod.games.pocketmodel.rules.happenings import mend
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, MOVE, POWER_DONE, Position, Step, stars
from pentapod.games.pocketmodel.rules.reserves import DONE, done, neighbours
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, ZONES


def movable(position: Position, seat: int, moved: tuple[int, ...]) -> list[int]:
    """The units that may still move in a move action, after those that have."""
    room = star_limit(position, "move", seat) - stars(position, moved)
    kinds, held = position.roster.kinds, position.held
    return [
        unit for unit in position.in_play(seat) if not held[unit] and kinds[unit].stars <= room and unit not in moved
    ]


def moves(position: Position, seat: int, moved: tuple[int, ...] = ()) -> list[Action]:
    """Every move of one unit that may come next in a move action."""
    actions, where = position.roster.moves, position.where
    everywhere = position.alive
    return [
        actions[unit][zone]
        for unit in movable(position, seat, moved)
        for zone in (everywhere if where[unit] == CONTESTED else (CONTESTED,))
    ]


def settle(position: Position, step: Step) -> bool:
    if movable(position, step.seat, step.units):
        return False
    position.pop()
    return True


def choices(position: Position, step: Step) -> list[Action]:
    return [*moves(position, step.seat, step.units), done(step.seat)]


def chosen(position: Position, step: Step, path: Path) -> None:
    if path[0] == DONE:
        position.pop()
        return
    unit = position.roster.number_of[path[0]]
    position.put(unit, ZONES.index(path[1]))
    position.become(step._replace(units=(*step.units, unit)))


def begin(position: Position, seat: int, path: Path) -> None:
    """The first unit of a move action moves."""
    position.flags |= ACTION_DONE | ACTED
    position.push(Step(MOVE, seat))
    chosen(position, position.todo[0], path)


# ------------------------------------------------------------------------------------------ powers


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
    """A power is used."""
    unit = position.roster.number_of[path[0]]
    position.flags |= POWER_DONE | ACTED
    if path[1] == REPAIR:
        effect = power(position, unit, "repair")
        assert effect
        mend(position, unit, effect.amount)
    else:
        assert path[1] == HYPERDRIVE
        position.put(unit, ZONES.index(path[2]))
