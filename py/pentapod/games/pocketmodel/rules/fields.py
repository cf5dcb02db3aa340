"""Fields that the texts of positions share: numbers, seats, cards, multisets and options."""

from __future__ import annotations

from typing import Final

from pentapod.engine.grammar import ascending, counts, either, form, number, numbered, sequence
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, KIND_OF_CODE, LETTERS

NUMBER: Final = number("number-up-to", most=99).loose()
SEAT: Final = numbered(LETTERS).loose()
OUT: Final = ascending(sequence(SEAT, ""))
CARD: Final = numbered(CARD_OF_CODE, "card").loose()
PILE: Final = counts(CARD_OF_CODE, "no-card-count", into=bytes)
FLEET: Final = counts(KIND_OF_CODE, "no-unit-count", into=bytes)
OPTIONS: Final = form(
    "{players}{small}{endless}",
    None,
    "options",
    players=number(digits="[2-4]"),
    small=either("", "s"),
    endless=either("", "n"),
)
"""The number of players, whether it is the small variant, whether the number of turns is not limited."""
