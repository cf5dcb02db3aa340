"""The clock of a game at the table: what follows when nobody acts in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from js import window

from pentapod.engine.game import Deadline
from pentapod.web import dom

GRACE_SECONDS: Final = 0.03
"""An input that was made in time may arrive this much later."""


class Clock:
    """Runs while a deadline stands, shown as a bar that shrinks; calls `ring` with the time at which it ran out."""

    def __init__(self, ring: Callable[[float], None]) -> None:
        self._ring = ring
        self._bar = dom.by_id("clock")
        self._since: int | None = None
        self._timer = 0

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
            end = window.performance.now() + deadline.seconds * 1000
            self._timer = dom.later(deadline.seconds + GRACE_SECONDS, lambda: self._out(end))
            self._bar.hidden = False
            hand = self._bar.firstElementChild
            hand.style.animationName = "none"
            _ = hand.offsetWidth  # Read so that the animation begins anew.
            hand.style.animationName = ""
            hand.style.animationDuration = f"{deadline.seconds}s"

    def stop(self) -> None:
        """Nothing runs out any more."""
        if self._timer:
            dom.never(self._timer)
        self._timer, self._since = 0, None
        self._bar.hidden = True

    def _out(self, end: float) -> None:
        self._timer = 0
        self._ring(end)
