"""What came of an action: the results of battles and strikes, and what followed at once."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import counted, listed
from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import battle_parts, certain, slot_parts, strike_parts
from pentapod.games.pocketmodel.rules.position import Event, EventKind, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.words.names import (
    added,
    against,
    whole_name,
)


def result(position: Position, names: Sequence[str]) -> str:
    """A battle or a strike, worked out."""
    step = position.todo[0]
    if isinstance(step, steps.Battle):
        return " ".join(totals(position, step, side, names) for side in steps.SIDES)
    assert isinstance(step, steps.Strike)
    return strike_totals(position, step, names)


def brief_result(before: Position, after: Position, names: Sequence[str]) -> str:
    """The same without the sums: only what came of it."""
    step, said = before.todo[0], consequences(before, after, names).strip()
    if isinstance(step, steps.Strike):
        return f"{_struck(before, step, names)}. {said}".strip()
    assert isinstance(step, steps.Battle)
    pair = " and ".join(whole_name(before, step.unit(side), names) for side in steps.SIDES)
    return said or f"{pair} do no damage to each other."


def totals(position: Position, battle: steps.Battle, side: int, names: Sequence[str]) -> str:
    """One side's attack in a battle, worked out: `Ada's X-wing 1: roll 7 + attack 3 = 10 against defense 9: a hit.`"""
    fighter = battle.fighter(side)
    assert fighter.roll is not None
    name = whole_name(position, fighter.unit, names)
    if certain(position, battle, side, fighter.roll):
        return f"{name}: roll {total(fighter.roll)} hits at once."
    attack = battle_parts(position, battle, side, Value.ATTACK)
    defense = battle_parts(position, battle, 1 - side, Value.DEFENSE)
    hit = hits(position, battle, side)
    return f"{name}: {added(fighter.roll, attack)} against {against(defense)}: a {'hit' if hit else 'miss'}."


def strike_totals(position: Position, step: steps.Strike, names: Sequence[str]) -> str:
    """A strike worked out."""
    assert step.roll is not None
    card = CARDS[position.slots[step.owner][step.slot]]
    attack, defense = strike_parts(position, step.unit), slot_parts(position, step.owner, step.slot, card)
    unit = whole_name(position, step.unit, names)
    return f"{unit}: {added(step.roll, attack)} against {against(defense)}: {_struck(position, step, names)}."


def _struck(position: Position, step: steps.Strike, names: Sequence[str]) -> str:
    """What becomes of an objective that is struck."""
    what = f"{names[step.owner]}'s {CARDS[position.slots[step.owner][step.slot]].name}"
    return f"{what} is destroyed" if succeeds(position, step) else f"{what} holds"


# ---------------------------------------------------------------------------------------------- what followed


def consequences(before: Position, after: Position, names: Sequence[str]) -> str:
    """What followed at once: counters put on and taken off, units held, destroyed or idle, players out."""
    fallen = [event.unit for event in after.events if event.kind is EventKind.DESTROYED]
    said = []
    for event in after.events:
        if event.kind is EventKind.DESTROYED or event.unit not in fallen:
            said.append(f" {_consequence(before, after, event, names)}")
    left = [names[seat] for seat in after.out if seat not in before.out]
    if left:
        said.append(f" {listed(left)} {'is' if len(left) == 1 else 'are'} out.")
    return "".join(said)


def _consequence(before: Position, after: Position, event: Event, names: Sequence[str]) -> str:
    name = whole_name(before, event.unit, names)
    match event.kind:
        case EventKind.DESTROYED:
            return f"{name} is destroyed."
        case EventKind.HELD:
            owner = names[before.roster.owners[event.unit]]
            return f"{name} can't move until the end of {owner}'s next turn."
        case EventKind.MENDED:
            return f"{counted(event.amount, 'counter')} {'comes' if event.amount == 1 else 'come'} off {name}."
        case EventKind.HURT:
            return f"{name} takes {event.amount}."
        case EventKind.SKIPPED:
            assert event.foe is not None
            left = "gone" if after.where[event.foe] > CONTESTED else "no longer in the same zone"
            return f"{name} does not attack: {whole_name(before, event.foe, names)} is {left}."
        case EventKind.BARRED:
            return f"{name} may not strike this objective."
        case EventKind.SPARE:
            return f"{name} has nothing left to strike."
