"""Where the movement cards may bring tokens."""

from __future__ import annotations

from typing import Final

from pentapod.engine.values import Numbers
from pentapod.games.xtal.data.table import CARDS, Movement
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, NOWHERE, by_nearness
from pentapod.games.xtal.rules.position import Position

Targets = dict[int, Numbers]
"""The tokens that a card may move, each with its goals."""

_GOALS: Final = tuple(
    tuple(stone for stone in range(LENGTH) if COLOURS[stone] == card.goal) if isinstance(card, Movement) else ()
    for card in CARDS
)


def goals(position: Position, kind: int, token: int) -> Numbers:
    """Where a card may bring a seat's token, ascending; nowhere if it may not be moved, or if the card moves none."""
    card, table = CARDS[kind], position.table
    origin = table.tokens[token]
    if not isinstance(card, Movement) or origin == NOWHERE:
        return ()
    if COLOURS[origin] not in card.origins or table.shields(token):
        return ()
    if not card.nearest:
        return tuple(goal for goal in _GOALS[kind] if not table.taken(goal))
    for equally_near in by_nearness(origin, _GOALS[kind]):
        free = tuple(goal for goal in equally_near if not table.taken(goal))
        if free or position.setting.strict:
            return free
    return ()


def targets(position: Position, kind: int) -> Targets:
    """The tokens that a card may move, with their goals; none for a card that moves no token."""
    if not isinstance(CARDS[kind], Movement):
        return {}
    found = {token: goals(position, kind, token) for token in position.players}
    return {token: there for token, there in found.items() if there}
