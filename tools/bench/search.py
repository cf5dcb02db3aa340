"""Searches in positions per second under CPython: ours against random play by the same engine.

The yardstick comes first: OpenSpiel's MCTS in its Python tic-tac-toe against random play by it.
"""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.games import tic_tac_toe
from playwright.sync_api import Playwright

from bench.figures import RUNS, SECONDS, Figure, against, rounds
from bench.inside.random_play import actions_per_second
from bench.play import tic_tac_toe_per_second
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, State

SIMULATIONS = 200
"""Of OpenSpiel's search, for each action."""


def figures(_playwright: Playwright) -> Iterator[Figure]:
    """The yardstick, then one figure per game. None has a limit: they show what a search costs beside the rules."""
    searched = [tic_tac_toe_searched_per_second(seed) for seed in range(RUNS)]
    played = [tic_tac_toe_per_second(seed) for seed in range(RUNS)]
    yield against("search_tic_tac_toe_openspiel", "positions/s", searched, played, 0, more_is_better=True)
    for game_id in games.ids():
        ours: list[float] = []
        floor: list[float] = []
        for seed in rounds(ours, floor):
            ours.append(searched_per_second(game_id, {}, seed))
            floor.append(actions_per_second(game_id, {}, SECONDS, seed))
        yield against(f"search_{game_id}", "positions/s", ours, floor, 0, more_is_better=True)


def searched_per_second(game_id: str, chosen: Options, seed: int) -> float:
    """Let the highest level think about positions of random games for about so long."""
    game = games.find(game_id)
    options, evaluator = game.choose(**chosen), games.evaluator(game_id)
    level = LEVELS[-1]._replace(nodes=2000)
    rng = Random(seed)
    spent, seconds = 0, 0.0
    while seconds < SECONDS:
        state = halfway(game.start(options), rng)
        if not state.actors or state.actors == (CHANCE,):
            continue
        begin = perf_counter()
        spent += think(Question(game, options, state, state.actors[0], level, seed), evaluator).finish().spent
        seconds += perf_counter() - begin
    return spent / seconds


def halfway(state: State, rng: Random) -> State:
    """A position that random play from here comes to."""
    for _ in range(rng.randrange(30)):
        if state.actors:
            state = state.after(rng.choice(state.actions()))
    return state


def tic_tac_toe_searched_per_second(seed: int) -> float:
    """OpenSpiel's MCTS with one random playout a simulation; every action that is applied makes a position."""
    game = pyspiel.load_game("python_tic_tac_toe")
    rng = numpy.random.RandomState(seed)
    made = 0

    def counted(state: Any, action: int) -> None:
        nonlocal made
        made += 1
        apply(state, action)

    apply = tic_tac_toe.TicTacToeState._apply_action
    tic_tac_toe.TicTacToeState._apply_action = counted
    try:
        bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        begin = perf_counter()
        while perf_counter() < begin + SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(bot.step(state))
        return made / (perf_counter() - begin)
    finally:
        tic_tac_toe.TicTacToeState._apply_action = apply
