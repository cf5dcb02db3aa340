"""Lessons and puzzles of the games as they come from the site, each file fetched when it is first asked for.

They are `lessons/<game>.txt` of the games that have lessons, and `puzzles/<game>.txt` of the games that have puzzles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from js import window

from pentapod.lessons.lesson import Course
from pentapod.lessons.reading import read
from pentapod.puzzles import puzzle
from pentapod.puzzles.puzzle import Puzzle
from pentapod.web.shell import dom
from pentapod.web.shell.late_files import Then

Kind = TypeVar("Kind")

_courses: Final[dict[str, Course]] = {}
_puzzles: Final[dict[str, tuple[Puzzle, ...]]] = {}


def with_course(game_id: str, then: Callable[[Course], None], failed: Then) -> None:
    """Call a function with the lessons of a game, at once where they are known; another if they do not come."""
    _with(_courses, game_id, f"lessons/{game_id}.txt", read, then, failed)


def with_puzzles(game_id: str, then: Callable[[tuple[Puzzle, ...]], None], failed: Then) -> None:
    """Call a function with the puzzles of a game that has some, as `with_course` does with its lessons."""
    _with(_puzzles, game_id, f"puzzles/{game_id}.txt", puzzle.read, then, failed)


def has_lessons(game_id: str) -> bool:
    """Whether there are lessons of a game that is here, as its card on the first page knows from the build."""
    return bool(dom.by_id(f"card-{game_id}").hasAttribute("data-lessons"))


def has_puzzles(game_id: str) -> bool:
    """Whether there are puzzles of a game that is here, as its card on the first page knows from the build."""
    return bool(dom.by_id(f"card-{game_id}").hasAttribute("data-puzzles"))


def themes(game_id: str) -> list[str]:
    """The themes of its puzzles, known in the same way."""
    return str(dom.by_id(f"card-{game_id}").getAttribute("data-puzzles") or "").split()


def _with(
    known: dict[str, Kind],
    game_id: str,
    file: str,
    read_text: Callable[[str], Kind],
    then: Callable[[Kind], None],
    failed: Then,
) -> None:
    if game_id in known:
        then(known[game_id])
        return

    def take(text: Any) -> None:
        if text is None:
            failed()
            return
        known[game_id] = read_text(str(text))
        then(known[game_id])

    fetched = window.fetch(file).then(lambda response: response.text() if response.ok else None)
    fetched.then(dom.once(take), dom.once(lambda _reason: failed()))
