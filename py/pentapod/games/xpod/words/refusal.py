"""Why a touch is refused: the rule against it, in a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.state import CHANCE, Path
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import (
    BRICKS,
    CARD_BIT,
    KIND_NAMES,
    NAMES,
    PODS,
    STARTERS,
    CardId,
    Plan,
    Special,
    Tier,
)
from pentapod.games.xpod.rules.activation.movement import may_get_jump
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARE_OF
from pentapod.games.xpod.rules.building import stock_with_lid
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    GameOver,
    LockBrick,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Unmoved,
)
from pentapod.games.xpod.rules.touches import APART, PASS, lid_touch, owner_and_name
from pentapod.games.xpod.rules.units import FORM, FROZEN, Unit, owner
from pentapod.games.xpod.words.names import CARD_NAMES, bricks_listed, missing, where
from pentapod.games.xpod.words.refusal_activation import (
    no_activation,
    no_level,
    no_special,
    no_step,
    one_by_one,
    vacant,
)


def refusal(state: XPod, path: Path, names: Sequence[str], viewer: int | None) -> str:
    """Why no legal action begins with these touches, as far as a viewer may know it."""
    task = state.task
    if isinstance(task, GameOver):
        return "The game is over."
    if isinstance(task, DrawStarter):
        return "First chance draws the starting player."
    seat = state.actors[0]
    holder, thing = owner_and_name(state, path[0] if path else "")
    if holder is not None and holder != seat:
        return f"This is {names[holder]}'s; now {names[seat]} is to choose."
    path = (thing, *path[1:])
    match task:
        case ChoosePlans():
            if viewer not in (seat, CHANCE):
                return f"{names[seat]} chooses in secret."
            return _picking(state, task, thing, names)
        case BuildTwo():
            return _build_two(state, task, path, names)
        case TakeTurn():
            return _scored(state, task.pending[0], thing, names) if task.pending else _turn(state, task, path, names)
        case _:
            assert_never(task)


def _turn(state: XPod, task: TakeTurn, path: Path, names: Sequence[str]) -> str:
    first = path[0]
    if first in CARD_NAMES:
        return _card(state, task, path, names)
    if plan := _plan_named(state, task.seat, first):
        return _plan(state, task, plan, path, names)
    if first.startswith("lid-"):
        return _lid(state, task, path, names)
    if path == PASS:
        return f"{names[task.seat]} can still do something, so passing is not allowed."
    if task.activation:
        return no_step(state, task.activation, path, names)
    if first in SQUARE_OF:
        return no_activation(state, task.seat, path, names)
    return f"First {names[task.seat]} chooses a unit, a plan or a card."


def _build_two(state: XPod, task: BuildTwo, path: Path, names: Sequence[str]) -> str:
    if plan := _plan_named(state, task.seat, path[0]):
        return _plan(state, task, plan, path, names)
    if path[-1] != APART or not path[0].startswith("lid-"):
        return "BUILD 2 was played: this turn is for building two units, and nothing else."
    return _lid(state, task, path, names)


def _plan_named(state: XPod, seat: int, name: str) -> Plan | None:
    return next((plan for plan in PODS[state.setting.pods[seat]].plans if plan.id == name), None)


# ---------------------------------------------------------------------- outside of turns


def _scored(state: XPod, choice: ScoreChoice, touch: str, names: Sequence[str]) -> str:
    name = names[choice.seat]
    match choice:
        case LockBrick():
            if touch in PODS[state.setting.pods[choice.seat]].kinds:
                return f"The unit that scored had no {KIND_NAMES[touch].one}."
            return f"First {name} locks a brick of the unit that scored."
        case TakeBack():
            if touch in CARD_NAMES:
                return f"{CARD_NAMES[touch]} is not among {name}'s used cards."
            return f"First {name} takes a used X-tra card back."
        case _:
            assert_never(choice)


def _picking(state: XPod, task: ChoosePlans, touch: str, names: Sequence[str]) -> str:
    seat, name = task.seat, names[task.seat]
    plans, cards = task.picks[seat]
    if touch in CARD_NAMES:
        if len(plans) < STARTERS:
            return f"{name} chooses {STARTERS} plans first, then the cards."
        if cards & CARD_BIT[touch]:
            return f"{name} has chosen {CARD_NAMES[touch]} already."
        return one_by_one(name)
    plan = _plan_named(state, seat, touch)
    if plan is None:
        return f"{name} chooses plans and cards before the first turn."
    if len(plans) == STARTERS:
        return f"{name} has chosen {STARTERS} plans; now the cards are chosen."
    sheets = PODS[state.setting.pods[seat]].plans
    if plan in [sheets[chosen] for chosen in plans]:
        return f"{name} has chosen {plan.name} already."
    return f"{plan.name} cannot be built together with what {name} has chosen."


# ---------------------------------------------------------------------- building and placing


def lacks(state: XPod, seat: int, form: int) -> str | None:
    """Which bricks are missing for a unit of this form; None if they are all there."""
    side, pod = state.sides[seat], PODS[state.setting.pods[seat]]
    if has(side.stock, BRICKS[form]):
        return None
    lacking = missing(side.stock, BRICKS[form])
    few = bricks_listed(pod, lacking)
    if has(stock_with_lid(side.stock, side.lid), BRICKS[form]):
        return f"{few} more, which {'is' if bricks.total(lacking) == 1 else 'are'} in the lid"
    return f"{few} more"


def _plan(state: XPod, task: TakeTurn | BuildTwo, plan: Plan, path: Path, names: Sequence[str]) -> str:
    seat, name = task.seat, names[task.seat]
    if isinstance(task, TakeTurn) and task.activation:
        return f"{name} is activating a unit in this turn, and builds nothing."
    if state.setting.tier == Tier.BASIC and plan.tier != Tier.BASIC:
        return f"{plan.name} is a plan of the advanced game."
    few = lacks(state, seat, plan.top)
    if few:
        return f"{plan.name} needs {few}."
    if isinstance(task, BuildTwo) and task.first is None:
        return f"After {plan.name} no second unit could be built."
    if len(path) > 1:
        return f"{plan.name} is built at its max level."
    return one_by_one(name)


def _lid(state: XPod, task: TakeTurn | BuildTwo, path: Path, names: Sequence[str]) -> str:
    seat, name, touch = task.seat, names[task.seat], path[0]
    side = state.sides[seat]
    code = next((code for code in side.lid if lid_touch(code & FORM) == touch), None)
    if code is None:
        return f"{name} has no such unit in the lid."
    unit = NAMES[code & FORM]
    if path[-1] == APART:
        if isinstance(task, BuildTwo) and task.first == code:
            return f"{unit} was built with BUILD 2 just now, and stays whole."
        return "A blocked push goes on first."
    if isinstance(task, TakeTurn) and task.activation:
        return f"{name} is activating a unit in this turn, and places nothing."
    if len(path) < 2 or path[1] not in SQUARE_OF:
        return f"{unit} is placed on a square of the home row."
    square = SQUARE_OF[path[1]]
    if not HOME_ROWS[seat] >> square & 1:
        return f"{path[1]} is not in {name}'s home row: units are placed there."
    if square in state.units:
        return f"{where(state.units[square], square, names)} is in the way."
    return one_by_one(name)


# ---------------------------------------------------------------------- X-tra cards


def _card(state: XPod, task: TakeTurn, path: Path, names: Sequence[str]) -> str:
    card, name, side = CardId(path[0]), names[task.seat], state.sides[task.seat]
    called = CARD_NAMES[card]
    if side.used & CARD_BIT[card]:
        return f"{name} has used {called} already."
    if not side.hand & CARD_BIT[card]:
        return f"{name} has no card {called}."
    if card == CardId.BUILD2:
        if task.activation or task.card_played:
            return f"{called} is played before anything else in a turn."
        return f"{name} has not the bricks and plans for two units."
    if card == CardId.LEVEL1:
        return _level_card(state, path, names)
    if task.activation:
        square = task.activation.square
    else:
        square = SQUARE_OF.get(path[1]) if len(path) > 1 else None
        if square is None:
            return f"{called} would help none of {name}'s units now."
    code = None if square is None else state.units.get(square)
    if square is None or code is None or owner(code) != task.seat:
        return f"{called} is for one of {name}'s own units."
    if code & FROZEN:
        return f"{where(code, square, names)} is frozen."
    if card == CardId.DECON1:
        if len(path) > (1 if task.activation else 2):
            return no_special(state, Special.DECON, square, path[-1], names)
        return f"{NAMES[code & FORM]} has nobody to deconstruct."
    return _movement_card(task, card, code)


def _movement_card(task: TakeTurn, card: CardId, code: Unit) -> str:
    """Why JUMP or MOVE +1 cannot be played on a unit."""
    called, unit = CARD_NAMES[card], NAMES[code & FORM]
    if task.activation and not isinstance(task.activation, Unmoved):
        return f"{called} is played before the unit moves."
    if card == CardId.JUMP and not may_get_jump(code & FORM, bool(task.activation and task.activation.boost)):
        return f"JUMP helps a unit that moves or pushes, and {unit} does not, or jumps or flies already."
    return f"{unit} could go nowhere with {called}."


def _level_card(state: XPod, path: Path, names: Sequence[str]) -> str:
    if len(path) < 2 or path[1] not in SQUARE_OF:
        return "No unit on the board can go up a level now."
    square = SQUARE_OF[path[1]]
    code = state.units.get(square)
    if code is None:
        return f"{vacant(state, square)}: LEVEL +1 is for a unit on the board."
    no = no_level(state, square, code, names)
    return no or "With another level this activation could not be brought to an end."
