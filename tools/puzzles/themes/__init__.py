"""The kind of thought that a puzzle asks for: its theme, told from its solution.

Every game has a table of themes. The first of them that holds for a solution is the theme of its puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.game import Game
from pentapod.puzzles.puzzle import Puzzle
from puzzles.themes import modx, pocketmodel, pods, xpod, xtal
from puzzles.themes.solution import Solution, Theme

THEMES: Final[Mapping[str, Mapping[str, Theme]]] = {
    "modx": modx.THEMES,
    "pocketmodel": pocketmodel.THEMES,
    "pods": pods.THEMES,
    "xpod": xpod.THEMES,
    "xtal": xtal.THEMES,
}
"""By the id of a game, its themes by their names: the special ones first."""


def theme_of(game: Game, puzzle: Puzzle) -> str:
    """The theme of a puzzle; "" where its game has none that holds."""
    solution = Solution.of(game, puzzle)
    return next((name for name, holds in THEMES.get(game.id, {}).items() if holds(solution)), "")
