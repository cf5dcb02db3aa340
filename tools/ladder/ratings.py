"""Ratings by Bradley and Terry: who has the rating r wins with odds of 10^(r/400).

With several sides the odds of all share the win. Ratings are those under which the games that were played are most
likely; a very wide prior keeps them finite where a player has won or lost everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ladder.robin import Game

Z: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""
POINTS: Final = 400 / log(10)
"""Points of rating for a logit."""
PRIOR: Final = 6.0
"""The standard deviation of the prior, in logits: about a thousand points."""
_STEPS: Final = 100
_CLOSE: Final = 1e-9

Matrix = list[list[float]]


class Interval(NamedTuple):
    """A value with its 95 % interval."""

    value: float
    spread: float
    """From the value to either end."""

    @property
    def low(self) -> float:
        return self.value - self.spread

    @property
    def high(self) -> float:
        return self.value + self.spread


class Ratings:
    """What games say of their players, the first of whom has the rating 0."""

    def __init__(self, players: Sequence[str], games: Sequence[Game]) -> None:
        self._place = {player: at for at, player in enumerate(players)}
        self._logits = [0.0] * len(players)
        for _ in range(_STEPS):
            gradient, information = self._slopes(games)
            step = _solved(information, gradient)
            longest = max(map(abs, step))
            for at, change in enumerate(step, 1):
                self._logits[at] += change / max(1.0, longest)
            if longest < _CLOSE:
                break
        _, information = self._slopes(games)
        size = len(information)
        columns = [_solved(information, [float(row == column) for row in range(size)]) for column in range(size)]
        self._covariance = [[0.0] * (size + 1), *([0.0, *column] for column in columns)]

    def _slopes(self, games: Sequence[Game]) -> tuple[list[float], Matrix]:
        """The gradient of the logarithm of the likelihood, and the information: for all players but the first."""
        size = len(self._logits)
        gradient = [-logit / PRIOR**2 for logit in self._logits]
        information = [[(row == column) / PRIOR**2 for column in range(size)] for row in range(size)]
        for game in games:
            places = [self._place[player] for player in game.players]
            odds = [exp(self._logits[place]) for place in places]
            parts = [each / sum(odds) for each in odds]
            for place, part, share in zip(places, parts, game.shares, strict=True):
                gradient[place] += share - part
                information[place][place] += part
                for other, other_part in zip(places, parts, strict=True):
                    information[place][other] -= part * other_part
        return gradient[1:], [row[1:] for row in information[1:]]

    def rating(self, player: str) -> Interval:
        """How far a player is above the first, in points."""
        return self.step(player, next(iter(self._place)))

    def step(self, upper: str, lower: str) -> Interval:
        """How far one player is above another, in points."""
        one, other = self._place[upper], self._place[lower]
        variance = self._covariance[one][one] + self._covariance[other][other] - 2 * self._covariance[one][other]
        return Interval(POINTS * (self._logits[one] - self._logits[other]), POINTS * Z * sqrt(max(0.0, variance)))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, len(row)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        rest = sum(rows[at][column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - rest) / rows[at][at]
    return found


def part(points: float, games: int) -> tuple[float, float, float]:
    """The part of the points won, and where the true part lies with 95 % certainty (Wilson)."""
    won = points / games
    centre, spread = won + Z * Z / 2 / games, Z * sqrt(won * (1 - won) / games + Z * Z / 4 / games**2)
    return won, (centre - spread) / (1 + Z * Z / games), (centre + spread) / (1 + Z * Z / games)
