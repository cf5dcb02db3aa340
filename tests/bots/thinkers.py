"""Letting computer players think, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from every_game import ALL
from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import Thinking, Thought, think
from pentapod.engine.game import Game
from pentapod.engine.judge import Judge
from pentapod.engine.state import CHANCE, State
from random_play import Case, cases, play

SOME = [case for game in ALL for case in list(cases(game))[:3]]
"""Every game, each with a few sets of its options."""

STEADY = LEVELS[2]
STRONG = LEVELS[3]
STRONGEST = LEVELS[4]._replace(nodes=3000)
"""The highest level, with less time than it is used to."""


def judge_of(game: Game) -> Judge | None:
    """How a game judges its positions; toys do not."""
    return games.judge(game.id) if game.id in games.ids() else None


def level(number: int, nodes: int) -> Level:
    """A level with a budget for tests."""
    return LEVELS[number - 1]._replace(nodes=nodes)


def begun(case: Case, state: State, seat: int, of: Level, seed: object = 1, may_wait: bool = False) -> Thinking:
    return think(case.game, case.options, state, seat, of, seed, judge_of(case.game), may_wait)


def thought(case: Case, state: State, seat: int, of: Level, seed: object = 1, may_wait: bool = False) -> Thought:
    """What a level finds with all its budget."""
    return finished(begun(case, state, seat, of, seed, may_wait))


def finished(thinking: Thinking) -> Thought:
    for _ in thinking:
        pass
    return thinking.thought()


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
    game = games.find(game_id)
    case = Case(game, game.choose(**options))
    eyes = EYES[:1] if by_luck or not level.error else EYES
    taken = [thought(case, state, state.actors[0], level, seed).action for seed in eyes]
    return all(each and game.notation(each.path) in best.split() for each in taken)


EYES = ("known", "others")
