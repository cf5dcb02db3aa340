"""What a race at one screen needs: inputs in the order in which they were made, and a row of keys for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Final

ROWS: Final = (
    (
        *("Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0"),
        *("KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"),
    ),
    (
        *("KeyZ", "KeyX", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM", "Comma", "Period"),
        *("KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL"),
    ),
)
"""The keys of the seat at the far edge and of the one at the near edge, by their places on the keyboard."""

READY: Final = ("Backquote", "Slash")
"""The key by which the seat at the far edge says that it is ready, and that of the one at the near edge."""

_NAMES: Final = {"Comma": ",", "Period": ".", "Slash": "/", "Backquote": "`"}


class Inputs:
    """Hands inputs on in the order of their capture, whatever the order in which they arrive.

    An input waits a moment for others that were made before it: `wake` is called when one has come, with the time of
    its capture, and calls `flush` a little later.
    """

    def __init__(self, wake: Callable[[float], None], handle: Callable[[str, float], None]) -> None:
        self._wake = wake
        self._handle = handle
        self._waiting: list[tuple[float, int, str]] = []
        self._arrivals = count()

    def add(self, captured: float, touch: str) -> None:
        """An input, with the time of its capture in milliseconds."""
        heappush(self._waiting, (captured, next(self._arrivals), touch))
        if len(self._waiting) == 1:
            self._wake(captured)

    def flush(self) -> None:
        """Handle all that has come."""
        while self._waiting:
            captured, _, touch = heappop(self._waiting)
            self._handle(touch, captured)

    def clear(self) -> None:
        """Forget what was not handled yet: it was meant for another position."""
        self._waiting.clear()


class Keys:
    """Which key makes which touch. A touch keeps its key for as long as it is there."""

    def __init__(self) -> None:
        self._key_of: dict[str, str] = {}

    def assign(self, touches: Mapping[int, Iterable[str]]) -> Mapping[str, str]:
        """Give each seat's touches, from left to right, keys of its row; the key of each touch.

        The two seats with touches take the rows in the order in which they are given.
        """
        wanted = {touch: row for row, some in zip(ROWS, touches.values(), strict=False) for touch in some}
        self._key_of = {touch: key for touch, key in self._key_of.items() if key in wanted.get(touch, ())}
        taken = set(self._key_of.values())
        for touch, row in wanted.items():
            if touch not in self._key_of and (key := next((key for key in row if key not in taken), "")):
                self._key_of[touch] = key
                taken.add(key)
        return self._key_of

    def touch(self, key: str) -> str:
        """The touch that a key makes, or ""."""
        return next((touch for touch, its in self._key_of.items() if its == key), "")


def key_name(key: str) -> str:
    """What is printed on a key, on a common keyboard."""
    return _NAMES.get(key, key[-1:])
