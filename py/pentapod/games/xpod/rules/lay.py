"""What lies where, as sets of squares: everything that choices ask for, found in one look over the units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from pentapod.games.xpod.data.table import LEVEL
from pentapod.games.xpod.rules.position import Setting, Side, Task
from pentapod.games.xpod.rules.units import FORM, FROZEN, NORTHERN, SAFE, Unit


class Table(Protocol):
    """A position, or one that is being made: who asks what is legal needs no more."""

    @property
    def setting(self) -> Setting: ...

    @property
    def units(self) -> Mapping[int, Unit]: ...

    @property
    def sides(self) -> Sequence[Side]: ...

    @property
    def task(self) -> Task: ...

    @property
    def turns(self) -> int: ...

    @property
    def passed(self) -> bool: ...

    @property
    def start(self) -> int: ...

    @property
    def seen(self) -> tuple[int, ...]: ...


class Lay(NamedTuple):
    """Sets of squares."""

    taken: int
    northern: int
    safe: int
    frozen: int
    low: int
    """Where units of level 1 stand."""

    def of(self, seat: int) -> int:
        """Where a seat's units stand."""
        return self.northern if seat else self.taken & ~self.northern


_MARKS: Final = NORTHERN | SAFE | FROZEN
_LOW: Final = tuple(level == 1 for level in LEVEL)


def lay(units: Mapping[int, Unit]) -> Lay:
    """What lies where."""
    taken = northern = safe = frozen = low = 0
    for square, code in units.items():
        bit = 1 << square
        taken |= bit
        if code & _MARKS:
            if code & NORTHERN:
                northern |= bit
            if code & SAFE:
                safe |= bit
            if code & FROZEN:
                frozen |= bit
        if _LOW[code & FORM]:
            low |= bit
    return Lay(taken, northern, safe, frozen, low)
