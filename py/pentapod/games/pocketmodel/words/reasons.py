"""What speaks for an action: clauses about what it does, the most telling first, said to whoever acts.

They name what the evaluation counts: objectives, units in play and their shields, threats, odds. Odds are those that
are shown before an attack or a strike: exact, without the cards that may still be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import Any, Final, NamedTuple

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import AUTO_HIT, CARD_OF_CODE, CARDS, MAX_HAND
from pentapod.games.pocketmodel.data.vocabulary import BringReserves, Limited, PutCounters, Repair, Rule, Timing
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import asked_side
from pentapod.games.pocketmodel.rules.battle.declaring import may_attack
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.effects.forces import limit, star_limit
from pentapod.games.pocketmodel.rules.effects.rerolls import reroll_touch, rerolls, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect
from pentapod.games.pocketmodel.rules.effects.values import (
    barred,
    damage_taken,
    margin,
    slot_parts,
    strike_parts,
    summed,
    sure_hits,
)
from pentapod.games.pocketmodel.rules.odds import chance, hidden_strike_chance, hit_chance, strike_chance
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE, ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.rules.touched import UnitFact, objective, unit_fact
from pentapod.games.pocketmodel.rules.touches import DONE, PASS, slot_of
from pentapod.games.pocketmodel.words.cards import objective_effect

_LOW: Final = 1 / 3
"""A risk up to this speaks for an attack."""


class _Deed(NamedTuple):
    """An action with the positions before and after it."""

    before: Position
    after: Position
    seat: int
    path: Path

    @property
    def unit(self) -> int:
        """The unit that is touched first."""
        return self.before.roster.number_of[self.path[0]]

    def fact(self, unit: int) -> UnitFact:
        """What a unit is told from others by, before the action."""
        return unit_fact(self.before, unit)

    def shields(self, unit: int) -> int:
        """How many more counters destroy a unit, before the action."""
        return self.before.roster.kinds[unit].shields - self.before.damage[unit]


def reasons(state: PocketModel, action: Action) -> Iterator[Message]:
    """What speaks for a legal action."""
    deed = _Deed(state.position, state.after(action).position, action.seat, action.path)
    step, path = deed.before.todo[0], deed.path
    match step:
        case steps.Battle():
            yield from _in_battle(deed, step)
        case steps.Strike():
            yield from _strike_again(deed, step)
        case _ if path[0] == DONE:
            yield from _enough(deed, step)
        case steps.Turn():
            yield from _in_turn(deed)
        case steps.Move() | steps.MoveAfterBattle():
            yield from _moved(deed, ZONES.index(path[1]))
        case steps.DeclareAttacks():
            yield from _attack(deed, deed.before.roster.number_of[path[1]])
        case steps.OrderBattles(pairs=pairs):
            yield from _attack(deed, next(pair.foe for pair in pairs if pair.unit == deed.unit))
        case steps.DeclareStrike() | steps.OrderStrikers():
            yield from _try(deed, step.owner, step.slot)
        case steps.Reinforce():
            yield because("reason-brings", stars=deed.before.roster.kinds[deed.unit].stars)
            yield from _meets(deed, step.zone)
        case steps.Aim():
            yield from _aimed(deed, step.card, deed.unit)


def _enough(deed: _Deed, step: steps.Step) -> Iterator[Message]:
    """What is so when a seat ends what it could go on with."""
    position = deed.before
    match step:
        case steps.Turn() if position.flags & ACTION_DONE:
            yield because("reason-action-taken")
        case steps.DeclareAttacks(pairs=pairs):
            for pair in pairs:
                key = "reason-pair-destroys" if _rest(deed, pair) <= 0 else "reason-pair-hits"
                yield because(key, unit=deed.fact(pair.unit), foe_unit=deed.fact(pair.foe), **_odds(deed, pair))
        case steps.DeclareStrike(_, owner, slot, units) if len(units) > 1 and position.slots[owner][slot] >= 0:
            content = position.slots[owner][slot]
            if not strike_rerolls(position, deed.seat):
                odds = (strike_chance(position, unit, owner, slot, content) for unit in units)
                fails = prod((1 - one for one in odds), start=Fraction(1))
                yield because("reason-together", card=content, chance=1 - fails)


def _in_turn(deed: _Deed) -> Iterator[Message]:
    path, number_of = deed.path, deed.before.roster.number_of
    if path[0] in CARD_OF_CODE:
        yield from _replaced(deed, CARD_OF_CODE[path[0]])
    elif path[0] not in number_of:
        yield from _aimed(deed, objective(deed.before, path[0]), number_of[path[1]])
    elif path[1] == REPAIR:
        yield from _mended(deed, deed.unit)
    elif path[1] == HYPERDRIVE or path[1] in ZONES:
        yield from _moved(deed, ZONES.index(path[-1]))
    elif path[1] in number_of:
        yield from _attack(deed, number_of[path[1]])
    else:
        slot = slot_of(deed.before, path[1])
        assert slot
        yield from _try(deed, *slot)


# ---------------------------------------------------------------------------------------------- attacks


def _odds(deed: _Deed, pair: steps.Pair, side: int = steps.ATTACKER) -> dict[str, Any]:
    """How likely a side of a pair hits. While anybody holds cards they may change that."""
    chance = hit_chance(deed.before, steps.declared(deed.seat, pair), side)
    return {"chance": chance, "cards": any(deed.before.hands)}


def _rest(deed: _Deed, pair: steps.Pair) -> int:
    """The shields that a hit without cards leaves to the unit that is attacked; 0 or less where it destroys."""
    return deed.shields(pair.foe) - damage_taken(deed.before, steps.declared(deed.seat, pair), steps.DEFENDER)


def _attack(deed: _Deed, foe: int) -> Iterator[Message]:
    position, unit = deed.before, deed.unit
    owner, pair = position.roster.owners[foe], steps.Pair(unit, foe)
    battle = steps.declared(deed.seat, pair)
    left, odds = _rest(deed, pair), _odds(deed, pair)
    if left > 0:
        yield because("reason-hits", left=left, shields=deed.shields(foe), **odds)
    elif len(position.in_play(owner)) == 1:
        yield because("reason-destroys-last-unit", seat=owner, **odds)
    else:
        yield because("reason-destroys-unit", foe_unit=deed.fact(foe), **odds)
    if _can_strike(position, foe, deed.seat):
        yield because("reason-intruder", unit=deed.fact(foe))
    if damage_taken(position, battle, steps.ATTACKER) < deed.shields(unit):
        yield because("reason-survives", unit=deed.fact(unit))
    elif hit_chance(position, battle, steps.DEFENDER) <= _LOW:
        yield because("reason-seldom-hit", unit=deed.fact(unit), **_odds(deed, pair, steps.DEFENDER))


def _in_battle(deed: _Deed, battle: steps.Battle) -> Iterator[Message]:
    side, touch = asked_side(battle), deed.path[0]
    if side is None:
        return
    if battle.fighter(steps.ATTACKER).roll:
        yield from _battle_again(deed, battle, side)
    elif touch == PASS:
        yield because("reason-keeps-cards")
    else:
        fighter = battle.fighter(side)._replace(card=CARD_OF_CODE[touch])
        yield from _card(deed, side, battle, battle.having(side, fighter))


def _card(deed: _Deed, side: int, bare: steps.Battle, armed: steps.Battle) -> Iterator[Message]:
    """What a card changes for both sides of a battle."""
    position, unit, foe = deed.before, bare.unit(side), bare.unit(1 - side)
    deals, more = (damage_taken(position, battle, 1 - side) for battle in (bare, armed))
    takes, less = (damage_taken(position, battle, side) for battle in (bare, armed))
    if deals < deed.shields(foe) <= more:
        yield because("reason-card-destroys", unit=deed.fact(foe))
    if less < deed.shields(unit) <= takes:
        yield because("reason-card-saves", unit=deed.fact(unit))
    old, new = (hit_chance(position, battle, side) for battle in (bare, armed))
    if new > old:
        yield because("reason-raises", old_chance=old, new_chance=new)
    old, new = (hit_chance(position, battle, 1 - side) for battle in (bare, armed))
    if new < old:
        yield because("reason-lowers", old_chance=old, new_chance=new)
    if more > deals:
        yield because("reason-more-damage", more=more, less=deals)
    if less < takes:
        yield because("reason-less-damage", unit=deed.fact(unit), less=less, more=takes)
    if len(position.hands[deed.seat]) <= MAX_HAND + limit(position, Limited.HAND, deed.seat):
        yield because("reason-draws")


def _battle_again(deed: _Deed, battle: steps.Battle, side: int) -> Iterator[Message]:
    """Whether dice that have fallen are rolled again."""
    position, touch, hit = deed.before, deed.path[0], hits(deed.before, battle, side)
    if touch == PASS:
        if hit:
            yield because("reason-roll-hits")
        return
    reroll = next(one for one in rerolls(position, battle, side) if reroll_touch(deed.seat, one) == touch)
    if reroll.roller == deed.seat and not hit:
        again = chance(margin(position, battle, side), *sure_hits(position, battle, side), ())
        yield because("reason-roll-misses", chance=again)


# ---------------------------------------------------------------------------------------------- strikes


def _try(deed: _Deed, owner: int, slot: int) -> Iterator[Message]:
    """One striker's try."""
    position, content = deed.before, deed.before.slots[owner][slot]
    last = position.objectives(owner) == 1
    if content >= 0:
        key = "reason-destroys-last-objective" if last else "reason-destroys-objective"
        odds = strike_chance(position, deed.unit, owner, slot, content)
        yield because(key, seat=owner, card=content, chance=odds)
        if not last and not _reserves(
            position, owner, CARDS[content].stars + limit(position, Limited.REINFORCE, owner)
        ):
            yield because("reason-no-reserves", seat=owner)
        return
    hidden = hidden_strike_chance(position, deed.unit, owner, slot)
    if hidden is not None:
        yield because("reason-destroys-hidden", chance=hidden)
    if last:
        yield because("reason-last-objective", seat=owner)


