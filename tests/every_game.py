"""Every game that is here, found and not listed: the real ones in every version of their rules, and the toys.

The games of `examples/` are real ones to the tests: they stand beside the others of `pentapod.games`.
"""

from __future__ import annotations

from pathlib import Path

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.link import UnknownGame
from toys import TOYS
from toys import find as find_toy

EXAMPLES = str(Path(__file__).parents[1] / "examples")
if EXAMPLES not in games.__path__:
    games.__path__.append(EXAMPLES)
    games.ids.cache_clear()

REAL: tuple[Game, ...] = tuple(game for name in games.ids() for game in games.versions(name).values())
FOLDERS: tuple[Game, ...] = tuple(game for game in REAL if games.text_of(game.id, "guide.md"))
"""Those that bring their own words, guide and editor; what the frame gives to the others is tested with the frame."""
ALL: tuple[Game, ...] = (*REAL, *TOYS.values())


def find(game_id: str, version: int) -> Game:
    """Any of them by id and version. Raises `UnknownGame` or `UnknownVersion`."""
    try:
        return find_toy(game_id, version)
    except UnknownGame:
        return games.find(game_id, version)
