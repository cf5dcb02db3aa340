"""What a position of XTAL consists of: flat records of whole numbers.

Seats, positions of the path, kinds of cards and Storages are their numbers. Sets of seats are whole numbers with a bit
for each seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.games.xtal.data.table import CARDS, GUARD_ROLLS, LIMIT_ROLLS
from pentapod.games.xtal.rules.path import NOWHERE

HOMES: Final = "homes"
"""The next player chooses a Home."""
DEAL: Final = "deal"
"""Chance deals."""
START: Final = "start"
"""Chance names who begins."""
ROLL: Final = "roll"
"""Chance rolls for the mover."""
DRAW: Final = "draw"
"""Chance gives the mover a card."""
PLAY: Final = "play"
"""The mover may play cards."""
OPEN: Final = "open"
"""Combat: whoever of the two may act plays cards or passes."""
WEAPON: Final = "weapon"
"""Combat: a Weapon must be cancelled."""
ANSWER: Final = "answer"
"""Combat: a Void has been played, and the opponent may Void back."""
OVER: Final = "over"

COMBAT: Final = (OPEN, WEAPON, ANSWER)

GAP: Final = -1
"""An empty slot of a hand, whose card was played."""

NOBODY: Final = -1

NO_CARDS: Final = (0,) * len(CARDS)

Counts = tuple[int, ...]
"""So many of each kind of card."""


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
        """After so many rolls the game ends."""
        return GUARD_ROLLS if self.guarded else LIMIT_ROLLS


class Table(NamedTuple):
    """What cards change, and a Void changes back: everything on the board, and who is in Combat."""

    tokens: tuple[int, ...]
    rings: tuple[int, ...]
    """The rings that each token carries."""
    stores: tuple[int, ...]
    """The rings in each Storage."""
    protected: int = 0
    pair: tuple[int, ...] = ()
    """The two combatants, ascending, or nobody."""
    weapon: int = -1
    """The place in `Position.laid` of the Weapon that must be cancelled, or -1."""
    waiting: tuple[tuple[int, int, int], ...] = ()
    """Arrangements formed while another was fought: the two seats, ascending, and whose card formed it."""

    def shields(self, seat: int) -> bool:
        """Whether a seat is protected."""
        return bool(self.protected >> seat & 1)

    def taken(self, stone: int) -> bool:
        """Whether a token stands there."""
        return stone in self.tokens


class Laid(NamedTuple):
    """A card on the table."""

    seat: int
    kind: int
    cancels: int = -1
    """The place among the laid cards of what it cancels, or -1."""


class Play(NamedTuple):
    """A card of a hand with what it is to do: where in the hand it is, whose token goes where."""

    slot: int
    token: int = NOBODY
    goal: int = NOWHERE


class Position(NamedTuple):
    """A position."""

    setting: Setting
    phase: str
    mover: int
    """Whose turn it is; NOBODY before the start."""
    acting: int
    """Who is to act; NOBODY when it is chance, when both combatants may, or at the end."""
    table: Table
    homes: tuple[int, ...]
    """Each seat's Home, or NOWHERE before it is chosen."""
    hands: tuple[tuple[int, ...], ...]
    """The kinds of each hand's cards by slot. A card keeps its slot; the last slot is never a GAP."""
    refuse: Counts = NO_CARDS
    out: int = 0
    rolled: int = 0
    """The last roll of the die, or 0."""
    rolls: int = 0
    laid: tuple[Laid, ...] = ()
    """The cards laid since the turn or the Combat began, in order."""
    before: Table | None = None
    """The table before the last of them, which a Void may bring back."""
    passed: int = 0
    """Who has passed since the last group."""
    beat: int = 0
    """Counts what happened in this Combat, so that clocks can tell one moment from the next."""
    drafts: tuple[tuple[Play, ...], ...] = ()
    """The groups that are being composed, by seat."""
    ending: str = ""
    """OVER: "home", "left" or "guard"."""
    winners: int = 0

    def playing(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return 0 <= seat < self.setting.seats and not self.out >> seat & 1

    @property
    def players(self) -> tuple[int, ...]:
        """The seats still in the game, ascending."""
        return tuple(seat for seat in range(self.setting.seats) if not self.out >> seat & 1)

    def foe(self, seat: int) -> int:
        """The other combatant, or NOBODY."""
        pair = self.table.pair
        return (pair[1] if seat == pair[0] else pair[0]) if seat in pair else NOBODY


def cards_in(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of a hand without its gaps, in the order of the slots."""
    return tuple(kind for kind in hand if kind != GAP)


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
        if effective[place] and laid[place].cancels >= 0:
            effective[laid[place].cancels] = False
    return tuple(effective)


def clockwise_first(seats: tuple[int, ...], origin: int, of: int) -> int:
    """The first of some seats clockwise from another, which comes last."""
    return min(seats, key=lambda seat: (seat - origin - 1) % of)
