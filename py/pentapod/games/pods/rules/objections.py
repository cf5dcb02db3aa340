"""What the rules of PODS have against touches: functions answer with the key of a reason, or a reason with facts."""

from __future__ import annotations

from typing import Final

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import Path
from pentapod.engine.values import ones
from pentapod.games.pods.data.table import BIPODS, POINT_OF, POINTS, SIZE, STEPS
from pentapod.games.pods.rules.actions import Legal
from pentapod.games.pods.rules.pieces import LEGS_OF, code_of, number, owner
from pentapod.games.pods.rules.position import Position, guards_of
from pentapod.games.pods.rules.touches import HELD, WAITING

NO_LINE: Final = 0
EDGE: Final = -1


def objection(position: Position, legal: Legal, path: Path) -> Message | None:
    """Why no legal action begins with these touches; None if nothing has the name of the first one."""
    first, *goals = path or ("",)
    seat, board = position.to_move, position.board
    goal = POINT_OF.get(goals[0]) if goals else None
    if position.variant.degrees is None:
        return Message("turn-first")
    if first in HELD:
        code = code_of(seat, HELD[first])
        why = _no_placement(position, legal, code, goal)
    elif first in POINT_OF:
        code = board[POINT_OF[first]]
        why = _no_move(position, POINT_OF[first], goal)
    elif first in WAITING:
        return because("waits", seat=seat, other_seat=1 - seat)
    else:
        return None
    beyond = {} if goal is None else {"goal_place": POINTS[goal], "goal_piece": board[goal]}
    return because(why, seat=seat, place=first, piece=code, number=number(code), **beyond)


def _no_placement(position: Position, legal: Legal, code: int, point: int | None) -> Why:
    """Why a pod cannot be placed on a point, or anywhere."""
    pod = number(code)
    if code in position.board:
        return because("not-in-hand", place=POINTS[position.board.index(code)])
    if position.aside[position.to_move] >> pod & 1:
        return "aside"
    if legal.pods != position.hands[position.to_move] and pod not in BIPODS:
        return because("bipod-first", numbers=BIPODS)
    if not legal.may_place_somewhere(pod):
        return "fits-nowhere"
    if point is None:
        return "no-place"
    if position.board[point]:
        return "taken"
    if guards := guards_of(position, point):
        return because("guarded", pieces=[(position.board[place], place) for place in guards], count=len(guards))
    if position.variant.advanced:
        return "comes-back"
    return because("blocked", obstacles=obstacles(position, code, point))


def _no_move(position: Position, origin: int, point: int | None) -> Why:
    """Why what stands on a point does not move to another one, or at all."""
    code = position.board[origin]
    if not code:
        return "empty"
    if owner(code) != position.to_move:
        return "not-own"
    if not position.variant.advanced:
        return "stays"
    if point is None:
        return "no-goal"
    direction = _direction(origin, point)
    if direction is None:
        return "not-next"
    if not LEGS_OF[code] >> direction & 1:
        return because("no-leg", direction=direction)
    return "taken" if position.variant.lines_at[origin] >> direction & 1 else "no-line"


def obstacles(position: Position, code: int, point: int) -> list[tuple[int, int]]:
    """What blocks each leg of a pod on a point: its direction, and the code of a pod, `NO_LINE` or `EDGE`."""
    return [(direction, _obstacle(position, point, direction)) for direction in ones(LEGS_OF[code])]


def _obstacle(position: Position, point: int, direction: int) -> int:
    neighbour = point + STEPS[direction]
    if not 0 <= neighbour < len(POINTS) or _direction(point, neighbour) is None:
        return EDGE
    return position.board[neighbour] if position.variant.lines_at[point] >> direction & 1 else NO_LINE


def _direction(origin: int, point: int) -> int | None:
    """The direction from a point to one next to it, or None."""
    columns, rows = point // SIZE - origin // SIZE, point % SIZE - origin % SIZE
    if (columns, rows) == (0, 0) or abs(columns) > 1 or abs(rows) > 1:
        return None
    return STEPS.index(columns * SIZE + rows)
