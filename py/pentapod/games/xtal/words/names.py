"""How things are named and counted in the sentences of XTAL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.games.xtal.data.table import COLOUR_NAMES
from pentapod.games.xtal.rules.path import COLOURS, NUMBERS

Names = Sequence[str]
"""What the seats are called."""

STONES: Final = tuple(f"{COLOUR_NAMES[colour]} {number}" for colour, number in zip(COLOURS, NUMBERS, strict=True))
"""What the stones are called: Violet 1 ..."""


def listed(things: Sequence[str]) -> str:
    """Things in a row: "a", "a and b", "a, b and c"."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def counted(count: int, word: str) -> str:
    """A number with its noun: "1 ring", "2 rings"."""
    return f"{count} {word}{'s' * (count != 1)}"
