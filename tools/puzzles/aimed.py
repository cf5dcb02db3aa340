"""A game that is about the aim of a puzzle: it is over when the turns of the aim have ended, and won by reaching it.

Computer players that are asked for a puzzle's solution play this game, so that they are asked what people are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Self

from pentapod import games
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game, Teams
from pentapod.engine.goals import GOALS, Goal, Moment
from pentapod.engine.state import Action, State
from pentapod.puzzles.puzzle import TURNS_ENDED, Aim


class _Terms(NamedTuple):
    """What stays the same on the way to an aim."""

    begin: State
    seat: int
    teams: Teams
    goal: Goal
    words: Sequence[str]
    is_over: Goal
    turns: str


class Aimed(State):
    """A position on the way to an aim. Everything lies open in it, as in a puzzle."""

    __slots__ = ("_result", "_terms", "state")

    def __init__(self, terms: _Terms, state: State) -> None:
        self.state = state
        self._terms = terms
        self._result = self._shares()

    @classmethod
    def begin(cls, game: Game, state: State, seat: int, aim: Aim) -> Self:
        """The position in which a seat is given an aim."""
        goals, teams = {**GOALS, **games.goals(game.id)}, game.teams(game.choose(**game.settled(state)))
        name, *words = aim.goal
        return cls(_Terms(state, seat, teams, goals[name], words, goals[TURNS_ENDED], str(aim.turns)), state)

    def _shares(self) -> tuple[float, ...] | None:
        terms = self._terms
        moment = Moment(terms.begin, self.state, terms.seat, (), terms.teams)
        if self.state.result is None and not terms.is_over(moment, terms.turns):
            return None
        is_reached = terms.goal(moment, *terms.words)
        winners = [team for team in terms.teams if (terms.seat in team) == is_reached]
        shares = {seat: 1 / len(winners) / len(team) for team in winners for seat in team}
        return tuple(shares.get(seat, 0.0) for seat in range(sum(map(len, terms.teams))))

    @property
    def result(self) -> tuple[float, ...] | None:
        return self._result

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self._result else self.state.actors

    def actions(self) -> Sequence[Action]:
        return () if self._result else self.state.actions()

    def weights(self) -> Sequence[int]:
        return self.state.weights()

    @property
    def automatic(self) -> bool:
        return not self._result and self.state.automatic

    def after(self, action: Action) -> Aimed:
        return Aimed(self._terms, self.state.after(action))

    def resign(self, seat: int) -> Aimed:
        return Aimed(self._terms, self.state.resign(seat))

    def text(self) -> str:
        return self.state.text()


_FUNCTIONS: Final = ("evaluate", "order", "key", "details", "table", "pointless", "awkward", "open")
"""What a judge says of positions."""


def aimed(evaluator: Evaluator) -> Evaluator:
    """A game's judgement, given positions on the way to an aim."""

    def given(function: Callable[..., Any] | None) -> Callable[..., Any] | None:
        return function and (lambda position, *others: function(position.state, *others))

    functions: dict[str, Any] = {name: given(getattr(evaluator, name)) for name in _FUNCTIONS}
    return evaluator._replace(endgame=None, **functions)
