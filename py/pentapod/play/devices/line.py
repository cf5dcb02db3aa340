"""What is known of the wire to one device: its numbers, its clock, how fast it sends.

Times are milliseconds of the host's clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import Final

from pentapod.play.devices import wire

MOST_KEPT: Final = 100
"""So many answers wait for a device that hears nothing; of more, the last ones."""
MOST_DELAY: Final = 600.0
"""No touch counts as made so much earlier than it came, however slow its way is said to be."""
SAMPLES: Final = 8
"""So many of the last times of the way there and back are remembered."""
BURST: Final = 200
"""So many messages may come at once ..."""
PER_SECOND: Final = 40.0
"""... and so many a second for long."""


class Numbers:
    """Numbers what is said and remembers it until it was heard; says what of the other side was heard before."""

    def __init__(self) -> None:
        self.heard = 0
        """The last number of the other side."""
        self._last = 0
        self._kept: list[tuple[int, str]] = []

    def write(self, do: str, fields: Mapping[str, object], keep: bool = True) -> str:
        """A numbered message; kept to be said again unless the next one makes up for it."""
        self._last += 1
        text = wire.write(do, n=self._last, heard=self.heard, **fields)
        if keep:
            self._kept = [*self._kept[1 - MOST_KEPT :], (self._last, text)]
        return text

    def is_new(self, message: wire.Message) -> bool:
        """Whether a numbered message was not heard before. What it has heard need not be kept."""
        self.forget(message["heard"])
        if message["n"] <= self.heard:
            return False
        self.heard = message["n"]
        return True

    def forget(self, heard: int) -> None:
        """The other side has heard everything up to this number."""
        self._kept = [(number, text) for number, text in self._kept if number > heard]

    def unheard(self) -> list[str]:
        """What has to be said again."""
        return [text for _, text in self._kept]


class RemoteClock:
    """The offset of a device's clock, and how long the way to it and back takes."""

    def __init__(self) -> None:
        self._asked: list[float] = []
        self._samples: list[tuple[float, float]] = []
        """How long the way took, and the offset measured with it."""
        self.way = 0.0
        """How long the way there and back usually takes; 0 while that is not known."""

    def ask(self, now: float) -> float:
        """The device is asked for its time now; what is to be answered with it."""
        asked = round(now, 3)
        self._asked = [*self._asked[-3:], asked]
        return asked

    def answer(self, asked: float, at: float, now: float) -> None:
        """The device has answered; what was not asked is no answer."""
        if asked in self._asked:
            self._asked.remove(asked)
            self._samples = [*self._samples[1 - SAMPLES :], (max(0.0, now - asked), at - (asked + now) / 2)]
            self.way = median(way for way, _ in self._samples)

    @property
    def known(self) -> bool:
        """Whether the device has answered yet."""
        return bool(self._samples)

    @property
    def longest_way(self) -> float:
        """How long it took lately at worst."""
        return min(MOST_DELAY, max((way for way, _ in self._samples), default=0.0))

    def captured(self, at: float, arrived: float) -> float:
        """When a touch was made by the host's clock: no later than it came, and no earlier than one way before."""
        if not self._samples:
            return arrived
        _, offset = min(self._samples)
        return min(arrived, max(at - offset, arrived - self.longest_way))


class Rate:
    """Counts messages; nobody's hand is as fast as is allowed."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._since: float | None = None

    def allows(self, now: float) -> bool:
        """One more message has come. Whether that is not too many."""
        passed = 0.0 if self._since is None else max(0.0, now - self._since)
        self._since = now
        self._left = min(float(BURST), self._left + passed / 1000 * PER_SECOND) - 1
        return self._left >= 0
