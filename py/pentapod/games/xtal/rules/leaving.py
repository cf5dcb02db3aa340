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


def left(at: Position, seat: int) -> Position:
    """The position after a seat gives up. Raises `IllegalAction` if it is not in the game.

    Under a Weapon that must be cancelled it is defeated first. The Combat of who leaves is over.
    """
    if at.stage == OVER:
        raise IllegalAction(Action(seat, RESIGN))
    if not at.playing(seat):
        raise IllegalAction(Action(seat, RESIGN))
    if at.stage == WEAPON and at.acting == seat:
        at = defeated(at)
    fought = at.stage in COMBAT and _involved(at, seat)
    at = _gone(at, seat)
    if len(at.players) == 1:
        return left_alone(at)
    if at.stage in (HOMES, DEAL, START):
        return prepared(at)
    if fought:
        return ended(at)
    return turn_ended(at) if at.stage in (ROLL, DRAW, PLAY) and seat == at.mover else at


def _involved(at: Position, seat: int) -> bool:
    """Whether Combat cannot go on without a seat."""
    voided = at.stage == ANSWER and at.laid[-1].seat == seat
    return voided or seat in at.table.pair or seat == at.acting


def _gone(at: Position, seat: int) -> Position:
    refuse = list(at.refuse)
    for kind in cards_in(at.hands[seat]):
        refuse[kind] += 1
    return at._replace(
        table=without(at.table, seat, at.homes[seat]),
        before=without(at.before, seat, at.homes[seat]) if at.before else None,
        hands=(*at.hands[:seat], (), *at.hands[seat + 1 :]),
        refuse=tuple(refuse),
        out=at.out | 1 << seat,
        drafts=(),
    )
