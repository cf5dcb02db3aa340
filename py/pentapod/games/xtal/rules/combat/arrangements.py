"""Tokens that come to stand somewhere: the rings that they pick up, and the arrangements for Combat that they form."""

from __future__ import annotations

from pentapod.engine.values import Numbers, with_item
from pentapod.games.xtal.data.table import COMBAT_COLOUR, WINNING_RINGS
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE, OPPOSITE, STORE_OF
from pentapod.games.xtal.rules.position import Arrangement, Ending, Phase, Position, Table


def arrive(table: Table, token: int, goal: int, homes: Numbers) -> tuple[Table, bool]:
    """The table once a token comes to stand there, and whether that wins: rings in a Storage are picked up."""
    tokens = with_item(table.tokens, token, goal)
    store = STORE_OF.get(goal)
    if store is None:
        return table._replace(tokens=tokens), False
    rings, stores = list(table.rings), list(table.stores)
    rings[token] += stores[store]
    stores[store] = 0
    table = table._replace(tokens=tokens, rings=tuple(rings), stores=tuple(stores))
    return table, home_with_rings(table, homes, token)


def home_with_rings(table: Table, homes: Numbers, seat: int) -> bool:
    """Whether a token stands at Home with enough rings to win."""
    return table.tokens[seat] == homes[seat] != NOWHERE and table.rings[seat] >= WINNING_RINGS


def won_at_home(position: Position, seat: int) -> Position:
    """The game is over: a seat brought enough rings Home."""
    return position._replace(phase=Phase.OVER, acting=None, ending=Ending.HOME, winners=1 << seat)


def opposite(table: Table, one: int, other: int) -> bool:
    """Whether two seats stand on directly opposite Reds, neither of them protected."""
    here, there = table.tokens[one], table.tokens[other]
    if here == NOWHERE or there == NOWHERE or table.shields(one) or table.shields(other):
        return False
    return COLOURS[here] == COMBAT_COLOUR and OPPOSITE[here] == there


def facing_pair(table: Table, token: int) -> tuple[int, int] | None:
    """A token and the one that stands opposite it in an arrangement for Combat, ascending, if there is one."""
    for seat in range(len(table.tokens)):
        if opposite(table, token, seat):
            return (token, seat) if token < seat else (seat, token)
    return None


def form(table: Table, pair: tuple[int, int], maker: int, later: bool) -> Table:
    """The table with an arrangement that a card of `maker` has just formed.

    It takes Combat, unless a Weapon must be cancelled first or the group has formed another one before (`later`).
    """
    waiting = tuple(entry for entry in table.waiting if entry.pair != pair)
    if pair == table.pair:
        return table
    if later or table.weapon is not None:
        return table._replace(waiting=(*waiting, Arrangement(*pair, maker)))
    return table._replace(pair=pair, waiting=waiting)
