"""Where patterns lie on the board, which of them stand, and which lack little."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.games.modx.data.table import SHAPES, Shape
from pentapod.games.modx.rules.board import CELL_NAMES, CELLS, RING, cells_of, mask_of, step


class Pattern(NamedTuple):
    """One place where five pieces score: its id (`X-d4`, `row-a1`), its shape and anchor, its ascending cells."""

    id: str
    shape: Shape
    anchor: int
    cells: tuple[int, ...]
    mask: int

    @property
    def middle(self) -> int:
        """The cell in the middle of it, where it is ticked."""
        return self.cells[2]


class Family(NamedTuple):
    """The patterns of one shape, told apart by their lowest cell."""

    steps: tuple[int, ...]
    """How far each of their five cells is from the lowest one, ascending."""
    lowest: int
    """Where the lowest cell of a pattern may lie."""
    first: int
    """The number of the pattern with the lowest of these cells; the others follow it in order."""


def _patterns() -> Iterator[Pattern]:
    for shape in SHAPES:
        for anchor in CELLS:
            cells = sorted(cell for moved in shape.steps if (cell := step(anchor, *moved)) is not None)
            if len(cells) == len(shape.steps):
                yield Pattern(f"{shape.id}-{CELL_NAMES[anchor]}", shape, anchor, tuple(cells), mask_of(cells))


PATTERNS: Final = tuple(sorted(_patterns()))
"""Every pattern of the board, ascending by id. A pattern's number is its index in here."""

PATTERN_OF: Final = {pattern.id: number for number, pattern in enumerate(PATTERNS)}

PATTERN_AT: Final = {(pattern.shape.id, CELL_NAMES[pattern.middle]): number for number, pattern in enumerate(PATTERNS)}
"""The number of each pattern, by its shape and the name of its middle."""


def _family(shape: Shape) -> Family:
    numbers = [number for number, pattern in enumerate(PATTERNS) if pattern.shape is shape]
    cells = PATTERNS[numbers[0]].cells
    lowest = mask_of(PATTERNS[number].cells[0] for number in numbers)
    return Family(tuple(cell - cells[0] for cell in cells), lowest, numbers[0])


FAMILIES: Final = tuple(sorted((_family(shape) for shape in SHAPES), key=lambda family: family.first))
"""All patterns by shape. Moving a set of cells by a step tests all patterns of a shape at once."""


class _Completions(dict[int, tuple[int, ...]]):
    """Patterns through one cell, without it, by those of its neighbours that are filled.

    A pattern can only be whole if all its cells beside this one are filled, which leaves a few of the dozen or two
    that run through it. An entry is made when it is first asked for.
    """

    def __init__(self, cell: int) -> None:
        super().__init__()
        self._ring = RING[cell]
        self._rest = tuple(pattern.mask ^ 1 << cell for pattern in PATTERNS if pattern.mask >> cell & 1)

    def __missing__(self, filled: int) -> tuple[int, ...]:
        found = self[filled] = tuple(rest for rest in self._rest if not rest & self._ring & ~filled)
        return found


COMPLETIONS: Final = tuple(_Completions(cell) for cell in CELLS)


def standing(filled: int) -> list[int]:
    """The numbers of all patterns whose cells are all filled, ascending."""
    numbers: list[int] = []
    for (_, second, third, fourth, fifth), lowest, first in FAMILIES:
        found = lowest & filled & filled >> second & filled >> third
        if found:
            found &= filled >> fourth & filled >> fifth
            for cell in cells_of(found):
                numbers.append(first + (lowest & (1 << cell) - 1).bit_count())
    return numbers


def partial(filled: int, blocked: int) -> Iterator[tuple[Family, int, int, int]]:
    """By family the patterns that lack one, two and three pieces and are nowhere blocked, each by its lowest cell.

    All patterns of a family are counted at once: each of their five cells, moved to the lowest, is a bit of a sum.
    """
    for family in FAMILIES:
        (_, second, third, fourth, fifth), lowest, _ = family
        alive = lowest & ~(blocked | blocked >> second | blocked >> third | blocked >> fourth | blocked >> fifth)
        if alive:
            b, c, d, e = filled >> second, filled >> third, filled >> fourth, filled >> fifth
            some = filled ^ b ^ c
            odd = some ^ d ^ e
            carry, other = filled & b | c & (filled ^ b), some & d | e & (some ^ d)
            two = alive & (carry ^ other)
            yield family, alive & carry & other & ~odd, two & odd, two & ~odd


_LANES: Final = range(0, len(FAMILIES) * len(CELLS), len(CELLS))
"""Where the families begin, if a number has a bit for each of their patterns, told apart by its lowest cell."""

PATTERN_OF_BIT: Final = {
    1 << lane + pattern.cells[0]: pattern.mask
    for lane, family in zip(_LANES, FAMILIES, strict=True)
    for pattern in PATTERNS[family.first : family.first + family.lowest.bit_count()]
}
"""The cells of each pattern, by its bit in such a number."""

# The next two are asked for the same cells again and again, in the positions that a search looks at.


@lru_cache(maxsize=4096)
def counted(filled: int) -> tuple[int, int, int]:
    """The patterns with exactly four, three and two of these cells, a bit for each."""
    fours = threes = twos = 0
    for lane, ((_, second, third, fourth, fifth), lowest, _) in zip(_LANES, FAMILIES, strict=True):
        b, c, d, e = filled >> second, filled >> third, filled >> fourth, filled >> fifth
        some = filled ^ b ^ c
        odd = some ^ d ^ e
        carry, other = filled & b | c & (filled ^ b), some & d | e & (some ^ d)
        two = lowest & (carry ^ other)
        fours |= (lowest & carry & other & ~odd) << lane
        threes |= (two & odd) << lane
        twos |= (two & ~odd) << lane
    return fours, threes, twos


@lru_cache(maxsize=4096)
def unblocked(blocked: int) -> int:
    """The patterns with none of these cells, a bit for each."""
    patterns = 0
    for lane, ((_, second, third, fourth, fifth), lowest, _) in zip(_LANES, FAMILIES, strict=True):
        met = blocked | blocked >> second | blocked >> third | blocked >> fourth | blocked >> fifth
        patterns |= (lowest & ~met) << lane
    return patterns


def spread(family: Family, lowest: int) -> int:
    """All cells of the patterns of a family that have these lowest cells."""
    cells = 0
    for distance in family.steps:
        cells |= lowest << distance
    return cells


def fours(filled: int, blocked: int) -> Iterator[int]:
    """The cells of each pattern that lacks one piece and is nowhere blocked."""
    for family, found, _, _ in partial(filled, blocked):
        for cell in cells_of(found):
            yield spread(family, 1 << cell)
