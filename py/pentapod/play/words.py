"""What is said while a match is played, beside what its game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.catalog import YOU, Player, catalog

__all__ = ["YOU", "listed", "players", "say"]


def say(key: str, **facts: Any) -> str:
    """A message of the catalog, with its facts filled in."""
    return catalog(__package__).say(key, facts)


def players(names: Sequence[str]) -> list[Player]:
    """Players as a fact: a message knows whether it speaks of several, and to whom."""
    return [Player(name) for name in names]


def listed(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bo", "Ann, Bo and Cy"."""
    return say("listed", things=names)
