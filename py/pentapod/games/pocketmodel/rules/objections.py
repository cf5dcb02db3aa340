"""What the rules have against touches: functions answer with the key of a reason, or a reason with facts.

The facts that every reason has are those of the touches themselves (`touched`).
No answer depends on what a hand holds.
"""

from __future__ import annotations

from pentapod.engine.message import Why, because
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, START_STARS
from pentapod.games.pocketmodel.data.vocabulary import MoveUnit, Repair, Timing
from pentapod.games.pocketmodel.rules.actions import actor, automatic
from pentapod.games.pocketmodel.rules.battle.declaring import ground_against_space
from pentapod.games.pocketmodel.rules.effects.forces import room_for
from pentapod.games.pocketmodel.rules.effects.values import barred
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, EMPTY, OBJECTIVE_DONE, POWER_DONE, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE
from pentapod.games.pocketmodel.rules.setup.placement import start_total
from pentapod.games.pocketmodel.rules.steps import (
    DeclareAttacks,
    DeclareStrike,
    FirstPlayer,
    Move,
    MoveAfterBattle,
    Placement,
    PlayersStep,
    Reinforce,
    Turn,
)
from pentapod.games.pocketmodel.rules.touched import touched, unit_fact
from pentapod.games.pocketmodel.rules.touches import DONE, slot_of, zone_of
from pentapod.games.pocketmodel.rules.units.powers import power

Joining = Turn | Move | DeclareAttacks | DeclareStrike
"""The steps in which units of the player's are touched to act."""


def objection(position: Position, path: Path) -> Why | None:
    """Why no legal action begins with these touches; None if nothing can be done with them."""
    step = position.todo[0]
    seat = actor(position, step)
    if isinstance(step, FirstPlayer) or seat == CHANCE or automatic(step):
        return "happens-first"
    why = _objection(position, step, *(path or ("",)))
    return why and because(why, seat=step.seat, **touched(position, path))


def _objection(position: Position, step: PlayersStep, touch: str, second: str = "", *more: str) -> Why | None:
    unit = position.roster.number_of.get(touch)
    if unit is not None:
        return _no_unit(position, step, unit, second)
    if touch in CARD_OF_CODE:
        return _no_card(position, step, CARD_OF_CODE[touch], second)
    if slot := slot_of(position, touch):
        return _no_slot(position, step, *slot)
    if zone_of(position, touch) is not None:
        if isinstance(step, MoveAfterBattle):
            return because("mover-first", unit=unit_fact(position, step.unit))
        return "unit-first"
    if touch != DONE:
        return None
    if isinstance(step, Placement):
        return because("place-more", stars=start_total(position, step.seat) - position.stars_in_play(step.seat))
    return "choose-first"


# ---------------------------------------------------------------------------------------------- units


def _no_unit(position: Position, step: PlayersStep, unit: int, second: str) -> Why | None:
    """Why a unit is not touched now, or does not do what the second touch says."""
    match step:
        case Placement() | Reinforce():
            return _no_reserve(position, step, unit)
        case Turn() | Move() | DeclareAttacks() | DeclareStrike():
            pass
        case _:
            return "not-chosen"
    if position.roster.owners[unit] != step.seat:
        return "not-to-use"
    if position.where[unit] > CONTESTED:
        return "in-reserves"
    if isinstance(step, Turn) and position.flags & ACTION_DONE and not second:
        return "action-taken"
    if why := _cannot_join(position, step, unit):
        return why
    return _no_second(position, step, unit, second) if second else "nothing-to-do"


def _cannot_join(position: Position, step: Joining, unit: int) -> Why | None:
    """Why a unit cannot join the action."""
    match step:
        case Turn():
            return None
        case Move(moved=used) | DeclareStrike(units=used):
            pass
        case DeclareAttacks(pairs=pairs):
            used = tuple(pair.unit for pair in pairs)
    if unit in used:
        return "chosen-already"
    if position.roster.kinds[unit].stars > (room := room_for(position, step)):
        return because("no-room", room=room)
    match step:
        case Move() if position.held[unit]:
            return _held(position, unit)
        case DeclareStrike():
            return _no_strike(position, step.seat, unit, step.owner, step.slot)
    return None


