"""The tool that measures how even a game is."""

from __future__ import annotations

from random import Random

import pytest

import balance

pytestmark = pytest.mark.native


def test_an_interval_holds_its_share_and_shrinks_with_the_games() -> None:
    low, high = balance.interval(5, 10)
    assert low < 0.5 < high
    lower, higher = balance.interval(500, 1000)
    assert low < lower < 0.5 < higher < high
    assert balance.interval(0, 0) == (0.0, 1.0)
    assert balance.interval(0, 10)[0] == pytest.approx(0)


def test_a_game_is_played_to_its_end_the_same_way_again() -> None:
    from pentapod import games
    from pentapod.games.xpod.evaluation import EVALUATOR, pairings

    game, (_, _, options) = games.find("xpod"), pairings()[0]
    one, again = (balance.play(game, options, EVALUATOR.evaluate, Random(3), 1) for _ in range(2))
    assert one == again
    first, result, turns = one
    assert first == 0  # chance's second outcome: south
    assert sum(result) == 1
    assert turns > 5


def test_the_report_counts_both_seats() -> None:
    played = [
        balance.Played("Wild", "Auto", 0, (1.0, 0.0), 30),
        balance.Played("Auto", "Wild", 1, (0.0, 1.0), 40),
        balance.Played("Wild", "Auto", 1, (0.5, 0.5), 50),
    ]
    text = balance.report(played)
    assert "3 games. Who begins wins 83 (" in text
    assert "1 games were drawn" in text
    assert "| **Wild** | - | 83 (" in text
