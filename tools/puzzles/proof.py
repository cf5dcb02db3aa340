"""Proves puzzles: that the solution is right, and that no other action is.

A puzzle of kind `win` is proved by playing the game to its end: after the solution the side wins whatever the others
do; after every other legal action the others have an answer to whatever the side does, so that it does not win.

Puzzles of the kinds `soon` and `hold` are proved by playing all turns that they ask about: whether a side surely wins
within them is found out after every legal action, and differs after the solution alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import inf

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.state import Action, PositionError, State
from pentapod.puzzles.puzzle import BEST, HOLD, SOON, Other, Puzzle
from puzzles.certain import Certain
from puzzles.counting import Counted, Ranked, Tree, Unseen
from puzzles.sides import opponent_of, side_of
from puzzles.within import Unsure, Within

LEAST_ACTIONS = 6
"""A position with fewer legal actions is no puzzle where a win is looked for, ..."""
LEAST_PLAYS = 4
"""... nor one with fewer plays where the best of them is."""
LEAD = Fraction(20, 100)
"""So far the best play is ahead at least."""
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
    if puzzle.actions[0] not in state.actions():
        return "the solution is not legal"
    if puzzle.kind == BEST:
        return _flaw_of_best(game, puzzle, state, most)
    if len(state.actions()) < LEAST_ACTIONS:
        return f"there are fewer than {LEAST_ACTIONS} legal actions"
    if len(puzzle.solution) > 1:
        return "the solution is more than one action"
    if puzzle.kind in (SOON, HOLD):
        return _flaw_of_turns(game, puzzle, state, most)
    return _flaw_of_win(puzzle, state, Certain(side_of(game, state, puzzle.seat), games.evaluator(game.id), most))


def _flaw_of_win(puzzle: Puzzle, state: State, search: Certain) -> str | None:
    [solution] = puzzle.actions
    solved = search.after(state, solution)
    if puzzle.measure < 1 or not search.wins(solved, puzzle.measure - 1):
        return f"the solution does not surely win within {puzzle.measure} choices"
    if puzzle.measure > 1 and search.wins(solved, puzzle.measure - 2):
        return f"the solution wins in fewer than {puzzle.measure} choices"
    left = winning(search, state, [action for action in state.actions() if action != solution])
    return f"the defence against {' '.join(left.path)} is not found" if left else None


def _flaw_of_turns(game: Game, puzzle: Puzzle, state: State, most: float) -> str | None:
    soon, turns = puzzle.kind == SOON, puzzle.measure
    winner = puzzle.seat if soon else opponent_of(game, state, puzzle.seat)
    search = Within.of(game, state, winner, most)
    [solution] = puzzle.actions
    try:
        if turns < 1 or search.wins_after(state, solution, turns) != soon:
            return f"the solution does not {'surely win' if soon else 'hold'} for {turns} turns"
        for action in state.actions():
            if action != solution and search.wins_after(state, action, turns) == soon:
                return f"{' '.join(action.path)} is as good"
        if soon and turns > 1 and search.wins_after(state, solution, turns - 1):
            return f"the solution wins within fewer than {turns} turns"
    except Unsure:
        return "chance has a word"
    return None


def _flaw_of_best(game: Game, puzzle: Puzzle, state: State, most: float) -> str | None:
    assert puzzle.aim
    try:
        ranked = Counted(Tree(game, state, puzzle.aim.turns, most), puzzle.seat, puzzle.aim.goal).ranked()
    except KeyError:
        return f"there is no goal {puzzle.aim.goal[0]}"
    except Unseen:
        return "the seat does not see everything that it would have to"
    if len(ranked) < LEAST_PLAYS:
        return f"there are fewer than {LEAST_PLAYS} plays"
    best, second = ranked[:2]
    if puzzle.others != others_of(ranked):
        return f"other plays reach the aim otherwise: {others_of(ranked)}"
    if best.paths != puzzle.solution:
        return f"the solution is not {' '.join(sum(best.paths, ()))}"
    if best.odds != puzzle.aim.odds:
        return f"the solution does not reach the aim {puzzle.aim.odds} of the time, but {best.odds}"
    lead = best.odds - second.odds
    if lead < LEAD or int(100 * lead) != puzzle.measure:
        return f"the solution is not ahead by {puzzle.measure}%, but by {lead}"
    return None


def others_of(ranked: Sequence[Ranked]) -> tuple[Other, ...]:
    """The plays behind the best one that reach the goal sometimes."""
    return tuple(Other(play.odds, play.paths) for play in ranked[1:] if play.odds)


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
