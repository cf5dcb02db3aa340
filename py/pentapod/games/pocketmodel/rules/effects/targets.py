"""The units that an effect may be put on."""

from __future__ import annotations

from pentapod.games.pocketmodel.data.table import CARDS, Card
from pentapod.games.pocketmodel.data.vocabulary import HOME_TARGETS, OWN_TARGETS, ZONE_TARGETS, Effect
from pentapod.games.pocketmodel.rules.position import SLOT_DONE, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import Aim


def choosing(card: Card) -> Effect:
    """The effect of a card for which units are chosen."""
    return next(effect for effect in card.effects if effect.to in (ZONE_TARGETS, HOME_TARGETS, OWN_TARGETS))


def targets(position: Position, step: Aim) -> list[int]:
    """The units that may be chosen next; none when the zone that the effect is about is gone."""
    effect = choosing(CARDS[step.card])
    owners, damage, seat = position.roster.owners, position.damage, step.seat
    if step.foe is not None and position.where[step.foe] > CONTESTED:
        return []
    if effect.to == ZONE_TARGETS:
        assert step.foe is not None
        zone = position.where[step.foe]
        found = [unit for unit in position.standing(zone) if owners[unit] != seat and unit != step.foe]
    elif effect.to == HOME_TARGETS:
        found = [unit for unit in position.standing(seat) if owners[unit] != seat]
    else:
        found = [unit for unit in position.standing(seat) if owners[unit] == seat and damage[unit]]
    return [unit for unit in found if unit not in step.chosen]


def turn_targets(position: Position, seat: int, slot: int) -> list[int]:
    """The units that the turn ability of an objective may be used on now."""
    content = position.slots[seat][slot]
    if content < 0 or CARDS[content].timing != "turn" or position.flags & SLOT_DONE << slot:
        return []
    return targets(position, turn_aim(seat, content))


def turn_aim(seat: int, card: int) -> Aim:
    """The choice of one unit for the turn ability of an objective."""
    return Aim(seat, card, None, 1, ())


def may_stop(step: Aim) -> bool:
    """Whether fewer units may be chosen than there are counters for: the text says *up to*."""
    return any(effect.to == HOME_TARGETS and effect.targets > 1 for effect in CARDS[step.card].effects)
