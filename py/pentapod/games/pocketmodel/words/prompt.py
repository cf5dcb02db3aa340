"""Who is to do what now; when the game is over, why it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Path
from pentapod.engine.words import in_family
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS, LETTERS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import Limit, Limited, PutCounters, Repair
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.actions import legal
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player, rolling_side
from pentapod.games.pocketmodel.rules.effects.forces import concerns, in_force, room_for
from pentapod.games.pocketmodel.rules.effects.rerolls import OpenReroll, rerolls, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.targets import aimed_effect, may_stop
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, OBJECTIVE_DONE, Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.setup.placement import start_total
from pentapod.games.pocketmodel.rules.touched import UnitFact, objective
from pentapod.games.pocketmodel.rules.units.aiming import turn_uses
from pentapod.games.pocketmodel.rules.units.powers import powers

Joining = steps.Move | steps.DeclareAttacks | steps.DeclareStrike

_LIMITS: Final = {
    steps.Move: ("move", Limited.MOVE),
    steps.DeclareAttacks: ("attacks", Limited.COMBAT),
    steps.DeclareStrike: ("strike", Limited.STRIKE),
}
"""What is said while others may join an action, and what limits them."""


def prompt(position: Position, chosen: Path, viewer: int | None) -> Message:
    """Who is to do what, after the touches so far, as `viewer` may know it. The game is not over."""
    step = position.todo[0]
    if isinstance(step, steps.FirstPlayer):
        return Message("prompt-first-player")
    return in_family("prompt", because(_asked(position, step, chosen, viewer), seat=step.seat))


def _asked(position: Position, step: steps.PlayersStep, chosen: Path, viewer: int | None) -> Why:
    match step:
        case steps.Placement(seat):
            usual = position.decks[seat] in DECKS and not position.in_play(seat)
            return because("place", stars=start_total(position, seat) - position.stars_in_play(seat), usual=usual)
        case steps.Draw(_, count):
            return because("draw", count=count)
        case steps.Turn() | steps.Move() | steps.DeclareAttacks() | steps.DeclareStrike():
            if chosen:
                return _chosen(position, step, chosen)
            return _turn(position, step, viewer) if isinstance(step, steps.Turn) else _more(position, step)
        case steps.OrderBattles():
            return "order-battles"
        case steps.Battle():
            return _battle(position, step, viewer)
        case steps.Aim():
            return _aim(step)
        case steps.Reinforce(seat, zone, stars):
            return because("reinforce", stars=stars, zone=because("zone-own") if zone == seat else zone)
        case steps.MoveAfterBattle(_, unit):
            return because("hop-zone" if chosen else "hop", name=position.roster.kinds[unit].name)
        case steps.Reroll():
            return "rolls-again"
        case steps.OrderStrikers():
            return "order-strikers"
        case steps.Strike():
            return _strike(position, step)
        case steps.TurnUp():
            return "turn-up"
        case steps.Swap():
            return "swap"
        case steps.Reveal():
            return "reveal"
    assert_never(step)


# ---------------------------------------------------------------------------------------------- a turn


def _turn(position: Position, step: steps.Turn, viewer: int | None) -> Message:
    """What may be done in a turn. Of the hand it tells others no more than whether it is empty."""
    if position.flags & ACTION_DONE:
        return _no_action(position, step.seat)
    actions = legal(position, step)
    deeds = list(_deeds(position, {path[1] for _, path in actions if path[0] in position.roster.number_of}))
    if viewer in (step.seat, CHANCE):
        replaces = any(path[0] in CARD_OF_CODE for _, path in actions)
    else:
        replaces = bool(position.hands[step.seat]) and not position.flags & OBJECTIVE_DONE
    if not deeds and not replaces:
        return _no_action(position, step.seat)
    return because("turn-replace" if replaces else "turn", deeds=[Message(f"able-{deed}") for deed in deeds])


def _deeds(position: Position, touches: set[str]) -> Iterator[str]:
    """What is done to what may be touched second."""
    if any(touch in ZONES for touch in touches):
        yield "move"
    if any(touch in position.roster.number_of for touch in touches):
        yield "attack"
    if any(len(touch) == 2 and touch[0] in LETTERS and touch[1].isdigit() for touch in touches):
        yield "strike"


def _no_action(position: Position, seat: int) -> Message:
    """What may be done in a turn without an action: which powers may still be used, or that nothing is left."""
    number_of, kinds = position.roster.number_of, position.roster.kinds
    used = dict.fromkeys((kinds[number_of[path[0]]].name, path[1]) for _, path in powers(position, seat))
    found = [because(f"power-{how}", name=name) for name, how in used]
    cards = dict.fromkeys(CARDS[objective(position, path[0])].name for _, path in turn_uses(position, seat))
    return because("powers", powers=[*found, *cards]) if used or cards else because("turn-over")


def _chosen(position: Position, step: steps.Turn | Joining, chosen: Path) -> Message:
    """What is to be touched after a unit, a card or an objective."""
    unit = position.roster.number_of.get(chosen[0])
    if unit is None:
        if chosen[0] in CARD_OF_CODE:
            return because("replace", card=CARD_OF_CODE[chosen[0]])
        return because("use", objective=objective(position, chosen[0]))
    name = position.roster.kinds[unit].name
    if len(chosen) > 1:
        return because("jump", name=name)
    touches = {path[1] for _, path in legal(position, step) if path[0] == chosen[0]}
    deeds = list(_deeds(position, touches))
    aims = [deed for deed in deeds if deed == "move"] + (["both"] if {"attack", "strike"} <= {*deeds} else [])
    aims += [deed for deed in deeds if deed != "move" and "both" not in aims]
    buttons = [because(f"button-{touch}") for touch in (REPAIR, HYPERDRIVE) if touch in touches]
    key = "unit" if aims else "unit-power"
    return because(key, name=name, aims=[Message(f"aim-{aim}") for aim in aims], buttons=buttons)


def _more(position: Position, step: Joining) -> Message:
    """Who may join an action that has begun, and the cards that let more stars than usual do so."""
    key, what = _LIMITS[type(step)]
    forces = [force for force in in_force(position, Limit) if force.effect.what is what and concerns(force, step.seat)]
    cards = dict.fromkeys(position.slots[force.owner][force.slot] for force in forces)
    return because(key, stars=room_for(position, step), cards=[*cards])


# ---------------------------------------------------------------------------------------------- battles and strikes


def _battle(position: Position, battle: steps.Battle, viewer: int | None) -> Why:
    roster, rolls = position.roster, rolling_side(battle)
    if rolls is not None:
        unit, foe = (
            UnitFact(roster.owners[one], roster.kinds[one].name, None) for one in map(battle.unit, steps.SIDES)
        )
        return because("battle-rolls", unit=unit, foe_unit=foe, seat=player(position, battle, rolls))
    side = asked_side(battle)
    if side is None:
        return "result"
    seat = player(position, battle, side)
    if battle.fighter(steps.ATTACKER).roll:
        why = _again(position, rerolls(position, battle, side))
    elif viewer in (seat, CHANCE) and not any(path[0] in CARD_OF_CODE for _, path in legal(position, battle)):
        why = because("no-card")
    else:
        why = because("card")
    return because(why, seat=seat, name=roster.kinds[battle.unit(side)].name)


def _again(position: Position, found: Sequence[OpenReroll]) -> Message:
    """By which touches dice may be rolled again."""
    ways = [
        because("reroll-card")
        if one.slot is None
        else because("reroll-objective", card=position.slots[one.roller][one.slot])
        for one in found
    ]
    return because("again", rerolls=ways)


def _aim(step: steps.Aim) -> Message:
    effect, optional = aimed_effect(CARDS[step.card]), may_stop(step)
    if isinstance(effect, PutCounters):
        return because("aim-damage", counters=effect.amount, card=step.card, optional=optional)
    return because("aim-repair" if isinstance(effect, Repair) else "aim-rule", card=step.card, optional=optional)


def _strike(position: Position, step: steps.Strike) -> Why:
    if step.phase == steps.StrikePhase.RESULT:
        return "result"
    rolls = step.phase == steps.StrikePhase.ROLLING
    why = because("strike-rolls") if rolls else _again(position, strike_rerolls(position, step.seat))
    return because(why, name=position.roster.kinds[step.unit].name)


# ---------------------------------------------------------------------------------------------- the end


def ended(position: Position, ending: Ending) -> Message:
    """Why the game ended as it did."""
    match ending.kind:
        case EndingKind.WIN:
            return _last_loss(position, ending.winners[0])
        case EndingKind.DRAW:
            return because("together", seats=ending.winners)
        case EndingKind.QUIET:
            return because("quiet", count=QUIET_ROUNDS)
        case EndingKind.CAP:
            return because("cap", count=TURN_CAP)


def _last_loss(position: Position, winner: int) -> Message:
    """Why the last of the others is out. The things of those who left before are gone."""
    last = [seat for seat in position.out if seat != winner and position.slots[seat]]
    if len(last) != 1:
        return because("everybody-out")
    (seat,) = last
    begun = position.turns or position.flags  # Before anything is done in a turn nobody loses a unit.
    if not position.objectives(seat):
        key = "no-objective"
    else:
        key = "resigned" if not begun or position.in_play(seat) else "no-unit"
    return because(key, seat=seat)
