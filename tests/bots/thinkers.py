"""Letting computer players think, for the tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from every_game import ALL, EDITIONS
from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import Question, Thinking, Thought, think
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, State
from random_play import SOAK, Case, cases, play
from toys import TOYS

SOME = [case for game in ALL for case in list(cases(game))[:3]] + [next(cases(game)) for game in EDITIONS]
"""Every game, each with a few sets of its options; editions with one."""

STEADY = LEVELS[2]
STRONG = LEVELS[3]
STRONGEST = LEVELS[4]._replace(nodes=3000)
"""The highest level, with less time than it is used to."""


def each_with(names: Iterable[str], *levels: Level) -> pytest.MarkDecorator:
    """Puts a test to each `name` with each `level` in the long run, and in the short one with one of them in turn."""
    asked = [(name, levels if SOAK else (levels[at % len(levels)],)) for at, name in enumerate(names)]
    pairs = [pytest.param(name, one, id=f"{name}-level-{one.number}") for name, some in asked for one in some]
    return pytest.mark.parametrize(("name", "level"), pairs)


def judge_of(game: Game) -> Evaluator | None:
    """How a game judges its positions; toys do not."""
    return None if game.id in TOYS else games.evaluator(game.id)


def level(number: int, nodes: int) -> Level:
    """A level with a budget for tests."""
    return LEVELS[number - 1]._replace(nodes=nodes)


def begun(case: Case, state: State, seat: int, of: Level, seed: object = 1, may_wait: bool = False) -> Thinking:
    question = Question(case.game, case.options, state, seat, of, seed, may_wait=may_wait)
    return think(question, judge_of(case.game))


def thought(case: Case, state: State, seat: int, of: Level, seed: object = 1, may_wait: bool = False) -> Thought:
    """What a level finds with all its budget."""
    return begun(case, state, seat, of, seed, may_wait).finish()


def choices(case: Case, seed: int, count: int) -> Iterator[tuple[State, int]]:
    """Positions of a random match in which somebody has a choice, with one of those who have."""
    rng = Random(f"{case} {seed}")
    match = play(case, rng)
    states = [match.state_at(ply) for ply in range(match.ply)]
    free = [state for state in states if state.actors != (CHANCE,) and len(state.actions()) > 1]
    for state in rng.sample(free, min(count, len(free))):
        yield state, rng.choice(state.actors)


def solved(game_id: str, state: State, best: str, level: Level, by_luck: bool = False, /, **options: str) -> bool:
    """Whether a level takes one of the best with all of a few eyes, or (`by_luck`) at least with the first."""
    game, evaluator = games.find(game_id), games.evaluator(game_id)
    case = Case(game, game.choose(**options))
    noise = EYES[:1] if by_luck or not (evaluator and evaluator.errors[level.number - 1]) else EYES
    taken = [thought(case, state, state.actors[0], level, seed).action for seed in noise]
    return all(each and state.notation(each) in best.split() for each in taken)


EYES = ("known", "others")
