"""Computer players asked by texts: answers, progress, time, and that no hidden card is asked about."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action
from pentapod.play.thinking.thinker import Thinker
from site_files import ROOT


def asked(match: Match, **changes: object) -> str:
    request = {
        "id": 7,
        "game": match.game.id,
        "version": match.game.version,
        "options": dict(match.options),
        "position": match.state.text(),
        "seat": match.state.actors[0],
        "level": 1,
        "seed": "test",
        "noise": "test",
        "wait": False,
        "earlier": 0,
        "before": [],
        "budget": 1.0,
    }
    return json.dumps({**request, **changes})


@pytest.fixture
def match() -> Match:
    game = games.find("pods")
    begun = Match(game, game.choose())
    begun.play(Action(CHANCE, ("0",)))
    return begun


def test_an_answer_is_a_legal_action_and_tells_no_share_that_is_a_guess(match: Match) -> None:
    thinker = Thinker()
    thinker.ask(asked(match))
    assert thinker.busy
    told = None
    while thinker.busy:
        told = thinker.step(1000)
    answer = json.loads(told or "")
    assert answer["id"] == 7
    assert Action(0, tuple(answer["path"])) in match.state.actions()
    assert answer["proved"] is None
    assert set(answer) == {"id", "path", "proved", "spent"}
    assert thinker.step(10) is None


def test_what_a_game_needs_is_loaded_before_it_is_asked_for() -> None:
    """In a Python of its own, for here everything is loaded."""
    job = """
import sys
from pentapod.play.thinking.thinker import Thinker
thinker = Thinker()
before = {name for name in sys.modules if name.startswith("pentapod.games.")}
thinker.prepare("pods", 1)
loaded = {name for name in sys.modules if name.startswith("pentapod.games.pods.")}
assert not before and {"pentapod.games.pods.rules.state", "pentapod.games.pods.evaluation"} <= loaded
"""
    subprocess.run([sys.executable, "-c", job], check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "py")})


def test_the_same_request_has_the_same_answer(match: Match) -> None:
    answers = []
    for _ in range(2):
        thinker = Thinker(clock=lambda: 0.0)
        thinker.ask(asked(match))
        answers.append(thinker.step(10))
    assert answers[0] == answers[1]


def test_thinking_ends_in_time(match: Match) -> None:
    ticks = count()
    thinker = Thinker(clock=lambda: next(ticks) * 0.05)
    thinker.ask(asked(match, level=5))
    told = []
    while thinker.busy:
        told.append(thinker.step(1))
        assert len(told) < 100
    assert not any(told[:-1])
    assert json.loads(told[-1] or "")["path"]


def test_the_analysis_of_a_game_comes_choice_by_choice() -> None:
    game = games.find("pods")
    played = Match(game, game.choose())
    while played.state.result is None:
        actions = played.state.actions()
        played.play_index(len(actions) // 2, actions)
    thinker = Thinker()
    thinker.ask(json.dumps({"id": 9, "analyse": link.encode(played)}))
    told = []
    while thinker.busy:
        if text := thinker.step(50):
            told.append(json.loads(text))
    *parts, end = told
    assert end == {"id": 9}
    plies = [part["ply"] for part in parts]
    assert plies == [ply for ply, step in enumerate(played.steps) if step.radix > 1 and step.action.seat >= 0]
    assert all(sum(part["value"]) == pytest.approx(1) and 0 <= part["loss"] <= 1 for part in parts)
    assert any(part["loss"] > 0 for part in parts)
    for part in parts:
        seat, path = part["plan"][0]
        assert seat == played.steps[part["ply"]].action.seat
        assert path == part["good"][0], "the plan begins with the best"


def test_a_new_request_takes_the_place_of_the_last(match: Match) -> None:
    thinker = Thinker(clock=lambda: 0.0)
    thinker.ask(asked(match, level=5))
    thinker.ask(asked(match, id=8))
    assert json.loads(thinker.step(1) or "")["id"] == 8
    thinker.ask(asked(match))
    thinker.stop()
    assert not thinker.busy
    assert thinker.step(1) is None
