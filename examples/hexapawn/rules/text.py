"""A position as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.state import MalformedPosition
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SIZE

_SIDES: Final = "bo"
_NOBODY: Final = "-"


class Position(NamedTuple):
    """What a text says."""

    board: str
    seat: int
    resigned: int | None


def written(position: Position) -> str:
    board, seat, resigned = position
    rows = [board[at : at + SIZE] for at in range(0, len(board), SIZE)]
    return f"{'/'.join(reversed(rows))} {_SIDES[seat]} {_NOBODY if resigned is None else _SIDES[resigned]}"


def read(text: str) -> Position:
    """A position that may be impossible. Raises `MalformedPosition`."""
    parts = text.split(" ")
    if len(parts) != 3:
        raise MalformedPosition(text, "short")
    rows, side, resigned = parts
    board = rows.split("/")
    if len(board) != SIZE or any(len(row) != SIZE or set(row) - {EMPTY, *"".join(PAWNS)} for row in board):
        raise MalformedPosition(rows, "board", size=SIZE)
    if len(side) != 1 or side not in _SIDES:
        raise MalformedPosition(side, "choice", choices=tuple(_SIDES))
    if len(resigned) != 1 or resigned not in _SIDES + _NOBODY:
        raise MalformedPosition(resigned, "choice", choices=(*_SIDES, _NOBODY))
    return Position(
        "".join(reversed(board)), _SIDES.index(side), None if resigned == _NOBODY else _SIDES.index(resigned)
    )
