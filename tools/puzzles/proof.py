"""Proves puzzles: that the solution is right, and that no other action is.

A puzzle of kind `win` is proved by playing the game to its end: after the solution the side wins whatever the others
do; after every other legal action the others have an answer to whatever the side does, so that it does not win.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.state import Action, PositionError, State
from pentapod.puzzles.puzzle import WIN, Puzzle
from puzzles.certain import Certain

LEAST_ACTIONS = 6
"""A position with fewer legal actions is no puzzle."""
DEEPEST = 64
"""The number of choices up to which the others' defence against a wrong action is looked for."""


def flaw(game: Game, puzzle: Puzzle, most: float = inf) -> str | None:
    """What is wrong with a puzzle; None if it is proved. Raises `TooMuch` if that takes more than `most` positions."""
    try:
        state = game.position(puzzle.position)
    except PositionError as error:
        return f"the position cannot be read: {error}"
    if state.text() != puzzle.position:
        return "the position is not written as the game writes it"
    if state.actors != (puzzle.seat,):
        return "it is not the turn of this seat alone"
    if len(state.actions()) < LEAST_ACTIONS:
        return f"there are fewer than {LEAST_ACTIONS} legal actions"
    if puzzle.action not in state.actions():
        return "the solution is not legal"
    if puzzle.kind != WIN:
        return "nothing proves puzzles of this kind"
    return _flaw_of_win(puzzle, state, Certain(side_of(game, state, puzzle.seat), games.judge(game.id), most))


def _flaw_of_win(puzzle: Puzzle, state: State, search: Certain) -> str | None:
    solved = search.after(state, puzzle.action)
    if puzzle.measure < 1 or not search.wins(solved, puzzle.measure - 1):
        return f"the solution does not surely win within {puzzle.measure} choices"
    if puzzle.measure > 1 and search.wins(solved, puzzle.measure - 2):
        return f"the solution wins in fewer than {puzzle.measure} choices"
    left = winning(search, state, [action for action in state.actions() if action != puzzle.action])
    return f"the defence against {' '.join(left.path)} is not found" if left else None


def winning(search: Certain, state: State, actions: Sequence[Action]) -> Action | None:
    """An action that wins as well, or against which no defence is found; None if it is proved that none wins."""
    depth = 1
    while actions and depth <= DEEPEST:
        positions = [(action, search.after(state, action)) for action in actions]
        left = [(action, after) for action, after in positions if not search.never_wins(after, depth)]
        for action, after in left:
            if search.wins(after, depth):
                return action
        actions = [action for action, _ in left]
        depth *= 2
    return actions[0] if actions else None


def side_of(game: Game, state: State, seat: int) -> Sequence[int]:
    """The seats that win together with a seat."""
    teams = game.teams(game.choose(**game.settled(state)))
    return next(team for team in teams if seat in team)
