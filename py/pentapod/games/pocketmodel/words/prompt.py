"""Who is to do what now; when the game is over, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.english import called, counted, does, inside, listed
from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS, LETTERS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import PutCounters, Repair, Rule
from pentapod.games.pocketmodel.rules.actions import legal
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player, rolling_side
from pentapod.games.pocketmodel.rules.effects.forces import room_for
from pentapod.games.pocketmodel.rules.effects.rerolls import OpenReroll, rerolls, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect, may_stop
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, OBJECTIVE_DONE, Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
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
from pentapod.games.pocketmodel.words.names import own_zone_name, slot_name, whole_name

_BUTTONS: Final = {REPAIR: "Repair", HYPERDRIVE: "Hyperdrive"}
"""The powers, by the names on their buttons."""
_POWERS_ONLY: Final = "use a power, or press Done to end the turn"


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
            return f"{name}: {_placing(position, seat)}."
        case Draw(_, count):
            return f"{name} draws {'a card' if count == 1 else counted(count, 'card')}."
        case Turn() | Move() | DeclareAttacks() | DeclareStrike():
            if chosen:
                return f"{name}: {_chosen(position, step, chosen)}."
            return f"{name}: {_turn(position, step) if isinstance(step, Turn) else _more(position, step)}."
        case OrderBattles():
            return f"{name}: choose the attacker who fights next."
        case Battle():
            return _battle_prompt(position, step, names)
        case Aim():
            return f"{name}: {_aim(step)}."
        case Reinforce(seat, zone, stars):
            where = own_zone_name(zone, seat, names)
            return f"{name}: bring reserves of up to {counted(stars, 'star')} to {where}, or press Done."
        case MoveAfterBattle(_, unit):
            return f"{name}: choose the zone where {position.roster.name(unit)} goes, or press Done to stay."
        case Reroll():
            return f"{name} rolls again."
        case OrderStrikers():
            return f"{name}: choose the unit that strikes next."
        case Strike():
            return _strike_prompt(position, step, name)
        case TurnUp():
            return f"{name}'s objective is turned up."
        case Swap():
            return f"{name}'s face-down objective goes to the hand."
        case Reveal():
            return f"{name}'s objective is revealed."
    assert_never(step)


def _placing(position: Position, seat: int) -> str:
    room = start_total(position, seat) - position.stars_in_play(seat)
    usual = position.decks[seat] in DECKS and not position.in_play(seat)
    return f"place units of {counted(room, 'star')} in your home zone{', or press Usual start' * usual}"


# ---------------------------------------------------------------------------------------------- a turn


def _turn(position: Position, step: Turn) -> str:
    """What may be done in a turn. Of the hand it tells no more than whether it is empty."""
    if position.flags & ACTION_DONE:
        return _POWERS_ONLY
    number_of = position.roster.number_of
    pairs = {path[1] for _, path in legal(position, step) if path[0] in number_of}
    deeds = {
        "move": any(touch in ZONES for touch in pairs),
        "attack": any(touch in number_of for touch in pairs),
        "strike": any(_is_slot(touch) for touch in pairs),
    }
    possible = [deed for deed, there in deeds.items() if there]
    ways = [f"{listed(possible, 'or')} with a unit"] if possible else []
    if position.hands[step.seat] and not position.flags & OBJECTIVE_DONE:
        ways.append("replace an objective")
    return f"{', '.join(ways)}, or press Done" if ways else _POWERS_ONLY


def _is_slot(touch: str) -> bool:
    return len(touch) == 2 and touch[0] in LETTERS and touch[1].isdigit()


def _chosen(position: Position, step: Turn | Move | DeclareAttacks | DeclareStrike, chosen: Path) -> str:
    """What is to be touched after a unit, a card or an objective."""
    unit = position.roster.number_of.get(chosen[0])
    if unit is None:
        if chosen[0] in CARD_OF_CODE:
            return f"choose which of your objectives {CARDS[CARD_OF_CODE[chosen[0]]].name} replaces"
        return f"choose a unit for {slot_name(position, chosen[0])}"
    name = position.roster.name(unit)
    if len(chosen) > 1:
        return f"choose the zone to which {name} jumps"
    touches = {path[1] for _, path in legal(position, step) if path[0] == chosen[0]}
    wants = ["where it goes"] if any(touch in ZONES for touch in touches) else []
    deeds = ["attacks"] if any(touch in position.roster.number_of for touch in touches) else []
    deeds += ["strikes"] if any(_is_slot(touch) for touch in touches) else []
    wants += [f"what it {listed(deeds, 'or')}"] if deeds else []
    ways = [f"choose {listed(wants, 'or')}"] if wants else []
    buttons = [button for touch, button in _BUTTONS.items() if touch in touches]
    if buttons:
        ways.append(f"press {listed(buttons, 'or')}{'' if wants else f' for {name}'}")
    return ", or ".join(ways)


def _more(position: Position, step: Move | DeclareAttacks | DeclareStrike) -> str:
    """Who may join an action that has begun."""
    room = f"up to {counted(room_for(position, step), 'more star')}"
    match step:
        case Move():
            return f"choose another unit to move, {room}, or press Done"
        case DeclareAttacks():
            return f"choose another attacker, {room}, or press Done to fight"
        case DeclareStrike():
            return f"choose another striker, {room}, or press Done to strike"


# ---------------------------------------------------------------------------------------------- battles and strikes


def _battle_prompt(position: Position, battle: Battle, names: Sequence[str]) -> str:
    attacker, defender = (whole_name(position, battle.unit(side), names) for side in SIDES)
    pair = f"{attacker} against {defender}"
    rolls = rolling_side(battle)
    if rolls is not None:
        return f"{pair}: {names[player(position, battle, rolls)]} rolls."
    side = asked_side(battle)
    if side is None:
        return f"{names[battle.seat]}: look at the result of {pair}."
    name, unit = names[player(position, battle, side)], position.roster.name(battle.unit(side))
    if battle.fighter(ATTACKER).roll:
        return f"{name}: {_again(position, rerolls(position, battle, side), unit)}."
    return f"{name}: play a card of your hand for {unit}, or press Pass."


def _again(position: Position, found: Sequence[OpenReroll], unit: str) -> str:
    """By which touches the dice of a unit may be rolled again."""
    ways = [
        "press Roll again" if one.slot is None else f"touch {CARDS[position.slots[one.roller][one.slot]].name}"
        for one in found
    ]
    return f"{listed(ways, 'or')} to roll again for {unit}, or press Pass"


def _aim(step: Aim) -> str:
    card = CARDS[step.card]
    effect = aimed_effect(card)
    done = ", or press Done" if may_stop(step) else ""
    match effect:
        case PutCounters():
            return f"choose the unit that takes {counted(effect.amount, 'counter')} from {card.name}{done}"
        case Repair():
            return f"choose the unit that {card.name} repairs{done}"
        case Rule():
            return f"choose the unit that {card.name} holds{done}"


def _strike_prompt(position: Position, step: Strike, name: str) -> str:
    unit = position.roster.name(step.unit)
    match step.phase:
        case StrikePhase.ROLLING:
            return f"{name} rolls for {unit}'s strike."
        case StrikePhase.RESULT:
            return f"{name}: look at the result of {unit}'s strike."
    return f"{name}: {_again(position, strike_rerolls(position, step.seat), unit)}."


# ---------------------------------------------------------------------------------------------- the end


def _ended(position: Position, ending: Ending, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in ending.winners]
    within = [inside(name) for name in winners]
    match ending.kind:
        case EndingKind.WIN:
            return f"{winners[0]} {does(winners, 'wins', 'win')}: {_last_loss(position, ending.winners[0], names)}."
        case EndingKind.DRAW:
            return f"A draw: {listed(within)} were out together."
        case EndingKind.QUIET:
            return f"A draw between {listed(within)}: {QUIET_ROUNDS} rounds in which nobody did anything."
        case EndingKind.CAP:
            wins = does(winners, "wins", "win") if len(winners) == 1 else "share the win"
            return f"{called(winners)} {wins} after {TURN_CAP} turns, by objectives left and stars in play."


def _last_loss(position: Position, winner: int, names: Sequence[str]) -> str:
    """Why the last of the others is out. The things of those who left before are gone."""
    last = [seat for seat in position.out if seat != winner and position.slots[seat]]
    if len(last) != 1:
        return "everybody else is out"
    (seat,) = last
    loser, has = inside(names[seat]), does((names[seat],), "has", "have")
    if not position.objectives(seat):
        return f"{loser} {has} no objective left"
    return f"{loser} resigned" if position.in_play(seat) else f"{loser} {has} no unit left in play"
