"""Who is to do what now; when the game is over, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.english import counted, does, drawn, inside, listed, won
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS, LETTERS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import Limit, Limited, PutCounters, Repair, Rule
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.actions import legal
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player, rolling_side
from pentapod.games.pocketmodel.rules.effects.forces import concerns, in_force, room_for
from pentapod.games.pocketmodel.rules.effects.rerolls import OpenReroll, rerolls, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect, may_stop
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, OBJECTIVE_DONE, Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.setup.placement import start_total
from pentapod.games.pocketmodel.rules.units.aiming import turn_uses
from pentapod.games.pocketmodel.rules.units.powers import powers
from pentapod.games.pocketmodel.words.names import own_zone_name, slot_name

_BUTTONS: Final = {REPAIR: "Repair", HYPERDRIVE: "Hyperdrive"}
"""The powers, by the names on their buttons."""
_END_TURN: Final = "end the turn with Done"
_LONGEST: Final = 72
"""In characters: what is asked for stands behind "Your turn:" in two lines of a phone."""


def prompt(position: Position, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
    """Who is to do what, after the touches so far, as `viewer` may know it; when the game is over, how it ended."""
    if position.ending:
        return _ended(position, position.ending, names)
    step = position.todo[0]
    if isinstance(step, steps.FirstPlayer):
        return "Dice name the first player."
    return _asked(position, step, names, chosen, viewer)


def _asked(position: Position, step: steps.PlayersStep, names: Sequence[str], chosen: Path, viewer: int | None) -> str:
    name = names[step.seat]
    match step:
        case steps.Placement(seat):
            return f"{name}: {_placing(position, seat)}."
        case steps.Draw(_, count):
            return f"{name} draws {'a card' if count == 1 else counted(count, 'card')}."
        case steps.Turn() | steps.Move() | steps.DeclareAttacks() | steps.DeclareStrike():
            if chosen:
                return f"{name}: {_chosen(position, step, chosen)}."
            wish = _turn(position, step, viewer) if isinstance(step, steps.Turn) else _more(position, step)
            return f"{name}: {wish}."
        case steps.OrderBattles():
            return f"{name}: choose which of your attackers fights now."
        case steps.Battle():
            return _battle_prompt(position, step, names, viewer)
        case steps.Aim():
            return f"{name}: {_aim(step)}."
        case steps.Reinforce(seat, zone, stars):
            where = own_zone_name(zone, seat, names)
            return f"{name}: bring reserves of up to {counted(stars, 'star')} to {where}, or press Done."
        case steps.MoveAfterBattle(_, unit):
            mover = position.roster.kinds[unit].name
            if chosen:
                return f"{name}: choose the zone where {mover} goes."
            return f"{name}: touch {mover}, then its new zone, or press Done to stay."
        case steps.Reroll():
            return f"{name} rolls again."
        case steps.OrderStrikers():
            return f"{name}: choose which of your strikers rolls now."
        case steps.Strike():
            return _strike_prompt(position, step, names)
        case steps.TurnUp():
            return f"{name}'s objective is turned up."
        case steps.Swap():
            return f"{name}'s face-down objective goes to the hand."
        case steps.Reveal():
            return f"{name}'s objective is revealed."
    assert_never(step)


def _placing(position: Position, seat: int) -> str:
    room = start_total(position, seat) - position.stars_in_play(seat)
    usual = position.decks[seat] in DECKS and not position.in_play(seat)
    return f"place units of {counted(room, 'star')} in your home zone{', or press Usual start' * usual}"


# ---------------------------------------------------------------------------------------------- a turn


def _turn(position: Position, step: steps.Turn, viewer: int | None) -> str:
    """What may be done in a turn. Of the hand it tells others no more than whether it is empty."""
    if position.flags & ACTION_DONE:
        return _no_action(position, step.seat)
    number_of = position.roster.number_of
    actions = legal(position, step)
    pairs = {path[1] for _, path in actions if path[0] in number_of}
    deeds = {
        "move": any(touch in ZONES for touch in pairs),
        "attack": any(touch in number_of for touch in pairs),
        "strike": any(_is_slot(touch) for touch in pairs),
    }
    possible = [deed for deed, there in deeds.items() if there]
    ways = [listed(possible, "or")] if possible else []
    if viewer in (step.seat, CHANCE):
        replaces = any(path[0] in CARD_OF_CODE for _, path in actions)
    else:
        replaces = bool(position.hands[step.seat]) and not position.flags & OBJECTIVE_DONE
    if replaces:
        ways.append("replace an objective")
    return f"{', '.join(ways)}, or {_END_TURN}" if ways else _no_action(position, step.seat)


def _no_action(position: Position, seat: int) -> str:
    """What may be done in a turn without an action: which powers may still be used, or that nothing is left."""
    number_of, kinds = position.roster.number_of, position.roster.kinds
    used = dict.fromkeys(path[:2] for _, path in powers(position, seat))
    named = [f"{kinds[number_of[unit]].name} for {_BUTTONS[how]}" for unit, how in used]
    named += dict.fromkeys(slot_name(position, path[0]) for _, path in turn_uses(position, seat))
    if not named:
        return f"nothing is left to do; {_END_TURN}"
    wish = f"touch {listed(dict.fromkeys(named), 'or')}, or {_END_TURN}"
    return wish if len(wish) <= _LONGEST else f"touch something marked to use its power, or {_END_TURN}"


def _is_slot(touch: str) -> bool:
    return len(touch) == 2 and touch[0] in LETTERS and touch[1].isdigit()


def _chosen(
    position: Position, step: steps.Turn | steps.Move | steps.DeclareAttacks | steps.DeclareStrike, chosen: Path
) -> str:
    """What is to be touched after a unit, a card or an objective."""
    unit = position.roster.number_of.get(chosen[0])
    if unit is None:
        if chosen[0] in CARD_OF_CODE:
            return f"choose which of your objectives {CARDS[CARD_OF_CODE[chosen[0]]].name} replaces"
        return f"choose a unit for {slot_name(position, chosen[0])}"
    name = position.roster.kinds[unit].name
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


def _more(position: Position, step: steps.Move | steps.DeclareAttacks | steps.DeclareStrike) -> str:
    """Who may join an action that has begun."""
    raising = _raising(position, step)
    room = room_for(position, step)
    stars = f"up to {counted(room, 'star')} with {raising}" if raising else f"up to {counted(room, 'more star')}"
    match step:
        case steps.Move():
            return f"move another unit, {stars}, or end the move with Done"
        case steps.DeclareAttacks():
            return f"add an attacker, {stars}, or press Done to fight"
        case steps.DeclareStrike():
            return f"add a striker, {stars}, or press Done to strike"


def _raising(position: Position, step: steps.Move | steps.DeclareAttacks | steps.DeclareStrike) -> str:
    """The cards that let more stars than usual join an action, or ""."""
    match step:
        case steps.Move():
            what = Limited.MOVE
        case steps.DeclareAttacks():
            what = Limited.COMBAT
        case steps.DeclareStrike():
            what = Limited.STRIKE
    cards = [
        force.card.name
        for force in in_force(position, Limit)
        if force.effect.what is what and concerns(force, step.seat)
    ]
    return listed(dict.fromkeys(cards)) if cards else ""


# ---------------------------------------------------------------------------------------------- battles and strikes


def _battle_prompt(position: Position, battle: steps.Battle, names: Sequence[str], viewer: int | None) -> str:
    roster, (attacker, defender) = position.roster, map(battle.unit, steps.SIDES)
    pair = " against ".join(
        f"{names[roster.owners[unit]]}'s {roster.kinds[unit].name}" for unit in (attacker, defender)
    )
    rolls = rolling_side(battle)
    if rolls is not None:
        return f"{pair}: {names[player(position, battle, rolls)]} rolls."
    side = asked_side(battle)
    if side is None:
        return f"{names[battle.seat]}: this is the result."
    seat, unit = player(position, battle, side), roster.kinds[battle.unit(side)].name
    name = names[seat]
    if battle.fighter(steps.ATTACKER).roll:
        return f"{name}: {_again(position, rerolls(position, battle, side), unit)}."
    if viewer in (seat, CHANCE) and not any(path[0] in CARD_OF_CODE for _, path in legal(position, battle)):
        return f"{name}: no card of your hand can help {unit}; press Pass."
    return f"{name}: play a card of your hand for {unit}, or press Pass."


def _again(position: Position, found: Sequence[OpenReroll], unit: str) -> str:
    """By which touches the dice of a unit may be rolled again."""
    ways = [
        "press Roll again" if one.slot is None else f"touch {CARDS[position.slots[one.roller][one.slot]].name}"
        for one in found
    ]
    return f"{listed(ways, 'or')} to roll again for {unit}, or press Pass"


def _aim(step: steps.Aim) -> str:
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


def _strike_prompt(position: Position, step: steps.Strike, names: Sequence[str]) -> str:
    name, unit = names[step.seat], position.roster.kinds[step.unit].name
    match step.phase:
        case steps.StrikePhase.ROLLING:
            return f"{name} rolls for {unit}'s strike."
        case steps.StrikePhase.RESULT:
            return f"{name}: this is the result."
    return f"{name}: {_again(position, strike_rerolls(position, step.seat), unit)}."


# ---------------------------------------------------------------------------------------------- the end


def _ended(position: Position, ending: Ending, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in ending.winners]
    match ending.kind:
        case EndingKind.WIN:
            return won(winners, _last_loss(position, ending.winners[0], names))
        case EndingKind.DRAW:
            return drawn(f"{listed(map(inside, winners))} were out together")
        case EndingKind.QUIET:
            return drawn(f"{QUIET_ROUNDS} rounds in which nobody did anything", winners)
        case EndingKind.CAP:
            why = f"most objectives left, then most stars in play, after {TURN_CAP} turns"
            return won(winners, why, shared=len(winners) > 1)


def _last_loss(position: Position, winner: int, names: Sequence[str]) -> str:
    """Why the last of the others is out. The things of those who left before are gone."""
    last = [seat for seat in position.out if seat != winner and position.slots[seat]]
    if len(last) != 1:
        return "everybody else is out"
    (seat,) = last
    loser, has = inside(names[seat]), does((names[seat],), "has", "have")
    if not position.objectives(seat):
        return f"{loser} {has} no objective left"
    begun = position.turns or position.flags  # Before anything is done in a turn nobody loses a unit.
    return f"{loser} resigned" if not begun or position.in_play(seat) else f"{loser} {has} no unit left in play"
