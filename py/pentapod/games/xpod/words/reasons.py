"""What speaks for an action: clauses about the position after it, the most telling first.

They name what the evaluation counts: points, the turns that units still need to score, and what units can do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.xpod.data.bricks import counts
from pentapod.games.xpod.data.table import (
    CARD_BIT,
    FORMS,
    IDS,
    LEVEL,
    NAMES,
    PODS,
    POINTS,
    CardId,
    Movement,
)
from pentapod.games.xpod.rules.activation.ending import reach_of
from pentapod.games.xpod.rules.activation.threats import might_score_next, rows_left, scores_next
from pentapod.games.xpod.rules.board import SQUARE_OF
from pentapod.games.xpod.rules.building import form_named, in_lid
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, LockBrick, TakeTurn, Unmoved
from pentapod.games.xpod.rules.touches import APART
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words.names import UnitKey, placed_units, unit_key, whose, with_article

MOST: Final = 3
_FEWEST_LEFT: Final = 2
"""So many bricks of a kind must be left for that to speak for locking one of them."""
_ABLE: Final = {Movement.MOVE: "goes", Movement.JUMP: "jumps", Movement.FLY: "flies", Movement.PUSH: "pushes"}


class _Deed(NamedTuple):
    """An action with the positions before and after it."""

    before: XPod
    after: XPod
    action: Action
    names: Sequence[str]

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.action.seat

    def call(self, code: Unit) -> str:
        """A unit, said to whoever acts."""
        return f"your {NAMES[code & FORM]}" if owner(code) == self.seat else whose(code, self.names)

    def points(self, seat: int) -> int:
        """How many points a seat gains."""
        return self.after.sides[seat].points - self.before.sides[seat].points

    def stayed(self) -> Iterator[tuple[Unit, int, Unit, int]]:
        """Every unit that is on the board before and after: code and square, then both once more."""
        now = placed_units(self.after)
        for key, (code, square) in placed_units(self.before).items():
            later, goal = now.get(key, (0, None))
            if square is not None and goal is not None:
                yield code, square, later, goal


def reasons(state: XPod, action: Action, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for an action; () if nothing does, or if it is chance's, or a secret choice."""
    task = state.task
    if action.seat == CHANCE or isinstance(task, ChoosePlans):
        return ()
    deed = _Deed(state, resolved(state.after(action)), action, names)
    if isinstance(task, TakeTurn) and task.pending:
        return tuple(_about_brick(deed)) if isinstance(task.pending[0], LockBrick) else ()
    return tuple(islice(dict.fromkeys(_clauses(deed)), MOST))


def _clauses(deed: _Deed) -> Iterator[str]:
    yield from _points(deed)
    yield from _taken(deed)
    yield from _stopped(deed)
    yield from _may_follow(deed)
    yield from _near_scoring(deed)
    yield from _out_of_reach(deed)
    yield from _own_gains(deed)
    yield from _by_card(deed)
    yield from _building(deed)
    yield from _rows(deed)
    yield from _placed(deed)


def _about_brick(deed: _Deed) -> Iterator[str]:
    kind = PODS[deed.after.setting.pods[deed.seat]].kinds.index(deed.action.path[0])
    left = counts(deed.after.sides[deed.seat].stock)[kind]
    if left >= _FEWEST_LEFT:
        yield f"you have {left} more of them"


# ---------------------------------------------------------------------- points, and what the enemy loses


def _points(deed: _Deed) -> Iterator[str]:
    points = deed.points(deed.seat)
    if deed.after.sides[deed.seat].points >= POINTS:
        yield "it wins the game"
    elif points:
        yield "it scores a point" if points == 1 else "it scores two points at once"


def _taken(deed: _Deed) -> Iterator[str]:
    """Enemies that are taken off the board, lose levels or are frozen."""
    now = placed_units(deed.after)
    for key, (code, square) in placed_units(deed.before).items():
        if owner(code) == deed.seat:
            continue
        in_time = square is not None and scores_next(deed.before, square)
        before = " before it can score" if in_time else ""
        if key not in now:
            if not deed.points(1 - deed.seat):
                yield f"it takes {deed.call(code)} off the board{before}"
            continue
        later = now[key][0]
        lost = LEVEL[code & FORM] - LEVEL[later & FORM]
        if lost > 0:
            yield f"it takes {counted(lost, 'level')} from {deed.call(code)}"
        if later & FROZEN and not code & FROZEN:
            yield f"it freezes {deed.call(code)}{before}"


def _stopped(deed: _Deed) -> Iterator[str]:
    """Enemies that could have scored in their next turn, and cannot any more, not even with cards."""
    for code, square, later, goal in deed.stayed():
        frozen_now = later & FROZEN and not code & FROZEN
        if owner(code) == deed.seat or frozen_now or not scores_next(deed.before, square):
            continue
        if not might_score_next(deed.after, goal):
            yield f"it keeps {deed.call(later)} from scoring by itself next turn"


# ---------------------------------------------------------------------- what it leads to


