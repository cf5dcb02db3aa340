"""From one turn to the next: whose roll it is, and the ends that do not come by an arrival."""

from __future__ import annotations

from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import NOBODY, OVER, ROLL, Position, Table, clockwise_first


def turn_ended(at: Position) -> Position:
    """The next player to the left of the mover rolls. What was laid is forgotten."""
    if at.rolls >= at.setting.most_rolls:
        return _most_rings(at)
    return rolling(at, clockwise_first(at.players, at.mover, at.setting.seats))


def rolling(at: Position, mover: int) -> Position:
    """A turn begins."""
    return cleared(at)._replace(stage=ROLL, mover=mover, acting=NOBODY)


def cleared(at: Position) -> Position:
    """The position without cards on the table and without Combat; the arrangements that wait still do."""
    table = at.table._replace(pair=(), weapon=-1)
    return at._replace(table=table, laid=(), before=None, passed=0, beat=0, drafts=())


def _most_rings(at: Position) -> Position:
    most = max(at.table.rings[seat] for seat in at.players)
    winners = sum(1 << seat for seat in at.players if at.table.rings[seat] == most)
    return cleared(at)._replace(stage=OVER, acting=NOBODY, ending="guard", winners=winners)


def left_alone(at: Position) -> Position:
    """Everybody else has left the game."""
    (winner,) = at.players
    return cleared(at)._replace(stage=OVER, acting=NOBODY, ending="left", winners=1 << winner)


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
