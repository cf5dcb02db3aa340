"""Pentapod: five tabletop games as pure Python rules behind browser boards.

What `import pentapod` offers to programs is what `pentapod.api` lists; docs/api.md shows it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pentapod.api import *  # noqa: F403
    from pentapod.api import __all__ as __all__

__version__ = "1.0.0"

_API: Final = "pentapod.api"


class _Later:
    """Finds those modules of this package that are in zips which came later, wherever they belong in it."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def find_spec(self, name: str, *_where: object) -> ModuleSpec | None:
        """As `sys.meta_path` asks, when the module is not beside the others of its package."""
        if not name.startswith(f"{__name__}."):
            return None
        folder = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{file}/{folder}" for file in self.files])


_later: Final = _Later()


def add_file(name: str) -> None:
    """Find the modules of a zip as well that holds more of this package."""
    if _later not in sys.meta_path:
        sys.meta_path.append(_later)
    _later.files.append(name)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What the API offers, loaded when it is first asked for: a page starts without it, and has none."""
        if not name.startswith("__") and find_spec(f"{__name__}.{name}"):
            return import_module(f"{__name__}.{name}")  # One that the API is made of may ask for it.
        if name == "__all__":
            return _offered()
        if name.startswith("__") or name not in _offered():
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_API), name)

    def __dir__() -> list[str]:
        return ["__all__", "__doc__", "__version__", *_offered()]


def _offered() -> tuple[str, ...]:
    try:
        return tuple(import_module(_API).__all__)
    except ModuleNotFoundError as error:
        if error.name != _API:
            raise
        return ()
