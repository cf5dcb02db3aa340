"""The room that each side has: where its pods might be placed, if it were to move."""

from __future__ import annotations

from typing import NamedTuple

from pentapod.engine.values import Numbers, union
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.actions import FITS, pods_in, unguarded
from pentapod.games.pods.rules.board import ALL_LEGS
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.state import Pods


class Room(NamedTuple):
    """Where the pods of a hand may be placed: sets of points, for all of them and for each."""

    points: int
    each: Numbers
    unguarded: int


def rooms(state: Pods) -> tuple[Room, Room]:
    """The room that both sides have now, whoever is to move."""
    legal = state.legal
    return _room(state, 0, legal.empty, legal.footholds), _room(state, 1, legal.empty, legal.footholds)


def _room(position: Position, seat: int, empty: int, footholds: int) -> Room:
    allowed = unguarded(empty, position.guarded[seat])
    legs_at = (footholds & allowed * ALL_LEGS).to_bytes(len(POINTS), "little")
    codes = pods_in(seat, position.hands[seat])
    each = tuple([int.from_bytes(legs_at.translate(FITS[code]), "little") for code in codes])
    return Room(union(each), each, allowed)
