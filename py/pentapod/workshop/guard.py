"""Ends the code of a game that does not come back: each of its loops and calls looks at the clock."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from time import perf_counter
from types import CodeType
from typing import Any, Final

_monitoring: Any = sys.monitoring  # type: ignore[attr-defined]  # The Python of the browser has it, ours not yet.

SECONDS: Final = 2.0
"""So long the code of a game may run at a stretch, on a machine that gives it its time."""

STEPS: Final = 200_000
"""So many loops and calls it has made by then on any machine that does; with fewer it goes on until `LONGEST`."""

LONGEST: Final = 3.5
"""So long it may run anyway: after four seconds of silence its worker is ended, which would not know the line."""

TOOL: Final = 4
"""Of the six numbers that `sys.monitoring` has, one that it names for nobody."""

OFTEN: Final = 64
"""Every so many loops and calls the clock is asked."""


class TooLong(BaseException):
    """The code of a game has run for too long."""


class Guard:
    """Watches the games that its loaders load."""

    def __init__(self) -> None:
        self._begun, self._steps, self._count = 0.0, 0, 0
        self.rest()
        events = _monitoring.events
        self._events = events.JUMP | events.PY_START
        _monitoring.use_tool_id(TOOL, "pentapod")
        for event in (events.JUMP, events.PY_START):
            _monitoring.register_callback(TOOL, event, self._look)

    def rest(self) -> None:
        """The code of a game has come back: what runs next has all the time again."""
        self._begun, self._steps = perf_counter(), 0

    def loader(self, name: str, path: str) -> SourceFileLoader:
        """What loads a game so that it is watched."""
        return _Watched(name, path, self)

    def watch(self, code: CodeType) -> None:
        """Watch some code, and all that is within it."""
        _monitoring.set_local_events(TOOL, code, self._events)
        for part in code.co_consts:
            if isinstance(part, CodeType):
                self.watch(part)

    def _look(self, *_where: object) -> None:
        self._count += 1
        if self._count >= OFTEN:
            self._count = 0
            self._steps += OFTEN
            passed = perf_counter() - self._begun
            if passed > (SECONDS if self._steps > STEPS else LONGEST):
                self._count = OFTEN  # Whatever catches this is stopped at its next step.
                raise TooLong


class _Watched(SourceFileLoader):
    """Loads a file as it is now, never from what was compiled before."""

    def __init__(self, name: str, path: str, guard: Guard) -> None:
        super().__init__(name, path)
        self._guard = guard

    def get_code(self, fullname: str) -> CodeType:
        code: Any = self.source_to_code(self.get_data(self.path), self.path)
        self._guard.watch(code)
        return code  # type: ignore[no-any-return]
