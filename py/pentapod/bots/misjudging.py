"""How a player who errs sees a position: each thing in it looks a little better or worse than it is, all game long.

Such a player does the best by its own look. So each of its mistakes has a reason, and none is made to no purpose: what
it has gone away from does not look better later only because somebody else has moved.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from math import exp
from random import Random

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import State


def misjudging(evaluator: Evaluator, error: float, seed: object) -> Evaluator:
    """A judgement that errs: by `error` times the evaluator's spread (a standard deviation) for each thing of a seat.

    Results of games are seen as they are. One seed errs alike about one thing, whatever else is on the table.
    """
    if error == 0:
        return evaluator

    @cache
    def bias(seat: int, thing: Hashable) -> float:
        return Random(f"eyes {seed} {seat} {thing!r}").gauss(0, error * evaluator.spread)

    def evaluate(state: State) -> tuple[float, ...]:
        shares = evaluator.evaluate(state)
        biases = [0.0] * len(shares)
        for seat, thing in things(evaluator, state, len(shares)):
            biases[seat] += bias(seat, thing)
        return misjudged(shares, biases)

    return evaluator._replace(evaluate=evaluate)


def things(evaluator: Evaluator, state: State, seats: int) -> Iterable[tuple[int, Hashable]]:
    """What may be misjudged in a position: where a game tells no details, the position as a whole."""
    if evaluator.details:
        return evaluator.details(state)
    key = state.text()
    return ((seat, key) for seat in range(seats))


def misjudged(shares: tuple[float, ...], biases: Sequence[float]) -> tuple[float, ...]:
    """Shares of the win as they look where each seat seems better by its bias, in logits."""
    highest = max(biases)
    seen = [share * exp(each - highest) for share, each in zip(shares, biases, strict=True)]
    whole = sum(seen)
    return tuple(share / whole for share in seen) if whole else shares
