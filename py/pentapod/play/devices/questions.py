"""A question to all others at a table: may this be taken back, shall there be another game?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class About(Enum):
    """What is asked for."""

    UNDO = auto()
    REMATCH = auto()


@dataclass(slots=True)
class Question:
    """Asked by one device of the others, by their numbers; 0 is the host's screen."""

    number: int
    about: About
    asker: int
    text: str
    open: set[int]
    """Who has still to say yes."""
    ply: int = 0
    """Where an undo leads to."""
