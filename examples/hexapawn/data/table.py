"""The table of Hexapawn as values."""

from __future__ import annotations

from typing import Final

from pentapod.engine.tables import load

_ROWS: Final[list[str]] = load(__package__)["rows"]

SIZE: Final = len(_ROWS)
"""How many squares a side of the board has."""

EMPTY: Final = "."

SQUARES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefgh"[:SIZE])
"""The names of the squares, row by row from Blue's side. Everywhere else a square is its index here."""

START: Final = "".join(reversed(_ROWS))
"""What is on each square at first."""

PAWNS: Final = (START[:SIZE], START[-SIZE:])
"""The pawns of each seat, by their letters."""

if any(len(row) != SIZE for row in _ROWS) or not PAWNS[0].isupper() or PAWNS[1] != PAWNS[0].lower():
    raise ValueError("table.toml does not describe a square with a row of pawns on each side.")
