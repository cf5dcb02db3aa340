"""The clock of a game at the table: what follows when nobody acts in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from js import window

from pentapod.engine.state import Deadline
from pentapod.web.shell import dom

GRACE_SECONDS: Final = 0.03
"""An input that was made in time may arrive this much later."""
STEP_SECONDS: Final = 0.2
"""The bar shrinks in steps. If it moved all the time, Chromium would let what follows an input wait for a frame."""


class Clock:
    """Runs while a deadline stands, shown as a bar that shrinks; calls `ring` with the time at which it ran out."""

    def __init__(self, ring: Callable[[float], None]) -> None:
        self._ring = ring
        self._bar = dom.by_id("clock")
        self._since: int | None = None
        self._timer = self._stepping = 0
        self._seconds = self._end = 0.0

    @property
    def running(self) -> bool:
        """Whether there is time left."""
        return bool(self._timer)

    def follow(self, deadline: Deadline | None) -> None:
        """Start with a new deadline, run on with the same one, stop with none."""
        if deadline is None:
            self.stop()
        elif deadline.since != self._since:
            self.stop()
            self._since = deadline.since
            self._seconds = deadline.seconds
            self._end = window.performance.now() + deadline.seconds * 1000
            self._timer = dom.later(deadline.seconds + GRACE_SECONDS, self._out)
            self._bar.hidden = False
            self._shrink()

    def _shrink(self) -> None:
        left = max(0.0, (self._end - window.performance.now()) / 1000)
        self._bar.firstElementChild.style.transform = f"scaleX({left / self._seconds:.3f})"
        self._stepping = dom.later(STEP_SECONDS, self._shrink) if left else 0

    def stop(self) -> None:
        """Nothing runs out any more."""
        dom.never(self._timer)
        dom.never(self._stepping)
        self._timer, self._stepping, self._since = 0, 0, None
        self._bar.hidden = True

    def _out(self) -> None:
        self._timer = 0
        self._ring(self._end)
