"""A puzzle, and the table of a game's puzzles: its `puzzles.txt`.

Lines that begin with `#` tell how the table was made. Every other line is a puzzle, the easier ones first:

    id  difficulty  kind  measure  position  seat  solution

parted by tabs; the touches of the solution are parted by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final, NamedTuple
from zlib import crc32

from pentapod.engine.state import Action, Path

WIN: Final = "win"
"""After the solution the team of the seat surely wins, after no other action."""
BEST: Final = "best"
"""Chance has a word in it: the solution wins more often than any other action."""
KINDS: Final = (WIN, BEST)

HARDEST: Final = 5
"""The difficulties are those levels of the computer players, from 1 on, that find the solution."""

_FIGURES: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""The figures of an id: no two of them look alike."""
_FIGURES_OF_ID: Final = 4


class MalformedPuzzle(ValueError):
    """A line that tells no puzzle."""


class Puzzle(NamedTuple):
    """A position, and the only action that is right in it."""

    id: str
    """Follows from the position (`id_of`)."""
    difficulty: int
    """The first level of the computer players that mostly finds the solution, from 1 to `HARDEST`."""
    kind: str
    """One of `KINDS`."""
    measure: int
    """Of a win, the number of choices until it is there, whatever the others do: the solution is the first of them.
    Else how far the solution is ahead of any other action at least, in percent of the games."""
    position: str
    """What `Game.position` reads."""
    seat: int
    solution: Path

    @property
    def action(self) -> Action:
        """The solution as an action."""
        return Action(self.seat, self.solution)

    def line(self) -> str:
        """The puzzle as a line of the table."""
        return "\t".join(
            (
                self.id,
                str(self.difficulty),
                self.kind,
                str(self.measure),
                self.position,
                str(self.seat),
                " ".join(self.solution),
            )
        )


def id_of(position: str) -> str:
    """The id of the puzzle in a position."""
    value, text = crc32(position.encode()), ""
    for _ in range(_FIGURES_OF_ID):
        value, figure = divmod(value, len(_FIGURES))
        text += _FIGURES[figure]
    return text


def read(table: str) -> tuple[Puzzle, ...]:
    """The puzzles of a table, in its order. Raises `MalformedPuzzle`."""
    return tuple(read_line(line) for line in table.splitlines() if line and not line.startswith("#"))


def read_line(line: str) -> Puzzle:
    """The puzzle that `Puzzle.line` wrote. Raises `MalformedPuzzle`."""
    try:
        name, difficulty, kind, measure, position, seat, solution = line.split("\t")
        puzzle = Puzzle(name, int(difficulty), kind, int(measure), position, int(seat), tuple(solution.split(" ")))
    except ValueError:
        raise MalformedPuzzle(f"A puzzle has seven parts, parted by tabs: {line!r}") from None
    if puzzle.kind not in KINDS or not 1 <= puzzle.difficulty <= HARDEST or puzzle.id != id_of(position):
        raise MalformedPuzzle(f"There is no such kind or difficulty, or the id is not that of the position: {line!r}")
    return puzzle


def write(puzzles: Iterable[Puzzle], comments: Sequence[str]) -> str:
    """The table of these puzzles, the easier ones first, below some comments."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.kind == BEST, puzzle.measure, puzzle.id))
    return "".join(f"{line}\n" for line in (*(f"# {one}" for one in comments), *(each.line() for each in ordered)))


def comments_of(table: str) -> list[str]:
    """The comments of a table."""
    return [line.removeprefix("#").strip() for line in table.splitlines() if line.startswith("#")]


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. As long as the table stays, none comes again before all others came.

    The table must not be empty. Difficulties follow one another without an order.
    """
    shuffled = sorted(puzzles, key=lambda puzzle: (crc32(puzzle.id.encode()), puzzle.id))
    return shuffled[day.toordinal() % len(shuffled)]
