"""Why a unit cannot be activated, or not go on so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.state import Path
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import (
    ADD,
    CARRY,
    DECON,
    EAT,
    FLIES,
    FORMS,
    LEVEL,
    NAMES,
    NEXT,
    PODS,
    REPAIR,
    SPECIALS,
    WEB,
)
from pentapod.games.xpod.rules.actions import UNFREEZE
from pentapod.games.xpod.rules.activations import DONE, DROP
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARE_OF, SQUARES, STEP, distance
from pentapod.games.xpod.rules.carry import directions, room, stops
from pentapod.games.xpod.rules.lay import lay
from pentapod.games.xpod.rules.movement import reach
from pentapod.games.xpod.rules.position import UNMOVED, Act
from pentapod.games.xpod.rules.push import push
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.touches import actor
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words.names import open_turns
from pentapod.games.xpod.words.phrases import bricks_listed, listed, missing, where, whose

_VERBS: Final = {DECON: "deconstruct", EAT: "eat", REPAIR: "repair", WEB: "web", CARRY: "carry"}


def one_by_one(state: XPod, names: Sequence[str]) -> str:
    """For touches that begin a legal action, or go on after its end."""
    return f"{names[actor(state)]} is to choose one thing after the other."


def vacant(state: XPod, square: int) -> str:
    """What is to be said of a square on which no unit stands."""
    return f"{SQUARES[square]} {'holds an obstacle' if state.setting.obstacles >> square & 1 else 'is empty'}"


def no_activation(state: XPod, path: Path, names: Sequence[str]) -> str:
    """Why a unit cannot be activated, or not so."""
    seat, square = actor(state), SQUARE_OF[path[0]]
    code = state.units.get(square, 0)
    if not code:
        kinds = list(open_turns(state))
        if "activates" in kinds:
            return f"{vacant(state, square)}: {names[seat]} activates a unit on the board."
        return f"{vacant(state, square)}. Now {names[seat]} {listed(kinds, 'or')}."
    if owner(code) != seat:
        return f"{where(code, square, names)} belongs to {names[owner(code)]}."
    if code & FROZEN:
        return f"{where(code, square, names)} is frozen: it can only be unfrozen, which takes the turn."
    if len(path) == 1:
        if state.setting.obstacles >> square & 1 and not FLIES[code & FORM]:
            return f"{where(code, square, names)} cannot fly off the obstacle, and reaches nobody."
        return f"{where(code, square, names)} can neither move nor do anything to a unit in its reach."
    if path[1] == UNFREEZE:
        return f"{where(code, square, names)} is not frozen."
    if path[1] in SQUARE_OF:
        return _goal(state, Act(square, square), SQUARE_OF[path[1]], names)
    if path[1] in SPECIALS:
        return no_special(state, path[1], square, path[2] if len(path) > 2 else "", names)
    return one_by_one(state, names)


def no_going_on(state: XPod, act: Act, path: Path, names: Sequence[str]) -> str:
    """Why an activation does not go on so."""
    unit = whose(state.units[act.at], names)
    forced = act.points > 0 and len(directions(state, act)) == 1
    first = path[0] if path else ""
    if forced:
        return f"The push of {unit} is still blocked, and goes on while points are left."
    if path == DONE:
        if act.load:
            return f"{unit} puts down what it carries first."
        if act.points == UNMOVED:
            return f"An X-tra card was played on {unit}: now it moves."
        return f"{unit} is back where it began and has touched nothing: that is no activation."
    if first == DROP:
        return _drop(state, act, path[1] if len(path) > 1 else "", names)
    if first in SQUARE_OF:
        if act.points == 0:
            return f"The movement of {unit} is over."
        return _goal(state, act, SQUARE_OF[first], names)
    if first in SPECIALS:
        if first == CARRY and act.points != UNMOVED:
            return "A unit is picked up before the movement, not after it."
        if act.load:
            return f"{unit} is carrying: it puts its load down, and then the turn is over."
        if act.points == UNMOVED and first != CARRY:
            return f"An X-tra card was played on {unit}: first it moves."
        return no_special(state, first, act.at, path[1] if len(path) > 1 else "", names)
    return f"{unit} is activated in this turn, and no other unit."


def _goal(state: XPod, act: Act, goal: int, names: Sequence[str]) -> str:
    """Why a unit cannot go to a square."""
    code, name = state.units[act.at], SQUARES[goal]
    unit, obstacles = whose(code, names), state.setting.obstacles
    able = reach(code & FORM, act.boost, act.jumps)
    points = able.push if act.points == UNMOVED else act.points
    taken = state.units.get(goal, 0)
    if act.points == UNMOVED:
        if not any(able):
            return f"{unit} cannot move by itself at level {LEVEL[code & FORM]}."
        if obstacles >> act.at & 1 and not able.fly:
            return f"{unit} stands on an obstacle, and only flying leads off it."
    if points and (act.points > 0 or not any(able[:3])):
        return _no_push(state, act, goal, names)
    if taken:
        return f"{name} is taken: {whose(taken, names)} stands there."
    if obstacles >> goal & 1 and not able.fly:
        return f"There is an obstacle on {name}, and {unit} does not fly."
    farthest = max(able[:3])
    if distance(act.at, goal) > farthest:
        return f"{name} is too far: {unit} goes {farthest} at most, never diagonally."
    if act.load and stops(1 << goal, lay(state.units).taken, obstacles, act) == 0:
        return f"On {name} there is no room to put {NAMES[act.load & FORM]} down."
    return f"The way to {name} is blocked or too long for {unit}."


def _no_push(state: XPod, act: Act, goal: int, names: Sequence[str]) -> str:
    unit, name = whose(state.units[act.at], names), SQUARES[goal]
    if goal not in STEP[act.at]:
        return f"{unit} pushes one square at a time: {name} is not next to it."
    if state.setting.obstacles >> goal & 1:
        return f"There is an obstacle on {name}; a pusher cannot enter it."
    direction = STEP[act.at].index(goal)
    if push(state.units, state.setting.obstacles, act.at, direction) is None:
        return "What would be pushed there is safe and cannot give way."
    if act.load:
        return f"After that {unit} could not put {NAMES[act.load & FORM]} down."
    return f"{unit} would only be back where it began."


def no_special(state: XPod, special: str, square: int, target: str, names: Sequence[str]) -> str:
    """Why a special action does not reach a target."""
    code = state.units[square]
    unit, form = whose(code, names), FORMS[code & FORM]
    if special not in form.specials and special != DECON:
        return f"{unit} cannot {_VERBS.get(special, special)} at level {form.level}."
    if target not in SQUARE_OF:
        return f"{unit} has nobody to {_VERBS.get(special, special)} from {SQUARES[square]}."
    place = SQUARE_OF[target]
    other = state.units.get(place, 0)
    if not other:
        return f"{vacant(state, place)}."
    hit = where(other, place, names)
    near, far = (
        (2, 2) if special == WEB else (form.decon.near, form.decon.far) if special == DECON and form.decon else (1, 1)
    )
    if not near <= distance(square, place) <= far:
        reach_ = f"exactly {near}" if near == far else f"{near} or {far}"
        return f"{hit} is {distance(square, place)} squares away; {unit} reaches {reach_}."
    if special in (DECON, EAT) and other & SAFE:
        return f"{hit} is safe until {names[owner(other)]}'s next turn."
    if special == EAT:
        return f"{hit} is above level 1 and cannot be eaten."
    if special == WEB:
        return f"{hit} is {'frozen already' if owner(other) != owner(code) else 'no enemy'}."
    if special == REPAIR:
        if owner(other) != owner(code):
            return f"{hit} belongs to another player."
        return no_lift(state, place, other, names) or f"{unit} cannot repair it now."
    return f"There is no room to put {whose(other, names)} down."


def _drop(state: XPod, act: Act, target: str, names: Sequence[str]) -> str:
    """Why a load cannot be put down there."""
    if not act.load:
        return f"{whose(state.units[act.at], names)} carries nothing."
    load = NAMES[act.load & FORM]
    if act.boost or act.jumps:
        return f"An X-tra card was played: first {whose(state.units[act.at], names)} moves."
    if target not in SQUARE_OF:
        return f"{load} is put down on a square next to its carrier."
    square = SQUARE_OF[target]
    if not NEXT_TO[act.at] >> square & 1:
        return f"{target} is not next to the carrier."
    if square in state.units:
        return f"{target} is taken: {whose(state.units[square], names)} stands there."
    if not room(lay(state.units).taken, state.setting.obstacles, act.at, act.load) >> square & 1:
        return f"There is an obstacle on {target}, and {load} does not fly."
    return f"{load} would only be back where it was: that is no activation."


def no_lift(state: XPod, square: int, code: Unit, names: Sequence[str]) -> str:
    """Why a unit cannot go up a level, or ""."""
    following = NEXT[code & FORM]
    if not following:
        return f"{where(code, square, names)} is at its max level."
    stock = state.sides[owner(code)].stock
    if not has(stock, ADD[following]):
        few = bricks_listed(PODS[state.setting.pods[owner(code)]], missing(stock, ADD[following]))
        return f"For the next level of {whose(code, names)} {names[owner(code)]} lacks {few}."
    return ""
