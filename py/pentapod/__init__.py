"""Pentapod: five tabletop games as pure Python rules behind browser boards.

What `import pentapod` offers to programs is what `pentapod.api` lists; docs/api.md shows it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pentapod.api import *  # noqa: F403

_API: Final = "pentapod.api"


def add_file(name: str) -> None:
    """Find the modules of a zip as well that holds more of this package and of the page."""
    for package in (__name__, f"{__name__}.web"):
        import_module(package).__path__.append(f"{name}/{package.replace('.', '/')}")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What the API offers, loaded when it is first asked for: a page starts without it, and has none."""
        if not name.startswith("__") and find_spec(f"{__name__}.{name}"):
            return import_module(f"{__name__}.{name}")  # One that the API is made of may ask for it.
        if name.startswith("__") or name not in _offered():
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_API), name)


def _offered() -> tuple[str, ...]:
    try:
        return tuple(import_module(_API).__all__)
    except ModuleNotFoundError as error:
        if error.name != _API:
            raise
        return ()
