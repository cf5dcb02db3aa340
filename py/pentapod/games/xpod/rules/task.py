"""What is to be done in a position: one record for each kind of task, with what it needs to know.

A turn begins as a `TakeTurn` without an activation. The first choice about a unit on the board makes it an activation,
which passes through `Unmoved` and `Moving`, not always both, to its end.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pentapod.engine.state import CHANCE
from pentapod.engine.values import Numbers
from pentapod.games.xpod.data.bricks import Bricks
from pentapod.games.xpod.data.table import HAND
from pentapod.games.xpod.rules.board import NORTH, SOUTH
from pentapod.games.xpod.rules.units import Unit

# ---------------------------------------------------------------------- activations


class Load(NamedTuple):
    """A unit that is carried."""

    unit: Unit
    source: int
    """The square where it was picked up."""


class Unmoved(NamedTuple):
    """An activated unit before its movement: a card was played on it, or it has picked up a neighbour."""

    square: int
    """The square where it stands."""
    load: Load | None = None
    boost: bool = False
    """Whether MOVE +1 was played on it."""
    jumps: bool = False
    """Whether JUMP was played on it."""


class Moving(NamedTuple):
    """An activated unit between two points of its PUSH, or after its movement."""

    square: int
    """The square where it stands."""
    origin: int
    """The square where it stood when it was activated."""
    points: int = 0
    """Points of PUSH that are left; 0 once the movement is over."""
    blocked: int | None = None
    """The direction of its last push, if that was blocked."""
    touched: bool = False
    """Whether a push has moved or harmed something."""
    load: Load | None = None

    @property
    def changed(self) -> bool:
        """Whether the unit stands elsewhere than at first, or has pushed something."""
        return self.square != self.origin or self.touched


class Ended(NamedTuple):
    """An activation that is over; only choices about scored units come before the end of the turn."""

    square: int | None
    """The square where the unit stands; None if it has left the board."""
    origin: int | None
    """The square where it was activated; None only where a text does not say it."""
    blocked: int | None = None
    touched: bool = False


Active = Unmoved | Moving
"""An activation that is not over."""

Activation = Active | Ended


# ---------------------------------------------------------------------- choices about scored units


class LockBrick(NamedTuple):
    """A seat chooses which brick of its unit that scored is locked in the pod."""

    seat: int
    bricks: Bricks
    """One of each kind that the unit had."""


class TakeBack(NamedTuple):
    """A seat chooses which of its used cards it takes back."""

    seat: int


ScoreChoice = LockBrick | TakeBack


# ---------------------------------------------------------------------- tasks


class Picks(NamedTuple):
    """What a player has chosen before an advanced game: plans in their order, and cards, a bit each."""

    plans: Numbers = ()
    cards: int = 0


class ChoosePlans(NamedTuple):
    """Before an advanced game: first South, then North chooses plans and X-tra cards in secret."""

    picks: tuple[Picks, Picks] = (Picks(), Picks())

    @property
    def seat(self) -> int:
        """Who chooses now."""
        return SOUTH if self.picks[SOUTH].cards.bit_count() < HAND else NORTH


class DrawStarter(NamedTuple):
    """Chance names the starting player."""

    @property
    def seat(self) -> int:
        """Who draws."""
        return CHANCE


class TakeTurn(NamedTuple):
    """A turn that is still free to be anything, or an activation."""

    seat: int
    activation: Activation | None = None
    pending: tuple[ScoreChoice, ...] = ()
    """Choices about scored units, which come before anything else."""
    card_played: bool = False
    """Whether an X-tra card was played in this turn."""


class BuildTwo(NamedTuple):
    """The card BUILD 2 was played: the turn is for building two units."""

    seat: int
    first: Unit | None = None
    """The unit that was built first."""


class Ending(StrEnum):
    """How a game ended, as position texts say it."""

    POINTS = "points"
    PASSES = "passes"
    REPEATED = "repeated"
    LONG = "long"
    RESIGNED = "resigned"


class GameOver(NamedTuple):
    """The game has ended."""

    seat: int
    """Whose turn it was."""
    ending: Ending
    winner: int | None = None
    """None for a draw."""
    activation: Activation | None = None
    """The activation in whose middle the game ended, if a load was in the air: it stays there."""


Task = ChoosePlans | DrawStarter | TakeTurn | BuildTwo | GameOver


def turn_of(task: Task) -> int:
    """Whose turn it is, as position texts say it: South's before the first turn, the last one once the game is over."""
    return SOUTH if isinstance(task, ChoosePlans | DrawStarter) else task.seat


def activation_of(task: Task) -> Activation | None:
    """The activation under way, or the one in whose middle the game ended."""
    return task.activation if isinstance(task, TakeTurn | GameOver) else None


def load_of(task: Task) -> Load | None:
    """What is in the air."""
    activation = activation_of(task)
    return None if activation is None or isinstance(activation, Ended) else activation.load
