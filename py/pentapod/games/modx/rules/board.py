"""The board as bits: cells, neighbours, and where patterns lie.

A set of cells is an int: bit `cell` stands for the cell of that number, and numbers ascend as names do (a1, a2 ...
b1 ... h8), so that whatever is listed by cell is in ascending order of its path.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.modx.data.table import FILES, RANKS, SHAPES, Shape

CELLS: Final = range(len(FILES) * len(RANKS))
NAMES: Final = tuple(file + rank for file in FILES for rank in RANKS)
CELL_OF: Final = {name: cell for cell, name in enumerate(NAMES)}
EVERYWHERE: Final = (1 << len(NAMES)) - 1

_OCTETS: Final = tuple(bytes(number >> bit & 1 for bit in range(8)) for number in range(256))


class Pattern(NamedTuple):
    """One place where five pieces score: its id (`X-d4`, `row-a1`), its shape and where that lies, its cells."""

    id: str
    shape: Shape
    place: str
    cells: tuple[int, ...]
    mask: int

    @property
    def name(self) -> str:
        """What players call it."""
        return f"{self.shape.name} {self.place}"

    @property
    def middle(self) -> int:
        """The cell in the middle of it."""
        return self.cells[2]


def file_of(cell: int) -> int:
    """The file of a cell, from 0 at the left."""
    return cell // len(RANKS)


def rank_of(cell: int) -> int:
    """The rank of a cell, from 0 at the bottom."""
    return cell % len(RANKS)


def mask_of(cells: Iterable[int]) -> int:
    """The set of these cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> Iterator[int]:
    """The cells of a set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def flags(mask: int) -> bytes:
    """One byte for each cell: 1 if it is in the set, else 0."""
    return b"".join([_OCTETS[octet] for octet in mask.to_bytes(len(NAMES) // 8, "little")])


def names_of(mask: int) -> list[str]:
    """The names of the cells of a set, ascending."""
    return [NAMES[cell] for cell in cells_of(mask)]


def _step(cell: int, files: int, ranks: int) -> int | None:
    file, rank = file_of(cell) + files, rank_of(cell) + ranks
    return file * len(RANKS) + rank if 0 <= file < len(FILES) and 0 <= rank < len(RANKS) else None


def place_of(shape: Shape, anchor: str, cells: Sequence[int]) -> str:
    """Where a shape with these ascending cells lies, in words."""
    return shape.place.format(anchor=anchor, first=NAMES[cells[0]], last=NAMES[cells[-1]])


def _patterns() -> Iterator[Pattern]:
    for shape in SHAPES:
        for anchor in CELLS:
            cells = sorted(cell for step in shape.steps if (cell := _step(anchor, *step)) is not None)
            if len(cells) == len(shape.steps):
                place = place_of(shape, NAMES[anchor], cells)
                yield Pattern(f"{shape.id}-{NAMES[anchor]}", shape, place, tuple(cells), mask_of(cells))


def _ring(cell: int) -> int:
    around = [(files, ranks) for files in (-1, 0, 1) for ranks in (-1, 0, 1) if files or ranks]
    return mask_of(near for step in around if (near := _step(cell, *step)) is not None)


RING: Final = tuple(_ring(cell) for cell in CELLS)
"""The eight neighbours of each cell, fewer at the edge: what "adjacent" means."""

PATTERNS: Final = tuple(sorted(_patterns()))
"""Every pattern of the board, ascending by id."""

PATTERN_OF: Final = {pattern.id: number for number, pattern in enumerate(PATTERNS)}

PATTERN_AT: Final = {(pattern.shape.id, NAMES[pattern.middle]): at for at, pattern in enumerate(PATTERNS)}
"""The number of each pattern, by its shape and the name of its middle."""

_MASKS: Final = tuple(pattern.mask for pattern in PATTERNS)


class _Completions(dict[int, tuple[int, ...]]):
    """Patterns through one cell, without it, by those of its neighbours that are filled.

    A pattern can only be whole if all its cells beside this one are filled, which leaves a few of the dozen or two
    that run through it. Filled as it is asked.
    """

    def __init__(self, cell: int) -> None:
        super().__init__()
        self._ring = RING[cell]
        self._rest = tuple(mask ^ 1 << cell for mask in _MASKS if mask >> cell & 1)

    def __missing__(self, filled: int) -> tuple[int, ...]:
        found = self[filled] = tuple(rest for rest in self._rest if not rest & self._ring & ~filled)
        return found


COMPLETIONS: Final = tuple(_Completions(cell) for cell in CELLS)


def completes(cell: int, filled: int) -> bool:
    """Whether a piece on a cell makes a pattern with what is filled."""
    return any(filled & rest == rest for rest in COMPLETIONS[cell][filled & RING[cell]])


def standing(filled: int) -> list[int]:
    """The numbers of all patterns whose cells are all filled, ascending."""
    return [number for number, mask in enumerate(_MASKS) if filled & mask == mask]
