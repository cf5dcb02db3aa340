"""What the rules have against touches: each function answers with the key of a reason, or with a reason and its facts.

The facts that every reason has are those of the touches themselves (`touched`).
"""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Path
from pentapod.games.xpod.data.table import CARD_BIT, FLIES, PODS, STARTERS, CardId, Special, plans_of
from pentapod.games.xpod.rules.actions import TurnKind, legal_actions, turn_kinds
from pentapod.games.xpod.rules.activation.movement import may_get_jump
from pentapod.games.xpod.rules.activation.objections import no_goal, no_level, no_special, no_step, vacant
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARE_OF
from pentapod.games.xpod.rules.building import in_lid, plan_places, shortage
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import (
    Activation,
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ended,
    GameOver,
    LockBrick,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Task,
    Unmoved,
)
from pentapod.games.xpod.rules.touched import touched
from pentapod.games.xpod.rules.touches import APART, PASS, UNFREEZE, lid_touch, owner_and_name
from pentapod.games.xpod.rules.units import FORM, FROZEN, Standing, owner


def objection(position: Position, seat: int, path: Path, viewer: int | None) -> Message:
    """Why no legal action of the seat that acts begins with these touches, as far as a viewer may know it."""
    holder, thing = owner_and_name(seat, path[0] if path else "")
    path = (thing, *path[1:])
    if seat != CHANCE and holder != seat:
        return because("of-other-player", seat=seat, other_seat=holder)
    why = _objection(position, position.task, path, viewer)
    return because(why, **touched(position, seat, path))


def _objection(position: Position, task: Task, path: Path, viewer: int | None) -> Why:
    match task:
        case DrawStarter() | GameOver():
            return "draw-first"
        case ChoosePlans():
            return _picking(position, task, path[0]) if viewer in (task.seat, CHANCE) else "secret"
        case BuildTwo():
            return _build_two(position, task, path)
        case TakeTurn():
            return _scored(position, task.pending[0], path[0]) if task.pending else _turn(position, task, path)
        case _:
            assert_never(task)


def _turn(position: Position, task: TakeTurn, path: Path) -> Why:
    first = path[0]
    if first in CARD_BIT:
        return _card(position, task, path)
    if first in plan_places(position.setting.pods[task.seat]):
        return _plan(position, task, first)
    if first.startswith("lid-"):
        return _lid(position, task, path)
    if path == PASS:
        return "pass"
    if task.activation:
        assert not isinstance(task.activation, Ended)
        return no_step(position, task.activation, path)
    return _no_activation(position, task.seat, path) if first in SQUARE_OF else "nothing-chosen"


def _build_two(position: Position, task: BuildTwo, path: Path) -> Why:
    if path[0] in plan_places(position.setting.pods[task.seat]):
        return _plan(position, task, path[0])
    return _lid(position, task, path) if path[-1] == APART and path[0].startswith("lid-") else "two-builds"


def _no_activation(position: Position, seat: int, path: Path) -> Why:
    """Why a seat cannot activate a unit, or not like this."""
    square = SQUARE_OF[path[0]]
    code = position.units.get(square)
    if code is None:
        kinds = turn_kinds(legal_actions(position))
        no_unit = vacant(position, square, "no-unit" if TurnKind.ACTIVATE in kinds else "no-unit-now")
        return because(no_unit, turns=kinds)
    if owner(code) != seat:
        return "not-own-unit"
    if code & FROZEN:
        return "frozen"
    if len(path) == 1:
        stuck = position.setting.obstacles >> square & 1 and not FLIES[code & FORM]
        return "stuck-and-idle" if stuck else "idle"
    if path[1] == UNFREEZE:
        return "not-frozen"
    if path[1] in SQUARE_OF:
        return no_goal(position, Unmoved(square), SQUARE_OF[path[1]])
    if path[1] in tuple(Special):
        return no_special(position, Special(path[1]), square, *path[2:3])
    return "nothing"


