"""Units that come from the reserves."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import RESERVE
from pentapod.games.pocketmodel.rules.steps import Reinforce
from pentapod.games.pocketmodel.rules.touches import DONE, done


def reinforcements(position: Position, step: Reinforce) -> list[int]:
    """The units that may come in: of those that are alike, the first."""
    roster, where = position.roster, position.where
    found: dict[str, int] = {}
    for unit in roster.ranges[step.seat]:
        kind = roster.kinds[unit]
        if where[unit] == RESERVE and kind.stars <= step.stars and unit != step.excluded:
            found.setdefault(kind.code, unit)
    return list(found.values())


def settle_reinforce(position: Position, step: Reinforce) -> bool:
    """It is over when no unit may come in any more."""
    if reinforcements(position, step):
        return False
    position.pop()
    return True


def reinforce_actions(position: Position, step: Reinforce) -> list[Action]:
    """A unit, or no more."""
    return [done(step.seat), *(position.roster.alone[unit] for unit in reinforcements(position, step))]


def play_reinforce(position: Position, step: Reinforce, path: Path) -> None:
    """A unit comes in, or no more do."""
    if path[0] == DONE:
        position.pop()
        return
    unit = position.roster.number_of[path[0]]
    position.put(unit, step.zone)
    position.become(step._replace(stars=step.stars - position.roster.kinds[unit].stars))
