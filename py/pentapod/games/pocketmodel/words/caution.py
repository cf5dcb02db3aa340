"""What a player should weigh before an attack or a strike: its odds."""

from __future__ import annotations

from pentapod.engine.state import Action
from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.rules.odds import (
    DEFENSES,
    battle_odds,
    hidden_strike_chance,
    strike_chance,
    strike_chance_against,
)
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, Turn
from pentapod.games.pocketmodel.rules.touches import slot_of
from pentapod.games.pocketmodel.words.names import percent


def caution(position: Position, action: Action) -> str:
    """The odds of an attack or a strike that is about to be declared, as a question; else ""."""
    step = position.todo[0] if position.todo else None
    path, number_of = action.path, position.roster.number_of
    unit = number_of.get(path[0])
    if unit is None:
        return ""
    match step:
        case DeclareStrike():
            return _strike_caution(position, unit, step.owner, step.slot)
        case Turn() | DeclareAttacks() if len(path) == 2:
            if path[1] in number_of:
                return _attack_caution(position, unit, number_of[path[1]])
            slot = slot_of(position, path[1])
            return _strike_caution(position, unit, *slot) if slot else ""
    return ""


def _attack_caution(position: Position, unit: int, foe: int) -> str:
    hit, hurt = battle_odds(position, unit, foe)
    cards = "Cards may change that. " if any(position.hands) else ""
    return f"{position.roster.name(unit)}: {percent(hit)} to hit, {percent(hurt)} to be hit. {cards}Attack?"


def _strike_caution(position: Position, unit: int, owner: int, slot: int) -> str:
    name, content = position.roster.name(unit), position.slots[owner][slot]
    if content >= 0:
        odds = percent(strike_chance(position, unit, owner, slot, content))
        return f"{name}: {odds} to destroy {CARDS[content].name}. Strike?"
    hidden = hidden_strike_chance(position, unit, owner, slot)
    if hidden is not None:
        return f"{name}: {percent(hidden)} to destroy a face-down card of this deck. Strike?"
    low, high = (percent(strike_chance_against(position, unit, defense)) for defense in DEFENSES)
    least, most = DEFENSES
    return f"{name}: {low} to destroy a face-down card of defense {least}, {high} one of defense {most}. Strike?"
