"""What a position of MODX consists of besides its pieces: the task in hand, and the ledger of slower things."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.games.modx.data.table import Party

DEAL: Final = "deal"
"""Chance names the oldest player."""
SETUP: Final = "jokers"
"""The five Jokers are placed."""
PLACE: Final = "place"
"""A turn: one X-piece goes on a free space."""
SCORE: Final = "score"
"""Patterns were made and score by themselves."""
TICK: Final = "tick"
"""The mover ticks the patterns that are claimed, after every placement."""
COVER: Final = "cover"
"""Markers run short: cells for the last ones are chosen."""
MOVE: Final = "move"
"""The Jokers used are put back."""
OVER: Final = "over"


class Task(NamedTuple):
    """What is to be done now."""

    kind: str
    turn: int
    """Whose turn it is; at the start, who places the Jokers."""
    actor: int
    """Who does it: another seat while a claim is settled, or for a seat that resigned."""
    ticked: tuple[int, ...] = ()
    """TICK: the numbers of the patterns ticked so far, ascending."""
    cells: int = 0
    """COVER: the cells that a marker may still go to, more than there are markers."""
    hand: tuple[int, ...] = ()
    """COVER, MOVE: the cells that the Jokers to be put back came from, ascending."""
    held: Task | None = None
    """What a claim interrupted, to be taken up when it is settled."""
    ending: str = ""
    """OVER: what ended the game: "target", "markers", "joker", "pieces", "quiet" or "resign"."""
    winners: tuple[int, ...] = ()
    """OVER: the seats that share the win, partners together."""


class Ledger(NamedTuple):
    """What changes only when patterns are scored or left, Jokers move, or a seat resigns."""

    party: Party
    claiming: bool
    """Whether patterns are ticked, and overlooked ones may be claimed: which there are is for the players to see."""
    stacks: tuple[tuple[int, ...], ...]
    """The markers of each cell, by owner, from the bottom to the top."""
    points: tuple[int, ...]
    """Visible markers, by seat."""
    markers: tuple[int, ...]
    """Markers not yet played, by seat."""
    jokers: tuple[int, ...]
    """The Jokers one by one, in an order that lasts: each one's cell, or ~cell that it came from while in the hand."""
    out: tuple[int, ...]
    """The seats that resigned, ascending."""
    following: tuple[Task, ...]
    """The placement that comes after each seat's turn."""
    loose: bool
    """Whether a pattern may be standing that nobody is about to score. False is certain."""
    overlooked: tuple[tuple[int, int], ...]
    """Pairs (colour, pattern number), ascending: the patterns that may be claimed. They stood at the end of a turn."""


def following(party: Party, out: tuple[int, ...]) -> tuple[Task, ...]:
    """`Ledger.following` when these seats, not all, have resigned."""
    turns = []
    for seat in range(party.seats):
        clockwise = [(seat + step) % party.seats for step in range(1, party.seats + 1)]
        heir = next(later for later in clockwise if later not in out)
        turns.append(Task(PLACE, heir, heir))
    return tuple(turns)


def visible(stacks: tuple[tuple[int, ...], ...], seats: int) -> tuple[int, ...]:
    """The points of each seat: covered markers count nothing, those under pieces count."""
    tops = [stack[-1] for stack in stacks if stack]
    return tuple(tops.count(seat) for seat in range(seats))
