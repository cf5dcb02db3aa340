"""Every action of PODS that any position can have, in tables made once."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import HAND, ORIENTATIONS, POINTS
from pentapod.games.pods.rules.legs import (
    BLACK,
    CODES,
    LEGS_OF,
    WHITE,
    along,
    code_of,
    lines_turned,
    number,
    owner,
    points_in,
)

FROM_HAND: Final = -1
"""The origin of a pod that is placed."""


class Turn(NamedTuple):
    """What an action of a player means."""

    seat: int
    pod: int
    """The bit of the pod in its hand when it is placed, 0 when a pod moves."""
    code: int
    """The code of the pod that is placed, 0 when a pod moves."""
    origin: int
    """The point that a pod moves from, or `FROM_HAND`."""
    point: int
    """The point that it comes to."""
    legs: int
    """All legs of a pod that is placed; the leg that a pod moves along."""


ORIENTATION_ACTIONS: Final = tuple(sorted(Action(CHANCE, (str(degrees),)) for degrees in ORIENTATIONS))
"""The ways the board may be turned."""

PLACEMENTS: Final = {code: tuple(Action(owner(code), (str(number(code)), name)) for name in POINTS) for code in CODES}
"""For each pod, its placement on each point."""

SUITS: Final = {code: bytes(1 if open_ & LEGS_OF[code] else 0 for open_ in range(256)) for code in CODES}
"""For each pod, whether it has a leg among the open ones of a point."""

CODE_BYTES: Final = tuple(bytes((code,)) for code in range(256))


@cache
def pods_in(seat: int, hand: int) -> tuple[int, ...]:
    """The codes of the pods in a hand, in the order in which actions name them."""
    return tuple(code_of(seat, pod) for pod in sorted((pod for pod in range(HAND + 1) if hand >> pod & 1), key=str))


@cache
def legs_in(seat: int, hand: int) -> int:
    """All legs of the pods in a hand, one bit a direction."""
    legs = 0
    for code in pods_in(seat, hand):
        legs |= LEGS_OF[code]
    return legs


@cache
def moves_from(seat: int, point: int, legs: int) -> tuple[Action, ...]:
    """The moves of a pod from a point along some of its legs, ascending."""
    return tuple(Action(seat, (POINTS[point], POINTS[to])) for to in points_in(along(point, legs)))


def _turns() -> dict[Action, Turn]:
    turns = {}
    for code, placements in PLACEMENTS.items():
        for point, action in enumerate(placements):
            turns[action] = Turn(owner(code), 1 << number(code), code, FROM_HAND, point, LEGS_OF[code])
    every_line = [0] * len(POINTS)
    for degrees in ORIENTATIONS:
        every_line = [lines | more for lines, more in zip(every_line, lines_turned(degrees), strict=True)]
    for seat in (WHITE, BLACK):
        for point, lines in enumerate(every_line):
            for leg in (1 << direction for direction in range(8) if lines >> direction & 1):
                (action,) = moves_from(seat, point, leg)
                (to,) = points_in(along(point, leg))
                turns[action] = Turn(seat, 0, 0, point, to, leg)
    return turns


TURNS: Final = _turns()
"""What each action of a player means."""


def acted(board: bytes, turn: Turn) -> bytes:
    """The board after a pod was placed or moved, before anything is removed."""
    point, code = turn.point, turn.code
    if turn.origin != FROM_HAND:
        code = board[turn.origin]
        board = board[: turn.origin] + b"\0" + board[turn.origin + 1 :]
    return board[:point] + CODE_BYTES[code] + board[point + 1 :]
