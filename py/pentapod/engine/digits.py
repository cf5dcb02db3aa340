"""A sequence of choices as the shortest text that tells it: exact arithmetic coding in base64url digits.

Each choice is an index below a radix. Together they name one of the equal intervals into which the radixes divide
[0, 1), and the digits are the shortest base64 fraction that lies wholly inside it. The first choices depend on the
first digits alone, so a text that was cut off still tells how the sequence began.
"""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from collections.abc import Iterable

from pentapod.engine.values import indexed

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUE = indexed(ALPHABET)


class CutOff(ValueError):
    """The digits do not say which choice comes next."""


def encode(choices: Iterable[tuple[int, int]]) -> str:
    """Digits for pairs of index and radix, 0 <= index < radix."""
    place, intervals = 0, 1
    for index, radix in choices:
        place = place * radix + index
        intervals *= radix
    length = -(-(intervals - 1).bit_length() // 6)
    while True:
        bits = 6 * length
        fraction = -(-(place << bits) // intervals)
        if (fraction + 1) * intervals <= (place + 1) << bits:
            return _written(fraction, length)
        length += 1


class Reader:
    """Reads choices back, one after the other, as their radixes become known."""

    def __init__(self, digits: str) -> None:
        bits = 6 * len(digits)
        self._bits = bits
        self._mask = (1 << bits) - 1
        self._fraction = _read(digits)
        self._width = 1

    def index(self, radix: int) -> int:
        """The next choice, below `radix`. Raises `CutOff` when the digits leave it open."""
        fraction = self._fraction * radix
        width = self._width * radix
        index = fraction >> self._bits
        fraction &= self._mask
        if fraction + width > self._mask + 1:
            raise CutOff
        self._fraction, self._width = fraction, width
        return index


def figures(value: int, alphabet: str, count: int) -> str:
    """So many figures of a number, the lowest first, in an alphabet of one's own."""
    text = ""
    for _ in range(count):
        value, figure = divmod(value, len(alphabet))
        text += alphabet[figure]
    return text


def write_number(number: int) -> str:
    """A whole number, not negative, as digits, highest first."""
    text = ALPHABET[number & 63]
    while number := number >> 6:
        text = ALPHABET[number & 63] + text
    return text


def read_number(digits: str) -> int:
    """The number that `write_number` wrote. Raises ValueError for anything else."""
    if not digits or (len(digits) > 1 and digits[0] == ALPHABET[0]):
        raise ValueError(digits)
    return _read(digits)


def _written(value: int, length: int) -> str:
    padding = -length % 4
    octets = (value << 6 * padding).to_bytes((length + padding) * 3 // 4, "big")
    text = b2a_base64(octets, newline=False).decode("ascii")
    return text[:length].replace("+", "-").replace("/", "_")


def _read(digits: str) -> int:
    if any(digit not in _VALUE for digit in digits):
        raise ValueError(digits)
    padding = -len(digits) % 4
    text = digits.replace("-", "+").replace("_", "/") + padding * ALPHABET[0]
    return int.from_bytes(a2b_base64(text), "big") >> 6 * padding
