"""What a computer player thinks of a finished game: who stood how well after each action, and where most was lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pentapod.engine.match import Match

LEAST_LOSS: Final = 0.08
WORST: Final = 3


class Mistake(NamedTuple):
    """An action that gave much away."""

    ply: int
    """The position that it led to."""
    seat: int
    loss: float
    """How much of the win it cost, from 0 to 1."""


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
            self._mistakes.append(Mistake(ply + 1, self.match.steps[ply].action.seat, loss))

    def lines(self) -> list[list[tuple[int, float]]]:
        """For each team the plies that are known, with its share there."""
        return [[(ply, self._shares[ply][team]) for ply in sorted(self._shares)] for team in range(len(self.teams))]

    def mistakes(self) -> list[Mistake]:
        """The worst few, the worst first."""
        return sorted(self._mistakes, key=lambda mistake: -mistake.loss)[:WORST]
