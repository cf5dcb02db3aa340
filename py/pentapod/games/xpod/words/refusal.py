"""Why a touch is refused in X-Pod Play Off: the rule that stands against it, in a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import CHANCE, Path
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import (
    BASIC,
    BRICKS,
    BUILD2,
    CARD_BIT,
    DECON,
    DECON1,
    JUMP_CARD,
    KIND_NAMES,
    LEVEL1,
    NAMES,
    PODS,
    STARTERS,
    Plan,
)
from pentapod.games.xpod.rules.actions import PASS
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARE_OF
from pentapod.games.xpod.rules.movement import may_get_jump
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, OVER, UNMOVED
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.supply import APART, lid_touch
from pentapod.games.xpod.rules.touches import actor
from pentapod.games.xpod.rules.touches import whose as owner_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, owner
from pentapod.games.xpod.words.hindrances import no_activation, no_going_on, no_lift, no_special, one_by_one, vacant
from pentapod.games.xpod.words.names import CARD_NAMES, OVER_ALREADY
from pentapod.games.xpod.words.phrases import bricks_listed, missing, where


def refusal(state: XPod, path: Path, names: Sequence[str], viewer: int | None) -> str:
    """Why no legal action begins with these touches, as far as a viewer may know it."""
    task = state.task
    if task.kind == OVER:
        return OVER_ALREADY
    if task.kind == DRAW:
        return "First chance draws the starting player."
    seat = actor(state)
    first = path[0] if path else ""
    holder, thing = owner_of(state, first)
    path = (thing, *path[1:])
    if holder != seat:
        return f"This is {names[holder]}'s; now {names[seat]} is to choose."
    if task.waits:
        return _waiting(state, thing, names)
    if task.kind == CHOOSE:
        return _picking(state, thing, names) if viewer in (seat, CHANCE) else f"{names[seat]} chooses in secret."
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
        return no_going_on(state, task.act, path, names)
    if thing in SQUARE_OF:
        return no_activation(state, path, names)
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
            else one_by_one(state, names)
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


# ---------------------------------------------------------------------- building and placing


def lacks(state: XPod, seat: int, form: int) -> str:
    """Which bricks are missing for a unit of this form, or ""."""
    side, pod = state.sides[seat], PODS[state.setting.pods[seat]]
    if has(side.stock, BRICKS[form]):
        return ""
    lacking = missing(side.stock, BRICKS[form])
    few = bricks_listed(pod, lacking)
    if has(side.stock + sum(BRICKS[code & FORM] for code in side.lid), BRICKS[form]):
        return f"{few} more, which {'is' if sum(bricks.counts(lacking)) == 1 else 'are'} in the lid"
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
    return one_by_one(state, names)


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
    return one_by_one(state, names)


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
            return no_special(state, DECON, square, path[-1], names)
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
        return f"{vacant(state, square)}: LEVEL +1 is for a unit on the board."
    return no_lift(state, square, code, names) or "With another level this activation could not be brought to an end."
