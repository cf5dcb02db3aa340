"""Computer players play each other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import think
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action

MOST_ACTIONS = 5000


def play(
    game: Game, options: Options, levels: Sequence[int], rng: Random, nodes: int | None = None
) -> tuple[Match, tuple[int, ...]]:
    """A whole game, and the level of each seat: `levels` in turn, again from the first where there are more seats.

    `nodes` are the most positions that are looked at for an action, if levels are not to look at as many as they do.
    Budgets are counted in positions, not in seconds: the same random numbers play the same game.
    """
    match = Match(game, options)
    seats = tuple(levels[seat % len(levels)] for seat in range(game.seats(match.options)))
    while match.state.result is None and len(match.steps) < MOST_ACTIONS:
        state = match.state
        if state.actors == (CHANCE,):
            match.roll(rng)
        elif state.automatic:
            match.play_index(0)
        else:
            match.play(_choice(match, [_limited(level, nodes) for level in seats], rng))
    return match, seats


def _limited(level: int, nodes: int | None) -> Level:
    full = LEVELS[level - 1]
    return full if nodes is None else full._replace(nodes=max(1, min(nodes, full.nodes)))


def _choice(match: Match, levels: Sequence[Level], rng: Random) -> Action:
    """What happens next: the first who wants to act does, else whose turn it is."""
    state = match.state
    seats = [seat for seat in state.actors if len(state.actors) > 1 and seat != state.turn]
    for seat in (*rng.sample(seats, len(seats)), state.turn if state.turn is not None else state.actors[0]):
        waits = seat != state.turn and len(state.actors) > 1 and state.turn is not None
        if action := _thought(match, seat, levels[seat], rng, waits):
            return action
    raise AssertionError("nobody acts, and the game is not over")


def _thought(match: Match, seat: int, level: Level, rng: Random, waits: bool) -> Action | None:
    known = match.state.redeal(seat, rng)
    thinking = think(
        match.game,
        match.options,
        known,
        seat,
        level,
        rng.getrandbits(48),
        games.judge(match.game.id),
        may_wait=waits,
    )
    for _ in thinking:
        pass
    return thinking.thought().action
