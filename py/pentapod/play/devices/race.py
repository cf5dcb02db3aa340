"""Where it counts who was first: an action waits for others that were made before it and may come later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count

from pentapod.engine.state import Action


class Race:
    """The actions that have come, each with the device where it was made. Times are milliseconds.

    `wait` gives how long after it was made an action may still come.
    """

    def __init__(self, wait: Callable[[], float]) -> None:
        self._wait = wait
        self._waiting: list[tuple[float, int, int, Action]] = []
        self._arrivals = count()

    def add(self, captured: float, key: int, action: Action) -> None:
        """An action that was made then and there."""
        heappush(self._waiting, (captured, next(self._arrivals), key, action))

    def due(self) -> float | None:
        """When nobody can have been faster than the first any more; None if none waits."""
        return self._waiting[0][0] + self._wait() if self._waiting else None

    def run(self, now: float) -> Iterator[tuple[int, Action]]:
        """Hand out what nobody can have been faster than, in the order in which it was made."""
        while (due := self.due()) is not None and due <= now:
            _, _, key, action = heappop(self._waiting)
            yield key, action

    def clear(self) -> None:
        """What has come was meant for another position."""
        self._waiting.clear()
