"""What computer players see in a position: whether a puzzle in it is what it says, besides being proved."""

from __future__ import annotations

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, Thought, think
from pentapod.engine.game import Game
from pentapod.engine.state import State
from pentapod.puzzles.puzzle import HOLD, SOON, Puzzle
from puzzles.difficulty import is_answered
from puzzles.plans import CLEAR, DOUBTFUL, Plan


def is_fair(game: Game, plan: Plan, puzzle: Puzzle) -> bool:
    """Whether no other action is seen to win later, and a missed defence is seen to be punished."""
    if puzzle.kind == SOON and puzzle.measure > 1:
        return not wins_late(game, plan, game.position(puzzle.position), puzzle)
    return puzzle.kind != HOLD or is_answered(game, puzzle)


def wins_late(game: Game, plan: Plan, state: State, puzzle: Puzzle) -> bool:
    """Whether the computer player believes that another action wins as well, only later."""
    [solution] = puzzle.actions
    return any(line.share > CLEAR for line in board_viewed(game, plan, state).lines if line.action != solution)


def looks_clear(game: Game, plan: Plan, state: State) -> bool:
    """Whether the computer player sees one action that wins, and believes that no other does."""
    thought = board_viewed(game, plan, state)
    return thought.best.share > CLEAR and (thought.second is None or thought.second.share < DOUBTFUL)


def board_viewed(game: Game, plan: Plan, state: State) -> Thought:
    """What the computer player finds with the budget of the plan."""
    options, level = game.choose(**game.settled(state)), LEVELS[-1]._replace(nodes=plan.glance)
    question = Question(game, options, state, state.actors[0], level, "glance")
    return think(question, games.evaluator(game.id), margin=DOUBTFUL).finish()
