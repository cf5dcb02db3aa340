"""The tasks of a game of MODX: what is to be done now, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from pentapod.engine.state import Seats
from pentapod.engine.values import Numbers
from pentapod.games.modx.data.table import COLOURS


class Ending(StrEnum):
    """What ended a game."""

    TARGET = "target"
    MARKERS = "markers"
    """A player laid the last marker."""
    JOKER = "joker"
    """A pattern of Jokers only."""
    PIECES = "pieces"
    """A player has no X-piece left."""
    QUIET = "quiet"
    """Too many placements in a row brought no new marker."""
    RESIGN = "resign"


@dataclass(frozen=True, slots=True)
class Turn:
    """What every task tells: whose turn it is, and who acts."""

    turn: int
    """Whose turn it is; before the first turn, who places the Jokers; CHANCE before that."""
    actor: int
    """Another seat than `turn` while claimed patterns score, or in place of a seat that resigned."""

    kind: ClassVar[str]
    """What the text of a position calls this task."""


@dataclass(frozen=True, slots=True)
class Deal(Turn):
    """Chance names the oldest player."""

    kind = "deal"


@dataclass(frozen=True, slots=True)
class SetUp(Turn):
    """The five Jokers are placed."""

    kind = "jokers"


@dataclass(frozen=True, slots=True)
class Place(Turn):
    """One X-piece goes on a free space."""

    kind = "place"


@dataclass(frozen=True, slots=True)
class Score(Turn):
    """Patterns were made and score by themselves."""

    kind = "score"


@dataclass(frozen=True, slots=True)
class Tick(Turn):
    """Where patterns are claimed: after every placement the mover ticks those that are to score."""

    kind = "tick"

    ticked: Numbers = ()
    """The numbers of the patterns ticked so far, ascending."""


@dataclass(frozen=True, slots=True)
class Cover(Turn):
    """Markers run short: the cells for the last ones are chosen."""

    kind = "cover"

    cells: int
    """Where a marker may still go: more cells than there are markers."""
    hand: Numbers = ()
    """The cells that the Jokers to be put back afterwards came from, ascending."""


@dataclass(frozen=True, slots=True)
class Move(Turn):
    """The Jokers used are put back."""

    kind = "move"

    hand: Numbers
    """The cells that they came from, ascending; the first of them is next."""


@dataclass(frozen=True, slots=True)
class Over(Turn):
    """The game has ended."""

    kind = "over"

    ending: Ending
    winners: Seats
    """The seats that share the win, partners together."""


Task = Deal | SetUp | Place | Score | Tick | Cover | Move | Over
"""What is to be done now."""

PLACEMENTS: Final = tuple(Place(seat, seat) for seat in range(len(COLOURS)))
TICKINGS: Final = tuple(Tick(seat, seat) for seat in range(len(COLOURS)))
"""The tasks that come in nearly every turn, by seat."""
