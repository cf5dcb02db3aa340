"""What abilities do at a moment: counters, repairs, draws, reserves, moves, rules that last."""

from __future__ import annotations

from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.data.vocabulary import (
    BringReserves,
    DrawCards,
    Effect,
    Moment,
    MoveUnit,
    PutCounters,
    Repair,
    Rule,
    Where,
    is_aimed,
)
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect, most_targets
from pentapod.games.pocketmodel.rules.position import EventKind, Position, with_byte
from pentapod.games.pocketmodel.rules.steps import Aim, Draw, MoveAfterBattle, Reinforce, Step


def happen(
    position: Position, effect: Effect, seat: int, card: int, unit: int | None = None, foe: int | None = None
) -> list[Step]:
    """Let an effect of a player's card happen. The steps that it still needs, in their order.

    In a battle `unit` is the player's own and `foe` the opposing one; outside battles there are none.
    """
    if is_aimed(effect):
        return [Aim(seat, card, foe, most_targets(effect), ())]
    match effect:
        case BringReserves():
            return [_reinforced(position, effect, seat, unit)]
        case DrawCards():
            return [Draw(seat, effect.amount)]
        case MoveUnit():
            assert unit is not None
            return [MoveAfterBattle(seat, unit)]
        case Repair():
            assert unit is not None
            if position.damage[unit]:
                position.tell(EventKind.MENDED, unit, min(effect.amount, position.damage[unit]))
            mend(position, unit, effect.amount)
        case Rule():
            assert foe is not None
            hold(position, foe)
    return []


def _reinforced(position: Position, effect: BringReserves, seat: int, unit: int | None) -> Reinforce:
    """Units come from the reserves home, or to where the unit stands whose card says so."""
    if unit is None or effect.where is Where.HOME:
        excluded = unit if effect.when is Moment.DESTROYED else None
        return Reinforce(seat, seat, effect.stars, excluded)
    return Reinforce(seat, position.where[unit], effect.stars, None)


def mend(position: Position, unit: int, amount: int) -> None:
    """Remove up to so many counters."""
    position.hurt(unit, max(0, position.damage[unit] - amount))


def harm(position: Position, unit: int, amount: int) -> None:
    """Put so many counters on a unit; whether they destroy it is seen later."""
    if amount:
        position.hurt(unit, position.damage[unit] + amount)
        position.tell(EventKind.HURT, unit, amount)


def hold(position: Position, unit: int) -> None:
    """A unit can't move until the end of its owner's next turn. The turn that is being played is not the next."""
    turns = 2 if position.roster.owners[unit] == position.turn else 1
    position.held = with_byte(position.held, unit, max(position.held[unit], turns))
    position.tell(EventKind.HELD, unit)


def aimed(position: Position, card: int, unit: int) -> None:
    """The effect of a card is put on the unit that was chosen."""
    effect = aimed_effect(CARDS[card])
    match effect:
        case PutCounters():
            harm(position, unit, effect.amount)
        case Repair():
            mend(position, unit, effect.amount)
        case Rule():
            hold(position, unit)
