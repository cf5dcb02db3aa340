"""A puzzle's solution with the positions that it leads through: what themes look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

from pentapod.engine.game import Game
from pentapod.engine.state import Action, State, resolved
from pentapod.puzzles.puzzle import Puzzle


class Solution(NamedTuple):
    """The solution of a puzzle."""

    puzzle: Puzzle
    begin: State
    steps: tuple[tuple[State, Action], ...]
    """The actions, each with the position in which it is taken."""
    after: State
    """The position after the last of them."""

    @classmethod
    def of(cls, game: Game, puzzle: Puzzle) -> Self:
        """Plays the solution."""
        begin = state = game.position(puzzle.position)
        steps = []
        for action in puzzle.actions:
            steps.append((state, action))
            state = state.after(action)
        return cls(puzzle, begin, tuple(steps), state)

    @property
    def end(self) -> State:
        """The position once what follows by itself has happened."""
        return resolved(self.after)

    @property
    def seat(self) -> int:
        """Whose puzzle it is."""
        return self.puzzle.seat


Theme = Callable[[Solution], bool]
"""Whether a solution is of this kind."""
