"""What speaks for an action of PODS: the room that it takes, and the room that it keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.actions import pods_in
from pentapod.games.pods.rules.bitboard import outlooks
from pentapod.games.pods.rules.board import points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.pieces import number
from pentapod.games.pods.rules.room import Room, rooms
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.turn import TURNS, Placement

FEW: Final = 8
"""Once a side has no more places, or pods to place, than this, they are counted."""

CONTESTED: Final = 16
"""Once a side has no more places than this, each of them matters."""


def reasons(state: Pods, action: Action) -> Iterator[Message]:
    """What speaks for a legal action, the most telling first."""
    after = state.after(action)
    if after.ending:
        yield _ending(after, after.ending, 1 - action.seat)
    else:
        yield from _effects(state, action, after)


def _ending(after: Pods, ending: Ending, enemy: int) -> Message:
    match ending:
        case Ending.EMPTIED:
            return because("reason-emptied")
        case Ending.STUCK:
            return because("reason-stuck", seat=enemy, advanced=after.variant.advanced)
        case _:
            return because("reason-drawn")


def _effects(state: Pods, action: Action, after: Pods) -> Iterator[Message]:
    seat, enemy = action.seat, 1 - action.seat
    before, now = rooms(state), rooms(after)
    empty = after.legal.empty
    yield from _without_place(enemy, pods_in(enemy, after.hands[enemy]), before[enemy], now[enemy])
    places = now[enemy].points.bit_count()
    if places <= FEW and places < before[enemy].points.bit_count():
        yield because("reason-places", seat=enemy, count=places)
    if not after.variant.advanced:
        yield from _sure(state, after, seat)
    guarded = after.guarded[enemy] & ~state.guarded[enemy] & empty
    if guarded:
        yield because("reason-guards", points=_points(guarded), seat=enemy)
    closed = before[enemy].points & ~now[enemy].points & empty & ~after.guarded[enemy]
    if closed:
        yield because("reason-closes", points=_points(closed), seat=enemy)
    own, own_before = (room[seat].points & ~room[enemy].points for room in (now, before))
    if places <= FEW and own.bit_count() > own_before.bit_count():
        yield because("reason-own-places", seat=seat, count=own.bit_count(), enemy_seat=enemy)
    freed = state.guarded[seat] & ~after.guarded[seat] & empty
    if freed:
        yield because("reason-frees", points=_points(freed), seat=enemy)
    turn = TURNS[action]
    if isinstance(turn, Placement):
        yield from _placed(state, turn, after, before)


def _sure(state: Pods, after: Pods, seat: int) -> Iterator[Message]:
    """How many placements either side is sure of."""
    enemy = 1 - seat
    before, now = outlooks(state), outlooks(after)
    if now[seat].sure > before[seat].sure:
        yield because("reason-sure", seat=seat, count=now[seat].sure, enemy_seat=enemy)
    if now[enemy].sure < before[enemy].sure:
        yield because("reason-unsure", seat=enemy, count=now[enemy].sure)


def _placed(state: Pods, turn: Placement, after: Pods, before: tuple[Room, Room]) -> Iterator[Message]:
    """What speaks for a placement whatever it does to others."""
    seat, enemy = turn.seat, 1 - turn.seat
    left = after.hands[seat].bit_count()
    if state.variant.advanced and left <= FEW and left < state.hands[seat].bit_count():
        yield because("reason-left", seat=seat, count=left)
    places_for = dict(zip(pods_in(seat, state.hands[seat]), before[seat].each, strict=True))[turn.code]
    if places_for.bit_count() == 1:
        yield because("reason-only-place", number=number(turn.code))
    if before[enemy].points.bit_count() <= CONTESTED and before[enemy].points >> 8 * turn.point & 1:
        yield because("reason-takes", seat=enemy)


def _without_place(enemy: int, pods: Sequence[int], before: Room, now: Room) -> Iterator[Message]:
    """The pods in the other side's hand that had a place, and have none any more."""
    lost = [number(pod) for pod, had, has in zip(pods, before.each, now.each, strict=True) if had and not has]
    if lost:
        yield because("reason-no-place", seat=enemy, numbers=sorted(lost), count=len(lost))


def _points(points: int) -> list[str]:
    return [POINTS[point] for point in points_in(points)]
