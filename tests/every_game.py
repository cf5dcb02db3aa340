"""Every game that is here, found and not listed: the real ones in every version of their rules, editions, and the toys.

The games of `examples/` are real ones to the tests: they stand beside the others of `pentapod.games`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from pentapod import editions, games
from pentapod.engine.game import Game
from pentapod.engine.link import UnknownGame
from random_play import SOAK, Case, cases
from toys import TOYS
from toys import find as find_toy

ROOT = Path(__file__).parents[1]
EXAMPLES = str(ROOT / "examples")
if EXAMPLES not in games.__path__:
    games.__path__.append(EXAMPLES)
    games.ids.cache_clear()

REAL: tuple[Game, ...] = tuple(game for name in games.ids() for game in games.versions(name).values())
FOLDERS: tuple[Game, ...] = tuple(game for game in REAL if games.text_of(game.id, "guide.md"))
"""Those that bring their own words, guide and editor; what the frame gives to the others is tested with the frame."""
ALL: tuple[Game, ...] = (*REAL, *TOYS.values())

EDITIONS: tuple[Game, ...] = tuple(
    editions.read(file.read_text("utf-8")).opened() for file in sorted((ROOT / "editions").glob("*.toml"))
)
"""The real ones with other tables: what random games show of a game, they show of these."""
TABLES: tuple[Game, ...] = (*REAL, *EDITIONS)
PLAYED: tuple[Game, ...] = (*ALL, *EDITIONS)

FEW = 3
"""With so many sets of its options an edition is played; in the long run with all of them."""


def cases_of(some: Iterable[Game]) -> list[Case]:
    """Games with every set of their options, and editions with a few: their games have shown the others."""
    found = []
    for game in some:
        every = list(cases(game))
        few = game in EDITIONS and len(every) > FEW and not SOAK
        found += Random(game.id).sample(every, FEW) if few else every
    return found


def find(game_id: str, version: int) -> Game:
    """Any of them by id and version. Raises `UnknownGame` or `UnknownVersion`."""
    try:
        return find_toy(game_id, version)
    except UnknownGame:
        return games.find(game_id, version)
