"""How a position looks for each seat: the share of the game that it may expect. A quick guess, for who has to choose.

It counts what wins games: objectives that stand, units in play with their shields, reserves behind objectives that may
fall, cards in the hand, and threats on objectives. What has been declared counts by its exact odds; who may lose the
last unit or objective by it loses so much of the share.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import exp
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import State
from pentapod.games.pocketmodel.data.table import AUTO_HIT, CARDS
from pentapod.games.pocketmodel.rules.battle.declaring import may_attack
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.effects.values import damage_taken, slot_parts, strike_parts, summed
from pentapod.games.pocketmodel.rules.odds import chance, hit_chance
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, RESERVE
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import (
    SIDES,
    Battle,
    BattlePhase,
    DeclareAttacks,
    DeclareStrike,
    OrderBattles,
    OrderStrikers,
    Step,
    Strike,
    declared,
)
from pentapod.games.pocketmodel.rules.strike.striking import succeeds

OBJECTIVE: Final = 3.4
LAST_OBJECTIVE: Final = 3.0
STAR: Final = 0.55
COUNTER: Final = 0.16
RESERVE_STAR: Final = 0.1
CARD: Final = 0.15
THREAT: Final = 1.6
NEAR: Final = 0.05
HOME: Final = 0.04
LAST_UNITS: Final = 2.5
"""What things are worth, in points; about four points are the difference between even and nearly won."""

TEMPERATURE: Final = 3.6
DOWN_DEFENSE: Final = 11
"""The defense that a face-down card is taken to have."""


def evaluate(state: State) -> tuple[float, ...]:
    """The expected share of each seat, from 0 to 1; they sum to 1."""
    if state.result is not None:
        return state.result
    if isinstance(state, Building):
        seats = len(state.workshop.decks)
        return tuple(0.0 if seat in state.out else 1 / (seats - len(state.out)) for seat in range(seats))
    assert isinstance(state, PocketModel)
    position = state.position
    points = {seat: _worth(position, seat) for seat in position.alive}
    perils: list[tuple[int, float]] = []
    for step in position.todo:
        _declared(position, step, points, perils)
    best = max(points.values())
    weights = {seat: exp((worth - best) / TEMPERATURE) for seat, worth in points.items()}
    total = sum(weights.values())
    shares = {seat: weight / total for seat, weight in weights.items()}
    for seat, odds in perils:
        _endanger(shares, seat, odds)
    return tuple(shares.get(seat, 0.0) for seat in position.seats)


def details(state: State) -> Iterator[tuple[int, Hashable]]:
    """Each unit in its zone, each pair that is to fight, and each unit that is to strike."""
    if not isinstance(state, PocketModel):
        return
    position = state.position
    for unit, (owner, zone) in enumerate(zip(position.roster.owners, position.where, strict=True)):
        yield owner, (unit, zone)
    for step in position.todo:
        match step:
            case DeclareAttacks() | OrderBattles():
                for unit, foe in step.pairs:
                    yield step.seat, ("attack", unit, foe)
            case DeclareStrike() | OrderStrikers():
                for unit in step.units:
                    yield step.seat, ("strike", unit, step.owner, step.slot)


def _endanger(shares: dict[int, float], seat: int, odds: float) -> None:
    """Give the others a part of a seat's share, in proportion to theirs: the part is its odds of being out."""
    lost = odds * shares[seat]
    others = sum(share for other, share in shares.items() if other != seat)
    if others:
        for other, share in shares.items():
            shares[other] = share - lost if other == seat else min(1.0, share + lost * share / others)


