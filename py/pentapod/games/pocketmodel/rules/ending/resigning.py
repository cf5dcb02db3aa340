"""Resigning: what must still happen before a seat leaves, and what its leaving breaks off."""

from __future__ import annotations

from pentapod.games.pocketmodel.rules.cards.piles import withstood
from pentapod.games.pocketmodel.rules.ending.elimination import casualties, leave
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import OrderStrikers, Reroll, Strike, TurnUp


def resign(position: Position, seat: int) -> None:
    """A seat leaves, unless what was due to be destroyed ends the game before that.

    Where more than two are in the game a battle goes on without the seat, and destroys what is due by itself.
    """
    if position.version > 1:
        if len(position.alive) == 2:
            casualties(position)
        if position.ending:
            return
        _break_off_strike(position, seat)
    leave(position, (seat,))


def _break_off_strike(position: Position, seat: int) -> None:
    """A strike by this seat, or on it, counts as failed; what was turned up for it still has its effects."""
    strike = next((step for step in position.todo if isinstance(step, OrderStrikers | Strike)), None)
    if strike and seat in (strike.seat, strike.owner):
        withstood(position, strike.owner, strike.slot)
        parts = (OrderStrikers, Strike, TurnUp, Reroll)
        position.todo = tuple(step for step in position.todo if not isinstance(step, parts))
