"""What comes in files of its own: the games and their table, for which a first look at the first page need not wait;
lessons; editions; and tools that no start has need of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from js import document, window

from pentapod import add_file, games

Then = Callable[[], None]

_tell: Callable[[str], None] | None = None


def when_missing(tell: Callable[[str], None]) -> None:
    """What to call with the name of a file, as "games", that does not arrive though the page has started."""
    global _tell
    _tell = tell


class Late:
    """What comes when something first waits for it.

    If it does not come, nothing that waits for it is done, and the next call asks for it again.
    """

    is_there = False

    def __init__(self) -> None:
        self._waiting: list[tuple[Then, Then]] = []

    def when_there(self, then: Then, failed: Then | None = None) -> None:
        """Call a function once it is there: now if it is, else in turn when it has come, or else `failed`."""
        if self.is_there:
            then()
            return
        self._waiting.append((then, failed or self._tell_missing))
        if len(self._waiting) == 1:
            self._bring()

    def _bring(self) -> None:
        """Ask for it; calls `_come` or `_fail` then."""
        raise NotImplementedError

    def _tell_missing(self) -> None:
        """What is done where it does not come, unless somebody says what."""

    def _come(self) -> None:
        self.is_there = True
        while self._waiting:
            then, _ = self._waiting.pop(0)
            then()

    def _fail(self, _reason: Any = None) -> None:
        waiting, self._waiting = self._waiting, []
        for failed in dict.fromkeys(failed for _, failed in waiting):
            failed()


class LateFile(Late):
    """A zip with more of our package, as "games" of `games.zip`."""

    def __init__(self, name: str, add: Callable[[str], None] = add_file) -> None:
        super().__init__()
        self._name = name
        self._file = f"{name}.zip"
        self._add = add

    def _bring(self) -> None:
        window.pentapodBoot.bring(self._file).then(self._unpack, self._fail)

    def _unpack(self, content: Any) -> None:
        Path(self._file).write_bytes(content.to_bytes())
        self._add(self._file)
        setattr(document.documentElement.dataset, self._name, "1")
        try:
            self._come()
        except Exception:
            import traceback

            window.pentapodBoot.fail("stopped", traceback.format_exc())  # Heard only if the start has waited for this.
            raise

    def _tell_missing(self) -> None:
        if not document.documentElement.dataset.ready:
            window.pentapodBoot.fail("missing", f"{self._file}.gz")
        elif _tell:
            _tell(self._name)


def _add_games(file: str) -> None:
    add_file(file)
    games.add_file(file)


GAMES: Final = LateFile("games", _add_games)
EDITIONS: Final = LateFile("editions", _add_games)
"""Games with other tables than theirs, which few players have."""
LESSONS: Final = LateFile("learn")
TOOLS: Final = LateFile("tools")
"""Whatever is opened from a game: its sharing, other devices, the editor."""
