"""What there is to know about a point of PODS or a pod in a hand, for who asks about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pentapod.engine.state import CHANCE
from pentapod.games.pods.data.table import HAND, POINTS
from pentapod.games.pods.rules.legs import BLACK, LEGS_OF, WHITE, along, code_of, guarded_by_pod, owner, points_in
from pentapod.games.pods.words import refusal as refusals
from pentapod.games.pods.words.names import legs_named, listed, pod_name

if TYPE_CHECKING:
    from pentapod.games.pods.rules.state import Pods


def about(state: Pods, touch: str, names: Sequence[str]) -> tuple[str, ...]:
    """A title and sentences about a target; () if there is no such target."""
    if touch in POINTS:
        point = POINTS.index(touch)
        code = state.board[point]
        if code:
            return f"{pod_name(code, names)} on {touch}", *_standing(state, point, code, names)
        return f"{touch}, empty", *_empty(state, point, names)
    for seat in (WHITE, BLACK):
        for pod in range(1, HAND + 1):
            if touch == refusals.other_hand(seat, pod) or (touch == str(pod) and seat == state.seat):
                return pod_name(code_of(seat, pod), names), *_in_hand(state, seat, pod, names)
    return ()


def _standing(state: Pods, point: int, code: int, names: Sequence[str]) -> Iterator[str]:
    yield _legs(code)
    if state.actors == (CHANCE,):
        return
    lines = state.variant.lines_at
    free = [at for at in points_in(along(point, LEGS_OF[code] & lines[point])) if not state.board[at]]
    yield f"It is free: it can reach {listed(POINTS[at] for at in free)}." if free else "It is blocked."
    guards = [at for at in points_in(guarded_by_pod(code, point, lines)) if not state.board[at]]
    if guards and state.variant.guard:
        yield f"Its long legs guard {listed(POINTS[at] for at in guards)} against {names[1 - owner(code)]}."


def _empty(state: Pods, point: int, names: Sequence[str]) -> Iterator[str]:
    if state.actors == (CHANCE,):
        return
    guards = [pod_name(state.board[at], names) for at in refusals.guards_of(state, point)]
    if guards:
        yield f"Guarded against {names[state.seat]} by {listed(guards)}."
    elif not state.variant.lines_at[point]:
        yield "No line leads here."
    else:
        joined = points_in(along(point, state.variant.lines_at[point]))
        yield f"Lines join it to {listed(POINTS[at] for at in joined)}."


def _in_hand(state: Pods, seat: int, pod: int, names: Sequence[str]) -> Iterator[str]:
    yield _legs(code_of(seat, pod))
    yield "Short legs reach straight neighbours, long legs diagonal ones."
    if state.actors == (seat,) and not state.fits(pod):
        yield refusals.refusal(state, (str(pod),), names)


def _legs(code: int) -> str:
    return f"It has {legs_named(code)}."
