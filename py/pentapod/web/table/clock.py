"""The clock of a game at the table: a bar that shrinks until something follows because nobody has acted in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from js import window

from pentapod.engine.state import Deadline
from pentapod.play.countdown import GRACE_SECONDS, Countdown
from pentapod.web.shell import dom

STEP_SECONDS: Final = 0.2
"""The bar shrinks in steps. If it moved all the time, Chromium would let what follows an input wait for a frame."""


class Clock:
    """Shows the time that is left; calls `ring` with the time, in milliseconds, at which it ran out."""

    def __init__(self, ring: Callable[[float], None]) -> None:
        self._ring = ring
        self._bar = dom.by_id("clock")
        self._countdown = Countdown(lambda: float(window.performance.now()) / 1000)
        self.time = dom.Timer()
        """Runs while there is time left."""
        self._stepping = dom.Timer()

    def follow(self, deadline: Deadline | None) -> None:
        """Start with a new deadline, run on with the same one, stop with none."""
        if not self._countdown.follow(deadline):
            return
        self.time.stop()
        self._stepping.stop()
        self._bar.hidden = deadline is None
        if deadline:
            self.time.set(deadline.seconds + GRACE_SECONDS, lambda: self._ring(self._countdown.end * 1000))
            self._shrink()

    def _shrink(self) -> None:
        left = self._countdown.left
        self._bar.firstElementChild.style.transform = f"scaleX({left:.3f})"
        self._stepping.set(STEP_SECONDS if left else None, self._shrink)
