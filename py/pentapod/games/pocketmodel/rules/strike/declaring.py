"""The beginning of a strike action: strikers and their objective are named."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.vocabulary import Limited
from pentapod.games.pocketmodel.rules.effects.forces import room_for, star_limit
from pentapod.games.pocketmodel.rules.effects.values import barred
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import DeclareStrike, OrderStrikers
from pentapod.games.pocketmodel.rules.touches import DONE, done


def strikes(position: Position, seat: int) -> list[Action]:
    """Every unit with every objective that it may strike: it stands in that opponent's home zone."""
    room = star_limit(position, Limited.STRIKE, seat)
    roster, where = position.roster, position.where
    found = []
    for unit in position.in_play(seat):
        owner = where[unit]
        if owner in (seat, CONTESTED) or roster.kinds[unit].stars > room:
            continue
        for slot, content in enumerate(position.slots[owner]):
            if content != EMPTY and not barred(position, unit, owner, slot):
                found.append(roster.strike(unit, owner, slot))
    return found


def more_strikers(position: Position, step: DeclareStrike) -> list[int]:
    """The units that may still join a strike."""
    room = room_for(position, step)
    kinds, where = position.roster.kinds, position.where
    return [
        unit
        for unit in position.roster.ranges[step.seat]
        if where[unit] == step.owner
        and kinds[unit].stars <= room
        and unit not in step.units
        and not barred(position, unit, step.owner, step.slot)
    ]


def begin_strike(position: Position, seat: int, unit: int, owner: int, slot: int) -> None:
    """The first striker and the objective are named."""
    position.flags |= ACTION_DONE | ACTED
    position.push(DeclareStrike(seat, owner, slot, (unit,)))


def settle_declare_strike(position: Position, step: DeclareStrike) -> bool:
    """The strike begins when nobody else may join it."""
    if more_strikers(position, step):
        return False
    position.become(OrderStrikers(*step))
    return True


def declare_strike_actions(position: Position, step: DeclareStrike) -> list[Action]:
    """Another striker, or the beginning of the strike."""
    return [*(position.roster.alone[unit] for unit in more_strikers(position, step)), done(step.seat)]


def play_declare_strike(position: Position, step: DeclareStrike, path: Path) -> None:
    """Another striker is named, or the strike begins."""
    if path[0] == DONE:
        position.become(OrderStrikers(*step))
    else:
        position.become(step._replace(units=(*step.units, position.roster.number_of[path[0]])))
