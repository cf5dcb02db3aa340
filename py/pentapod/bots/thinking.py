"""What a computer player does: choose the search, drive it in slices, and take what its level takes.

    thinking = think(game, options, state, seat, LEVELS[2], seed, judge)
    for _ in thinking:              # each step makes a few positions
        if time_is_up():
            break
    thought = thinking.thought()    # at any time

Who drives it reads the clock. The same seed and the same number of steps give the same thought, and what the seat
cannot see has no part in it: a hidden hand is only ever dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from pentapod.bots.alphabeta import AlphaBeta
from pentapod.bots.levels import PLAIN, Level
from pentapod.bots.search import Line, Search
from pentapod.bots.worlds import Worlds
from pentapod.engine.game import Game
from pentapod.engine.judge import Judge
from pentapod.engine.options import Options
from pentapod.engine.state import Action, State

_SURE: Final = 0.005
"""Shares nearer to 0 or 1 than this count as equal."""
_LOST: Final = 0.01
"""A share of at most this counts as lost."""
_STEEPEST: Final = 0.25
"""The largest share that one logit can be."""


class Thought(NamedTuple):
    """What a computer player found."""

    action: Action | None
    """What it does. None is to let others act first, and only comes if it may wait."""
    value: tuple[float, ...]
    """The share of the win that each seat can expect after this."""
    plan: tuple[Action, ...]
    """The action, and what it expects to follow (choices only: what happens by itself is left out)."""
    lines: tuple[Line, ...]
    """All that it looked at, best first. Shares other than the first may be a little less than told here."""
    spent: int
    """How many positions it made."""

    @property
    def best(self) -> Line:
        """The best that it knows of; a level that errs may do something else."""
        return self.lines[0]

    @property
    def second(self) -> Line | None:
        """The best alternative to it."""
        return self.lines[1] if len(self.lines) > 1 else None


class Thinking(Iterator[int]):
    """A search in slices. Each step yields the number of positions made so far."""

    def __init__(self, search: Search, level: Level, seed: object, nodes: int) -> None:
        self.nodes = nodes
        self._search = search
        self._level = level
        self._seed = seed
        self._steps = search.run()

    @property
    def spent(self) -> int:
        """How many positions were made so far."""
        return self._search.spent

    def __next__(self) -> int:
        if self.spent >= self.nodes:
            raise StopIteration
        next(self._steps)
        return self.spent

    def thought(self) -> Thought:
        """The best answer so far."""
        lines = self._search.lines()
        line = self._choice(lines)
        plan, value = self._search.plan(line)
        return Thought(line.action, value, plan, tuple(lines), self.spent)

    def candidates(self) -> list[Line]:
        """What a player of this level may choose from, by what was found so far.

        A win that it sees is taken in any case, and nobody prefers to give the game away.
        """
        return [line for line, _ in self._weighed(self._search.lines())]

    def _choice(self, lines: list[Line]) -> Line:
        weighed = self._weighed(lines)
        [(line, _)] = Random(f"habit {self._seed}").choices(weighed, [weight for _, weight in weighed])
        return line

    def _weighed(self, lines: list[Line]) -> list[tuple[Line, float]]:
        """The candidates with their weights."""
        level = self._level
        if level.candidates == 1 or lines[0].share >= 1:
            return [(lines[0], 1.0)]
        best = _logit(lines[0].share)
        costs = [max(0.0, best - _logit(line.share)) for line in lines]
        unit = min(fmean(costs), PLAIN) or PLAIN
        ranks = [rank for rank, cost in enumerate(costs[: level.candidates]) if cost <= level.max_loss]
        ranks = [rank for rank in ranks if lines[rank].share > _LOST] or ranks
        return [(lines[rank], exp(-costs[rank] / unit * level.inverse_temperature)) for rank in ranks]


def _logit(share: float) -> float:
    share = min(max(share, _SURE), 1 - _SURE)
    return log(share / (1 - share))


def think(
    game: Game,
    options: Options,
    state: State,
    seat: int,
    level: Level,
    seed: object,
    judge: Judge | None = None,
    may_wait: bool = False,
    margin: float = 0.0,
) -> Thinking:
    """Begins to think about what a seat does that may act now.

    With `may_wait` it may also decide to let others act first, where others may (a race). Shares that are within
    `margin` of the best are found out exactly; of others it is only sure that they are worse.
    """
    teams = game.teams(options)
    search: Search
    if game.hidden or judge is None:
        search = Worlds(state, seat, teams, judge, Random(f"worlds {seed}"), game.words, may_wait)
    else:
        search = AlphaBeta(state, seat, teams, judge, may_wait, max(margin, level.max_loss * _STEEPEST))
    alone = not may_wait and sum(action.seat == seat for action in state.actions()) == 1
    return Thinking(search, level, seed, 1 if alone else level.nodes)
