"""PettingZoo plays every game, and finds nothing wrong with it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pentapod import games
from pentapod.adapters.pettingzoo import env
from pentapod.adapters.sequence import BYTES, offered
from pentapod.api.pictures import svg
from pentapod.engine.link import UnknownGame
from random_play import SOAK

IDS = [game.id for game in offered()]
OTHERS: list[tuple[str, dict[str, str]]] = [
    ("pods", {"rules": "advanced"}),
    ("modx", {"players": "4", "patterns": "claim"}),
    ("pocketmodel", {"players": "3", "deck0": "own"}),
    ("xpod", {"tier": "advanced"}),
    ("xtal", {"players": "5", "tempo": "speed"}),
]

# PettingZoo knows its own games whose observations have a mask by their names, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def finished(game: Any, seed: int) -> dict[str, float]:
    """What each agent has got once a random game is over."""
    game.reset(seed=seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in game.agent_iter():
        observation, reward, ended, cut_short, _ = game.last()
        total[agent] += reward
        over = ended or cut_short
        game.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize(("game_id", "options"), [*((game_id, {}) for game_id in IDS), *OTHERS])
def test_the_api_test_of_pettingzoo_passes(game_id: str, options: dict[str, str]) -> None:
    api_test(env(game_id, **options), num_cycles=20_000 if SOAK else 150)


@pytest.mark.parametrize("game_id", IDS)
def test_the_same_seed_plays_the_same_game(game_id: str) -> None:
    seed_test(lambda: env(game_id), num_cycles=50)


@pytest.mark.parametrize("game_id", IDS)
def test_rewards_come_at_the_end_and_are_nothing_in_all(game_id: str) -> None:
    total = finished(env(game_id), 3)
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) <= 1


def test_a_win_is_worth_one() -> None:
    assert sorted(finished(env("pods"), 4).values()) == [-1.0, 1.0]


def test_an_observation_is_the_text_that_the_agent_may_know() -> None:
    game = env("xtal", players="3")
    game.reset(seed=1)
    agent = game.agent_selection
    seen = game.observe(agent)
    assert seen["observation"].shape == (BYTES,)
    assert bytes(seen["observation"]).rstrip(b"\0").decode() == game.unwrapped.text(agent)
    assert seen["action_mask"].sum() > 0
    assert all(not game.observe(other)["action_mask"].any() for other in game.agents if other != agent)


def test_an_onlooker_is_shown_no_hand() -> None:
    plain, drawn = (env("xtal", render_mode=mode) for mode in ("ansi", "svg"))
    for one in (plain, drawn):
        one.reset(seed=2)
    assert games.find("xtal").position(plain.render())
    assert drawn.render() == svg(drawn.unwrapped.moment.node.state)
    assert "var(--" not in drawn.render(), "its colours are in it"
    silent = env("pods")
    silent.reset()
    assert silent.unwrapped.render() is None
    with pytest.raises(ValueError, match="render mode"):
        env("pods", render_mode="human")
    with pytest.raises(UnknownGame):
        env("chess")
