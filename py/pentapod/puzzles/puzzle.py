"""A puzzle, and the table of a game's puzzles: its `puzzles.txt`.

Lines that begin with `#` tell how the table was made. Every other line is a puzzle, the easier ones first:

    id  difficulty  theme  kind  measure  position  seat  solution  aim

parted by tabs. The theme is `-` where there is none. The touches of an action are parted by spaces, the actions of a
solution by ` ; `. Only a puzzle of the kind `best` has an aim: a goal of the game with its words, the number of turns,
and how often the solution reaches it. If other plays reach it now and then, too, they stand behind that in a part of
their own, parted by ` | `: how often, and the actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from fractions import Fraction
from typing import Final, NamedTuple
from zlib import crc32

from pentapod.engine.digits import figures
from pentapod.engine.state import Action, Path

WIN: Final = "win"
"""After the solution the team of the seat surely wins, after no other action."""
SOON: Final = "soon"
"""After the solution the team of the seat surely wins within so many of its turns, the present one among them; after no
other action does it surely win within as many."""
HOLD: Final = "hold"
"""After the solution the others do not surely win within so many of their turns; after every other action they do."""
BEST: Final = "best"
"""The game goes on after it, or chance has a word in it: within some turns the solution reaches an aim more often than
anything else that can be done before somebody else, or chance, acts."""
KINDS: Final = (WIN, SOON, HOLD, BEST)

TURNS_ENDED: Final = "turns-ended"
"""The goal by which a game tells that so many turns have ended since the beginning."""

HARDEST: Final = 5
"""The difficulties are those levels of the computer players, from 1 on, that find the solution."""

_FIGURES: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""The figures of an id: no two of them look alike."""
_FIGURES_OF_ID: Final = 4
_NO_THEME: Final = "-"
_BETWEEN: Final = " ; "
_OR: Final = " | "
_MOST_BEHIND: Final = 2
"""So many parts stand behind the solution at most."""


class MalformedPuzzle(ValueError):
    """A line that tells no puzzle."""


class Aim(NamedTuple):
    """What a puzzle of kind `best` is about."""

    goal: tuple[str, ...]
    """The name of a goal, of every game or of this one, and its words."""
    turns: int
    """When the goal counts: at the end of the turn that is now (1), of the next one (2), and so on."""
    odds: Fraction
    """How often the solution reaches it at least, whatever the others do."""

    def text(self) -> str:
        """The aim as its part of a line."""
        return " ".join((*self.goal, str(self.turns), str(self.odds)))


class Other(NamedTuple):
    """Another play than the solution that reaches the aim sometimes."""

    odds: Fraction
    """How often it does at least, whatever the others do."""
    paths: tuple[Path, ...]
    """Its actions, as those of the solution."""

    def text(self) -> str:
        """The play as it stands in its part of a line."""
        return f"{self.odds} {_written(self.paths)}"


def read_other(text: str) -> Other:
    """The play that `Other.text` wrote. Raises ValueError."""
    odds, _, paths = text.partition(" ")
    if not paths or not 0 < Fraction(odds) < 1:
        raise ValueError(text)
    return Other(Fraction(odds), _paths(paths))


def _written(paths: Iterable[Path]) -> str:
    return _BETWEEN.join(" ".join(path) for path in paths)


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(tuple(path.split(" ")) for path in text.split(_BETWEEN))


def read_aim(text: str) -> Aim:
    """The aim that `Aim.text` wrote. Raises ValueError."""
    *goal, turns, odds = text.split(" ")
    if not goal or int(turns) < 1 or not 0 < Fraction(odds) <= 1:
        raise ValueError(text)
    return Aim(tuple(goal), int(turns), Fraction(odds))


class Puzzle(NamedTuple):
    """A position, and what alone is right in it."""

    id: str
    """Follows from the position (`id_of`)."""
    difficulty: int
    """The first level of the computer players that mostly finds the solution, from 1 to `HARDEST`."""
    kind: str
    """One of `KINDS`."""
    measure: int
    """Of a win, the number of choices until it is there, whatever the others do: the solution is the first of them.
    Where it is to come soon, or to be kept from the others, the number of turns. Else how far the solution is ahead of
    anything else at least, in percent of the cases."""
    position: str
    """What `Game.position` reads."""
    seat: int
    solution: tuple[Path, ...]
    """The actions of the seat: of the kind `best` all until somebody else acts, or chance, or the game is over; else
    one."""
    aim: Aim | None = None
    """Of the kind `best` alone."""
    others: tuple[Other, ...] = ()
    """All other plays that reach the aim sometimes, those first that do so most often."""
    theme: str = ""
    """The kind of thought that it asks for, by its key in the words of lessons; "" where its game has no themes."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The solution as actions."""
        return tuple(Action(self.seat, path) for path in self.solution)

    def line(self) -> str:
        """The puzzle as a line of the table."""
        return "\t".join(
            (
                self.id,
                str(self.difficulty),
                self.theme or _NO_THEME,
                self.kind,
                str(self.measure),
                self.position,
                str(self.seat),
                _written(self.solution),
                *([self.aim.text()] if self.aim else []),
                *([_OR.join(other.text() for other in self.others)] if self.others else []),
            )
        )


def id_of(position: str) -> str:
    """The id of the puzzle in a position."""
    return figures(crc32(position.encode()), _FIGURES, _FIGURES_OF_ID)


def read(table: str) -> tuple[Puzzle, ...]:
    """The puzzles of a table, in its order. Raises `MalformedPuzzle`."""
    return tuple(read_line(line) for line in table.splitlines() if line and not line.startswith("#"))


def read_line(line: str) -> Puzzle:
    """The puzzle that `Puzzle.line` wrote. Raises `MalformedPuzzle`."""
    try:
        name, difficulty, theme, kind, measure, position, seat, solution, *rest = line.split("\t")
        if bool(rest) != (kind == BEST) or len(rest) > _MOST_BEHIND:
            raise ValueError(line)
        aim = read_aim(rest[0]) if rest else None
        others = tuple(read_other(other) for part in rest[1:] for other in part.split(_OR))
        puzzle = Puzzle(
            name,
            int(difficulty),
            kind,
            int(measure),
            position,
            int(seat),
            _paths(solution),
            aim,
            others,
            "" if theme == _NO_THEME else theme,
        )
    except (ValueError, ZeroDivisionError):
        raise MalformedPuzzle(f"A puzzle has eight parts, or up to ten with an aim, parted by tabs: {line!r}") from None
    if puzzle.kind not in KINDS or not 1 <= puzzle.difficulty <= HARDEST or puzzle.id != id_of(position):
        raise MalformedPuzzle(f"There is no such kind or difficulty, or the id is not that of the position: {line!r}")
    return puzzle


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


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. As long as the table stays, none comes again before all others came.

    The table must not be empty. Difficulties follow one another without an order.
    """
    shuffled = sorted(puzzles, key=lambda puzzle: (crc32(puzzle.id.encode()), puzzle.id))
    return shuffled[day.toordinal() % len(shuffled)]
