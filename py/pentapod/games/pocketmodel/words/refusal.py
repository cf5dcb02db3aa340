"""Why a touch is refused, as a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import counted
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
from pentapod.games.pocketmodel.rules.touches import DONE, slot_of, zone_of
from pentapod.games.pocketmodel.rules.units.powers import power
from pentapod.games.pocketmodel.words.cards import ability_words
from pentapod.games.pocketmodel.words.names import held_words, unit_name, whole_name, zone_name
from pentapod.games.pocketmodel.words.prompt import prompt

_NOTHING = "There is nothing to do with that now."


def refusal(position: Position, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    if position.ending:
        return "The game is over."
    step = position.todo[0]
    seat = actor(position, step)
    if isinstance(step, FirstPlayer) or seat == CHANCE or automatic(step):
        return f"First this happens: {prompt(position, names)}"
    if not path:
        return prompt(position, names)
    unit = position.roster.number_of.get(path[0])
    if unit is not None:
        return _unit_refused(position, step, unit, path, names)
    if path[0] in CARD_OF_CODE:
        return _card_refused(position, step, path, names)
    slot = slot_of(position, path[0])
    if slot:
        return _slot_refused(position, step, slot, names)
    if zone_of(position, path[0]) is not None:
        first = position.roster.kinds[step.unit].name if isinstance(step, MoveAfterBattle) else "a unit"
        return f"First touch {first}, then the zone where it goes."
    if path[0] == DONE:
        return _done_refused(position, step)
    return _NOTHING


def _done_refused(position: Position, step: PlayersStep) -> str:
    if isinstance(step, Placement):
        room = start_total(position, step.seat) - position.stars_in_play(step.seat)
        return f"Units of {counted(room, 'star')} are still to be placed."
    return "Something has to be chosen here."


def _unit_refused(position: Position, step: PlayersStep, unit: int, path: Path, names: Sequence[str]) -> str:
    roster = position.roster
    name, zone = unit_name(position, unit, names), position.where[unit]
    match step:
        case Placement() | Reinforce():
            return _reserve_refused(position, step, unit, names)
        case Turn() | Move() | DeclareAttacks() | DeclareStrike():
            pass
        case _:
            return f"{name} cannot be chosen now. {prompt(position, names)}"
    if roster.owners[unit] != step.seat:
        return f"{whole_name(position, unit, names)} is not {names[step.seat]}'s to use."
    if zone > CONTESTED:
        return f"{name} is in the reserves."
    if isinstance(step, Turn) and position.flags & ACTION_DONE and len(path) < 2:
        return f"This turn's action is taken, and {name} has no power to use now."
    found = _joining_refused(position, step, unit, names)
    if found:
        return found
    if len(path) < 2:
        return f"{name} has nothing to do now."
    return _second_refused(position, step, unit, path, names)


def _joining_refused(
    position: Position, step: Turn | Move | DeclareAttacks | DeclareStrike, unit: int, names: Sequence[str]
) -> str:
    """Why a unit cannot join the action; "" if that is not the reason."""
    name = unit_name(position, unit, names)
    match step:
        case Turn():
            return ""
        case Move(moved=used) | DeclareStrike(units=used):
            pass
        case DeclareAttacks(pairs=pairs):
            used = tuple(pair.unit for pair in pairs)
    if unit in used:
        return f"{name} has been chosen already."
    size, room = position.roster.kinds[unit].stars, room_for(position, step)
    if size > room:
        return f"{name} has {counted(size, 'star')}; there is room for {room}."
    match step:
        case Move() if position.held[unit]:
            return f"{name} {held_words(position, unit, names)}."
        case DeclareStrike():
            return _strike_refused(position, step.seat, unit, step.owner, step.slot, names)
    return ""


def _second_refused(
    position: Position, step: Turn | Move | DeclareAttacks | DeclareStrike, unit: int, path: Path, names: Sequence[str]
) -> str:
    """Why a unit of the player's does not do this."""
    touch = path[1]
    foe = position.roster.number_of.get(touch)
    if foe is not None:
        return _attack_refused(position, step, unit, foe, names)
    if touch in (REPAIR, HYPERDRIVE):
        return _power_refused(position, unit, touch, names)
    to = zone_of(position, touch)
    if to is not None:
        return _move_refused(position, unit, to, names)
    slot = slot_of(position, touch)
    return _strike_refused(position, step.seat, unit, *slot, names) if slot else _NOTHING


