"""What speaks for an action of PODS: the room that it takes, and the room that it keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.actions import pods_in
from pentapod.games.pods.rules.bitboard import outlooks
from pentapod.games.pods.rules.board import points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.pieces import number
from pentapod.games.pods.rules.room import Room, rooms
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.turn import TURNS, Placement

MOST: Final = 3
"""So many reasons are given."""

FEW: Final = 8
"""Once a side has no more places, or pods to place, than this, they are counted."""

CONTESTED: Final = 16
"""Once a side has no more places than this, each of them matters."""


def reasons(state: Pods, action: Action, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for a legal action, the most telling first."""
    if action.seat == CHANCE:
        return ()
    after = state.after(action)
    if after.ending:
        return (_ending(after, after.ending, names[1 - action.seat]),)
    return tuple(islice(_effects(state, action, after, names), MOST))


def _ending(after: Pods, ending: Ending, foe: str) -> str:
    match ending:
        case Ending.EMPTIED:
            return "it empties the hand, which wins"
        case Ending.STUCK:
            return f"it leaves {foe} {'no action' if after.variant.advanced else 'no place'}, which wins"
        case _:
            return "it ends the game in a draw"


def _effects(state: Pods, action: Action, after: Pods, names: Sequence[str]) -> Iterator[str]:
    seat, enemy = action.seat, 1 - action.seat
    before, now = rooms(state), rooms(after)
    foe, empty = names[enemy], after.legal.empty
    yield from _without_place(pods_in(enemy, after.hands[enemy]), before[enemy], now[enemy], foe)
    places = now[enemy].points.bit_count()
    if places <= FEW and places < before[enemy].points.bit_count():
        yield f"it leaves {foe} {counted(places, 'place')}"
    if not after.variant.advanced:
        yield from _sure(state, after, seat, names)
    guarded = after.guarded[enemy] & ~state.guarded[enemy] & empty
    if guarded:
        yield f"it guards {_points(guarded)} against {foe}"
    closed = before[enemy].points & ~now[enemy].points & empty & ~after.guarded[enemy]
    if closed:
        yield f"it closes {_points(closed)} to {foe}"
    own, own_before = (room[seat].points & ~room[enemy].points for room in (now, before))
    if places <= FEW and own.bit_count() > own_before.bit_count():
        yield f"it leaves {names[seat]} {counted(own.bit_count(), 'place')} that {foe} cannot take"
    freed = state.guarded[seat] & ~after.guarded[seat] & empty
    if freed:
        yield f"it frees {_points(freed)} from the guard of {foe}"
    turn = TURNS[action]
    if isinstance(turn, Placement):
        yield from _placed(state, turn, after, before, names)


def _sure(state: Pods, after: Pods, seat: int, names: Sequence[str]) -> Iterator[str]:
    """How many placements either side is sure of."""
    enemy = 1 - seat
    before, now = outlooks(state), outlooks(after)
    if now[seat].sure > before[seat].sure:
        yield f"it lets {names[seat]} place {counted(now[seat].sure, 'more pod')} whatever {names[enemy]} does"
    if now[enemy].sure < before[enemy].sure:
        some = counted(now[enemy].sure, "pod") if now[enemy].sure else "no pod"
        yield f"it leaves {names[enemy]} {some} that will surely find a place"


def _placed(
    state: Pods, turn: Placement, after: Pods, before: tuple[Room, Room], names: Sequence[str]
) -> Iterator[str]:
    """What speaks for a placement whatever it does to others."""
    seat, enemy = turn.seat, 1 - turn.seat
    left = after.hands[seat].bit_count()
    if state.variant.advanced and left <= FEW and left < state.hands[seat].bit_count():
        yield f"it leaves {names[seat]} {counted(left, 'pod')} to place"
    places_for = dict(zip(pods_in(seat, state.hands[seat]), before[seat].each, strict=True))[turn.code]
    if places_for.bit_count() == 1:
        yield f"pod {number(turn.code)} fits nowhere else"
    if before[enemy].points.bit_count() <= CONTESTED and before[enemy].points >> 8 * turn.point & 1:
        yield f"it takes a place that {names[enemy]} could have used"


def _without_place(pods: Sequence[int], before: Room, now: Room, foe: str) -> Iterator[str]:
    """The pods in the other side's hand that had a place, and have none any more."""
    lost = [number(pod) for pod, had, has in zip(pods, before.each, now.each, strict=True) if had and not has]
    if lost:
        numbers = listed(map(str, sorted(lost)))
        yield f"it leaves {foe}'s {'pod' if len(lost) == 1 else 'pods'} {numbers} no place"


def _points(points: int) -> str:
    return listed(POINTS[point] for point in points_in(points))
