"""The board: cells, sets of cells as bits, and neighbours.

A set of cells is an int: bit `cell` stands for the cell of that number. Cells are numbered in the order of their names
(a1, a2 ... b1 ... h8), so that whatever is listed by cell is in ascending order of its path.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.values import bits_of, indexed, ones
from pentapod.games.modx.data.table import COLOURS, FILES, RANKS

LETTERS: Final = "".join(colour[0].lower() for colour in COLOURS)
"""What stands for each seat: a marker in small, an X-piece in capitals."""

CELLS: Final = range(len(FILES) * len(RANKS))
CELL_NAMES: Final = tuple(file + rank for file in FILES for rank in RANKS)
CELL_OF: Final = indexed(CELL_NAMES)
EVERYWHERE: Final = (1 << len(CELLS)) - 1

_OCTETS: Final = tuple(bytes(number >> bit & 1 for bit in range(8)) for number in range(256))


def file_of(cell: int) -> int:
    """The file of a cell, from 0 at the left."""
    return cell // len(RANKS)


def rank_of(cell: int) -> int:
    """The rank of a cell, from 0 at the bottom."""
    return cell % len(RANKS)


mask_of: Final = bits_of
"""The set of some cells."""
cells_of: Final = ones
"""The cells of a set, ascending."""


def flags(mask: int) -> bytes:
    """One byte for each cell: 1 if it is in the set, else 0."""
    return b"".join([_OCTETS[octet] for octet in mask.to_bytes(len(CELLS) // 8, "little")])


def names_of(mask: int) -> list[str]:
    """The names of the cells of a set, ascending."""
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def step(cell: int, files: int, ranks: int) -> int | None:
    """The cell so many files and ranks away, if there is one."""
    file, rank = file_of(cell) + files, rank_of(cell) + ranks
    return file * len(RANKS) + rank if 0 <= file < len(FILES) and 0 <= rank < len(RANKS) else None


def _ring(cell: int) -> int:
    around = [(files, ranks) for files in (-1, 0, 1) for ranks in (-1, 0, 1) if files or ranks]
    return mask_of(near for away in around if (near := step(cell, *away)) is not None)


RING: Final = tuple(_ring(cell) for cell in CELLS)
"""The eight neighbours of each cell, fewer at the edge: what "adjacent" means."""
