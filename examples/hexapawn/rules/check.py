"""Which positions can be."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.hexapawn.data.table import PAWNS, SIZE, START
from pentapod.games.hexapawn.rules.board import BLUE, GOAL, has_arrived, moves
from pentapod.games.hexapawn.rules.text import Position, written


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` if no game can lead to the position."""
    for fault in _faults(position):
        raise fault


def _faults(position: Position) -> Iterator[ImpossiblePosition]:
    """What is wrong with a position, by keys for which the words have sentences."""
    board, seat, resigned = position
    whole = written(position)
    for pawn in "".join(PAWNS):
        if board.count(pawn) > 1:
            yield ImpossiblePosition(pawn, "pawn-twice")
    for side in (BLUE, 1 - BLUE):
        steps = list(_steps(board, side))
        gone = sum(pawn not in board for pawn in PAWNS[1 - side])
        if any(aside > ahead for ahead, aside in steps) or sum(aside for _, aside in steps) > gone:
            yield ImpossiblePosition(whole, "column", seat=side)
    if has_arrived(board, seat):
        yield ImpossiblePosition(whole, "won", seat=seat)
    if (board, seat) != (START, BLUE) and not any(ahead for ahead, _ in _steps(board, 1 - seat)):
        yield ImpossiblePosition(whole, "unmoved", seat=1 - seat)
    if resigned is not None and (has_arrived(board, 1 - seat) or not moves(board, seat)):
        yield ImpossiblePosition(whole, "resigned")


def _steps(board: str, seat: int) -> Iterator[tuple[int, int]]:
    """Of each pawn of a seat how many rows it has moved ahead, and how many columns it stands aside."""
    for square, pawn in enumerate(board):
        if pawn in PAWNS[seat]:
            row, column = divmod(square, SIZE)
            yield abs(row - GOAL[1 - seat]), abs(column - PAWNS[seat].index(pawn))
