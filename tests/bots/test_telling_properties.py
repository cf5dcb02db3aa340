"""Shares as people are told them, of any teams: they add up, keep their order, and what is certain stays."""

from __future__ import annotations

from itertools import pairwise
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapod.bots.telling import told, told_share
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Teams
from pentapod.engine.state import State

TEAMS: tuple[Teams, ...] = (
    ((0,), (1,)),
    ((0, 2), (1, 3)),
    ((0,), (1, 2)),
    ((0,), (1,), (2,)),
    ((0,), (1,), (2,), (3,)),
)
TWO, SEVERAL = TEAMS[0], TEAMS[-1]
Case = tuple[Teams, tuple[float, ...]]


def evaluator(calibration: float) -> Evaluator:
    def evaluate(state: State) -> tuple[float, ...]:
        raise NotImplementedError

    return Evaluator(evaluate, calibration=calibration)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Teams, and a share for each seat: anything from nothing to all."""
    teams = draw(st.sampled_from(TEAMS))
    seats = sum(map(len, teams))
    part = st.sampled_from((0.0, 1.0)) | st.floats(1e-3, 1)
    parts = draw(st.lists(part, min_size=seats, max_size=seats).filter(any))
    return teams, tuple(one / sum(parts) for one in parts)


calibrations = st.floats(0.2, 2)


@given(cases(), calibrations)
def test_shares_add_up_and_teams_keep_their_order(case: Case, calibration: float) -> None:
    teams, value = case
    after = told(value, teams, evaluator(calibration))
    assert sum(after) == pytest.approx(1)
    assert all(share >= 0 for share in after)
    shares = sorted((sum(value[seat] for seat in team), sum(after[seat] for seat in team)) for team in teams)
    assert all(low <= high + 1e-9 for (_, low), (_, high) in pairwise(shares))
    assert all(share == pytest.approx(before) for before, share in shares if before in (0, 1))


@given(cases())
def test_what_is_calibrated_is_told_as_it_is(case: Case) -> None:
    teams, value = case
    assert told(value, teams, evaluator(1)) == pytest.approx(value)
    assert told(value, teams, None) == pytest.approx(value)


@given(cases(), calibrations)
def test_the_share_of_one_team_is_what_it_is_among_all(case: Case, calibration: float) -> None:
    teams, value = case
    after = told(value, teams, evaluator(calibration))
    for team in teams:
        share = told_share(sum(value[seat] for seat in team), value, team, teams, evaluator(calibration))
        assert share == pytest.approx(sum(after[seat] for seat in team))


@given(st.floats(0, 1), st.floats(0, 1), calibrations, st.sampled_from((TWO, SEVERAL)))
def test_more_is_told_as_more(one: float, other: float, calibration: float, teams: Teams) -> None:
    """And nothing as nothing, all as all, whatever it is compared with."""
    value = tuple(1 / len(teams) for _ in teams)
    low, high = (told_share(share, value, teams[0], teams, evaluator(calibration)) for share in sorted((one, other)))
    assert 0 <= low <= high + 1e-9 <= 1 + 1e-6
    assert [told_share(share, value, teams[0], teams, evaluator(calibration)) for share in (0.0, 1.0)] == [0, 1]


@given(st.floats(0.001, 0.999), calibrations)
def test_of_two_sides_the_log_odds_are_multiplied(share: float, calibration: float) -> None:
    after, _ = told((share, 1 - share), TWO, evaluator(calibration))
    assert log(after / (1 - after)) == pytest.approx(calibration * log(share / (1 - share)), abs=1e-9)
