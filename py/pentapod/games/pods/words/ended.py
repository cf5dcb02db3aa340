"""How a game of PODS ended: who has won, and what stood in the way of the other side's last pods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from pentapod.engine.english import counted, drawn, inside, listed, won
from pentapod.games.pods.data.table import HAND, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.position import Position, guards_of
from pentapod.games.pods.rules.state import Pods

_FEW: Final = 5
"""So many points are named; more are counted."""


def ended(state: Pods, ending: Ending, names: Sequence[str]) -> str:
    """Who has won, and by what."""
    winner = 0 if state.result and state.result[0] else 1
    winners = (names[winner],)
    match ending:
        case Ending.RESIGNED:
            return won(winners, f"{inside(names[1 - winner])} resigned")
        case Ending.EMPTIED:
            return won(winners, "not one pod is left in the hand")
        case Ending.STUCK:
            return won(winners, f"{inside(names[1 - winner])} {_stuck(state)}")
        case Ending.REPEATED:
            return drawn(f"this position occurred {REPETITIONS} times")
        case Ending.QUIET:
            return drawn(f"no hand has shrunk for {QUIET_TURNS} turns")
    assert_never(ending)


def _stuck(state: Pods) -> str:
    """What the side to move cannot do, and why not."""
    if not pods_in_hand(state):
        return "has no pod to place"  # So it may be where a position is set up by hand, and pods lie aside.
    pods = listed(map(str, pods_in_hand(state)), "or")
    cannot = f"can neither move nor place pod {pods}" if state.variant.advanced else f"cannot place pod {pods}"
    return f"{cannot}, for {', and '.join(_obstructions(state))}"


def pods_in_hand(position: Position) -> list[int]:
    """The pods in the hand of the side to move."""
    return [pod for pod in range(1, HAND + 1) if position.hands[position.to_move] >> pod & 1]


def unguarded(position: Position) -> list[int]:
    """The empty points that are not guarded against the side to move."""
    return [point for point, code in enumerate(position.board) if not code and not guards_of(position, point)]


def _obstructions(state: Pods) -> Iterator[str]:
    left = unguarded(state)
    guarded = [point for point, code in enumerate(state.board) if not code and point not in left]
    if guarded:
        yield f"{_points(guarded)} {'is' if len(guarded) == 1 else 'are'} guarded"
    if left and state.variant.advanced:
        yield f"on {_points(left)} nothing would come of it"
    elif left:
        where = f"the other {len(left)} points" if guarded and len(left) > _FEW else _points(left)
        yield f"on {where} every leg would be blocked"
    if not left and not guarded:
        yield "no point is empty"


def _points(points: Sequence[int]) -> str:
    if len(points) > _FEW:
        return counted(len(points), "empty point")
    return listed(POINTS[point] for point in points)
