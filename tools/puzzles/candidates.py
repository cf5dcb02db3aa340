"""Positions in which a puzzle may be: from games of self-play, near their ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import think
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, State
from puzzles.plans import Plan
from puzzles.proof import side_of


def self_play(game: Game, plan: Plan, number: int) -> list[State]:
    """The positions of a game in which somebody chose, in their order."""
    rng = Random(f"{game.id} {number}")
    options, judge = game.choose(**plan.options), games.judge(game.id)
    state, chosen = game.start(options), []
    while state.actors:
        if state.actors == (CHANCE,):
            [action] = rng.choices(state.actions(), state.weights())
        elif state.automatic:
            action = state.actions()[0]
        else:
            chosen.append(state)
            level = LEVELS[rng.choice(plan.levels) - 1].scaled(plan.scale)
            thinking = think(game, options, state, rng.choice(state.actors), level, rng.random(), judge)
            for _ in thinking:
                pass
            found = thinking.thought().action
            assert found
            action = found
        state = state.after(action)
    return chosen


def candidates(game: Game, plan: Plan, number: int) -> Iterator[State]:
    """Positions of a game and beside it that may hold a puzzle, those near its end first, each once."""
    judge = games.judge(game.id)
    seen = set()
    for state in reversed(self_play(game, plan, number)[-plan.latest : -plan.soonest]):
        actions = judge.order(state, state.actions()) if judge and judge.order else state.actions()
        for near in (state, *(_settled(state.after(action)) for action in actions[: plan.branches])):
            if is_promising(game, plan, near) and near.text() not in seen:
                seen.add(near.text())
                yield near


def is_promising(game: Game, plan: Plan, state: State) -> bool:
    """Whether somebody may choose among enough in a position that is still open at first sight."""
    actors = state.actors
    if len(actors) != 1 or actors[0] == CHANCE or len(state.actions()) < plan.least_actions:
        return False
    judge = games.judge(game.id)
    value = judge.evaluate(state) if judge else ()
    side = side_of(game, state, actors[0])
    return not value or plan.least_share <= sum(value[seat] for seat in side) <= plan.most_share


def _settled(state: State) -> State:
    while state.automatic:
        state = state.after(state.actions()[0])
    return state
