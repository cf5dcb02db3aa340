"""Instances of a game: its package once more, loaded from the same code with another table.

Rules read their table once and hold it in constants of their modules, which is what makes them fast. So an edition is
a second instance of the game's package under the name `<game>~<hash>`: the standard edition runs as if there were no
others, and every edition runs as fast as it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from pentapod.engine.tables import TableError

if TYPE_CHECKING:
    from collections.abc import Sequence


def install(standard: str, name: str, table: dict[str, Any]) -> None:
    """Load a package under another name with another table. Raises `TableError`, and leaves nothing behind then."""
    if name in sys.modules:
        return
    finder = _Finder(standard, name, table)
    sys.meta_path.insert(0, finder)
    try:
        import_module(name)
    except Exception as error:
        sys.meta_path.remove(finder)
        for known in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
            del sys.modules[known]
        if isinstance(error, TableError):
            raise
        raise TableError("unplayable", why=f"{type(error).__name__}: {error}") from error


class _Finder(MetaPathFinder):
    """Finds the modules of an edition where those of the standard edition are."""

    def __init__(self, standard: str, name: str, table: dict[str, Any]) -> None:
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

    def __init__(self, found: ModuleSpec, standard: str, name: str, table: dict[str, Any]) -> None:
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
