"""A lesson on a board of another page: which texts of the site it needs, and what stands below the board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from pentapod import games

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach

CODE: Final = "learn.zip"
"""The file of the site with the modules that lessons need."""

_NAME: Final = re.compile(r"([a-z]{1,32}):([0-9]{1,4})")


def needed(name: str) -> tuple[str, ...]:
    """The files of the site without which a lesson, by its name like `pods:3`, cannot be shown."""
    found = _NAME.fullmatch(name)
    if not found or found[1] not in games.ids():
        return ()
    return (*(() if find_spec("pentapod.lessons") else (CODE,)), f"lessons/{found[1]}.txt")


def coach_of(name: str, texts: Mapping[str, str]) -> Coach | None:
    """Who leads through a lesson; `texts` are files of the site. None if there is no such lesson."""
    from pentapod.lessons.coach import Coach
    from pentapod.lessons.reading import read

    found = _NAME.fullmatch(name)
    text = texts.get(f"lessons/{found[1]}.txt") if found else None
    if not found or not text:
        return None
    lessons = read(text).lessons
    number = int(found[2])
    if not 1 <= number <= len(lessons):
        return None
    return Coach(games.find(found[1]), games.goals(found[1]), lessons[number - 1])


def told(coach: Coach) -> Mapping[str, Any]:
    """What stands below the board: where the learner is, what is said, what can be done next."""
    from pentapod.lessons.lesson_session import Standing
    from pentapod.lessons.words import say

    standing = coach.standing
    can = {
        "next": standing is Standing.REACHED and not coach.learnt,
        "again": standing is not Standing.OPEN,
        "show": standing is not Standing.REACHED and coach.can_show,
    }
    labels = {"next": say("learn-next"), "again": say("learn-again"), "show": say("learn-show")}
    return {
        "where": f"{coach.lesson.title}. {say('learn-step', at=coach.at + 1, count=len(coach.lesson.steps))}",
        "words": coach.words,
        "standing": standing.name.lower(),
        "learnt": coach.lesson.learnt if coach.learnt else "",
        "offers": [[do, labels[do]] for do, possible in can.items() if possible],
    }
