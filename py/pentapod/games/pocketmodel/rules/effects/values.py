"""What the values of units and objectives are made of in battles and strikes, with all abilities that are in play.

Nothing here knows a card or a unit by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.data.table import AUTO_HIT, BONUS_VALUES, CARDS, GROUND_STRIKE, ICONS, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import (
    Condition,
    Crowd,
    Doing,
    During,
    Effect,
    HitOn,
    Modify,
    PowerTiming,
    Prevent,
    Receiver,
    Rule,
    Timing,
    Value,
)
from pentapod.games.pocketmodel.rules.dice import doubles, total
from pentapod.games.pocketmodel.rules.effects.forces import Force, concerns, fits, in_force
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import DEFENDER, Battle

_BOTH: Final = During.BOTH
_STRIKE: Final = During.STRIKE
_ATTACK: Final = Value.ATTACK
_OBJECTIVE_DEFENSE: Final = Value.OBJECTIVE_DEFENSE
_GROUND_BONUS: Final = Doing.GROUND_STRIKE_BONUS
_STRIKE_THIS: Final = Doing.STRIKE_THIS
_IN_BATTLE: Final = PowerTiming.BATTLE
_CONTINUOUS: Final = Timing.CONTINUOUS
"""What is asked for most often: to look a member up in its enum takes longer than to compare it."""


class Part(NamedTuple):
    """One part of a total: where it comes from and how much it is."""

    source: Value | Card | Doing
    """The value that is printed, a card, or the bonus of ground units in strikes."""
    amount: int


def gate_open(unit: Unit, card: Card) -> bool:
    """Whether a unit gains the ability of a combat card."""
    return card.gate in unit.icons if card.gate else unit.stars in card.gate_stars


def abilities(position: Position, battle: Battle, side: int) -> tuple[Effect, ...]:
    """The effects that the card of a side gives its unit, unless the other card forbids them."""
    return () if jammed(position, battle, side) else _printed(position, battle, side)


def jammed(position: Position, battle: Battle, side: int) -> bool:
    """Whether the other side's card forbids, or forbade before its player left, the ability of this side's card."""
    fighter = battle.fighters[side]
    if fighter and fighter.jammed:
        return True
    return any(rule.what is Doing.USE_ABILITY for rule in _forbidden(position, battle, 1 - side))


def _printed(position: Position, battle: Battle, side: int) -> tuple[Effect, ...]:
    fighter = battle.fighters[side]
    if fighter is None or fighter.card is None:
        return ()
    card = CARDS[fighter.card]
    return card.effects if gate_open(position.roster.kinds[fighter.unit], card) else ()


def _forbidden(position: Position, battle: Battle, side: int) -> Iterator[Rule]:
    """What the card of a side forbids the other side for the battle."""
    for effect in _printed(position, battle, side):
        if isinstance(effect, Rule) and not effect.can and effect.to is Receiver.FOE and not effect.until:
            yield effect


def holds(position: Position, battle: Battle, side: int, when: Condition | None) -> bool:
    """Whether a condition is met for a side."""
    match when:
        case None:
            return True
        case Condition.FOE_GROUND:
            return position.roster.kinds[battle.unit(1 - side)].ground
        case Condition.FOE_LARGE:
            return position.roster.kinds[battle.unit(1 - side)].stars >= 3
        case Condition.IN_HOME:
            unit = battle.unit(side)
            return position.where[unit] == position.roster.owners[unit]
        case Condition.DEFENDING:
            return side == DEFENDER


def battle_parts(position: Position, battle: Battle, side: int, stat: Value) -> list[Part]:
    """What the attack, damage or defense of a side is made of in this battle."""
    fighter = battle.fighter(side)
    parts = [Part(stat, getattr(position.roster.kinds[fighter.unit], stat))]
    if fighter.card is not None:
        card = CARDS[fighter.card]
        amount = card.bonus if BONUS_VALUES[card.color] is stat else 0
        amount += ability_adds(position, battle, side, stat)
        if amount:
            parts.append(Part(card, amount))
    return [*parts, *objective_parts(position, fighter.unit, stat, During.BATTLE)]


def ability_adds(position: Position, battle: Battle, side: int, stat: Value) -> int:
    """What the ability of a side's card adds to a value, beside the bonus."""
    return sum(
        effect.amount * _count(position, battle.unit(side), effect)
        for effect in abilities(position, battle, side)
        if isinstance(effect, Modify) and effect.stat is stat and holds(position, battle, side, effect.when)
    )