def _strike_again(deed: _Deed, strike: steps.Strike) -> Iterator[Message]:
    position = deed.before
    if strike.phase != steps.StrikePhase.REROLLING:
        return
    if succeeds(position, strike):
        if deed.path[0] == PASS:
            yield because("reason-roll-destroys")
    elif deed.path[0] != PASS:
        card = CARDS[position.slots[strike.owner][strike.slot]]
        need = summed(slot_parts(position, strike.owner, strike.slot, card))
        again = chance(need - summed(strike_parts(position, strike.unit)), AUTO_HIT + 1, False, ())
        yield because("reason-roll-fails", chance=again)


def _can_strike(position: Position, unit: int, owner: int) -> bool:
    """Whether a unit stands where it may strike an objective of a seat that it is not of."""
    seat = position.roster.owners[unit]
    return (
        seat != owner
        and position.where[unit] == owner
        and position.roster.kinds[unit].stars <= star_limit(position, Limited.STRIKE, seat)
        and any(
            content != EMPTY and not barred(position, unit, owner, slot)
            for slot, content in enumerate(position.slots[owner])
        )
    )


def _reserves(position: Position, owner: int, stars: int) -> bool:
    """Whether a seat has a unit of at most so many stars in reserve."""
    kinds, where = position.roster.kinds, position.where
    return any(where[unit] == RESERVE and kinds[unit].stars <= stars for unit in position.roster.ranges[owner])


