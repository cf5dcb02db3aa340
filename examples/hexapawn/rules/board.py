"""What pawns do: step forward onto an empty square, take diagonally forward."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.engine.state import Action
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SIZE, SQUARES

BLUE: Final = 0
ORANGE: Final = 1

GOAL: Final = (SIZE - 1, 0)
"""The row that the pawns of each seat make for, from 0."""

_FORWARD: Final = (1, -1)


@cache
def moves(board: str, seat: int) -> tuple[Action, ...]:
    """Every move of a seat's pawns, ascending."""
    origins = (square for square, pawn in enumerate(board) if pawn in PAWNS[seat])
    paths = ((SQUARES[origin], SQUARES[to]) for origin in origins for to in _reached(board, seat, origin))
    return tuple(sorted(Action(seat, path) for path in paths))


def _reached(board: str, seat: int, origin: int) -> Iterator[int]:
    row, column = divmod(origin, SIZE)
    row += _FORWARD[seat]
    if 0 <= row < SIZE:
        for to in range(max(column - 1, 0), min(column + 2, SIZE)):
            square = SIZE * row + to
            if board[square] == EMPTY if to == column else board[square] in PAWNS[1 - seat]:
                yield square


def moved(board: str, path: tuple[str, ...]) -> str:
    """The board after a move; what stood on its square is gone."""
    origin, to = map(SQUARES.index, path)
    squares = list(board)
    squares[origin], squares[to] = EMPTY, squares[origin]
    return "".join(squares)


def has_arrived(board: str, seat: int) -> bool:
    """Whether a pawn of a seat stands on the row that it makes for."""
    return any(pawn in PAWNS[seat] for pawn in board[SIZE * GOAL[seat] : SIZE * (GOAL[seat] + 1)])
