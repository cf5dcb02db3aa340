"""Text that keeps to its room: in lines, and smaller where it must be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from pentapod.scene.shapes import Shape, Text

LETTER_WIDTH: Final = 0.55
BOLD_WIDTH: Final = 0.63
"""How wide a letter is, in heights, plain and bold."""


def wrapped(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines that are not wider than this."""
    letter = size * (BOLD_WIDTH if bold else LETTER_WIDTH)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * letter <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(text: str, width: float, size: float, bold: bool = False) -> float:
    """The size in which a text is not wider than this: at most `size`."""
    return min(size, width / (max(1, len(text)) * (BOLD_WIDTH if bold else LETTER_WIDTH)))


def lines(
    text: str, x: float, y: float, width: float, size: float, role: str, most: int = 3, bold: bool = False
) -> Iterator[Shape]:
    """A text in lines around a middle. One that is too wide is not bold; if it still is, it is smaller."""
    rows = wrapped(text, width, size, bold)
    if len(rows) > most:
        rows = _evenly(text.split(" "), most)
    for at, line in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * size * 1.12
        heavy = bold and fitting(line, width, size, bold=True) == size
        yield Text(x, middle, line, fitting(line, width, size, heavy), role, bold=heavy)


def _evenly(words: list[str], count: int) -> list[str]:
    """Words in at most `count` lines, with the longest line as short as possible."""
    cuts = combinations(range(1, len(words)), min(count, len(words)) - 1)
    splits = ([0, *cut, len(words)] for cut in cuts)
    found = ([" ".join(words[a:b]) for a, b in pairwise(split)] for split in splits)
    return min(found, key=lambda lines: max(map(len, lines)))