# ---------------------------------------------------------------------------------------------- moves


def _moved(deed: _Deed, zone: int) -> Iterator[Message]:
    if zone not in (CONTESTED, deed.seat):
        yield from _before_objectives(deed, zone)
    yield from _escaped(deed)
    yield from _meets(deed, zone)
    if zone == CONTESTED and deed.before.where[deed.unit] == deed.seat:
        other, *more = (seat for seat in deed.after.alive if seat != deed.seat)
        yield because("reason-nearer-any") if more else because("reason-nearer", seat=other)


def _before_objectives(deed: _Deed, owner: int) -> Iterator[Message]:
    """What a unit can strike where it has come."""
    position, unit = deed.after, deed.unit
    if not _can_strike(position, unit, owner):
        return
    if position.objectives(owner) == 1:
        yield because("reason-threatens-last", seat=owner)
    odds = {
        slot: strike_chance(position, unit, owner, slot, content)
        for slot, content in enumerate(position.slots[owner])
        if content >= 0
    }
    best = max(odds, key=lambda slot: odds[slot], default=None)
    if best is not None and odds[best]:
        yield because("reason-can-strike-card", card=position.slots[owner][best], chance=odds[best])
    else:
        yield because("reason-can-strike", seat=owner)


def _escaped(deed: _Deed) -> Iterator[Message]:
    """A unit has come from where it could be attacked to where nobody can attack it."""
    kinds = deed.before.roster.kinds
    dangers = _attackers(deed.before, deed.unit)
    if dangers and not _attackers(deed.after, deed.unit):
        worst = max(dangers, key=lambda foe: kinds[foe].stars)
        yield because("reason-escapes", unit=deed.fact(worst))