def _worth(position: Position, seat: int) -> float:
    """The points of a seat as things stand."""
    kinds, where, damage = position.roster.kinds, position.where, position.damage
    objectives = position.objectives(seat)
    points = OBJECTIVE * objectives - LAST_OBJECTIVE * (objectives == 1) + CARD * min(5, len(position.hands[seat]))
    for content in position.slots[seat]:
        if content >= 0:
            points += 0.12 * (CARDS[content].defense - DOWN_DEFENSE) + 0.1 * bool(CARDS[content].effects)
    stars = 0
    for unit in position.roster.ranges[seat]:
        zone, kind = where[unit], kinds[unit]
        if zone == RESERVE:
            points += RESERVE_STAR * kind.stars if objectives > 1 else 0
        elif zone <= CONTESTED:
            stars += kind.stars
            points += STAR * kind.stars - COUNTER * damage[unit] * kind.stars / kind.shields
            if zone == CONTESTED:
                points += NEAR * kind.stars
            elif zone != seat:
                points += _threat(position, unit, zone)
            else:
                points += HOME * kind.stars
            points -= 0.05 * bool(position.held[unit])
    if stars < 6:
        points -= LAST_UNITS * (6 - stars) / 6
    return points + 0.02 * min(10, deck_size(position, seat))


def _threat(position: Position, unit: int, owner: int) -> float:
    """What a unit in an opponent's home zone is worth as a threat."""
    standing = [slot for slot, content in enumerate(position.slots[owner]) if content != EMPTY]
    best = max((_strike_odds(position, unit, owner, slot) for slot in standing), default=0.0)
    return THREAT * best + NEAR * position.roster.kinds[unit].stars


def _strike_odds(position: Position, unit: int, owner: int, slot: int) -> float:
    content = position.slots[owner][slot]
    defense = summed(slot_parts(position, owner, slot, CARDS[content])) if content >= 0 else DOWN_DEFENSE
    return float(chance(defense - summed(strike_parts(position, unit)), AUTO_HIT + 1, False, ()))


def _declared(position: Position, step: Step, points: dict[int, float], perils: list[tuple[int, float]]) -> None:
    """Count what declared battles and strikes will probably do; `perils` gets the odds that they put a seat out."""
    match step:
        case DeclareAttacks() | OrderBattles():
            for pair in step.pairs:
                if may_attack(position, *pair):
                    _expect(position, declared(step.seat, pair), points, perils)
        case Battle() if step.phase < BattlePhase.DESTRUCTION:
            _expect(position, step, points, perils)
        case DeclareStrike() | OrderStrikers() | Strike() if step.owner in points:
            _expect_strike(position, step, points, perils)


def _expect(position: Position, battle: Battle, points: dict[int, float], perils: list[tuple[int, float]]) -> None:
    """Count a battle by its odds, or by its dice once they have fallen."""
    kinds, owners = position.roster.kinds, position.roster.owners
    rolled = all(battle.fighter(side).roll for side in SIDES)
    for side in SIDES:
        target = battle.unit(1 - side)
        odds = float(hits(position, battle, side) if rolled else hit_chance(position, battle, side))
        kind = kinds[target]
        seat, other = owners[target], owners[battle.unit(side)]
        left = kind.shields - position.damage[target]
        taken = damage_taken(position, battle, 1 - side)
        if taken >= left:
            lost = STAR * kind.stars + NEAR * kind.stars - RESERVE_STAR * kind.stars
            if seat in points and len(position.in_play(seat)) == 1:
                perils.append((seat, odds))
        else:
            lost = COUNTER * taken * kind.stars / kind.shields + 0.06 * taken
        if seat in points:
            points[seat] -= odds * lost
        if other in points:
            points[other] += odds * lost * 0.25


def _expect_strike(
    position: Position,
    step: DeclareStrike | OrderStrikers | Strike,
    points: dict[int, float],
    perils: list[tuple[int, float]],
) -> None:
    """Count a strike by the odds of all strikers that are left."""
    fails = 1.0
    if isinstance(step, Strike):
        odds = succeeds(position, step) if step.roll else _strike_odds(position, step.unit, step.owner, step.slot)
        fails -= odds
    for unit in step.waiting if isinstance(step, Strike) else step.units:
        fails *= 1.0 - _strike_odds(position, unit, step.owner, step.slot)
    if position.objectives(step.owner) == 1:
        perils.append((step.owner, 1 - fails))
    else:
        points[step.owner] -= (1 - fails) * OBJECTIVE
    points[step.seat] += (1 - fails) * 0.8


EVALUATOR: Final = Evaluator(evaluate, details=details, spread=0.08, errors=(1.8, 1.4, 1.0, 0.6, 0.0), calibration=0.55)
"""`spread` was measured in games of players who look one action ahead, `calibration` in games of level 5."""
