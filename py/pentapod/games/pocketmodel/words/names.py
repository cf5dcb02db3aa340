"""What PocketModel says to players: what is to be done, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, LETTERS, QUIET_ROUNDS, START_STARS, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import OWN_TARGETS
from pentapod.games.pocketmodel.rules import battle, strike
from pentapod.games.pocketmodel.rules import turn as turns
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects import (
    Part,
    battle_parts,
    certain,
    choosing,
    fighter,
    roll_of,
    slot_parts,
    star_limit,
    strike_parts,
    summed,
)
from pentapod.games.pocketmodel.rules.position import (
    ACTION_DONE,
    BATTLE,
    DESTROYED,
    HELD,
    HOP,
    MENDED,
    MOVE,
    PAIR,
    RESERVES,
    STRIKE,
    STRIKERS,
    TURN,
    Position,
    Step,
    stars,
)
from pentapod.games.pocketmodel.rules.reserves import DONE
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.touches import slot_of
from pentapod.games.pocketmodel.words.cards import counted, listed

if TYPE_CHECKING:
    from pentapod.games.pocketmodel.rules.state import PocketModel


def zone_name(zone: int, names: Sequence[str]) -> str:
    """What a zone is called."""
    return "the contested zone" if zone == CONTESTED else f"{names[zone]}'s home zone"


def whole_name(position: Position, unit: int, names: Sequence[str]) -> str:
    """A unit with its owner."""
    return f"{names[position.roster.owners[unit]]}'s {position.roster.name(unit)}"


# ---------------------------------------------------------------------------------------------- prompts


def prompt(position: Position, names: Sequence[str], chosen: Path = ()) -> str:
    """Who is to do what; when the game is over, how it ended."""
    if position.ending:
        return _ended(position, names)
    step = position.todo[0]
    name = names[step.seat] if step.seat >= 0 else ""
    match step.kind:
        case "first":
            return "Dice name the first player."
        case "place":
            room = turns.start_total(position, step.seat) - position.stars_in_play(step.seat)
            return f"{name}: place units in your home zone, {counted(room, 'star')} to go."
        case "draw":
            return f"{name} draws {'a card' if step.number == 1 else counted(step.number, 'card')}."
        case "turn":
            return _turn_prompt(position, step, name, chosen)
        case "move":
            room = star_limit(position, "move", step.seat) - stars(position, step.units)
            return f"{name}: move units of {counted(room, 'more star')}, one zone each; Done ends the move."
        case "pair":
            room = star_limit(position, "combat", step.seat) - stars(position, tuple(u for u, _ in step.pairs))
            return f"{name}: attack with units of {counted(room, 'more star')}; Done starts the battles."
        case "order":
            return f"{name}: choose whose battle is next."
        case "battle":
            return _battle_prompt(position, step, names)
        case "aim":
            return _aim_prompt(step, name)
        case "reserves":
            where = zone_name(step.owner, names)
            return f"{name}: bring units of up to {counted(step.number, 'star')} from the reserves to {where}, or Done."
        case "hop":
            return f"{name}: move {position.roster.name(step.unit)} one zone, or Done."
        case "reroll":
            return f"{name} rolls again."
        case "strikers":
            room = star_limit(position, "strike", step.seat) - stars(position, step.units)
            return f"{name}: add strikers of {counted(room, 'more star')}; Done begins the strike."
        case "strike":
            return _strike_prompt(position, step, name)
        case "turnup":
            return f"{name}'s objective is turned up."
        case _:
            return f"{name}'s face-down objective goes to the hand."


def _turn_prompt(position: Position, step: Step, name: str, chosen: Path) -> str:
    if chosen:
        unit = position.roster.number_of.get(chosen[0], -1)
        if unit >= 0:
            what = position.roster.name(unit)
            if len(chosen) > 1:
                return f"{name}: where does {what} go?"
            return f"{name}: what does {what} do?"
        if chosen[0] in CARD_OF_CODE:
            return f"{name}: choose the objective that the new one replaces."
        return f"{name}: choose a unit for {_slot_name(position, chosen[0])}."
    if position.flags & ACTION_DONE:
        return f"{name}: use a power, or Done ends the turn."
    return f"{name}: replace an objective, then move, attack or strike; Done ends the turn."


def _slot_name(position: Position, touch: str) -> str:
    slot = slot_of(position, touch)
    assert slot
    content = position.slots[slot[0]][slot[1]]
    return CARDS[content].name if content >= 0 else "a face-down objective"


def _battle_prompt(position: Position, step: Step, names: Sequence[str]) -> str:
    who = battle.who_plays(step)
    pair = f"{whole_name(position, step.unit, names)} against {whole_name(position, step.foe, names)}"
    rolls = battle.rolls_for(step)
    if rolls is not None:
        return f"{pair}: {names[battle.player(position, step, rolls)]} rolls."
    if who is None:
        return f"{pair}: {names[step.seat]} sees the result."
    name = names[battle.player(position, step, who)]
    if step.roll:
        return f"{name}: use a reroll or pass. {pair}."
    return f"{name}: play a card or pass. {pair}."


def _aim_prompt(step: Step, name: str) -> str:
    card = CARDS[step.card]
    effect = choosing(card)
    if effect.op == "damage":
        return f"{name}: choose a unit that takes {effect.amount} from {card.name}."
    if effect.to == OWN_TARGETS:
        return f"{name}: choose a unit that {card.name} repairs."
    return f"{name}: choose a unit that {card.name} holds."


def _strike_prompt(position: Position, step: Step, name: str) -> str:
    if step.phase == strike.NEXT:
        return f"{name}: choose who strikes next."
    unit = position.roster.name(step.unit)
    if step.phase == strike.ROLLING:
        return f"{name} rolls for {unit}'s strike."
    if step.phase == strike.RESULT:
        return f"{name} sees the result of {unit}'s strike."
    return f"{name}: use a reroll for {unit}'s strike, or pass."


def _ended(position: Position, names: Sequence[str]) -> str:
    ending = position.ending
    assert ending
    winners = [names[seat] for seat in ending.winners]
    match ending.how:
        case "win":
            return f"{winners[0]} wins: everybody else is out."
        case "draw":
            return f"A draw: {listed(winners)} were out together."
        case "quiet":
            return f"A draw between {listed(winners)}: {QUIET_ROUNDS} rounds in which nobody did anything."
        case _:
            wins = "wins" if len(winners) == 1 else "share the win"
            return f"{listed(winners)} {wins} after {TURN_CAP} turns, by objectives left and stars in play."


# ---------------------------------------------------------------------------------------------- what happened


def describe(state: PocketModel, action: Action, names: Sequence[str], viewer: int | None) -> str:
    """What a legal action does, as `viewer` may know it, and what follows at once."""
    position = state.position
    step = position.todo[0]
    said = _done(position, step, action, names, viewer)
    after = state.after(action).position
    return said + _fates(position, after, names)


def _done(position: Position, step: Step, action: Action, names: Sequence[str], viewer: int | None) -> str:
    path = action.path
    touch = path[0]
    name = names[step.seat] if step.seat >= 0 else ""
    number_of, unit_name = position.roster.number_of, position.roster.name
    sees = viewer in (CHANCE, step.seat) or position.ending is not None
    if step.kind == BATTLE:
        return _fought(position, step, action, names)
    if step.kind == STRIKE:
        return _struck(position, step, touch, names)
    if step.kind == TURN:
        return _turn_done(position, step, path, names)
    if touch == DONE:
        return {
            MOVE: f"{name} ended the move.",
            PAIR: f"{name} began the battles.",
            STRIKERS: f"{name} began the strike.",
            RESERVES: f"{name} brought in no more.",
            HOP: f"{unit_name(step.unit) if step.unit >= 0 else ''} of {name} stayed.",
        }.get(step.kind, f"{name} chose no more.")
    match step.kind:
        case "first":
            return f"{names[LETTERS.index(touch)]} is the first player."
        case "place":
            if touch == turns.USUAL:
                return f"{name} placed the usual {START_STARS} stars."
            return f"{name} placed {unit_name(number_of[touch])}."
        case "draw":
            return f"{name} drew {CARDS[CARD_OF_CODE[touch]].name if sees else 'a card'}."
        case "swap":
            got = CARDS[CARD_OF_CODE[touch]].name if sees else "the face-down card"
            return f"{name} took {got} into the hand."
        case "turnup":
            return f"{name}'s objective is {CARDS[CARD_OF_CODE[touch]].name}."
        case "move":
            return f"{name} moved {unit_name(number_of[touch])} to {zone_name(ZONES.index(path[1]), names)}."
        case "hop":
            return f"{name} moved {unit_name(number_of[touch])} to {zone_name(ZONES.index(path[1]), names)}."
        case "pair":
            return f"{name}'s {unit_name(number_of[touch])} attacks {whole_name(position, number_of[path[1]], names)}."
        case "order":
            return f"{name} chose the battle of {unit_name(number_of[touch])}."
        case "strikers":
            return f"{name} added {unit_name(number_of[touch])} to the strike."
        case "reserves":
            where = zone_name(step.owner, names)
            return f"{name} brought {unit_name(number_of[touch])} from the reserves to {where}."
        case "aim":
            what = whole_name(position, number_of[touch], names)
            return f"{name} chose {what} for {CARDS[step.card].name}."
        case _:
            return f"{name} rolled again: {_dice(int(touch))}."


def _dice(roll: int) -> str:
    return f"{roll // 10} and {roll % 10}, {total(roll)} in all"


def _turn_done(position: Position, step: Step, path: Path, names: Sequence[str]) -> str:
    name, touch = names[step.seat], path[0]
    number_of, unit_name = position.roster.number_of, position.roster.name
    if touch == DONE:
        return f"{name} ended the turn."
    if touch in CARD_OF_CODE:
        old = _slot_name(position, path[1])
        return f"{name} replaced {old} with {CARDS[CARD_OF_CODE[touch]].name}."
    if touch not in number_of:
        return f"{name} used {_slot_name(position, touch)} on {unit_name(number_of[path[1]])}."
    unit = unit_name(number_of[touch])
    if path[1] == REPAIR:
        return f"{name} repaired {unit}."
    if path[1] == HYPERDRIVE:
        return f"{name}'s {unit} jumped to {zone_name(ZONES.index(path[2]), names)}."
    if path[1] in ZONES:
        return f"{name} moved {unit} to {zone_name(ZONES.index(path[1]), names)}."
    if path[1] in number_of:
        return f"{name}'s {unit} attacks {whole_name(position, number_of[path[1]], names)}."
    owner = names[LETTERS.index(path[1][0])]
    content = _slot_name(position, path[1])
    what = content if content[0].isupper() else "face-down objective"
    return f"{name}'s {unit} strikes {owner}'s {what}."


def _fought(position: Position, step: Step, action: Action, names: Sequence[str]) -> str:
    touch = action.path[0]
    rolls = battle.rolls_for(step)
    if rolls is not None:
        return f"{whole_name(position, fighter(step, rolls), names)} rolled {_dice(int(touch))}."
    if touch == battle.RESULT_TOUCH:
        return " ".join(totals(position, step, who, names) for who in (0, 1))
    who = battle.who_plays(step)
    assert who is not None
    name = names[battle.player(position, step, who)]
    if touch == battle.PASS:
        return f"{name} let the roll stand." if step.roll else f"{name} passed."
    if touch in CARD_OF_CODE:
        return f"{name} played {CARDS[CARD_OF_CODE[touch]].name}."
    used = "the card" if touch == battle.CARD_TOUCH else _slot_name(position, touch)
    return f"{name} rolls again by {used}."


def totals(position: Position, step: Step, who: int, names: Sequence[str]) -> str:
    """One side's attack in a battle, worked out: `Ada's X-wing 1: roll 7 + attack 3 = 10 against defense 9: a hit.`"""
    roll = roll_of(step, who)
    name = whole_name(position, fighter(step, who), names)
    if certain(position, step, who, roll):
        return f"{name}: roll {total(roll)} hits at once."
    attack = battle_parts(position, step, who, "attack")
    defense = battle_parts(position, step, 1 - who, "defense")
    hit = total(roll) + summed(attack) >= summed(defense)
    return f"{name}: {added(roll, attack)} against {against(defense)}: a {'hit' if hit else 'miss'}."


def added(roll: int, parts: Sequence[Part]) -> str:
    """A roll and what is added to it, with the sum."""
    terms = " + ".join((f"roll {total(roll)}", *(f"{part.source} {part.amount}" for part in parts)))
    return f"{terms} = {total(roll) + summed(list(parts))}"


def against(parts: Sequence[Part]) -> str:
    """A defense and what is added to it, with the sum if there is more than one part."""
    terms = " + ".join(f"{part.source} {part.amount}" for part in parts)
    return terms if len(parts) == 1 else f"{terms} = {summed(list(parts))}"


def _struck(position: Position, step: Step, touch: str, names: Sequence[str]) -> str:
    name = names[step.seat]
    if step.phase == strike.NEXT:
        return f"{name} chose {position.roster.name(position.roster.number_of[touch])} to strike next."
    unit = whole_name(position, step.unit, names)
    if step.phase == strike.ROLLING:
        return f"{unit} rolled {_dice(int(touch))}."
    if step.phase == strike.RESULT:
        return strike_totals(position, step, names)
    if touch == battle.PASS:
        return f"{name} let the roll stand."
    return f"{name} rolls again by {_slot_name(position, touch)}."


def strike_totals(position: Position, step: Step, names: Sequence[str]) -> str:
    """A strike worked out."""
    card = CARDS[position.slots[step.owner][step.slot]]
    attack, defense = strike_parts(position, step.unit), slot_parts(position, step.owner, step.slot, card)
    what = f"{names[step.owner]}'s {card.name}"
    ends = f"{what} is destroyed" if strike.succeeds(position, step) else f"{what} holds"
    unit = whole_name(position, step.unit, names)
    return f"{unit}: {added(step.roll, attack)} against {against(defense)}: {ends}."


def _fates(before: Position, after: Position, names: Sequence[str]) -> str:
    """What followed at once: counters put on and taken off, units held or destroyed, players out."""
    fallen = [event.unit for event in after.events if event.what == DESTROYED]
    said = []
    for what, unit, amount in after.events:
        if what == DESTROYED:
            said.append(f" {whole_name(before, unit, names)} is destroyed.")
        elif unit not in fallen:
            said.append(f" {_fate(before, what, unit, amount, names)}")
    left = [names[seat] for seat in after.out if seat not in before.out]
    if left:
        said.append(f" {listed(left)} {'is' if len(left) == 1 else 'are'} out.")
    return "".join(said)


def _fate(position: Position, what: str, unit: int, amount: int, names: Sequence[str]) -> str:
    name = whole_name(position, unit, names)
    if what == HELD:
        return f"{name} can't move until the end of {names[position.roster.owners[unit]]}'s next turn."
    if what == MENDED:
        return f"{counted(amount, 'counter')} {'comes' if amount == 1 else 'come'} off {name}."
    return f"{name} takes {amount}."


def held_words(position: Position, unit: int, names: Sequence[str]) -> str:
    """Until when a held unit cannot move: the turn that is being played may be its owner's, and the last."""
    owner = position.roster.owners[unit]
    if owner == position.turn and position.held[unit] == 1:
        return "can't move until the end of this turn"
    return f"can't move until the end of {names[owner]}'s next turn"


def summary(position: Position, names: Sequence[str]) -> str:
    """The picture in words: who has how much left, and what is to be done."""
    who = [
        f"{names[seat]} {counted(position.objectives(seat), 'objective')}"
        f" and {counted(position.stars_in_play(seat), 'star')}"
        for seat in position.alive
    ]
    standing = f" In play: {', '.join(who)}." if who else ""
    return f"PocketModel.{standing} {prompt(position, names)}"
