"""PODS: room of both sides, pod by pod."""

from __future__ import annotations

from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section
from pentapod.engine.state import CHANCE, State
from pentapod.games.pods.rules.room import Room, rooms
from pentapod.games.pods.rules.state import Pods
from train.offers.offer import counted, counts_of, offer

_MOST: Final = 24
_COUNTS: Final = (
    ("points", "Points where some pod may be placed, from 0."),
    ("safe", "Those of them where the opponent may place none."),
    ("hand", "Pods in the hand."),
    ("stuck", "Pods in the hand that may be placed nowhere."),
    ("tight", "Pods in the hand that may be placed on one or two points."),
)


def _counts(own: Room, foe: Room) -> tuple[int, ...]:
    places = [points.bit_count() for points in own.each]
    return (
        own.points.bit_count(),
        (own.points & ~foe.points).bit_count(),
        len(places),
        places.count(0),
        places.count(1) + places.count(2),
    )


def _facts(state: State, layout: Layout) -> list[Bundle] | None:
    assert isinstance(state, Pods)
    if state.actors == (CHANCE,) or state.result:
        return None
    white, black = rooms(state)
    counts = _counts(white, black), _counts(black, white)
    found = []
    for seat in range(2):
        facts = [layout.first("turn") + (state.to_move == seat), layout.first("seat") + seat]
        found.append((*facts, *counts_of(layout, _COUNTS, _MOST, counts, seat)))
    return found


LEARNT: Final = offer(
    "pods",
    (
        Section("turn", 2, "The opponent is to move; the seat itself is."),
        Section("seat", 2, "The seat is White; Black."),
        *counted(_COUNTS, _MOST),
    ),
    _facts,
)
