"""What each card does once it is laid."""

from __future__ import annotations

from typing import assert_never

from pentapod.games.xtal.data.table import CARDS, Movement, Shield, Void, Weapon
from pentapod.games.xtal.rules.cards.objections import threatened
from pentapod.games.xtal.rules.combat.arrangements import arrive, facing_pair, form, won_at_home
from pentapod.games.xtal.rules.position import Aim, Laid, Position, Table


def take_effect(position: Position, seat: int, kind: int, aim: Aim | None, formed: bool) -> tuple[Position, bool]:
    """The position once a card that nothing speaks against has been laid. It stays in the hand: groups take it out.

    `formed` tells whether the group of the card has formed an arrangement: before the card, and returned, after it.
    """
    card, table, cancels = CARDS[kind], position.table, None
    match card:
        case Movement():
            assert aim is not None
            return _move(position, seat, kind, aim, formed)
        case Weapon():
            after = table._replace(weapon=len(position.laid))
        case Shield():
            cancels = table.weapon
            after = table._replace(weapon=None)
        case Void():
            cancels = cancelled_by_void(position, seat)
            undone = _table_without(position, cancels)
            after = undone._replace(protected=undone.protected | 1 << seat)
        case _:
            assert_never(card)
    return _laid(position, Laid(seat, kind, cancels), after), formed


def _move(position: Position, seat: int, kind: int, aim: Aim, formed: bool) -> tuple[Position, bool]:
    token, goal = aim
    table, won = arrive(position.table, token, goal, position.homes)
    pair = facing_pair(table, token)
    if pair is not None:
        table = form(table, pair, seat, formed)
        formed = True
    after = _laid(position, Laid(seat, kind), table)
    return (won_at_home(after, token) if won else after), formed


def _laid(position: Position, card: Laid, table: Table) -> Position:
    """The position with one card more on the table, and what that has made of the board."""
    return position._replace(table=table, laid=(*position.laid, card), before=position.table)


def cancelled_by_void(position: Position, seat: int) -> int | None:
    """What a Void of this seat cancels now, as a place among the laid cards: the last card, if it is another's.

    Under a Weapon it must remove that: if the last card's end does not do it, the Weapon itself is cancelled.
    """
    if not position.laid or position.laid[-1].seat == seat:
        return None
    if threatened(position, seat) and position.before and position.before.weapon is not None:
        return position.table.weapon
    return len(position.laid) - 1


def _table_without(position: Position, place: int | None) -> Table:
    """The table as it would be without the effect of a laid card: the last one, or the Weapon to be cancelled."""
    if place is None:
        return position.table
    if place == len(position.laid) - 1:
        assert position.before
        return position.before
    return position.table._replace(weapon=None)
