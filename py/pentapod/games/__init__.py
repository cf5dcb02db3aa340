"""The games, one folder each. A folder is a game when its package defines `VERSIONS`.

`VERSIONS` maps each version of the rules that was ever released to its `Game`; new matches use the highest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

from pentapod.engine.game import Game
from pentapod.engine.judge import Judge
from pentapod.engine.link import UnknownGame, UnknownVersion
from pentapod.engine.state import State
from pentapod.engine.words import Words
from pentapod.scene.shapes import Scene, View

if TYPE_CHECKING:
    from pentapod.engine.goals import Goal
    from pentapod.engine.learning.network import Learnt
    from pentapod.frame.editing import Editor
    from pentapod.scene.theme import Palette

TABLES: Final = 8
"""For so many tables of people with other names their words are kept, by which parts of pictures are kept."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games that are here, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def add_file(name: str) -> None:
    """List the games of a zip as well that holds folders of this package."""
    __path__.append(f"{name}/pentapod/games")
    ids.cache_clear()


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


def id_of(state: State) -> str:
    """The id of the game of a position: the folder that holds its class. Raises `UnknownGame`."""
    module = type(state).__module__
    game_id = module.removeprefix(f"{__name__}.").partition(".")[0]
    if game_id not in ids():
        raise UnknownGame(module)
    return game_id


@cache
def painter(game_id: str) -> Callable[[State, View], Scene]:
    """The function that draws positions of a game, with everything written and named by the game's words."""
    draw: Callable[[State, View, Words[Any]], Scene] = import_module(f"{__name__}.{game_id}.scene.scene").scene
    named = lru_cache(TABLES)(find(game_id).words.named)
    return lambda state, view: draw(state, view, named(view.names))


@cache
def colours(game_id: str) -> Palette:
    """The colours that only this game's pictures use; none if it has no `scene/colours.py`."""
    name = f"{__name__}.{game_id}.scene.colours"
    if find_spec(name) is None:
        return {}
    palette: Palette = import_module(name).COLOURS
    return palette


@cache
def judge(game_id: str) -> Judge | None:
    """How a game judges its positions for computer players: the `JUDGE` of its `evaluation.py`; None if it has none."""
    name = f"{__name__}.{game_id}.evaluation"
    if find_spec(name) is None:
        return None
    own: Judge = import_module(name).JUDGE
    return own


@cache
def learnt(game_id: str) -> Learnt | None:
    """How a game's network is learnt anew; None if its `evaluation.py` offers none."""
    name = f"{__name__}.{game_id}.evaluation"
    return getattr(import_module(name), "LEARNT", None) if find_spec(name) else None


@cache
def goals(game_id: str) -> Mapping[str, Goal]:
    """What lessons of a game may ask for, beside the goals of every game; nothing if it has no `goals.py`."""
    name = f"{__name__}.{game_id}.goals"
    if find_spec(name) is None:
        return {}
    known: Mapping[str, Goal] = import_module(name).GOALS
    return known


@cache
def editor(game_id: str) -> Editor | None:
    """How positions of a game are set up: the `EDITOR` of its `editor.py`; None if it has none."""
    name = f"{__name__}.{game_id}.editor"
    if find_spec(name) is None:
        return None
    declared: Callable[[Game], Editor] = import_module(name).EDITOR
    return declared(find(game_id))
