"""The themes of X-Pod Play Off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.games.xpod.data.table import CardId
from pentapod.games.xpod.rules.activation.threats import might_score_next
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import owner
from pentapod.puzzles.puzzle import HOLD
from puzzles.themes.solution import Solution, Theme


def plays_a_card(solution: Solution) -> bool:
    """An X-tra card comes first."""
    return solution.puzzle.solution[0][0] in set(CardId)


def scores(solution: Solution) -> bool:
    """The unit reaches the home row with its movement, and the game is over."""
    return solution.end.result is not None


def acts_on_others(solution: Solution) -> bool:
    """A defence that goes on in the same turn with a special action, or does something to a unit of the others."""
    begin, end = _states(solution)
    goes_on = end.actors == (solution.seat,)
    return solution.puzzle.kind == HOLD and (
        goes_on or _units(begin, 1 - solution.seat) != _units(end, 1 - solution.seat)
    )


def stands_in_the_way(solution: Solution) -> bool:
    """Any other defence: a unit goes, or is placed, where it is in the way."""
    return solution.puzzle.kind == HOLD


def comes_near(solution: Solution) -> bool:
    """A unit could score in the next turn, and none could before."""
    begin, end = _states(solution)
    return not _near(begin, solution.seat) and _near(end, solution.seat)


def prepares(_solution: Solution) -> bool:
    """What stands near may score only later: something else comes first."""
    return True


def _near(state: XPod, seat: int) -> bool:
    return any(owner(code) == seat and might_score_next(state, square) for square, code in state.units.items())


def _units(state: XPod, seat: int) -> dict[int, int]:
    return {square: code for square, code in state.units.items() if owner(code) == seat}


def _states(solution: Solution) -> tuple[XPod, XPod]:
    begin, end = solution.begin, solution.end
    assert isinstance(begin, XPod)
    assert isinstance(end, XPod)
    return begin, end


THEMES: Final[Mapping[str, Theme]] = {
    "play-x-tra-card": plays_a_card,
    "reach-home-row": scores,
    "act-on-runner": acts_on_others,
    "stand-in-the-way": stands_in_the_way,
    "come-near": comes_near,
    "before-you-score": prepares,
}
