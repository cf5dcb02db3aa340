"""What a position of XTAL consists of: flat records of whole numbers.

Seats, stones of the path, kinds of cards and Storages are their numbers. Sets of seats are whole numbers with a bit for
each seat.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from pentapod.engine.state import Seats
from pentapod.engine.values import Numbers, ones
from pentapod.games.xtal.data.table import CARDS, GUARD_ROLLS, LIMIT_ROLLS, MOST_SEATS
from pentapod.games.xtal.rules.path import LENGTH


class Phase(StrEnum):
    """What is to be done. The values stand in position texts."""

    HOMES = "homes"
    """The next player chooses a Home."""
    DEAL = "deal"
    """Chance deals."""
    START = "start"
    """Chance names who begins."""
    ROLL = "roll"
    """Chance rolls for the mover."""
    DRAW = "draw"
    """Chance gives the mover a card."""
    PLAY = "play"
    """The mover may play cards."""
    OPEN = "open"
    """Combat: whoever of the two may act plays cards or passes."""
    WEAPON = "weapon"
    """Combat: a Weapon must be cancelled."""
    ANSWER = "answer"
    """Combat: a Void has been played, and the opponent may Void back."""
    OVER = "over"


BEFORE_START: Final = (Phase.HOMES, Phase.DEAL, Phase.START)
CHANCE_ACTS: Final = (Phase.DEAL, Phase.START, Phase.ROLL, Phase.DRAW)
COMBAT: Final = (Phase.OPEN, Phase.WEAPON, Phase.ANSWER)


class Ending(StrEnum):
    """What ended a game. The values stand in position texts."""

    HOME = "home"
    """Somebody brought enough rings Home."""
    LEFT = "left"
    """All others have left."""
    ROLLS = "guard"
    """There were as many rolls as there may be."""


GAP: Final = -1
"""An empty slot of a hand, whose card was played."""

NO_CARDS: Final = (0,) * len(CARDS)

Counts = Numbers
"""A number for each kind of card."""

Hand = Numbers
"""The kinds of the cards by slot. A card keeps its slot; the last slot is never a GAP."""


class Setting(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    speed: bool = False
    """Whether both combatants may act at any moment; else they take turns by fixed windows."""
    open: bool = False
    """Whether everybody sees all hands."""
    strict: bool = False
    """Whether Levitate needs the very nearest Red to be free."""
    guarded: bool = False
    """Whether the length is limited for play; even if not, a game does not go on for ever."""
    seconds: int = 8
    """Speed: the time to answer."""

    @property
    def most_rolls(self) -> int:
        """After this many rolls the game ends."""
        return GUARD_ROLLS if self.guarded else LIMIT_ROLLS


class Arrangement(NamedTuple):
    """Two tokens on opposite Reds whose Combat waits for the end of another."""

    one: int
    other: int
    """The two seats, ascending."""
    maker: int
    """The seat whose card formed it."""

    @property
    def pair(self) -> tuple[int, int]:
        """The two seats."""
        return self.one, self.other


class Table(NamedTuple):
    """What cards change, and a Void changes back: everything on the board, and who is in Combat."""

    tokens: Numbers
    """The stone of each seat's token, or NOWHERE."""
    rings: Numbers
    """The rings that each token carries."""
    stores: Numbers
    """The rings in each Storage."""
    protected: int = 0
    """The seats that are protected."""
    pair: Seats = ()
    """The two combatants, ascending; empty without Combat."""
    weapon: int | None = None
    """The place in `Position.laid` of the Weapon that must be cancelled."""
    waiting: tuple[Arrangement, ...] = ()
    """Arrangements formed while another was fought, in the order in which they were formed."""

    def shields(self, seat: int) -> bool:
        """Whether a seat is protected."""
        return bool(self.protected >> seat & 1)

    def taken(self, stone: int) -> bool:
        """Whether a token stands there."""
        return stone in self.tokens

    def foe(self, seat: int) -> int:
        """The opponent of a combatant."""
        one, other = self.pair
        return other if seat == one else one


class Laid(NamedTuple):
    """A card on the table."""

    seat: int
    kind: int
    cancels: int | None = None
    """The place among the laid cards of what it cancels."""


