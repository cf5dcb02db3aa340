"""The interpreter of the vocabulary: what the abilities in play do to values, rolls, limits and rules.

Nothing here knows a card or a unit by name. *Can't* beats *can*: see `ruling`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.data.table import AUTO_HIT, CARDS, COLOURS, GROUND_STRIKE, ICONS, STAR_LIMIT, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import HOME_TARGETS, OWN_TARGETS, ZONE_TARGETS, Effect
from pentapod.games.pocketmodel.rules.dice import doubles, total
from pentapod.games.pocketmodel.rules.position import REROLL_DONE, SLOT_DONE, Position, Step
from pentapod.games.pocketmodel.rules.roster import CONTESTED

ATTACKER: Final = 0
DEFENDER: Final = 1

CARD_USED: Final = 1
JAMMED: Final = 4
"""In the number of a battle, shifted by who: the reroll of that side's card has been used; the ability of that side's
card is forbidden to the end by a player who has left since the dice were compared (ruling 21)."""


class Part(NamedTuple):
    """One part of a total: where it comes from and how much it is."""

    source: str
    amount: int


class Force(NamedTuple):
    """A continuous ability that is face up: whose, in which slot, and one of its effects."""

    owner: int
    slot: int
    card: Card
    effect: Effect


def in_force(position: Position, op: str) -> tuple[Force, ...]:
    """The effects of an operation that lie face up. Copies of an ability that does not stack count once a player."""
    return _lying(position.slots).get(op, ())


@lru_cache(maxsize=1024)
def _lying(slots: tuple[tuple[int, ...], ...]) -> dict[str, tuple[Force, ...]]:
    """The continuous effects of the cards in these slots, by operation."""
    found: dict[str, tuple[Force, ...]] = {}
    for owner, contents in enumerate(slots):
        for slot, content in enumerate(contents):
            if content < 0:
                continue
            card = CARDS[content]
            if card.timing == "continuous" and (card.stacks or content not in contents[:slot]):
                for effect in card.effects:
                    found[effect.op] = (*found.get(effect.op, ()), Force(owner, slot, card, effect))
    return found


def concerns(force: Force, seat: int) -> bool:
    """Whether a continuous ability touches a player."""
    scope = force.card.scope
    return scope == "all" or (scope == "you") == (seat == force.owner)


def fits(effect: Effect, unit: Unit, zone: int = -1) -> bool:
    """Whether a unit is one that an effect is limited to."""
    return (
        (not effect.with_icon or effect.with_icon in unit.icons)
        and unit.stars >= effect.with_stars
        and (not effect.in_zone or zone == CONTESTED)
    )


def ruling(position: Position, what: str, seat: int, unit: Unit | None = None, zone: int = -1) -> bool | None:
    """What the face-up objectives say of something that a player may do: False if it can't be, True if it can.

    None if they say nothing. *Can't* beats *can*.
    """
    said = None
    for force in in_force(position, "rule"):
        effect = force.effect
        if effect.what == what and concerns(force, seat) and (unit is None or fits(effect, unit, zone)):
            if not effect.can:
                return False
            said = True
    return said


def limit(position: Position, what: str, seat: int) -> int:
    """By how much objectives raise a limit of a player. Copies add up."""
    return sum(
        force.effect.amount
        for force in in_force(position, "limit")
        if force.effect.what == what and concerns(force, seat)
    )


def star_limit(position: Position, what: str, seat: int) -> int:
    """The build stars of units that a player's action may have."""
    return STAR_LIMIT + limit(position, what, seat)


# ---------------------------------------------------------------------------------------------- battles


def fighter(step: Step, who: int) -> int:
    """The unit of the attacker or the defender."""
    return step.foe if who else step.unit


def card_of(step: Step, who: int) -> int:
    """The card that the attacker or the defender has played, or -1."""
    return step.reply if who else step.card


def roll_of(step: Step, who: int) -> int:
    """The base roll of the attacker or the defender, or 0."""
    return step.back if who else step.roll


def gate_open(unit: Unit, card: Card) -> bool:
    """Whether a unit gains the ability of a combat card."""
    return card.gate in unit.icons if card.gate else unit.stars in card.gate_stars


def abilities(position: Position, step: Step, who: int) -> tuple[Effect, ...]:
    """The effects that the attacker's or the defender's card gives its unit, unless the other card forbids them."""
    return () if jammed(position, step, who) else _printed(position, step, who)


