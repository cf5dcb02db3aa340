"""A puzzle, and the table of a game's puzzles: its `puzzles.txt`.

Lines that begin with `#` tell how the table was made. Every other line is a puzzle, the easier ones first:

    id  difficulty  theme  kind  measure  position  seat  solution  aim

parted by tabs. The theme is `-` where there is none. The touches of an action are parted by spaces, the actions of a
solution by ` ; `. Only a puzzle of the kind `best` has an aim: a goal of the game with its words, the number of turns,
and how often the solution reaches it. If other plays reach it now and then, too, they stand behind that in a part of
their own, parted by ` | `: how often, and the actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any, Final, NamedTuple
from zlib import crc32

from pentapod.engine.digits import figures
from pentapod.engine.grammar import TEXT, Codec, except_for, form, mapped, sequence
from pentapod.engine.state import Action, Paths

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


class Other(NamedTuple):
    """Another play than the solution that reaches the aim sometimes."""

    odds: Fraction
    """How often it does at least, whatever the others do."""
    paths: Paths
    """Its actions, as those of the solution."""


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
    solution: Paths
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
        values = ((getattr(self, name), codec) for name, codec in _PARTS.items())
        return "\t".join(codec.write(value) for value, codec in values if value not in (None, ()))


def _aim(words: tuple[str, ...]) -> Aim:
    *goal, turns, odds = words
    if not goal or int(turns) < 1 or not 0 < Fraction(odds) <= 1:
        raise ValueError(words)
    return Aim(tuple(goal), int(turns), Fraction(odds))


def _chance(text: str) -> Fraction:
    if not 0 < Fraction(text) < 1:
        raise ValueError(text)
    return Fraction(text)


_NUMBER: Final = Codec[int](int, str)
_WORDS: Final = sequence(TEXT, " ", " ")
_PATHS: Final = sequence(_WORDS, " ; ", " ; ")
_PARTS: Final[Mapping[str, Codec[Any]]] = {
    "id": TEXT,
    "difficulty": _NUMBER,
    "theme": except_for({"-": ""}, TEXT),
    "kind": TEXT,
    "measure": _NUMBER,
    "position": TEXT,
    "seat": _NUMBER,
    "solution": _PATHS,
    "aim": mapped(_WORDS, _aim, lambda aim: (*aim.goal, str(aim.turns), str(aim.odds))),
    "others": sequence(
        form("{odds} {paths}", Other, "form", odds=Codec[Fraction](_chance, str, r"\S+"), paths=_PATHS), " | ", " | "
    ),
}
"""The parts of a line, by the fields of a puzzle."""
_LEAST: Final = 8
"""So many parts every puzzle has."""


def id_of(position: str) -> str:
    """The id of the puzzle in a position."""
    return figures(crc32(position.encode()), _FIGURES, _FIGURES_OF_ID)


def read(table: str) -> tuple[Puzzle, ...]:
    """The puzzles of a table, in its order. Raises `MalformedPuzzle`."""
    return tuple(read_line(line) for line in table.splitlines() if line and not line.startswith("#"))


def read_line(line: str) -> Puzzle:
    """The puzzle that `Puzzle.line` wrote. Raises `MalformedPuzzle`."""
    try:
        parts = line.split("\t")
        if not _LEAST <= len(parts) <= len(_PARTS):
            raise ValueError(line)
        named = zip(_PARTS.items(), parts, strict=False)
        puzzle = Puzzle(**{name: codec.parse(part) for (name, codec), part in named})
        if (puzzle.aim is None) is (puzzle.kind == BEST):
            raise ValueError(line)
    except (ValueError, ZeroDivisionError):
        raise MalformedPuzzle(f"A puzzle has eight parts, or up to ten with an aim, parted by tabs: {line!r}") from None
    if puzzle.kind not in KINDS or not 1 <= puzzle.difficulty <= HARDEST or puzzle.id != id_of(puzzle.position):
        raise MalformedPuzzle(f"There is no such kind or difficulty, or the id is not that of the position: {line!r}")
    return puzzle


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. As long as the table stays, none comes again before all others came.

    The table must not be empty. Difficulties follow one another without an order.
    """
    shuffled = sorted(puzzles, key=lambda puzzle: (crc32(puzzle.id.encode()), puzzle.id))
    return shuffled[day.toordinal() % len(shuffled)]
