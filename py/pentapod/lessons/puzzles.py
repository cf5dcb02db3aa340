"""A puzzle as a lesson of one step."""

from __future__ import annotations

from typing import Final

from pentapod.engine.game import Game
from pentapod.lessons.lesson import Lesson, Pattern, Step
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import WIN, Puzzle

LEVEL: Final = 5
"""How strong the computer players are that answer a wrong action."""


def lesson_of(game: Game, puzzle: Puzzle) -> Lesson:
    """The puzzle of a game, to be solved as a step of a lesson is."""
    kind = puzzle.kind if puzzle.kind != WIN or puzzle.measure > 1 else "win-now"
    step = Step(
        say(f"puzzle-{kind}", seat=game.titles[puzzle.seat], measure=puzzle.measure),
        puzzle.position,
        puzzle.seat,
        wanted=((Pattern(" ".join(puzzle.solution)),),),
        solution=(puzzle.solution,),
        otherwise=say(f"puzzle-{kind}-missed"),
        level=LEVEL,
        done=say(f"puzzle-{kind}-solved"),
    )
    return Lesson(say("puzzle"), (step,), "")
