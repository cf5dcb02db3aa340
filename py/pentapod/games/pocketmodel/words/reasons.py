"""What speaks for an action: clauses about what it does, the most telling first.

They name what the evaluation counts: objectives, units in play and their shields, threats, odds. Odds are those that
are shown before an attack or a strike: exact, without the cards that may still be played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice
from math import prod
from typing import Final, NamedTuple

from pentapod.engine.english import counted
from pentapod.engine.state import CHANCE, Action, Path
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
from pentapod.games.pocketmodel.rules.touches import DONE, PASS, slot_of
from pentapod.games.pocketmodel.words.cards import objective_effect
from pentapod.games.pocketmodel.words.names import percent, unit_name

MOST: Final = 3
_LOW: Final = 1 / 3
"""A risk up to this speaks for an attack."""


class _Deed(NamedTuple):
    """An action with the positions before and after it."""

    before: Position
    after: Position
    seat: int
    path: Path
    names: Sequence[str]

    @property
    def unit(self) -> int:
        """The unit that is touched first."""
        return self.before.roster.number_of[self.path[0]]

    def name(self, unit: int) -> str:
        """A unit, said to whoever acts."""
        owner = self.before.roster.owners[unit]
        whose = "your" if owner == self.seat else f"{self.names[owner]}'s"
        return f"{whose} {self.plain(unit)}"

    def plain(self, unit: int) -> str:
        """A unit without its owner."""
        return unit_name(self.before, unit, self.names)

    def shields(self, unit: int) -> int:
        """How many more counters destroy a unit, before the action."""
        return self.before.roster.kinds[unit].shields - self.before.damage[unit]


def reasons(state: PocketModel, action: Action, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for a legal action; () if nothing does, or if it is chance's."""
    if action.seat == CHANCE:
        return ()
    deed = _Deed(state.position, state.after(action).position, action.seat, action.path, names)
    return tuple(islice(dict.fromkeys(_clauses(deed)), MOST))


def _clauses(deed: _Deed) -> Iterator[str]:
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
            yield f"it brings {counted(deed.before.roster.kinds[deed.unit].stars, 'star')} back into play"
            yield from _meets(deed, step.zone)
        case steps.Aim():
            yield from _aimed(deed, step.card, deed.unit)


def _enough(deed: _Deed, step: steps.Step) -> Iterator[str]:
    """What is so when a seat ends what it could go on with."""
    position = deed.before
    match step:
        case steps.Turn() if position.flags & ACTION_DONE:
            yield "your action is taken"
        case steps.DeclareAttacks(pairs=pairs):
            for pair in pairs:
                does = "destroys" if _rest(deed, pair) <= 0 else "hits"
                yield f"{deed.name(pair.unit)} {does} {deed.plain(pair.foe)} with {_odds(deed, pair)}"
        case steps.DeclareStrike(_, owner, slot, units) if len(units) > 1 and position.slots[owner][slot] >= 0:
            content = position.slots[owner][slot]
            if not strike_rerolls(position, deed.seat):
                odds = (strike_chance(position, unit, owner, slot, content) for unit in units)
                fails = prod((1 - one for one in odds), start=Fraction(1))
                yield f"together your units destroy {CARDS[content].name} with {percent(1 - fails)}"


def _in_turn(deed: _Deed) -> Iterator[str]:
    path, number_of = deed.path, deed.before.roster.number_of
    if path[0] in CARD_OF_CODE:
        yield from _replaced(deed, CARD_OF_CODE[path[0]])
    elif path[0] not in number_of:
        slot = slot_of(deed.before, path[0])
        assert slot
        yield from _aimed(deed, deed.before.slots[slot[0]][slot[1]], number_of[path[1]])
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


def _odds(deed: _Deed, pair: steps.Pair, side: int = steps.ATTACKER) -> str:
    """How likely a side of a pair hits. While anybody holds cards they may change that."""
    hit = hit_chance(deed.before, steps.declared(deed.seat, pair), side)
    return percent(hit) + " before cards" * any(map(bool, deed.before.hands))


def _rest(deed: _Deed, pair: steps.Pair) -> int:
    """The shields that a hit without cards leaves to the unit that is attacked; 0 or less where it destroys."""
    return deed.shields(pair.foe) - damage_taken(deed.before, steps.declared(deed.seat, pair), steps.DEFENDER)


