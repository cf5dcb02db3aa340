"""OpenSpiel plays every game, and finds nothing wrong with it."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
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
from pentapod.adapters.sequence import BYTES, DIGEST, Moment, Node, offered
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
            assert bytes(observation.tensor.astype(np.uint8)).rstrip(b"\0").decode() == text[:BYTES]
            assert state.information_state_string(seat).startswith(f"{text} # ")


def played(name: str, seed: int, touches: int) -> Iterator[Any]:
    """The states of a game in which so many touches are drawn at random."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(seed)
    for _ in range(touches):
        if state.is_terminal():
            return
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [*NAMES, "pentapod_xtal(tempo=speed)"])
def test_the_tensor_of_an_information_state_is_the_same_where_its_string_is(name: str) -> None:
    game = pyspiel.load_game(name)
    shape = game.information_state_tensor_shape()
    assert shape == [BYTES + DIGEST]
    assert game.get_type().provides_information_state_tensor
    by_tensor: dict[bytes, str] = {}
    for state in played(name, 4, 150):
        for seat in range(game.num_players()):
            tensor = np.array(state.information_state_tensor(seat), np.uint8)
            assert list(tensor.shape) == shape
            string = state.information_state_string(seat)
            assert by_tensor.setdefault(tensor.tobytes(), string) == string
            assert tensor[BYTES:].tobytes().hex() == string.rpartition(" # ")[2]
            assert list(tensor[:BYTES]) == state.observation_tensor(seat)
    assert len(set(by_tensor.values())) == len(by_tensor) > 50


def test_a_text_that_is_cut_off_has_a_tensor_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "BYTES", 20)
    strings, tensors = set(), set()
    for state in played("pentapod_xpod", 4, 100):
        strings.add(state.information_state_string(1))
        tensors.add(tuple(state.information_state_tensor(1)))
        assert len(state.information_state_tensor(1)) == 20 + DIGEST
    assert len(strings) == len(tensors) > 20


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_a_seat_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    for state in islice(played(name, 5, 400), 0, None, 7):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, lambda: 0.5)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() == state.is_terminal()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            again = other.resample_from_infostate(seat, lambda: 0.25)
            assert str(again) == str(state.resample_from_infostate(seat, lambda: 0.25)), "it depends on what is hidden"


def test_hidden_hands_are_dealt_when_a_state_is_resampled() -> None:
    for name in ("pentapod_pocketmodel", "pentapod_xtal"):
        *_, state = played(name, 5, 80)
        dealt = {str(state.resample_from_infostate(0, Random(seed).random)) for seed in range(20)}
        assert len(dealt) > 10


def test_what_a_seat_does_in_a_resampled_state_is_what_it_does_in_the_true_one() -> None:
    followed = 0
    for state in played("pentapod_xtal", 6, 400):
        seat = state.current_player()
        if state.is_chance_node():
            continue
        other = state.resample_from_infostate(seat, lambda: 0.5)
        for action in state.legal_actions():
            here, there = state.child(action), other.child(action)
            if here.current_player() == seat == there.current_player():
                assert here.information_state_string(seat) == there.information_state_string(seat)
                followed += 1
    assert followed > 100


@pytest.mark.parametrize("name", [openspiel.PREFIX + game.id for game in offered() if game.hidden])
def test_a_resampled_state_holds_no_secret_and_is_stored(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in islice(played(name, 7, 300), 8, None, 20):
        for _ in range(4):
            other = state.resample_from_infostate(0, sampler)
            assert other.history() == []
            while other.is_chance_node():
                other.apply_action(other.chance_outcomes()[-1][0])
            if not other.is_terminal():
                other.apply_action(other.legal_actions()[0])
            for copy in (other.clone(), pickle.loads(pickle.dumps(other))):
                assert str(copy) == str(other)
                for seat in range(other.num_players()):
                    assert copy.information_state_string(seat) == other.information_state_string(seat)
                assert copy.legal_actions() == other.legal_actions()


def searcher(game: Any, simulations: int, worlds: int = -1) -> Any:
    """OpenSpiel's search over information sets, as it comes."""
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, worlds, np.random.RandomState(2))


@pytest.mark.parametrize(
    ("position", "before", "best"),
    [
        ("2whn8 play 0>0 v6=TT,v5=FF v1*2,y2*3|001000|-|- 1:34 - - - - -", "0a v1 v3 0b v3 v6", "lay-0"),
        ("2whn8 open 0>0 v1=aVVL,v5=A r1*1,r4*3|000101|0-1|- 3:34 - - p.1 - -", "", "0a"),
    ],
)
def test_ismcts_finds_the_best_touch_of_xtal(position: str, before: str, best: str) -> None:
    game = pyspiel.load_game("pentapod_xtal(players=2)")
    state = game.new_initial_state()
    table = state.moment.table
    state.moment = Moment(table, Node(table.game.position(position)))
    for touch in before.split():
        state.apply_action(table.numbers[touch])
    assert len(state.legal_actions()) > 1
    assert state.action_to_string(searcher(game, 100).step(state)) == best


@pytest.mark.parametrize("name", [openspiel.PREFIX + game.id for game in offered() if game.hidden])
@pytest.mark.parametrize("worlds", [-1, 3])
def test_ismcts_plays_every_game_of_hidden_hands(name: str, worlds: int) -> None:
    game = pyspiel.load_game(name)
    searched = 0
    for state in islice(played(name, 8, 400), 100, None, 60):
        if not state.is_chance_node():
            assert searcher(game, 4, worlds).step(state) in state.legal_actions()
            searched += 1
    assert searched > 2


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
