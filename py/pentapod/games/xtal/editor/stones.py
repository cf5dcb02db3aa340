"""What lies on the crystal of a position of XTAL that is edited: tokens, Homes, rings and protection."""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit
from pentapod.games.xtal.editor.pieces import MOST_RINGS, STORES, check_playing, put_in
from pentapod.games.xtal.rules.combat.arrangements import arrive
from pentapod.games.xtal.rules.path import NOWHERE, STONE_OF, VIOLETS
from pentapod.games.xtal.rules.position import Position
from pentapod.games.xtal.words.words import XtalWords


def token_on(position: Position, place: str) -> int:
    """The seat whose token stands there. Raises `CannotEdit`."""
    seat = _token_at(position, STONE_OF[place]) if place in STONE_OF else None
    if seat is None:
        raise CannotEdit(XtalWords.no_token_there)
    return seat


def _token_at(position: Position, stone: int) -> int | None:
    return position.table.tokens.index(stone) if position.table.taken(stone) else None


def _home_on(position: Position, stone: int) -> int:
    """Whose Home a stone is. Raises `CannotEdit`."""
    for seat in position.players:
        if position.homes[seat] == stone:
            return seat
    raise CannotEdit(XtalWords.nothing_on, stone)


def with_token(position: Position, seat: int, stone: int) -> Position:
    """The position with a token there. Raises `CannotEdit`."""
    check_playing(position, seat)
    other = _token_at(position, stone)
    if other is not None and other != seat:
        raise CannotEdit(XtalWords.taken, other, stone)
    return _with_tokens(position, put_in(position.table.tokens, seat, stone))


def with_home(position: Position, seat: int, stone: int) -> Position:
    """The position with a Home there, to which a token comes that is nowhere yet. Raises `CannotEdit`."""
    check_playing(position, seat)
    if stone not in VIOLETS:
        raise CannotEdit(XtalWords.only_violets)
    for other in position.players:
        if position.homes[other] == stone:
            raise CannotEdit(XtalWords.home_already, stone, other)
    position = position._replace(homes=put_in(position.homes, seat, stone))
    if position.table.tokens[seat] != NOWHERE or position.table.taken(stone):
        return position
    table, _ = arrive(position.table, seat, stone, position.homes)
    return _with_rings(position._replace(table=table), seat, min(MOST_RINGS, table.rings[seat]))


def with_protection(position: Position, seat: int) -> Position:
    """The position in which a token is protected. Raises `CannotEdit`."""
    if position.table.shields(seat):
        raise CannotEdit(XtalWords.protected_already, seat)
    return position._replace(table=position.table._replace(protected=position.table.protected | 1 << seat))


def without_uppermost(position: Position, stone: int) -> Position:
    """The position without what lies uppermost on a stone: protection, a ring, a token, a Home. Raises `CannotEdit`."""
    seat, table = _token_at(position, stone), position.table
    if seat is None:
        return position._replace(homes=put_in(position.homes, _home_on(position, stone), NOWHERE))
    if table.shields(seat):
        return position._replace(table=table._replace(protected=table.protected & ~(1 << seat)))
    if table.rings[seat]:
        return _with_rings(position, seat, table.rings[seat] - 1)
    return _with_tokens(position, put_in(table.tokens, seat, NOWHERE))


def moved(position: Position, origin: int, goal: int) -> Position:
    """The position once the token of a stone, or the Home that it is, went to another. Raises `CannotEdit`."""
    seat = _token_at(position, origin)
    if seat is not None:
        return with_token(position, seat, goal)
    return with_home(position, _home_on(position, origin), goal)


def with_ring(position: Position, place: str) -> Position:
    """The position with a ring more in a Storage or on a token. Raises `CannotEdit`."""
    if place in STORES:
        store = STORES.index(place)
        return _with_stored(position, store, _one_more(position.table.stores[store]))
    if place not in STONE_OF:
        raise CannotEdit(XtalWords.no_ring_place)
    seat = token_on(position, place)
    return _with_rings(position, seat, _one_more(position.table.rings[seat]))


def without_ring(position: Position, place: str) -> Position:
    """The position with a ring less. Raises `CannotEdit`."""
    if place in STORES:
        store = STORES.index(place)
        if not position.table.stores[store]:
            raise CannotEdit(XtalWords.empty_storage)
        return _with_stored(position, store, position.table.stores[store] - 1)
    seat = token_on(position, place)
    if not position.table.rings[seat]:
        raise CannotEdit(XtalWords.no_ring_carried, seat)
    return _with_rings(position, seat, position.table.rings[seat] - 1)


def _one_more(rings: int) -> int:
    if rings >= MOST_RINGS:
        raise CannotEdit(XtalWords.no_ring_room)
    return rings + 1


def _with_tokens(position: Position, tokens: tuple[int, ...]) -> Position:
    return position._replace(table=position.table._replace(tokens=tokens))


def _with_rings(position: Position, seat: int, rings: int) -> Position:
    return position._replace(table=position.table._replace(rings=put_in(position.table.rings, seat, rings)))


def _with_stored(position: Position, store: int, rings: int) -> Position:
    return position._replace(table=position.table._replace(stores=put_in(position.table.stores, store, rings)))
