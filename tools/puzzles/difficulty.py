"""How hard a puzzle is: which levels of the computer players find its solution; and whether they answer a miss.

A level is asked what people are asked: where the puzzle has an aim, it plays for that aim (`aimed.py`).
"""

from __future__ import annotations

from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import Question, think
from pentapod.engine.game import Game
from pentapod.engine.state import State
from pentapod.lessons.lesson_session import ANSWER_BUDGET
from pentapod.lessons.puzzles import LEVEL
from pentapod.puzzles.puzzle import BEST, HARDEST, Puzzle
from puzzles.aimed import Aimed, aimed

SEEDS = 5
"""How often each level is asked."""
MISSES = 3
"""After how many wrong actions the answer is looked at."""
MOST_IN_A_ROW = 12
"""A level that goes on longer has not found the solution."""


def difficulty(game: Game, puzzle: Puzzle) -> int:
    """The first level that finds the solution more often than not; the last one if none does."""
    return next((level.number for level in LEVELS[:-1] if finds(game, puzzle, level)), HARDEST)


def finds(game: Game, puzzle: Puzzle, level: Level) -> bool:
    """Whether a level plays what leads where the solution does, with most seeds."""
    state = game.position(puzzle.position)
    goal = state
    for action in puzzle.actions:
        goal = goal.after(action)
    enough = SEEDS // 2 + 1
    found = 0
    for seed in range(SEEDS):
        found += _played(game, puzzle, state, level, seed).text() == goal.text()
        if found == enough or seed + 1 - found == enough:
            break
    return found == enough


def is_answered(game: Game, puzzle: Puzzle) -> bool:
    """Whether computer players win after a few wrong actions, as they do on the board where a defence is missed."""
    state = game.position(puzzle.position)
    wrong = [action for action in state.actions() if action != puzzle.actions[0]]
    return all(_lost(game, puzzle.seat, state.after(action)) for action in wrong[:: -(-len(wrong) // MISSES)])


def _lost(game: Game, seat: int, state: State) -> bool:
    """Whether a seat has lost before its next turn, if all play as after a miss."""
    options, level = game.choose(**game.settled(state)), LEVELS[LEVEL - 1].scaled(ANSWER_BUDGET)
    have_acted = False
    while state.actors and not (have_acted and state.turn == seat):
        have_acted = have_acted or state.turn != seat
        action = state.actions()[0]
        if not state.automatic:
            question = Question(game, options, state, state.actors[0], level, "answer")
            found = think(question, games.evaluator(game.id)).finish().action
            assert found
            action = found
        state = state.after(action)
    return state.result is not None and state.result[seat] == 0


def _played(game: Game, puzzle: Puzzle, state: State, level: Level, seed: int) -> State:
    """The position after what a level does: one action, or all until somebody else acts, or chance."""
    options, evaluator = game.choose(**game.settled(state)), games.evaluator(game.id)
    if puzzle.aim:
        state, evaluator = Aimed.begin(game, state, puzzle.seat, puzzle.aim), evaluator and aimed(evaluator)
    for earlier in range(MOST_IN_A_ROW if puzzle.kind == BEST else 1):
        budget = level.within_turn(earlier)
        question = Question(game, options, state, puzzle.seat, budget, f"puzzle {seed}")
        found = think(question, evaluator).finish().action
        assert found
        state = state.after(found)
        if state.actors != (puzzle.seat,) or state.automatic:
            break
    return state
