"""Touches that a player makes in a row, in seeded games of level 3 against itself: CPython only, and no clock decides.

A stretch is all that a seat chooses until another seat chooses something. Counted is what a person would touch: the
path of each action, and Confirm where the game asks about it. What chance does, and what only has to be looked at, is
not counted. The floor is one touch for each choice: the ratio says how many touches a choice takes, and of how many
choices a stretch consists the two figures together.
"""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random

from playwright.sync_api import Playwright

from bench.figures import RUNS, Figure, against
from ladder.players import Asked, Table, act
from pentapod import games
from pentapod.api.computers import advance
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, State

SCALE = 0.1
"""The part of its budget, in positions, that level 3 has."""
MOST_ACTIONS = 2000
"""A game that is not over then is counted as far as it got."""


def figures(_playwright: Playwright | None) -> Iterator[Figure]:
    """One figure per game with its usual options: the median of as many games as other figures have measurements."""
    for game_id in games.ids():
        counted = [per_stretch(played(game_id, seed)) for seed in range(RUNS)]
        touches, choices = ([100 * values[at] for values in counted] for at in range(2))
        yield against(f"touches_{game_id}", "touches/100_stretches", touches, choices, inf)


def played(game_id: str, seed: int) -> Match:
    """A game of level 3 against itself, the same on every machine."""
    table = Table(game_id, games.find(game_id).choose(), SCALE)
    rng = Random(f"touches {game_id} {seed}")

    def player(state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        return act(table, "3", Asked(state, seat, may_wait, earlier, f"{seed} {seat}"), rng)

    match = Match(table.game, table.options)
    while match.state.actors and len(match.steps) < MOST_ACTIONS:
        advance(match, player, rng)
    return match


def per_stretch(match: Match) -> tuple[float, float]:
    """How many touches and how many choices a stretch has on average."""
    words = match.game.words
    touches = choices = stretches = 0
    last: int | None = None
    for ply, step in enumerate(match.steps):
        before, seat = match.state_at(ply), step.action.seat
        if seat == CHANCE or before.automatic:
            continue
        stretches += seat != last
        last = seat
        choices += 1
        touches += len(step.action.path) + bool(words.caution(before, step.action, match.game.titles))
    return touches / stretches, choices / stretches