def _may_follow(deed: _Deed) -> Iterator[str]:
    """What the activated unit can do next in the same turn."""
    after, seat = deed.after, deed.seat
    task = after.task
    if not isinstance(task, TakeTurn) or task.seat != seat or task.pending or not task.activation:
        return
    lost: dict[UnitKey, tuple[int, bool, Unit]] = {}
    for action in after.actions():
        if action.path[0] in CARD_BIT or action.path[-1] == APART:
            continue
        follow = _Deed(after, resolved(after.after(action)), action, deed.names)
        if follow.points(seat) > 0:
            yield "you can score at once then"
            return
        for taken in _losses(follow):
            key = unit_key(taken[2])
            lost[key] = max(lost.get(key, taken), taken)
    for levels, gone, code in sorted(lost.values(), key=lambda one: (one[1], one[0]), reverse=True)[:1]:
        what = f"{deed.call(code)} off the board" if gone else f"{counted(levels, 'level')} from {deed.call(code)}"
        yield f"you can take {what} then"


def _losses(deed: _Deed) -> Iterator[tuple[int, bool, Unit]]:
    """The enemies that lose levels: how many, whether they are gone, and what they were."""
    if deed.points(1 - deed.seat):
        return
    now = placed_units(deed.after)
    for key, (code, _) in placed_units(deed.before).items():
        left = LEVEL[now[key][0] & FORM] if key in now else 0
        if owner(code) != deed.seat and left < LEVEL[code & FORM]:
            yield LEVEL[code & FORM] - left, not left, code


def _near_scoring(deed: _Deed) -> Iterator[str]:
    """Own units that could not score in one move before, and can now."""
    if deed.after.result is not None:
        return
    for code, square, later, goal in deed.stayed():
        if owner(code) == deed.seat and scores_next(deed.after, goal) and not scores_next(deed.before, square):
            yield f"{deed.call(later)} can score in your next turn"


def _out_of_reach(deed: _Deed) -> Iterator[str]:
    """Own units that come onto an obstacle."""
    obstacles = deed.after.setting.obstacles
    for code, square, later, goal in deed.stayed():
        if owner(code) == deed.seat and obstacles >> goal & 1 and not obstacles >> square & 1:
            yield f"nobody can push {deed.call(later)} there"


# ---------------------------------------------------------------------- own units


def _own_gains(deed: _Deed) -> Iterator[str]:
    now = placed_units(deed.after)
    for key, (code, _) in placed_units(deed.before).items():
        later = now.get(key, (code, None))[0]
        if owner(code) != deed.seat:
            continue
        if LEVEL[later & FORM] > LEVEL[code & FORM]:
            yield f"it raises {deed.call(code)} to level {LEVEL[later & FORM]}"
            if FORMS[later & FORM].moves != FORMS[code & FORM].moves:
                yield from (f"{deed.call(code)} then {can}" for can in _moves(later & FORM))
        if code & FROZEN and not later & FROZEN:
            yield f"it thaws {deed.call(code)}"


def _by_card(deed: _Deed) -> Iterator[str]:
    """How far a unit goes with the cards that were played on it."""
    task = deed.after.task
    card = deed.action.path[0] in (CardId.JUMP, CardId.MOVE1)
    if not card or not isinstance(task, TakeTurn) or not isinstance(task.activation, Unmoved):
        return
    able = reach_of(deed.after, task.activation)
    ways = (
        (able.move, Movement.MOVE),
        (able.jump, Movement.JUMP),
        (able.fly, Movement.FLY),
        (able.push, Movement.PUSH),
    )
    far, way = max(ways)
    if far:
        call = deed.call(deed.after.units[task.activation.square])
        yield f"{call} {_ABLE[way]} up to {counted(far, 'square')} in this turn"


def _building(deed: _Deed) -> Iterator[str]:
    before, seat, path = deed.before, deed.seat, deed.action.path
    side, pod = before.sides[seat], before.setting.pods[seat]
    if path[-1] == APART:
        taken = IDS[in_lid(side.lid, path[0]) & FORM]
        new = _plans_to_build(deed.after) - _plans_to_build(before) - {taken}
        if new:
            names = [with_article(plan.name) for plan in PODS[pod].plans if plan.id in new]
            yield f"you can build {listed(names[:MOST], 'or')} then"
    elif len(path) > 1 and path[1].startswith("build"):
        have, need = len(units_in_play(before, seat)) + len(side.lid), POINTS - side.points
        if have < need:
            yield f"you have only {counted(have, 'unit')} for the {counted(need, 'point')} that you still need"
        form = form_named(pod, path[0], path[1])
        yield from (f"{with_article(NAMES[form])} {can}" for can in _moves(form))


def _plans_to_build(state: XPod) -> set[str]:
    return {path[0] for _, path in state.actions() if len(path) > 1 and path[1].startswith("build")}


def _moves(form: int) -> Iterator[str]:
    """How far a form goes."""
    for movement, value in FORMS[form].moves:
        yield f"{_ABLE[movement]} up to {counted(value, 'square')}"


def _rows(deed: _Deed) -> Iterator[str]:
    """How much nearer to scoring own units come, and how far enemies are brought back."""
    for code, square, later, goal in deed.stayed():
        forward = rows_left(owner(code), square) - rows_left(owner(code), goal)
        if owner(code) == deed.seat and forward > 0:
            home = deed.names[1 - deed.seat]
            yield f"it brings {deed.call(later)} {counted(forward, 'row')} nearer to {home}'s home row"
        elif owner(code) != deed.seat and forward < 0:
            yield f"it brings {deed.call(later)} back by {counted(-forward, 'row')}"


def _placed(deed: _Deed) -> Iterator[str]:
    first, *rest = deed.action.path
    if first.startswith("lid-") and rest[0] in SQUARE_OF:
        code = deed.after.units.get(SQUARE_OF[rest[0]], 0)
        if code & SAFE:
            yield f"{deed.call(code)} is safe there until your next turn"
