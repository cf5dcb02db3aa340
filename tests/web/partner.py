"""Games played on this machine on purpose, by computer players that take next to no time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action

HASTY = LEVELS[0].scaled(0.5)


def chosen(match: Match, seed: object) -> Action:
    """What the player whose turn it is would do."""
    state = match.state
    seat = state.actors[0] if state.turn is None else state.turn
    question = Question(match.game, match.options, state.redeal(seat, Random(f"{seed}")), seat, HASTY, seed)
    action = think(question, games.evaluator(match.game.id)).finish().action
    assert action
    return action


def played(game_id: str, seed: int, until: Callable[[Match], bool] = lambda match: False, **options: str) -> Match:
    """A match from its start to its end, or until something is true of it."""
    game = games.find(game_id)
    match = Match(game, game.choose(**options))
    rng = Random(seed)
    while match.state.result is None and not until(match):
        if match.state.actors == (CHANCE,):
            match.roll(rng)
        elif match.state.automatic:
            match.play_index(0)
        else:
            match.play(chosen(match, match.ply))
    return match
