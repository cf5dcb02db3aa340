"""Finds the puzzle in a position in which one action alone wins within some turns, or keeps the others from winning."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.game import Game
from pentapod.engine.state import Action, State
from pentapod.puzzles.puzzle import HARDEST, HOLD, SOON, Puzzle, id_of
from puzzles.certain import TooMuch, ordered
from puzzles.plans import Plan
from puzzles.sides import opponent_of
from puzzles.within import Unsure, Within

_SHARP = 4
"""How many times as many positions a win in more than two turns may take."""
_SECOND = 2
"""A defence that only delays the loss for so many turns of the others is no puzzle."""


def only_in_turns(game: Game, state: State, plan: Plan) -> Puzzle | None:
    """The puzzle in a position, if one action alone wins within the turns of the plan, or keeps the others off.

    Wins in more than two turns are looked for where few actions keep the others off: no other can win so late.
    """
    [seat] = state.actors
    own = Within.of(game, state, seat, quick=True)
    others = Within.of(game, state, opponent_of(game, state, seat), plan.most, quick=True)
    actions = ordered(state, own.evaluator)
    for turns in range(1, 3):
        wins = _winning(own, state, actions, turns, plan.most)
        if wins:
            return _only(state, SOON, turns, wins)
        if wins is None and turns == 1:
            return None
    try:
        holds = [action for action in actions if not others.wins_after(state, action, 1)]
    except (TooMuch, Unsure):
        return None
    for turns in range(3, plan.turns + 1):
        wins = _winning(own, state, holds, turns, _SHARP * plan.most) if len(holds) <= plan.few else None
        if wins:
            return _only(state, SOON, turns, wins)
    return None if _only_delay(others, state, holds, plan) else _only(state, HOLD, 1, holds)


def _winning(search: Within, state: State, actions: Sequence[Action], turns: int, most: int) -> Sequence[Action] | None:
    """Those of some actions that surely win within so many turns; of several, two. None if that takes too much."""
    search.most = search.made + most
    wins: list[Action] = []
    try:
        for action in actions:
            if search.wins_after(state, action, turns):
                wins.append(action)
                if len(wins) > 1:
                    break
    except (TooMuch, Unsure):
        return None
    return wins


def _only_delay(others: Within, state: State, holds: Sequence[Action], plan: Plan) -> bool:
    """Whether the others win all the same a little later; not where that takes too much to find out."""
    if len(holds) != 1:
        return False
    others.most = others.made + plan.most
    try:
        return others.wins_after(state, holds[0], _SECOND)
    except (TooMuch, Unsure):
        return False


def _only(state: State, kind: str, turns: int, right: Sequence[Action]) -> Puzzle | None:
    """The puzzle that has one right action; None where several are right, or none."""
    if len(right) != 1:
        return None
    [action] = right
    text = state.text()
    return Puzzle(id_of(text), HARDEST, kind, turns, text, action.seat, (action.path,))