# ---------------------------------------------------------------------- outside of turns


def _scored(position: Position, choice: ScoreChoice, touch: str) -> Why:
    match choice:
        case LockBrick():
            return "no-such-brick" if touch in PODS[position.setting.pods[choice.seat]].kinds else "lock-first"
        case TakeBack():
            return "not-used" if touch in CARD_BIT else "take-back-first"
        case _:
            assert_never(choice)


def _picking(position: Position, task: ChoosePlans, touch: str) -> Why:
    plans = task.picks[task.seat].plans
    places = plan_places(position.setting.pods[task.seat])
    if touch in CARD_BIT:
        return "plans-first" if len(plans) < STARTERS else "chosen"
    if touch not in places:
        return "choosing"
    if len(plans) == STARTERS:
        return "plans-complete"
    return "chosen" if places[touch] in plans else "not-together"


# ---------------------------------------------------------------------- building and placing


def _plan(position: Position, task: TakeTurn | BuildTwo, touch: str) -> Why:
    pod = position.setting.pods[task.seat]
    plan = PODS[pod].plans[plan_places(pod)[touch]]
    if isinstance(task, TakeTurn) and task.activation:
        return "no-building"
    if plan not in plans_of(pod, position.setting.tier):
        return "advanced-plan"
    if few := shortage(position.sides[task.seat], pod, plan.top):
        return because("too-few-bricks", shortage=few)
    return "no-second-unit" if isinstance(task, BuildTwo) and task.first is None else "max-level-only"


def _lid(position: Position, task: TakeTurn | BuildTwo, path: Path) -> Why:
    lid = position.sides[task.seat].lid
    if path[0] not in [lid_touch(code & FORM) for code in lid]:
        return "not-in-lid"
    if path[-1] == APART:
        return "just-built" if isinstance(task, BuildTwo) and task.first == in_lid(lid, path[0]) else "push-first"
    if isinstance(task, TakeTurn) and task.activation:
        return "no-placing"
    if len(path) < 2 or path[1] not in SQUARE_OF:
        return "no-place"
    square = SQUARE_OF[path[1]]
    if not HOME_ROWS[task.seat] >> square & 1:
        return because("not-home", place=path[1])
    return because("in-the-way", target=Standing(position.units[square], square))


# ---------------------------------------------------------------------- X-tra cards


def _card(position: Position, task: TakeTurn, path: Path) -> Why:
    card, side = CardId(path[0]), position.sides[task.seat]
    if side.used & CARD_BIT[card]:
        return "used"
    if not side.hand & CARD_BIT[card]:
        return "no-such-card"
    if card == CardId.BUILD2:
        return "before-anything" if task.activation or task.card_played else "two-not-possible"
    square = SQUARE_OF.get(path[1]) if len(path) > 1 else None
    if card == CardId.LEVEL1:
        return _level_card(position, square)
    if task.activation:
        square = task.activation.square
    elif square is None:
        return "helps-nobody"
    if square is None or square not in position.units or owner(position.units[square]) != task.seat:
        return "own-units-only"
    if position.units[square] & FROZEN:
        return "frozen-by-card"
    if card != CardId.DECON1:
        return _movement_card(card, position.units[square], task.activation)
    return no_special(position, Special.DECON, square, path[-1] if len(path) > (1 if task.activation else 2) else "")


def _movement_card(card: CardId, code: int, activation: Activation | None) -> Why:
    """Why JUMP or MOVE +1 cannot be played on a unit."""
    if activation and not isinstance(activation, Unmoved):
        return "before-moving"
    if card == CardId.JUMP and not may_get_jump(code & FORM, bool(activation and activation.boost)):
        return "no-jump"
    return "leads-nowhere"


def _level_card(position: Position, square: int | None) -> Why:
    if square is None:
        return "no-level-now"
    if square not in position.units:
        return vacant(position, square, "level-needs-unit")
    return no_level(position, square) or "level-without-end"
