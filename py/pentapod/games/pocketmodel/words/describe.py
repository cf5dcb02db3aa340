"""What an action did, in the past tense, and what followed at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, LETTERS, START_STARS
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player, rolling_side
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import battle_parts, certain, slot_parts, strike_parts
from pentapod.games.pocketmodel.rules.position import Event, EventKind, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL
from pentapod.games.pocketmodel.words.names import (
    added,
    against,
    name_in_zone,
    slot_name,
    unit_name,
    whole_name,
    zone_name,
)


def describe(state: PocketModel, action: Action, names: Sequence[str], viewer: int | None) -> str:
    """What a legal action does, as `viewer` may know it, and what follows at once."""
    before = state.position
    step = before.todo[0]
    after = state.after(action).position
    return _describe_step(before, step, action.path, names, viewer) + _consequences(before, after, names)


def brief(state: PocketModel, action: Action, names: Sequence[str], viewer: int | None) -> str:
    """The same without the sums of a battle or a strike: only what came of it."""
    before = state.position
    step = before.todo[0]
    if action.path[0] != RESULT or not isinstance(step, steps.Battle | steps.Strike):
        return describe(state, action, names, viewer)
    said = _consequences(before, state.after(action).position, names).strip()
    if isinstance(step, steps.Strike):
        return f"{_struck(before, step, names)}. {said}".strip()
    pair = " and ".join(whole_name(before, step.unit(side), names) for side in steps.SIDES)
    return said or f"{pair} do no damage to each other."


def _describe_step(position: Position, step: steps.Step, path: Path, names: Sequence[str], viewer: int | None) -> str:
    match step:
        case steps.FirstPlayer():
            return f"{names[LETTERS.index(path[0])]} is the first player."
        case steps.Turn():
            return _describe_turn(position, step, path, names)
        case steps.Battle():
            return _describe_battle(position, step, path[0], names)
        case steps.Strike():
            return _describe_strike(position, step, path[0], names)
        case steps.Draw() | steps.Swap() | steps.TurnUp() | steps.Reveal():
            sees = viewer in (CHANCE, step.seat) or position.ending is not None
            return _describe_card(step, names[step.seat], CARDS[CARD_OF_CODE[path[0]]].name, sees)
        case steps.Reroll():
            return f"{names[step.seat]} rolled again: {_dice(int(path[0]))}."
    if path[0] == DONE:
        return _describe_done(position, step, names)
    return _describe_unit(position, step, path, names)


def _describe_card(
    step: steps.Draw | steps.Swap | steps.TurnUp | steps.Reveal, name: str, card: str, sees: bool
) -> str:
    match step:
        case steps.Draw():
            return f"{name} drew {card if sees else 'a card'}."
        case steps.Swap():
            return f"{name} took {card if sees else 'the face-down card'} into the hand."
    return f"{name}'s objective is {card}."


UnitStep = (
    steps.Placement
    | steps.Move
    | steps.DeclareAttacks
    | steps.OrderBattles
    | steps.DeclareStrike
    | steps.OrderStrikers
    | steps.Aim
    | steps.Reinforce
    | steps.MoveAfterBattle
)
"""The steps in which a unit is chosen, or no more are."""


def _describe_done(position: Position, step: UnitStep, names: Sequence[str]) -> str:
    name = names[step.seat]
    match step:
        case steps.Move():
            return f"{name} ended the move."
        case steps.DeclareAttacks():
            return f"{name} began the battles."
        case steps.DeclareStrike():
            return f"{name} began the strike."
        case steps.Reinforce():
            return f"{name} brought in no more."
        case steps.MoveAfterBattle():
            return f"{whole_name(position, step.unit, names)} stayed."
    return f"{name} chose no more."


def _describe_unit(position: Position, step: UnitStep, path: Path, names: Sequence[str]) -> str:
    name = names[step.seat]
    if path[0] == USUAL:
        return f"{name} placed the usual {START_STARS} stars."
    number_of = position.roster.number_of
    number = number_of[path[0]]
    unit = unit_name(position, number, names)
    match step:
        case steps.Placement():
            return f"{name} placed {unit}."
        case steps.Move() | steps.MoveAfterBattle():
            return _moved(position, number, ZONES.index(path[1]), names)
        case steps.DeclareAttacks():
            return _attacks(position, number, number_of[path[1]], names)
        case steps.OrderBattles():
            return f"{name}'s {unit} fights next."
        case steps.DeclareStrike():
            return f"{name} added {unit} to the strike."
        case steps.OrderStrikers():
            return f"{name}'s {unit} strikes next."
        case steps.Reinforce():
            return f"{name} brought {unit} from the reserves to {zone_name(step.zone, names)}."
        case steps.Aim():
            return f"{name} chose {whole_name(position, number_of[path[0]], names)} for {CARDS[step.card].name}."
    assert_never(step)


def _moved(position: Position, unit: int, zone: int, names: Sequence[str]) -> str:
    mover = names[position.roster.owners[unit]]
    return f"{mover} moved {unit_name(position, unit, names, 'from')} to {zone_name(zone, names)}."


def _attacks(position: Position, unit: int, foe: int, names: Sequence[str]) -> str:
    """That a unit attacks another; their zone is named once where it tells one of them from others of its kind."""
    pair = [f"{names[position.roster.owners[one]]}'s {name_in_zone(position, one)}" for one in (unit, foe)]
    apart = any(unit_name(position, one, names) != name_in_zone(position, one) for one in (unit, foe))
    where = f" in {zone_name(position.where[unit], names)}" if apart else ""
    return f"{' attacks '.join(pair)}{where}."


def _dice(roll: int) -> str:
    return f"{roll // 10} and {roll % 10}, {total(roll)} in all"


def _describe_turn(position: Position, step: steps.Turn, path: Path, names: Sequence[str]) -> str:
    name, touch, number_of = names[step.seat], path[0], position.roster.number_of
    if touch == DONE:
        return f"{name} ended the turn."
    if touch in CARD_OF_CODE:
        old = slot_name(position, path[1])
        return f"{name} replaced {old} with {CARDS[CARD_OF_CODE[touch]].name}."
    if touch not in number_of:
        return f"{name} used {slot_name(position, touch)} on {unit_name(position, number_of[path[1]], names)}."
    number = number_of[touch]
    unit = unit_name(position, number, names)
    if path[1] == REPAIR:
        return f"{name} repaired {unit}."
    if path[1] == HYPERDRIVE:
        return (
            f"{name}'s {unit_name(position, number, names, 'from')} jumped to {zone_name(ZONES.index(path[2]), names)}."
        )
    if path[1] in ZONES:
        return _moved(position, number, ZONES.index(path[1]), names)
    if path[1] in number_of:
        return _attacks(position, number, number_of[path[1]], names)
    owner = names[LETTERS.index(path[1][0])]
    content = slot_name(position, path[1])
    what = content if content[0].isupper() else "face-down objective"
    return f"{name}'s {unit} strikes {owner}'s {what}."


# ---------------------------------------------------------------------------------------------- battles and strikes


def _describe_battle(position: Position, battle: steps.Battle, touch: str, names: Sequence[str]) -> str:
    rolls = rolling_side(battle)
    if rolls is not None:
        return f"{whole_name(position, battle.unit(rolls), names)} rolled {_dice(int(touch))}."
    if touch == RESULT:
        return " ".join(totals(position, battle, side, names) for side in steps.SIDES)
    side = asked_side(battle)
    assert side is not None
    name = names[player(position, battle, side)]
    if touch == PASS:
        return f"{name} let the roll stand." if battle.fighter(steps.ATTACKER).roll else f"{name} passed."
    if touch in CARD_OF_CODE:
        return f"{name} played {CARDS[CARD_OF_CODE[touch]].name}."
    used = "the card" if touch == CARD else slot_name(position, touch)
    return f"{name} rolls again by {used}."


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


def _describe_strike(position: Position, step: steps.Strike, touch: str, names: Sequence[str]) -> str:
    name = names[step.seat]
    match step.phase:
        case steps.StrikePhase.ROLLING:
            return f"{whole_name(position, step.unit, names)} rolled {_dice(int(touch))}."
        case steps.StrikePhase.RESULT:
            return strike_totals(position, step, names)
    if touch == PASS:
        return f"{name} let the roll stand."
    return f"{name} rolls again by {slot_name(position, touch)}."


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


def _consequences(before: Position, after: Position, names: Sequence[str]) -> str:
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
