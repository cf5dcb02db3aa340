"""Reads the tables of a game: TOML files in its room `data`."""

from __future__ import annotations

import sys
import tomllib
from pkgutil import get_data
from typing import Any, Final

TABLE: Final = "table.toml"


class TableError(ValueError):
    """A game cannot be played with what its table says.

    `key` and `facts` are a message of the catalog of `pentapod.editions`, since only who opens an edition reads it;
    `path` leads to what is wrong, by names: `"card", "full_spread", "defense"`.
    """

    def __init__(self, key: str, *path: str, **facts: Any) -> None:
        super().__init__(f"{'.'.join(path)}: {key} {facts}")
        self.key = key
        self.path = path
        self.facts = facts


def load(package: str, name: str = TABLE) -> dict[str, Any]:
    """A file of a package, parsed. It may lie in a zip file. An edition brings the table itself (`editions`)."""
    loader = getattr(sys.modules.get(package), "__loader__", None)
    if name == TABLE and (table := getattr(loader, "table", None)):
        known: dict[str, Any] = table
        return known
    data = get_data(package, name)
    if data is None:
        raise FileNotFoundError(f"{package} has no {name}")
    return tomllib.loads(data.decode("utf-8"))
