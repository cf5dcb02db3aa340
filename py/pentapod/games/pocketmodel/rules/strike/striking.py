"""A strike: each striker in turn rolls for the objective, until it falls or all have failed."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.engine.values import Numbers
from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.data.vocabulary import Limited
from pentapod.games.pocketmodel.rules.cards.piles import discard, withstood
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, total
from pentapod.games.pocketmodel.rules.effects.forces import limit
from pentapod.games.pocketmodel.rules.effects.rerolls import reroll_actions, reroll_of, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.values import barred, slot_parts, strike_parts, summed
from pentapod.games.pocketmodel.rules.ending.elimination import eliminate
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, REROLL_DONE, EventKind, Position
from pentapod.games.pocketmodel.rules.steps import (
    Choices,
    OrderStrikers,
    Reinforce,
    Reroll,
    Strike,
    StrikePhase,
    TurnUp,
)
from pentapod.games.pocketmodel.rules.touches import PASS, RESULT


def settle_order_strikers(position: Position, step: OrderStrikers) -> bool:
    """Strikers that are gone are skipped; a single one strikes at once."""
    units = tuple(unit for unit in step.units if position.where[unit] == step.owner)
    if len(units) > 1:
        position.become(step._replace(units=units))
        return False
    if units:
        _turn_to(position, step, units, units[0])
    else:
        position.pop()
    return True


def order_strikers_actions(position: Position, step: OrderStrikers) -> Choices:
    """Each striker that has not struck."""
    return [position.roster.alone[unit] for unit in step.units]


def play_order_strikers(position: Position, step: OrderStrikers, path: Path) -> None:
    """A striker's try begins."""
    _turn_to(position, step, step.units, position.roster.number_of[path[0]])


def _turn_to(position: Position, step: OrderStrikers, units: Numbers, unit: int) -> None:
    """A striker's try begins; a face-down target is turned up first."""
    waiting = tuple(other for other in units if other != unit)
    position.become(Strike(step.seat, step.owner, step.slot, waiting, unit, None, StrikePhase.READY))
    if position.slots[step.owner][step.slot] <= DOWN:
        position.push(TurnUp(step.owner, step.slot))


# ---------------------------------------------------------------------------------------------- a try


def settle_strike(position: Position, step: Strike) -> bool:
    """Go through a phase in which nobody has to choose."""
    match step.phase:
        case StrikePhase.READY:
            _begin_try(position, step)
        case StrikePhase.REROLLING if not strike_rerolls(position, step.seat):
            position.become(step._replace(phase=StrikePhase.RESULT))
        case _:
            return False
    return True


def _begin_try(position: Position, step: Strike) -> None:
    """What was revealed may have destroyed the striker, or bar it: then its try is spent."""
    bars = barred(position, step.unit, step.owner, step.slot)
    if bars:
        position.tell(EventKind.BARRED, step.unit)
    there = position.where[step.unit] == step.owner and not bars
    position.become(step._replace(phase=StrikePhase.ROLLING) if there else _next_strikers(step))


def _next_strikers(step: Strike) -> OrderStrikers:
    return OrderStrikers(step.seat, step.owner, step.slot, step.waiting)


def strike_actions(position: Position, step: Strike) -> Choices:
    """A roll, a reroll or none, or the result."""
    match step.phase:
        case StrikePhase.ROLLING:
            return [*ROLL_ACTIONS]
        case StrikePhase.RESULT:
            return [Action(step.seat, (RESULT,))]
    return reroll_actions(step.seat, strike_rerolls(position, step.seat))


def play_strike(position: Position, step: Strike, path: Path) -> None:
    """What was rolled or chosen in this phase."""
    (touch,) = path
    if step.phase == StrikePhase.ROLLING:
        position.become(step._replace(roll=int(touch), phase=StrikePhase.REROLLING))
    elif step.phase == StrikePhase.RESULT:
        _resolve(position, step)
    elif touch == PASS:
        position.become(step._replace(phase=StrikePhase.RESULT))
    else:
        reroll = reroll_of(step.seat, strike_rerolls(position, step.seat), touch)
        position.flags |= REROLL_DONE
        position.push(Reroll(reroll.roller, reroll.keep))


def succeeds(position: Position, step: Strike) -> bool:
    """Whether the strike result beats or ties the defense result. A base roll of 12 is nothing special here."""
    assert step.roll is not None
    card = CARDS[position.slots[step.owner][step.slot]]
    result = total(step.roll) + summed(strike_parts(position, step.unit))
    return result >= summed(slot_parts(position, step.owner, step.slot, card))


def _resolve(position: Position, step: Strike) -> None:
    number = position.slots[step.owner][step.slot]
    if succeeds(position, step):
        position.pop()
        _fall(position, step.owner, step.slot, number)
        if not position.ending:
            for unit in step.waiting:
                position.tell(EventKind.SPARE, unit)
        return
    position.become(_next_strikers(step))
    withstood(position, step.owner, step.slot)


def _fall(position: Position, owner: int, slot: int, number: int) -> None:
    """An objective is destroyed; unless it was the last, its owner may bring units from the reserves."""
    position.change_slot(owner, slot, EMPTY)
    discard(position, owner, number)
    eliminate(position)
    if owner not in position.out:
        stars = CARDS[number].stars + limit(position, Limited.REINFORCE, owner)
        position.push(Reinforce(owner, owner, stars, None))
