"""The themes of PODS: what a new pod does to the points where the two sides could go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pentapod.games.pods.rules.state import Pods
from puzzles.themes.solution import Solution, Theme


class Room(NamedTuple):
    """The points where pods could go, before and after the solution."""

    taken: str
    own_before: frozenset[str]
    own_after: frozenset[str]
    others_before: frozenset[str]
    others_after: frozenset[str]

    @property
    def closed(self) -> frozenset[str]:
        """The points, beside the one that is taken, where the others cannot go any more."""
        return self.others_before - self.others_after - {self.taken}


def room(solution: Solution) -> Room:
    """The points where pods could go, before and after a placement."""
    begin, end, seat = solution.begin, solution.end, solution.seat
    assert isinstance(begin, Pods)
    assert isinstance(end, Pods)
    own, others = ([_points(state, one) for state in (begin, end)] for one in (seat, 1 - seat))
    return Room(solution.puzzle.solution[0][1], own[0], own[1], others[0], others[1])


def _points(state: Pods, seat: int) -> frozenset[str]:
    """Where a seat could place a pod if it were its turn."""
    turned = Pods(state.variant, state.board, seat, state.hands, state.aside, state.guarded)
    return frozenset(action.path[1] for action in turned.actions())


def closes_several(solution: Solution) -> bool:
    """The others lose several points beside the one that is taken."""
    return len(room(solution).closed) > 1


def makes_own(solution: Solution) -> bool:
    """More points than before are open to this side alone."""
    now = room(solution)
    return len(now.own_after - now.others_after) > len(now.own_before - now.others_before)


def closes_from_own(solution: Solution) -> bool:
    """From where the others cannot go, the pod closes a point to them."""
    now = room(solution)
    return bool(now.closed) and now.taken not in now.others_before


def takes_and_closes(solution: Solution) -> bool:
    """The others lose the point that is taken, and one beside it."""
    now = room(solution)
    return bool(now.closed) and now.taken in now.others_before


def takes(solution: Solution) -> bool:
    """The pod takes a point where the others could go as well."""
    now = room(solution)
    return now.taken in now.others_before


def waits(_solution: Solution) -> bool:
    """The pod changes nothing for the others."""
    return True


THEMES: Final[Mapping[str, Theme]] = {
    "close-several": closes_several,
    "make-your-own": makes_own,
    "close-from-inside": closes_from_own,
    "take-and-close": takes_and_closes,
    "take-shared": takes,
    "keep-waiting": waits,
}
