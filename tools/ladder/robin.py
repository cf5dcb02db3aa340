"""A round robin: who sits where in which game, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from time import process_time
from typing import Final, NamedTuple, Protocol

from ladder.players import PLAYERS, Asked, Table, act, is_quick
from pentapod.api.computers import advance
from pentapod.engine.match import Match
from pentapod.engine.state import Action, State

MORE_QUICK: Final = 3
"""Players who do not look at replies meet so many times as often."""
MOST_ACTIONS: Final = 4000
"""A game that is not over after so many actions is shared by all."""


class Act(Protocol):
    """Does what a player does."""

    def __call__(self, table: Table, player: str, asked: Asked, rng: Random) -> Action | None:
        """Its action; None to let others act first."""


class Lineup(NamedTuple):
    """A game that is to be played: by side (team), who plays it. Games of one seed begin alike."""

    seed: int
    players: tuple[str, ...]


class Game(NamedTuple):
    """A game that was played: by side, who played it and what part of the win it got."""

    players: tuple[str, ...]
    shares: tuple[float, ...]
    seconds: float
    """Of one core."""


def lineups(sides: int, games: int, players: Sequence[str] = PLAYERS, reach: int | None = None) -> Iterator[Lineup]:
    """Every pair of players meets in so many games for two, each as often on either side.

    With a `reach` only those meet who are so many places apart or fewer.
    With more sides, every game is for players drawn by lot, and each player has as many of them.
    """
    if sides == 2:
        for pair in combinations(players, 2):
            if reach and players.index(pair[1]) - players.index(pair[0]) > reach:
                continue
            times = games * MORE_QUICK if all(map(is_quick, pair)) else games
            for number in range(times):
                yield Lineup(number // 2, pair[:: -1 if number % 2 else 1])
        return
    quick = [player for player in players if is_quick(player)]
    rng = Random(f"{sides}")
    for number in range(games):
        yield from _seated(number, sides, players, rng)
        yield from _seated(games + number, sides, quick, rng)


def _seated(number: int, sides: int, players: Sequence[str], rng: Random) -> Iterator[Lineup]:
    """As many games as there are players: each sits in every place of a row that goes around."""
    row = rng.sample(players, len(players))
    for first in range(len(row)):
        yield Lineup(number, tuple(row[(first + at) % len(row)] for at in range(sides)))


def play(table: Table, lineup: Lineup, act: Act = act) -> Game:
    """One game. With players of the ladder, a lineup plays the same game on every machine: no clock decides."""
    begun = process_time()
    rng = Random(f"{table.game_id} {lineup.seed}")
    teams = table.game.teams(table.options)
    player_of = {seat: player for team, player in zip(teams, lineup.players, strict=True) for seat in team}

    def player(state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        asked = Asked(state, seat, may_wait, earlier, f"{table.game_id} {lineup.seed} {seat}")
        return act(table, player_of[seat], asked, rng)

    match = Match(table.game, table.options)
    while match.state.actors and len(match.steps) < MOST_ACTIONS:
        advance(match, player, rng)
    result = match.state.result or (1 / table.seats,) * table.seats
    shares = tuple(sum(result[seat] for seat in team) for team in teams)
    return Game(lineup.players, shares, process_time() - begun)
