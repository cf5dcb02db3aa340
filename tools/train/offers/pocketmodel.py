"""PocketModel: objectives, units and cards of each seat, and of the best other one."""

from __future__ import annotations

from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section
from pentapod.engine.state import State
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, RESERVE
from pentapod.games.pocketmodel.rules.state import PocketModel
from train.offers.offer import counted, counts_of, offer

_MOST: Final = 15
_COUNTS: Final = (
    ("objectives", "Objectives that stand, from 0."),
    ("units", "Units in play."),
    ("stars", "Their stars, by threes."),
    ("shields", "Their shields that are left, by twos."),
    ("forward", "Units in home zones of others."),
    ("contested", "Units in the contested zone."),
    ("reserve", "Stars in reserve, by threes."),
    ("cards", "Cards in the hand."),
)


def _counts(position: Position, seat: int) -> tuple[int, ...]:
    kinds, where = position.roster.kinds, position.where
    units = position.in_play(seat)
    zones = [where[unit] for unit in units]
    return (
        position.objectives(seat),
        len(units),
        sum(kinds[unit].stars for unit in units) // 3,
        sum(kinds[unit].shields - position.damage[unit] for unit in units) // 2,
        sum(zone not in (seat, CONTESTED) for zone in zones),
        zones.count(CONTESTED),
        sum(kinds[unit].stars for unit in position.roster.ranges[seat] if where[unit] == RESERVE) // 3,
        len(position.hands[seat]),
    )


def _facts(state: State, layout: Layout) -> list[Bundle] | None:
    if not isinstance(state, PocketModel) or state.result or state.position.out:
        return None
    position = state.position
    counts = [_counts(position, seat) for seat in position.seats]
    found = []
    for seat in range(len(counts)):
        turn = layout.first("turn") + (position.turn == seat)
        found.append((turn, *counts_of(layout, _COUNTS, _MOST, counts, seat)))
    return found


LEARNT: Final = offer(
    "pocketmodel",
    (
        Section("turn", 2, "Another has the turn; the seat itself."),
        *counted(_COUNTS, _MOST),
    ),
    _facts,
)
