"""Why a touch is refused in PODS: the rule that stands against it, in a sentence for players."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pods.data.table import BIPODS, POINT_OF, POINTS, SIZE, STEPS
from pentapod.games.pods.rules.pieces import LEGS_OF, WHITE, code_of, number, owner
from pentapod.games.pods.rules.position import Position, guards_of
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.touches import HELD, WAITING
from pentapod.games.pods.words.names import DIRECTION_NAMES, pod_name, pod_on


def refusal(state: Pods, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    if state.ending is not None:
        return "The game is over."
    if state.actors == (CHANCE,):
        return "The board is turned before anything else happens."
    first, *rest = path or ("",)
    mover = state.to_move
    if first in HELD:
        pod = HELD[first]
        return _unplaceable(state, pod, names) or _no_such_placement(state, pod, rest, names)
    if first in POINT_OF:
        origin = POINT_OF[first]
        return _immovable(state, origin, names) or _no_such_move(state, origin, rest, names)
    if first in WAITING and owner(WAITING[first]) != mover:
        return f"{names[mover]} is to move; this pod waits in {names[1 - mover]}'s hand."
    return "There is nothing of that name on the board or in the hand."


def _unplaceable(state: Pods, pod: int, names: Sequence[str]) -> str | None:
    """Why a pod cannot be placed anywhere."""
    code = code_of(state.to_move, pod)
    if code in state.board:
        return f"{pod_name(code, names)} is not in the hand: it stands on {POINTS[state.board.index(code)]}."
    if state.aside[state.to_move] >> pod & 1:
        return f"{pod_name(code, names)} was set aside and is out of the game."
    if state.opens_with_a_bipod() and pod not in BIPODS:
        return f"{names[WHITE]} opens with a bipod: pod {listed(map(str, BIPODS), 'or')}."
    if not state.legal.may_place_somewhere(pod):
        return f"{pod_name(code, names)} fits nowhere now: every empty point is guarded or would leave it blocked."
    return None


def _no_such_placement(state: Pods, pod: int, rest: list[str], names: Sequence[str]) -> str:
    """Why a pod that may be placed somewhere cannot be placed there."""
    if not rest or rest[0] not in POINT_OF:
        return f"Pod {pod} is placed on a point of the board."
    name, point = rest[0], POINT_OF[rest[0]]
    if state.board[point]:
        return f"{name} is taken: {pod_name(state.board[point], names)} stands there."
    guards = guards_of(state, point)
    if guards:
        by = listed(pod_on(state.board[place], place, names) for place in guards)
        reach = "reaches it with a long leg along a line" if len(guards) == 1 else "reach it with long legs along lines"
        return f"{name} is guarded: {by} {reach}."
    if state.legal.may_place(pod, point):
        return _no_more_touches(state, names)
    if state.variant.advanced:
        return f"Pod {pod} would be blocked on {name} and come straight back, and nothing else would change."
    why = obstacles(state, code_of(state.to_move, pod), point, names)
    return f"All legs of pod {pod} would be blocked on {name}: {why}."


def _immovable(position: Position, point: int, names: Sequence[str]) -> str | None:
    """Why nothing can be moved from a point."""
    code = position.board[point]
    if not code:
        return f"{POINTS[point]} is empty: first choose one of {names[position.to_move]}'s pods."
    if owner(code) != position.to_move:
        return f"{pod_on(code, point, names)} is not {names[position.to_move]}'s pod."
    if not position.variant.advanced:
        return f"{pod_on(code, point, names)} stays there: by the Standard rules pods do not move."
    return None


def _no_such_move(position: Position, origin: int, rest: list[str], names: Sequence[str]) -> str:
    """Why a pod of the side to move cannot move there."""
    code = position.board[origin]
    if not rest or rest[0] not in POINT_OF:
        return f"Pod {number(code)} moves to a point of the board."
    name, point = rest[0], POINT_OF[rest[0]]
    direction = _direction(origin, point)
    if direction is None:
        return f"{name} is not next to {POINTS[origin]}: a pod moves one step."
    if not LEGS_OF[code] >> direction & 1:
        return f"Pod {number(code)} has no leg to the {DIRECTION_NAMES[direction]}."
    if not position.variant.lines_at[origin] >> direction & 1:
        return f"No line joins {POINTS[origin]} and {name}."
    if position.board[point]:
        return f"{name} is taken: {pod_name(position.board[point], names)} stands there."
    return _no_more_touches(position, names)


def _no_more_touches(position: Position, names: Sequence[str]) -> str:
    """For touches that begin a legal action, or go on after its end."""
    return f"{names[position.to_move]} is to move, and one action is a whole turn."


def obstacles(position: Position, code: int, point: int, names: Sequence[str]) -> str:
    """What blocks each leg of a pod on a point: "east no line, south Blue's pod 3"."""
    return ", ".join(
        f"{DIRECTION_NAMES[direction]} {_obstacle(position, point, direction, names)}"
        for direction in range(8)
        if LEGS_OF[code] >> direction & 1
    )


def _obstacle(position: Position, point: int, direction: int, names: Sequence[str]) -> str:
    neighbour = point + STEPS[direction]
    if not 0 <= neighbour < len(POINTS) or _direction(point, neighbour) is None:
        return "the edge of the board"
    if not position.variant.lines_at[point] >> direction & 1:
        return "no line"
    return pod_name(position.board[neighbour], names)


def _direction(origin: int, point: int) -> int | None:
    """The direction from a point to one next to it, or None."""
    columns, rows = point // SIZE - origin // SIZE, point % SIZE - origin % SIZE
    if (columns, rows) == (0, 0) or abs(columns) > 1 or abs(rows) > 1:
        return None
    return STEPS.index(columns * SIZE + rows)
