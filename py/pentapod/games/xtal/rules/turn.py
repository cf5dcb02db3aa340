"""From one turn to the next: whose roll it is, and the ends that do not come by an arrival."""

from __future__ import annotations

from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import NOBODY, OVER, ROLL, Position, Table, clockwise_first


def turn_ended(position: Position) -> Position:
    """The next player to the left of the mover rolls. What was laid is forgotten."""
    if position.rolls >= position.setting.most_rolls:
        return _most_rings(position)
    return rolling(position, clockwise_first(position.players, position.mover, position.setting.seats))


def rolling(position: Position, mover: int) -> Position:
    """A turn begins."""
    return cleared(position)._replace(phase=ROLL, mover=mover, acting=NOBODY)


def cleared(position: Position) -> Position:
    """The position without cards on the table and without Combat; the arrangements that wait still do."""
    table = position.table._replace(pair=(), weapon=-1)
    return position._replace(table=table, laid=(), before=None, passed=0, beat=0, drafts=())


def _most_rings(position: Position) -> Position:
    most = max(position.table.rings[seat] for seat in position.players)
    winners = sum(1 << seat for seat in position.players if position.table.rings[seat] == most)
    return cleared(position)._replace(phase=OVER, acting=NOBODY, ending="guard", winners=winners)


def left_alone(position: Position) -> Position:
    """Everybody else has left the game."""
    (winner,) = position.players
    return cleared(position)._replace(phase=OVER, acting=NOBODY, ending="left", winners=1 << winner)


def without(table: Table, seat: int, home: int) -> Table:
    """The table once a seat has left it: its token gone, its rings in its Storage."""
    stores, rings = list(table.stores), list(table.rings)
    if home != NOWHERE:
        stores[STORE_OF[home]] += rings[seat]
    rings[seat] = 0
    fights = seat in table.pair
    return Table(
        (*table.tokens[:seat], NOWHERE, *table.tokens[seat + 1 :]),
        tuple(rings),
        tuple(stores),
        table.protected & ~(1 << seat),
        () if fights else table.pair,
        -1 if fights else table.weapon,
        tuple(entry for entry in table.waiting if seat not in entry[:2]),
    )
