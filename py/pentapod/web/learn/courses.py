"""Lessons and puzzles of the games as they come from the site, each file fetched when it is first asked for.

They are `lessons/<game>.txt` of the games that have lessons, `lessons/de/<game>.txt` in German, and
`puzzles/<game>.txt` of the games that have puzzles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from pentapod.lessons.reading import read
from pentapod.puzzles import puzzle
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import in_language
from pentapod.web.shell.late_files import Then

Kind = TypeVar("Kind")


class Texts(Generic[Kind]):
    """Files of the site, a game each: where they are, and what reads them. A card names what its game has."""

    def __init__(self, name: str, address: Callable[[str], str], read_text: Callable[[str], Kind]) -> None:
        self._name, self._address, self._read_text = name, address, read_text
        self._known: dict[str, Kind] = {}

    def has(self, game_id: str) -> bool:
        """Whether there is one of a game that is here, as its card on the first page knows from the build."""
        return bool(dom.by_id(f"card-{game_id}").hasAttribute(f"data-{self._name}"))

    def bring(self, game_id: str, then: Callable[[Kind], None], failed: Then) -> None:
        """Call a function with that of a game, at once where it is known; another if it does not come."""
        if game_id in self._known:
            then(self._known[game_id])
            return

        def take(text: str) -> None:
            self._known[game_id] = self._read_text(text)
            then(self._known[game_id])

        dom.fetch_text(self._address(game_id), take, failed)


COURSES: Final = Texts("lessons", lambda game_id: in_language(f"lessons/{game_id}.txt"), read)
PUZZLES: Final = Texts("puzzles", "puzzles/{}.txt".format, puzzle.read)


def themes(game_id: str) -> list[str]:
    """The themes of a game's puzzles, known from its card in the same way."""
    return str(dom.by_id(f"card-{game_id}").getAttribute("data-puzzles") or "").split()
