"""OpenSpiel plays every game, and finds nothing wrong with it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from pentapod.adapters import openspiel
from pentapod.adapters.sequence import offered
from random_play import SOAK
from site_files import ROOT

NAMES = [openspiel.PREFIX + game.id for game in offered()]
OTHERS = [
    "pentapod_pods(rules=advanced)",
    "pentapod_modx(players=_3,patterns=claim)",
    "pentapod_modx(players=teams)",
    "pentapod_pocketmodel(deck0=own)",
    "pentapod_xpod(tier=advanced,north=dragon,build_level=any)",
    "pentapod_xtal(tempo=speed)",
]


@pytest.fixture(autouse=True)
def quiet(capfd: pytest.CaptureFixture[str]) -> Any:
    """OpenSpiel's tests print every position."""
    yield
    capfd.readouterr()


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_the_random_simulation_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=4 if SOAK else 1, serialize=SOAK, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_of_openspiels_python_games_passes(name: str) -> None:
    np.random.seed(1)
    # It brings SciPy along, which takes two seconds of whoever only wants to know which tests there are.
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_what_it_says(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    own = next(one for one in offered() if name == openspiel.PREFIX + one.id)
    assert (kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION) is own.hidden
    assert game.num_distinct_actions() >= len(own.touches())
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert kind.max_num_players == len(own.titles)


def test_options_are_parameters() -> None:
    assert pyspiel.load_game("pentapod_modx(players=_4)").num_players() == 4
    assert pyspiel.load_game("pentapod_modx", {"players": "teams"}).num_players() == 4
    assert pyspiel.load_game("pentapod_xtal(players=6,tempo=speed)").num_players() == 6
    with pytest.raises(Exception, match="cannot be 'none'"):
        pyspiel.load_game("pentapod_pods(rules=none)")


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_holds_the_text_that_the_seat_may_know(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = Random(2)
    observation = make_observation(game)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        for seat in range(game.num_players()):
            observation.set_from(state, seat)
            text = observation.string_from(state, seat)
            assert text == state.moment.view(seat) == state.observation_string(seat)
            assert bytes(observation.tensor.astype(np.uint8)).rstrip(b"\0").decode() == text[: openspiel.BYTES]
            assert state.information_state_string(seat).startswith(f"{text} # ")


def test_agents_of_openspiel_play() -> None:
    game = pyspiel.load_game("pentapod_modx")
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)
    world = rl_environment.Environment("pentapod_pods")
    agents = [random_agent.RandomAgent(seat, world.action_spec()["num_actions"]) for seat in range(2)]
    step = world.reset()
    while not step.last():
        step = world.step([agents[step.observations["current_player"]].step(step).action])
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_python_ends_in_peace_after_it() -> None:
    code = "import pyspiel, pentapod.adapters.openspiel; pyspiel.load_game('pentapod_pods').new_initial_state()"
    subprocess.run((sys.executable, "-c", code), check=True, timeout=120, env={"PYTHONPATH": str(ROOT / "py")})
