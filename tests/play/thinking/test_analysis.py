"""The analysis of a finished game: shares by team, and where most was lost."""

from __future__ import annotations

import pytest

from pentapod.engine.match import Match
from pentapod.play.thinking.analysis import LEAST_LOSS, WORST, Analysis, Mistake
from toys import find


@pytest.fixture
def match() -> Match:
    game = find("slide", 1)
    played = Match(game, game.choose())
    while played.state.result is None:
        played.play_index(len(played.state.actions()) // 2)
    return played


def verdict(ply: int, first: float, loss: float = 0) -> dict[str, object]:
    return {"ply": ply, "value": [first, 1 - first], "loss": loss}


def test_the_last_point_of_each_line_is_the_result(match: Match) -> None:
    result = match.latest.result
    assert result
    analysis = Analysis(match)
    analysis.take(verdict(0, 0.25))
    assert analysis.lines() == [
        [(0, 0.25), (len(match.steps), result[0])],
        [(0, 0.75), (len(match.steps), result[1])],
    ]


def test_the_worst_mistakes_come_first_and_small_ones_not_at_all(match: Match) -> None:
    analysis = Analysis(match)
    for ply, loss in enumerate((0.1, LEAST_LOSS / 2, 0.4, 0.2, 0.3)):
        analysis.take(verdict(ply, 0.5, loss))
    seats = [step.action.seat for step in match.steps]
    assert analysis.mistakes() == [Mistake(3, seats[2], 0.4), Mistake(5, seats[4], 0.3), Mistake(4, seats[3], 0.2)]
    assert len(analysis.mistakes()) == WORST


def test_how_far_it_has_come(match: Match) -> None:
    analysis = Analysis(match)
    assert analysis.reached == 0
    analysis.take(verdict(2, 0.5))
    assert 0 < analysis.reached < 1
    analysis.done = True
    assert analysis.reached == 1
