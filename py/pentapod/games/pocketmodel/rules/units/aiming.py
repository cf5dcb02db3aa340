"""Units that are chosen for the effect of a card."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.rules.effects.outcomes import aimed
from pentapod.games.pocketmodel.rules.effects.targets import may_stop, targets, turn_targets
from pentapod.games.pocketmodel.rules.ending.elimination import casualties
from pentapod.games.pocketmodel.rules.position import ACTED, SLOT_DONE, Position
from pentapod.games.pocketmodel.rules.roster import slot_touch
from pentapod.games.pocketmodel.rules.steps import Aim, Choices
from pentapod.games.pocketmodel.rules.touches import DONE, done


def settle_aim(position: Position, step: Aim) -> bool:
    """Without a choice, the only unit is taken, or none."""
    found = targets(position, step) if step.left else []
    if not found:
        position.pop()
        return True
    if len(found) > 1 or may_stop(step):
        return False
    _aim(position, step, found[0])
    return True


def aim_actions(position: Position, step: Aim) -> Choices:
    """A unit, or no more where the text says *up to*."""
    touches = position.roster.touches
    found = [Action(step.seat, (touches[unit],)) for unit in targets(position, step)]
    return [*found, done(step.seat)] if may_stop(step) else found


def play_aim(position: Position, step: Aim, path: Path) -> None:
    """A unit is chosen, or no more are."""
    if path[0] == DONE:
        position.pop()
    else:
        _aim(position, step, position.roster.number_of[path[0]])


def turn_uses(position: Position, seat: int) -> Choices:
    """Every use of an objective's turn ability now."""
    touches = position.roster.touches
    return [
        Action(seat, (slot_touch(seat, slot), touches[unit]))
        for slot in range(len(position.slots[seat]))
        for unit in turn_targets(position, seat, slot)
    ]


def use_turn_ability(position: Position, seat: int, slot: int, unit: int) -> None:
    """A player uses the turn ability of an objective on a unit."""
    position.flags |= SLOT_DONE << slot | ACTED
    aimed(position, position.slots[seat][slot], unit)


def _aim(position: Position, step: Aim, unit: int) -> None:
    """Counters in a battle wait for its destruction; others destroy at once."""
    position.become(step._replace(left=step.left - 1, chosen=(*step.chosen, unit)))
    aimed(position, step.card, unit)
    if step.foe is None:
        casualties(position)
