"""What is certain within so many turns: whether a side wins before it has ended them, whatever the others do."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import inf
from typing import Self

from pentapod import games
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game, Teams
from pentapod.engine.goals import GOALS, Goal, Moment
from pentapod.engine.state import CHANCE, Action, State
from puzzles.certain import WHOLE, TooMuch, ordered, text_of


class Unsure(Exception):
    """Chance has a word, or several seats may act: nothing is certain."""


class Within:
    """Finds out whether a side surely wins within so many of its turns.

    All seats of the side play together, all others against them, and everybody sees everything. Whatever may happen
    within these turns is searched, as far as the answer needs it: yes and no are both proofs.
    """

    def __init__(
        self,
        teams: Teams,
        seat: int,
        evaluator: Evaluator | None = None,
        turn_ended: Goal = GOALS["turn-ended"],
        most: float = inf,
        quick: bool = False,
    ) -> None:
        """Of the side of this seat. Gives up (`TooMuch`) when it has made `most` positions.

        Positions are told apart by their texts, so that a proof depends on the rules alone: of the judge it takes which
        actions to try first. With `quick` they are told apart by `Evaluator.key`, which is good enough to look for
        something that is proved later.
        """
        self.most, self.made, self.evaluator = most, 0, evaluator
        self._key: Callable[[State], Hashable] = evaluator.key if quick and evaluator and evaluator.key else text_of
        self._teams, self._ended = teams, turn_ended
        self._side = frozenset(next(team for team in teams if seat in team))
        self._known: dict[tuple[Hashable, int], bool] = {}
        self._settling: dict[tuple[int, bool], Action] = {}
        """By turns left and side, the action that has settled a position last: it is tried first in the next one."""

    @classmethod
    def of(cls, game: Game, begin: State, seat: int, most: float = inf, quick: bool = False) -> Self:
        """For positions of a game that follow `begin`, with its judge and its way to tell that a turn has ended."""
        teams = game.teams(game.choose(**game.settled(begin)))
        goals = {**GOALS, **games.goals(game.id)}
        return cls(teams, seat, games.evaluator(game.id), goals["turn-ended"], most, quick)

    def wins(self, state: State, on_turn: int, turns: int) -> bool:
        """Whether the side surely wins before it has ended so many turns, the present one of `on_turn` among them.

        Raises `Unsure`, and `TooMuch` where it gives up.
        """
        while state.automatic and turns:
            state, on_turn, turns = self._after(state, state.actions()[0], on_turn, turns)
        result = state.result
        if result is not None:
            return sum([result[seat] for seat in self._side]) >= WHOLE
        if not turns:
            return False
        actors = state.actors
        if len(actors) > 1 or actors[0] == CHANCE:
            raise Unsure
        key = self._key(state), turns
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._searched(state, on_turn, turns, actors[0] in self._side)
        return known

    def wins_after(self, state: State, action: Action, turns: int) -> bool:
        """The same after an action of the seat whose turn it is: that turn still counts where it is one of the side."""
        return self.wins(*self._after(state, action, action.seat, turns))

    def _searched(self, state: State, on_turn: int, turns: int, good: bool) -> bool:
        """The answer in a position in which somebody acts for whom it is `good` if the side wins, or is not."""
        actions = ordered(state, self.evaluator)
        first = self._settling.get((turns, good))
        if first is not None and first in actions:
            actions = [first, *(action for action in actions if action != first)]
        for action in actions:
            if self.wins(*self._after(state, action, on_turn, turns)) is good:
                self._settling[turns, good] = action
                return good
        return not good

    def _after(self, state: State, action: Action, on_turn: int, turns: int) -> tuple[State, int, int]:
        """The position after an action, counted; whose turn it is then; how many turns the side has still."""
        self.made += 1
        if self.made > self.most:
            raise TooMuch
        after = state.after(action)
        turn = after.turn  # Without looking closer, it has not ended where the same seat acts, nor where nobody does.
        if turn is None or turn == on_turn or not self._ended(Moment(state, after, on_turn, (action,), self._teams)):
            return after, on_turn, turns
        return after, turn, turns - (on_turn in self._side)
