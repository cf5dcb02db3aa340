"""Positions of XTAL set up by hand: tokens, Homes, rings and protection on the crystal, cards in hands and refuse pile.

A token moves with all that it carries; taken away are first its protection, then its rings one by one. A Home brings
along the token of a player who has none yet, and that takes the rings in the Storage, as when the Home is chosen.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import State
from pentapod.games.xtal.data.table import CARDS, RINGS
from pentapod.games.xtal.data.table import TITLES as SEATS
from pentapod.games.xtal.editor.conversion import closed, mended
from pentapod.games.xtal.editor.knobs import knobs, turn
from pentapod.games.xtal.editor.scene import HANDS, REFUSE, REFUSED, STORES, scene
from pentapod.games.xtal.rules import text
from pentapod.games.xtal.rules.actions import slot_touch
from pentapod.games.xtal.rules.cards import arrived
from pentapod.games.xtal.rules.groups import draft_of
from pentapod.games.xtal.rules.path import NOWHERE, STONE_OF, TITLES, VIOLETS
from pentapod.games.xtal.rules.position import GAP, NO_CARDS, NOBODY, Position, Table, cards_in, deck
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.seals import seal
from pentapod.scene.shapes import Group, Shape

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]

TOKENS: Final = tuple(f"token-{seat}" for seat in range(len(SEATS)))
HOMES: Final = tuple(f"home-{seat}" for seat in range(len(SEATS)))
RING: Final = "ring"
PROTECTION: Final = "protection"
DEALT: Final = tuple(f"card-{card.letter}" for card in CARDS)

_MOST: Final = 9
"""As many rings, in one place, as a text can say."""


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return Xtal(text.read(line))


def icon(piece: str) -> tuple[Shape, ...]:
    """A piece around the origin, as large as it may be."""
    if piece in TOKENS:
        return (Group(crystal.token(TOKENS.index(piece), 0, False), scale=1.6),)
    if piece in HOMES:
        seat, violet = HOMES.index(piece), crystal.stone_shapes(VIOLETS[0])[:1]
        sign = crystal.mark(seat, 0, 0, 10, "stone-mark")
        return (Group((*violet, *crystal.home(seat), sign), scale=1.3),)
    if piece in DEALT:
        return (Group(seal(DEALT.index(piece)), scale=1.5),)
    if piece == RING:
        return (Group(crystal.stored(1), scale=3),)
    if piece == PROTECTION:
        return (Group(crystal.protection(), scale=1.05),)
    raise CannotEdit("There is no such piece in XTAL.")


def supply(state: State) -> tuple[Piece, ...]:
    """Tokens, Homes and protection can always be put, wherever they are now; rings and cards while there are any."""
    position = _position(state)
    return (
        *(Piece(TOKENS[seat], f"{SEATS[seat]}'s token", "Tokens") for seat in position.players),
        *(Piece(HOMES[seat], f"{SEATS[seat]}'s Home", "Homes") for seat in position.players),
        Piece(RING, "Ring", "Rings and protection", _rings_left(position)),
        Piece(PROTECTION, "Protection", "Rings and protection"),
        *(
            Piece(piece, card.name, "Cards", max(0, left))
            for piece, card, left in zip(DEALT, CARDS, deck(position), strict=True)
        ),
    )


def _rings_left(position: Position) -> int:
    return max(0, RINGS - sum(position.table.rings) - sum(position.table.stores))


def put(state: State, piece: str, place: str) -> State:
    """A token or a Home goes there from wherever it is; a card on one of a hand goes into that hand.

    Raises `CannotEdit`.
    """
    position = _position(state)
    if piece in DEALT:
        kind = DEALT.index(piece)
        after = _dealt(position, kind, place)
        if deck(position)[kind] <= 0:
            raise CannotEdit(f"All {CARDS[kind].copies} of {CARDS[kind].name} are in hands and refuse pile.")
    elif piece == RING:
        after = _ringed(position, place)
        if not _rings_left(position):
            raise CannotEdit(f"All {RINGS} rings are in the game.")
    elif piece == PROTECTION:
        seat = _token_on(position, place)
        if position.table.shields(seat):
            raise CannotEdit(f"{SEATS[seat]} is protected already.")
        after = position._replace(table=position.table._replace(protected=position.table.protected | 1 << seat))
    elif piece in TOKENS:
        after = _with_token(position, TOKENS.index(piece), _stone(place))
    elif piece in HOMES:
        after = _with_home(position, HOMES.index(piece), _stone(place))
    else:
        raise CannotEdit("There is no such piece in XTAL.")
    return Xtal(mended(position, after))


def lift(state: State, place: str) -> State:
    """What lies uppermost taken away: protection, a ring, a token, a Home; of cards the last one.

    Raises `CannotEdit`.
    """
    position = _position(state)
    if place in STONE_OF:
        return Xtal(mended(position, _stripped(position, STONE_OF[place])))
    if place in STORES:
        return Xtal(mended(position, _unringed(position, place)))
    return Xtal(mended(position, _drawn(position, place)[0]))


def move(state: State, origin: str, goal: str) -> State:
    """A token with all that it carries, or a Home where there is none, to another stone; a ring or a card elsewhere.

    From a token to a Storage goes a ring. Raises `CannotEdit`.
    """
    position = _position(state)
    if origin == goal:
        return state
    if origin in STORES or (origin in STONE_OF and goal in STORES):
        return Xtal(mended(position, _ringed(_unringed(position, origin), goal)))
    if origin in STONE_OF:
        return Xtal(mended(position, _gone(position, STONE_OF[origin], _stone(goal))))
    without, kind = _drawn(position, origin)
    return Xtal(mended(position, _dealt(without, kind, goal)))


def clear(state: State) -> State:
    """Nothing on the crystal, in the hands and in the refuse pile; what needs something is over."""
    position = _position(state)
    seats = position.setting.seats
    nowhere = (NOWHERE,) * seats
    table = Table(nowhere, (0,) * seats, (0,) * RINGS)
    empty = position._replace(table=table, homes=nowhere, hands=((),) * seats, refuse=NO_CARDS, drafts=())
    return Xtal(mended(position, empty))


def _position(state: State) -> Position:
    assert isinstance(state, Xtal)
    return state.position


def _put_in(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _stone(place: str) -> int:
    if place not in STONE_OF:
        raise CannotEdit("Tokens and Homes are on the stones of the path.")
    return STONE_OF[place]


def _token_at(position: Position, stone: int) -> int:
    return position.table.tokens.index(stone) if stone in position.table.tokens else NOBODY


def _token_on(position: Position, place: str) -> int:
    """The seat whose token stands there. Raises `CannotEdit`."""
    seat = _token_at(position, STONE_OF[place]) if place in STONE_OF else NOBODY
    if seat == NOBODY:
        raise CannotEdit("No token stands there.")
    return seat


def _with_token(position: Position, seat: int, stone: int) -> Position:
    _check_playing(position, seat)
    other = _token_at(position, stone)
    if other not in (NOBODY, seat):
        raise CannotEdit(f"{SEATS[other]}'s token stands on {TITLES[stone]}. Two tokens never share a position.")
    return position._replace(table=position.table._replace(tokens=_put_in(position.table.tokens, seat, stone)))


def _with_home(position: Position, seat: int, stone: int) -> Position:
    _check_playing(position, seat)
    if stone not in VIOLETS:
        raise CannotEdit("A Home is a Violet.")
    for other in position.players:
        if position.homes[other] == stone:
            raise CannotEdit(f"{TITLES[stone]} is the Home of {SEATS[other]}.")
    homes = _put_in(position.homes, seat, stone)
    if position.table.tokens[seat] != NOWHERE or position.table.taken(stone):
        return position._replace(homes=homes)
    table, _ = arrived(position.table, seat, stone, homes)
    rings = _put_in(table.rings, seat, min(_MOST, table.rings[seat]))
    return position._replace(homes=homes, table=table._replace(rings=rings))


def _check_playing(position: Position, seat: int) -> None:
    if not position.playing(seat):
        raise CannotEdit(f"{SEATS[seat]} is not in the game.")


def _stripped(position: Position, stone: int) -> Position:
    """The position without what lies uppermost on a stone."""
    seat, table = _token_at(position, stone), position.table
    if seat != NOBODY:
        if table.shields(seat):
            return position._replace(table=position.table._replace(protected=table.protected & ~(1 << seat)))
        if table.rings[seat]:
            return position._replace(
                table=position.table._replace(rings=_put_in(table.rings, seat, table.rings[seat] - 1))
            )
        return position._replace(table=position.table._replace(tokens=_put_in(table.tokens, seat, NOWHERE)))
    return position._replace(homes=_put_in(position.homes, _home_on(position, stone), NOWHERE))


def _home_on(position: Position, stone: int) -> int:
    """Whose Home a stone is. Raises `CannotEdit`."""
    for seat in position.players:
        if position.homes[seat] == stone:
            return seat
    raise CannotEdit(f"Nothing lies on {TITLES[stone]}.")


def _gone(position: Position, origin: int, goal: int) -> Position:
    """The position once the token of a stone, or the Home that it is, went to another."""
    seat = _token_at(position, origin)
    if seat != NOBODY:
        return _with_token(position, seat, goal)
    return _with_home(position, _home_on(position, origin), goal)


def _ringed(position: Position, place: str) -> Position:
    """The position with a ring more in a Storage or on a token."""
    if place in STORES:
        store = STORES.index(place)
        return position._replace(
            table=position.table._replace(
                stores=_put_in(position.table.stores, store, _more(position.table.stores[store]))
            )
        )
    if place not in STONE_OF:
        raise CannotEdit("A ring is on a token or in a Storage.")
    seat = _token_on(position, place)
    return position._replace(
        table=position.table._replace(rings=_put_in(position.table.rings, seat, _more(position.table.rings[seat])))
    )


def _more(rings: int) -> int:
    if rings >= _MOST:
        raise CannotEdit("There is no room for another ring.")
    return rings + 1


def _unringed(position: Position, place: str) -> Position:
    """The position with a ring less."""
    if place in STORES:
        store = STORES.index(place)
        if not position.table.stores[store]:
            raise CannotEdit("There is no ring in this Storage.")
        return position._replace(
            table=position.table._replace(
                stores=_put_in(position.table.stores, store, position.table.stores[store] - 1)
            )
        )
    seat = _token_on(position, place)
    if not position.table.rings[seat]:
        raise CannotEdit(f"{SEATS[seat]}'s token carries no ring.")
    return position._replace(
        table=position.table._replace(rings=_put_in(position.table.rings, seat, position.table.rings[seat] - 1))
    )


def _dealt(position: Position, kind: int, place: str) -> Position:
    """The position with a card more in a hand, in its first gap, or in the refuse pile."""
    if place == REFUSE or place in REFUSED:
        return position._replace(refuse=_put_in(position.refuse, kind, position.refuse[kind] + 1))
    seat, _ = _card_on(position, place)
    _check_playing(position, seat)
    hand = position.hands[seat]
    hand = _put_in(hand, hand.index(GAP), kind) if GAP in hand else (*hand, kind)
    return position._replace(hands=(*position.hands[:seat], hand, *position.hands[seat + 1 :]))


def _card_on(position: Position, place: str) -> tuple[int, int]:
    """Whose hand a place is or belongs to, and the slot there, or for a hand that of its last card."""
    for seat, hand in enumerate(position.hands):
        if place == HANDS[seat]:
            return seat, len(hand) - 1
        for slot, kind in enumerate(hand):
            if kind != GAP and place == slot_touch(seat, slot):
                return seat, slot
    raise CannotEdit("There is no place for a card.")


def _drawn(position: Position, place: str) -> tuple[Position, int]:
    """The position without a card, and its kind. While a group of that hand is in the making a gap is left."""
    if place == REFUSE or place in REFUSED:
        kind = REFUSED.index(place) if place in REFUSED else _top(position)
        if not position.refuse[kind]:
            raise CannotEdit("There is no such card in the refuse pile.")
        return position._replace(refuse=_put_in(position.refuse, kind, position.refuse[kind] - 1)), kind
    seat, slot = _card_on(position, place)
    hand = position.hands[seat]
    if not cards_in(hand):
        raise CannotEdit(f"{SEATS[seat]} holds no card.")
    left = _put_in(hand, slot, GAP) if draft_of(position, seat) else (*hand[:slot], *hand[slot + 1 :])
    return position._replace(hands=(*position.hands[:seat], closed(left), *position.hands[seat + 1 :])), hand[slot]


def _top(position: Position) -> int:
    """The kind of the uppermost card of the refuse pile: the last one laid, or any."""
    if position.laid:
        return position.laid[-1].kind
    return max((kind for kind, count in enumerate(position.refuse) if count), default=0)
