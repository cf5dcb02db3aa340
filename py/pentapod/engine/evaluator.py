"""What a game may tell computer players beside its rules: who stands better, which actions are promising, who wins."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from pentapod.engine.state import Action


class Endgame(Protocol):
    """Proves how late positions of one match end with best play. What it has found out helps it with the next one."""

    def prove(self, state: Any) -> Generator[None, None, tuple[float, ...]]:
        """The share of the win that each seat has with best play.

        Pauses whenever it has worked for about as long as it takes to make a position; may be left for ever.
        """

    def best(self, state: Any, actions: Sequence[Action]) -> Action | None:
        """The first of some actions in a proved position that is found to lead to a win; None if none of them does."""


class Evaluator(NamedTuple):
    """A game's own judgement. It is given positions of its game, as one seat may know them; quick but for `endgame`."""

    evaluate: Callable[[Any], tuple[float, ...]]
    """The share of the win that each seat can expect, from 0 to 1 and 1 in sum, of a position that is not over.

    Partners share: what counts is a team's sum. It does not look ahead.
    """
    order: Callable[[Any, Sequence[Action]], Sequence[Action]] | None = None
    """Some legal actions of one seat, the most promising first. May leave out what is surely no better than another."""
    key: Callable[[Any], Hashable] | None = None
    """What tells positions of one game apart, cheaper than their text. Equal keys: equal prospects."""
    prior_visits: int = 40
    """In a Monte Carlo search, how many simulations the first evaluation of an action counts for."""
    prior_worlds: int = 1
    """In a Monte Carlo search, in how many worlds each action is evaluated before the simulations begin."""
    details: Callable[[Any], Iterable[tuple[int, Hashable]]] | None = None
    """What somebody may misjudge: seats, and things of theirs, as written in Python (`repr`) the same on every machine.

    Cards in hand and whatever else is spent on the way are no details: nobody misjudges that less is left of them.
    """
    spread: float = 1.0
    """How far apart actions of one position are as `evaluate` sees them: the usual standard deviation, in logits."""
    errors: Sequence[float] = (1.8, 0.5, 0.25, 0.08, 0.0)
    """By how much computer players of each level, the first one first, misjudge each thing on the table, in spreads.

    It falls from level to level so that they stand evenly apart (`docs/ladder.md`); the last one misjudges nothing.
    """
    whole_turns: bool = False
    """In a search of open games, whether all that a seat does in a row counts as one play, and is judged at its end.

    It helps where a turn has few ends, and positions in its midst look better or worse than what comes of them.
    """
    calibration: float = 1.0
    """What multiplies the log odds of what a search finds, so that shares come true as often as people are told.

    Below 1 where the search is surer than it should be. It is measured in games; computer players do not read it.
    """
    table: Callable[[Any], Hashable] | None = None
    """What stands on the table, without what was spent on the way: nobody comes back to it within a turn."""
    pointless: Callable[[Any, Action], bool] | None = None
    """Whether an action undoes what the turn has done: it is left out where there is another."""
    awkward: Callable[[Any, Action], bool] | None = None
    """Whether an action stands in the way of the seat's own things, so that it is worse than another just as good."""
    open: Callable[[Any], bool] | None = None
    """In a game with hidden hands: whether nothing is hidden in a position, nor in any that follows it."""
    endgame: Callable[[Any], Endgame | None] | None = None
    """Where a position and all that follow it can be proved, what does so; None where that would take too long.

    Only in games of two sides without chance or hidden hands.
    """
