"""What a computer player does: choose the search, drive it in slices, and take what its level takes.

    thinking = think(Question(game, options, state, seat, LEVELS[2], seed), evaluator)
    for _ in thinking:              # each step makes a few positions
        if time_is_up():
            break
    thought = thinking.thought()    # at any time

Who drives it reads the clock. The same seed and the same number of steps give the same thought, and what the seat
cannot see has no part in it: a hidden hand is only ever dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from pentapod.bots.alphabeta import AlphaBeta
from pentapod.bots.levels import Level
from pentapod.bots.misjudging import misjudging
from pentapod.bots.search import Line, Search
from pentapod.bots.worlds import Worlds
from pentapod.engine.evaluator import Endgame, Evaluator
from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import Action, State


class Question(NamedTuple):
    """What a computer player is asked: what a seat does that may act now."""

    game: Game
    options: Options
    state: State
    """The position, as the seat may know it."""
    seat: int
    level: Level
    seed: object
    noise: object = None
    """Who has the same eyes misjudges the same things; None for those of `seed`."""
    may_wait: bool = False
    """Whether it may also decide to let others act first, where others may (a race)."""
    earlier: Sequence[State] = ()
    """The positions in which the seat has acted in a row before this one, the latest first."""


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
    proved: bool = False
    """Whether the value is certain: one side wins, and the others lose, if everybody plays the best."""

    @property
    def best(self) -> Line:
        """The best that it knows of; an awkward action may give way to another."""
        return self.lines[0]

    @property
    def second(self) -> Line | None:
        """The best alternative to it."""
        return self.lines[1] if len(self.lines) > 1 else None


class Thinking(Iterator[int]):
    """A search in slices. Each step yields the number of positions made so far."""

    def __init__(self, search: Search, nodes: int, taste: _Taste | None = None) -> None:
        self.nodes = nodes
        self._search = search
        self._taste = taste
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

    def finish(self) -> Thought:
        """The answer after all the positions that its level looks at."""
        for _ in self:
            pass
        return self.thought()

    def thought(self) -> Thought:
        """The best answer so far."""
        lines = self._search.lines()
        line = self._choice(lines)
        plan, value = self._search.plan(line)
        return Thought(line.action, value, plan, tuple(lines), self.spent, self._search.proves(line))

    def _choice(self, lines: list[Line]) -> Line:
        """The best line that is to the player's taste."""
        return self._taste.choice(lines) if self._taste else lines[0]


class _Taste:
    """What no player does: come back within a turn to what was on the table before, if there is anything else.

    Who does not see replies does not stand in its own way either, if something else is as good at first sight. Who
    looks further may have reasons.
    """

    def __init__(self, question: Question, evaluator: Evaluator, search: Search) -> None:
        self._judge = evaluator
        self._state = question.state
        self._search = search
        self._awkward = None if question.level.sees_replies else evaluator.awkward
        self._earlier = {evaluator.table(before) for before in question.earlier} if evaluator.table else set()

    def choice(self, lines: Sequence[Line]) -> Line:
        """The best line that is to its taste; the best one if none is."""
        wanted = [line for line in lines if not self._repeats(line)] if self._earlier else lines
        best = (wanted or lines)[0]
        if best.share == 1 or not self._is_awkward(best):
            return best
        share = self._share(best)
        return next((line for line in wanted if not self._is_awkward(line) and self._share(line) >= share), best)

    def _repeats(self, line: Line) -> bool:
        table = self._judge.table
        return table is not None and line.action is not None and table(self._after(line)) in self._earlier

    def _is_awkward(self, line: Line) -> bool:
        return self._awkward is not None and line.action is not None and self._awkward(self._state, line.action)

    def _share(self, line: Line) -> float:
        """What it is worth at first sight, not misjudged."""
        state = self._after(line)
        return self._search.share(state.result or self._judge.evaluate(state))

    def _after(self, line: Line) -> State:
        return self._state.after(line.action) if line.action else self._state


def think(
    question: Question, evaluator: Evaluator | None = None, margin: float = 0.0, endgame: Endgame | None = None
) -> Thinking:
    """Begins to think about a question.

    Shares that are within `margin` of the best are found out exactly; of others it is only sure that they are worse.
    Who misjudges nothing proves what late positions come to, if the game can: `endgame` goes on from what it has proved
    before.
    """
    game, options, state, seat, level, seed, noise, may_wait, _ = question
    teams = game.teams(options)
    error = evaluator.errors[level.number - 1] if evaluator else 0.0
    seen = evaluator and misjudging(evaluator, error, seed if noise is None else noise)
    search: Search
    if seen is None or (game.hidden and not (seen.open and seen.open(state))):
        rng = Random(f"worlds {seed}")
        search = Worlds(state, seat, teams, seen, rng, may_wait, level.sees_replies)
    else:
        if endgame is None and evaluator and evaluator.endgame and error == 0:
            endgame = evaluator.endgame(state)
        lots = Random(f"lots {seed}")
        search = AlphaBeta(state, seat, teams, seen, may_wait, margin, level.sees_replies, endgame, lots)
    alone = not may_wait and sum(action.seat == seat for action in state.actions()) == 1
    return Thinking(search, 1 if alone else level.nodes, _Taste(question, evaluator, search) if evaluator else None)
