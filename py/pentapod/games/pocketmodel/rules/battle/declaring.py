"""A combat action: pairs of attacker and defender are declared, then they fight as the attacker orders them."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.vocabulary import Doing, Limited
from pentapod.games.pocketmodel.rules.effects.forces import ruling, star_limit
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, EventKind, Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.step_rules import open_ended
from pentapod.games.pocketmodel.rules.steps import Choices, DeclareAttacks, OrderBattles, Pair, declared


def may_attack(position: Position, unit: int, foe: int) -> bool:
    """Whether a unit may start an attack on another: opposing, in the same zone, and not ground on space abroad."""
    roster, zone = position.roster, position.where[unit]
    if position.where[foe] != zone or zone > CONTESTED or roster.owners[foe] == roster.owners[unit]:
        return False
    return not roster.kinds[unit].ground or roster.kinds[foe].ground or ground_against_space(position, unit)


def ground_against_space(position: Position, unit: int) -> bool:
    """Whether a ground unit may start an attack on a space unit where it is."""
    seat, zone = position.roster.owners[unit], position.where[unit]
    said = ruling(position, Doing.GROUND_ATTACKS_SPACE, seat, position.roster.kinds[unit], zone)
    return zone == seat if said is None else said


def attacks(position: Position, seat: int, pairs: tuple[Pair, ...] = ()) -> Choices:
    """Every pair that may be declared next. All defenders of one action belong to one opponent."""
    roster, where = position.roster, position.where
    declared = tuple(unit for unit, _ in pairs)
    room = star_limit(position, Limited.COMBAT, seat) - stars(position, declared)
    against = roster.owners[pairs[0][1]] if pairs else None
    enemies: dict[int, list[int]] = {}
    for other in position.alive:
        if other != seat and against in (None, other):
            for foe in position.in_play(other):
                enemies.setdefault(where[foe], []).append(foe)
    found: Choices = []
    if not enemies:
        return found
    for unit in position.in_play(seat):
        foes = enemies.get(where[unit])
        if not foes or roster.kinds[unit].stars > room or unit in declared:
            continue
        if roster.kinds[unit].ground and not ground_against_space(position, unit):
            foes = [foe for foe in foes if roster.kinds[foe].ground]
        found += [roster.attack(unit, foe) for foe in foes]
    return found


def begin_attacks(position: Position, seat: int, path: Path) -> None:
    """The first pair of a combat action is declared."""
    position.flags |= ACTION_DONE | ACTED
    position.push(DeclareAttacks(seat, (_pair(position, path),)))


def _pair(position: Position, path: Path) -> Pair:
    unit, foe = path
    return Pair(position.roster.number_of[unit], position.roster.number_of[foe])


def _declare(position: Position, step: DeclareAttacks, path: Path) -> None:
    """Another pair is declared."""
    position.become(DeclareAttacks(step.seat, (*step.pairs, _pair(position, path))))


DECLARE_ATTACKS: Final = open_ended(
    lambda position, step: attacks(position, step.seat, step.pairs),
    _declare,
    lambda position, step: position.become(OrderBattles(*step)),
)
"""The battles begin when no other pair may be declared."""


def settle_order_battles(position: Position, step: OrderBattles) -> bool:
    """Pairs of which one is gone, or that no longer stand together, are skipped; a single one fights at once."""
    where = position.where
    pairs = tuple(pair for pair in step.pairs if where[pair.unit] == where[pair.foe] <= CONTESTED)
    for pair in step.pairs:
        if pair not in pairs:
            position.tell(EventKind.SKIPPED, pair.unit, foe=pair.foe)
    if len(pairs) > 1:
        position.become(OrderBattles(step.seat, pairs))
        return False
    if pairs:
        _fight(position, step.seat, pairs, pairs[0])
    else:
        position.pop()
    return True


def order_battles_actions(position: Position, step: OrderBattles) -> Choices:
    """Each attacker that has not fought."""
    return [position.roster.alone[pair.unit] for pair in step.pairs]


def play_order_battles(position: Position, step: OrderBattles, path: Path) -> None:
    """The pair of an attacker fights."""
    unit = position.roster.number_of[path[0]]
    _fight(position, step.seat, step.pairs, next(pair for pair in step.pairs if pair.unit == unit))


def _fight(position: Position, seat: int, pairs: tuple[Pair, ...], pair: Pair) -> None:
    position.become(OrderBattles(seat, tuple(other for other in pairs if other != pair)))
    position.push(declared(seat, pair))
