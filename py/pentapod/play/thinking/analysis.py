"""What a computer player thinks of a finished game: who stood how well after each action, and where most was lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, Path

LEAST_LOSS: Final = 0.08
WORST: Final = 5


class Mistake(NamedTuple):
    """An action that gave much away."""

    ply: int
    """The position that it led to."""
    seat: int
    loss: float
    """How much of the win it cost, from 0 to 1."""
    good: tuple[Path, ...] = ()
    """What would have been better, the best first: about as good as the best."""
    plan: tuple[Action, ...] = ()
    """The best, and what was expected to follow: choices only."""


class Analysis:
    """Grows verdict by verdict. Shares are of teams, in the order of the game's teams."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.teams = match.game.teams(match.options)
        self.done = False
        self._shares: dict[int, tuple[float, ...]] = {}
        self._mistakes: list[Mistake] = []
        result = match.latest.result
        if result is not None:
            self._shares[len(match.steps)] = self._by_team(result)

    def _by_team(self, shares: Sequence[float]) -> tuple[float, ...]:
        return tuple(sum(shares[seat] for seat in team) for team in self.teams)

    @property
    def reached(self) -> float:
        """How far the verdicts have come, from 0 to 1."""
        known = [ply for ply in self._shares if ply < len(self.match.steps)]
        return 1.0 if self.done else max(known, default=0) / max(1, len(self.match.steps))

    def take(self, verdict: Mapping[str, Any]) -> None:
        """A verdict, as `thinker.py` writes it."""
        ply, loss = verdict["ply"], verdict["loss"]
        self._shares[ply] = self._by_team(verdict["value"])
        if loss >= LEAST_LOSS:
            good = tuple(tuple(path) for path in verdict.get("good", ()))
            plan = tuple(Action(seat, tuple(path)) for seat, path in verdict.get("plan", ()))
            self._mistakes.append(Mistake(ply + 1, self.match.steps[ply].action.seat, loss, good, plan))

    def lines(self) -> list[list[tuple[int, float]]]:
        """For each team the plies that are known, with its share there."""
        return [[(ply, self._shares[ply][team]) for ply in sorted(self._shares)] for team in range(len(self.teams))]

    def mistakes(self, seats: Collection[int] = ()) -> list[Mistake]:
        """The worst few, the worst first; only of some seats, if any are named."""
        some = [mistake for mistake in self._mistakes if not seats or mistake.seat in seats]
        return sorted(some, key=lambda mistake: -mistake.loss)[:WORST]

    def best_line(self, mistake: Mistake, names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """What would have been better and what might have followed, as seats and what they do, in words.

        It ends where chance would have spoken, or where the plan was made for hands that others did not have.
        """
        words, state = self.match.game.words, self.match.state_at(mistake.ply - 1)
        for action in mistake.plan:
            while state.automatic and state.actors != (CHANCE,) and state.result is None:
                state = state.after(state.actions()[0])
            if action not in state.actions():
                return
            yield action.seat, f"{words.suggest(state, action, names, CHANCE)}."
            state = state.after(action)

    def reasons(self, mistake: Mistake, names: Sequence[str]) -> tuple[str, ...]:
        """Why that would have been better: clauses, the most telling first."""
        state = self.match.state_at(mistake.ply - 1)
        best = Action(mistake.seat, mistake.good[0])
        return self.match.game.words.reasons(state, best, names, CHANCE)
