"""A puzzle as a lesson of one step."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pentapod.engine.game import Game
from pentapod.lessons.lesson import Lesson, Pattern, Step
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import Aim, Puzzle

LEVEL: Final = 5
"""How strong the computer players are that answer a wrong action."""
_FEW: Final = 36
"""Odds are told in so many cases at most, else in percent."""


def lesson_of(game: Game, puzzle: Puzzle) -> Lesson:
    """The puzzle of a game, to be solved as a step of a lesson is."""
    step = _best(game, puzzle, puzzle.aim) if puzzle.aim else _win(game, puzzle)
    return Lesson(say("puzzle"), (step,), "")


def _win(game: Game, puzzle: Puzzle) -> Step:
    kind = "win" if puzzle.measure > 1 else "win-now"
    [path] = puzzle.solution
    return Step(
        say(f"puzzle-{kind}", seat=game.titles[puzzle.seat], measure=puzzle.measure),
        puzzle.position,
        puzzle.seat,
        wanted=((Pattern(" ".join(path)),),),
        solution=(path,),
        otherwise=say(f"puzzle-{kind}-missed"),
        level=LEVEL,
        done=say(f"puzzle-{kind}-solved"),
    )


def _best(game: Game, puzzle: Puzzle, aim: Aim) -> Step:
    kind = "sure" if aim.odds == 1 else "best"
    goal = asked(aim.goal)
    turn = say(f"puzzle-turn-{aim.turns}")
    often = how_often(aim.odds)
    return Step(
        say(f"puzzle-{kind}", seat=game.titles[puzzle.seat], goal=goal, turn=turn),
        puzzle.position,
        puzzle.seat,
        play=puzzle.solution,
        otherwise=say(f"puzzle-{kind}-missed", goal=goal, often=often, behind=puzzle.measure),
        done=say(f"puzzle-{kind}-solved", goal=goal, often=often, behind=puzzle.measure),
    )


def asked(goal: tuple[str, ...]) -> str:
    """What a goal asks for, as it stands behind "you can"."""
    name, *words = goal
    count = words[-1] if words else ""
    return say(f"puzzle-to-{name}-1" if count == "1" else f"puzzle-to-{name}", count=count)


def how_often(odds: Fraction) -> str:
    """How often something works: "5 times of 6", "58 times of 100"."""
    if odds.denominator <= _FEW:
        return say("puzzle-times", times=odds.numerator, cases=odds.denominator)
    return say("puzzle-times", times=round(100 * odds), cases=100)
