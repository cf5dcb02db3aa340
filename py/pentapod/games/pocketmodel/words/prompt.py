"""Who is to do what now; when the game is over, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.english import called, counted, does, inside, listed
from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import PutCounters, Repair, Rule
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player, rolling_side
from pentapod.games.pocketmodel.rules.effects.forces import room_for
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.setup.placement import start_total
from pentapod.games.pocketmodel.rules.steps import (
    ATTACKER,
    SIDES,
    Aim,
    Battle,
    DeclareAttacks,
    DeclareStrike,
    Draw,
    FirstPlayer,
    Move,
    MoveAfterBattle,
    OrderBattles,
    OrderStrikers,
    Placement,
    PlayersStep,
    Reinforce,
    Reroll,
    Reveal,
    Strike,
    StrikePhase,
    Swap,
    Turn,
    TurnUp,
)
from pentapod.games.pocketmodel.words.names import slot_name, whole_name, zone_name


def prompt(position: Position, names: Sequence[str], chosen: Path = ()) -> str:
    """Who is to do what, after the touches so far; when the game is over, how it ended."""
    if position.ending:
        return _ended(position, position.ending, names)
    step = position.todo[0]
    if isinstance(step, FirstPlayer):
        return "Dice name the first player."
    return _asked(position, step, names, chosen)


def _asked(position: Position, step: PlayersStep, names: Sequence[str], chosen: Path) -> str:
    name = names[step.seat]
    match step:
        case Placement(seat):
            room = start_total(position, seat) - position.stars_in_play(seat)
            return f"{name}: place units in your home zone, {counted(room, 'star')} to go."
        case Draw(_, count):
            return f"{name} draws {'a card' if count == 1 else counted(count, 'card')}."
        case Turn():
            return _turn_prompt(position, name, chosen)
        case Move() | DeclareAttacks() | DeclareStrike():
            return _action_prompt(position, step, name)
        case OrderBattles():
            return f"{name}: choose whose battle is next."
        case Battle():
            return _battle_prompt(position, step, names)
        case Aim():
            return _aim_prompt(step, name)
        case Reinforce(_, zone, stars):
            where = zone_name(zone, names)
            return f"{name}: bring units of up to {counted(stars, 'star')} from the reserves to {where}, or Done."
        case MoveAfterBattle(_, unit):
            return f"{name}: move {position.roster.name(unit)} one zone, or Done."
        case Reroll():
            return f"{name} rolls again."
        case OrderStrikers():
            return f"{name}: choose who strikes next."
        case Strike():
            return _strike_prompt(position, step, name)
        case TurnUp():
            return f"{name}'s objective is turned up."
        case Swap():
            return f"{name}'s face-down objective goes to the hand."
        case Reveal():
            return f"{name}'s objective is revealed."
    assert_never(step)


def _turn_prompt(position: Position, name: str, chosen: Path) -> str:
    if chosen:
        unit = position.roster.number_of.get(chosen[0])
        if unit is not None:
            what = position.roster.name(unit)
            if len(chosen) > 1:
                return f"{name}: where does {what} go?"
            return f"{name}: what does {what} do?"
        if chosen[0] in CARD_OF_CODE:
            return f"{name}: choose the objective that the new one replaces."
        return f"{name}: choose a unit for {slot_name(position, chosen[0])}."
    if position.flags & ACTION_DONE:
        return f"{name}: use a power, or Done ends the turn."
    return f"{name}: replace an objective, then move, attack or strike; Done ends the turn."


def _action_prompt(position: Position, step: Move | DeclareAttacks | DeclareStrike, name: str) -> str:
    more = counted(room_for(position, step), "more star")
    match step:
        case Move():
            return f"{name}: move units of {more}, one zone each; Done ends the move."
        case DeclareAttacks():
            return f"{name}: attack with units of {more}; Done starts the battles."
        case DeclareStrike():
            return f"{name}: add strikers of {more}; Done begins the strike."


def _battle_prompt(position: Position, battle: Battle, names: Sequence[str]) -> str:
    attacker, defender = (whole_name(position, battle.unit(side), names) for side in SIDES)
    pair = f"{attacker} against {defender}"
    rolls = rolling_side(battle)
    if rolls is not None:
        return f"{pair}: {names[player(position, battle, rolls)]} rolls."
    side = asked_side(battle)
    if side is None:
        return f"{pair}: {names[battle.seat]} sees the result."
    name = names[player(position, battle, side)]
    if battle.fighter(ATTACKER).roll:
        return f"{name}: use a reroll or pass. {pair}."
    return f"{name}: play a card or pass. {pair}."


def _aim_prompt(step: Aim, name: str) -> str:
    card = CARDS[step.card]
    effect = aimed_effect(card)
    match effect:
        case PutCounters():
            return f"{name}: choose a unit that takes {effect.amount} from {card.name}."
        case Repair():
            return f"{name}: choose a unit that {card.name} repairs."
        case Rule():
            return f"{name}: choose a unit that {card.name} holds."


def _strike_prompt(position: Position, step: Strike, name: str) -> str:
    unit = position.roster.name(step.unit)
    match step.phase:
        case StrikePhase.ROLLING:
            return f"{name} rolls for {unit}'s strike."
        case StrikePhase.RESULT:
            return f"{name} sees the result of {unit}'s strike."
    return f"{name}: use a reroll for {unit}'s strike, or pass."


def _ended(position: Position, ending: Ending, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in ending.winners]
    within = [inside(name) for name in winners]
    match ending.kind:
        case EndingKind.WIN:
            return f"{winners[0]} {does(winners, 'wins', 'win')}: everybody else is out."
        case EndingKind.DRAW:
            return f"A draw: {listed(within)} were out together."
        case EndingKind.QUIET:
            return f"A draw between {listed(within)}: {QUIET_ROUNDS} rounds in which nobody did anything."
        case EndingKind.CAP:
            wins = does(winners, "wins", "win") if len(winners) == 1 else "share the win"
            return f"{called(winners)} {wins} after {TURN_CAP} turns, by objectives left and stars in play."
