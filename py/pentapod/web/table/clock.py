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
        self._timer = self._stepping = 0

    @property
    def running(self) -> bool:
        """Whether there is time left."""
        return bool(self._timer)

    def follow(self, deadline: Deadline | None) -> None:
        """Start with a new deadline, run on with the same one, stop with none."""
        if not self._countdown.follow(deadline):
            return
        dom.never(self._timer)
        dom.never(self._stepping)
        self._timer = self._stepping = 0
        self._bar.hidden = deadline is None
        if deadline:
            self._timer = dom.later(deadline.seconds + GRACE_SECONDS, self._out)
            self._shrink()

    def stop(self) -> None:
        """Nothing runs out any more."""
        self.follow(None)

    def _shrink(self) -> None:
        left = self._countdown.left
        self._bar.firstElementChild.style.transform = f"scaleX({left:.3f})"
        self._stepping = dom.later(STEP_SECONDS, self._shrink) if left else 0

    def _out(self) -> None:
        self._timer = 0
        self._ring(self._countdown.end * 1000)
