"""The games, one folder each. A folder is a game when its package defines `VERSIONS`.

`VERSIONS` maps each version of the rules that was ever released to its `Game`; new matches use the highest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from pentapod.engine.game import Game, State
from pentapod.engine.judge import Judge
from pentapod.engine.link import UnknownGame, UnknownVersion
from pentapod.scene.shapes import Scene, View


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games that are here, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find(game_id: str, version: int | None = None) -> Game:
    """A game by its id; the newest version of its rules unless one is asked for.

    Raises `UnknownGame` or `UnknownVersion`.
    """
    if game_id not in ids():
        raise UnknownGame(game_id)
    versions: dict[int, Game] = import_module(f"{__name__}.{game_id}").VERSIONS
    if version is None:
        version = max(versions)
    if version not in versions:
        raise UnknownVersion(game_id, version)
    return versions[version]


@cache
def painter(game_id: str) -> Callable[[State, View], Scene]:
    """The function that draws positions of a game."""
    draw: Callable[[State, View], Scene] = import_module(f"{__name__}.{game_id}.scene").scene
    return draw


@cache
def judge(game_id: str) -> Judge | None:
    """How a game judges its positions for computer players; None if it has no `evaluation.py` to say so."""
    name = f"{__name__}.{game_id}.evaluation"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Judge(module.evaluate, getattr(module, "order", None), getattr(module, "key", None))
