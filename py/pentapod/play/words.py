"""What is said while a match is played, beside what its game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.catalog import YOU, Player, Say, speaker

__all__ = ["YOU", "listed", "players", "say"]

say: Final[Say] = speaker(__package__)


def players(names: Sequence[str]) -> list[Player]:
    """Players as a fact: a message knows whether it speaks of several, and to whom."""
    return [Player(name) for name in names]


def listed(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bo", "Ann, Bo and Cy"."""
    return say("listed", things=names)
