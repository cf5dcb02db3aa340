"""The beginning of a strike action: strikers and their objective are named."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.vocabulary import Limited
from pentapod.games.pocketmodel.rules.effects.forces import room_for, star_limit
from pentapod.games.pocketmodel.rules.effects.values import barred
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.step_rules import open_ended
from pentapod.games.pocketmodel.rules.steps import Choices, DeclareStrike, OrderStrikers


def strikes(position: Position, seat: int) -> Choices:
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


def _more_strikers(position: Position, step: DeclareStrike) -> Choices:
    """The units that may still join a strike."""
    room = room_for(position, step)
    kinds, where = position.roster.kinds, position.where
    return [
        position.roster.alone[unit]
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


def _join(position: Position, step: DeclareStrike, path: Path) -> None:
    """Another striker is named."""
    position.become(step._replace(units=(*step.units, position.roster.number_of[path[0]])))


DECLARE_STRIKE: Final = open_ended(_more_strikers, _join, lambda position, step: position.become(OrderStrikers(*step)))
"""The strike begins when nobody else may join it."""
