"""Why a touch is refused in PODS: the rule that stands against it, in a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.state import CHANCE, Path
from pentapod.games.pods.data.table import BIPODS, HAND, POINTS, SIZE, STEPS
from pentapod.games.pods.rules.legs import LEGS_OF, WHITE, code_of, guarded_by_pod, number, owner
from pentapod.games.pods.words.names import DIRECTION_NAMES, OVER, TITLES, listed, pod_name, pod_on

if TYPE_CHECKING:
    from pentapod.games.pods.rules.state import Pods

_PODS = tuple(str(pod) for pod in range(1, HAND + 1))


def other_hand(seat: int, pod: int) -> str:
    """The touch of a pod in the hand of the side that is not to move. No action has it; touching tells why."""
    return f"{TITLES[seat].lower()}-{pod}"


def refusal(state: Pods, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    if state.ending:
        return OVER
    if state.actors == (CHANCE,):
        return "The board is turned before anything else happens."
    first, *rest = path or ("",)
    if first in _PODS:
        pod = int(first)
        return _hand_refused(state, pod, names) or _place_refused(state, pod, rest, names)
    if first in POINTS:
        point = POINTS.index(first)
        return _origin_refused(state, point, names) or _move_refused(state, point, rest, names)
    other = 1 - state.seat
    if first in {other_hand(other, pod) for pod in range(1, HAND + 1)}:
        return f"{names[state.seat]} is to move; this pod waits in {names[other]}'s hand."
    return "There is nothing of that name on the board or in the hand."


def _hand_refused(state: Pods, pod: int, names: Sequence[str]) -> str:
    """Why a pod cannot be placed anywhere, or ""."""
    code = code_of(state.seat, pod)
    if code in state.board:
        return f"{pod_name(code, names)} is not in the hand: it stands on {POINTS[state.board.index(code)]}."
    if state.aside[state.seat] >> pod & 1:
        return f"{pod_name(code, names)} was set aside and is out of the game."
    if state.opening() and pod not in BIPODS:
        return f"{names[WHITE]} opens with a bipod: pod {listed(map(str, BIPODS), 'or')}."
    if not state.fits(pod):
        return f"{pod_name(code, names)} fits nowhere now: every empty point is guarded or would leave it blocked."
    return ""


def _place_refused(state: Pods, pod: int, rest: list[str], names: Sequence[str]) -> str:
    """Why a pod that may be played cannot go where it is sent."""
    seat = state.seat
    if not rest or rest[0] not in POINTS:
        return f"Pod {pod} is placed on a point of the board."
    point = POINTS.index(rest[0])
    if state.board[point]:
        return f"{rest[0]} is taken: {pod_name(state.board[point], names)} stands there."
    guards = guards_of(state, point)
    if guards:
        return f"{rest[0]} is guarded: {listed(pod_on(state.board[at], at, names) for at in guards)} {_reach(guards)}."
    if not state.may_place(pod, point):
        if state.variant.advanced:
            return f"Pod {pod} would be blocked on {rest[0]} and come straight back, and nothing else would change."
        obstacles = _obstacles(state, code_of(seat, pod), point, names)
        return f"All legs of pod {pod} would be blocked on {rest[0]}: {obstacles}."
    return _complete(state, names)


def _origin_refused(state: Pods, point: int, names: Sequence[str]) -> str:
    """Why what is on a point cannot be moved, or ""."""
    code = state.board[point]
    if not code:
        return f"{POINTS[point]} is empty: first choose one of {names[state.seat]}'s pods."
    if owner(code) != state.seat:
        return f"{pod_on(code, point, names)} is not {names[state.seat]}'s pod."
    if not state.variant.advanced:
        return f"{pod_on(code, point, names)} stays there: by the Standard rules pods do not move."
    return ""


def _move_refused(state: Pods, origin: int, rest: list[str], names: Sequence[str]) -> str:
    """Why a pod that may be moved cannot go where it is sent."""
    code = state.board[origin]
    here = POINTS[origin]
    if not rest or rest[0] not in POINTS:
        return f"Pod {number(code)} moves to a point of the board."
    to = POINTS.index(rest[0])
    direction = _direction(origin, to)
    if direction is None:
        return f"{rest[0]} is not next to {here}: a pod moves one step."
    if not LEGS_OF[code] >> direction & 1:
        return f"Pod {number(code)} has no leg to the {DIRECTION_NAMES[direction]}."
    if not state.variant.lines_at[origin] >> direction & 1:
        return f"No line joins {here} and {rest[0]}."
    if state.board[to]:
        return f"{rest[0]} is taken: {pod_name(state.board[to], names)} stands there."
    return _complete(state, names)


def guards_of(state: Pods, point: int) -> list[int]:
    """Where the pods stand that guard a point against the side to move."""
    if not state.guarded[state.seat] >> 8 * point & 1:
        return []
    return [
        at
        for at, code in enumerate(state.board)
        if code and owner(code) != state.seat and guarded_by_pod(code, at, state.variant.lines_at) >> 8 * point & 1
    ]


def _complete(state: Pods, names: Sequence[str]) -> str:
    """For touches that begin a legal action, or go on after its end."""
    return f"{names[state.seat]} is to move, and one action is a whole turn."


def _reach(guards: list[int]) -> str:
    return "reaches it with a long leg along a line" if len(guards) == 1 else "reach it with long legs along lines"


def _obstacles(state: Pods, code: int, point: int, names: Sequence[str]) -> str:
    """What blocks each leg of a pod on a point: "east no line, south Blue's pod 3"."""
    return ", ".join(
        f"{DIRECTION_NAMES[direction]} {_obstacle(state, point, direction, names)}"
        for direction in range(8)
        if LEGS_OF[code] >> direction & 1
    )


def _obstacle(state: Pods, point: int, direction: int, names: Sequence[str]) -> str:
    column, row = divmod(point, SIZE)
    step_column, step_row = divmod(STEPS[direction] + SIZE + 1, SIZE)
    if not (0 <= column + step_column - 1 < SIZE and 0 <= row + step_row - 1 < SIZE):
        return "the edge of the board"
    if not state.variant.lines_at[point] >> direction & 1:
        return "no line"
    return pod_name(state.board[point + STEPS[direction]], names)


def _direction(origin: int, to: int) -> int | None:
    """The direction from a point to one next to it, or None."""
    columns, rows = to // SIZE - origin // SIZE, to % SIZE - origin % SIZE
    if (columns, rows) == (0, 0) or abs(columns) > 1 or abs(rows) > 1:
        return None
    return STEPS.index(columns * SIZE + rows)
