"""Reads the lessons of a game from the text in which they are written, which people can read as well.

    # Learn PODS

    Who cannot place a pod any more loses.

    ## A free leg
    Rule: A free leg

    A pod needs a leg that points along a line at an empty point. Place pod 3.

    ```step
    standard guarded 0 w 2@c3 1@f5
    do: 3 d2 | 3 e1
    show: 3 d2
    miss 3 *: There its legs find no line.
    ```

    > A pod may stand wherever one of its legs is free.

A course of two parts or more has a heading before each of them: `# The basics`, then `# More`. After the first part the
game can be played.

What stands before a step is its text. A step begins with its position; then come lines with a key:

- `seat: 1`: whom the learner plays; else whose turn it is;
- `do: a b | c; d`: the actions that are right, `|` between alternatives, `;` between one action of the learner and the
  next; touches have a space between them, `*` stands for any text;
- `until: scored 2`: in place of `do`, a goal of the game (`goals.py`) or of every game (`engine/goals.py`);
  `within: 3`: with at most so many actions;
- `then: sentence | sentence`: what is to be done after the first of those actions, after the second, and so on;
- `show: a b; d`: actions of the learner that reach the goal; may be left out where `do` has no `*`;
- `miss a *: sentence`: what is said of a wrong action; `miss: sentence` of all others; `answer a *: e; f g`: what
  others then do, for the `miss` with the same pattern;
- `slip a b: sentence`: an action that is made by mistake: it is refused with the sentence, and the step goes on;
- `reply: e; f g`: what others do, chance too; `level: 2`: who does what `reply` does not say;
- `point: a b`: targets that are pointed at; `done: sentence`: what is said when the goal is reached.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pentapod.engine.state import Paths
from pentapod.lessons.lesson import Condition, Course, Lesson, Miss, Part, Pattern, Step

_FENCE: Final = "```step"
_KEYS: Final = frozenset({"seat", "do", "then", "until", "within", "show", "reply", "level", "point", "done"})
_ENTRY: Final = re.compile(r"(?P<key>[a-z]+)(?: (?P<pattern>[^:]+?))?:\s*(?P<value>.+)")


class LessonError(ValueError):
    """Lessons that are not written as they should be. `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def read(text: str) -> Course:
    """The lessons of a game. Raises `LessonError`."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line.strip())
    return reader.course()


class _Reader:
    def __init__(self) -> None:
        self._title = self._introduction = ""
        self._parts: list[Part] = []
        self._lesson: Lesson | None = None
        self._words: list[str] = []
        """Lines of text that belong to what comes next."""
        self._step: list[tuple[int, str]] | None = None
        """The lines of the step that is open."""
        self._line = 0

    def take(self, number: int, line: str) -> None:
        """The next line."""
        self._line = number
        if self._step is not None:
            self._take_in_step(line)
        elif line.startswith("# "):
            self._head(line[2:])
        elif line.startswith("## "):
            self._begin(line[3:])
        elif line == _FENCE:
            self._step = []
        elif self._lesson and line.startswith("Rule: ") and not self._words:
            self._lesson = self._lesson._replace(rule=line[6:])
        elif self._lesson and line.startswith("> "):
            self._lesson = self._lesson._replace(learnt=f"{self._lesson.learnt} {line[2:]}".strip())
        elif line:
            self._words.append(line)

    def _take_in_step(self, line: str) -> None:
        assert self._step is not None
        if line != "```":
            self._step.append((self._line, line))
            return
        if self._lesson is None:
            raise LessonError(self._line, "this step stands in no lesson")
        step = _step(self._taken(), self._step, self._line)
        self._lesson = self._lesson._replace(steps=(*self._lesson.steps, step))
        self._step = None

    def _taken(self) -> str:
        words, self._words = " ".join(self._words), []
        return words

    def _head(self, title: str) -> None:
        """The heading of the course, or of a part of it."""
        if not self._title:
            self._title = title
            return
        self._end()
        if self._parts and not (self._parts[-1].title and self._parts[-1].lessons):
            raise LessonError(self._line, f"what stands before {title!r} has no heading or no lesson")
        self._parts.append(Part(title, ()))

    def _begin(self, title: str) -> None:
        self._end()
        if not self._parts:
            self._parts.append(Part("", ()))
        self._lesson = Lesson(title, (), "")

    def _end(self) -> None:
        """What is open is whole: the introduction or a lesson."""
        if self._lesson:
            self._end_lesson(self._lesson)
        elif not self._parts:
            self._introduction = self._taken()
        elif self._words:
            raise LessonError(self._line, f"{self._words[0]!r} belongs to no lesson")

    def _end_lesson(self, lesson: Lesson) -> None:
        if not lesson.steps or not lesson.learnt:
            raise LessonError(self._line, f"{lesson.title!r} has no step, or does not say what was learnt")
        if self._words:
            raise LessonError(self._line, f"{self._words[0]!r} belongs to no step")
        part = self._parts.pop()
        self._parts.append(part._replace(lessons=(*part.lessons, lesson)))
        self._lesson = None

    def course(self) -> Course:
        """All of it."""
        if self._step is not None:
            raise LessonError(self._line, "the last step does not end")
        self._end()
        if not self._title or not self._parts or not self._parts[-1].lessons:
            raise LessonError(self._line, "there is no title or no lesson")
        return Course(self._title, self._introduction, tuple(self._parts))


