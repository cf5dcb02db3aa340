"""Levels that are asked for the solution of a puzzle with an aim play for this aim, and not for the game."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.game import Game
from pentapod.engine.goals import GOALS, Moment
from pentapod.engine.state import CHANCE
from puzzles.aimed import Aimed, aimed
from puzzles.tables import TABLES

pytestmark = pytest.mark.native

WITH_AIMS = [(game, puzzle) for game in TABLES for puzzle in TABLES[game] if puzzle.aim]
GAMES = pytest.mark.parametrize("game", list(dict.fromkeys(game for game, _ in WITH_AIMS)), ids=lambda game: game.id)


@GAMES
def test_it_is_over_when_the_turns_of_the_aim_have_ended_and_won_by_who_reaches_it(game: Game) -> None:
    goals = {**GOALS, **games.goals(game.id)}
    for puzzle in TABLES[game][::5]:
        assert puzzle.aim
        begin, (name, *words) = game.position(puzzle.position), puzzle.aim.goal
        teams = game.teams(game.choose(**game.settled(begin)))
        for seed in range(4):
            rng, state = Random(seed), Aimed.begin(game, begin, puzzle.seat, puzzle.aim)
            while state.actors:
                assert state.result is None
                weights = state.weights() if state.actors == (CHANCE,) else None
                state = state.after(rng.choices(state.actions(), weights)[0])
            moment = Moment(begin, state.state, puzzle.seat, (), teams)
            assert state.result
            assert sum(state.result) == pytest.approx(1)
            assert (state.result[puzzle.seat] > 0) == goals[name](moment, *words)


@GAMES
def test_positions_on_the_way_are_judged_as_those_of_the_game(game: Game) -> None:
    evaluator = games.evaluator(game.id)
    assert evaluator
    puzzle = TABLES[game][0]
    assert puzzle.aim
    begin = game.position(puzzle.position)
    state = Aimed.begin(game, begin, puzzle.seat, puzzle.aim)
    assert state.text() == begin.text()
    assert state.actions() == begin.actions()
    assert aimed(evaluator).evaluate(state) == evaluator.evaluate(begin)


def test_a_level_that_plays_for_the_game_alone_misses_what_it_finds_when_it_is_given_the_aim() -> None:
    """In PocketModel a unit can be destroyed where something else wins the game more often."""
    game = games.find("pocketmodel")
    evaluator = games.evaluator(game.id)
    assert evaluator
    easy = [one for one in TABLES[game] if one.difficulty == 1 and one.aim and one.aim.goal[0] == "downed"]
    found = [0, 0]
    for puzzle in easy[::3]:
        assert puzzle.aim
        begin = game.position(puzzle.position)
        aiming = Aimed.begin(game, begin, puzzle.seat, puzzle.aim)
        for at, (state, own) in enumerate(((begin, evaluator), (aiming, aimed(evaluator)))):
            question = Question(game, game.choose(**game.settled(begin)), state, puzzle.seat, LEVELS[0], 1)
            found[at] += think(question, own).finish().action == puzzle.actions[0]
    assert found[0] < found[1] == len(easy[::3])