def _held(position: Position, unit: int) -> Why:
    owner = position.roster.owners[unit]
    return because("held-now" if freed_now(position, unit) else "held", owner_seat=owner)


def freed_now(position: Position, unit: int) -> bool:
    """Whether a held unit can move from the end of this turn on, and not of its owner's next one."""
    return position.roster.owners[unit] == position.turn and position.held[unit] == 1


def _no_second(position: Position, step: Joining, unit: int, touch: str) -> Why | None:
    """Why a unit of the player's does not do this."""
    foe = position.roster.number_of.get(touch)
    if foe is not None:
        return _no_attack(position, step, unit, foe)
    if touch in (REPAIR, HYPERDRIVE):
        return _no_power(position, unit, touch)
    to = zone_of(position, touch)
    if to is not None:
        return _no_move(position, unit, to)
    slot = slot_of(position, touch)
    return _no_strike(position, step.seat, unit, *slot) if slot else None


def _no_attack(position: Position, step: Joining, unit: int, foe: int) -> Why:
    owners, kinds = position.roster.owners, position.roster.kinds
    if owners[foe] == step.seat:
        return "own-unit"
    if position.where[foe] != position.where[unit]:
        return "elsewhere"
    if kinds[unit].ground and not kinds[foe].ground and not ground_against_space(position, unit):
        return "ground-unit"
    if isinstance(step, DeclareAttacks) and owners[foe] != (attacked := owners[step.pairs[0].foe]):
        return because("one-defender", other_seat=attacked)
    return "no-attack"


def _no_move(position: Position, unit: int, to: int) -> Why | None:
    zone = position.where[unit]
    if position.held[unit]:
        return _held(position, unit)
    if to == zone:
        return "there-already"
    if to < CONTESTED and to not in position.alive:
        return "zone-closed"
    return None if CONTESTED in (to, zone) else "two-moves"


def _no_strike(position: Position, seat: int, unit: int, owner: int, slot: int) -> Why | None:
    content = position.slots[owner][slot]
    if owner == seat:
        return "own-objective"
    if content == EMPTY:
        return "destroyed"
    if position.where[unit] != owner:
        return because("strike-from", zone=owner)
    return because("barred", card=content, ability=content) if barred(position, unit, owner, slot) else None


def _no_power(position: Position, unit: int, touch: str) -> Why:
    if position.flags & POWER_DONE:
        return "power-used"
    if not (power(position, unit, Repair) if touch == REPAIR else power(position, unit, MoveUnit)):
        return "no-power"
    return "no-counter" if touch == REPAIR else "no-jump"


def _no_reserve(position: Position, step: Placement | Reinforce, unit: int) -> Why:
    if position.roster.owners[unit] != step.seat:
        return "not-to-place"
    if position.where[unit] != RESERVE:
        return "in-play"
    if isinstance(step, Placement):
        total = start_total(position, step.seat)
        return because("not-exactly" if total == START_STARS else "not-most", total=total)
    if unit == step.excluded:
        return "excluded"
    too_large = position.roster.kinds[unit].stars > step.stars
    return because("no-room", room=step.stars) if too_large else "copy-first"


# ---------------------------------------------------------------------------------------------- cards


def _no_card(position: Position, step: PlayersStep, number: int, second: str) -> Why:
    combat = CARDS[number].combat
    if not isinstance(step, Turn):
        return "in-battles" if combat else "in-turns"
    if combat:
        return "combat-card"
    if position.flags & ACTION_DONE:
        return "before-action"
    if position.flags & OBJECTIVE_DONE:
        return "replaced-already"
    slot = slot_of(position, second)
    if slot and slot[0] != step.seat:
        return "own-objectives-only"
    return "stays-empty" if slot and position.slots[step.seat][slot[1]] == EMPTY else "card-then-objective"


def _no_slot(position: Position, step: PlayersStep, owner: int, slot: int) -> Why | None:
    content = position.slots[owner][slot]
    if content == EMPTY:
        return "destroyed"
    if isinstance(step, DeclareStrike):
        return "objective-chosen"
    if not isinstance(step, Turn):
        return None
    if owner != step.seat:
        return because("striker-first", zone=owner)
    used = content >= 0 and CARDS[content].timing is Timing.TURN
    return because("ability-used", card=content) if used else "card-first"
