"""The games. A game is a folder whose package defines `VERSIONS`, or one file that defines `GAME` (`pentapod.frame`).

`VERSIONS` maps each version of the rules that was ever released to its `Game`; new matches use the highest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import get_data, get_importer, iter_modules
from re import fullmatch
from typing import TYPE_CHECKING, Any, Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game
from pentapod.engine.link import UnknownGame, UnknownVersion
from pentapod.engine.state import State
from pentapod.engine.tables import TABLE, compiled
from pentapod.engine.words import Words, say
from pentapod.scene.shapes import Scene, View

if TYPE_CHECKING:
    from importlib.abc import Loader

    from pentapod.engine.goals import Goals
    from pentapod.engine.learning.network import Learnt
    from pentapod.frame.editing import Editor
    from pentapod.scene.theme import Palette

TABLES: Final = 8
"""For so many tables of people with other names their words are kept, by which parts of pictures are kept."""


LARGEST: Final = 256 * 1024
"""So many bytes the file of a game has at most."""

_loaded: Final[set[str]] = set()
"""The ids of the games that were loaded from files elsewhere."""


EDITION: Final = "~"
"""What stands between the id of a game and the hash of an edition, in the id of the edition (`pentapod.editions`)."""

HASH: Final = 16
"""So many hexadecimal figures of its content name an edition: 64 bits."""

_editions: Final[dict[str, tuple[str, str]]] = {}
"""The names of the editions that were opened, and what links carry of them, by their ids as games."""


class NoGame(ValueError):
    """A file that is no game; the text says why."""


def load(file: Path, loader: Callable[[str, str], Loader] | None = None) -> Game:
    """The game in a file, wherever it is, which is one of the games from now on. Its id is the name of the file.

    `loader` makes what loads it, from the name of the module and the path. Raises `NoGame`, or what the file raises
    while it is imported.
    """
    game_id, name = file.stem, f"{__name__}.{file.stem}"
    known = sys.modules.get(name)
    if known and known.__file__ == str(file.resolve()):
        return find(game_id)
    if not file.is_file():
        raise NoGame(say("file-none", file=file))
    if file.stat().st_size > LARGEST:
        raise NoGame(say("file-large", count=file.stat().st_size, most=LARGEST))
    check_name(file)
    spec = spec_from_file_location(name, file.resolve(), loader=loader and loader(name, str(file.resolve())))
    assert spec and spec.loader
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game) or game.id != game_id:
            raise NoGame(say("file-no-game"))
    except BaseException:
        del sys.modules[name]
        raise
    _loaded.add(game_id)
    ids.cache_clear()
    return game


def source(game_id: str) -> str:
    """The text of the file that a game was loaded from."""
    module: Any = sys.modules[f"{__name__}.{game_id}"]
    data: bytes = module.__loader__.get_data(module.__file__)
    return data.decode("utf-8")


def forget(game_id: str) -> None:
    """Let a game that was loaded from a file be none of the games any more."""
    _loaded.discard(game_id)
    sys.modules.pop(f"{__name__}.{game_id}", None)
    for value in globals().values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def load_again(file: Path, loader: Callable[[str, str], Loader] | None = None) -> Game:
    """The game in a file in place of the one that was loaded from it before, which stays where `load` raises."""
    name = f"{__name__}.{file.stem}"
    known = sys.modules.get(name) if file.stem in _loaded else None
    if known:
        forget(file.stem)
    try:
        return load(file, loader)
    except BaseException:
        if known:
            sys.modules[name] = known
            _loaded.add(file.stem)
            ids.cache_clear()
        raise


def check_name(file: Path) -> None:
    """Raises `NoGame` for a file whose name cannot be the id of a new game."""
    if file.suffix != ".py" or not fullmatch("[a-z][a-z0-9]*", file.stem):
        raise NoGame(say("file-name", name=file.name))
    if file.stem in ids():
        raise NoGame(say("file-taken", name=file.stem))


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games that are here, in alphabetical order."""
    return tuple(sorted({*(module.name for module in iter_modules(__path__)), *_loaded}))


def _is_here(game_id: str) -> bool:
    """Whether a game, or an edition of one, can be found."""
    return game_id in ids() or game_id in _editions


def add_edition(game_id: str, name: str, carried: str) -> None:
    """Let an instance of a game that has another table be found by its id; links of its matches carry a text."""
    _editions[game_id] = name, carried
    find.cache_clear()
    versions.cache_clear()


def standard_id(game_id: str) -> str:
    """The id of the game that has this id or whose edition has it."""
    return game_id.partition(EDITION)[0]


def forget_edition(game_id: str) -> None:
    """Let an edition be found no more."""
    _editions.pop(game_id, None)
    find.cache_clear()
    versions.cache_clear()


def opened() -> Collection[str]:
    """The ids of the editions that can be found."""
    return _editions.keys()


