"""The ladder of the computer players: what it says of outcomes, and the page that it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

import ladder
from ladder import Outcome, Step


def test_every_level_is_to_hold_its_own_against_the_one_below_and_the_first_against_random_play() -> None:
    assert [str(step) for step in ladder.STEPS] == ["1-random", "2-1", "3-2", "4-3", "5-4", "greedy-1", "5-flat"]
    assert [step.wanted for step in ladder.STEPS] == [0.5] * 6 + [0.7]
    assert ladder.read_step("4-3") in ladder.STEPS
    assert ladder.read_step("5-random") == ("5", "random", 0.5)


@pytest.mark.parametrize(
    ("points", "verdict"), [(70.0, "met"), (65.0, "met"), (60.0, "within chance"), (40.0, "not met")]
)
def test_an_outcome_is_judged_by_its_interval(points: float, verdict: str) -> None:
    outcome = Outcome(Step("2", "1", 0.65), points, 100, 10.0)
    low, high = outcome.interval
    assert 0 < low < outcome.part < high < 1
    assert high - low == pytest.approx(0.18, abs=0.02)
    assert outcome.verdict == verdict


def test_all_budgets_are_scaled_alike_and_both_sides_are_played() -> None:
    table = ladder.read_table("pods:rules=advanced", 0.01)
    assert table.options["rules"] == "advanced"
    sides = [ladder.play(table, Step("greedy", "random", 0.5), number) for number in range(4)]
    assert sides == [ladder.play(table, Step("greedy", "random", 0.5), number) for number in range(4)]
    assert sum(sides) >= 3


def test_a_page_keeps_the_tables_of_other_games(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# How strong\n\nA head.\n", encoding="utf-8")
    pods, modx = (ladder.read_table(game, 0.02) for game in ("pods", "modx"))
    outcome = Outcome(Step("5", "4", 0.65), 72, 100, 10.0)
    ladder.write(page, pods, [outcome._replace(points=10)])
    ladder.write(page, modx, [outcome])
    ladder.write(page, pods, [outcome])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# How strong\n\nA head.\n\n## MODX")
    assert text.count("\n## ") == 2
    assert text.count("| level 5 | level 4 | 100 | 72% | 63% to 80% | 65% | met |") == 2
    assert "10%" not in text


def test_a_page_keeps_the_other_steps_of_a_game_if_the_budgets_are_alike(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    pods = ladder.read_table("pods", 0.02)
    first, second = (Outcome(Step(*players, 0.65), 72, 100, 10.0) for players in (("4", "3"), ("5", "4")))
    ladder.write(page, pods, [first, second])
    ladder.write(page, pods, [first._replace(points=10)])
    text = page.read_text(encoding="utf-8")
    assert [row.split("|")[4].strip() for row in text.splitlines() if row.startswith("| level")] == ["10%", "72%"]
    ladder.write(page, pods._replace(scale=0.03), [second])
    assert page.read_text(encoding="utf-8").count("\n| level") == 1