class Aim(NamedTuple):
    """What a movement card does: whose token goes to which stone."""

    token: int
    goal: int


AIMS: Final = tuple(tuple(Aim(token, goal) for goal in range(LENGTH)) for token in range(MOST_SEATS))
"""Every aim, by token and goal."""


class Play(NamedTuple):
    """A card of a hand, by its slot, with what it is to do."""

    slot: int
    aim: Aim | None = None
    """None for a card that moves no token."""


Draft = tuple[Play, ...]
"""The cards that a seat holds ready, to be laid together in this order."""


class Position(NamedTuple):
    """A position."""

    setting: Setting
    phase: Phase
    mover: int | None
    """Whose turn it is; nobody's before the start."""
    acting: int | None
    """Who is to act; nobody when it is chance, when both combatants may, and at the end."""
    table: Table
    homes: Numbers
    """Each seat's Home, or NOWHERE before it is chosen."""
    hands: tuple[Hand, ...]
    refuse: Counts = NO_CARDS
    out: int = 0
    """The seats that have left the game."""
    rolled: int = 0
    """The last roll of the die; 0 before the first."""
    rolls: int = 0
    """How many rolls there were."""
    laid: tuple[Laid, ...] = ()
    """The cards laid since the turn or the Combat began, in order."""
    before: Table | None = None
    """The table before the last of them, which a Void may bring back."""
    passed: int = 0
    """The seats that have passed since the last group."""
    beat: int = 0
    """Counts what happened in this Combat, so that clocks can tell one moment from the next."""
    drafts: tuple[Draft, ...] = ()
    """The groups that are being composed, by seat; empty if there are none."""
    ending: Ending | None = None
    """What ended the game, once it is over."""
    winners: int = 0

    def playing(self, seat: int | None) -> bool:
        """Whether a seat is still in the game."""
        return seat is not None and 0 <= seat < self.setting.seats and not self.out >> seat & 1

    @property
    def players(self) -> Seats:
        """The seats still in the game, ascending."""
        return tuple(seat for seat in range(self.setting.seats) if not self.out >> seat & 1)

    @property
    def composes_freely(self) -> bool:
        """Whether any cards may be held ready, to be judged only when they are laid."""
        return self.setting.speed and self.phase in COMBAT

    @property
    def pending(self) -> Laid:
        """The Weapon that must be cancelled; there is one."""
        assert self.table.weapon is not None
        return self.laid[self.table.weapon]

    def opponent(self, seat: int) -> int | None:
        """The other combatant, if the seat is one."""
        return self.table.foe(seat) if seat in self.table.pair else None

    def draft(self, seat: int) -> Draft:
        """The group that a seat is composing."""
        return self.drafts[seat] if self.drafts else ()

    def with_draft(self, seat: int, draft: Draft) -> Position:
        """The position in which a seat is composing this group."""
        drafts = list(self.drafts or ((),) * self.setting.seats)
        drafts[seat] = draft
        return self._replace(drafts=tuple(drafts) if any(drafts) else ())


def known(seat: int | None) -> int:
    """The same seat, in a phase in which it is never nobody."""
    assert seat is not None
    return seat


seats_in: Final = ones
"""The seats of a set, ascending."""


def cards_in(hand: Hand) -> Numbers:
    """The kinds of a hand without its gaps, in the order of the slots."""
    return tuple(kind for kind in hand if kind != GAP)


def closed(hand: Hand) -> Hand:
    """A hand without gaps at its end."""
    end = len(hand)
    while end and hand[end - 1] == GAP:
        end -= 1
    return hand[:end]


def deck(position: Position) -> Counts:
    """The cards that are neither in a hand nor in the refuse pile."""
    counts = [card.copies - gone for card, gone in zip(CARDS, position.refuse, strict=True)]
    for hand in position.hands:
        for kind in hand:
            if kind != GAP:
                counts[kind] -= 1
    return tuple(counts)


def standing(laid: tuple[Laid, ...]) -> tuple[bool, ...]:
    """Which of the laid cards are in effect: those that no card in effect cancels."""
    effective = [True] * len(laid)
    for place in reversed(range(len(laid))):
        cancelled = laid[place].cancels
        if effective[place] and cancelled is not None:
            effective[cancelled] = False
    return tuple(effective)
