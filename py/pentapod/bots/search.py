"""What the searches have in common: they count their work, pause often, and can be asked at any time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeVar

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Teams
from pentapod.engine.state import Action, State

SLICE: Final = 4
"""A search pauses whenever it has made so many positions."""

Found = TypeVar("Found")
Steps = Generator[None, None, Found]
"""Work that pauses at each `yield`, where it may be left for ever."""


class Line(NamedTuple):
    """Something that a seat may do, and what a search thinks of it."""

    action: Action | None
    """None is to let others act first."""
    share: float
    """The share of the win that the seat and its partners can expect then."""


class Search(ABC):
    """Looks for the best action of one seat."""

    def __init__(self, seat: int, teams: Teams) -> None:
        self.seat = seat
        self.side: tuple[int, ...] = next(team for team in teams if seat in team)
        self.spent = 0
        """How many positions were made so far, each by one action: the measure of all budgets."""
        self._pause = SLICE

    @abstractmethod
    def run(self) -> Steps[None]:
        """Finds out more and more. It ends only when nothing is left to find out."""

    @abstractmethod
    def lines(self) -> list[Line]:
        """What is known so far, best first. Never empty."""

    @abstractmethod
    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        """What is expected to follow if the seat does this (it comes first), and the share that each seat then has."""

    def proves(self, line: Line) -> bool:
        """Whether the win is certain to come as this says, for all or nothing, if everybody plays the best."""
        return False

    def share(self, value: Sequence[float]) -> float:
        """What the seat and its partners have of a value per seat."""
        return sum([value[seat] for seat in self.side])

    def due(self) -> bool:
        """Whether it is time to pause."""
        if self.spent < self._pause:
            return False
        self._pause = self.spent + SLICE
        return True

    def agreeing(self, value: Sequence[float], share: float) -> tuple[float, ...]:
        """A value per seat, changed as little as may be so that this side has this share of it."""
        have = self.share(value)
        others = len(value) - len(self.side)
        if others == 0:
            return tuple(value)
        ours = share / have if have else 0.0
        theirs = (1 - share) / (1 - have) if have < 1 else 0.0
        return tuple(
            (part * ours if have else share / len(self.side))
            if seat in self.side
            else (part * theirs if have < 1 else (1 - share) / others)
            for seat, part in enumerate(value)
        )


def promising(evaluator: Evaluator, state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """What a seat may do, without what is pointless, and the most promising first if the evaluator has an opinion."""
    if evaluator.pointless:
        actions = [action for action in actions if not evaluator.pointless(state, action)] or actions
    return evaluator.order(state, actions) if evaluator.order else actions
