"""Why a unit cannot be activated so, and why an activation cannot go on so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import Path
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import ADD, FLIES, FORMS, LEVEL, NAMES, NEXT, PODS, Form, Special
from pentapod.games.xpod.rules.activation.carry import room, stops
from pentapod.games.xpod.rules.activation.ending import must_push_on
from pentapod.games.xpod.rules.activation.movement import reach
from pentapod.games.xpod.rules.activation.push import push
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARE_OF, SQUARES, STEP, distance, occupancy
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import Activation, Ended, Moving, Unmoved
from pentapod.games.xpod.rules.touches import DONE, DROP, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words.names import bricks_listed, missing, where, whose
from pentapod.games.xpod.words.prompt import open_turns

_VERBS: Final = {
    Special.CARRY: "carry",
    Special.DECON: "deconstruct",
    Special.EAT: "eat",
    Special.REPAIR: "repair",
    Special.SCARE: "scare",
    Special.WEB: "web",
}


def one_by_one(name: str) -> str:
    """What is said of touches that begin a legal action, or go on after its end."""
    return f"{name} is to choose one thing after the other."


def vacant(state: XPod, square: int) -> str:
    """A square on which no unit stands, as the beginning of a sentence."""
    return f"{SQUARES[square]} {'holds an obstacle' if state.setting.obstacles >> square & 1 else 'is empty'}"


def no_activation(state: XPod, seat: int, path: Path, names: Sequence[str]) -> str:
    """Why a seat cannot activate a unit, or not in this way."""
    square = SQUARE_OF[path[0]]
    code = state.units.get(square)
    if code is None:
        kinds = list(open_turns(state))
        if "activates" in kinds:
            return f"{vacant(state, square)}: {names[seat]} touches a unit first."
        return f"{vacant(state, square)}. Now {names[seat]} {listed(kinds, 'or')}."
    unit = where(code, square, names)
    if owner(code) != seat:
        return f"{unit} belongs to {names[owner(code)]}."
    if code & FROZEN:
        return f"{unit} is frozen: it can only be unfrozen, which takes the turn."
    if len(path) == 1:
        if state.setting.obstacles >> square & 1 and not FLIES[code & FORM]:
            return f"{unit} cannot fly off the obstacle, and reaches nobody."
        return f"{unit} can neither move nor do anything to a unit in its reach."
    if path[1] == UNFREEZE:
        return f"{unit} is not frozen."
    if path[1] in SQUARE_OF:
        return _no_goal(state, Unmoved(square), SQUARE_OF[path[1]], names)
    if path[1] in tuple(Special):
        return no_special(state, Special(path[1]), square, path[2] if len(path) > 2 else "", names)
    return one_by_one(names[seat])


def no_step(state: XPod, activation: Activation, path: Path, names: Sequence[str]) -> str:
    """Why these touches do not go on with an activation."""
    assert not isinstance(activation, Ended)
    unit = whose(state.units[activation.square], names)
    first = path[0]
    if must_push_on(state, activation):
        return f"The push of {unit} is still blocked, and goes on while pushes are left."
    if path == DONE:
        return _not_done(activation, unit)
    if first == DROP:
        return _no_drop(state, activation, path[1] if len(path) > 1 else "", names)
    if first in SQUARE_OF:
        if isinstance(activation, Moving) and not activation.points:
            return f"The movement of {unit} is over."
        return _no_goal(state, activation, SQUARE_OF[first], names)
    if first in tuple(Special):
        return _no_special_now(state, activation, Special(first), path[1] if len(path) > 1 else "", names)
    return f"{unit} is activated in this turn, and no other unit."


def _not_done(activation: Unmoved | Moving, unit: str) -> str:
    if activation.load:
        return f"{unit} puts down what it carries first."
    if isinstance(activation, Unmoved):
        return f"An X-tra card was played on {unit}: now it moves."
    return f"{unit} is back where it began and has touched nothing: that is no activation."


def _no_special_now(
    state: XPod, activation: Unmoved | Moving, special: Special, target: str, names: Sequence[str]
) -> str:
    unit = whose(state.units[activation.square], names)
    if special == Special.CARRY and not isinstance(activation, Unmoved):
        return "A unit is picked up before the movement, not after it."
    if activation.load:
        return f"{unit} is carrying: it puts its load down, and then the turn is over."
    if special != Special.CARRY and isinstance(activation, Unmoved):
        return f"An X-tra card was played on {unit}: first it moves."
    return no_special(state, special, activation.square, target, names)


# ---------------------------------------------------------------------- movement


def _no_goal(state: XPod, activation: Unmoved | Moving, goal: int, names: Sequence[str]) -> str:
    """Why a unit cannot go to a square."""
    at, obstacles, load = activation.square, state.setting.obstacles, activation.load
    code, name = state.units[at], SQUARES[goal]
    unit = whose(code, names)
    if isinstance(activation, Moving):
        return _no_push(state, activation, goal, names)
    able = reach(code & FORM, activation.boost, activation.jumps)
    farthest = max(able.move, able.jump, able.fly)
    if not farthest and not able.push:
        return f"{unit} cannot move by itself at level {LEVEL[code & FORM]}."
    if obstacles >> at & 1 and not able.fly:
        return f"{unit} stands on an obstacle, and only flying leads off it."
    if not farthest:
        return _no_push(state, activation, goal, names)
    if goal in state.units:
        return f"{name} is taken: {whose(state.units[goal], names)} stands there."
    if obstacles >> goal & 1 and not able.fly:
        return f"There is an obstacle on {name}, and {unit} does not fly."
    if distance(at, goal) > farthest:
        return f"{name} is too far: {unit} goes {farthest} at most, never diagonally."
    if load and not stops(1 << goal, occupancy(state.units).taken, obstacles, at, load):
        return f"On {name} there is no room to put {NAMES[load.unit & FORM]} down."
    return f"The way to {name} is blocked or too long for {unit}."


def _no_push(state: XPod, activation: Unmoved | Moving, goal: int, names: Sequence[str]) -> str:
    at, obstacles = activation.square, state.setting.obstacles
    unit, name = whose(state.units[at], names), SQUARES[goal]
    if goal not in STEP[at]:
        return f"{unit} pushes one square at a time: {name} is not next to it."
    if obstacles >> goal & 1:
        return f"There is an obstacle on {name}; a pusher cannot enter it."
    if push(state.units, obstacles, at, STEP[at].index(goal)) is None:
        return "What would be pushed there is safe and cannot give way."
    if activation.load:
        return f"After that {unit} could not put {NAMES[activation.load.unit & FORM]} down."
    return f"{unit} would only be back where it began."


# ---------------------------------------------------------------------- special actions


def no_special(state: XPod, special: Special, square: int, target: str, names: Sequence[str]) -> str:
    """Why the special action of the unit on a square does not reach a target."""
    code = state.units[square]
    unit, form = whose(code, names), FORMS[code & FORM]
    if special not in form.specials and special != Special.DECON:
        return f"{unit} cannot {_VERBS[special]} at level {form.level}."
    if target not in SQUARE_OF:
        return f"{unit} has nobody to {_VERBS[special]} from {SQUARES[square]}."
    place = SQUARE_OF[target]
    other = state.units.get(place)
    if other is None:
        return f"{vacant(state, place)}."
    hit, far = where(other, place, names), distance(square, place)
    nearest, farthest = _range(special, form)
    if not nearest <= far <= farthest:
        reached = f"exactly {nearest}" if nearest == farthest else f"{nearest} or {farthest}"
        return f"{hit} is {far} squares away; {unit} reaches {reached}."
    if special in (Special.DECON, Special.EAT) and other & SAFE:
        return f"{hit} is safe until {names[owner(other)]}'s next turn."
    if special == Special.EAT:
        return f"{hit} is above level 1 and cannot be eaten."
    if special == Special.WEB:
        return f"{hit} is {'frozen already' if owner(other) != owner(code) else 'no enemy'}."
    if special == Special.REPAIR:
        if owner(other) != owner(code):
            return f"{hit} belongs to another player."
        return no_level(state, place, other, names) or f"{unit} cannot repair it now."
    return f"There is no room to put {whose(other, names)} down."


def _range(special: Special, form: Form) -> tuple[int, int]:
    """The nearest and the farthest distance that a special action reaches."""
    if special == Special.WEB:
        return 2, 2
    if special == Special.DECON and form.decon:
        return form.decon.near, form.decon.far
    return 1, 1


def _no_drop(state: XPod, carrier: Unmoved | Moving, target: str, names: Sequence[str]) -> str:
    """Why a load cannot be put down there."""
    unit = whose(state.units[carrier.square], names)
    if not carrier.load:
        return f"{unit} carries nothing."
    load = NAMES[carrier.load.unit & FORM]
    if isinstance(carrier, Unmoved) and (carrier.boost or carrier.jumps):
        return f"An X-tra card was played: first {unit} moves."
    if target not in SQUARE_OF:
        return f"{load} is put down on a square next to its carrier."
    square = SQUARE_OF[target]
    if not NEXT_TO[carrier.square] >> square & 1:
        return f"{target} is not next to the carrier."
    if square in state.units:
        return f"{target} is taken: {whose(state.units[square], names)} stands there."
    if not room(occupancy(state.units).taken, state.setting.obstacles, carrier.square, carrier.load.unit) >> square & 1:
        return f"There is an obstacle on {target}, and {load} does not fly."
    return f"{load} would only be back where it was: that is no activation."


def no_level(state: XPod, square: int, code: Unit, names: Sequence[str]) -> str | None:
    """Why a unit cannot go up a level; None if it can."""
    following = NEXT[code & FORM]
    if not following:
        return f"{where(code, square, names)} is at its max level."
    stock = state.sides[owner(code)].stock
    if not has(stock, ADD[following]):
        few = bricks_listed(PODS[state.setting.pods[owner(code)]], missing(stock, ADD[following]))
        return f"For the next level of {whose(code, names)} {names[owner(code)]} lacks {few}."
    return None
