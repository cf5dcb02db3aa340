"""What a lesson is made of, as plain data; `reading.py` reads it from a game's `lessons.md`."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

from pentapod.engine.state import Path, Paths
from pentapod.engine.values import Names


class Pattern(NamedTuple):
    """Which actions are meant: their touches with a space between them, `*` for any text."""

    text: str

    def matches(self, path: Path) -> bool:
        """Whether an action with this path is meant."""
        return fnmatchcase(" ".join(path), self.text)


class Miss(NamedTuple):
    """A wrong action, and what is said of it."""

    pattern: Pattern
    sentence: str
    answer: Paths = ()
    """What others then do, chance too, to show why it was wrong."""


class Condition(NamedTuple):
    """A goal by its name, with the words behind it."""

    name: str
    words: Names = ()


class Try(NamedTuple):
    """What a play, or the right action, is made for. After it all go on, chance too, until that is decided."""

    goal: Condition
    end: Condition
    """When it is decided at the latest."""
    worked: str
    """What is said if the goal is reached by then; else `failed`."""
    failed: str


class Step(NamedTuple):
    """A position, and what is to be done in it. Exactly one of `wanted`, `until` and `play` is given."""

    text: str
    """What to see and what to do, in one or two sentences."""
    position: str
    seat: int | None = None
    """Whom the learner plays; None for whose turn it is in the position."""
    wanted: tuple[tuple[Pattern, ...], ...] = ()
    """For each action of the learner in turn, the actions that are right."""
    until: Condition | None = None
    """What is to be reached with at most `within` actions of the learner."""
    play: Paths = ()
    """Actions of the learner in a row until somebody else acts, or chance: right is all that leads where they lead."""
    tried: Try | None = None
    """What comes of a play, or of the right action, to be shown."""
    others: tuple[tuple[str, str], ...] = ()
    """What is said of plays that lead elsewhere, each behind the text of the position where nothing is left to be done
    by itself. Of those that are missing here `otherwise` is said."""
    within: int = 1
    solution: Paths = ()
    """Actions of the learner that reach the goal, in their order. The first ones where others answer freely."""
    then: Names = ()
    """What is to be seen and done after the first of the `wanted` actions, after the second, and so on."""
    slips: tuple[Miss, ...] = ()
    """Actions that are made by mistake rather than meant: they are refused, and the step goes on."""
    misses: tuple[Miss, ...] = ()
    otherwise: str = ""
    """What is said of any other action that is wrong; "" for what is said in every lesson."""
    replies: Paths = ()
    """What others do, chance too, in their order, whenever the learner is not to choose."""
    level: int = 0
    """How strong the computer players are that do what `replies` do not say; 0 where nobody does."""
    points: Names = ()
    """The targets that are pointed at from the beginning."""
    done: str = ""
    """What is said when the goal is reached."""
    answered: bool = False
    """Whether it is shown on the board what a miss leads to, by computer players of that level at all seats; then it is
    taken back."""


class Lesson(NamedTuple):
    """A row of steps that teaches one thing."""

    title: str
    steps: tuple[Step, ...]
    learnt: str
    """What was learnt, in one sentence."""
    rule: str = ""
    """The heading of the game's guide under which the rule stands; "" where it stands under none."""


class Part(NamedTuple):
    """Lessons in a row. After those of the first part, the basics, the game can be played."""

    title: str
    """"" in a course of a single part."""
    lessons: tuple[Lesson, ...]


class Course(NamedTuple):
    """All lessons of a game. A lesson's number counts from 1 through all parts."""

    title: str
    introduction: str
    parts: tuple[Part, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of all parts."""
        return tuple(lesson for part in self.parts for lesson in part.lessons)

    @property
    def basics(self) -> int:
        """The number of the last lesson before the game can be played."""
        return len(self.parts[0].lessons)
