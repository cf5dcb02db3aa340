"""Editions: another table for the rules of a game, in one file.

A file is TOML. `[edition]` has the game's id and the edition's name, author and source; everything else is the game's
`data/table.toml`, whole or only what differs. Tables are merged by their names, lists of tables by their `id`;
anything else takes the place of what is there.

Rules read their table once and hold it in constants of their modules, which is what makes them fast. So an edition is
a second instance of the game's package, loaded from the same code under the name `<game>~<hash>`: the standard edition
runs as if there were no others, and every edition runs as fast as it.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from json import dumps
from tomllib import loads
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pentapod.engine.tables import TableError, load

if TYPE_CHECKING:
    from collections.abc import Sequence

MARK: Final = "~"
"""What stands between the id of a game and the hash of an edition, in the id of the edition."""

HASH: Final = 12
"""So many hexadecimal figures of its content name an edition: 48 bits."""

Table = dict[str, Any]


class Edition(NamedTuple):
    """A table for the rules of a game, and whose it is."""

    game: str
    name: str
    author: str
    source: str
    table: Table
    """The whole table, with what the standard one has where the file has nothing."""

    @property
    def id(self) -> str:
        """What this edition of the game is called as a game, by its content alone: `pods~0123456789ab`."""
        content = dumps(self.table, ensure_ascii=True, separators=(",", ":"))
        return f"{self.game}{MARK}{sha256(content.encode()).hexdigest()[:HASH]}"


def read(text: str, packages: str) -> Edition:
    """The edition that a file holds, for one of the games in a package. Raises `TableError`."""
    try:
        table = loads(text)
    except (ValueError, RecursionError) as error:
        raise TableError(f"This is not TOML: {error}.") from None
    head = table.pop("edition", None)
    if not isinstance(head, dict) or head.keys() != set(_HEAD) or not all(isinstance(head[key], str) for key in _HEAD):
        raise TableError(f"[edition] has a text for each of {', '.join(_HEAD)}, and nothing else.")
    package = f"{packages}.{head['game']}"
    if not head["game"].isidentifier() or not find_spec(package) or not find_spec(f"{package}.data"):
        raise TableError(f"There is no game called {head['game']!r} that has a table.")
    return Edition(**head, table=merged(load(f"{package}.data"), table))


_HEAD: Final = ("game", "name", "author", "source")


def merged(standard: Any, other: Any) -> Any:
    """A table with what another one says in its place; what is in both keeps the order of the first."""
    if isinstance(standard, dict) and isinstance(other, dict):
        return {
            name: merged(standard.get(name), other[name]) if name in other else standard[name]
            for name in (*standard, *(name for name in other if name not in standard))
        }
    ours, theirs = _by_name(standard), _by_name(other)
    return list(merged(ours, theirs).values()) if ours and theirs else other


def _by_name(entries: Any) -> dict[str, Table]:
    """A list of tables by their names; {} if it is none, or if they have no names of their own."""
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return {}
    named = {entry["id"]: entry for entry in entries if isinstance(entry.get("id"), str)}
    return named if len(named) == len(entries) else {}


def install(edition: Edition, packages: str) -> ModuleType:
    """The instance of a game's package that plays an edition. Raises `TableError`, and leaves nothing behind then."""
    name = f"{packages}.{edition.id}"
    if name in sys.modules:
        return sys.modules[name]
    finder = _Finder(f"{packages}.{edition.game}", name, edition.table)
    sys.meta_path.insert(0, finder)
    try:
        return import_module(name)
    except Exception as error:
        sys.meta_path.remove(finder)
        for known in [known for known in sys.modules if known.startswith(f"{name}.")]:
            del sys.modules[known]
        if isinstance(error, TableError):
            raise
        raise TableError(f"The rules cannot be played with this table: {error}.") from error


class _Finder(MetaPathFinder):
    """Finds the modules of an edition where those of the standard edition are."""

    def __init__(self, standard: str, name: str, table: Table) -> None:
        self._standard = standard
        self._name = name
        self._table = table

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name and not fullname.startswith(f"{self._name}."):
            return None
        found = find_spec(self._standard + fullname.removeprefix(self._name))
        if not found:
            return None
        loader = _Loader(found, self._standard, self._name, self._table)
        spec = ModuleSpec(fullname, loader, origin=found.origin)
        spec.submodule_search_locations = found.submodule_search_locations
        spec.has_location = True
        return spec


class _Loader(Loader):
    """Loads a module of an edition from the code of the standard one, compiled or not."""

    def __init__(self, found: ModuleSpec, standard: str, name: str, table: Table) -> None:
        self._found = found
        self._names = standard, name
        self.table = table

    def exec_module(self, module: ModuleType) -> None:
        loader: Any = self._found.loader
        exec(_renamed(loader.get_code(self._found.name), *self._names), vars(module))

    def get_data(self, path: str) -> bytes:
        """A file of the standard edition: its words, its guide."""
        loader: Any = self._found.loader
        data: bytes = loader.get_data(path)
        return data


def _renamed(code: CodeType, standard: str, name: str) -> CodeType:
    """Code that imports from another package wherever it imported from the standard one."""
    return code.replace(
        co_names=tuple(
            name + used.removeprefix(standard) if used == standard or used.startswith(f"{standard}.") else used
            for used in code.co_names
        ),
        co_consts=tuple(_renamed(one, standard, name) if isinstance(one, CodeType) else one for one in code.co_consts),
    )
