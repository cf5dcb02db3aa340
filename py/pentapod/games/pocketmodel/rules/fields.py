"""Fields that the texts of positions share: numbers, seats, cards, multisets and options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pentapod.engine.state import MalformedPosition
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS

_COUNT: Final = re.compile(r"([a-z]+)([1-9])")


def read_seat(text: str, players: int) -> int:
    """The seat with a letter. Raises `MalformedPosition`."""
    if len(text) != 1 or text not in LETTERS[:players]:
        raise MalformedPosition(text, "choice", choices=LETTERS[:players])
    return LETTERS.index(text)


def read_card(code: str) -> int:
    """The card with a code. Raises `MalformedPosition`."""
    if code not in CARD_OF_CODE:
        raise MalformedPosition(code, "card")
    return CARD_OF_CODE[code]


def read_number(text: str, most: int) -> int:
    """A number as digits. Raises `MalformedPosition`."""
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text) <= most):
        raise MalformedPosition(text, "number-up-to", most=most)
    return int(text)


def write_counts(codes: Sequence[str], counts: bytes) -> str:
    """A multiset: `foc2,reb1`, or `-`."""
    return ",".join(f"{code}{copies}" for code, copies in zip(codes, counts, strict=True) if copies) or "-"


def read_counts(text: str, number_of: dict[str, int], otherwise: str) -> bytes:
    """The multiset that a text says. Raises `MalformedPosition`, with `otherwise` where an entry is of another form."""
    counts = bytearray(len(number_of))
    for entry in () if text == "-" else text.split(","):
        found = _COUNT.fullmatch(entry)
        if not found or found[1] not in number_of:
            raise MalformedPosition(entry, otherwise)
        if counts[number_of[found[1]]]:
            raise MalformedPosition(entry, "code-twice", code=found[1])
        counts[number_of[found[1]]] = int(found[2])
    return bytes(counts)


def read_options(text: str) -> tuple[int, bool, bool]:
    """The number of players, whether it is the small variant, whether turns are limited."""
    found = re.fullmatch(r"([2-4])(s?)(n?)", text)
    if not found:
        raise MalformedPosition(text, "options")
    return int(found[1]), bool(found[2]), not found[3]


def read_seats(text: str) -> tuple[int, ...]:
    """Seats by their letters, ascending, or `-` for none."""
    if text == "-":
        return ()
    for letter in text:
        if letter not in LETTERS:
            raise MalformedPosition(letter, "choice", choices=LETTERS)
    return tuple(sorted({LETTERS.index(letter) for letter in text}))
