"""The themes of MODX."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Place
from pentapod.puzzles.puzzle import HOLD
from puzzles.themes.solution import Solution, Theme


def puts_a_joker_back(solution: Solution) -> bool:
    """The solution is where a Joker goes."""
    return not isinstance(_states(solution)[0].task, Place)


def scores_with_jokers_to_place(solution: Solution) -> bool:
    """A pattern scores, the game goes on, and the Jokers of the pattern are to be put back."""
    _, end = _states(solution)
    return scores(solution) and end.result is None and end.turn == solution.seat


def covers(solution: Solution) -> bool:
    """The others lose points at once."""
    begin, end = _states(solution)
    return end.ledger.points[1 - solution.seat] < begin.ledger.points[1 - solution.seat]


def scores(solution: Solution) -> bool:
    """A pattern scores."""
    assert isinstance(solution.after, ModxState)
    return solution.after.automatic


def makes_two_threats(solution: Solution) -> bool:
    """On two spaces at least one more piece would complete a pattern, and on more than before."""
    begin, end = _states(solution)
    before, now = (state.cells_lacking(1, solution.seat) for state in (begin, end))
    return now.bit_count() > max(1, before.bit_count())


def blocks(solution: Solution) -> bool:
    """Any other defence: the piece stands where the others need one."""
    return solution.puzzle.kind == HOLD


def threatens(_solution: Solution) -> bool:
    """It prepares what follows: one threat, or the last piece that makes two."""
    return True


def _states(solution: Solution) -> tuple[ModxState, ModxState]:
    begin, end = solution.begin, solution.end
    assert isinstance(begin, ModxState)
    assert isinstance(end, ModxState)
    return begin, end


THEMES: Final[Mapping[str, Theme]] = {
    "joker-back": puts_a_joker_back,
    "free-jokers": scores_with_jokers_to_place,
    "cover-theirs": covers,
    "right-pattern": scores,
    "take-their-space": blocks,
    "two-threats": makes_two_threats,
    "prepare-pattern": threatens,
}
