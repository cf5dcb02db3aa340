"""What abilities make happen at a moment: counters, repairs, draws, reserves, moves, rules that last."""

from __future__ import annotations

from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.data.vocabulary import SELF_DESTROYED, Effect
from pentapod.games.pocketmodel.rules.effects import aims, choosing
from pentapod.games.pocketmodel.rules.position import (
    AIM,
    DRAW,
    HELD,
    HOP,
    HURT,
    MENDED,
    RESERVES,
    Position,
    Step,
    with_byte,
)
from pentapod.games.pocketmodel.rules.roster import CONTESTED


def happen(position: Position, effect: Effect, seat: int, card: int, unit: int = -1, foe: int = -1) -> list[Step]:
    """Let an effect of a player's card happen. The steps that it still needs, in their order.

    In a battle `unit` is the player's own and `foe` the other; outside a battle both are -1.
    """
    if effect.to not in ("self", "foe"):
        return [Step(AIM, seat, unit=foe, card=card, number=effect.targets)]
    match effect.op:
        case "reserve":
            home = effect.where == "home"
            excluded = unit if effect.when == SELF_DESTROYED else -1
            zone = seat if home else position.where[unit]
            return [Step(RESERVES, seat, unit=excluded, owner=zone, number=effect.stars)]
        case "draw":
            return [Step(DRAW, seat, number=effect.amount)]
        case "move":
            return [Step(HOP, seat, unit=unit)]
        case "repair":
            if position.damage[unit]:
                position.tell(MENDED, unit, min(effect.amount, position.damage[unit]))
            mend(position, unit, effect.amount)
        case "rule":
            hold(position, foe)
    return []


def mend(position: Position, unit: int, amount: int) -> None:
    """Remove up to so many counters."""
    position.hurt(unit, max(0, position.damage[unit] - amount))


def harm(position: Position, unit: int, amount: int) -> None:
    """Put so many counters on a unit; whether they destroy it is seen later."""
    if amount:
        position.hurt(unit, position.damage[unit] + amount)
        position.tell(HURT, unit, amount)


def hold(position: Position, unit: int) -> None:
    """A unit can't move until the end of its owner's next turn. The turn that is being played is not the next."""
    turns = 2 if position.roster.owners[unit] == position.turn else 1
    position.held = with_byte(position.held, unit, max(position.held[unit], turns))
    position.tell(HELD, unit)


def aimed(position: Position, step: Step, unit: int) -> None:
    """The effect of a card is put on the unit that was chosen."""
    effect = choosing(CARDS[step.card])
    if effect.op == "damage":
        harm(position, unit, effect.amount)
    elif effect.op == "repair":
        mend(position, unit, effect.amount)
    else:
        hold(position, unit)


def targets(position: Position, step: Step) -> list[int]:
    """The units that may be chosen in a step `AIM`; none when the zone that it is about is gone."""
    if step.unit >= 0 and position.where[step.unit] > CONTESTED:
        return []
    return aims(position, step)
