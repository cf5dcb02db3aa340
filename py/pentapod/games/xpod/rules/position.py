"""What a position of X-Pod Play Off consists of: small records that never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from struct import pack
from typing import Final, NamedTuple

from pentapod.games.xpod.data.bricks import Bricks
from pentapod.games.xpod.data.table import PODS
from pentapod.games.xpod.rules.board import OBSTACLES
from pentapod.games.xpod.rules.units import ALIKE, Unit

CHOOSE: Final = "choose"
"""Advanced game: plans and X-tra cards are chosen in secret."""
DRAW: Final = "draw"
"""Chance names the starting player."""
TURN: Final = "turn"
"""A turn that is still free to be anything, or an activation (`Task.act`)."""
BUILD: Final = "build2"
"""Two builds by the X-tra card."""
OVER: Final = "over"

UNMOVED: Final = -1
"""`Act.points` before the movement."""

GONE: Final = -1
"""`Act.at` of a unit that has left the board."""

NOWHERE: Final = -1


class Setting(NamedTuple):
    """What stays the same for a whole game."""

    tier: str
    map: str
    start_units: str
    build_level: str
    pods: tuple[int, int]
    obstacles: int


@cache
def setting(tier: str, map_: str, start_units: str, build_level: str, pods: tuple[int, int]) -> Setting:
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


class Act(NamedTuple):
    """An activation under way."""

    at: int
    """Where the activated unit stands; GONE when it has left the board."""
    origin: int
    """Where it stood when it was activated."""
    points: int = UNMOVED
    """Points of a PUSH that are left; 0 when the movement is over, UNMOVED before it."""
    heading: int = -1
    """The direction of the last push, if it was blocked."""
    touched: bool = False
    """Whether a push has moved or harmed something."""
    load: Unit = 0
    """The unit that is carried."""
    source: int = NOWHERE
    """Where it was picked up."""
    boost: bool = False
    """MOVE +1 was played, and the movement with it is still to come."""
    jumps: bool = False
    """JUMP was played, and the jump is still to come."""
    ended: bool = False
    """All is done; only choices about scored units hold up the end of the turn."""

    @property
    def changed(self) -> bool:
        """Whether the unit stands elsewhere, or has pushed something."""
        return self.at != self.origin or self.touched


class Wait(NamedTuple):
    """A choice that comes before anything else: a brick to lock of those named, or a card to take back (no bricks)."""

    seat: int
    bricks: Bricks = 0


class Picks(NamedTuple):
    """What a player has chosen before an advanced game: plans in their order, and cards."""

    plans: tuple[int, ...] = ()
    cards: int = 0


class Task(NamedTuple):
    """What is to be done now."""

    kind: str
    seat: int
    """Whose turn it is."""
    act: Act | None = None
    waits: tuple[Wait, ...] = ()
    carded: bool = False
    """Whether an X-tra card was played in this turn."""
    first: Unit = 0
    """BUILD: the unit that was built first."""
    picks: tuple[Picks, Picks] = (Picks(), Picks())
    """CHOOSE: what was chosen so far."""
    ending: str = ""
    """OVER: "points", "passes", "repeated", "long" or "resigned"."""
    winner: int = -1
    """OVER: the seat that won; -1 for a draw."""


_PRIME: Final = 1088652041773580257
"""Any large prime does."""


def fingerprint(seat: int, units: Mapping[int, Unit], sides: Iterable[Side]) -> int:
    """A number that tells positions at the start of a turn apart, the same on every machine.

    Locked bricks, points and cards are left out: when they change, what was before cannot come again.
    """
    parts = [seat]
    for square in sorted(units):
        parts += (square + 1, units[square] & ALIKE)
    for side in sides:
        parts += (0, *sorted(code & ALIKE for code in side.lid))
    return int.from_bytes(pack(f"<{len(parts)}H", *parts), "little") % _PRIME


def turn_print(task: Task, units: Mapping[int, Unit], sides: Iterable[Side]) -> int:
    """The fingerprint of a position where a turn could begin; 0 where none begins."""
    if task.kind in (CHOOSE, DRAW, OVER):
        return 0
    return fingerprint(task.seat, units, sides)
