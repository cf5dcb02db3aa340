"""What a position of X-Pod Play Off consists of: small records that never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from struct import pack
from typing import Final, NamedTuple

from pentapod.engine.values import Numbers
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.bricks import Bricks
from pentapod.games.xpod.data.table import BRICKS, PODS, Tier
from pentapod.games.xpod.rules.board import NORTH, OBSTACLES, SOUTH
from pentapod.games.xpod.rules.task import BuildTwo, TakeTurn, Task, load_of
from pentapod.games.xpod.rules.units import ALIKE, FORM, Unit, owner


class StartUnits(StrEnum):
    """Where the first units begin."""

    LID = "lid"
    HOME_ROW = "home_row"


class BuildLevel(StrEnum):
    """At which level units are built."""

    MAX = "max"
    ANY = "any"


class Setting(NamedTuple):
    """What stays the same for a whole game."""

    tier: Tier
    map: str
    start_units: StartUnits
    build_level: BuildLevel
    pods: tuple[int, int]
    obstacles: int


@cache
def setting(tier: Tier, map_: str, start_units: StartUnits, build_level: BuildLevel, pods: tuple[int, int]) -> Setting:
    """The game by these options."""
    return Setting(tier, map_, start_units, build_level, pods, OBSTACLES[map_])


class Side(NamedTuple):
    """What a player has besides the units on the board."""

    lid: tuple[Unit, ...]
    """Built units that wait, ascending."""
    stock: Bricks
    """The bricks left in the inventory."""
    locked: Bricks
    """The bricks in the pod, out of the game."""
    hand: int
    """X-tra cards that may be played, a bit each."""
    used: int
    points: int


def side(pod: int, cards: int) -> Side:
    """A player before anything is built."""
    return Side((), PODS[pod].inventory, 0, cards, 0, 0)


@dataclass(slots=True, eq=False, repr=False)
class Position:
    """A position, be it a state, one that is being made, or one that was read: the rules ask for no more."""

    setting: Setting
    units: Mapping[int, Unit]
    """The units on the board, by square."""
    sides: Sequence[Side]
    task: Task
    turns: int = 0
    """Single turns that are over."""
    passed: bool = False
    """Whether the last turn was passed."""
    turn_start: int | None = None
    """The fingerprint of the position at the start of this turn; None if that cannot come again."""
    earlier_starts: Numbers = ()
    """The fingerprints of earlier starts of turns that can come again."""


def units_in_play(position: Position, seat: int) -> list[Unit]:
    """A player's units on the board, then the one in the air."""
    load = load_of(position.task)
    units = (*position.units.values(), load.unit) if load else position.units.values()
    return [code for code in units if owner(code) == seat]


_PRIME: Final = 1088652041773580257
"""Any large prime does."""


def fingerprint(seat: int, units: Mapping[int, Unit], sides: Iterable[Side]) -> int:
    """A number that tells positions at the start of a turn apart, the same on every machine.

    Locked bricks, points and cards are left out: once they change, no earlier position can come again.
    """
    parts = [seat]
    for square in sorted(units):
        parts += (square + 1, units[square] & ALIKE)
    for side in sides:
        parts += (0, *sorted(code & ALIKE for code in side.lid))
    return int.from_bytes(pack(f"<{len(parts)}H", *parts), "little") % _PRIME


def turn_fingerprint(task: Task, units: Mapping[int, Unit], sides: Iterable[Side]) -> int | None:
    """The fingerprint of a position in which a turn could begin; None where none begins."""
    return fingerprint(task.seat, units, sides) if isinstance(task, TakeTurn | BuildTwo) else None


def units_of(position: Position, seat: int) -> list[Unit]:
    """All units of a player: on the board, in the air, and in the lid."""
    return [*units_in_play(position, seat), *position.sides[seat].lid]


def spent(position: Position, seat: int) -> Numbers:
    """How many bricks of each kind are in a player's units and pod."""
    units = [BRICKS[code & FORM] for code in units_of(position, seat)]
    return tuple(sum(kind) for kind in zip(*map(bricks.counts, (position.sides[seat].locked, *units)), strict=True))


def stocked(position: Position) -> tuple[Side, Side]:
    """The sides with what is left of their bricks: none of a kind of which more are used than there are."""
    sides = []
    for seat, side in enumerate(position.sides):
        inventory = bricks.counts(PODS[position.setting.pods[seat]].inventory)
        left = (max(0, have - need) for have, need in zip(inventory, spent(position, seat), strict=True))
        sides.append(side._replace(stock=bricks.packed(left)))
    return (sides[SOUTH], sides[NORTH])
