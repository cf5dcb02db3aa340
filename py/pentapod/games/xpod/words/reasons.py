"""What speaks for an action: clauses about the position after it, the most telling first.

They name what the evaluation counts: points, the turns that units still need to score, and what units can do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, resolved
from pentapod.games.xpod.data.bricks import counts
from pentapod.games.xpod.data.table import (
    CARD_BIT,
    FORMS,
    IDS,
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
from pentapod.games.xpod.rules.units import FORM, SAFE, Standing, Unit, owner
from pentapod.games.xpod.words.outcome import Change, changes, unit_key

_MOST_PLANS: Final = 3
"""So many plans are named that can be built."""
_FEWEST_LEFT: Final = 2
"""So many bricks of a kind must be left for that to speak for locking one of them."""


class _Deed(NamedTuple):
    """An action with the positions before and after it."""

    before: XPod
    after: XPod
    action: Action

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.action.seat

    @property
    def enemy(self) -> int:
        """Who does not."""
        return 1 - self.seat

    def because(self, key: str, code: Unit, **facts: object) -> Message:
        """A clause about a unit, said to whoever acts."""
        return because(f"reason-{key}", unit=Standing(code, None, self.seat), **facts)

    def points(self, seat: int) -> int:
        """How many points a seat gains."""
        return self.after.sides[seat].points - self.before.sides[seat].points

    def changed(self, *seats: int) -> list[Change]:
        """What became of the units of some seats."""
        return [change for change in changes(self.before, self.after) if owner(change.code) in seats]

    def stayed(self, *seats: int) -> Iterator[tuple[Change, int, int]]:
        """Those that are on the board before and after, with the squares where they stood and stand."""
        for change in self.changed(*seats):
            if change.square is not None and change.goal is not None:
                yield change, change.square, change.goal


def reasons(state: XPod, action: Action) -> Iterator[Message]:
    """What speaks for an action; nothing for a secret choice. Some may be said twice."""
    task = state.task
    if isinstance(task, ChoosePlans):
        return
    deed = _Deed(state, resolved(state.after(action)), action)
    if not isinstance(task, TakeTurn) or not task.pending:
        yield from _clauses(deed)
    elif isinstance(task.pending[0], LockBrick):
        yield from _about_brick(deed)


def _clauses(deed: _Deed) -> Iterator[Message]:
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


def _about_brick(deed: _Deed) -> Iterator[Message]:
    kind = PODS[deed.after.setting.pods[deed.seat]].kinds.index(deed.action.path[0])
    left = counts(deed.after.sides[deed.seat].stock)[kind]
    if left >= _FEWEST_LEFT:
        yield because("reason-bricks-left", count=left)


# ---------------------------------------------------------------------- points, and what the enemy loses


def _points(deed: _Deed) -> Iterator[Message]:
    points = deed.points(deed.seat)
    if deed.after.sides[deed.seat].points >= POINTS:
        yield because("reason-wins")
    elif points:
        yield because("reason-scores", count=points)


def _taken(deed: _Deed) -> Iterator[Message]:
    """Enemies that are taken off the board, lose levels or are frozen."""
    for change in deed.changed(deed.enemy):
        in_time = change.square is not None and scores_next(deed.before, change.square)
        if not change.later and not deed.points(deed.enemy):
            yield deed.because("removes", change.code, in_time=in_time)
        if change.later and change.levels < 0:
            yield deed.because("takes-levels", change.code, count=-change.levels)
        if change.frozen:
            yield deed.because("freezes", change.code, in_time=in_time)


def _stopped(deed: _Deed) -> Iterator[Message]:
    """Enemies that could have scored in their next turn, and cannot any more, not even with cards."""
    for change, square, goal in deed.stayed(deed.enemy):
        if not change.frozen and scores_next(deed.before, square) and not might_score_next(deed.after, goal):
            yield deed.because("stops", change.later)


# ---------------------------------------------------------------------- what it leads to


def _may_follow(deed: _Deed) -> Iterator[Message]:
    """What the activated unit can do next in the same turn."""
    after, seat = deed.after, deed.seat
    task = after.task
    if not isinstance(task, TakeTurn) or task.seat != seat or task.pending or not task.activation:
        return
    lost: dict[tuple[int, int, int], tuple[int, bool, Unit]] = {}
    for action in after.actions():
        if action.path[0] in CARD_BIT or action.path[-1] == APART:
            continue
        follow = _Deed(after, resolved(after.after(action)), action)
        if follow.points(seat) > 0:
            yield because("reason-then-scores")
            return
        for taken in _losses(follow):
            key = unit_key(taken[2])
            lost[key] = max(lost.get(key, taken), taken)
    for levels, gone, code in sorted(lost.values(), key=lambda one: (one[1], one[0]), reverse=True)[:1]:
        yield deed.because("then-removes" if gone else "then-takes-levels", code, count=levels)


def _losses(deed: _Deed) -> Iterator[tuple[int, bool, Unit]]:
    """The enemies that lose levels: how many, whether they are gone, and what they were."""
    if deed.points(deed.enemy):
        return
    for change in deed.changed(deed.enemy):
        if change.levels < 0:
            yield -change.levels, not change.later, change.code


def _near_scoring(deed: _Deed) -> Iterator[Message]:
    """Own units that could not score in one move before, and can now."""
    if deed.after.result is not None:
        return
    for change, square, goal in deed.stayed(deed.seat):
        if scores_next(deed.after, goal) and not scores_next(deed.before, square):
            yield deed.because("near", change.later)


def _out_of_reach(deed: _Deed) -> Iterator[Message]:
    """Own units that come onto an obstacle."""
    obstacles = deed.after.setting.obstacles
    for change, square, goal in deed.stayed(deed.seat):
        if obstacles >> goal & 1 and not obstacles >> square & 1:
            yield deed.because("unpushable", change.later)


# ---------------------------------------------------------------------- own units


def _own_gains(deed: _Deed) -> Iterator[Message]:
    for change in deed.changed(deed.seat):
        code, form = change.code, FORMS[change.later & FORM]
        if change.levels > 0:
            yield deed.because("raises", code, level=form.level)
            if form.moves != FORMS[code & FORM].moves:
                for movement, far in form.moves:
                    yield deed.because("then-goes", code, movement=movement, count=far)
        if change.thawed:
            yield deed.because("thaws", code)


def _by_card(deed: _Deed) -> Iterator[Message]:
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
        yield deed.because("goes-by-card", deed.after.units[task.activation.square], movement=way, count=far)


def _building(deed: _Deed) -> Iterator[Message]:
    before, seat, path = deed.before, deed.seat, deed.action.path
    side, pod = before.sides[seat], before.setting.pods[seat]
    if path[-1] == APART:
        taken = IDS[in_lid(side.lid, path[0]) & FORM]
        new = _plans_to_build(deed.after) - _plans_to_build(before) - {taken}
        if new:
            plans = [because("a-thing", thing=plan.id) for plan in PODS[pod].plans if plan.id in new]
            yield because("reason-then-builds", plans=plans[:_MOST_PLANS])
    elif len(path) > 1 and path[1].startswith("build"):
        have, need = len(units_in_play(before, seat)) + len(side.lid), POINTS - side.points
        if have < need:
            yield because("reason-few-units", units=have, count=need)
        form = form_named(pod, path[0], path[1])
        for movement, far in FORMS[form].moves:
            yield because("reason-built-goes", thing=IDS[form], movement=movement, count=far)


def _plans_to_build(state: XPod) -> set[str]:
    return {path[0] for _, path in state.actions() if len(path) > 1 and path[1].startswith("build")}


def _rows(deed: _Deed) -> Iterator[Message]:
    """How much nearer to scoring own units come, and how far enemies are brought back."""
    for change, square, goal in deed.stayed(deed.seat, deed.enemy):
        forward = rows_left(owner(change.code), square) - rows_left(owner(change.code), goal)
        if owner(change.code) == deed.seat and forward > 0:
            yield deed.because("nearer", change.later, count=forward, seat=deed.enemy)
        elif owner(change.code) == deed.enemy and forward < 0:
            yield deed.because("back", change.later, count=-forward)


def _placed(deed: _Deed) -> Iterator[Message]:
    first, *rest = deed.action.path
    if first.startswith("lid-") and rest[0] in SQUARE_OF:
        code = deed.after.units.get(SQUARE_OF[rest[0]], 0)
        if code & SAFE:
            yield deed.because("safe", code)
