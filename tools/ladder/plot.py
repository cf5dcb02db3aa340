"""The ratings on the ladder's page as a picture: a row for each game, a dot for each level, its interval as a line.

`PYTHONPATH=py:tools python -m ladder.plot docs/ladder.md docs/measured/ladder.svg`; `ladder.main --write` draws it too.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

WIDE, ROW, TOP, LEFT, EDGE = 760, 64, 48, 230, 24
STEP: Final = 250
"""A line of the grid stands for so many points."""

SECTION: Final = re.compile(r"^### ([^,\n]+)\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
LEVEL: Final = re.compile(r"^\| level (\d) \| (-?\d+) \| (-?\d+) to (-?\d+) \|", re.MULTILINE)

LABEL: Final = "Ratings of the five levels in each game; random play is 0."

STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#23262b}.soft{fill:#5c6068;font-size:12px}line{stroke:#d9d4c8}"
    ".spread{stroke:#0b6e6e;stroke-width:2;opacity:.45}circle{fill:#0b6e6e}.number{fill:#fff;font-size:11px;font-weight:600}"
    "@media(prefers-color-scheme:dark){text{fill:#e8e6e1}.soft{fill:#a5a8ad}line{stroke:#3a3d42}circle{fill:#4fb3b3}"
    ".spread{stroke:#4fb3b3}.number{fill:#16181b}}"
)


class Rating(NamedTuple):
    """What the page tells of a level."""

    level: str
    value: int
    low: int
    high: int


def ratings(page: str) -> dict[str, list[Rating]]:
    """The levels of each game of two sides, by its name."""
    found = {
        name: [Rating(level, *map(int, numbers)) for level, *numbers in LEVEL.findall(text)]
        for name, text in SECTION.findall(page)
    }
    return {name: sorted(levels) for name, levels in found.items() if levels}


def drawing(page: str) -> str:
    """The picture as SVG."""
    known = ratings(page)
    most = max((one.high for levels in known.values() for one in levels), default=STEP)
    high = -(-most // STEP) * STEP

    def across(value: float) -> float:
        return LEFT + max(0, value) / high * (WIDE - LEFT - EDGE)

    tall = TOP + ROW * len(known) + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img" aria-label="{LABEL}">',
        f"<style>{STYLE}</style>",
        f'<text class="soft" x="{across(0):.0f}" y="18" text-anchor="middle">random play</text>',
    ]
    for value in range(0, high + 1, STEP):
        at = f"{across(value):.1f}"
        parts.append(f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{tall - EDGE}"/>')
        parts.append(f'<text class="soft" x="{at}" y="{TOP - 14}" text-anchor="middle">{value}</text>')
    for row, (name, levels) in enumerate(known.items()):
        y = TOP + ROW * row + ROW / 2
        parts.append(f'<text x="{LEFT - 16}" y="{y + 5:.0f}" text-anchor="end">{html.escape(name)}</text>')
        parts.extend(_row(levels, y, across))
    return "".join((*parts, "</svg>\n"))


def _row(levels: list[Rating], y: float, across: Callable[[float], float]) -> Iterator[str]:
    """Intervals below each other, so that none hides another, and dots on them."""
    for at, one in enumerate(levels):
        line = y + (at - (len(levels) - 1) / 2) * 10
        x = across(one.value)
        yield (
            f'<line class="spread" x1="{across(one.low):.1f}" y1="{line:.1f}" x2="{across(one.high):.1f}" '
            f'y2="{line:.1f}"/>'
        )
        yield f'<circle cx="{x:.1f}" cy="{line:.1f}" r="7"/>'
        yield f'<text class="number" x="{x:.1f}" y="{line + 4:.1f}" text-anchor="middle">{one.level}</text>'


def write(page: Path, picture: Path) -> None:
    """Draw what a page tells."""
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(drawing(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
