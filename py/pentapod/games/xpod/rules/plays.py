"""What an action does: each function changes a draft as one kind of touch says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapod.engine.state import Path
from pentapod.games.xpod.data.table import (
    BUILD2,
    CARD_BIT,
    CARRY,
    DECON,
    DECON1,
    HAND,
    JUMP_CARD,
    LEVEL1,
    MOVE1,
    PODS,
    STARTERS,
)
from pentapod.games.xpod.rules.actions import PASS, UNFREEZE, chooser
from pentapod.games.xpod.rules.activations import DONE, DROP
from pentapod.games.xpod.rules.board import NORTH, SIDES, SOUTH, SQUARE_OF, STARTS, STEP, TARGET_ROWS
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.movement import reach
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, GONE, TURN, UNMOVED, Act, Task, fingerprint, side
from pentapod.games.xpod.rules.push import push
from pentapod.games.xpod.rules.setup import HOME_ROW
from pentapod.games.xpod.rules.specials import act_out
from pentapod.games.xpod.rules.supply import APART, form_named, in_lid, plan_names
from pentapod.games.xpod.rules.turn import end_turn, settle
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, owner


def play(draft: Draft, path: Path) -> None:
    """A legal action, in whatever is to be done now."""
    draft.actions = None
    task = draft.task
    if task.waits:
        _answer(draft, path[0])
    elif task.kind == CHOOSE:
        _pick(draft, path[0])
    elif task.kind == DRAW:
        _begin(draft, SIDES.index(path[0]))
    elif path[0] in _CARDS:
        draft.play_card(CARD_BIT[path[0]])
        _CARDS[path[0]](draft, path)
    elif path[-1] == APART:
        _take_apart(draft, path[0])
    elif task.act:
        _go_on(draft, task.act, path)
    elif path[0] in SQUARE_OF:
        _activate(draft, SQUARE_OF[path[0]], path)
    elif path == PASS:
        end_turn(draft, passed=True)
    elif path[1] in SQUARE_OF:
        _place(draft, path[0], SQUARE_OF[path[1]])
    else:
        _build(draft, path)


# ---------------------------------------------------------------------- before the first turn


def _pick(draft: Draft, touch: str) -> None:
    """A plan, then cards; when both players have all of theirs, the plans are built."""
    seat = chooser(draft)
    picks = list(draft.task.picks)
    plans, cards = picks[seat]
    if len(plans) < STARTERS:
        picks[seat] = picks[seat]._replace(plans=(*plans, plan_names(draft.setting.pods[seat])[touch]))
    else:
        picks[seat] = picks[seat]._replace(cards=cards | CARD_BIT[touch])
    draft.task = draft.task._replace(picks=(picks[SOUTH], picks[NORTH]))
    if picks[NORTH].cards.bit_count() == HAND:
        draft.task = Task(DRAW, SOUTH)
        for owner_, chosen in enumerate(picks):
            draft.sides[owner_] = side(draft.setting.pods[owner_], chosen.cards)
            set_up(draft, owner_, chosen.plans)


def set_up(draft: Draft, seat: int, plans: tuple[int, ...]) -> None:
    """The starting units of a player are built, into the lid or onto the home row."""
    for plan, square in zip(plans, STARTS[seat], strict=True):
        code = draft.build(seat, PODS[draft.setting.pods[seat]].plans[plan].top)
        if draft.setting.start_units == HOME_ROW:
            draft.leave_lid(code)
            draft.units[square] = code


def _begin(draft: Draft, seat: int) -> None:
    draft.task = Task(TURN, seat)
    draft.start = fingerprint(seat, draft.units, draft.sides)


# ---------------------------------------------------------------------- lid and plans


def _take_apart(draft: Draft, touch: str) -> None:
    task = draft.task
    lid = tuple(code for code in draft.sides[task.seat].lid if code != task.first)
    draft.take_apart(in_lid(lid, touch))
    if task.act:
        settle(draft)


def _place(draft: Draft, touch: str, square: int) -> None:
    code = in_lid(draft.sides[draft.task.seat].lid, touch)
    draft.leave_lid(code)
    draft.units[square] = code | SAFE
    end_turn(draft, placed=square)


def _build(draft: Draft, path: Path) -> None:
    task = draft.task
    code = draft.build(task.seat, form_named(draft.setting.pods[task.seat], *path))
    if task.kind == BUILD and not task.first:
        draft.task = task._replace(first=code)
    else:
        end_turn(draft)


# ---------------------------------------------------------------------- activation


def _activate(draft: Draft, square: int, path: Path) -> None:
    if path[1] == UNFREEZE:
        draft.units[square] &= ~FROZEN
        end_turn(draft)
    else:
        _go_on(draft, Act(square, square), path[1:])


def _go_on(draft: Draft, act: Act, path: Path) -> None:
    """A part of an activation, without the square of the unit."""
    draft.act(act)
    if path[0] in SQUARE_OF:
        _move(draft, act, SQUARE_OF[path[0]])
    elif path == DONE:
        draft.act(act._replace(ended=True))
    elif path[0] == DROP:
        _drop(draft, act, SQUARE_OF[path[1]])
    elif path[0] == CARRY:
        source = SQUARE_OF[path[1]]
        draft.act(act._replace(load=draft.units.pop(source), source=source))
    else:
        draft.act(act._replace(ended=True))
        act_out(draft, path[0], act.at, SQUARE_OF[path[1]])
    settle(draft)


def _move(draft: Draft, act: Act, goal: int) -> None:
    """A point of PUSH towards a neighbouring square, or a whole movement by MOVE, JUMP or FLY."""
    able = reach(draft.units[act.at] & FORM, act.boost, act.jumps)
    points = able.push if act.points == UNMOVED else act.points
    pushes = push(draft.units, draft.setting.obstacles, act.at, STEP[act.at].index(goal)) if _near(act, goal) else None
    if points and pushes and not draft.setting.obstacles >> act.at & 1:
        draft.act(act._replace(points=points))
        draft.shove(pushes, STEP[act.at].index(goal))
    else:
        draft.units[goal] = draft.units.pop(act.at)
        draft.act(Act(goal, act.origin, 0, act.heading, act.touched, act.load, act.source))
    moved = draft.task.act
    if moved and TARGET_ROWS[draft.task.seat] >> moved.at & 1:  # none once a pushed unit has won the game
        draft.act(moved._replace(points=0))
        draft.arrive()


def _near(act: Act, goal: int) -> bool:
    return goal in STEP[act.at]


def _drop(draft: Draft, act: Act, square: int) -> None:
    """The load is put down; it and its carrier may both score, at the same moment."""
    units = draft.units
    units[square] = act.load
    scored = [units.pop(place) for place in (act.at, square) if TARGET_ROWS[owner(units[place])] >> place & 1]
    draft.act(act._replace(at=act.at if act.at in units else GONE, points=0, load=0, ended=True))
    if scored:
        draft.score(*scored)


# ---------------------------------------------------------------------- X-tra cards


def _jump(draft: Draft, path: Path) -> None:
    act = _active(draft, path)
    draft.act(act._replace(jumps=True))


def _move_on(draft: Draft, path: Path) -> None:
    act = _active(draft, path)
    draft.act(act._replace(boost=True))


def _active(draft: Draft, path: Path) -> Act:
    return draft.task.act or Act(SQUARE_OF[path[1]], SQUARE_OF[path[1]])


def _deconstruct(draft: Draft, path: Path) -> None:
    act = draft.task.act or Act(SQUARE_OF[path[1]], SQUARE_OF[path[1]])
    draft.act(act._replace(ended=True))
    act_out(draft, DECON, act.at, SQUARE_OF[path[-1]], more=1)
    settle(draft)


def _level(draft: Draft, path: Path) -> None:
    draft.lift(SQUARE_OF[path[1]])
    if draft.task.act:
        settle(draft)


def _build_two(draft: Draft, path: Path) -> None:
    draft.task = draft.task._replace(kind=BUILD)


_CARDS: Final[dict[str, Callable[[Draft, Path], None]]] = {
    BUILD2: _build_two,
    DECON1: _deconstruct,
    JUMP_CARD: _jump,
    LEVEL1: _level,
    MOVE1: _move_on,
}


# ---------------------------------------------------------------------- scored units


def _answer(draft: Draft, touch: str) -> None:
    wait = draft.task.waits[0]
    if wait.bricks:
        draft.lock(PODS[draft.setting.pods[wait.seat]].kinds.index(touch))
    else:
        draft.take_back(CARD_BIT[touch])
    draft.settle_waits()
    settle(draft)
