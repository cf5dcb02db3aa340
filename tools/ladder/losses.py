"""What an error costs: how much of the win somebody gives away with an action who misjudges so much.

    PYTHONPATH=py:tools .venv/bin/python -m ladder.losses xtal modx --games 40 --worlds 12

It looks at choices in games of players who mostly do what is best at first sight, and at what each action leads to at
once, in several deals of what is hidden. What an error makes a player lose is told as a part of what somebody loses who
acts at random. So it says nothing about replies; but it needs no games to their ends, and luck has hardly a part in it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from ladder.main import read_table
from ladder.players import Table, sensible, side_of
from ladder.robin import MOST_ACTIONS
from pentapod import games
from pentapod.bots.misjudging import misjudged, things
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, State, resolved

ERRORS: Final = (0.08, 0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 3.5, 5.0)
EYES: Final = 24
"""How many players look at each choice, each with eyes of its own."""
MEASURED: Final = 0.25
"""The part of the choices that are looked at."""
BEST: Final = 0.8
"""The part of the actions of a game that are the best at first sight; the others are drawn by lot."""


class Loss(NamedTuple):
    """What an error, or acting at random, costs in a choice."""

    share: float
    """Of the win."""
    differs: float
    """How often another action is taken than one of the best."""


class Outlook(NamedTuple):
    """What an action leads to in one deal: the share of the win that each seat expects, and what may be misjudged."""

    shares: tuple[float, ...]
    things: tuple[tuple[int, object], ...]


class Choice(NamedTuple):
    """A choice, and what each action leads to in each deal."""

    side: Sequence[int]
    outlooks: dict[Action, list[Outlook]]

    def values(self, error: float = 0.0, noise: Random | None = None, spread: float = 1.0) -> dict[Action, float]:
        """What each action looks worth to its side, for somebody who misjudges so much."""
        seen: dict[tuple[int, object], float] = {}

        def bias(thing: tuple[int, object]) -> float:
            if thing not in seen:
                seen[thing] = noise.gauss(0, error * spread) if noise else 0.0
            return seen[thing]

        found = {}
        for action, outlooks in self.outlooks.items():
            whole = 0.0
            for shares, every in outlooks:
                biases = [0.0] * len(shares)
                for thing in every:
                    biases[thing[0]] += bias(thing)
                whole += sum(misjudged(shares, biases)[seat] for seat in self.side)
            found[action] = whole / len(outlooks)
        return found


def choices(table: Table, evaluator: Evaluator, seed: int, worlds: int) -> Iterator[Choice]:
    """Some choices of a game."""
    rng = Random(f"losses {table.game_id} {seed}")
    match = Match(table.game, table.options)
    while match.state.actors and len(match.steps) < MOST_ACTIONS:
        state = match.state
        if state.actors == (CHANCE,):
            match.roll(rng)
            continue
        if state.automatic:
            match.play(state.actions()[0])
            continue
        seat = rng.choice(state.actors)
        is_measured = rng.random() < MEASURED
        choice = looked_at(table, evaluator, state, seat, worlds if is_measured else 1, rng)
        if is_measured and len(choice.outlooks) > 1:
            yield choice
        values = choice.values()
        match.play(max(values, key=values.__getitem__) if rng.random() < BEST else rng.choice([*values]))


def looked_at(table: Table, evaluator: Evaluator, state: State, seat: int, worlds: int, rng: Random) -> Choice:
    """A choice of a seat, with what each action that is not surely worse leads to in so many deals."""
    outlooks: dict[Action, list[Outlook]] = {action: [] for action in sensible(table, state, seat)}
    for _ in range(worlds if state.hidden else 1):
        world = state.redeal(seat, rng)
        for action, found in outlooks.items():
            after = resolved(world.after(action))
            shares = after.result or evaluator.evaluate(after)
            found.append(Outlook(shares, () if after.result else tuple(things(evaluator, after, len(shares)))))
    return Choice(side_of(table, seat), outlooks)


def losses(evaluator: Evaluator, choice: Choice, seed: object) -> list[Loss]:
    """What random actions cost in a choice, and what each error does: the mean over some eyes."""
    values = choice.values()
    best = max(values.values())
    given = [best - value for value in values.values()]
    found = [Loss(sum(given) / len(given), sum(loss > 0 for loss in given) / len(given))]
    for error in ERRORS:
        taken = []
        for noise in range(EYES):
            seen = choice.values(error, Random(f"eyes {seed} {noise}"), evaluator.spread)
            taken.append(best - values[max(seen, key=seen.__getitem__)])
        found.append(Loss(sum(taken) / EYES, sum(loss > 0 for loss in taken) / EYES))
    return found


def report(table: Table, count: int, worlds: int) -> Iterator[str]:
    """A table of what each error costs at one table, from so many games."""
    evaluator = games.evaluator(table.game_id)
    assert evaluator
    every = [
        losses(evaluator, choice, (seed, at))
        for seed in range(count)
        for at, choice in enumerate(choices(table, evaluator, seed, worlds))
    ]
    means = [
        Loss(sum(loss.share for loss in column) / len(every), sum(loss.differs for loss in column) / len(every))
        for column in zip(*every, strict=True)
    ]
    yield f"{table.name}: {len(every)} choices; an action at random gives away {means[0].share:.3f} of the win.\n"
    yield "| error | part of that | another action |\n|---|---|---|"
    for error, mean in zip(ERRORS, means[1:], strict=True):
        yield f"| {error:g} | {mean.share / means[0].share:.1%} | {mean.differs:.0%} |"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=games.ids(), metavar="GAME")
    parser.add_argument("--games", type=int, default=30, help="at each table")
    parser.add_argument("--worlds", type=int, default=12, help="deals of what is hidden")
    chosen = parser.parse_args(arguments)
    for text in chosen.tables:
        for line in report(read_table(text, 1.0), chosen.games, chosen.worlds):
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
