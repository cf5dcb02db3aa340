"""Units that come from the reserves."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import RESERVE
from pentapod.games.pocketmodel.rules.step_rules import open_ended
from pentapod.games.pocketmodel.rules.steps import Choices, Reinforce


def _reinforcements(position: Position, step: Reinforce) -> Choices:
    """The units that may come in: of those that are alike, the first."""
    roster, where = position.roster, position.where
    found: dict[str, Action] = {}
    for unit in roster.ranges[step.seat]:
        kind = roster.kinds[unit]
        if where[unit] == RESERVE and kind.stars <= step.stars and unit != step.excluded:
            found.setdefault(kind.code, roster.alone[unit])
    return list(found.values())


def _reinforce(position: Position, step: Reinforce, path: Path) -> None:
    """A unit comes in."""
    unit = position.roster.number_of[path[0]]
    position.put(unit, step.zone)
    position.become(step._replace(stars=step.stars - position.roster.kinds[unit].stars))


REINFORCE: Final = open_ended(_reinforcements, _reinforce)
