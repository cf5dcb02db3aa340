"""An annotated match while somebody looks at it: its tree, and the line along which they look.

What is played from an earlier position becomes a variation, so nothing that was there is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pentapod.engine.match import Match, Step
from pentapod.engine.notes import tree
from pentapod.engine.notes.tree import Line, Note, Place
from pentapod.engine.state import State

Sentence = Callable[[State, Step], str]
"""What an action did in a position, in words."""


class Row(NamedTuple):
    """An entry of the list of all lines: an action, or what is said before the first one of a line."""

    place: Place
    ply: int
    depth: int
    """How many lines it stands below the main line."""
    seat: int | None
    """Who acted; None for what is only said."""
    sentence: str
    note: Note

    @property
    def id(self) -> str:
        """The position that it leads to, as `read_id` reads it."""
        return write_id(self.place, self.ply)


def write_id(place: Place, ply: int) -> str:
    """A position of a line as one word: `7`, or `7_3.0_5.1` in a line beside a line."""
    return "_".join((str(ply), *(f"{at}.{number}" for at, number in place)))


def read_id(text: str) -> tuple[Place, int]:
    """The line and the ply of a position. Raises ValueError for what is none."""
    ply, *pairs = text.split("_")
    if len(text) > 200 or not all(part.isascii() and part.isdecimal() for part in text.replace("_", ".").split(".")):
        raise ValueError(text)
    place = tuple((int(at), int(number)) for at, number in (pair.split(".") for pair in pairs))
    return place, int(ply)


class Notebook:
    """The tree of a match, which may grow, and the place of the line that is looked along."""

    def __init__(self, main: Line) -> None:
        self.main = main
        self.place: Place = ()

    @property
    def is_over(self) -> bool:
        """Whether the game of the main line is over: then nothing of it is secret."""
        steps = self.main.steps
        return bool(steps) and steps[-1].state.result is not None

    def update(self, match: Match) -> None:
        """The match was played on: what is new in it comes into the tree, and the line that it is on now is shown.

        A tree that is full takes no more: then the match goes on, and what is played is in no line.
        """
        self.place = tree.follow(self.main, match.steps, self.place)
        steps = tree.steps_of(self.main, self.place)
        played = [step.action for step in match.steps]
        if len(steps) > len(played) and [step.action for step in steps[: len(played)]] == played:
            match.steps = steps

    def lead(self, match: Match, place: Place, ply: int) -> None:
        """Let a match show a ply of a line. Raises `NoSuchLine`, also for a ply that the line has not."""
        steps = tree.steps_of(self.main, place)
        if ply > len(steps):
            raise tree.NoSuchLine(place)
        self.place, match.steps = place, steps
        match.go(ply)

    def home(self, ply: int) -> tuple[Place, Line]:
        """The line, with its place, that the action before a ply belongs to."""
        place = tree.home_of(self.main, self.place, ply)
        return place, tree.line_at(self.main, place)

    def note(self, ply: int) -> Note:
        """What is said at a ply of the line that is looked along."""
        return self.home(ply)[1].note(ply)

    def gathered(self) -> Note:
        """All that is said in any line as one note, as far as one may be so long; glyphs judge one action, and go."""
        notes = [line.notes[ply] for _, line in tree.lines(self.main) for ply in sorted(line.notes)]
        text = "\n\n".join(note.text for note in notes if note.text)
        arrows = dict.fromkeys(arrow for note in notes for arrow in note.arrows)
        marks = dict.fromkeys(mark for note in notes for mark in note.marks)
        signs = tuple(arrows)[: tree.MAX_SIGNS], tuple(marks)[: max(0, tree.MAX_SIGNS - len(arrows))]
        return Note(text[: tree.MAX_COMMENT].strip(), "", *signs)

    def here(self, ply: int) -> str:
        """The id of the row that leads to a ply."""
        return write_id(self.home(ply)[0], ply)

    def rows(self, initial: State, sentence: Sentence) -> Iterator[Row]:
        """All lines, in the order in which a record writes them; `initial` is the position that the match begins in."""
        return _rows(self.main, (), initial, sentence)


def _rows(line: Line, place: Place, before: State, sentence: Sentence) -> Iterator[Row]:
    depth = len(place)
    if line.start in line.notes:
        yield Row(place, line.start, depth, None, "", line.note(line.start))
    for ply, step in enumerate(line.steps, line.start + 1):
        yield Row(place, ply, depth, step.action.seat, sentence(before, step), line.note(ply))
        for number, other in enumerate(line.variations.get(ply - 1, ())):
            yield from _rows(other, (*place, (ply - 1, number)), before, sentence)
        before = step.state
