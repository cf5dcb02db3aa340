"""What comes in files of its own: the games, for which a first look at the first page need not wait, and lessons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from js import document, pentapodBoot, window

from pentapod import add_file, games

FILE: Final = "games.zip"
LESSONS: Final = "learn.zip"
"""What no start needs: how lessons are read and played, and their place."""

_waiting: list[Callable[[], None]] = []
_there = False
_tell: Callable[[], None] | None = None


def when_missing(tell: Callable[[], None]) -> None:
    """What to call when the file does not arrive though the page has started."""
    global _tell
    _tell = tell


def when_there(then: Callable[[], None]) -> None:
    """Call a function once the games are there: now if they are, else in turn when they have come.

    If they do not come, nothing that waits for them is done, and the next call asks for them again.
    """
    if _there:
        then()
        return
    _waiting.append(then)
    if len(_waiting) == 1:
        pentapodBoot.games().then(_unpack, _failed)


def when_lessons(then: Callable[[], None], failed: Callable[[], None]) -> None:
    """Call a function once lessons can be learnt: now if they can, else when what they need has come, or another."""
    if Path(LESSONS).exists():
        then()
        return
    from pyodide.ffi import create_once_callable

    def unpack(content: Any) -> None:
        if content is None:
            failed()
            return
        if not Path(LESSONS).exists():
            Path(LESSONS).write_bytes(content.to_bytes())
            add_file(LESSONS)
        then()

    fetched = window.fetch(LESSONS).then(lambda response: response.arrayBuffer() if response.ok else None)
    fetched.then(create_once_callable(unpack), create_once_callable(lambda _reason: failed()))


def _unpack(content: Any) -> None:
    global _there
    Path(FILE).write_bytes(content.to_bytes())
    games.add_file(FILE)
    _there = True
    document.documentElement.dataset.games = "1"
    try:
        while _waiting:
            _waiting.pop(0)()
    except Exception:
        import traceback

        pentapodBoot.fail("python", traceback.format_exc())  # Heard only if the start has waited for this.
        raise


def _failed(_reason: Any) -> None:
    _waiting.clear()
    if not document.documentElement.dataset.ready:
        pentapodBoot.fail("missing", FILE)
    elif _tell:
        _tell()
