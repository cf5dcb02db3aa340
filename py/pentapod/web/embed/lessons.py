"""A lesson or a puzzle on a board of another page: which texts of the site it needs, what stands below the board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from pentapod import games
from pentapod.web.embed.requests import Answer, Refused, Request
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach

CODE: Final = "learn.zip"
"""The file of the site with the modules that lessons need."""

_LESSON: Final = re.compile(r"([a-z]{1,32}):([0-9]{1,4})")
_PUZZLE: Final = re.compile(r"([a-z]{1,32})(?::([0-9a-z]{1,8}))?")


def needed(request: Request) -> tuple[str, ...]:
    """The files of the site without which a lesson like `pods:3`, or a puzzle, cannot be shown."""
    is_lesson = "lesson" in request
    found = _found(request)
    if not found:
        return ()
    return (*(() if find_spec("pentapod.lessons") else (CODE,)), _file(is_lesson, found[1]))


def _found(request: Request) -> re.Match[str] | None:
    """The parts of the name of a lesson or a puzzle of a game that there is."""
    pattern, name = (_LESSON, request["lesson"]) if "lesson" in request else (_PUZZLE, request.get("puzzle", ""))
    found = pattern.fullmatch(name)
    return found if found and found[1] in games.ids() else None


def _file(is_lesson: bool, game_id: str) -> str:
    return f"{'lessons' if is_lesson else 'puzzles'}/{game_id}.txt"


def coach_of(request: Request, texts: Mapping[str, str]) -> tuple[Coach, str]:
    """Who leads through a lesson or a puzzle, and the fragment of its address; `texts` are files of the site.

    Raises `Refused`.
    """
    is_lesson = "lesson" in request
    found = _found(request)
    text = texts.get(_file(is_lesson, found[1])) if found else None
    if not found or not text:  # The file of a game without puzzles comes empty.
        raise Refused(say("visit-no-lesson" if is_lesson else "visit-no-puzzle"))
    return _lesson(found[1], int(found[2]), text) if is_lesson else _puzzle(found[1], found[2], text)


def _lesson(game_id: str, number: int, text: str) -> tuple[Coach, str]:
    from pentapod.lessons.coach import Coach
    from pentapod.lessons.reading import read

    lessons = read(text).lessons
    if not 1 <= number <= len(lessons):
        raise Refused(say("visit-no-lesson"))
    return Coach(games.find(game_id), games.goals(game_id), lessons[number - 1]), f"learn:{game_id}:{number}"


def _puzzle(game_id: str, wanted: str | None, text: str) -> tuple[Coach, str]:
    """The puzzle with this id; without one, that of the day."""
    from pentapod.lessons.coach import Coach
    from pentapod.lessons.puzzles import lesson_of
    from pentapod.puzzles.puzzle import of_day, read

    table = read(text)
    puzzle = next((one for one in table if one.id == wanted), None) if wanted else of_day(table, date.today())
    if puzzle is None:
        raise Refused(say("visit-no-puzzle"))
    game = games.find(game_id)
    return Coach(game, games.goals(game_id), lesson_of(game, puzzle)), f"puzzle:{game_id}:{puzzle.id}"


def shown(coach: Coach) -> Answer:
    """What stands below the board: where the learner is, what is said, what can be done next."""
    from pentapod.lessons.lesson_session import Standing
    from pentapod.lessons.words import say as say_of_lessons

    standing, steps = coach.standing, len(coach.lesson.steps)
    step = say_of_lessons("learn-step", at=coach.at + 1, count=steps)
    can = {
        "next": coach.leads_on and not coach.learnt,
        "again": standing is not Standing.OPEN,
        "show": standing is not Standing.REACHED and coach.can_show,
    }
    return {
        "where": f"{coach.lesson.title}. {step}" if steps > 1 else coach.lesson.title,
        "words": coach.words,
        "standing": standing.name.lower(),
        "learnt": coach.lesson.learnt if coach.learnt else "",
        "offers": [[do, say_of_lessons(f"learn-{do}")] for do, possible in can.items() if possible],
    }
