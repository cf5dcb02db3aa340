"""The games come in a file of their own, which a first look at the first page need not wait for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from js import document, pentapodBoot

from pentapod import games

FILE: Final = "games.zip"

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
