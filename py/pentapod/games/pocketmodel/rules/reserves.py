"""Steps between others: units from the reserves, a unit chosen for an effect, a move after a battle, draws."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS
from pentapod.games.pocketmodel.data.vocabulary import HOME_TARGETS
from pentapod.games.pocketmodel.rules import cards
from pentapod.games.pocketmodel.rules.endings import casualties
from pentapod.games.pocketmodel.rules.happenings import aimed, targets
from pentapod.games.pocketmodel.rules.position import Position, Step
from pentapod.games.pocketmodel.rules.roster import CONTESTED, RESERVE, ZONES

DONE = "done"
"""The touch that ends what may go on."""


def done(seat: int) -> Action:
    """A seat ends what it may go on with."""
    return _DONE[seat]


_DONE = tuple(Action(seat, (DONE,)) for seat in range(4))


# ------------------------------------------------------------------------------------------ reserves


def reinforcements(position: Position, step: Step) -> list[int]:
    """The units that may come in: of those that are alike, the first."""
    roster, where = position.roster, position.where
    found: dict[str, int] = {}
    for unit in roster.ranges[step.seat]:
        kind = roster.kinds[unit]
        if where[unit] == RESERVE and kind.stars <= step.number and unit != step.unit:
            found.setdefault(kind.code, unit)
    return list(found.values())


def settle_reserves(position: Position, step: Step) -> bool:
    if reinforcements(position, step):
        return False
    position.pop()
    return True


def choose_reserves(position: Position, step: Step) -> list[Action]:
    return [done(step.seat), *(position.roster.alone[unit] for unit in reinforcements(position, step))]


def chosen_reserves(position: Position, step: Step, path: Path) -> None:
    if path[0] == DONE:
        position.pop()
        return
    unit = position.roster.number_of[path[0]]
    position.put(unit, step.owner)
    position.become(step._replace(number=step.number - position.roster.kinds[unit].stars))


# ------------------------------------------------------------------------------------------ a unit for an effect


def may_stop(step: Step) -> bool:
    """Whether fewer units may be chosen than there are counters for: the text says *up to*."""
    return any(effect.to == HOME_TARGETS and effect.targets > 1 for effect in CARDS[step.card].effects)


def settle_aim(position: Position, step: Step) -> bool:
    found = targets(position, step) if step.number else []
    if not found:
        position.pop()
        return True
    if len(found) > 1 or may_stop(step):
        return False
    _aim(position, step, found[0])
    return True


def choose_aim(position: Position, step: Step) -> list[Action]:
    touches = position.roster.touches
    found = [Action(step.seat, (touches[unit],)) for unit in targets(position, step)]
    return [*found, done(step.seat)] if may_stop(step) else found


def chosen_aim(position: Position, step: Step, path: Path) -> None:
    if path[0] == DONE:
        position.pop()
    else:
        _aim(position, step, position.roster.number_of[path[0]])


def _aim(position: Position, step: Step, unit: int) -> None:
    """Counters in a battle wait for its destruction; others destroy at once."""
    position.become(step._replace(number=step.number - 1, units=(*step.units, unit)))
    aimed(position, step, unit)
    if step.unit < 0:
        casualties(position)


# ------------------------------------------------------------------------------------------ a move after a battle


def neighbours(position: Position, zone: int) -> list[int]:
    """The zones that touch a zone: the contested zone touches every home zone that is open."""
    return position.alive if zone == CONTESTED else [CONTESTED]


def settle_hop(position: Position, step: Step) -> bool:
    if position.where[step.unit] <= CONTESTED and not position.held[step.unit]:
        return False
    position.pop()
    return True


def choose_hop(position: Position, step: Step) -> list[Action]:
    zones = neighbours(position, position.where[step.unit])
    return [*(position.roster.moves[step.unit][zone] for zone in zones), done(step.seat)]


def chosen_hop(position: Position, step: Step, path: Path) -> None:
    position.pop()
    if path[0] != DONE:
        position.put(step.unit, ZONES.index(path[1]))


# ------------------------------------------------------------------------------------------ draws


def settle_draw(position: Position, step: Step) -> bool:
    if step.number and cards.replenished(position, step.seat):
        return False
    position.pop()
    return True


def choose_draw(position: Position, step: Step) -> list[Action]:
    return cards.outcomes(position.pools[step.seat])


def chosen_draw(position: Position, step: Step, path: Path) -> None:
    position.become(step._replace(number=step.number - 1))
    cards.drawn(position, step.seat, CARD_OF_CODE[path[0]])