def _attackers(position: Position, unit: int) -> list[int]:
    others = (seat for seat in position.alive if seat != position.roster.owners[unit])
    return [foe for seat in others for foe in position.in_play(seat) if may_attack(position, foe, unit)]


def _meets(deed: _Deed, zone: int) -> Iterator[Message]:
    """The largest intruder at home that a unit can attack now."""
    if zone != deed.seat:
        return
    position, kinds = deed.after, deed.after.roster.kinds
    intruders = [
        foe
        for foe in position.standing(zone)
        if _can_strike(position, foe, zone) and may_attack(position, deed.unit, foe)
    ]
    if intruders:
        foe = max(intruders, key=lambda foe: kinds[foe].stars)
        yield because("reason-meets", unit=deed.fact(foe))


# ---------------------------------------------------------------------------------------------- cards on the table


def _replaced(deed: _Deed, card: int) -> Iterator[Message]:
    """An objective card is put in the place of another card."""
    content, defense = objective(deed.before, deed.path[1]), CARDS[card].defense
    if content >= 0 and defense > CARDS[content].defense:
        yield because("reason-defense", defense=defense, card=content, old_defense=CARDS[content].defense)
    yield from _ability(deed, card)
    if content < 0:
        yield because("reason-comes-to-hand")


def _ability(deed: _Deed, card: int) -> Iterator[Message]:
    """What the ability of an objective does for its owner, in the words of the card; nothing if it has no use."""
    new, position = CARDS[card], deed.before
    if not new.effects or (not new.stacks and card in position.slots[deed.seat]):
        return
    effect = new.effects[0]
    if new.timing is Timing.REVEAL:
        intruded = any(position.roster.owners[unit] != deed.seat for unit in position.standing(deed.seat))
        if isinstance(effect, PutCounters | Rule) and not intruded:
            return
        if isinstance(effect, BringReserves) and not _reserves(position, deed.seat, effect.stars):
            return
    yield objective_effect(new, effect, own=True)


def _aimed(deed: _Deed, card: int, unit: int) -> Iterator[Message]:
    """What a card does to the unit that it is put on."""
    match aimed_effect(CARDS[card]):
        case PutCounters(amount=amount):
            left = deed.shields(unit) - amount
            key = "reason-leaves" if left > 0 else "reason-destroys-it"
            yield because(key, unit=deed.fact(unit), shields=left)
        case Repair():
            yield from _mended(deed, unit)
        case Rule():
            yield because("reason-held", unit=deed.fact(unit), seat=deed.before.roster.owners[unit])


def _mended(deed: _Deed, unit: int) -> Iterator[Message]:
    left = deed.after.roster.kinds[unit].shields - deed.after.damage[unit]
    yield because("reason-mended", unit=deed.fact(unit), shields=left)
