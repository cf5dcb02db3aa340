"""Writes a table of puzzles, and tells what one says beside its puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from pentapod.puzzles.puzzle import KINDS, Puzzle


def write(puzzles: Iterable[Puzzle], comments: Sequence[str]) -> str:
    """The table of these puzzles, the easier ones first, below some comments."""
    lines = (*(f"# {one}" for one in comments), *(each.line() for each in in_order(puzzles)))
    return "".join(f"{line}\n" for line in lines)


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The order of a table: the easier ones first."""
    return sorted(puzzles, key=lambda one: (one.difficulty, KINDS.index(one.kind), one.measure, one.id))


def comments_of(table: str) -> list[str]:
    """The comments of a table."""
    return [line.removeprefix("#").strip() for line in table.splitlines() if line.startswith("#")]


def themes_of(puzzles: Iterable[Puzzle]) -> list[str]:
    """The themes of some puzzles, that of the most first."""
    return [theme for theme, _ in Counter(puzzle.theme for puzzle in puzzles if puzzle.theme).most_common()]