def _attack(deed: _Deed, foe: int) -> Iterator[str]:
    position, unit = deed.before, deed.unit
    owner, pair = position.roster.owners[foe], steps.Pair(unit, foe)
    battle = steps.declared(deed.seat, pair)
    left, odds = _rest(deed, pair), _odds(deed, pair)
    if left > 0:
        yield f"it hits with {odds}, and {left} of {counted(deed.shields(foe), 'shield')} would be left"
    elif len(position.in_play(owner)) == 1:
        yield f"it destroys {deed.names[owner]}'s last unit in play with {odds}"
    else:
        yield f"it destroys {deed.plain(foe)} with {odds}"
    if _can_strike(position, foe, deed.seat):
        yield f"{deed.name(foe)} can strike your objectives"
    if damage_taken(position, battle, steps.ATTACKER) < deed.shields(unit):
        yield f"a plain hit does not destroy {deed.name(unit)}"
    elif hit_chance(position, battle, steps.DEFENDER) <= _LOW:
        yield f"{deed.name(unit)} is hit with only {_odds(deed, pair, steps.DEFENDER)}"


def _in_battle(deed: _Deed, battle: steps.Battle) -> Iterator[str]:
    side, touch = asked_side(battle), deed.path[0]
    if side is None:
        return
    if battle.fighter(steps.ATTACKER).roll:
        yield from _battle_again(deed, battle, side)
    elif touch == PASS:
        yield "you keep your cards"
    else:
        fighter = battle.fighter(side)._replace(card=CARD_OF_CODE[touch])
        yield from _card(deed, side, battle, battle.having(side, fighter))


def _card(deed: _Deed, side: int, bare: steps.Battle, armed: steps.Battle) -> Iterator[str]:
    """What a card changes for both sides of a battle."""
    position, unit, foe = deed.before, bare.unit(side), bare.unit(1 - side)
    deals, more = (damage_taken(position, battle, 1 - side) for battle in (bare, armed))
    takes, less = (damage_taken(position, battle, side) for battle in (bare, armed))
    if deals < deed.shields(foe) <= more:
        yield f"a hit then destroys {deed.name(foe)}"
    if less < deed.shields(unit) <= takes:
        yield f"{deed.name(unit)} then survives a hit"
    old, new = (hit_chance(position, battle, side) for battle in (bare, armed))
    if new > old:
        yield f"it raises your chance to hit from {percent(old)} to {percent(new)}"
    old, new = (hit_chance(position, battle, 1 - side) for battle in (bare, armed))
    if new < old:
        yield f"it lowers the other side's chance to hit from {percent(old)} to {percent(new)}"
    if more > deals:
        yield f"a hit then does {more} damage instead of {deals}"
    if less < takes:
        yield f"a hit on {deed.name(unit)} then does {less} damage instead of {takes}"
    if len(position.hands[deed.seat]) <= MAX_HAND + limit(position, Limited.HAND, deed.seat):
        yield "you draw another card for it"


def _battle_again(deed: _Deed, battle: steps.Battle, side: int) -> Iterator[str]:
    """Whether dice that have fallen are rolled again."""
    position, touch, hit = deed.before, deed.path[0], hits(deed.before, battle, side)
    if touch == PASS:
        if hit:
            yield "your roll hits as it is"
        return
    reroll = next(one for one in rerolls(position, battle, side) if reroll_touch(deed.seat, one) == touch)
    if reroll.roller == deed.seat and not hit:
        again = chance(margin(position, battle, side), *sure_hits(position, battle, side), ())
        yield f"your roll misses, and a new one hits with {percent(again)}"


# ---------------------------------------------------------------------------------------------- strikes


def _try(deed: _Deed, owner: int, slot: int) -> Iterator[str]:
    """One striker's try."""
    position, content = deed.before, deed.before.slots[owner][slot]
    last = position.objectives(owner) == 1
    if content >= 0:
        what = f"{deed.names[owner]}'s last objective" if last else CARDS[content].name
        yield f"it destroys {what} with {percent(strike_chance(position, deed.unit, owner, slot, content))}"
        if not last and not _reserves(
            position, owner, CARDS[content].stars + limit(position, Limited.REINFORCE, owner)
        ):
            yield f"{deed.names[owner]} has no reserves to bring in for it"
        return
    hidden = hidden_strike_chance(position, deed.unit, owner, slot)
    if hidden is not None:
        yield f"it destroys a face-down card of this deck with {percent(hidden)}"
    if last:
        yield f"it is {deed.names[owner]}'s last objective"


