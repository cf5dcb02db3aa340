"""From what a search finds to what people are told: shares of the win that come true as often as they say.

A search that counts on its own judgement may be surer than it should be. By how much is measured for each game
(`Evaluator.calibration`); computer players do not read it. docs/training.md, "How shares are told", has the figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Teams

ROUNDING: Final = 1e-12
"""What is left of a sum that is rounded, and nobody's share: a power would make a part of a thousand of it."""


def told(value: Sequence[float], teams: Teams, evaluator: Evaluator | None) -> tuple[float, ...]:
    """A share for each seat, as people are told it. Partners keep their parts of what their team has."""
    shares = [_of(value, team) for team in teams]
    fair = _calibrated(shares, evaluator)
    by_seat = {
        seat: value[seat] * after / before if before > 0 else 0.0
        for team, before, after in zip(teams, shares, fair, strict=True)
        for seat in team
    }
    return tuple(by_seat[seat] for seat in range(len(value)))


def told_share(
    share: float, value: Sequence[float], side: Sequence[int], teams: Teams, evaluator: Evaluator | None
) -> float:
    """The share of one team, as people are told it, where the others divide what is left as they do in `value`."""
    others = [_of(value, team) for team in teams if team != side]
    left = sum(others)
    rest = [(1 - share) * (other / left if left > 0 else 1 / len(others)) for other in others]
    return _calibrated([share, *rest], evaluator)[0]


def _calibrated(shares: Sequence[float], evaluator: Evaluator | None) -> list[float]:
    """Shares of teams, each to the power that the evaluator asks for; their sum stays, and so do nothing and all.

    For two teams that multiplies the log odds.
    """
    powers = [share ** (evaluator.calibration if evaluator else 1) if share > ROUNDING else 0.0 for share in shares]
    scale = sum(shares) / sum(powers)
    return [power * scale for power in powers]


def _of(value: Sequence[float], team: Sequence[int]) -> float:
    return sum(value[seat] for seat in team)
