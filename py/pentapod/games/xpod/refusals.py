"""Why a touch is refused in X-Pod Play Off: the rule that stands against it, in a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pentapod.engine.game import Path
from pentapod.games.xpod.board import HOME_ROWS, NEXT_TO, SQUARE_OF, SQUARES, STEP, distance
from pentapod.games.xpod.bricks import has
from pentapod.games.xpod.carry import directions, room, stops
from pentapod.games.xpod.choices import DONE, DROP, PASS, UNFREEZE
from pentapod.games.xpod.lay import lay
from pentapod.games.xpod.movement import may_get_jump, reach
from pentapod.games.xpod.phrases import bricks_listed, missing, where, whose
from pentapod.games.xpod.position import BUILD, CHOOSE, DRAW, OVER, UNMOVED, Act
from pentapod.games.xpod.push import push
from pentapod.games.xpod.supply import APART, lid_touch
from pentapod.games.xpod.table import (
    ADD,
    BASIC,
    BRICKS,
    BUILD2,
    CARD_BIT,
    CARRY,
    DECON,
    DECON1,
    EAT,
    FLIES,
    FORMS,
    JUMP_CARD,
    KIND_NAMES,
    LEVEL,
    LEVEL1,
    NAMES,
    NEXT,
    PODS,
    REPAIR,
    SPECIALS,
    STARTERS,
    WEB,
    Plan,
)
from pentapod.games.xpod.touches import actor
from pentapod.games.xpod.touches import whose as owner_of
from pentapod.games.xpod.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words import CARD_NAMES, OVER_ALREADY

if TYPE_CHECKING:
    from pentapod.games.xpod.rules import XPod

_VERBS: Final = {DECON: "deconstruct", EAT: "eat", REPAIR: "repair", WEB: "web", CARRY: "carry"}


def refusal(state: XPod, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    task = state.task
    if task.kind == OVER:
        return OVER_ALREADY
    if task.kind == DRAW:
        return "First chance draws the starting player."
    seat = actor(state)
    first = path[0] if path else ""
    holder, thing = owner_of(state, first)
    if holder != seat:
        return f"This is {names[holder]}'s; now {names[seat]} is to choose."
    if task.waits:
        return _waiting(state, thing, names)
    if task.kind == CHOOSE:
        return _picking(state, thing, names)
    if task.kind == BUILD and not _is_plan(state, thing) and path[-1:] != (APART,):
        return "BUILD 2 was played: this turn is for building two units, and nothing else."
    if thing in CARD_NAMES:
        return _card(state, path, names)
    if _is_plan(state, thing):
        return _plan(state, path, names)
    if thing.startswith("lid-"):
        return _lid(state, path, names)
    if path == PASS:
        return f"{names[seat]} can still do something, so passing is not allowed."
    if task.act:
        return _going_on(state, task.act, path, names)
    if thing in SQUARE_OF:
        return _activation(state, path, names)
    return f"First {names[seat]} chooses a unit, a plan or a card."


def _is_plan(state: XPod, name: str) -> bool:
    return any(plan.id == name for plan in PODS[state.setting.pods[actor(state)]].plans)


def _plan_of(state: XPod, name: str) -> Plan:
    return next(plan for plan in PODS[state.setting.pods[actor(state)]].plans if plan.id == name)


# ---------------------------------------------------------------------- outside of turns


def _waiting(state: XPod, thing: str, names: Sequence[str]) -> str:
    wait = state.task.waits[0]
    name = names[wait.seat]
    if wait.bricks:
        if thing in PODS[state.setting.pods[wait.seat]].kinds:
            return f"The unit that scored had no {KIND_NAMES[thing].one}."
        return f"First {name} locks a brick of the unit that scored."
    if thing in CARD_NAMES:
        return f"{CARD_NAMES[thing]} is not among {name}'s used cards."
    return f"First {name} takes a used X-tra card back."


def _picking(state: XPod, thing: str, names: Sequence[str]) -> str:
    seat = actor(state)
    plans, cards = state.task.picks[seat]
    if thing in CARD_NAMES:
        if len(plans) < STARTERS:
            return f"{names[seat]} chooses {STARTERS} plans first, then the cards."
        return (
            f"{names[seat]} has chosen {CARD_NAMES[thing]} already."
            if cards & CARD_BIT[thing]
            else _other(state, names)
        )
    if not _is_plan(state, thing):
        return f"{names[seat]} chooses plans and cards before the first turn."
    if len(plans) == STARTERS:
        return f"{names[seat]} has chosen {STARTERS} plans; now the cards are chosen."
    plan = _plan_of(state, thing)
    sheets = PODS[state.setting.pods[seat]].plans
    if plan in [sheets[chosen] for chosen in plans]:
        return f"{names[seat]} has chosen {plan.name} already."
    return f"{plan.name} cannot be built together with what {names[seat]} has chosen."


def _other(state: XPod, names: Sequence[str]) -> str:
    return f"{names[actor(state)]} is to choose one thing after the other."


# ---------------------------------------------------------------------- building and placing


def lacks(state: XPod, seat: int, form: int) -> str:
    """Which bricks are missing for a unit of this form, or ""."""
    side, pod = state.sides[seat], PODS[state.setting.pods[seat]]
    if has(side.stock, BRICKS[form]):
        return ""
    few = bricks_listed(pod, missing(side.stock, BRICKS[form]))
    if has(side.stock + sum(BRICKS[code & FORM] for code in side.lid), BRICKS[form]):
        return f"{few} more, which are in the lid"
    return f"{few} more"


def _plan(state: XPod, path: Path, names: Sequence[str]) -> str:
    plan, task, seat = _plan_of(state, path[0]), state.task, actor(state)
    if task.act:
        return f"{names[seat]} is activating a unit in this turn, and builds nothing."
    if state.setting.tier == BASIC and plan.tier != BASIC:
        return f"{plan.name} is a plan of the advanced game."
    few = lacks(state, seat, plan.top)
    if few:
        return f"{plan.name} needs {few}."
    if task.kind == BUILD and not task.first:
        return f"After {plan.name} no second unit could be built."
    if len(path) > 1:
        return f"{plan.name} is built at its max level."
    return _other(state, names)


def _lid(state: XPod, path: Path, names: Sequence[str]) -> str:
    seat, touch = actor(state), path[0]
    side = state.sides[seat]
    code = next((code for code in side.lid if lid_touch(code & FORM) == touch), 0)
    if not code:
        return f"{names[seat]} has no such unit in the lid."
    unit = NAMES[code & FORM]
    if path[-1] == APART:
        if state.task.first == code:
            return f"{unit} was built with BUILD 2 just now, and stays whole."
        return "A blocked push goes on first."
    if state.task.act:
        return f"{names[seat]} is activating a unit in this turn, and places nothing."
    if len(path) < 2 or path[1] not in SQUARE_OF:
        return f"{unit} is placed on a square of the home row."
    square = SQUARE_OF[path[1]]
    if not HOME_ROWS[seat] >> square & 1:
        return f"{path[1]} is not in {names[seat]}'s home row: units are placed there."
    if square in state.units:
        return f"{where(state.units[square], square, names)} is in the way."
    return _other(state, names)


# ---------------------------------------------------------------------- X-tra cards


def _card(state: XPod, path: Path, names: Sequence[str]) -> str:
    seat, card, task = actor(state), path[0], state.task
    name, side = names[seat], state.sides[seat]
    if side.used & CARD_BIT[card]:
        return f"{name} has used {CARD_NAMES[card]} already."
    if not side.hand & CARD_BIT[card]:
        return f"{name} has no card {CARD_NAMES[card]}."
    if card == BUILD2:
        if task.act or task.carded:
            return f"{CARD_NAMES[card]} is played before anything else in a turn."
        return f"{name} has not the bricks and plans for two units."
    if card == LEVEL1:
        return _level(state, path, names)
    if task.act:
        square = task.act.at
    elif len(path) > 1 and path[1] in SQUARE_OF:
        square = SQUARE_OF[path[1]]
    else:
        return f"{CARD_NAMES[card]} would help none of {name}'s units now."
    code = state.units.get(square, 0)
    if not code or owner(code) != seat:
        return f"{CARD_NAMES[card]} is for one of {name}'s own units."
    if code & FROZEN:
        return f"{where(code, square, names)} is frozen."
    if card == DECON1:
        if len(path) > (1 if task.act else 2):
            return _special(state, DECON, square, path[-1], names)
        return f"{NAMES[code & FORM]} has nobody to deconstruct."
    if task.act and task.act.points != UNMOVED:
        return f"{CARD_NAMES[card]} is played before the unit moves."
    if card == JUMP_CARD and not may_get_jump(code & FORM, bool(task.act and task.act.boost)):
        return f"JUMP helps a unit that moves or pushes, and {NAMES[code & FORM]} does not, or jumps or flies already."
    return f"{NAMES[code & FORM]} could go nowhere with {CARD_NAMES[card]}."


def _level(state: XPod, path: Path, names: Sequence[str]) -> str:
    if len(path) < 2 or path[1] not in SQUARE_OF:
        return "No unit on the board can go up a level now."
    square = SQUARE_OF[path[1]]
    code = state.units.get(square, 0)
    if not code:
        return f"{path[1]} is empty: LEVEL +1 is for a unit on the board."
    return _no_lift(state, square, code, names) or "With another level this activation could not be brought to an end."


def _no_lift(state: XPod, square: int, code: Unit, names: Sequence[str]) -> str:
    """Why a unit cannot go up a level, or ""."""
    following = NEXT[code & FORM]
    if not following:
        return f"{where(code, square, names)} is at its max level."
    stock = state.sides[owner(code)].stock
    if not has(stock, ADD[following]):
        few = bricks_listed(PODS[state.setting.pods[owner(code)]], missing(stock, ADD[following]))
        return f"For the next level of {whose(code, names)} {names[owner(code)]} lacks {few}."
    return ""


# ---------------------------------------------------------------------- activation


def _activation(state: XPod, path: Path, names: Sequence[str]) -> str:
    """Why a unit cannot be activated, or not so."""
    seat, square = actor(state), SQUARE_OF[path[0]]
    code = state.units.get(square, 0)
    if not code:
        return f"{path[0]} is empty: {names[seat]} activates a unit on the board."
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
        return _special(state, path[1], square, path[2] if len(path) > 2 else "", names)
    return _other(state, names)


def _going_on(state: XPod, act: Act, path: Path, names: Sequence[str]) -> str:
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
        return _special(state, first, act.at, path[1] if len(path) > 1 else "", names)
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


def _special(state: XPod, special: str, square: int, target: str, names: Sequence[str]) -> str:
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
        return f"{target} is empty."
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
        return _no_lift(state, place, other, names) or f"{unit} cannot repair it now."
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