def jammed(position: Position, step: Step, who: int) -> bool:
    """Whether the other side's card forbids, or forbade before its player left, the ability of this side's card."""
    if step.number & JAMMED << who:
        return True
    return any(rule.what == "use_combat_card_ability" for rule in _forbidden(position, step, 1 - who))


def _printed(position: Position, step: Step, who: int) -> tuple[Effect, ...]:
    number = card_of(step, who)
    if number < 0:
        return ()
    card = CARDS[number]
    return card.effects if gate_open(position.roster.kinds[fighter(step, who)], card) else ()


def _forbidden(position: Position, step: Step, who: int) -> Iterator[Effect]:
    """What a card forbids the other side for the battle."""
    for effect in _printed(position, step, who):
        if effect.op == "rule" and not effect.can and effect.to == "foe" and not effect.until:
            yield effect


def holds(position: Position, step: Step, who: int, when: str) -> bool:
    """Whether a condition is met for the attacker or the defender."""
    kinds = position.roster.kinds
    foe = kinds[fighter(step, 1 - who)]
    match when:
        case "foe_ground":
            return foe.ground
        case "foe_stars_min_3":
            return foe.stars >= 3
        case "self_in_home":
            unit = fighter(step, who)
            return position.where[unit] == position.roster.owners[unit]
        case "defending":
            return who == DEFENDER
    return when == ""


def battle_parts(position: Position, step: Step, who: int, stat: str) -> list[Part]:
    """What the attacker's or the defender's attack, damage or defense is made of in this battle."""
    unit = position.roster.kinds[fighter(step, who)]
    parts = [Part(stat, getattr(unit, stat))]
    number = card_of(step, who)
    if number >= 0:
        card = CARDS[number]
        amount = card.bonus if COLOURS[card.color] == stat else 0
        for effect in abilities(position, step, who):
            if effect.op == "modify" and effect.stat == stat and holds(position, step, who, effect.when):
                amount += effect.amount * _count(position, step, who, effect)
        if amount:
            parts.append(Part(card.name, amount))
    return [*parts, *objective_parts(position, fighter(step, who), stat, "battle")]


def objective_parts(position: Position, unit: int, stat: str, during: str) -> list[Part]:
    """What face-up objectives add to a value of a unit in battles or in strikes."""
    roster = position.roster
    kind, seat, zone = roster.kinds[unit], roster.owners[unit], position.where[unit]
    return [
        Part(force.card.name, force.effect.amount)
        for force in in_force(position, "modify")
        if force.effect.stat == stat
        and force.effect.during in (during, "both")
        and concerns(force, seat)
        and fits(force.effect, kind, zone)
    ]


def _count(position: Position, step: Step, who: int, effect: Effect) -> int:
    """How many units in the zone an amount is for; 1 if it is not for each of some."""
    if not effect.per:
        return 1
    unit = fighter(step, who)
    owners, kinds = position.roster.owners, position.roster.kinds
    friendly = effect.per == "other_friendly_icon_in_zone"
    found = sum(
        effect.icon in kinds[other].icons and (owners[other] == owners[unit]) == friendly and other != unit
        for other in position.standing(position.where[unit])
    )
    return min(found, effect.max) if effect.max else found


def summed(parts: list[Part]) -> int:
    """The total of some parts."""
    return sum(part.amount for part in parts)


def certain(position: Position, step: Step, who: int, roll: int) -> bool:
    """Whether a base roll hits at once, whatever the totals."""
    if total(roll) == AUTO_HIT:
        return True
    return any(
        (effect.min and total(roll) >= effect.min) or (effect.doubles and doubles(roll))
        for effect in abilities(position, step, who)
        if effect.op == "hit_on"
    )


def damage_taken(position: Position, step: Step, who: int) -> int:
    """The counters that a hit puts on the attacker or the defender, once all preventing is done."""
    damage = summed(battle_parts(position, step, 1 - who, "damage"))
    foe = abilities(position, step, 1 - who)
    if any(effect.op == "rule" and effect.what == "prevent_damage" and not effect.can for effect in foe):
        return damage
    icons = position.roster.kinds[fighter(step, who)].icons
    powers = (effect for icon in icons if ICONS[icon].timing == "battle" for effect in ICONS[icon].effects)
    for effect in (*powers, *abilities(position, step, who)):
        if effect.op == "prevent":
            damage = max(min(damage, effect.floor), damage - effect.amount)
    return damage


# ---------------------------------------------------------------------------------------------- rerolls


class Reroll(NamedTuple):
    """A reroll that is open: from a card (slot -1) or from an objective."""

    roller: int
    """Whose dice are rolled again."""
    slot: int
    keep: str
    optional: bool


