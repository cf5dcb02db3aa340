"""What a screen reader says of the things on the table. Nothing hidden is named."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import counted
from pentapod.games.pocketmodel.data.table import CARDS, TITLES
from pentapod.games.pocketmodel.rules.effects.values import slot_parts, summed
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.words.cards import bonus_words
from pentapod.games.pocketmodel.words.names import whole_name, zone_name
from pentapod.games.pocketmodel.words.prompt import prompt


def unit_label(position: Position, unit: int) -> str:
    """A unit in play: whose, where, its values and its counters."""
    kind, damage = position.roster.kinds[unit], position.damage[unit]
    where = zone_name(position.where[unit], TITLES)
    values = f"attack {kind.attack}, damage {kind.damage}, defense {kind.defense}, shields {kind.shields}"
    hurt = f", {counted(damage, 'counter')}" if damage else ""
    held = ", can't move" if position.held[unit] else ""
    return f"{whole_name(position, unit, TITLES)} in {where}: {values}{hurt}{held}"


def zone_label(position: Position, zone: int) -> str:
    """A zone and how many stand in it."""
    name = zone_name(zone, TITLES)
    if zone != CONTESTED and zone in position.out:
        return f"{name}, closed"
    return f"{name}: {counted(len(position.standing(zone)), 'unit')}"


def slot_label(position: Position, seat: int, slot: int) -> str:
    """An objective slot and what lies open in it."""
    content = position.slots[seat][slot]
    name = f"{TITLES[seat]}'s objective {slot + 1}"
    if content == EMPTY:
        return f"{name}, destroyed"
    if content < 0:
        return f"{name}, face down"
    card = CARDS[content]
    defense = summed(slot_parts(position, seat, slot, card))
    return f"{name}: {card.name}, defense {defense}, {counted(card.stars, 'star')}"


def pile_label(seat: int, pile: Pile, count: int) -> str:
    """A hand, a deck or a discard pile."""
    return f"{TITLES[seat]}'s {pile_name(pile)}, {counted(count, 'card')}"


def pile_name(pile: Pile) -> str:
    """What a pile is called."""
    match pile:
        case Pile.HAND:
            return "hand"
        case Pile.DECK:
            return "deck"
        case Pile.DISCARD:
            return "discard pile"


def hand_label(card: int, copies: int) -> str:
    """A card of the hand that lies open."""
    found = CARDS[card]
    what = bonus_words(found) if found.combat else f"objective card, defense {found.defense}"
    more = f", {copies} copies" if copies > 1 else ""
    return f"{found.name}: {what}{more}"


def summary(position: Position, names: Sequence[str]) -> str:
    """The picture in words: who has how much left, and what is to be done."""
    who = [
        f"{names[seat]} {counted(position.objectives(seat), 'objective')}"
        f" and {counted(position.stars_in_play(seat), 'star')}"
        for seat in position.alive
    ]
    standing = f" In play: {', '.join(who)}." if who else ""
    return f"PocketModel.{standing} {prompt(position, names)}"
