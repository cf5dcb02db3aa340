"""The time that is left where something follows when nobody acts in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapod.engine.state import Deadline

Clock = Callable[[], float]
"""Counts seconds."""

GRACE_SECONDS: Final = 0.03
"""An input that was made in time may arrive this much later."""


class Countdown:
    """Runs while a deadline stands. `clock` counts seconds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: int | None = None
        self._seconds = 0.0
        self.end = 0.0
        """When the time is up, by the clock."""

    def follow(self, deadline: Deadline | None) -> bool:
        """Start with a new deadline, run on with the same one, stop with none. Whether it was started or stopped."""
        since = deadline.since if deadline else None
        if since == self._since:
            return False
        self._since = since
        if deadline:
            self._seconds, self.end = deadline.seconds, self._clock() + deadline.seconds
        return True

    @property
    def running(self) -> bool:
        """Whether a deadline stands and inputs that were made in time may still come."""
        return self._since is not None and self._clock() < self.end + GRACE_SECONDS

    @property
    def left(self) -> float:
        """How much of the time is left, from 1 to 0."""
        return max(0.0, self.end - self._clock()) / self._seconds if self._since is not None else 0.0
