"""What is certain in games without chance: whether a side wins, whatever the others do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import inf

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import CHANCE, Action, State

WHOLE = 1 - 1e-9
"""From this share on a win is whole."""


class TooMuch(Exception):
    """A proof was given up because it takes too many positions."""


class Certain:
    """Finds out whether a side can win for certain: searches the game to its end, as far as the answer needs it.

    All seats of the side play together, all others against them, and everybody sees everything. Where chance acts, or
    several seats may act, nothing is certain.

    What was found out of a position holds wherever it comes again.
    """

    def __init__(
        self, side: Sequence[int], evaluator: Evaluator | None, most: float = inf, quick: bool = False
    ) -> None:
        """Gives up (`TooMuch`) when it has made `most` positions.

        Positions are told apart by their texts, so that a proof depends on the rules alone: of the evaluator it takes
        which actions to try first. With `quick` they are told apart by `Evaluator.key`, which is good enough to look
        for something that is proved later.
        """
        self.most = most
        self.made = 0
        self._side = frozenset(side)
        self._key: Callable[[State], Hashable] = evaluator.key if quick and evaluator and evaluator.key else text_of
        self._judge = evaluator
        self._won: dict[Hashable, int] = {}
        """The positions from which the side surely wins, each with the fewest choices in which that was found."""
        self._not_won: set[Hashable] = set()
        """Those from which the others can surely keep the win from it."""
        self._open: dict[tuple[Hashable, bool], int] = {}
        """By position and question, the depth to which it was searched without an answer."""

    def wins(self, state: State, depth: int) -> bool:
        """Whether the side surely wins within so many choices. True is a proof; False may change with more depth."""
        return self._value(state, depth, True) is True

    def never_wins(self, state: State, depth: int) -> bool:
        """Whether the others can surely keep the win from the side, and show it within so many choices.

        True is a proof; False may change with more depth.
        """
        return self._value(state, depth, False) is False

    def _value(self, state: State, depth: int, asked: bool) -> bool | None:
        """Whether the side wins; None if that is not found out within the depth, or is surely not `asked`."""
        while state.automatic:
            state = self.after(state, state.actions()[0])
        result = state.result
        if result is not None:
            return sum([result[seat] for seat in self._side]) >= WHOLE
        actors = state.actors
        if depth <= 0 or len(actors) > 1 or actors[0] == CHANCE:
            return None
        key = self._key(state)
        if key in self._not_won:
            return False
        if self._won.get(key, inf) <= depth:
            return True
        if self._open.get((key, asked), 0) >= depth:
            return None
        value = self._best(state, depth, asked, actors[0] in self._side)
        if value is None:
            self._open[key, asked] = depth
        elif value:
            self._won[key] = depth
        else:
            self._not_won.add(key)
        return value

    def _best(self, state: State, depth: int, asked: bool, good: bool) -> bool | None:
        """The value of a position in which somebody acts for whom `good` is good."""
        value: bool | None = not good
        for action in self.ordered(state):
            child = self._value(self.after(state, action), depth - 1, asked)
            if child is good:
                return good
            if child is None:
                if asked is not good:
                    return None
                value = None
        return value

    def ordered(self, state: State) -> Sequence[Action]:
        """All legal actions, the most promising first."""
        return ordered(state, self._judge)

    def after(self, state: State, action: Action) -> State:
        """The position after an action, counted."""
        self.made += 1
        if self.made > self.most:
            raise TooMuch
        return state.after(action)


def ordered(state: State, evaluator: Evaluator | None) -> Sequence[Action]:
    """All legal actions, those first that a judge finds most promising."""
    actions = state.actions()
    if evaluator is None or evaluator.order is None:
        return actions
    promising = list(evaluator.order(state, actions))
    if len(promising) < len(actions):
        kept = set(promising)
        promising += [action for action in actions if action not in kept]
    return promising


def text_of(state: State) -> Hashable:
    """What tells positions apart by the rules alone."""
    return state.text()
