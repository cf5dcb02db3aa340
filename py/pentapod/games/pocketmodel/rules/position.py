"""What a position of PocketModel consists of: flat fields, and the steps that are still to be taken.

Rules change only a `Position` that nobody else holds yet (`copy`), and leave it alone once it is handed out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Final, NamedTuple

from pentapod.engine.state import Seats
from pentapod.engine.values import Names, Numbers, clockwise, with_item
from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster
from pentapod.games.pocketmodel.rules.steps import Step

NEWEST: Final = 2
"""The newest version of the rules. In the first one a resignation left a broken strike as it lay."""

EMPTY: Final = -1
DOWN: Final = -2
"""What lies in an objective slot: the number of a face-up card, nothing, or a face-down card of the pile `pools`. A
face-down card from before the deck was last shuffled is `DOWN - 1 - k` for pile k of `older`."""

OBJECTIVE_DONE: Final = 1
ACTION_DONE: Final = 2
POWER_DONE: Final = 4
REROLL_DONE: Final = 8
"""The ability of an objective to reroll has been used this turn."""
ACTED: Final = 16
"""Something was done this turn."""
SLOT_DONE: Final = 32
"""Shifted by the number of a slot: the turn ability of the card there has been used."""


class EventKind(StrEnum):
    """What can happen to a unit."""

    HURT = "hurt"
    """Counters were put on it."""
    MENDED = "mended"
    """Counters came off it."""
    HELD = "held"
    """It cannot move until the end of its owner's next turn."""
    DESTROYED = "destroyed"
    SKIPPED = "skipped"
    """The attack that was declared for it does not take place."""
    BARRED = "barred"
    """It was named for a strike, and the card that was turned up does not let it."""
    SPARE = "spare"
    """It was named for a strike, and the objective has fallen before its turn came."""


class Event(NamedTuple):
    """Something that has happened to a unit."""

    kind: EventKind
    unit: int
    amount: int = 0
    """The number of counters."""
    foe: int | None = None
    """The unit that it was to attack."""


class EndingKind(StrEnum):
    """The ways in which a game ends."""

    WIN = "win"
    """One player is left."""
    DRAW = "draw"
    """The last players left together."""
    QUIET = "quiet"
    """Nobody did anything for some rounds."""
    CAP = "cap"
    """The number of turns is limited, and this was the last."""


class Ending(NamedTuple):
    """How the game ended, and who shares the win."""

    kind: EndingKind
    winners: Seats


@dataclass(slots=True, eq=False, repr=False)
class Position:
    """A position in the making: flat fields of immutable values."""

    roster: Roster
    decks: Names
    """By seat: the id of its starter deck, which everybody knows, or "own"."""
    capped: bool
    """Whether the game ends after a number of turns."""
    where: bytes
    """The zone of each unit."""
    damage: bytes
    """The damage counters on each unit."""
    held: bytes
    """For how many more ends of its owner's turns a unit cannot move."""
    pools: tuple[bytes, ...]
    """By seat: the cards that lie in the deck or face down in a slot; nobody knows which is where."""
    older: tuple[tuple[bytes, ...], ...]
    """By seat: the cards that lie face down since before the discard pile was made into a new deck."""
    hands: tuple[Numbers, ...]
    """By seat: the cards in the hand, ascending."""
    discards: tuple[bytes, ...]
    slots: tuple[Numbers, ...]
    out: Seats
    """The seats that have left the game, ascending."""
    turn: int | None
    """Whose turn it is; nobody's before the first."""
    turns: int
    """How many turns have ended."""
    quiet: int
    """How many turns in a row nobody did anything."""
    flags: int
    todo: tuple[Step, ...]
    """The steps that are still to be taken, the next one first; the turn itself is the last of them."""
    ending: Ending | None
    version: int = NEWEST
    """The version of the rules that the game is played by: no part of the position's text."""
    events: tuple[Event, ...] = ()
    """What has happened to units since the last choice, in order: told to players, no part of the position's text."""

    def copy(self) -> Position:
        """Another position with the same fields, in which nothing has happened yet."""
        return Position(*_lasting(self))

    @property
    def seats(self) -> range:
        return range(len(self.decks))

    @property
    def may_hold_remains(self) -> bool:
        """Whether a resignation may have left parts of a strike or of a battle: by the first version of the rules."""
        return self.version == 1 and bool(self.out)

    @property
    def alive(self) -> list[int]:
        """The seats that are in the game, ascending."""
        return [seat for seat in range(len(self.decks)) if seat not in self.out]

    def put(self, unit: int, zone: int) -> None:
        """A unit stands somewhere else now."""
        self.where = with_byte(self.where, unit, zone)

    def hurt(self, unit: int, damage: int) -> None:
        """A unit has so many damage counters now."""
        self.damage = with_byte(self.damage, unit, damage)

    def tell(self, kind: EventKind, unit: int, amount: int = 0, foe: int | None = None) -> None:
        """Something has happened to a unit."""
        self.events = (*self.events, Event(kind, unit, amount, foe))

    def push(self, *steps: Step) -> None:
        """These steps come first, in this order."""
        self.todo = (*steps, *self.todo)

    def pop(self) -> None:
        """The first step is done."""
        self.todo = self.todo[1:]

    def become(self, step: Step) -> None:
        """The first step is now this one."""
        self.todo = (step, *self.todo[1:])

    def standing(self, zone: int) -> list[int]:
        """The units in a zone, ascending."""
        return [unit for unit, place in enumerate(self.where) if place == zone]

    def in_play(self, seat: int) -> list[int]:
        """The units of a seat that stand in a zone, ascending."""
        where = self.where
        return [unit for unit in self.roster.ranges[seat] if where[unit] <= CONTESTED]

    def stars_in_play(self, seat: int) -> int:
        """The build stars of a seat's units in play."""
        return sum(self.roster.kinds[unit].stars for unit in self.in_play(seat))

    def stars_at_home(self, seat: int) -> int:
        """The build stars of a seat's own units in its home zone."""
        owners, kinds = self.roster.owners, self.roster.kinds
        return sum(kinds[unit].stars for unit in self.standing(seat) if owners[unit] == seat)

    def objectives(self, seat: int) -> int:
        """How many objectives a seat has."""
        slots = self.slots[seat]
        return len(slots) - slots.count(EMPTY)

    def change_slot(self, seat: int, slot: int, content: int) -> None:
        """Something else lies in a slot now."""
        self.slots = with_item(self.slots, seat, with_item(self.slots[seat], slot, content))

    def next_seat(self, seat: int | None) -> int:
        """The next seat clockwise that is in the game; after nobody the first."""
        return clockwise(self.alive, -1 if seat is None else seat, len(self.decks))[0]


_lasting: Final = attrgetter(*Position.__slots__[:-1])
"""All fields of a position but its events."""


def with_byte(line: bytes, at: int, value: int) -> bytes:
    """The bytes with another value at one place."""
    return line[:at] + bytes((value,)) + line[at + 1 :]


def stars(position: Position, units: Numbers | list[int]) -> int:
    """The build stars of some units."""
    kinds = position.roster.kinds
    return sum(kinds[unit].stars for unit in units)
