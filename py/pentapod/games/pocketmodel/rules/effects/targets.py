"""The units that an effect may be put on."""

from __future__ import annotations

from pentapod.games.pocketmodel.data.table import CARDS, Card
from pentapod.games.pocketmodel.data.vocabulary import AimedEffect, PutCounters, Receiver, Timing, is_aimed
from pentapod.games.pocketmodel.rules.position import SLOT_DONE, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import Aim


def aimed_effect(card: Card) -> AimedEffect:
    """The effect of a card for which units are chosen."""
    return next(filter(is_aimed, card.effects))


def targets(position: Position, step: Aim) -> list[int]:
    """The units that may be chosen next; none when the zone that the effect is about is gone."""
    effect = aimed_effect(CARDS[step.card])
    owners, damage, seat = position.roster.owners, position.damage, step.seat
    if step.foe is not None and position.where[step.foe] > CONTESTED:
        return []
    if effect.to is Receiver.OTHERS_IN_ZONE:
        assert step.foe is not None
        zone = position.where[step.foe]
        found = [unit for unit in position.standing(zone) if owners[unit] != seat and unit != step.foe]
    elif effect.to is Receiver.OPPOSING_IN_HOME:
        found = [unit for unit in position.standing(seat) if owners[unit] != seat]
    else:
        found = [unit for unit in position.standing(seat) if owners[unit] == seat and damage[unit]]
    return [unit for unit in found if unit not in step.chosen]


def turn_targets(position: Position, seat: int, slot: int) -> list[int]:
    """The units that the turn ability of an objective may be used on now."""
    content = position.slots[seat][slot]
    if content < 0 or CARDS[content].timing is not Timing.TURN or position.flags & SLOT_DONE << slot:
        return []
    return targets(position, turn_aim(seat, content))


def turn_aim(seat: int, card: int) -> Aim:
    """The choice of one unit for the turn ability of an objective."""
    return Aim(seat, card, None, 1, ())


def may_stop(step: Aim) -> bool:
    """Whether fewer units may be chosen than there are counters for: the text says *up to*."""
    effect = aimed_effect(CARDS[step.card])
    return effect.to is Receiver.OPPOSING_IN_HOME and most_targets(effect) > 1


def most_targets(effect: AimedEffect) -> int:
    """How many units an effect is put on at most."""
    return effect.targets if isinstance(effect, PutCounters) else 1