def rerolls(position: Position, step: Step, who: int) -> list[Reroll]:
    """The rerolls that the attacker or the defender may use now."""
    owners = position.roster.owners
    seats = (owners[step.unit], owners[step.foe])
    found = []
    if not step.number & CARD_USED << who:
        for effect in abilities(position, step, who):
            if effect.op == "reroll":
                roller = seats[who if effect.who == "self" else 1 - who]
                found.append(Reroll(roller, -1, effect.keep, effect.optional))
    found += _objective_rerolls(position, seats[who])
    return _allowed(position, found)


def strike_rerolls(position: Position, seat: int) -> list[Reroll]:
    """The rerolls that a player may use for the roll of a striker."""
    return _allowed(position, _objective_rerolls(position, seat))


def _allowed(position: Position, found: list[Reroll]) -> list[Reroll]:
    return [reroll for reroll in found if ruling(position, "reroll", reroll.roller) is not False]


def _objective_rerolls(position: Position, seat: int) -> list[Reroll]:
    """The rerolls by objectives that a player has left this turn."""
    if position.flags & REROLL_DONE or position.turn != seat:
        return []
    return [
        Reroll(seat, force.slot, force.effect.keep, force.effect.optional)
        for force in in_force(position, "reroll")
        if concerns(force, seat)
    ]


# ---------------------------------------------------------------------------------------------- strikes


def strike_parts(position: Position, unit: int) -> list[Part]:
    """What a striker's attack is made of."""
    kind, seat = position.roster.kinds[unit], position.roster.owners[unit]
    parts = [Part("attack", kind.attack)]
    if kind.ground and _ground_bonus(position, seat, position.where[unit]):
        parts.append(Part("ground unit", GROUND_STRIKE))
    return [*parts, *objective_parts(position, unit, "attack", "strike")]


def _ground_bonus(position: Position, seat: int, owner: int) -> bool:
    """Whether ground units of a player have their bonus against the objectives of another."""
    return not any(
        force.owner == owner and concerns(force, seat)
        for force in in_force(position, "rule")
        if force.effect.what == "ground_strike_bonus" and not force.effect.can
    )


def slot_parts(position: Position, owner: int, slot: int, card: Card) -> list[Part]:
    """What the defense of a card in a slot is made of."""
    parts = [Part("defense", card.defense)]
    for force in in_force(position, "modify"):
        effect = force.effect
        if effect.stat == "objective_defense" and concerns(force, owner):
            if effect.others and (force.owner, force.slot) == (owner, slot):
                continue
            parts.append(Part(force.card.name, effect.amount))
    return parts


def barred(position: Position, unit: int, owner: int, slot: int) -> bool:
    """Whether the card in a slot is one that a unit can't strike."""
    content = position.slots[owner][slot]
    if content < 0 or CARDS[content].timing != "continuous":
        return False
    kind, seat = position.roster.kinds[unit], position.roster.owners[unit]
    card = CARDS[content]
    return any(
        effect.op == "rule" and effect.what == "strike_this" and not effect.can and fits(effect, kind)
        for effect in card.effects
        if concerns(Force(owner, slot, card, effect), seat)
    )


# ---------------------------------------------------------------------------------------------- choices of a unit


def aims(position: Position, step: Step) -> list[int]:
    """The units that an effect may be put on: those of the step `AIM`."""
    effect = choosing(CARDS[step.card])
    owners, damage = position.roster.owners, position.damage
    if effect.to == ZONE_TARGETS:
        zone = position.where[step.unit]
        found = [unit for unit in position.standing(zone) if owners[unit] != step.seat and unit != step.unit]
    elif effect.to == HOME_TARGETS:
        found = [unit for unit in position.standing(step.seat) if owners[unit] != step.seat]
    else:
        found = [unit for unit in position.standing(step.seat) if owners[unit] == step.seat and damage[unit]]
    return [unit for unit in found if unit not in step.units]


def choosing(card: Card) -> Effect:
    """The effect of a card for which a unit is chosen."""
    return next(effect for effect in card.effects if effect.to in (ZONE_TARGETS, HOME_TARGETS, OWN_TARGETS))


def turn_targets(position: Position, seat: int, slot: int) -> list[int]:
    """The units that the turn ability of an objective may be used on now."""
    content = position.slots[seat][slot]
    if content < 0 or CARDS[content].timing != "turn" or position.flags & SLOT_DONE << slot:
        return []
    return aims(position, Step("aim", seat, card=content))
