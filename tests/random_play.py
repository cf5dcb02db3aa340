"""Random games for the tests: how many to play, and how."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random
from typing import NamedTuple

from pentapod.engine.game import Game
from pentapod.engine.link import MAX_ACTIONS
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, IllegalAction

GAMES = int(os.environ.get("PENTAPOD_GAMES", "1"))
"""Random games per game and set of options. `make soak` sets 2000."""

SOAK = GAMES >= 1000
"""Whether this is the long run, in which whole games are played by the thousand."""

FRAGMENTS = max(1500, 50 * GAMES)
"""How many broken links and records the fuzzers try."""

NAMES = ("Ada", "Ben", "Cleo", "Dag", "Eli", "Fay")


class Case(NamedTuple):
    """A game with one set of its options."""

    game: Game
    options: Options

    def __str__(self) -> str:
        return "-".join((f"{self.game.id}:{self.game.version}", *self.options.values()))


MANY = 24
"""With more sets of options than these a game is played with some of them only: with every choice at least twice."""


def cases(game: Game) -> Iterator[Case]:
    """A game with every set of its options, or with as many as tell every choice from the others."""
    names = [option.id for option in game.options]
    columns = [[choice.id for choice in option.choices] for option in game.options]
    sets = list(product(*columns)) if prod(map(len, columns)) <= MANY else covering(columns, Random(game.id))
    for choices in sets:
        yield Case(game, game.choose(**dict(zip(names, choices, strict=True))))


def covering(columns: list[list[str]], rng: Random) -> list[tuple[str, ...]]:
    """Rows in which each entry of each column stands at least twice, in company that is drawn by lot."""
    length = 2 * max(map(len, columns))
    return list(zip(*(shuffled(column, length, rng) for column in columns), strict=True))


def shuffled(column: list[str], length: int, rng: Random) -> list[str]:
    repeated = (column * length)[:length]
    rng.shuffle(repeated)
    return repeated


def play(case: Case, rng: Random, plies: int = MAX_ACTIONS, resignations: float = 0) -> Match:
    """A random match, to its end or for so many plies; before each action somebody resigns with this likelihood."""
    return play_on(Match(case.game, case.options), rng, plies, resignations)


def play_on(match: Match, rng: Random, plies: int = MAX_ACTIONS, resignations: float = 0) -> Match:
    """A match that goes on at random, until it has so many plies."""
    seats = range(match.game.seats(match.options))
    while match.state.result is None and match.ply < plies:
        if rng.random() < resignations:
            try:
                match.resign(rng.choice(seats))
                continue
            except IllegalAction:
                pass
        if match.state.actors == (CHANCE,):
            match.roll(rng)
        else:
            actions = match.state.actions()
            match.play_index(rng.randrange(len(actions)), actions)
    return match
