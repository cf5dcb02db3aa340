"""The tables of puzzles of the games that have one."""

from __future__ import annotations

from importlib.resources import files

import every_game
from pentapod.engine.game import Game
from pentapod.puzzles.puzzle import Puzzle, read


def table_of(game: Game) -> str:
    """What the file says; "" if there is none."""
    file = files(f"pentapod.games.{game.id}") / "puzzles.txt"
    return file.read_text("utf-8") if file.is_file() else ""


TABLES: dict[Game, tuple[Puzzle, ...]] = {game: read(table_of(game)) for game in every_game.REAL if table_of(game)}