def _strike_again(deed: _Deed, strike: steps.Strike) -> Iterator[str]:
    position = deed.before
    if strike.phase != steps.StrikePhase.REROLLING:
        return
    if succeeds(position, strike):
        if deed.path[0] == PASS:
            yield "your roll destroys the objective as it is"
    elif deed.path[0] != PASS:
        card = CARDS[position.slots[strike.owner][strike.slot]]
        need = summed(slot_parts(position, strike.owner, strike.slot, card))
        again = chance(need - summed(strike_parts(position, strike.unit)), AUTO_HIT + 1, False, ())
        yield f"your roll fails, and a new one is enough with {percent(again)}"


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


def _moved(deed: _Deed, zone: int) -> Iterator[str]:
    if zone not in (CONTESTED, deed.seat):
        yield from _before_objectives(deed, zone)
    yield from _escaped(deed)
    yield from _meets(deed, zone)
    if zone == CONTESTED and deed.before.where[deed.unit] == deed.seat:
        others = [deed.names[seat] for seat in deed.after.alive if seat != deed.seat]
        yield f"it is then one move away from {others[0] if len(others) == 1 else 'any opponent'}'s objectives"


def _before_objectives(deed: _Deed, owner: int) -> Iterator[str]:
    """What a unit can strike where it has come."""
    position, unit = deed.after, deed.unit
    if not _can_strike(position, unit, owner):
        return
    if position.objectives(owner) == 1:
        yield f"it threatens {deed.names[owner]}'s last objective"
    odds = {
        slot: strike_chance(position, unit, owner, slot, content)
        for slot, content in enumerate(position.slots[owner])
        if content >= 0
    }
    best = max(odds, key=lambda slot: odds[slot], default=None)
    if best is not None and odds[best]:
        card = CARDS[position.slots[owner][best]]
        yield f"it can strike {card.name} from there, with {percent(odds[best])}"
    else:
        yield f"it can strike {deed.names[owner]}'s objectives from there"


def _escaped(deed: _Deed) -> Iterator[str]:
    """A unit has come from where it could be attacked to where nobody can attack it."""
    kinds = deed.before.roster.kinds
    dangers = _attackers(deed.before, deed.unit)
    if dangers and not _attackers(deed.after, deed.unit):
        yield f"nobody there can attack it, as {deed.name(max(dangers, key=lambda foe: kinds[foe].stars))} can here"


def _attackers(position: Position, unit: int) -> list[int]:
    others = (seat for seat in position.alive if seat != position.roster.owners[unit])
    return [foe for seat in others for foe in position.in_play(seat) if may_attack(position, foe, unit)]


def _meets(deed: _Deed, zone: int) -> Iterator[str]:
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
        yield f"it can attack {deed.name(foe)} there, which threatens your objectives"


# ---------------------------------------------------------------------------------------------- cards on the table


def _replaced(deed: _Deed, card: int) -> Iterator[str]:
    """An objective card is put in the place of another card."""
    slot = slot_of(deed.before, deed.path[1])
    assert slot
    content, new = deed.before.slots[deed.seat][slot[1]], CARDS[card]
    if content >= 0 and new.defense > CARDS[content].defense:
        yield f"its defense is {new.defense}, that of {CARDS[content].name} {CARDS[content].defense}"
    yield from _ability(deed, card)
    if content < 0:
        yield "the face-down card comes to your hand"


def _ability(deed: _Deed, card: int) -> Iterator[str]:
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
    said = objective_effect(new, effect)
    yield said.replace("of the owner ", "of yours ").replace("the owner's", "your").replace("the owner", "you")


def _aimed(deed: _Deed, card: int, unit: int) -> Iterator[str]:
    """What a card does to the unit that it is put on."""
    match aimed_effect(CARDS[card]):
        case PutCounters(amount=amount):
            left = deed.shields(unit) - amount
            if left <= 0:
                yield f"it destroys {deed.name(unit)}"
            else:
                yield f"it leaves {deed.name(unit)} {counted(left, 'shield')}"
        case Repair():
            yield from _mended(deed, unit)
        case Rule():
            owner = deed.names[deed.before.roster.owners[unit]]
            yield f"{deed.name(unit)} can't move until the end of {owner}'s next turn"


def _mended(deed: _Deed, unit: int) -> Iterator[str]:
    left = deed.after.roster.kinds[unit].shields - deed.after.damage[unit]
    yield f"{deed.name(unit)} then has {counted(left, 'shield')}"
