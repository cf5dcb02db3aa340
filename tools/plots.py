"""Shares and ratings as a picture: a row for each thing, a dot for each figure, its 95 % interval as a line.

The pages in `docs/` begin with such pictures, which their tools draw from the tables of the page. Colours follow the
reader's; texts have 12 pixels or more at the picture's own size.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

WIDE, TOP, EDGE, BOTTOM = 760, 48, 24, 40
BETWEEN: Final = 12
"""From a line of a row to the next."""
AROUND: Final = 20
"""Of a row, above and below its lines."""
LETTER: Final = 7.5
"""The width of a letter, as far as names need room."""

STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#23262b}.soft{fill:#5c6068;font-size:12px}line{stroke:#d9d4c8}"
    ".paper{fill:#fff}.even{stroke:#5c6068}.spread{stroke:#0b6e6e;stroke-width:2;opacity:.45}circle{fill:#0b6e6e}"
    ".faint{opacity:.45}.number{fill:#fff;font-size:12px;font-weight:600}"
    "@media(prefers-color-scheme:dark){text{fill:#e8e6e1}.soft{fill:#a5a8ad}line{stroke:#3a3d42}.paper{fill:#16181b}"
    ".even{stroke:#a5a8ad}circle{fill:#4fb3b3}.spread{stroke:#4fb3b3}.number{fill:#16181b}}"
)


class Dot(NamedTuple):
    """A figure with its interval, and what is written in its dot."""

    value: float
    low: float
    high: float
    text: str = ""


class Row(NamedTuple):
    """What there is about one thing; `parts` are figures that others are the mean of, drawn without intervals."""

    name: str
    dots: Sequence[Dot]
    parts: Sequence[float] = ()


class Plot(NamedTuple):
    """A picture: `label` says what it shows, `note` below it how to read it.

    `start`, `end` and `step` are those of the grid, `captions` name some of its lines, and `unit` comes behind its
    numbers.
    """

    label: str
    note: str
    rows: Sequence[Row]
    start: int
    end: int
    step: int
    captions: Mapping[int, str]
    unit: str = ""

    def svg(self) -> str:
        """The picture as SVG."""
        left = EDGE + LETTER * max((len(row.name) for row in self.rows), default=0) + 16
        heights = [2 * AROUND + BETWEEN * (len(row.dots) - 1) for row in self.rows]
        tall = TOP + sum(heights) + BOTTOM

        def across(value: float) -> float:
            return left + (max(self.start, value) - self.start) / (self.end - self.start) * (WIDE - left - EDGE)

        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{tall}" viewBox="0 0 {WIDE} {tall}" '
            f'role="img" aria-label="{html.escape(self.label)}">',
            f'<style>{STYLE}</style><rect class="paper" width="{WIDE}" height="{tall}" rx="8"/>',
        ]
        for value in range(self.start, self.end + 1, self.step):
            at, even = f"{across(value):.1f}", ' class="even"' if value in self.captions else ""
            parts.append(f'<line{even} x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{tall - BOTTOM}"/>')
            captions = (TOP - 14, f"{value:,}{self.unit}"), (TOP - 30, self.captions.get(value, ""))
            parts += [_text(across(value), y, text, "middle", "soft") for y, text in captions if text]
        y = float(TOP)
        for row, height in zip(self.rows, heights, strict=True):
            parts.append(_text(left - 16, y + height / 2 + 5, row.name, "end"))
            parts.extend(_row(row, y + AROUND, across))
            y += height
        parts.append(_text(EDGE, tall - 14, self.note, "start", "soft"))
        return "".join((*parts, "</svg>\n"))


def _row(row: Row, y: float, across: Callable[[float], float]) -> Iterator[str]:
    """Intervals below each other, so that none hides another, and dots on them."""
    middle = y + BETWEEN * (len(row.dots) - 1) / 2
    for value in row.parts:
        yield f'<circle class="faint" cx="{across(value):.1f}" cy="{middle:.1f}" r="4"/>'
    for at, one in enumerate(row.dots):
        line, x = y + BETWEEN * at, across(one.value)
        yield (
            f'<line class="spread" x1="{across(one.low):.1f}" y1="{line:.1f}" x2="{across(one.high):.1f}" '
            f'y2="{line:.1f}"/>'
        )
        yield f'<circle cx="{x:.1f}" cy="{line:.1f}" r="{8 if one.text else 6}"/>'
        if one.text:
            yield _text(x, line + 4, one.text, "middle", "number")


def _text(x: float, y: float, text: str, anchor: str, kind: str = "name") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{html.escape(text)}</text>'


NUMBER: Final = r"-?\d+(?:\.\d+)?"
SHARE: Final = re.compile(rf"({NUMBER}) ?%? (?:\(({NUMBER})%?(?:-| to )({NUMBER})%?\)|± ({NUMBER}))")
"""A share with its interval, as pages write it: "54 (51-56)", "54.3% (50% to 58%)", "54.3 ± 3.2"."""


def share(text: str) -> Dot:
    """The first share in a text. Raises `ValueError` where there is none."""
    found = SHARE.search(text)
    if not found:
        raise ValueError(f"there is no share in {text!r}")
    value, low, high, half = (float(part) if part else 0.0 for part in found.groups())
    return Dot(value, value - half, value + half) if half else Dot(value, low, high)


def tables(page: str, last: str) -> Iterator[list[str]]:
    """The rows, as their cells, of all tables of a page whose last column has this title."""
    for table in re.findall(r"^\|.*(?:\n\|.*)*", page, re.MULTILINE):
        head, _, *rows = ([cell.strip(" *") for cell in line.split("|")[1:-1]] for line in table.split("\n"))
        if head[-1] == last:
            yield from rows


def write(page: Path, plot: Callable[[str], Plot]) -> None:
    """Draw what a page says, beside it: `measured/ladder.svg` for `ladder.md`."""
    picture = page.parent / f"measured/{page.stem}.svg"
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(plot(page.read_text(encoding="utf-8")).svg(), encoding="utf-8")