def data_of(game_id: str, name: str) -> bytes | None:
    """A file of a game's folder by its path in it; it may lie in another zip than the code. None if it is nowhere."""
    for place in __path__:
        loader: Any = get_importer(place)
        path = f"{place}/{game_id}/{name}"
        try:
            return loader.get_data(path) if hasattr(loader, "get_data") else Path(path).read_bytes()
        except OSError:
            continue
    return None


def has_table(game_id: str) -> bool:
    """Whether a game has a table, in place of which an edition may have another."""
    return any(data_of(game_id, f"data/{name}") is not None for name in (TABLE, compiled(TABLE)))


def add_file(name: str) -> None:
    """List the games of a zip as well that holds folders of this package."""
    __path__.append(f"{name}/pentapod/games")
    ids.cache_clear()


@cache
def find(game_id: str, version: int | None = None) -> Game:
    """A game by its id; the newest version of its rules unless one is asked for.

    Raises `UnknownGame` or `UnknownVersion`.
    """
    if not _is_here(game_id):
        raise _unknown(game_id)
    known = versions(game_id)
    if version is None:
        version = max(known)
    if version not in known:
        raise UnknownVersion(say("no-version", game=game_id, version=version, known=", ".join(map(str, known))))
    return known[version]


@cache
def versions(game_id: str) -> dict[int, Game]:
    """A game that is here, by every version of its rules."""
    module = import_module(f"{__name__}.{game_id}")
    found: dict[int, Game] = getattr(module, "VERSIONS", None) or {module.GAME.version: module.GAME}
    if game_id not in _editions:
        return found
    name, carried = _editions[game_id]
    return {
        number: game._replace(id=game_id, name=f"{game.name} \N{MIDDLE DOT} {name}", edition=carried)
        for number, game in found.items()
    }


def text_of(game_id: str, name: str) -> str:
    """A file in a game's folder, such as its `lessons.md`; "" if it has none."""
    package = f"{__name__}.{game_id}"
    try:
        data = get_data(package, name) if hasattr(import_module(package), "__path__") else None
    except OSError:
        data = None
    return (data or b"").decode("utf-8")


def _part(game_id: str, name: str) -> Any:
    """A module of a game's folder; None if it has none."""
    name = f"{__name__}.{game_id}.{name}"
    is_folder = hasattr(import_module(f"{__name__}.{game_id}"), "__path__")
    return import_module(name) if is_folder and find_spec(name) else None


def _unknown(game_id: str) -> UnknownGame:
    return UnknownGame(say("no-game", game=game_id, known=", ".join(ids())))


def id_of(state: State) -> str:
    """The id of the game of a position: the folder that holds its class. Raises `UnknownGame`."""
    module = type(state).__module__
    game_id = module.removeprefix(f"{__name__}.").partition(".")[0]
    if not _is_here(game_id):
        raise _unknown(module)
    return game_id


@cache
def painter(game_id: str) -> Callable[[State, View], Scene]:
    """The function that draws positions of a game, with everything written and named by the game's words."""
    draw: Callable[[State, View, Words[Any]], Scene] = _picture_of(game_id).scene
    named = lru_cache(TABLES)(find(game_id).words.named)
    return lambda state, view: draw(state, view, named(view.names))


def _picture_of(game_id: str) -> Any:
    """What draws a game: its own scene, else the frame, which no page needs before a game asks for it."""
    return _part(game_id, "scene.scene") or import_module("pentapod.frame.picture")


@cache
def colours(game_id: str) -> Palette:
    """The colours that only this game's pictures use; none if it has no `scene/colours.palette`."""
    found: Palette = import_module("pentapod.scene.theme").palette(text_of(game_id, "scene/colours.palette"))
    return found


@cache
def evaluator(game_id: str) -> Evaluator | None:
    """How a game judges its positions for computer players: the `EVALUATOR` of its `evaluation.py`, or of its one file.

    None if it has none: then positions are played out at random.
    """
    module = _part(game_id, "evaluation") or import_module(f"{__name__}.{game_id}")
    own: Evaluator | None = getattr(module, "EVALUATOR", None)
    return own


@cache
def learnt(game_id: str) -> Learnt | None:
    """How a game's network is learnt anew; None if its `evaluation.py` offers none."""
    return getattr(_part(game_id, "evaluation"), "LEARNT", None)


@cache
def goals(game_id: str) -> Goals:
    """What lessons of a game may ask for, beside the goals of every game; nothing if it has no `goals.py`."""
    known: Goals = getattr(_part(game_id, "goals"), "GOALS", {})
    return known


@cache
def editor(game_id: str) -> Editor:
    """How positions of a game are set up: the `EDITOR` of its `editor.py`, else that of the frame."""
    module = _part(game_id, "editor") or import_module("pentapod.frame.setting_up")
    declared: Callable[[Game], Editor] = module.EDITOR
    return declared(find(game_id))
