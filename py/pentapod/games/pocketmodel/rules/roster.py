"""The units of one game, each with a number of its own, and the actions that they can ever take.

A unit's number never changes. Numbers follow touches: by seat, then by kind, then by copy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentapod.engine.state import Action
from pentapod.engine.values import indexed
from pentapod.games.pocketmodel.data.table import KIND_OF_CODE, LETTERS, UNITS

CONTESTED: Final = 4
RESERVE: Final = 5
GONE: Final = 6
"""Where a unit is: the home zone of a seat (0 to 3), or one of these. Units of players who are out are gone."""

ZONES: Final = (*LETTERS, "c")
"""The touches of the zones: home zones by the letter of their owner, and the contested zone."""

REPAIR: Final = "repair"
HYPERDRIVE: Final = "hyperdrive"
"""The touches that use the power of a unit."""


class Roster:
    """The units of all fleets of a game."""

    __slots__ = (
        "_attacks",
        "_strikes",
        "alone",
        "fleets",
        "jumps",
        "kinds",
        "moves",
        "number_of",
        "owners",
        "ranges",
        "repairs",
        "touches",
    )

    def __init__(self, fleets: tuple[bytes, ...]) -> None:
        units = [
            (seat, kind, copy)
            for seat, fleet in enumerate(fleets)
            for kind, copies in enumerate(fleet)
            for copy in range(copies)
        ]
        self.fleets = fleets
        self.owners = tuple(seat for seat, _, _ in units)
        self.kinds = tuple(UNITS[kind] for _, kind, _ in units)
        self.touches = tuple(f"{LETTERS[seat]}{UNITS[kind].code}{copy + 1}" for seat, kind, copy in units)
        self.number_of = indexed(self.touches)
        self.ranges = tuple(
            range(self.owners.index(seat), len(units) - self.owners[::-1].index(seat)) if any(fleet) else range(0)
            for seat, fleet in enumerate(fleets)
        )
        both = list(zip(self.owners, self.touches, strict=True))
        self.alone = tuple(Action(seat, (touch,)) for seat, touch in both)
        self.moves = tuple(tuple(Action(seat, (touch, zone)) for zone in ZONES) for seat, touch in both)
        self.jumps = tuple(tuple(Action(seat, (touch, HYPERDRIVE, zone)) for zone in ZONES) for seat, touch in both)
        self.repairs = tuple(Action(seat, (touch, REPAIR)) for seat, touch in both)
        self._attacks: dict[tuple[int, int], Action] = {}
        self._strikes: dict[tuple[int, int, int], Action] = {}

    def __len__(self) -> int:
        return len(self.owners)

    def attack(self, unit: int, foe: int) -> Action:
        """A unit attacks another."""
        found = self._attacks.get((unit, foe))
        if found is None:
            found = self._attacks[unit, foe] = Action(self.owners[unit], (self.touches[unit], self.touches[foe]))
        return found

    def strike(self, unit: int, owner: int, slot: int) -> Action:
        """A unit strikes an objective."""
        found = self._strikes.get((unit, owner, slot))
        if found is None:
            path = (self.touches[unit], slot_touch(owner, slot))
            found = self._strikes[unit, owner, slot] = Action(self.owners[unit], path)
        return found

    def name(self, unit: int) -> str:
        """What a unit is called: its kind, numbered if its fleet has several."""
        copies = self.fleets[self.owners[unit]][KIND_OF_CODE[self.kinds[unit].code]]
        return f"{self.kinds[unit].name} {self.touches[unit][-1]}" if copies > 1 else self.kinds[unit].name


def slot_touch(owner: int, slot: int) -> str:
    """The touch of an objective slot."""
    return f"{LETTERS[owner]}{slot + 1}"


@lru_cache(maxsize=64)
def roster_of(fleets: tuple[bytes, ...]) -> Roster:
    """The roster of these fleets: one object, however often it is asked for."""
    return Roster(fleets)


@lru_cache(maxsize=1024)
def stars_of(fleet: bytes) -> int:
    """The build stars of a fleet."""
    return sum(unit.stars * copies for unit, copies in zip(UNITS, fleet, strict=True))
