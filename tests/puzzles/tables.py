"""The tables of puzzles of the games that have one."""

from __future__ import annotations

import every_game
from pentapod import games
from pentapod.engine.game import Game
from pentapod.puzzles.puzzle import Puzzle, read


def table_of(game: Game) -> str:
    """What the file says; "" if there is none."""
    return games.text_of(game.id, "puzzles.txt")


TABLES: dict[Game, tuple[Puzzle, ...]] = {game: read(table_of(game)) for game in every_game.REAL if table_of(game)}
