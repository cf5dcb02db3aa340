"""Text that keeps to its room: in lines, and smaller where it must be.

Nobody knows here which font a reader has. Letters are as wide as in the widest of the usual ones (DejaVu Sans).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from pentapod.scene.shapes import Shape, Text

_PLAIN: Final = {
    0.28: "ijl'",
    0.32: " ,.IJ",
    0.37: "-/:;|",
    0.4: "!()[]ft",
    0.44: "r",
    0.53: "*_sz",
    0.57: "?Lc",
    0.61: "FPkvxy",
    0.65: "0123456789ESTYabdeghnopqu",
    0.7: "AKVBCRXZ",
    0.76: "HNU",
    0.8: "DGOQ&",
    0.84: "#+<=>w",
    0.88: "M",
    1.0: "%@Wm\u2026",
}
_BOLD: Final = {
    0.32: "'",
    0.36: " ijl",
    0.4: ",.IJ/:;|",
    0.43: "-f",
    0.48: "!()[]t",
    0.53: "*_r",
    0.6: "?csz",
    0.65: "L",
    0.69: "EFTaekvxy",
    0.73: "0123456789SYbdghnopqu",
    0.77: "ABCKPRVXZ",
    0.84: "#+<=>DGHNU",
    0.88: "OQ&",
    0.93: "w",
    1.05: "%@Mm\u2026",
    1.12: "W",
}
_WIDTHS: Final = tuple(
    {letter: width for width, letters in table.items() for letter in letters} for table in (_PLAIN, _BOLD)
)
"""How wide letters are, in heights, plain and bold."""
_OTHERS: Final = 1.0
"""So wide are letters of other alphabets taken to be."""
LEADING: Final = 1.12
"""From one line to the next, in heights."""


@lru_cache(maxsize=4096)
def _breadth(text: str, bold: bool) -> float:
    widths = _WIDTHS[bold]
    return sum(widths.get(letter, _OTHERS) for letter in text)


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a line of text is."""
    return _breadth(text, bold) * size


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines that are not wider than this, as far as its words are not."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(text: str, room: float, size: float, bold: bool = False) -> float:
    """The size in which a text is not wider than this: at most `size`."""
    return min(size, room / max(0.1, _breadth(text, bold)))


def lines(
    text: str, x: float, y: float, room: float, size: float, role: str, most: int = 3, bold: bool = False
) -> Iterator[Shape]:
    """A text in lines alike around a middle. One that is too wide is not bold; if it still is, it is smaller."""
    rows, size, heavy = _set(text, room, size, most, bold)
    for at, line in enumerate(rows):
        yield Text(x, y + (at - (len(rows) - 1) / 2) * size * LEADING, line, size, role, bold=heavy)


def set_size(text: str, room: float, size: float, most: int) -> float:
    """The size in which a text, not bold, stands in so many lines."""
    return _set(text, room, size, most, False)[1]


@lru_cache(maxsize=1024)
def _set(text: str, room: float, size: float, most: int, bold: bool) -> tuple[list[str], float, bool]:
    """The lines of a text, their size, and whether they are bold."""
    for heavy in (True, False) if bold else (False,):
        rows = wrapped(text, room, size, heavy)
        if len(rows) <= most and all(width(row, size, heavy) <= room for row in rows):
            return rows, size, heavy
    words = text.split(" ")
    found = [_evenly(words, count) for count in range(1, min(most, len(words)) + 1)]
    sizes = [min(fitting(row, room, size) for row in rows) for rows in found]
    best = max(range(len(found)), key=sizes.__getitem__)
    return found[best], sizes[best], False


def _evenly(words: list[str], count: int) -> list[str]:
    """Words in `count` lines, with the longest line as short as possible."""
    cuts = combinations(range(1, len(words)), count - 1)
    splits = ([0, *cut, len(words)] for cut in cuts)
    found = ([" ".join(words[a:b]) for a, b in pairwise(split)] for split in splits)
    return min(found, key=lambda lines: max(_breadth(line, False) for line in lines))