def objective_parts(position: Position, unit: int, stat: Value, during: During) -> list[Part]:
    """What face-up objectives add to a value of a unit in battles or in strikes."""
    roster = position.roster
    kind, seat, zone = roster.kinds[unit], roster.owners[unit], position.where[unit]
    return [
        Part(force.card, force.effect.amount)
        for force in in_force(position, Modify)
        if force.effect.stat is stat
        and force.effect.during in (during, _BOTH)
        and concerns(force, seat)
        and fits(force.effect.filter, kind, zone)
    ]


def _count(position: Position, unit: int, effect: Modify) -> int:
    """How many units in the zone of a unit an amount is for; 1 if it is not for each of some."""
    if not effect.per:
        return 1
    owners, kinds = position.roster.owners, position.roster.kinds
    friendly = effect.per is Crowd.FRIENDLY
    found = sum(
        effect.icon in kinds[other].icons and (owners[other] == owners[unit]) == friendly and other != unit
        for other in position.standing(position.where[unit])
    )
    return min(found, effect.max) if effect.max else found


def summed(parts: Sequence[Part]) -> int:
    """The total of some parts."""
    return sum(part.amount for part in parts)


def sure_hits(position: Position, battle: Battle, side: int) -> tuple[int, bool]:
    """With which base rolls a side hits at once, whatever the totals: the least one, and whether doubles do."""
    least, with_doubles = AUTO_HIT, False
    for effect in abilities(position, battle, side):
        if isinstance(effect, HitOn):
            least = min(least, effect.min or AUTO_HIT)
            with_doubles = with_doubles or effect.doubles
    return least, with_doubles


def certain(position: Position, battle: Battle, side: int, roll: int) -> bool:
    """Whether a base roll of a side hits at once, whatever the totals."""
    least, with_doubles = sure_hits(position, battle, side)
    return total(roll) >= least or (with_doubles and doubles(roll))


def margin(position: Position, battle: Battle, side: int) -> int:
    """What a side must roll at least: the defense of the other side less its own attack."""
    defense = summed(battle_parts(position, battle, 1 - side, Value.DEFENSE))
    return defense - summed(battle_parts(position, battle, side, Value.ATTACK))


def damage_taken(position: Position, battle: Battle, side: int) -> int:
    """The counters that a hit puts on a side, once all preventing is done."""
    damage = summed(battle_parts(position, battle, 1 - side, Value.DAMAGE))
    foe = abilities(position, battle, 1 - side)
    if any(isinstance(effect, Rule) and effect.what is Doing.PREVENT_DAMAGE and not effect.can for effect in foe):
        return damage
    icons = position.roster.kinds[battle.unit(side)].icons
    powers = (effect for icon in icons if ICONS[icon].timing is _IN_BATTLE for effect in ICONS[icon].effects)
    for effect in (*powers, *abilities(position, battle, side)):
        if isinstance(effect, Prevent):
            damage = max(min(damage, effect.floor), damage - effect.amount)
    return damage


# ---------------------------------------------------------------------------------------------- strikes


def strike_parts(position: Position, unit: int) -> list[Part]:
    """What a striker's attack is made of."""
    kind, seat = position.roster.kinds[unit], position.roster.owners[unit]
    parts = [Part(_ATTACK, kind.attack)]
    if kind.ground and _ground_bonus(position, seat, position.where[unit]):
        parts.append(Part(_GROUND_BONUS, GROUND_STRIKE))
    return [*parts, *objective_parts(position, unit, _ATTACK, _STRIKE)]


def _ground_bonus(position: Position, seat: int, owner: int) -> bool:
    """Whether ground units of a player have their bonus against the objectives of another."""
    return not any(
        force.owner == owner and concerns(force, seat)
        for force in in_force(position, Rule)
        if force.effect.what is _GROUND_BONUS and not force.effect.can
    )


def slot_parts(position: Position, owner: int, slot: int, card: Card) -> list[Part]:
    """What the defense of a card in a slot is made of."""
    parts = [Part(_OBJECTIVE_DEFENSE, card.defense)]
    for force in in_force(position, Modify):
        effect = force.effect
        if effect.stat is _OBJECTIVE_DEFENSE and concerns(force, owner):
            if effect.filter.others and (force.owner, force.slot) == (owner, slot):
                continue
            parts.append(Part(force.card, effect.amount))
    return parts


def barred(position: Position, unit: int, owner: int, slot: int) -> bool:
    """Whether the card in a slot is one that a unit can't strike."""
    content = position.slots[owner][slot]
    if content < 0 or CARDS[content].timing is not _CONTINUOUS:
        return False
    kind, seat = position.roster.kinds[unit], position.roster.owners[unit]
    card = CARDS[content]
    return any(
        effect.what is _STRIKE_THIS and not effect.can and fits(effect.filter, kind)
        for effect in card.effects
        if isinstance(effect, Rule) and concerns(Force(owner, slot, card, effect), seat)
    )
