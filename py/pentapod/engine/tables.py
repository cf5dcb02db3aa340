"""Reads the tables of a game: TOML files in its room `data`."""

from __future__ import annotations

import tomllib
from pkgutil import get_data
from typing import Any


class TableError(ValueError):
    """A game cannot be played with what its table says; the text names the entry, for whoever edits the table.

    It comes while the game is imported, before there are words: so its sentences stand where the table is checked.
    """


def load(package: str, name: str = "table.toml") -> dict[str, Any]:
    """A file of a package, parsed. It may lie in a zip file."""
    data = get_data(package, name)
    if data is None:
        raise FileNotFoundError(f"{package} has no {name}")
    return tomllib.loads(data.decode("utf-8"))
