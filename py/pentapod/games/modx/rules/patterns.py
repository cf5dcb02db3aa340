"""Where patterns lie on the board, which of them stand, and which lack little."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.engine.values import Numbers, indexed, union
from pentapod.games.modx.data.table import SHAPES, Shape
from pentapod.games.modx.rules.board import CELL_NAMES, CELLS, mask_of, step


class Pattern(NamedTuple):
    """One place where five pieces score: its id (`X-d4`, `row-a1`), its shape and anchor, its ascending cells."""

    id: str
    shape: Shape
    anchor: int
    cells: Numbers
    mask: int

    @property
    def middle(self) -> int:
        """The cell in the middle of it, where it is ticked."""
        return self.cells[2]

    @property
    def is_line(self) -> bool:
        """Whether it is five in a line, with the first of them as its anchor. Of other patterns that is the middle."""
        return self.anchor != self.middle


def _patterns() -> Iterator[Pattern]:
    for shape in SHAPES:
        for anchor in CELLS:
            cells = sorted(cell for moved in shape.steps if (cell := step(anchor, *moved)) is not None)
            if len(cells) == len(shape.steps):
                yield Pattern(f"{shape.id}-{CELL_NAMES[anchor]}", shape, anchor, tuple(cells), mask_of(cells))


PATTERNS: Final = tuple(sorted(_patterns()))
"""Every pattern of the board, ascending by id. A pattern's number is its index in here."""

PATTERN_AT: Final = indexed((pattern.shape.id, CELL_NAMES[pattern.middle]) for pattern in PATTERNS)
"""The number of each pattern, by its shape and the name of its middle."""


_BITS: Final = 3
"""A tally is a number with so many bits for each pattern, which say how many of its five cells are meant."""
_ONES: Final = sum(1 << _BITS * number for number in range(len(PATTERNS)))

PATTERN_OF_BIT: Final = {1 << _BITS * number: pattern.mask for number, pattern in enumerate(PATTERNS)}
"""The cells of each pattern, by its lowest bit in a tally."""


def _tallies(cells: range) -> Iterator[int]:
    """The tallies of all sets of a few cells, in the order of the sets as numbers."""
    alone = [sum(bit for bit, mask in PATTERN_OF_BIT.items() if mask >> cell & 1) for cell in cells]
    tallies = [0]
    for tally_of_cell in alone:
        tallies += [tally + tally_of_cell for tally in tallies]
    return iter(tallies)


_A, _B, _C, _D, _E, _F, _G, _H = (tuple(_tallies(range(first, first + 8))) for first in range(0, len(CELLS), 8))
"""By file, the tally of each set of its cells."""


@lru_cache(maxsize=4096)
def tally(cells: int) -> int:
    """How many of these cells each pattern has. Tallies of cells that have none in common may be added.

    A search asks for the same cells again and again, in the positions that it looks at.
    """
    a, b, c, d, e, f, g, h = cells.to_bytes(8, "little")
    return _A[a] + _B[b] + _C[c] + _D[d] + _E[e] + _F[f] + _G[g] + _H[h]


def complete(filled: int) -> int:
    """The patterns that have all of their cells by a tally, a bit for each."""
    return filled & filled >> 2 & _ONES


def making(filled: int, blocked: int) -> tuple[int, int, int]:
    """The patterns that lack one, two and three pieces and are nowhere blocked, a bit for each, by these tallies."""
    half, quarter = filled >> 1, filled >> 2
    open_ = _ONES & ~(blocked | blocked >> 1 | blocked >> 2)
    some = open_ & half & ~quarter
    return open_ & quarter & ~filled, some & filled, some & ~filled


def bits_of(patterns: int) -> Iterator[int]:
    """Each of these patterns, ascending, as a number with one bit."""
    while patterns:
        lowest = patterns & -patterns
        yield lowest
        patterns ^= lowest


def standing(filled: int) -> list[int]:
    """The numbers of all patterns whose cells are all filled, ascending."""
    return [bit.bit_length() // _BITS for bit in bits_of(complete(tally(filled)))]


def lacking(count: int, filled: int, blocked: int) -> Iterator[int]:
    """The cells of each pattern that lacks so many pieces, at most three, and is nowhere blocked."""
    return (PATTERN_OF_BIT[bit] for bit in bits_of(making(tally(filled), tally(blocked))[count - 1]))


def cells_in(patterns: Iterable[int]) -> int:
    """All cells of some patterns, which are given by their numbers."""
    return union(PATTERNS[number].mask for number in patterns)
