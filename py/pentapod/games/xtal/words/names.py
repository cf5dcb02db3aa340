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
