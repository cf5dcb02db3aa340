"""What a position of PocketModel consists of: flat fields, and the steps that are still to be taken.

`todo` holds the steps, the next one first; the turn itself is the last of them. Rules work on a `Position` that nobody
else holds yet (`copy`) and leave it alone once it is handed out.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster

T = TypeVar("T")

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


class Step(NamedTuple):
    """Something to be done. Which fields matter is settled by `kind`; `text.py` lists them."""

    kind: str
    seat: int = -1
    """Who does it, or for whom chance does it."""
    unit: int = -1
    foe: int = -1
    owner: int = -1
    """Whose objective slot it is about, or whose zone (also `CONTESTED`)."""
    slot: int = -1
    card: int = -1
    """In a battle, the attacker's card."""
    reply: int = -1
    """In a battle, the defender's card."""
    roll: int = 0
    """The base roll of the attacker or striker: its dice as two figures, or 0."""
    back: int = 0
    """The base roll of the defender."""
    number: int = 0
    phase: str = ""
    units: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()


FIRST: Final = "first"
"""Chance names the first player."""
PLACE: Final = "place"
"""Units go from the fleet to the home zone before the first turn."""
DRAW: Final = "draw"
"""`number` cards are drawn."""
TURN: Final = "turn"
MOVE: Final = "move"
"""A move action: `units` have moved."""
PAIR: Final = "pair"
"""A combat action is declared: `pairs` of attacker and defender so far."""
ORDER: Final = "order"
"""The attacking player chooses which of the `pairs` fights next."""
BATTLE: Final = "battle"
AIM: Final = "aim"
"""A unit is chosen for the effect of `card`, `number` times; `units` were chosen."""
RESERVES: Final = "reserves"
"""Units of up to `number` stars may come from the reserves to the zone `owner`; `unit` may not."""
HOP: Final = "hop"
"""A unit may move after its battle."""
REROLL: Final = "reroll"
"""The dice are rolled again for `seat`; `phase` says which roll counts."""
STRIKERS: Final = "strikers"
"""A strike is declared: `units` so far, against a slot of `owner`."""
STRIKE: Final = "strike"
"""`units` are still to strike; `unit` is striking."""
TURN_UP: Final = "turnup"
"""A face-down card is turned up."""
SWAP: Final = "swap"
"""A face-down card goes to its owner's hand, and `card` takes its place."""
REVEAL: Final = "reveal"
"""The ability of a card that was just revealed."""


class Event(NamedTuple):
    """Something that has happened to a unit."""

    what: str
    unit: int
    amount: int = 0


HURT: Final = "hurt"
"""`amount` counters were put on a unit."""
MENDED: Final = "mended"
"""`amount` counters came off it."""
HELD: Final = "held"
"""It cannot move until the end of its owner's next turn."""
DESTROYED: Final = "destroyed"


class Ending(NamedTuple):
    """How the game ended."""

    how: str
    """"win", "draw" (the last players left together), "quiet" or "cap"."""
    winners: tuple[int, ...]


class Position:
    """A position in the making: flat fields of immutable values."""

    __slots__ = (
        "capped",
        "damage",
        "decks",
        "discards",
        "ending",
        "events",
        "flags",
        "hands",
        "held",
        "older",
        "out",
        "pools",
        "quiet",
        "roster",
        "slots",
        "todo",
        "turn",
        "turns",
        "where",
    )

    roster: Roster
    decks: tuple[str, ...]
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
    hands: tuple[tuple[int, ...], ...]
    """By seat: the cards in the hand, ascending."""
    discards: tuple[bytes, ...]
    slots: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    """The seats that have left the game, ascending."""
    turn: int
    """Whose turn it is; -1 before the first."""
    turns: int
    """How many turns have ended."""
    quiet: int
    """How many turns in a row nobody did anything."""
    flags: int
    todo: tuple[Step, ...]
    ending: Ending | None
    events: tuple[Event, ...]
    """What has happened to units since the last choice, in order: told to players, no part of the position's text."""

    def __init__(self) -> None:
        self.events = ()

    def copy(self) -> Position:
        """Another position with the same fields."""
        other = object.__new__(Position)
        other.roster = self.roster
        other.decks = self.decks
        other.capped = self.capped
        other.where = self.where
        other.damage = self.damage
        other.held = self.held
        other.pools = self.pools
        other.older = self.older
        other.hands = self.hands
        other.discards = self.discards
        other.slots = self.slots
        other.out = self.out
        other.turn = self.turn
        other.turns = self.turns
        other.quiet = self.quiet
        other.flags = self.flags
        other.todo = self.todo
        other.ending = self.ending
        other.events = ()
        return other

    @property
    def seats(self) -> range:
        return range(len(self.decks))

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

    def tell(self, what: str, unit: int, amount: int = 0) -> None:
        """Something has happened to a unit."""
        self.events = (*self.events, Event(what, unit, amount))

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

    def objectives(self, seat: int) -> int:
        """How many objectives a seat has."""
        slots = self.slots[seat]
        return len(slots) - slots.count(EMPTY)

    def change_slot(self, seat: int, slot: int, content: int) -> None:
        """Something else lies in a slot now."""
        slots = self.slots[seat]
        self.slots = with_item(self.slots, seat, (*slots[:slot], content, *slots[slot + 1 :]))

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is in the game."""
        count = len(self.decks)
        return next(at % count for at in range(seat + 1, seat + 1 + count) if at % count not in self.out)


def with_byte(line: bytes, at: int, value: int) -> bytes:
    """The bytes with another value at one place."""
    return line[:at] + bytes((value,)) + line[at + 1 :]


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place."""
    return (*items[:at], item, *items[at + 1 :])


def stars(position: Position, units: tuple[int, ...] | list[int]) -> int:
    """The build stars of some units."""
    kinds = position.roster.kinds
    return sum(kinds[unit].stars for unit in units)
