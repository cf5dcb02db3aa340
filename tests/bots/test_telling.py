"""Where shares are told to people: one place for all games, and no computer player reads it."""

from __future__ import annotations

import re
from random import Random

import pytest

from bots.thinkers import SOME, judge_of
from every_game import FOLDERS
from pentapod.bots.analysis import Verdict, analyse
from pentapod.bots.telling import told, told_share
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from random_play import Case, play
from site_files import ROOT


def verdicts(match: Match, evaluator: Evaluator, calibration: float) -> list[Verdict]:
    found = analyse(match, evaluator._replace(calibration=calibration), "telling", nodes=60)
    return [verdict for verdict in found if verdict]


JUDGED = [case for case in SOME if judge_of(case.game)]


@pytest.mark.parametrize("case", JUDGED, ids=str)
def test_an_analysis_tells_all_shares_alike_and_thinks_the_same(case: Case) -> None:
    """Half the log odds: values and losses are told so, the best actions and the plans are what they were."""
    match, evaluator, calibration = play(case, Random(case.game.id), plies=12), judge_of(case.game), 0.5
    assert evaluator
    teams, fair = match.game.teams(match.options), evaluator._replace(calibration=calibration)
    plain, after = verdicts(match, evaluator, 1), verdicts(match, evaluator, calibration)
    assert plain
    for before, verdict in zip(plain, after, strict=True):
        assert verdict.value == pytest.approx(told(before.value, teams, fair))
        assert verdict[:1] + verdict[2:4] + verdict[6:] == before[:1] + before[2:4] + before[6:]
        side = next(team for team in teams if before.played.seat in team)
        best = sum(before.value[seat] for seat in side)
        was, now = (told_share(share, before.value, side, teams, fair) for share in (best, best - before.loss))
        assert verdict.loss == pytest.approx(was - now, abs=1e-6)


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)
def test_the_documents_have_the_number_that_is_used(game: Game) -> None:
    text = (ROOT / "docs/training.md").read_text().split("## How shares are told")[1]
    row = re.search(rf"^\| {re.escape(game.name)} \| (\S+) \|", text, re.MULTILINE)
    evaluator = judge_of(game)
    assert evaluator
    assert evaluator.calibration == (float(row[1]) if row else 1), "1 is for who has not been measured"
