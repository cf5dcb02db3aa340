"""What the things of MODX are called, and the small phrases that sentences are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pentapod.engine.english import counted, listed
from pentapod.games.modx.rules.board import CELL_NAMES
from pentapod.games.modx.rules.patterns import PATTERNS, Pattern
from pentapod.games.modx.rules.position import Position


class ShapeName(NamedTuple):
    """What a shape of patterns is called."""

    name: str
    one: str
    """One of them, with its article and told from all others."""
    straight: bool
    """Whether it is a line, which players name by its first and last cell instead of its anchor."""


SHAPE_NAMES: Final = {
    "X": ShapeName("X", "an X", straight=False),
    "plus": ShapeName("Plus", "a Plus", straight=False),
    "row": ShapeName("row", "a row", straight=True),
    "column": ShapeName("column", "a column", straight=True),
    "rise": ShapeName("diagonal", "a rising diagonal", straight=True),
    "fall": ShapeName("diagonal", "a falling diagonal", straight=True),
}
"""The names of the shapes, by the shape's id."""


def pattern_name(number: int) -> str:
    """A pattern and where it lies: `X around d4`, `row a1–e1`."""
    return _group_name([PATTERNS[number]])


def pattern_names(numbers: Iterable[int], whose: str = "the") -> str:
    """Patterns as a list: those that overlap in one line, or lie around the same middle, are named as one."""
    groups: list[list[Pattern]] = []
    for pattern in (PATTERNS[number] for number in numbers):
        group = next((group for group in groups if _belong_together(group[0], pattern)), None)
        if group:
            group.append(pattern)
        else:
            groups.append([pattern])
    return listed([f"{whose} {_group_name(group)}" for group in groups])


def _belong_together(one: Pattern, other: Pattern) -> bool:
    if _straight(one) or _straight(other):
        return one.shape is other.shape and bool(one.mask & other.mask)
    return one.anchor == other.anchor


def _straight(pattern: Pattern) -> bool:
    return SHAPE_NAMES[pattern.shape.id].straight


def _group_name(group: Sequence[Pattern]) -> str:
    nouns = listed(list(dict.fromkeys(SHAPE_NAMES[pattern.shape.id].name for pattern in group)))
    if not _straight(group[0]):
        return f"{nouns} around {CELL_NAMES[group[0].anchor]}"
    cells = [cell for pattern in group for cell in pattern.cells]
    return f"{nouns} {CELL_NAMES[min(cells)]}\u2013{CELL_NAMES[max(cells)]}"


def gained(points: int, short: tuple[int, int] | None) -> str:
    """What patterns bring: ": 3 points"; where markers run short, how many are left for how many spaces."""
    if short:
        markers, spaces = short
        return f", with {counted(markers, 'marker')} left for {counted(spaces, 'space')}"
    return f": {counted(points, 'point') if points else 'no new point'}"


def cell_label(position: Position, cell: int, names: Sequence[str]) -> str:
    """What lies on a cell: `d4, Blue's X on Orange's marker`."""
    owner = position.owner(cell)
    things = [f"{names[owner]}'s X"] if owner is not None else []
    if position.ledger.joker_cells >> cell & 1:
        things.append("Joker")
    stack = position.ledger.stacks[cell]
    if stack:
        covered = f" over {listed([names[seat] for seat in reversed(stack[:-1])])}" if len(stack) > 1 else ""
        things.append(f"{names[stack[-1]]}'s marker{covered}")
    return f"{CELL_NAMES[cell]}, {' on '.join(things) or 'empty'}"
