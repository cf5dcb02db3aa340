"""Looking back: what each position of a match was worth, and what each action gave away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pentapod.bots.levels import LEVELS
from pentapod.bots.search import Steps
from pentapod.bots.telling import told, told_share
from pentapod.bots.thinking import Question, Thought, think
from pentapod.engine.evaluator import Endgame, Evaluator
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action

NODES = 1500
"""The usual budget for a position."""
_AS_GOOD = 0.03
"""Actions within so much of the win are about as good."""
_WORST = 0.5
"""Losses are told apart up to this share of the win."""
_PROOFS = 75
"""What goes into proving late positions of a match, in budgets for a position."""
_LATE = 5
"""What goes into a position that is proved, so that each of its actions is, in the same."""


class Verdict(NamedTuple):
    """What the search thinks of one action of the log, given what its seat could know."""

    ply: int
    """How many actions came before it."""
    value: tuple[float, ...]
    """The share of the win that each seat could expect before it, by the best play that was found, as people are told
    it (`telling.py`): so is `loss`."""
    played: Action
    best: Action
    loss: float
    """The share of the win that the seat gave away against `best`: 0 if it played that, or something as good."""
    good: tuple[Action, ...]
    """What is about as good as `best`, which comes first."""
    plan: tuple[Action, ...]
    """`best`, and what is expected to follow: choices only."""
    proved: bool
    """Whether `value` is certain: one side wins, and the others lose, if everybody plays the best."""


def analyse(match: Match, evaluator: Evaluator | None, seed: object, nodes: int = NODES) -> Iterator[Verdict | None]:
    """Verdicts on every choice of the log, in order, and None at every pause in between.

    Chance, forced actions and resignations are no choices. In a game of hidden hands a verdict tells what its seat
    knew, so it is for a time when all may know it.
    """
    endgame, proved = yield from _proofs(match, evaluator, _PROOFS * nodes)
    evaluator = evaluator and evaluator._replace(endgame=None)  # Elsewhere a proof would only take time.
    for ply, step in enumerate(match.steps):
        action = step.action
        if action.seat == CHANCE or action.path == RESIGN or step.radix == 1:
            continue
        state = match.state_at(ply)
        level = LEVELS[-1]._replace(nodes=nodes * _LATE if ply in proved else nodes)
        proof = endgame if ply in proved else None
        question = Question(match.game, match.options, state, action.seat, level, f"{seed} {ply}")
        thinking = think(question, evaluator, _WORST, proof)
        for _ in thinking:
            yield None
        thought = thinking.thought()
        share = next((line.share for line in thought.lines if line.action == action), None)
        if ply + 1 in proved:
            share = _of_team(match, proved[ply + 1], action.seat)
        if share is None:  # it did not look at what was played
            share = _board_viewed(match, ply, action, evaluator, thought.lines[-1].share)
        yield _verdict(match, ply, thought, share, evaluator)


def _verdict(match: Match, ply: int, thought: Thought, share: float, evaluator: Evaluator | None) -> Verdict:
    """What was thought of a choice after which its seat had this share."""
    teams, played, best = match.game.teams(match.options), match.steps[ply].action, thought.action
    assert best
    side = next(team for team in teams if played.seat in team)

    def fair(share: float) -> float:
        return told_share(share, thought.value, side, teams, evaluator)

    most = fair(thought.best.share)
    good = tuple(line.action for line in thought.lines if line.action and fair(line.share) >= most - _AS_GOOD)
    value, loss = told(thought.value, teams, evaluator), max(0.0, most - fair(share))
    return Verdict(ply, value, played, best, loss, good, thought.plan, thought.proved)


def _proofs(
    match: Match, evaluator: Evaluator | None, most: int
) -> Steps[tuple[Endgame | None, dict[int, tuple[float, ...]]]]:
    """What best play comes to in the positions of a match that can be proved, by ply.

    From the last one backwards: each proof helps with the next, until they have taken `most`.
    """
    endgame: Endgame | None = None
    proved: dict[int, tuple[float, ...]] = {}
    if evaluator is None or evaluator.endgame is None:
        return None, proved
    for ply in reversed(range(match.last + 1)):
        state = match.state_at(ply)
        if state.result is not None:
            proved[ply] = state.result
            continue
        endgame = endgame or evaluator.endgame(state)
        if endgame is None or evaluator.endgame(state) is None:
            break
        proof = endgame.prove(state)
        try:
            while most > 0:
                next(proof)
                most -= 1
                yield
        except StopIteration as found:
            proved[ply] = found.value
        else:
            break
    return endgame, proved


def _of_team(match: Match, value: tuple[float, ...], seat: int) -> float:
    """What a seat and its partners have of a value per seat."""
    return sum(value[member] for member in next(team for team in match.game.teams(match.options) if seat in team))


def _board_viewed(match: Match, ply: int, action: Action, evaluator: Evaluator | None, otherwise: float) -> float:
    """The share of its seat after an action, at first sight."""
    state = match.state_at(ply).redeal(action.seat, Random(ply)).after(action)
    value = state.result if evaluator is None or state.result is not None else evaluator.evaluate(state)
    return _of_team(match, value, action.seat) if value else otherwise
