"""Figures are printed in a form that is read again: kept with a release, compared with those of now, and drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from math import inf
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from bench import kept, run
from bench.figures import Figure, against, lines
from bench.inside.alive import alive
from bench.kept import Kept
from bench.memory import Sample, between, grown
from site_files import ROOT

pytestmark = pytest.mark.native

SLOW = Figure("start", 130.0, "ms", 100.0, 1.2, spread=0.05)
FAST = Figure("play", 150.0, "actions/s", 100.0, 1.2, more_is_better=True, spread=0.02)
FREE = Figure("search", 50.0, "positions/s", 100.0, 0, more_is_better=True, spread=None)


def printed(*groups: tuple[str, Figure]) -> str:
    return "\n".join((run.HEAD, *(line for name, one in groups for line in (*lines([one]), f"# {name} took 12 s")), ""))


def test_a_figure_is_printed_in_one_line_and_one_that_keeps_no_limit_says_so() -> None:
    assert list(lines([SLOW, FAST, FREE])) == [
        "start 130 ms 100 1.300 5.0% <=1.2",
        "# start: the ratio should be at most 1.2",
        "play 150 actions/s 100 1.500 2.0% >=1.2",
        "search 50 positions/s 100 0.500 - -",
    ]
    assert str(Figure("free", 1.0, "B", 2.0, inf)).endswith(" 0.500 0.0% -")


def test_what_was_measured_once_has_no_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.figures.LEAST", 1)
    assert against("start", "ms", [1.0], [2.0], 1.0).spread is None
    assert against("start", "ms", [1.0, 1.0, 1.0], [2.0], 1.0).spread == 0


def test_what_is_printed_is_read_again() -> None:
    assert kept.read(printed(("start", SLOW), ("play", FAST), ("search", FREE))) == {
        "start": Kept("start", 1.3, 0.05, "<=1.2"),
        "play": Kept("play", 1.5, 0.02, ">=1.2"),
        "search": Kept("search", 0.5, None),
    }


def test_a_change_is_marked_where_it_is_more_than_what_was_measured_differed_then_and_now() -> None:
    then = {name: Kept(name, 1.0, 0.02) for name in ("up", "little", "down", "gone", "wide")} | {
        "once": Kept("once", 1.0, None)
    }
    now = {
        name: Kept(name, ratio, spread)
        for name, ratio, spread in (
            ("up", 1.05, 0.04),
            ("little", 1.03, 0.04),
            ("down", 0.9, 0.01),
            ("wide", 1.5, 0.6),
            ("once", 2.0, 0.01),
            ("new", 1.0, 0.01),
        )
    }
    assert list(kept.table(then, now)) == [
        "up        1.000    1.050    +5.0% *",
        "little    1.000    1.030    +3.0%",
        "down      1.000    0.900   -10.0% *",
        "wide      1.000    1.500   +50.0%",
        "once      1.000    2.000  +100.0%",
    ]


@pytest.mark.parametrize(
    ("limit", "ratio", "share"), [("<=0.5", 0.25, 50.0), (">=0.5", 1.0, 50.0), ("<=2", 3.0, 150.0), ("", 1.0, None)]
)
def test_a_share_of_a_limit_is_more_the_nearer_it_is(limit: str, ratio: float, share: float | None) -> None:
    assert Kept("one", ratio, 0.0, limit).share == share


def test_figures_are_kept_by_the_newest_heading_and_groups_that_were_not_measured_stay(tmp_path: Path) -> None:
    order = ("start", "play")
    file = kept.keep(printed(("play", FAST)), "# Changes\n\n## Unreleased\n\n## 1.0.0\n", order, tmp_path)
    assert file.name == "figures-unreleased.txt"
    kept.keep(printed(("start", SLOW)), "## Unreleased\n", order, tmp_path)
    assert file.read_text("utf-8") == printed(("start", SLOW), ("play", FAST))
    kept.keep(printed(("start", FAST)), "## Unreleased\n", order, tmp_path)
    assert file.read_text("utf-8") == printed(("start", FAST), ("play", FAST))


def test_now_is_compared_with_the_last_release(tmp_path: Path) -> None:
    assert kept.last(tmp_path) is None
    for release in ("unreleased", "1.9.0", "1.10.0"):
        kept.keep(printed(("start", SLOW)), f"## {release}\n", ("start",), tmp_path)
    found = kept.last(tmp_path)
    assert found
    assert found.name == "figures-1.10.0.txt"


def test_a_picture_has_a_row_for_each_group_with_limits() -> None:
    drawn = kept.plot(printed(("start", SLOW), ("play", FAST), ("search", FREE)))
    assert [row.name for row in drawn.rows] == ["start", "play"]
    [dot] = drawn.rows[1].dots
    assert [dot.value, dot.low, dot.high] == pytest.approx([80, 79.2, 80.8])
    assert "limit" in drawn.svg()


def test_what_was_unreleased_gives_way_to_the_release(tmp_path: Path) -> None:
    for heading in ("Unreleased", "1.1.0"):
        kept.keep(printed(("start", SLOW)), f"## {heading}\n", ("start",), tmp_path)
        assert sorted(path.name for path in tmp_path.iterdir()) == [f"figures-{heading.lower()}.txt", "figures.svg"]


def test_the_picture_shows_the_figures_that_were_kept_last() -> None:
    file = kept.written((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert file
    text = file.read_text("utf-8")
    assert (kept.ROOM / kept.PICTURE).read_text("utf-8") == kept.plot(text).svg()
    assert text.startswith(f"{run.HEAD}\n")
    assert set(kept.groups(text)) <= set(run.GROUPS)


def test_what_grows_is_the_least_of_the_last_minutes_against_the_least_up_to_the_tenth() -> None:
    held = {1: 50, 6: 120, 8: 100, 10: 110, 11: 99, 55: 90, 57: 140, 58: 130, 60: 125}
    samples = [Sample(minute, {"python_KB": value, "nodes": 10}) for minute, value in held.items()]
    python, nodes = grown("guest", samples)
    assert (python.name, python.value, python.unit, python.floor) == ("memory_guest_python", 125, "KB", 100)
    assert (nodes.name, nodes.unit, nodes.ratio) == ("memory_guest_nodes", "nodes", 1)
    assert not python.kept
    assert nodes.kept


def test_where_a_game_takes_longer_than_is_looked_at_the_nearest_sample_counts() -> None:
    samples = [Sample(minute, {"nodes": minute}) for minute in (1, 13, 21)]
    assert between(samples, 5, 10) == samples[1:2]
    assert between(samples, 20, 25) == samples[2:]


def test_what_is_alive_is_weighed_without_caches_that_have_a_bound() -> None:
    @lru_cache(maxsize=10)
    def bounded(number: int) -> list[int]:
        return list(range(number))

    @cache
    def endless(number: int) -> list[int]:
        return list(range(number))

    before = alive()
    bounded(100_000)
    assert alive() - before < 100_000
    endless(100_000)
    assert alive() - before > 800_000
