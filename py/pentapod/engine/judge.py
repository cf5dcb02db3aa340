"""What a game may tell computer players beside its rules: how a position looks to somebody who knows the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pentapod.engine.state import Action, State


class Judge(NamedTuple):
    """A game's own judgement. It is given positions as one seat may know them, never looks ahead, and is quick."""

    evaluate: Callable[[State], tuple[float, ...]]
    """The share of the win that each seat can expect, from 0 to 1 and 1 in sum, of a position that is not over.

    Partners share: what counts is a team's sum.
    """
    order: Callable[[State, Sequence[Action]], Sequence[Action]] | None = None
    """Some legal actions of one seat, the most promising first. May leave out what is surely no better than another."""
    key: Callable[[State], Hashable] | None = None
    """What tells positions of one game apart, cheaper than their text. Equal keys: equal prospects."""
    luck: float = 0.0
    """How much of the game is up to luck: 0 where good play decides, 1 where it takes many errors to lose by them."""
    doubt: float = 1.0
    """By how much less than elsewhere the levels mind what an action costs: more where it is easily made good."""
    belief: int = 40
    """In a search by walks each action counts at first like so many that came to what it looks like."""
    glances: int = 1
    """In a search by walks: in so many worlds, if there is time, each action is looked at before the walks begin."""
