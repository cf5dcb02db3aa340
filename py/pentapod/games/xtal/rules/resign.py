"""A player gives up: rings go to the Storage of the Home, the token leaves the board, the hand goes to the refuse."""

from __future__ import annotations

from pentapod.engine.values import with_item
from pentapod.games.xtal.rules.combat.progress import defeat, end_combat
from pentapod.games.xtal.rules.order import end_turn, last_one_wins
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, Phase, Position, Table, cards_in
from pentapod.games.xtal.rules.setup import go_on


def resign(position: Position, seat: int) -> Position:
    """The position after a seat in the game gives up.

    Under a Weapon that must be cancelled it is defeated first. The Combat of who leaves is over.
    """
    if position.phase is Phase.WEAPON and position.acting == seat:
        position = defeat(position)
    fought = position.phase in COMBAT and _needed_in_combat(position, seat)
    position = _without_player(position, seat)
    if len(position.players) == 1:
        return last_one_wins(position)
    if position.phase in BEFORE_START:
        return go_on(position)
    if fought:
        return end_combat(position)
    return end_turn(position) if position.phase not in COMBAT and seat == position.mover else position


def _needed_in_combat(position: Position, seat: int) -> bool:
    """Whether Combat cannot go on without a seat."""
    voided = position.phase is Phase.ANSWER and position.laid[-1].seat == seat
    return voided or seat in position.table.pair or seat == position.acting


def _without_player(position: Position, seat: int) -> Position:
    before = position.before
    return hand_refused(position, seat)._replace(
        table=table_without(position.table, seat, position.homes[seat]),
        before=table_without(before, seat, position.homes[seat]) if before else None,
        out=position.out | 1 << seat,
        drafts=(),
    )


def hand_refused(position: Position, seat: int) -> Position:
    """The position with the cards of a hand in the refuse pile."""
    refuse = list(position.refuse)
    for kind in cards_in(position.hands[seat]):
        refuse[kind] += 1
    return position._replace(hands=with_item(position.hands, seat, ()), refuse=tuple(refuse))


def table_without(table: Table, seat: int, home: int) -> Table:
    """The table once a seat has left it: its token gone, its rings in its Storage."""
    stores, rings = list(table.stores), list(table.rings)
    if home != NOWHERE:
        stores[STORE_OF[home]] += rings[seat]
    rings[seat] = 0
    fights = seat in table.pair
    return Table(
        tokens=with_item(table.tokens, seat, NOWHERE),
        rings=tuple(rings),
        stores=tuple(stores),
        protected=table.protected & ~(1 << seat),
        pair=() if fights else table.pair,
        weapon=None if fights else table.weapon,
        waiting=tuple(entry for entry in table.waiting if seat not in entry.pair),
    )
