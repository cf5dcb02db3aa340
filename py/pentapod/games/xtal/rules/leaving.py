"""A player gives up: rings go to the Storage of the Home, the token leaves the board, the hand goes to the refuse."""

from __future__ import annotations

from pentapod.engine.state import RESIGN, Action, IllegalAction
from pentapod.games.xtal.rules.combat import defeated, ended
from pentapod.games.xtal.rules.moves import prepared
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    DEAL,
    DRAW,
    HOMES,
    OVER,
    PLAY,
    ROLL,
    START,
    WEAPON,
    Position,
    cards_in,
)
from pentapod.games.xtal.rules.turn import left_alone, turn_ended, without


def left(position: Position, seat: int) -> Position:
    """The position after a seat gives up. Raises `IllegalAction` if it is not in the game.

    Under a Weapon that must be cancelled it is defeated first. The Combat of who leaves is over.
    """
    if position.phase == OVER:
        raise IllegalAction(Action(seat, RESIGN))
    if not position.playing(seat):
        raise IllegalAction(Action(seat, RESIGN))
    if position.phase == WEAPON and position.acting == seat:
        position = defeated(position)
    fought = position.phase in COMBAT and _involved(position, seat)
    position = _gone(position, seat)
    if len(position.players) == 1:
        return left_alone(position)
    if position.phase in (HOMES, DEAL, START):
        return prepared(position)
    if fought:
        return ended(position)
    return turn_ended(position) if position.phase in (ROLL, DRAW, PLAY) and seat == position.mover else position


def _involved(position: Position, seat: int) -> bool:
    """Whether Combat cannot go on without a seat."""
    voided = position.phase == ANSWER and position.laid[-1].seat == seat
    return voided or seat in position.table.pair or seat == position.acting


def _gone(position: Position, seat: int) -> Position:
    refuse = list(position.refuse)
    for kind in cards_in(position.hands[seat]):
        refuse[kind] += 1
    return position._replace(
        table=without(position.table, seat, position.homes[seat]),
        before=without(position.before, seat, position.homes[seat]) if position.before else None,
        hands=(*position.hands[:seat], (), *position.hands[seat + 1 :]),
        refuse=tuple(refuse),
        out=position.out | 1 << seat,
        drafts=(),
    )
