"""Lessons and puzzles of the games as they come from the site, each file fetched when it is first asked for.

They are `lessons/<game>.txt` of the games that have lessons, and `puzzles/<game>.txt` of the games that have puzzles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from js import window

from pentapod.lessons.reading import read
from pentapod.puzzles import puzzle
from pentapod.web.shell import dom
from pentapod.web.shell.late_files import Then

Kind = TypeVar("Kind")


class Texts(Generic[Kind]):
    """The files of a folder of the site, as `read_text` reads them."""

    def __init__(self, folder: str, read_text: Callable[[str], Kind]) -> None:
        self._folder, self._read_text = folder, read_text
        self._known: dict[str, Kind] = {}

    def has(self, game_id: str) -> bool:
        """Whether there is one of a game that is here, as its card on the first page knows from the build."""
        return bool(dom.by_id(f"card-{game_id}").hasAttribute(f"data-{self._folder}"))

    def bring(self, game_id: str, then: Callable[[Kind], None], failed: Then) -> None:
        """Call a function with that of a game, at once where it is known; another if it does not come."""
        if game_id in self._known:
            then(self._known[game_id])
            return

        def take(text: Any) -> None:
            if text is None:
                failed()
                return
            self._known[game_id] = self._read_text(str(text))
            then(self._known[game_id])

        fetched = window.fetch(f"{self._folder}/{game_id}.txt")
        fetched = fetched.then(lambda response: response.text() if response.ok else None)
        fetched.then(dom.once(take), dom.once(lambda _reason: failed()))


COURSES: Final = Texts("lessons", read)
PUZZLES: Final = Texts("puzzles", puzzle.read)


def themes(game_id: str) -> list[str]:
    """The themes of a game's puzzles, known from its card in the same way."""
    return str(dom.by_id(f"card-{game_id}").getAttribute("data-puzzles") or "").split()
