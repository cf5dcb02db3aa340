"""The lessons of the games as they come from the site: `lessons/<game>.md`, each fetched when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import window

from pentapod.lessons.lesson import Course
from pentapod.lessons.reading import read
from pentapod.web.shell import dom

_known: Final[dict[str, Course]] = {}


def with_course(game_id: str, then: Callable[[Course], None], failed: Callable[[], None]) -> None:
    """Call a function with the lessons of a game, at once where they are known; another if they do not come."""
    if game_id in _known:
        then(_known[game_id])
        return

    def take(text: Any) -> None:
        if text is None:
            failed()
            return
        _known[game_id] = read(str(text))
        then(_known[game_id])

    fetched = window.fetch(f"lessons/{game_id}.md").then(lambda response: response.text() if response.ok else None)
    fetched.then(dom.once(take), dom.once(lambda _reason: failed()))
