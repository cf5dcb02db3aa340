"""How likely the attacks and strikes are that are being chosen, as it is shown on what they would reach."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from pentapod.engine.state import Path
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


class Odds(NamedTuple):
    """The odds of one attack or strike."""

    figure: str
    said: str
    """The same in words."""


def odds(position: Position, chosen: Path, touches: Collection[str]) -> dict[str, Odds]:
    """By touch, the odds of what may be touched next: a unit or objective to attack, or one more striker."""
    step = position.todo[0] if position.todo else None
    number_of = position.roster.number_of
    if isinstance(step, DeclareStrike) and not chosen:
        units = [touch for touch in touches if touch in number_of]
        return {touch: _strike(position, number_of[touch], step.owner, step.slot) for touch in units}
    if not isinstance(step, Turn | DeclareAttacks) or len(chosen) != 1 or chosen[0] not in number_of:
        return {}
    unit, found = number_of[chosen[0]], {}
    for touch in touches:
        if touch in number_of:
            found[touch] = _attack(position, unit, number_of[touch])
        elif slot := slot_of(position, touch):
            found[touch] = _strike(position, unit, *slot)
    return found


def _attack(position: Position, unit: int, foe: int) -> Odds:
    hit, hurt = map(percent, battle_odds(position, unit, foe))
    cards = "; cards may change that" if any(position.hands) else ""
    return Odds(hit, f"{hit} to hit, {hurt} to be hit{cards}")


def _strike(position: Position, unit: int, owner: int, slot: int) -> Odds:
    content = position.slots[owner][slot]
    if content >= 0:
        odds = percent(strike_chance(position, unit, owner, slot, content))
        return Odds(odds, f"{odds} to destroy {CARDS[content].name}")
    hidden = hidden_strike_chance(position, unit, owner, slot)
    if hidden is not None:
        odds = percent(hidden)
        return Odds(odds, f"{odds} to destroy a face-down card of this deck")
    weakest, strongest = (percent(strike_chance_against(position, unit, defense)) for defense in DEFENSES)
    least, most = DEFENSES
    said = f"{weakest} to destroy a card of defense {least}, {strongest} one of defense {most}"
    return Odds(f"{strongest[:-1]}\u2013{weakest}", said)
