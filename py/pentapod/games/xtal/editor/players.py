"""Who plays in a position of XTAL that is edited: how many seats there are, and who has given up."""

from __future__ import annotations

from pentapod.games.xtal.editor.mending import broken_off
from pentapod.games.xtal.editor.pieces import MOST_RINGS, put_in
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, Ending, Phase, Position, Table
from pentapod.games.xtal.rules.resign import hand_refused, table_without


def with_seats(position: Position, seats: int) -> Position:
    """A seat that goes takes everything away but its rings, which stay in the Storages; a new seat has nothing yet."""
    resized = _resized(position, seats)
    if resized.phase in BEFORE_START:
        return resized
    mover = resized.mover
    gone = mover is not None and mover >= seats
    if resized.phase is Phase.OVER:
        winners = resized.winners & (1 << seats) - 1 or 1
        return resized._replace(laid=(), before=None, mover=0 if gone else mover, winners=winners)
    if resized.phase in COMBAT or resized.laid or gone:
        return broken_off(resized)
    return resized._replace(before=None)


def _resized(position: Position, seats: int) -> Position:
    for seat in range(seats, position.setting.seats):
        position = position._replace(table=_stowed(position, seat))
    table, nowhere = position.table, (NOWHERE,) * max(0, seats - position.setting.seats)
    table = table._replace(
        tokens=(*table.tokens[:seats], *nowhere),
        rings=(*table.rings[:seats], *(0 for _ in nowhere)),
        protected=table.protected & (1 << seats) - 1,
    )
    out = position.out & (1 << seats) - 1
    fewer = seats < position.setting.seats
    if fewer and seats - out.bit_count() < 2 <= len(position.players):
        out = 0
    return position._replace(
        setting=position.setting._replace(seats=seats),
        table=table,
        homes=(*position.homes[:seats], *nowhere),
        hands=(*position.hands[:seats], *(() for _ in nowhere)),
        out=out,
        drafts=(),
    )


def _stowed(position: Position, seat: int) -> Table:
    """The table without a token, its rings in the Storage of its Home, or without a Home in the first."""
    home = position.homes[seat]
    table = table_without(position.table, seat, home if home != NOWHERE else next(iter(STORE_OF)))
    return table._replace(stores=tuple(min(MOST_RINGS, rings) for rings in table.stores))


def resigned(position: Position, seat: int) -> Position:
    """A seat gives up: its rings go to its Storage, its hand to the refuse pile. The last one wins."""
    table = _stowed(position, seat)
    position = hand_refused(position, seat)._replace(table=table, out=position.out | 1 << seat)
    if len(position.players) == 1 and position.phase is not Phase.OVER:
        position = broken_off(position)
        (winner,) = position.players
        return position._replace(phase=Phase.OVER, acting=None, ending=Ending.LEFT, winners=1 << winner)
    going_on = position.playing(position.mover) or position.phase in (*BEFORE_START, Phase.OVER)
    return position if going_on else broken_off(position)


def returned(position: Position, seat: int) -> Position:
    """A seat plays again: its token comes Home, if nobody stands there or lives there now."""
    position = position._replace(out=position.out & ~(1 << seat))
    home = position.homes[seat]
    if home == NOWHERE or any(position.homes[other] == home for other in position.players if other != seat):
        return position._replace(homes=put_in(position.homes, seat, NOWHERE))
    if position.table.taken(home):
        return position
    return position._replace(table=position.table._replace(tokens=put_in(position.table.tokens, seat, home)))
