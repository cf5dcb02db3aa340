"""Reading the tables of a game: TOML files that lie beside its rules."""

from __future__ import annotations

import tomllib
from pkgutil import get_data
from typing import Any


def load(package: str, name: str = "table.toml") -> dict[str, Any]:
    """The table of a package, as `tomllib` reads it. Works from a zip file too."""
    data = get_data(package, name)
    if data is None:
        raise FileNotFoundError(f"{package} has no {name}")
    return tomllib.loads(data.decode("utf-8"))
