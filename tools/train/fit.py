"""Fits a network to games: temporal differences over all positions of many games at once, by gradients (numpy)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # else sums depend on the number of cores

import numpy as np

from pentapod.engine.learning.network import SCALE, Layout
from train.games import Record

Array = Any
"""A numpy array."""

BATCH: Final = 1024
"""Positions for one step of the gradient."""
LOOKED_AT: Final = 32768
"""Positions judged at once."""
TRUST: Final = 0.8
"""Lambda: how much more the later of two positions of a game is believed for what follows than for what it looks."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Adam's constants."""
DECAY: Final = 1e-5
"""How much smaller weights get in a step, in parts of the rate, so that what is not needed goes to 0."""


class Weights:
    """A network while it learns."""

    def __init__(self, layout: Layout, hidden: int, seed: int, spread: float = 0.1) -> None:
        """All weights at random, with this standard deviation."""
        rng = np.random.default_rng(seed)
        self.layout = layout
        self.rows: Array = rng.normal(0, spread, (layout.size, hidden + 1)).astype(np.float32)
        self.hidden: Array = rng.normal(0, 1, hidden).astype(np.float32)
        self._moments: list[Array] = [np.zeros_like(one) for one in (*self._all(), *self._all())]
        self._steps = 0

    def _all(self) -> tuple[Array, Array]:
        return self.rows, self.hidden

    def table(self) -> dict[str, Any]:
        """The table that `Network` reads."""
        rows = np.rint(self.rows * SCALE).astype(int).tolist()
        table: dict[str, Any] = {"hidden": np.rint(self.hidden * SCALE).astype(int).tolist()}
        for section in self.layout.sections:
            first = self.layout.first(section.name)
            table[section.name] = rows[first : first + section.number]
        return table

    def strengths(self, views: Array) -> tuple[Array, Array]:
        """The sums of the hidden units, and the strength of each view."""
        sums = views @ self.rows
        return sums, sums[:, -1] + np.maximum(sums[:, :-1], 0) @ self.hidden

    def step(self, views: Array, targets: Array, rate: float) -> None:
        """Come closer to the shares that each position, with its seats, should have."""
        sums, strengths = self.strengths(views)
        error = (shares(strengths.reshape(targets.shape)) - targets).reshape(-1).astype(np.float32) / len(targets)
        units = np.maximum(sums[:, :-1], 0)
        through = np.empty_like(sums)
        through[:, :-1] = error[:, None] * self.hidden * (sums[:, :-1] > 0)
        through[:, -1] = error
        self._steps += 1
        rate *= np.sqrt(1 - SECOND**self._steps) / (1 - FIRST**self._steps)
        for at, (weights, slope) in enumerate(zip(self._all(), (views.T @ through, units.T @ error), strict=True)):
            first, second = self._moments[at], self._moments[at + 2]
            first += (1 - FIRST) * (slope - first)
            second += (1 - SECOND) * (slope**2 - second)
            weights -= rate * (first / (np.sqrt(second) + TINY) + DECAY * weights)


def generator(seed: int) -> Any:
    """What the order of positions is drawn from."""
    return np.random.default_rng(seed)


def shares(strengths: Array) -> Array:
    """The share of each seat, by the strengths of all in a position."""
    weights = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


class Positions:
    """Games as arrays."""

    def __init__(self, records: Sequence[Record], layout: Layout, seats: int) -> None:
        self.seats = seats
        self._size = layout.size
        self._facts = joined([record.facts for record in records], np.int32)
        self._amounts = joined([record.amounts for record in records], np.float32)
        self._starts = np.concatenate(([0], np.cumsum(joined([record.views for record in records], np.int64))))
        self.lengths = joined([record.positions for record in records], np.int64)
        self.results = joined([record.results for record in records], np.float32).reshape(-1, seats)
        self.results = self.results[self.lengths > 0]
        self.lengths = self.lengths[self.lengths > 0]
        self.count = int(self.lengths.sum())

    def views(self, positions: Array) -> Array:
        """What the seats of some positions saw: a row for each view, a column for each fact."""
        chosen = (positions[:, None] * self.seats + np.arange(self.seats)).reshape(-1)
        begin, length = self._starts[chosen], self._starts[chosen + 1] - self._starts[chosen]
        ends = np.cumsum(length)
        at = np.arange(ends[-1]) + np.repeat(begin - (ends - length), length)
        cells = np.repeat(np.arange(len(chosen)), length) * self._size + self._facts[at]
        flat = np.bincount(cells, self._amounts[at], len(chosen) * self._size)
        return flat.astype(np.float32).reshape(len(chosen), self._size)

    def judged(self, weights: Weights) -> Array:
        """The shares of all positions."""
        parts = [
            shares(weights.strengths(self.views(some))[1].reshape(-1, self.seats))
            for some in np.array_split(np.arange(self.count), self.count // LOOKED_AT + 1)
        ]
        return np.concatenate(parts)

    def targets(self, judged: Array, trust: float = TRUST) -> Array:
        """What the shares should be: those of what followed, the nearer the more, and of the result."""
        ends = np.cumsum(self.lengths)
        left = self.results[:, :1] < 0
        wanted = judged.copy()
        wanted[ends - 1] = np.where(left, judged[ends - 1], self.results)
        for back in range(2, int(self.lengths.max()) + 1):
            at = ends[self.lengths >= back] - back
            wanted[at] = (1 - trust) * judged[at + 1] + trust * wanted[at + 1]
        return wanted

    def missed(self, judged: Array) -> float:
        """How badly the results of games are foretold: the mean square of what the shares of a position miss."""
        results = np.repeat(self.results, self.lengths, axis=0)
        over = results[:, 0] >= 0
        return float(np.mean((judged[over] - results[over]) ** 2))


def joined(parts: Sequence[Any], kind: Any) -> Array:
    return np.concatenate([np.asarray(part, dtype=kind) for part in parts])


def learn(weights: Weights, positions: Positions, rate: float, rounds: int, rng: Any, trust: float = TRUST) -> float:
    """Go through all positions so many times, in a random order; the rate falls to a tenth.

    Tells how badly results were foretold when the last round began.
    """
    steps = rounds * (positions.count // BATCH + 1)
    done = 0
    for _ in range(rounds):
        judged = positions.judged(weights)
        targets = positions.targets(judged, trust)
        for some in np.array_split(rng.permutation(positions.count), positions.count // BATCH + 1):
            weights.step(positions.views(some), targets[some], rate * (1 - 0.9 * done / steps))
            done += 1
    return positions.missed(judged)