def _step(text: str, lines: Sequence[tuple[int, str]], end: int) -> Step:
    """A step from its text and the lines between its fences."""
    if not lines or not text:
        raise LessonError(end, "a step needs a text before it and a position in it")
    values: dict[str, str] = {}
    misses: dict[str, str] = {}
    answers: dict[str, str] = {}
    slips: dict[str, str] = {}
    for number, line in lines[1:]:
        key, pattern, value = _entry(number, line)
        if key in _KEYS and not pattern and key not in values:
            values[key] = value
        elif key == "miss" and pattern not in misses:
            misses[pattern] = value
        elif key == "slip" and pattern and pattern not in slips:
            slips[pattern] = value
        elif key == "answer" and pattern in misses and pattern:
            answers[pattern] = value
        else:
            raise LessonError(number, f"{line!r} cannot stand here")
    if ("do" in values) == ("until" in values):
        raise LessonError(end, "a step needs either do or until")
    try:
        return Step(text, lines[0][1], **_fields(values, misses, answers, slips))
    except ValueError as error:
        raise LessonError(end, str(error)) from None


def _entry(number: int, line: str) -> tuple[str, str, str]:
    found = _ENTRY.fullmatch(line)
    if not found:
        raise LessonError(number, f"{line!r} has no key")
    return found["key"], found["pattern"] or "", found["value"]


def _fields(
    values: Mapping[str, str], misses: Mapping[str, str], answers: Mapping[str, str], slips: Mapping[str, str]
) -> dict[str, Any]:
    """The fields of a `Step` behind text and position."""
    wanted = tuple(_patterns(one) for one in values["do"].split(";")) if "do" in values else ()
    solution = _paths(values["show"]) if "show" in values else _plain(wanted)
    condition = values.get("until", "").split()
    named = ((pattern, sentence) for pattern, sentence in misses.items() if pattern)
    return {
        "seat": int(values["seat"]) if "seat" in values else None,
        "wanted": wanted,
        "until": Condition(condition[0], tuple(condition[1:])) if condition else None,
        "within": int(values.get("within", max(1, len(wanted)))),
        "solution": solution,
        "then": tuple(one.strip() for one in values["then"].split("|")) if "then" in values else (),
        "slips": tuple(Miss(Pattern(one), said) for one, said in slips.items()),
        "misses": tuple(Miss(Pattern(one), said, _paths(answers.get(one, ""))) for one, said in named),
        "otherwise": misses.get("", ""),
        "replies": _paths(values.get("reply", "")),
        "level": int(values.get("level", 0)),
        "points": tuple(values.get("point", "").split()),
        "done": values.get("done", ""),
    }


def _patterns(text: str) -> tuple[Pattern, ...]:
    return tuple(Pattern(" ".join(one.split())) for one in text.split("|"))


def _paths(text: str) -> Paths:
    return tuple(tuple(one.split()) for one in text.split(";") if one.strip())


def _plain(wanted: Iterable[Sequence[Pattern]]) -> Paths:
    """What to show where it is not said: the first of each right actions."""
    first = [patterns[0].text for patterns in wanted]
    if any("*" in text for text in first):
        raise ValueError("a step whose first right action has a * needs show")
    return tuple(tuple(text.split()) for text in first)
