"""Who plays which seat at a table with several devices, by the numbers of the devices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapod.engine.values import with_item
from pentapod.play.seating import Levels, Names, Seats
from pentapod.play.words import listed

HOST: Final = 0
"""The number of the host's screen among the devices."""


class SeatPlan:
    """The seats with their names: given to devices, played at the host's screen, or by computer players."""

    def __init__(self, names: Names, levels: Levels) -> None:
        self.names = names
        self._levels = levels or (0,) * len(names)
        self.given: dict[int, Seats] = {}
        """The seats of each device but the host's, whoever plays them meanwhile."""
        self.stand_ins: dict[int, int] = {}
        """Who plays meanwhile for a seat at a device: a level, or 0 for the host's screen."""

    @property
    def levels(self) -> Levels:
        """The computer players by seat, those included that stand in for somebody."""
        return tuple(self.stand_ins.get(seat, level) for seat, level in enumerate(self._levels))

    def device_of(self, seat: int) -> int | None:
        """The device that a seat was given to."""
        for number, seats in self.given.items():  # Asked for every seat of every view.
            if seat in seats:
                return number
        return None

    def at(self, key: int) -> Seats:
        """The seats that people play at the host's screen, or at a device."""
        if key != HOST:
            return self.given.get(key, frozenset()) - self.stand_ins.keys()
        seats = (seat for seat in range(len(self.names)) if self.device_of(seat) is None or seat in self.stand_ins)
        return frozenset(seat for seat in seats if not self.levels[seat])

    def take(self, number: int) -> None:
        """A device has its seats no more."""
        for seat in self.given.pop(number):
            self.stand_ins.pop(seat, None)

    def rename(self, seat: int, name: str) -> None:
        """A seat goes by another name."""
        self.names = with_item(self.names, seat, name)

    def names_of(self, seats: Iterable[int]) -> list[str]:
        """The names of some seats, in their order."""
        return [self.names[seat] for seat in sorted(seats)]

    def called(self, key: int) -> str:
        """The names of who sits at a device."""
        return listed(self.names_of(self.at(key)) or ["?"])
