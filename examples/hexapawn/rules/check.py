"""Which positions can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.hexapawn.data.table import PAWNS, SIZE, START
from pentapod.games.hexapawn.rules.board import BLUE, GOAL, has_arrived, moves
from pentapod.games.hexapawn.rules.text import Position, written

_SIDES: Final = ("Blue", "Orange")


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` if no game can lead to the position."""
    for part, fault in _faults(position):
        raise ImpossiblePosition(part, fault)


def _faults(position: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: the offending part and a sentence."""
    board, seat, resigned = position
    mover, other = _SIDES[seat], _SIDES[1 - seat]
    whole = written(position)
    for pawn in "".join(PAWNS):
        if board.count(pawn) > 1:
            yield pawn, f"Pawn {pawn} stands on more than one square."
    for side, name in enumerate(_SIDES):
        steps = list(_steps(board, side))
        gone = sum(pawn not in board for pawn in PAWNS[1 - side])
        if any(aside > ahead for ahead, aside in steps) or sum(aside for _, aside in steps) > gone:
            yield whole, f"A pawn of {name} left its column, which it does only when it takes a pawn."
    if has_arrived(board, seat):
        yield whole, f"{mover} has won, and cannot be to move."
    if (board, seat) != (START, BLUE) and not any(ahead for ahead, _ in _steps(board, 1 - seat)):
        yield whole, f"{other} cannot have moved last, for no pawn of {other} has left its row."
    if resigned is not None and (has_arrived(board, 1 - seat) or not moves(board, seat)):
        yield whole, "The game is over, and nobody can have resigned."


def _steps(board: str, seat: int) -> Iterator[tuple[int, int]]:
    """Of each pawn of a seat how many rows it has moved ahead, and how many columns it stands aside."""
    for square, pawn in enumerate(board):
        if pawn in PAWNS[seat]:
            row, column = divmod(square, SIZE)
            yield abs(row - GOAL[1 - seat]), abs(column - PAWNS[seat].index(pawn))
