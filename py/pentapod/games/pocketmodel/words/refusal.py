"""Why a touch is refused, as a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import CHANCE, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, START_STARS
from pentapod.games.pocketmodel.rules import turn as turns
from pentapod.games.pocketmodel.rules.combat import ground_against_space
from pentapod.games.pocketmodel.rules.effects import barred, star_limit
from pentapod.games.pocketmodel.rules.moving import power
from pentapod.games.pocketmodel.rules.position import (
    ACTION_DONE,
    EMPTY,
    MOVE,
    OBJECTIVE_DONE,
    PAIR,
    PLACE,
    POWER_DONE,
    RESERVES,
    STRIKERS,
    TURN,
    Position,
    Step,
    stars,
)
from pentapod.games.pocketmodel.rules.reserves import DONE
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE
from pentapod.games.pocketmodel.rules.steps import actor, automatic
from pentapod.games.pocketmodel.rules.touches import slot_of, zone_of
from pentapod.games.pocketmodel.words.cards import counted
from pentapod.games.pocketmodel.words.names import held_words, prompt, whole_name, zone_name

_NOTHING = "That is nothing to do now."


def refusal(position: Position, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    if position.ending:
        return "The game is over."
    step = position.todo[0]
    seat = actor(position, step)
    if seat == CHANCE or automatic(step):
        return f"First this happens: {prompt(position, names)}"
    if not path:
        return prompt(position, names)
    unit = position.roster.number_of.get(path[0], -1)
    if unit >= 0:
        return _unit_refused(position, step, seat, unit, path, names)
    if path[0] in CARD_OF_CODE:
        return _card_refused(position, step, seat, path, names)
    slot = slot_of(position, path[0])
    if slot:
        return _slot_refused(position, step, seat, slot, names)
    if zone_of(position, path[0]) is not None:
        return f"First {names[seat]} touches a unit, then the zone that it goes to."
    if path[0] == DONE:
        return _done_refused(position, step, names[seat])
    return _NOTHING


def _done_refused(position: Position, step: Step, name: str) -> str:
    if step.kind == PLACE:
        room = turns.start_total(position, step.seat) - position.stars_in_play(step.seat)
        return f"{name} has {counted(room, 'star')} of units to place yet."
    return f"{name} has to choose something here."


def _unit_refused(position: Position, step: Step, seat: int, unit: int, path: Path, names: Sequence[str]) -> str:
    roster = position.roster
    name, owner, kind, zone = roster.name(unit), roster.owners[unit], roster.kinds[unit], position.where[unit]
    if step.kind in (PLACE, RESERVES):
        return _reserve_refused(position, step, unit, names)
    if step.kind not in (TURN, MOVE, PAIR, STRIKERS):
        return f"{name} cannot be chosen now. {prompt(position, names)}"
    if owner != seat:
        return f"{whole_name(position, unit, names)} is not {names[seat]}'s to use."
    if zone > CONTESTED:
        return f"{name} is in the reserves."
    if step.kind == TURN and position.flags & ACTION_DONE and len(path) < 2:
        return f"{names[seat]} has taken this turn's action, and {name} has no power to use now."
    used = (*step.units, *(other for other, _ in step.pairs))
    if unit in used:
        return f"{name} has been chosen already."
    what = {MOVE: "move", PAIR: "combat", STRIKERS: "strike"}.get(step.kind)
    if what and kind.stars > star_limit(position, what, seat) - stars(position, used):
        left = star_limit(position, what, seat) - stars(position, used)
        return f"{name} has {counted(kind.stars, 'star')}; there is room for {left}."
    if step.kind == MOVE and position.held[unit]:
        return f"{name} {held_words(position, unit, names)}."
    if step.kind == STRIKERS:
        return f"{name} does not stand before this objective, or can't strike it."
    if len(path) < 2:
        return f"{name} has nothing to do now."
    return _second_refused(position, step, seat, unit, path, names)


def _second_refused(position: Position, step: Step, seat: int, unit: int, path: Path, names: Sequence[str]) -> str:
    roster = position.roster
    name, zone, touch = roster.name(unit), position.where[unit], path[1]
    foe = roster.number_of.get(touch, -1)
    if foe >= 0:
        if roster.owners[foe] == seat:
            return "Only opposing units are attacked."
        if position.where[foe] != zone:
            return f"{roster.name(foe)} does not stand where {name} does."
        if roster.kinds[unit].ground and not roster.kinds[foe].ground and not ground_against_space(position, unit):
            return f"{name} is a ground unit: it attacks space units in {names[seat]}'s home zone only."
        if step.kind == PAIR and roster.owners[foe] != roster.owners[step.pairs[0][1]]:
            return f"All defenders of one action are {names[roster.owners[step.pairs[0][1]]]}'s."
        return f"{name} cannot attack {roster.name(foe)} now."
    if touch in (REPAIR, HYPERDRIVE):
        return _power_refused(position, unit, touch, names[seat])
    to = zone_of(position, touch)
    if to is not None:
        if position.held[unit]:
            return f"{name} {held_words(position, unit, names)}."
        if to == zone:
            return f"{name} is there already."
        if to < CONTESTED and to not in position.alive:
            return "That home zone is closed."
        if CONTESTED not in (to, zone):
            return "From one home zone to another it is two moves, through the contested zone."
        return _NOTHING
    slot = slot_of(position, touch)
    if slot:
        owner, at = slot
        if owner == seat:
            return "Only opposing objectives are struck."
        if position.slots[owner][at] == EMPTY:
            return "This objective has been destroyed."
        if zone != owner:
            return f"{name} has to stand in {zone_name(owner, names)} to strike there."
        if barred(position, unit, owner, at):
            return f"{name} can't strike {CARDS[position.slots[owner][at]].name}."
    return _NOTHING


def _power_refused(position: Position, unit: int, touch: str, name: str) -> str:
    if position.flags & POWER_DONE:
        return f"{name} has used a power this turn."
    if not power(position, unit, "repair" if touch == REPAIR else "move"):
        return f"{position.roster.name(unit)} does not have this power."
    if touch == REPAIR:
        return f"{position.roster.name(unit)} has no counter to take off."
    return f"{position.roster.name(unit)} cannot go there."


def _reserve_refused(position: Position, step: Step, unit: int, names: Sequence[str]) -> str:
    roster = position.roster
    name = roster.name(unit)
    if roster.owners[unit] != step.seat:
        return f"{whole_name(position, unit, names)} is not {names[step.seat]}'s to place."
    if position.where[unit] != RESERVE:
        return f"{name} is in play already."
    if unit == step.unit:
        return f"It has to be another unit than {name}."
    if step.kind == PLACE:
        total = turns.start_total(position, step.seat)
        if total == START_STARS:
            return f"With {name} the fleet could not come to exactly {total} stars, or a copy of it comes first."
        return f"With {name} the fleet could not come to {total} stars, the most that it can."
    if roster.kinds[unit].stars > step.number:
        return f"{name} has {counted(roster.kinds[unit].stars, 'star')}; there is room for {step.number}."
    return f"{name} waits for a copy of it that comes first."


def _card_refused(position: Position, step: Step, seat: int, path: Path, names: Sequence[str]) -> str:
    """Says nothing of what a hand holds."""
    card = CARDS[CARD_OF_CODE[path[0]]]
    name = names[seat]
    if step.kind == TURN and not card.combat:
        if position.flags & ACTION_DONE:
            return "An objective is replaced before the action."
        if position.flags & OBJECTIVE_DONE:
            return f"{name} has replaced an objective this turn."
        slot = slot_of(position, path[1]) if len(path) > 1 else None
        if slot and slot[0] != seat:
            return f"{name} replaces an objective of {name}'s own."
        if slot and position.slots[seat][slot[1]] == EMPTY:
            return "This objective has been destroyed, and stays empty."
        return f"{name} plays an objective card of the hand onto an objective."
    if card.combat:
        return "A combat card is played from the hand, in a battle, when its player is asked."
    return "An objective card is played from the hand, at the beginning of its player's turn."


def _slot_refused(position: Position, step: Step, seat: int, slot: tuple[int, int], names: Sequence[str]) -> str:
    owner, at = slot
    content = position.slots[owner][at]
    if content == EMPTY:
        return "This objective has been destroyed."
    if step.kind != TURN:
        return _NOTHING
    if owner != seat:
        return f"First {names[seat]} touches a unit in {zone_name(owner, names)}, then the objective that it strikes."
    if content >= 0 and CARDS[content].timing == "turn":
        return f"{CARDS[content].name} has been used this turn, or there is nothing to use it on."
    return f"First {names[seat]} touches an objective card of the hand, then the objective that it replaces."
