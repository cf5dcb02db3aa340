"""The ratings on the ladder's page as a picture: a row for each game, a dot for each level.

`PYTHONPATH=py:tools python -m ladder.plot docs/ladder.md`; `ladder.main --write` draws it too.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import plots
from plots import Dot, Plot, Row

STEP: Final = 250
"""A line of the grid stands for so many points."""

SECTION: Final = re.compile(r"^### ([^,\n]+)\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
LEVEL: Final = re.compile(r"^\| level (\d) \| (-?\d+) \| (-?\d+) to (-?\d+) \|", re.MULTILINE)


def rows(page: str) -> list[Row]:
    """The levels of each game of two sides."""
    found = (
        Row(
            name,
            [Dot(int(value), int(low), int(high), level) for level, value, low, high in sorted(LEVEL.findall(text))],
        )
        for name, text in SECTION.findall(page)
    )
    return [row for row in found if row.dots]


def plot(page: str) -> Plot:
    """The picture of a page."""
    known = rows(page)
    most = max((int(dot.high) for row in known for dot in row.dots), default=STEP)
    label = "Ratings of the five levels in each game; random play is 0."
    note = "A dot is a level, its line the 95% interval. 400 points are odds of 10 to 1."
    return Plot(label, note, known, 0, -(-most // STEP) * STEP, STEP, {0: "random play"})


if __name__ == "__main__":
    plots.write(Path(sys.argv[1]), plot)
