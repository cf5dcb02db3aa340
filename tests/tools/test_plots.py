"""Pages about measurements begin with a picture of their figures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import balance
from ladder.plot import plot as ladder
from plots import Dot, Plot, share, tables
from site_files import ROOT
from train.plot import plot as training

pytestmark = pytest.mark.native

LEAST_SIZE = 12
"""In pixels: smaller text is hard to read."""


PAGES: dict[str, tuple[Callable[[str], Plot], int]] = {
    "ladder": (ladder, 5),
    "training": (training, 5),
    "balance-xpod": (balance.plot, 9),
    "balance-pocketmodel": (balance.plot, 5),
}
"""Who draws each, and how many rows there are."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_begins_with_a_picture_of_its_figures(name: str) -> None:
    plot, rows = PAGES[name]
    page = (ROOT / f"docs/{name}.md").read_text("utf-8")
    drawn = plot(page)
    assert (ROOT / f"docs/measured/{name}.svg").read_text("utf-8") == drawn.svg()
    assert re.match(rf"# .+\n\n!\[.+]\(measured/{name}.svg\)\n(\n- .+(\n  .+)?){{5}}\n\n", page)
    assert len(drawn.rows) == rows
    for row in drawn.rows:
        assert all(max(drawn.start, dot.low) <= dot.value <= dot.high <= drawn.end for dot in row.dots)
        assert all(drawn.start <= part <= drawn.end for part in row.parts)


def test_a_picture_can_be_read_at_its_own_size_in_light_and_dark() -> None:
    picture = ladder((ROOT / "docs/ladder.md").read_text("utf-8")).svg()
    assert min(map(int, re.findall(r"(\d+)px", picture))) >= LEAST_SIZE
    assert "prefers-color-scheme:dark" in picture
    wide, tall = re.findall(r' (?:width|height)="(\d+)"', picture)[:2]
    assert f'viewBox="0 0 {wide} {tall}"' in picture


@pytest.mark.parametrize(
    ("text", "dot"),
    [
        ("54 (51-56)", Dot(54, 51, 56)),
        ("55.3% (50.3% to 60.3%)", Dot(55.3, 50.3, 60.3)),
        ("Who begins wins 54.5 ± 3.5 % of games.", Dot(54.5, 51, 58)),
    ],
)
def test_shares_are_read_as_pages_write_them(text: str, dot: Dot) -> None:
    assert share(text) == dot


def test_a_text_without_a_share_is_refused() -> None:
    with pytest.raises(ValueError, match="no share"):
        share("many")


def test_tables_are_known_by_their_last_column() -> None:
    page = "| a | won |\n|---|---|\n| **b** | 1 |\n\n| c |\n|---|\n| d |\n"
    assert list(tables(page, "won")) == [["b", "1"]]
