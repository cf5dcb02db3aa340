"""Chance that has few outcomes and the same odds in every world, as dice have: what all of it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import Actions
from pentapod.engine.values import Numbers

FEW: Final = 24
"""So many outcomes are weighed at most. Two dice that are not told apart have 21."""
_GOLDEN: Final = 0.618034


class Outcomes(NamedTuple):
    """What may fall, and how likely each of it is."""

    actions: Actions
    weights: Numbers


class Lot:
    """What may fall in one place: looked at in turn, as often as it is likely, and weighed by its odds.

    No lot is drawn: the same values in the same order give the same mean.
    """

    __slots__ = ("_looks", "_means", "_odds", "_visits", "mean", "outcomes")

    def __init__(self, outcomes: Outcomes, guess: Sequence[float]) -> None:
        """`guess` is what an outcome counts as for each seat until it has been looked at."""
        self.outcomes = outcomes
        whole = sum(outcomes.weights)
        self._odds = [weight / whole for weight in outcomes.weights]
        self._visits = [0] * len(self._odds)
        self._means = [guess] * len(self._odds)
        self._looks = 0
        self.mean = guess
        """What each seat can expect: the mean of all outcomes by their odds."""

    def next(self) -> int:
        """The outcome that has been looked at too seldom by most, for how likely it is."""
        visits, odds, looks = self._visits, self._odds, self._looks + 1
        best, most = 0, -1.0
        for at in _scattered(len(odds)):
            lacking = odds[at] * looks - visits[at]
            if lacking > most:
                best, most = at, lacking
        return best

    def weigh(self, at: int, value: Sequence[float]) -> Sequence[float]:
        """Count a value per seat that an outcome led to; several of one outcome count as their mean.

        What comes back is the value to count above this place: the mean of all that came back is `mean`.
        """
        self._visits[at] += 1
        before, odds, share = self._means[at], self._odds[at], 1 / self._visits[at]
        changes = [(new - old) * share for old, new in zip(before, value, strict=True)]
        self._means[at] = [old + change for old, change in zip(before, changes, strict=True)]
        mean, looks = self.mean, self._looks
        self._looks += 1
        self.mean = [whole + odds * change for whole, change in zip(mean, changes, strict=True)]
        return [now + looks * odds * change for now, change in zip(self.mean, changes, strict=True)]


@cache
def _scattered(count: int) -> Sequence[int]:
    """All numbers below, such that those next to each other come far apart: neighbours are often much alike."""
    return sorted(range(count), key=lambda at: at * _GOLDEN % 1)
