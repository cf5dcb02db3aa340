"""An annotated match: its line with what is said of it, and the other lines that branch off.

It knows nothing of the `Match` that somebody plays. Positions are counted as in a match: ply 0 is the beginning, and
the action with number 3 leads from ply 2 to ply 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pentapod.engine.match import Match, Step
from pentapod.engine.state import Paths

GLYPHS: Final = ("!!", "!", "!?", "?!", "?", "??")
"""What may be thought of an action, from brilliant to a blunder."""

MAX_DEPTH: Final = 12
"""So deep may variations stand in each other."""
MAX_VARIATIONS: Final = 1000
MAX_COMMENT: Final = 4000
"""So many characters a comment may have."""
MAX_SIGNS: Final = 60
"""So many arrows and marks may belong to a position."""

Place = tuple[tuple[int, int], ...]
"""Where a line stands: for each step away from the main line, the ply it branches off at and its number there."""


class NoSuchLine(LookupError):
    """There is no line at this place."""


class Note(NamedTuple):
    """What is said of an action, and of the position that it leads to."""

    text: str = ""
    """Words without a space at their ends; an empty line parts paragraphs."""
    glyph: str = ""
    """One of `GLYPHS`, or ""."""
    arrows: Paths = ()
    """Each leads along two or more touches of the picture."""
    marks: tuple[str, ...] = ()
    """Touches that are marked."""


NOTHING: Final = Note()


@dataclass(slots=True)
class Line:
    """Actions that follow one another from a ply on, with their notes and with the lines that branch off.

    The main line begins at ply 0. A variation has an action at least, in place of the one that its line has there.
    """

    start: int = 0
    steps: list[Step] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    """By the ply to which the action leads; `start` for what is said before the first action. None is empty."""
    variations: dict[int, list[Line]] = field(default_factory=dict)
    """By the ply at which they begin, which is not the end of this line."""

    @property
    def end(self) -> int:
        """The ply after its last action."""
        return self.start + len(self.steps)

    def step(self, ply: int) -> Step:
        """The action of this line that leads to a ply."""
        return self.steps[ply - self.start - 1]

    def note(self, ply: int) -> Note:
        """What is said at a ply."""
        return self.notes.get(ply, NOTHING)

    def is_plain(self) -> bool:
        """Whether nothing is said and nothing branches off."""
        return not self.notes and not self.variations


def main_line(match: Match) -> Line:
    """The line of a match, of which nothing is said yet."""
    return Line(0, list(match.steps))


def lines(line: Line, place: Place = ()) -> Iterator[tuple[Place, Line]]:
    """A line and all that branch off it, in the order in which they are written, with their places."""
    yield place, line
    for ply in sorted(line.variations):
        for number, one in enumerate(line.variations[ply]):
            yield from lines(one, (*place, (ply, number)))


def line_at(main: Line, place: Place) -> Line:
    """The line at a place. Raises `NoSuchLine`."""
    line = main
    for ply, number in place:
        there = line.variations.get(ply, ())
        if not 0 <= number < len(there):
            raise NoSuchLine(place)
        line = there[number]
    return line


def steps_of(main: Line, place: Place) -> list[Step]:
    """All actions from the beginning of the match to the end of a line. Raises `NoSuchLine`."""
    steps, line = list(main.steps), main
    for ply, number in place:
        line = line_at(line, ((ply, number),))
        steps[ply:] = line.steps
    return steps


def home_of(main: Line, place: Place, ply: int) -> Place:
    """The place of the line that has the action before a ply, for who looks along the line at `place`."""
    while place and ply <= line_at(main, place).start:
        place = place[:-1]
    return place


def follow(main: Line, steps: Sequence[Step], near: Place = ()) -> Place:
    """The place of the line that actions from the beginning lead into; what is not known yet is added to the tree.

    Of lines with the same actions the one at `near` is preferred, which may be gone. Where nothing more can be added,
    the place is that of the line left last.
    """
    line, place = main, Place()
    for at, step in enumerate(steps):
        there = [(sub, one) for sub, one in _beside(line, at, place) if one.step(at + 1).action == step.action]
        if there:
            place, line = max(there, key=lambda found: len(found[0]) if near[: len(found[0])] == found[0] else -1)
        elif at == line.end:
            line.steps.append(step)
        elif len(place) == MAX_DEPTH or sum(1 for _ in lines(main)) > MAX_VARIATIONS:
            return place
        else:
            beside = line.variations.setdefault(at, [])
            beside.append(Line(at, list(steps[at:])))
            return (*place, (at, len(beside) - 1))
    return place


def _beside(line: Line, at: int, place: Place) -> Iterator[tuple[Place, Line]]:
    """The lines that have an action at a ply where `line` is, with their places: itself first."""
    if at < line.end:
        yield place, line
    for number, one in enumerate(line.variations.get(at, ())):
        yield from _beside(one, at, (*place, (at, number)))


def say(line: Line, ply: int, note: Note) -> None:
    """Let a note be what is said at a ply of a line, in place of what was said."""
    if note == NOTHING:
        line.notes.pop(ply, None)
    else:
        line.notes[ply] = note


def remove(main: Line, place: Place) -> None:
    """Take a variation away with all that branches off it. Raises `NoSuchLine`."""
    line_at(main, place)
    ply, number = place[-1]
    line = line_at(main, place[:-1])
    del line.variations[ply][number]
    if not line.variations[ply]:
        del line.variations[ply]


def cut(line: Line, ply: int) -> None:
    """Take away what a line has after a ply, with all that branches off there."""
    del line.steps[max(0, ply - line.start) :]
    line.notes = {at: note for at, note in line.notes.items() if at <= ply}
    line.variations = {at: some for at, some in line.variations.items() if at < ply}


def promote(main: Line, place: Place) -> Place:
    """Let a variation and the rest of the line that it branches off change places; where it is now.

    It stays where it is if something would stand too deep then. Raises `NoSuchLine`.
    """
    line, (ply, number) = line_at(main, place), place[-1]
    parent = line_at(main, place[:-1])
    rest = Line(
        ply,
        parent.steps[ply - parent.start :],
        {at: note for at, note in parent.notes.items() if at > ply},
        {at: some for at, some in parent.variations.items() if at > ply},
    )
    if any(len(place) + len(deeper) > MAX_DEPTH for deeper, _ in lines(rest)):
        return place
    beside = parent.variations[ply]
    if (lead := line.notes.pop(ply, None)) is not None:
        rest.notes[ply] = lead
    beside[number] = rest
    parent.steps[ply - parent.start :] = line.steps
    parent.notes = {at: note for at, note in parent.notes.items() if at <= ply} | line.notes
    kept = {at: some for at, some in parent.variations.items() if at <= ply}
    parent.variations = kept | {at: some for at, some in line.variations.items() if at > ply}
    beside += line.variations.get(ply, [])
    return place[:-1]
