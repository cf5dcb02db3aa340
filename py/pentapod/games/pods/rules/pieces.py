"""A pod as one number, its code, which tells its owner, its number and its legs."""

from __future__ import annotations

from typing import Final

from pentapod.engine.values import bits_of
from pentapod.games.pods.data.table import HAND, LEGS, LONG

WHITE: Final = 0
BLACK: Final = 1

Pair = tuple[int, int]
"""Something of White and of Black."""

FULL_HAND: Final = bits_of(range(1, HAND + 1))
"""A hand is a whole number with a bit for each pod in it: bit 3 is pod 3."""

_BLACK_CODE: Final = 32


def code_of(seat: int, pod: int) -> int:
    """How a seat's pod is written in a board."""
    return seat * _BLACK_CODE + pod


def owner(code: int) -> int:
    """The seat that a pod belongs to."""
    return code // _BLACK_CODE


def number(code: int) -> int:
    """The number of a pod, from 1."""
    return code % _BLACK_CODE


CODES: Final = tuple(code_of(seat, pod) for seat in (WHITE, BLACK) for pod in range(1, HAND + 1))


def by_code(values: dict[int, int]) -> bytes:
    """A table for `bytes.translate`: the value of each code, 0 where none is given."""
    return bytes(values.get(code, 0) for code in range(256))


def _legs_on_board(code: int) -> int:
    """A pod's legs, one bit a direction of the board: a pod faces its owner, so Black's pods are turned by half."""
    legs = LEGS[number(code) - 1]
    return bits_of(leg if owner(code) == WHITE else 7 - leg for leg in legs)


LEGS_OF: Final = by_code({code: _legs_on_board(code) for code in CODES})
"""The legs of each code, one bit a direction of the board."""

LONG_LEGS_OF: Final = by_code({code: LEGS_OF[code] & bits_of(LONG) for code in CODES})
"""The long legs of each code."""
