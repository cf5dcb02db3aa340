"""What there is to know about a point of PODS or a pod in a hand, for players who ask about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE
from pentapod.engine.words import Words
from pentapod.games.pods.data.table import POINT_OF, POINTS
from pentapod.games.pods.rules.board import along, points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.objections import obstacles
from pentapod.games.pods.rules.pieces import LEGS_OF, code_of, number, owner
from pentapod.games.pods.rules.position import guards_of
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.touches import HELD, WAITING
from pentapod.games.pods.words.ended import unguarded
from pentapod.games.pods.words.names import legs_named, pod_name


def about(words: Words[Pods], state: Pods, touch: str) -> tuple[str, ...]:
    """A title and sentences about a target; () if there is no such target."""
    names = words.names
    if touch in POINT_OF:
        point = POINT_OF[touch]
        code = state.board[point]
        if code:
            return f"{pod_name(code, names)} on {touch}", *_standing_pod(state, point, code, names)
        return f"{touch}, empty", *_empty_point(state, point, names)
    if touch in HELD:
        code = code_of(state.to_move, HELD[touch])
    elif touch in WAITING:
        code = WAITING[touch]
    else:
        return ()
    return pod_name(code, names), *_held_pod(words, state, code)


def _standing_pod(state: Pods, point: int, code: int, names: Sequence[str]) -> Iterator[str]:
    yield _legs(code)
    if state.actors == (CHANCE,):
        return
    board, variant = state.board, state.variant
    free = [place for place in points_in(along(point, LEGS_OF[code] & variant.lines_at[point])) if not board[place]]
    yield f"It is free: it can reach {_points(free)}." if free else "It is blocked."
    guarded = [place for place in points_in(variant.guards[code][point]) if not board[place]]
    if guarded:
        yield f"Its long legs guard {_points(guarded)} against {names[1 - owner(code)]}."


def _empty_point(state: Pods, point: int, names: Sequence[str]) -> Iterator[str]:
    if state.actors == (CHANCE,):
        return
    lines = state.variant.lines_at[point]
    guards = [pod_name(state.board[place], names) for place in guards_of(state, point)]
    if guards:
        yield f"Guarded against {names[state.to_move]} by {listed(guards)}."
    elif not lines:
        yield "No line leads here."
    else:
        yield f"Lines join it to {_points(points_in(along(point, lines)))}."


def _held_pod(words: Words[Pods], state: Pods, code: int) -> Iterator[str]:
    yield _legs(code)
    yield "Short legs reach straight neighbours, long legs diagonal ones."
    if state.actors == (owner(code),) and not state.legal.may_place_somewhere(number(code)):
        yield words.refusal(state, (str(number(code)),), words.names)
    if state.ending is Ending.STUCK and owner(code) == state.to_move and not state.variant.advanced:
        for point in unguarded(state):
            facts = {"place": POINTS[point], "obstacles": obstacles(state, code, point)}
            yield words.filled("Blocked on {place}: {obstacles:,}.", facts)


def _legs(code: int) -> str:
    return f"It has {legs_named(code)}."


def _points(points: Sequence[int]) -> str:
    return listed(POINTS[point] for point in points)
