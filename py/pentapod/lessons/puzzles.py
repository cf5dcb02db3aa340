"""A puzzle as a lesson of one step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from pentapod.engine.game import Game
from pentapod.engine.message import Message, percent
from pentapod.engine.state import Action, Path, State, resolved
from pentapod.engine.values import Names
from pentapod.lessons.lesson import Condition, Lesson, Pattern, Step, Try
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import HOLD, SOON, TURNS_ENDED, WIN, Aim, Other, Puzzle

LEVEL: Final = 5
"""How strong the computer players are that answer a wrong action."""

_IN_WORDS: Final = ((SOON, 1), (SOON, 2), (HOLD, 1))
"""The kinds, with the numbers of turns that are not told as numbers."""


def lesson_of(game: Game, puzzle: Puzzle) -> Lesson:
    """The puzzle of a game, to be solved as a step of a lesson is."""
    step = _best(game, puzzle, puzzle.aim) if puzzle.aim else _one(game, puzzle)
    if puzzle.theme:
        step = step._replace(done=say("puzzle-theme", said=step.done, theme=theme(puzzle.theme)))
    return Lesson(say("puzzle"), (step,), "")


def theme(key: str) -> str:
    """What a theme is called."""
    return say(f"puzzle-theme-{key}")


def _one(game: Game, puzzle: Puzzle) -> Step:
    """One action is right. Where it is to win soon, all go on after it until that has happened."""
    [path] = puzzle.solution
    wins_now = puzzle.measure == 1 and (puzzle.kind == WIN or (puzzle.kind == SOON and _ends(game, puzzle)))
    kind = puzzle.kind
    if wins_now:
        kind = "win-now"
    elif (puzzle.kind, puzzle.measure) in _IN_WORDS:
        kind = f"{puzzle.kind}-{puzzle.measure}"
    return Step(
        say(f"puzzle-{kind}", seat=game.titles[puzzle.seat], measure=puzzle.measure),
        puzzle.position,
        puzzle.seat,
        wanted=((Pattern(" ".join(path)),),),
        solution=(path,),
        tried=_to_win(2 * puzzle.measure - 1) if puzzle.kind == SOON and not wins_now else None,
        otherwise=say(f"puzzle-{kind}-missed", measure=puzzle.measure),
        level=LEVEL,
        answered=True,
        done=say(f"puzzle-{kind}-solved", measure=puzzle.measure),
    )


def _ends(game: Game, puzzle: Puzzle) -> bool:
    """Whether the game is over after the solution: a win in one turn may still take other actions."""
    end = _after(game.position(puzzle.position), puzzle.seat, puzzle.solution)
    return resolved(end).result is not None


def _to_win(turns: int) -> Try:
    """What is shown until so many turns have ended, of both sides."""
    end = Condition(TURNS_ENDED, (str(turns),))
    return Try(Condition("won"), end, say("puzzle-soon-worked"), say("puzzle-soon-failed"))


def _best(game: Game, puzzle: Puzzle, aim: Aim) -> Step:
    kind = "sure" if aim.odds == 1 else "best"
    told = {"goal": asked(aim.goal), "turn": say(f"puzzle-turn-{aim.turns}"), "often": how_often(aim.odds)}
    begin, seat = game.position(puzzle.position), puzzle.seat
    others = tuple((resolved(_after(begin, seat, other.paths)).text(), _worse(other, aim)) for other in puzzle.others)
    name, *words = aim.goal
    return Step(
        say(f"puzzle-{kind}", seat=game.titles[seat], **told),
        puzzle.position,
        seat,
        play=puzzle.solution,
        tried=Try(
            Condition(name, tuple(words)),
            Condition(TURNS_ENDED, (str(aim.turns),)),
            say("puzzle-tried-worked"),
            say("puzzle-tried-failed"),
        ),
        others=others,
        otherwise=say(f"puzzle-{kind}-missed", **told),
        level=LEVEL,
        answered=True,
        done=say("puzzle-sure-solved", **told) if aim.odds == 1 else _solved(game, puzzle, told),
    )


def _worse(other: Other, aim: Aim) -> str:
    if aim.odds == 1:
        return say("puzzle-sure-other", this=how_often(other.odds))
    return say("puzzle-best-other", this=how_often(other.odds), often=how_often(aim.odds))


def _solved(game: Game, puzzle: Puzzle, told: Mapping[str, Any]) -> str:
    """What is said of a solution that chance may spoil: how often it works, and how often the next best way."""
    if not puzzle.others:
        return say("puzzle-best-solved-alone", **told)
    second = puzzle.others[0]
    solved = say("puzzle-best-solved", next=how_often(second.odds), **told)
    before = _after(game.position(puzzle.position), puzzle.seat, second.paths[:-1])
    warned = game.words.caution(before, Action(puzzle.seat, second.paths[-1]), game.titles)
    facts, _, _question = warned.rpartition(". ")
    return say("puzzle-best-solved-why", solved=solved, why=facts) if facts else solved


def _after(state: State, seat: int, paths: Sequence[Path]) -> State:
    for path in paths:
        state = state.after(Action(seat, path))
    return state


def asked(goal: Names) -> str:
    """What a goal asks for, as it stands behind "you can"."""
    name, *words = goal
    first, count = (words[0], words[-1]) if words else ("", "")
    return say(f"puzzle-to-{name}", first=first, count=count)


def how_often(odds: Fraction) -> Message:
    """How often something works, in percent. What is not sure, nor impossible, is neither in words."""
    return percent(float(odds) if odds in (0, 1) else min(0.99, max(0.01, float(odds))))
