"""How hard a puzzle is: which levels of the computer players find its solution."""

from __future__ import annotations

from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import think
from pentapod.engine.game import Game
from pentapod.engine.state import Action, State
from pentapod.puzzles.puzzle import HARDEST

SEEDS = 5
"""How often each level is asked."""


def difficulty(game: Game, state: State, solution: Action) -> int:
    """The first level that finds the solution more often than not; the last one if none does."""
    return next((level.number for level in LEVELS[:-1] if finds(game, state, solution, level)), HARDEST)


def finds(game: Game, state: State, solution: Action, level: Level) -> bool:
    """Whether a level plays the solution with most seeds."""
    options = game.choose(**game.settled(state))
    found = 0
    for seed in range(SEEDS):
        thinking = think(game, options, state, solution.seat, level, f"puzzle {seed}", games.judge(game.id))
        for _ in thinking:
            pass
        found += thinking.thought().action == solution
    return 2 * found > SEEDS
