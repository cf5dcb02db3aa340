"""What actions do in PODS: chance turns the board; a turn places a pod or moves one, then blocked pods are removed."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, Actions
from pentapod.engine.values import ones
from pentapod.games.pods.data.table import ORIENTATIONS, POINTS
from pentapod.games.pods.rules.board import along, blocked, lines_turned, points_in
from pentapod.games.pods.rules.pieces import BLACK, CODES, LEGS_OF, WHITE, Pair, number, owner
from pentapod.games.pods.rules.position import Position, PositionT, guarded_points
from pentapod.games.pods.rules.variant import variant

# -- every action there can be, in tables made once -----------------------------------------------


class Placement(NamedTuple):
    """A pod goes from the hand to a point."""

    seat: int
    code: int
    bit: int
    """The pod in its hand."""
    point: int
    legs: int
    """All its legs."""


class Move(NamedTuple):
    """A pod goes from a point to the next one."""

    seat: int
    origin: int
    point: int
    leg: int
    """The leg that it moves along, as the bit of its direction."""


Turn = Placement | Move

ORIENTATION_ACTIONS: Final = tuple(sorted(Action(CHANCE, (str(degrees),)) for degrees in ORIENTATIONS))
"""The ways the board may be turned."""

PLACEMENTS: Final = {code: tuple(Action(owner(code), (str(number(code)), name)) for name in POINTS) for code in CODES}
"""For each pod, its placement on each point."""


@cache
def moves_from(seat: int, point: int, legs: int) -> Actions:
    """The moves of a pod from a point along some of its legs, ascending."""
    return tuple(Action(seat, (POINTS[point], POINTS[to])) for to in points_in(along(point, legs)))


PLACEMENT_OF: Final = {
    action: Placement(owner(code), code, 1 << number(code), point, LEGS_OF[code])
    for code, actions in PLACEMENTS.items()
    for point, action in enumerate(actions)
}
"""The placement that an action is."""


def _moves() -> dict[Action, Move]:
    moves = {}
    every_line = [0] * len(POINTS)
    for degrees in ORIENTATIONS:
        every_line = [lines | more for lines, more in zip(every_line, lines_turned(degrees), strict=True)]
    for seat in (WHITE, BLACK):
        for point, lines in enumerate(every_line):
            for leg in (1 << direction for direction in ones(lines)):
                (action,) = moves_from(seat, point, leg)
                (to,) = points_in(along(point, leg))
                moves[action] = Move(seat, point, to, leg)
    return moves


TURNS: Final[dict[Action, Turn]] = {**PLACEMENT_OF, **_moves()}
"""What each action of a player means."""

_BYTES: Final = tuple(bytes((code,)) for code in range(256))


# -- what an action does ---------------------------------------------------------------------------


def after_turning(position: PositionT, degrees: int) -> PositionT:
    """The position after chance has turned the board."""
    return type(position).laid_out(variant(position.variant.advanced, position.variant.guard, degrees))


def after(position: PositionT, turn: Turn) -> PositionT:
    """The position after a legal turn."""
    return _after_advanced(position, turn) if position.variant.advanced else _after_standard(position, turn)


def board_after(board: bytes, turn: Turn) -> bytes:
    """The board after a pod was placed or moved, before anything is removed."""
    point = turn.point
    if isinstance(turn, Placement):
        return board[:point] + _BYTES[turn.code] + board[point + 1 :]
    origin = turn.origin
    rest = board[:origin] + b"\0" + board[origin + 1 :]
    return rest[:point] + _BYTES[board[origin]] + rest[point + 1 :]


def removed(position: Position, turn: Turn) -> tuple[tuple[int, int], ...]:
    """The points and codes of the pods that a legal turn takes off the board, because they are blocked (Advanced)."""
    if not position.variant.advanced:
        return ()
    board = board_after(position.board, turn)
    return tuple((point, board[point]) for point in blocked(board, position.variant.lines))


def _after_standard(position: PositionT, turn: Turn) -> PositionT:
    """Nothing leaves the board, and nothing moves on it."""
    assert isinstance(turn, Placement)
    white, black = position.hands
    return type(position)(
        position.variant,
        board_after(position.board, turn),
        1 - turn.seat,
        (white, black ^ turn.bit) if turn.seat else (white ^ turn.bit, black),
        position.aside,
        _guarded_after(position, turn),
    )


def _after_advanced(position: PositionT, turn: Turn) -> PositionT:
    """The mover takes all blocked pods off the board at once: his own into his hand, the enemy's set aside."""
    seat, enemy = turn.seat, 1 - turn.seat
    hand, aside = position.hands[seat], position.aside[enemy]
    if isinstance(turn, Placement):
        hand ^= turn.bit
    board = board_after(position.board, turn)
    gone = blocked(board, position.variant.lines)
    for point in gone:
        pod = 1 << number(board[point])
        if owner(board[point]) == seat:
            hand |= pod
        else:
            aside |= pod
    if gone:
        board = bytes(0 if point in gone else code for point, code in enumerate(board))
    if isinstance(turn, Placement) and not gone:
        guarded = _guarded_after(position, turn)
    else:
        guarded = guarded_points(position.variant, board)
    shrank = hand.bit_count() < position.hands[seat].bit_count()
    return type(position)(
        position.variant,
        board,
        enemy,
        _with(position.hands, seat, hand),
        _with(position.aside, enemy, aside),
        guarded,
        0 if shrank else position.quiet + 1,
        (*position.earlier, position.board) if aside == position.aside[enemy] else (),
    )


def _guarded_after(position: Position, placement: Placement) -> Pair:
    """`guarded` after a placement that removes nothing: what the new pod guards comes to it."""
    white, black = position.guarded
    new = position.variant.guards[placement.code][placement.point]
    return (white | new, black) if placement.seat else (white, black | new)


def _with(pair: Pair, seat: int, value: int) -> Pair:
    return (pair[0], value) if seat else (value, pair[1])
