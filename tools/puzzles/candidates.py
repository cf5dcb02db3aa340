"""Positions in which a puzzle may be: from games of self-play, near their ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import think
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, PositionError, State
from pentapod.scene.shapes import View
from puzzles.plans import Plan
from puzzles.proof import side_of

_MOST_SHIFTED = 5
_TRIES = 60
"""How often two places are drawn, of which many do not do."""


def self_play(game: Game, plan: Plan, number: int) -> list[State]:
    """The positions of a game in which somebody chose, in their order."""
    rng = Random(f"{game.id} {number}")
    lots = {option.id: rng.choice(option.choices).id for option in game.options} if plan.by_lot else {}
    options, judge = game.choose(**lots | dict(plan.options)), games.judge(game.id)
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
    """Positions near the end of a game, and such as might have come, that may hold a puzzle; each once."""
    seen = set()
    for near in _around(game, plan, number):
        if is_promising(game, plan, near) and near.text() not in seen:
            seen.add(near.text())
            yield near


def _around(game: Game, plan: Plan, number: int) -> Iterator[State]:
    judge = games.judge(game.id)
    chosen = self_play(game, plan, number)
    chosen = chosen[-plan.latest : len(chosen) - plan.soonest]
    for state in reversed(chosen):
        actions = judge.order(state, state.actions()) if judge and judge.order else state.actions()
        yield state
        for action in actions[: plan.branches]:
            yield _settled(state.after(action))
    rng = Random(f"shift {game.id} {number}")
    for _ in range(plan.shifted):
        try:
            yield game.position(shifted(game, rng.choice(chosen), rng).text())
        except PositionError:
            continue


def shifted(game: Game, state: State, rng: Random) -> State:
    """A position with some pieces elsewhere. It may be impossible."""
    editor = games.editor(game.id)
    assert editor
    touches = [target.touch for target in editor.scene(state, View()).targets]
    left = rng.randint(1, _MOST_SHIFTED)
    for _ in range(_TRIES):
        try:
            state = editor.move(state, rng.choice(touches), rng.choice(touches))
        except CannotEdit:
            continue
        left -= 1
        if not left:
            break
    return state


def is_promising(game: Game, plan: Plan, state: State) -> bool:
    """Whether somebody may choose among enough in a position that is still open at first sight."""
    actors = state.actors
    if len(actors) != 1 or actors[0] == CHANCE or state.automatic or len(state.actions()) < plan.least_actions:
        return False
    judge = games.judge(game.id)
    value = judge.evaluate(state) if judge else ()
    side = side_of(game, state, actors[0])
    return not value or plan.least_share <= sum(value[seat] for seat in side) <= plan.most_share


def _settled(state: State) -> State:
    while state.automatic:
        state = state.after(state.actions()[0])
    return state
