"""OpenSpiel's Monte Carlo tree search with random games to the end, as a rival: an engine that nobody here wrote.

It is asked touch by touch, as the adapter has it. It searches one deal that its seat holds possible, for it knows no
hidden hands.
"""

from __future__ import annotations

from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from ladder.players import Asked, Table
from ladder.rivals import UCT, Answer
from pentapod.adapters.openspiel import PREFIX
from pentapod.adapters.sequence import Moment, Node
from pentapod.engine.touches import completed

FEWEST: Final = 2
"""So many simulations are made however long they take: fewer look at no touch."""
MOST: Final = 10**9


class _Enough(Exception):
    """The time is over."""


class _Bot(MCTSBot):  # type: ignore[misc]
    """The search, ended by a clock instead of a number of simulations."""

    def touch(self, moment: Moment, seconds: float) -> int:
        """The number of the touch that it finds best within so much processor time."""
        if len(moment.numbers) == 1:
            return moment.numbers[0]
        state = self._game.new_initial_state()
        state.moment = moment
        self._end, self._simulations, self._root = process_time() + seconds, 0, None
        try:
            root = self.mcts_search(state)
        except _Enough:
            root = self._root
        number: int = root.best_child().action
        return number

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        if self._simulations >= FEWEST and process_time() >= self._end:
            raise _Enough
        self._root = root
        self._simulations += 1
        return super()._apply_tree_policy(root, state)


class TreeSearch:
    """Chooses the touches of an action one after another: the last takes all the time that is left, others half."""

    def __call__(self, table: Table, asked: Asked, seconds: float, rng: Random) -> Answer:
        begun = process_time()
        drawn = asked.seat if len(asked.state.actors) > 1 else None
        game = _game(table.game_id)
        moment = Moment(game.table, Node(asked.state, drawn=drawn), None, None)
        noise = np.random.RandomState(rng.getrandbits(32))
        bot = _Bot(game, UCT, MOST, RandomRolloutEvaluator(random_state=noise), random_state=noise)
        while True:
            actions, chosen = moment.node.actions(), moment.node.chosen
            left = seconds - (process_time() - begun)
            longest = max(len(path) for _, path in actions if path[: len(chosen)] == chosen)
            number = bot.touch(moment, left if longest == len(chosen) + 1 else left / 2)
            action = completed(actions, (*chosen, game.table.touches[number]))
            if action is not None:
                return Answer(action, process_time() - begun)
            moment = moment.after(number)


@cache
def _game(game_id: str) -> Any:
    """A game with its usual options."""
    return pyspiel.load_game(PREFIX + game_id)
