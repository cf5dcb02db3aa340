"""Why an activation cannot go on like this."""

from __future__ import annotations

from pentapod.engine.message import Why, because
from pentapod.engine.state import Path
from pentapod.games.xpod.data.bricks import has, missing
from pentapod.games.xpod.data.table import ADD, FORMS, NEXT, Special
from pentapod.games.xpod.rules.activation.carry import room, stops
from pentapod.games.xpod.rules.activation.ending import must_push_on, reach_of
from pentapod.games.xpod.rules.activation.push import push
from pentapod.games.xpod.rules.activation.specials import span
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARE_OF, SQUARES, STEP, distance, occupancy
from pentapod.games.xpod.rules.building import Shortage
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import Moving, Unmoved
from pentapod.games.xpod.rules.touches import DONE, DROP
from pentapod.games.xpod.rules.units import FORM, SAFE, Standing, owner


def vacant(position: Position, square: int, key: str) -> Why:
    """A reason that begins with a square where no unit stands."""
    return because(key, place=SQUARES[square], vacancy=position.setting.obstacles >> square & 1)


def no_step(position: Position, activation: Unmoved | Moving, path: Path) -> Why:
    """Why these touches do not go on with an activation."""
    first, *rest = path
    if must_push_on(position, activation):
        return "must-push-on"
    if path == DONE:
        return "load-first" if activation.load else "card-first" if isinstance(activation, Unmoved) else "unchanged"
    if first == DROP:
        return _no_drop(position, activation, *rest[:1])
    if first in SQUARE_OF:
        done = isinstance(activation, Moving) and not activation.points
        return "movement-over" if done else no_goal(position, activation, SQUARE_OF[first])
    if first in tuple(Special):
        return _no_special_now(position, activation, Special(first), *rest[:1])
    return "other-unit"


def _no_special_now(position: Position, activation: Unmoved | Moving, special: Special, target: str = "") -> Why:
    unmoved = isinstance(activation, Unmoved)
    if special == Special.CARRY and not unmoved:
        return "carry-late"
    if activation.load:
        return "carrying"
    if special != Special.CARRY and unmoved:
        return "card-first"
    return no_special(position, special, activation.square, target)


# ---------------------------------------------------------------------- movement


def no_goal(position: Position, activation: Unmoved | Moving, goal: int) -> Why:
    """Why a unit cannot go to a square."""
    if isinstance(activation, Moving):
        return _no_push(position, activation, goal)
    at, obstacles, load = activation.square, position.setting.obstacles, activation.load
    able = reach_of(position, activation)
    farthest = max(able.move, able.jump, able.fly)
    if not farthest and not able.push:
        return "immobile"
    if obstacles >> at & 1 and not able.fly:
        return "stuck"
    if not farthest:
        return _no_push(position, activation, goal)
    if goal in position.units:
        return "taken"
    if obstacles >> goal & 1 and not able.fly:
        return "obstacle"
    if distance(at, goal) > farthest:
        return because("too-far", most=farthest)
    if load and not stops(1 << goal, occupancy(position.units).taken, obstacles, at, load):
        return "no-room-beside"
    return "no-way"


def _no_push(position: Position, activation: Unmoved | Moving, goal: int) -> Why:
    at, obstacles = activation.square, position.setting.obstacles
    if goal not in STEP[at]:
        return "push-too-far"
    if obstacles >> goal & 1:
        return "push-onto-obstacle"
    if push(position.units, obstacles, at, STEP[at].index(goal)) is None:
        return "push-safe"
    return "no-room-after" if activation.load else "back-again"


# ---------------------------------------------------------------------- special actions


def no_special(position: Position, special: Special, square: int, target: str = "") -> Why:
    """Why the special action of the unit on a square does not reach a target."""
    form = FORMS[position.units[square] & FORM]
    if special not in form.specials and special != Special.DECON:
        return because("not-able", special=special)
    if target not in SQUARE_OF:
        return because("nobody-in-reach", special=special, place=SQUARES[square])
    place = SQUARE_OF[target]
    if place not in position.units:
        return vacant(position, place, "vacant")
    facts = {"target": Standing(position.units[place], place), "place": target}
    near, far = span(special, form)
    if not near <= (away := distance(square, place)) <= far:
        return because("out-of-reach", away=away, span=(near, far), **facts)
    return because(_no_target(position, special, square, place), **facts)


def _no_target(position: Position, special: Special, square: int, place: int) -> Why:
    """Why a special action does nothing to a unit that it reaches."""
    target = position.units[place]
    own = owner(target) == owner(position.units[square])
    if special in (Special.DECON, Special.EAT) and target & SAFE:
        return "safe"
    match special:
        case Special.EAT:
            return "too-big"
        case Special.WEB:
            return "no-enemy" if own else "frozen-already"
        case Special.REPAIR:
            return no_level(position, place) or "not-possible" if own else "foreign"
        case _:
            return "no-room"


def _no_drop(position: Position, carrier: Unmoved | Moving, target: str = "") -> Why:
    """Why a load cannot be put down there."""
    if not carrier.load:
        return "no-load"
    if isinstance(carrier, Unmoved) and (carrier.boost or carrier.jumps):
        return "card-first"
    if target not in SQUARE_OF:
        return "drop-nowhere"
    square = SQUARE_OF[target]
    if not NEXT_TO[carrier.square] >> square & 1:
        return "drop-too-far"
    if square in position.units:
        return "taken"
    free = room(occupancy(position.units).taken, position.setting.obstacles, carrier.square, carrier.load.unit)
    return "back-where-it-was" if free >> square & 1 else "drop-on-obstacle"


def no_level(position: Position, square: int) -> Why | None:
    """Why the unit on a square cannot go up a level; None if it can."""
    code = position.units[square]
    following, side = NEXT[code & FORM], position.sides[owner(code)]
    target = Standing(code, square)
    if not following:
        return because("max-level", target=target)
    if has(side.stock, ADD[following]):
        return None
    lacking = missing(side.stock, ADD[following])
    return because("level-bricks", target=target, shortage=Shortage(position.setting.pods[owner(code)], lacking))