def _attack_refused(
    position: Position,
    step: Turn | Move | DeclareAttacks | DeclareStrike,
    unit: int,
    foe: int,
    names: Sequence[str],
) -> str:
    roster = position.roster
    name = unit_name(position, unit, names)
    if roster.owners[foe] == step.seat:
        return "Only opposing units are attacked."
    if position.where[foe] != position.where[unit]:
        return f"{unit_name(position, foe, names)} does not stand where {name} does."
    if roster.kinds[unit].ground and not roster.kinds[foe].ground and not ground_against_space(position, unit):
        return f"{name} is a ground unit: it attacks space units in {names[step.seat]}'s home zone only."
    if isinstance(step, DeclareAttacks):
        attacked = roster.owners[step.pairs[0].foe]
        if roster.owners[foe] != attacked:
            return f"All defenders of one action are {names[attacked]}'s."
    return f"{name} cannot attack {unit_name(position, foe, names)} now."


def _move_refused(position: Position, unit: int, to: int, names: Sequence[str]) -> str:
    name, zone = unit_name(position, unit, names), position.where[unit]
    if position.held[unit]:
        return f"{name} {held_words(position, unit, names)}."
    if to == zone:
        return f"{name} is there already."
    if to < CONTESTED and to not in position.alive:
        return "That home zone is closed."
    if CONTESTED not in (to, zone):
        return "From one home zone to another it is two moves, through the contested zone."
    return _NOTHING


def _strike_refused(position: Position, seat: int, unit: int, owner: int, slot: int, names: Sequence[str]) -> str:
    name, content = unit_name(position, unit, names), position.slots[owner][slot]
    if owner == seat:
        return "Only opposing objectives are struck."
    if content == EMPTY:
        return "This objective has been destroyed."
    if position.where[unit] != owner:
        return f"{name} has to stand in {zone_name(owner, names)} to strike there."
    if barred(position, unit, owner, slot):
        return f"{name} can't strike {CARDS[content].name}. {ability_words(CARDS[content])}"
    return _NOTHING


def _power_refused(position: Position, unit: int, touch: str, names: Sequence[str]) -> str:
    name = unit_name(position, unit, names)
    if position.flags & POWER_DONE:
        return "A power has been used this turn already."
    if not (power(position, unit, Repair) if touch == REPAIR else power(position, unit, MoveUnit)):
        return f"{name} does not have this power."
    if touch == REPAIR:
        return f"{name} has no counter to take off."
    return f"{name} cannot go there."


def _reserve_refused(position: Position, step: Placement | Reinforce, unit: int, names: Sequence[str]) -> str:
    roster = position.roster
    name, size = unit_name(position, unit, names), roster.kinds[unit].stars
    if roster.owners[unit] != step.seat:
        return f"{whole_name(position, unit, names)} is not {names[step.seat]}'s to place."
    if position.where[unit] != RESERVE:
        return f"{name} is in play already."
    match step:
        case Placement():
            total = start_total(position, step.seat)
            if total == START_STARS:
                return f"With {name} the fleet could not come to exactly {total} stars, or a copy of it comes first."
            return f"With {name} the fleet could not come to {total} stars, the most that it can."
        case Reinforce():
            if unit == step.excluded:
                return f"It has to be another unit than {name}."
            if size > step.stars:
                return f"{name} has {counted(size, 'star')}; there is room for {step.stars}."
            return f"{name} waits for a copy of it that comes first."


def _card_refused(position: Position, step: PlayersStep, path: Path, names: Sequence[str]) -> str:
    """Why a card is refused. The answer does not depend on what a hand holds."""
    card = CARDS[CARD_OF_CODE[path[0]]]
    seat = step.seat
    if isinstance(step, Turn) and not card.combat:
        if position.flags & ACTION_DONE:
            return "An objective is replaced before the action."
        if position.flags & OBJECTIVE_DONE:
            return "An objective has been replaced this turn already."
        slot = slot_of(position, path[1]) if len(path) > 1 else None
        if slot and slot[0] != seat:
            return f"It replaces only an objective of {names[seat]}'s."
        if slot and position.slots[seat][slot[1]] == EMPTY:
            return "This objective has been destroyed, and stays empty."
        return f"Touch an objective card of the hand, then the objective of {names[seat]}'s that it replaces."
    if isinstance(step, Turn):
        return f"{card.name} is a combat card: it is played in a battle, and replaces no objective."
    if card.combat:
        return "A combat card is played from the hand, in a battle, when its player is asked."
    return "An objective card is played from the hand, at the beginning of its player's turn."


def _slot_refused(position: Position, step: PlayersStep, slot: tuple[int, int], names: Sequence[str]) -> str:
    seat, (owner, at) = step.seat, slot
    content = position.slots[owner][at]
    if content == EMPTY:
        return "This objective has been destroyed."
    if isinstance(step, DeclareStrike):
        return "The objective is chosen: touch another unit to add it, or press Done to strike."
    if not isinstance(step, Turn):
        return _NOTHING
    if owner != seat:
        return f"First touch a unit in {zone_name(owner, names)}, then the objective that it strikes."
    if content >= 0 and CARDS[content].timing is Timing.TURN:
        return f"{CARDS[content].name} has been used this turn, or there is nothing to use it on."
    return "First touch an objective card of the hand, then the objective that it replaces."
