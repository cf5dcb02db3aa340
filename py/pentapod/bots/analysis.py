"""Looking back: what each position of a match was worth, and what each action gave away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import think
from pentapod.engine.judge import Judge
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action

NODES = 1500
"""The usual budget for a position."""
_AS_GOOD = 0.03
"""Actions within so much of the win are about as good."""
_WORST = 0.5
"""Losses are told apart up to this share of the win."""


class Verdict(NamedTuple):
    """What the search thinks of one action of the log, given what its seat could know."""

    ply: int
    """How many actions came before it."""
    value: tuple[float, ...]
    """The share of the win that each seat could expect before it, by the best play that was found."""
    played: Action
    best: Action
    loss: float
    """The share of the win that the seat gave away against `best`: 0 if it played that, or something as good."""
    good: tuple[Action, ...]
    """What is about as good as `best`, which comes first."""
    plan: tuple[Action, ...]
    """`best`, and what is expected to follow: choices only."""


def analyse(match: Match, judge: Judge | None, seed: object, nodes: int = NODES) -> Iterator[Verdict | None]:
    """Verdicts on every choice of the log, in order, and None at every pause in between.

    Chance, forced actions and resignations are no choices. In a game of hidden hands a verdict tells what its seat
    knew, so it is for a time when all may know it.
    """
    level = LEVELS[-1]._replace(nodes=nodes)
    for ply, step in enumerate(match.steps):
        action = step.action
        if action.seat == CHANCE or action.path == RESIGN or step.radix == 1:
            continue
        state = match.state_at(ply)
        thinking = think(match.game, match.options, state, action.seat, level, f"{seed} {ply}", judge, margin=_WORST)
        for _ in thinking:
            yield None
        thought = thinking.thought()
        assert thought.action
        share = next((line.share for line in thought.lines if line.action == action), None)
        if share is None:  # it did not look at what was played
            share = _glanced(match, ply, action, judge, thought.lines[-1].share)
        good = tuple(
            line.action for line in thought.lines if line.action and line.share >= thought.best.share - _AS_GOOD
        )
        loss = max(0.0, thought.best.share - share)
        yield Verdict(ply, thought.value, action, thought.action, loss, good, thought.plan)


def _glanced(match: Match, ply: int, action: Action, judge: Judge | None, otherwise: float) -> float:
    """The share of its seat after an action, at first sight."""
    state = match.state_at(ply).redeal(action.seat, Random(ply)).after(action)
    value = state.result if judge is None or state.result is not None else judge.evaluate(state)
    side = next(team for team in match.game.teams(match.options) if action.seat in team)
    return sum(value[seat] for seat in side) if value else otherwise
