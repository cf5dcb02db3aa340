"""Destruction, elimination, which is checked after every destruction, and resigning."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.values import with_item
from pentapod.games.pocketmodel.data.table import NO_CARDS
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.cards.piles import withstood
from pentapod.games.pocketmodel.rules.effects.values import jammed
from pentapod.games.pocketmodel.rules.ending.endings import finish
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, EndingKind, EventKind, Position, with_byte
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE
from pentapod.games.pocketmodel.rules.steps import OrderStrikers, Reroll, Strike, TurnUp


def to_reserve(position: Position, unit: int) -> None:
    """A unit is destroyed: it joins the reserves, and nothing stays on it."""
    position.put(unit, RESERVE)
    position.hurt(unit, 0)
    position.tell(EventKind.DESTROYED, unit)
    position.held = with_byte(position.held, unit, 0)


def casualties(position: Position) -> list[int]:
    """Every unit with as many counters as shields goes to the reserves; who has lost the last unit is out."""
    kinds, where = position.roster.kinds, position.where
    fallen = [
        unit
        for unit, damage in enumerate(position.damage)
        if damage and damage >= kinds[unit].shields and where[unit] <= CONTESTED
    ]
    for unit in fallen:
        to_reserve(position, unit)
    if fallen:
        eliminate(position)
    return fallen


def eliminate(position: Position) -> None:
    """Whoever has no unit or no objective in play leaves, all of them together."""
    losers = [seat for seat in position.alive if not position.objectives(seat) or not position.in_play(seat)]
    if losers:
        leave(position, losers)


def leave(position: Position, seats: Sequence[int]) -> None:
    """Seats leave with all that is theirs; the last one left wins, and if nobody is left those last ones draw."""
    alive = position.alive
    position.out = tuple(sorted({*position.out, *seats}))
    if len(alive) - len(seats) < 2:
        staying = [seat for seat in alive if seat not in seats]
        if staying:
            finish(position, EndingKind.WIN, staying)
        else:
            finish(position, EndingKind.DRAW, alive)
        return
    for seat in seats:
        _clear(position, seat)
    _release(position)


def _clear(position: Position, seat: int) -> None:
    """Units, reserves, cards and objectives leave; others in the home zone go to the contested zone."""
    owners = position.roster.owners
    where, damage, held = bytearray(position.where), bytearray(position.damage), bytearray(position.held)
    for unit, zone in enumerate(where):
        if owners[unit] == seat:
            where[unit], damage[unit], held[unit] = GONE, 0, 0
        elif zone == seat:
            where[unit] = CONTESTED
    position.where, position.damage, position.held = bytes(where), bytes(damage), bytes(held)
    position.pools = with_item(position.pools, seat, NO_CARDS)
    position.discards = with_item(position.discards, seat, NO_CARDS)
    position.older = with_item(position.older, seat, ())
    position.hands = with_item(position.hands, seat, ())
    position.slots = with_item(position.slots, seat, ())


# ---------------------------------------------------------------------------------------------- what was under way


def _release(position: Position) -> None:
    """Steps that wait for who has left are dropped; a battle is broken off, but its cards are refilled."""
    broken = any(isinstance(step, steps.Battle) and _is_broken(position, step) for step in position.todo)
    if any(_is_undeclared(position, step) for step in position.todo):
        position.flags &= ~ACTION_DONE
    left = [_without_the_gone(position, step) for step in position.todo]
    position.todo = tuple(step for step in left if step is not None and not (broken and isinstance(step, steps.Reroll)))


def _is_undeclared(position: Position, step: steps.Step) -> bool:
    """Whether the opponent of an action that is being declared has left, so that another may be taken."""
    match step:
        case steps.DeclareAttacks():
            return any(position.where[pair.foe] == GONE for pair in step.pairs)
        case steps.DeclareStrike():
            return step.owner in position.out
    return False


def _without_the_gone(position: Position, step: steps.Step) -> steps.Step | None:
    """A step as far as it is about players in the game; None if nothing is left of it."""
    if isinstance(step, steps.FirstPlayer | steps.Turn):
        return step
    if isinstance(step, steps.Battle):
        return _broken_off(position, step)
    if step.seat in position.out or _is_undeclared(position, step):
        return None
    match step:
        case steps.OrderBattles():
            return steps.OrderBattles(step.seat, tuple(pair for pair in step.pairs if not _is_gone(position, *pair)))
        case steps.OrderStrikers() | steps.Strike():
            return None if step.owner in position.out else step
        case steps.Aim():
            return _aimed_from(position, step)
        case steps.Reinforce() if step.zone in position.out:
            return step._replace(zone=CONTESTED)
    return step


def _is_gone(position: Position, *units: int) -> bool:
    return any(position.where[unit] == GONE for unit in units)


def _aimed_from(position: Position, step: steps.Aim) -> steps.Aim:
    """A choice without the units that have left; in the zone of such a unit, from the other unit of the battle."""
    chosen = tuple(unit for unit in step.chosen if not _is_gone(position, unit))
    if step.foe is None or not _is_gone(position, step.foe):
        return step._replace(chosen=chosen)
    battle = next(below for below in position.todo if isinstance(below, steps.Battle))
    others = (fighter.unit for fighter in battle.fighters if fighter and not _is_gone(position, fighter.unit))
    return step._replace(foe=next(others), chosen=chosen)


def _has_left(position: Position, fighter: steps.Fighter | None) -> bool:
    return fighter is None or _is_gone(position, fighter.unit)


def _is_broken(position: Position, battle: steps.Battle) -> bool:
    """Whether somebody has left a battle before its dice were compared."""
    left = any(_has_left(position, fighter) for fighter in battle.fighters)
    return left and battle.phase <= steps.BattlePhase.RESULT


def _broken_off(position: Position, battle: steps.Battle) -> steps.Battle:
    """A battle as far as it is still about players in the game: what is theirs who have left is forgotten.

    What they had forbidden when the dice were compared stays forbidden in this battle.
    """
    if not any(_has_left(position, fighter) for fighter in battle.fighters):
        return battle
    broken = _is_broken(position, battle)
    attacker, defender = (_alone(position, battle, side, broken) for side in steps.SIDES)
    return steps.Battle(battle.seat, (attacker, defender), steps.BattlePhase.REFILL if broken else battle.phase)


def _alone(position: Position, battle: steps.Battle, side: int, broken: bool) -> steps.Fighter | None:
    """What is left of a side when the other one has left, or when it has left itself."""
    fighter = battle.fighters[side]
    if fighter is None or _is_gone(position, fighter.unit):
        return None
    void = not broken and fighter.card is not None and jammed(position, battle, side)
    return steps.Fighter(fighter.unit, fighter.card, jammed=void)


# ---------------------------------------------------------------------------------------------- resigning


def resign(position: Position, seat: int) -> None:
    """A seat leaves, unless what was due to be destroyed ends the game before that.

    Where more than two are in the game a battle goes on without the seat, and destroys what is due by itself.
    """
    if position.version > 1:
        if len(position.alive) == 2:
            casualties(position)
        if position.ending:
            return
        _break_off_strike(position, seat)
    leave(position, (seat,))


def _break_off_strike(position: Position, seat: int) -> None:
    """A strike by this seat, or on it, counts as failed; what was turned up for it still has its effects."""
    strike = next((step for step in position.todo if isinstance(step, OrderStrikers | Strike)), None)
    if strike and seat in (strike.seat, strike.owner):
        withstood(position, strike.owner, strike.slot)
        parts = (OrderStrikers, Strike, TurnUp, Reroll)
        position.todo = tuple(step for step in position.todo if not isinstance(step, parts))
