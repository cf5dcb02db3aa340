"""What is said of a game that does not hold what every game must hold."""

from __future__ import annotations

from typing import Any

from pentapod.engine.catalog import catalog


def say(key: str, **facts: Any) -> str:
    """A message of the catalog, with its facts filled in."""
    return catalog(__package__).say(key, facts)
