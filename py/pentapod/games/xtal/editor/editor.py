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
from pentapod.games.xtal.rules.path import NOWHERE, POSITION_OF, TITLES, VIOLETS
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
        seat, violet = HOMES.index(piece), crystal.stone(VIOLETS[0])[:1]
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
    at = _position(state)
    return (
        *(Piece(TOKENS[seat], f"{SEATS[seat]}'s token", "Tokens") for seat in at.players),
        *(Piece(HOMES[seat], f"{SEATS[seat]}'s Home", "Homes") for seat in at.players),
        Piece(RING, "Ring", "Rings and protection", _rings_left(at)),
        Piece(PROTECTION, "Protection", "Rings and protection"),
        *(
            Piece(piece, card.name, "Cards", max(0, left))
            for piece, card, left in zip(DEALT, CARDS, deck(at), strict=True)
        ),
    )


def _rings_left(at: Position) -> int:
    return max(0, RINGS - sum(at.table.rings) - sum(at.table.stores))


def put(state: State, piece: str, place: str) -> State:
    """A token or a Home goes there from wherever it is; a card on one of a hand goes into that hand.

    Raises `CannotEdit`.
    """
    at = _position(state)
    if piece in DEALT:
        kind = DEALT.index(piece)
        after = _dealt(at, kind, place)
        if deck(at)[kind] <= 0:
            raise CannotEdit(f"All {CARDS[kind].copies} of {CARDS[kind].name} are in hands and refuse pile.")
    elif piece == RING:
        after = _ringed(at, place)
        if not _rings_left(at):
            raise CannotEdit(f"All {RINGS} rings are in the game.")
    elif piece == PROTECTION:
        seat = _token_on(at, place)
        if at.table.shields(seat):
            raise CannotEdit(f"{SEATS[seat]} is protected already.")
        after = at._replace(table=at.table._replace(protected=at.table.protected | 1 << seat))
    elif piece in TOKENS:
        after = _with_token(at, TOKENS.index(piece), _stone(place))
    elif piece in HOMES:
        after = _with_home(at, HOMES.index(piece), _stone(place))
    else:
        raise CannotEdit("There is no such piece in XTAL.")
    return Xtal(mended(at, after))


def lift(state: State, place: str) -> State:
    """What lies uppermost taken away: protection, a ring, a token, a Home; of cards the last one.

    Raises `CannotEdit`.
    """
    at = _position(state)
    if place in POSITION_OF:
        return Xtal(mended(at, _stripped(at, POSITION_OF[place])))
    if place in STORES:
        return Xtal(mended(at, _unringed(at, place)))
    return Xtal(mended(at, _drawn(at, place)[0]))


def move(state: State, origin: str, goal: str) -> State:
    """A token with all that it carries, or a Home where there is none, to another stone; a ring or a card elsewhere.

    From a token to a Storage goes a ring. Raises `CannotEdit`.
    """
    at = _position(state)
    if origin == goal:
        return state
    if origin in STORES or (origin in POSITION_OF and goal in STORES):
        return Xtal(mended(at, _ringed(_unringed(at, origin), goal)))
    if origin in POSITION_OF:
        return Xtal(mended(at, _gone(at, POSITION_OF[origin], _stone(goal))))
    without, kind = _drawn(at, origin)
    return Xtal(mended(at, _dealt(without, kind, goal)))


def clear(state: State) -> State:
    """Nothing on the crystal, in the hands and in the refuse pile; what needs something is over."""
    at = _position(state)
    seats = at.setting.seats
    nowhere = (NOWHERE,) * seats
    table = Table(nowhere, (0,) * seats, (0,) * RINGS)
    empty = at._replace(table=table, homes=nowhere, hands=((),) * seats, refuse=NO_CARDS, drafts=())
    return Xtal(mended(at, empty))


def _position(state: State) -> Position:
    assert isinstance(state, Xtal)
    return state.at


def _put_in(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _stone(place: str) -> int:
    if place not in POSITION_OF:
        raise CannotEdit("Tokens and Homes are on the stones of the path.")
    return POSITION_OF[place]


def _token_at(at: Position, position: int) -> int:
    return at.table.tokens.index(position) if position in at.table.tokens else NOBODY


def _token_on(at: Position, place: str) -> int:
    """The seat whose token stands there. Raises `CannotEdit`."""
    seat = _token_at(at, POSITION_OF[place]) if place in POSITION_OF else NOBODY
    if seat == NOBODY:
        raise CannotEdit("No token stands there.")
    return seat


def _with_token(at: Position, seat: int, position: int) -> Position:
    _check_playing(at, seat)
    other = _token_at(at, position)
    if other not in (NOBODY, seat):
        raise CannotEdit(f"{SEATS[other]}'s token stands on {TITLES[position]}. Two tokens never share a position.")
    return at._replace(table=at.table._replace(tokens=_put_in(at.table.tokens, seat, position)))


def _with_home(at: Position, seat: int, position: int) -> Position:
    _check_playing(at, seat)
    if position not in VIOLETS:
        raise CannotEdit("A Home is a Violet.")
    for other in at.players:
        if at.homes[other] == position:
            raise CannotEdit(f"{TITLES[position]} is the Home of {SEATS[other]}.")
    homes = _put_in(at.homes, seat, position)
    if at.table.tokens[seat] != NOWHERE or at.table.taken(position):
        return at._replace(homes=homes)
    table, _ = arrived(at.table, seat, position, homes)
    rings = _put_in(table.rings, seat, min(_MOST, table.rings[seat]))
    return at._replace(homes=homes, table=table._replace(rings=rings))


def _check_playing(at: Position, seat: int) -> None:
    if not at.playing(seat):
        raise CannotEdit(f"{SEATS[seat]} is not in the game.")


def _stripped(at: Position, position: int) -> Position:
    """The position without what lies uppermost on a stone."""
    seat, table = _token_at(at, position), at.table
    if seat != NOBODY:
        if table.shields(seat):
            return at._replace(table=at.table._replace(protected=table.protected & ~(1 << seat)))
        if table.rings[seat]:
            return at._replace(table=at.table._replace(rings=_put_in(table.rings, seat, table.rings[seat] - 1)))
        return at._replace(table=at.table._replace(tokens=_put_in(table.tokens, seat, NOWHERE)))
    return at._replace(homes=_put_in(at.homes, _home_on(at, position), NOWHERE))


def _home_on(at: Position, position: int) -> int:
    """Whose Home a stone is. Raises `CannotEdit`."""
    for seat in at.players:
        if at.homes[seat] == position:
            return seat
    raise CannotEdit(f"Nothing lies on {TITLES[position]}.")


def _gone(at: Position, origin: int, goal: int) -> Position:
    """The position once the token of a stone, or the Home that it is, went to another."""
    seat = _token_at(at, origin)
    if seat != NOBODY:
        return _with_token(at, seat, goal)
    return _with_home(at, _home_on(at, origin), goal)


def _ringed(at: Position, place: str) -> Position:
    """The position with a ring more in a Storage or on a token."""
    if place in STORES:
        store = STORES.index(place)
        return at._replace(
            table=at.table._replace(stores=_put_in(at.table.stores, store, _more(at.table.stores[store])))
        )
    if place not in POSITION_OF:
        raise CannotEdit("A ring is on a token or in a Storage.")
    seat = _token_on(at, place)
    return at._replace(table=at.table._replace(rings=_put_in(at.table.rings, seat, _more(at.table.rings[seat]))))


def _more(rings: int) -> int:
    if rings >= _MOST:
        raise CannotEdit("There is no room for another ring.")
    return rings + 1


def _unringed(at: Position, place: str) -> Position:
    """The position with a ring less."""
    if place in STORES:
        store = STORES.index(place)
        if not at.table.stores[store]:
            raise CannotEdit("There is no ring in this Storage.")
        return at._replace(table=at.table._replace(stores=_put_in(at.table.stores, store, at.table.stores[store] - 1)))
    seat = _token_on(at, place)
    if not at.table.rings[seat]:
        raise CannotEdit(f"{SEATS[seat]}'s token carries no ring.")
    return at._replace(table=at.table._replace(rings=_put_in(at.table.rings, seat, at.table.rings[seat] - 1)))


def _dealt(at: Position, kind: int, place: str) -> Position:
    """The position with a card more in a hand, in its first gap, or in the refuse pile."""
    if place == REFUSE or place in REFUSED:
        return at._replace(refuse=_put_in(at.refuse, kind, at.refuse[kind] + 1))
    seat, _ = _card_on(at, place)
    _check_playing(at, seat)
    hand = at.hands[seat]
    hand = _put_in(hand, hand.index(GAP), kind) if GAP in hand else (*hand, kind)
    return at._replace(hands=(*at.hands[:seat], hand, *at.hands[seat + 1 :]))


def _card_on(at: Position, place: str) -> tuple[int, int]:
    """Whose hand a place is or belongs to, and the slot there, or for a hand that of its last card."""
    for seat, hand in enumerate(at.hands):
        if place == HANDS[seat]:
            return seat, len(hand) - 1
        for slot, kind in enumerate(hand):
            if kind != GAP and place == slot_touch(seat, slot):
                return seat, slot
    raise CannotEdit("There is no place for a card.")


def _drawn(at: Position, place: str) -> tuple[Position, int]:
    """The position without a card, and its kind. While a group of that hand is in the making a gap is left."""
    if place == REFUSE or place in REFUSED:
        kind = REFUSED.index(place) if place in REFUSED else _top(at)
        if not at.refuse[kind]:
            raise CannotEdit("There is no such card in the refuse pile.")
        return at._replace(refuse=_put_in(at.refuse, kind, at.refuse[kind] - 1)), kind
    seat, slot = _card_on(at, place)
    hand = at.hands[seat]
    if not cards_in(hand):
        raise CannotEdit(f"{SEATS[seat]} holds no card.")
    left = _put_in(hand, slot, GAP) if draft_of(at, seat) else (*hand[:slot], *hand[slot + 1 :])
    return at._replace(hands=(*at.hands[:seat], closed(left), *at.hands[seat + 1 :])), hand[slot]


def _top(at: Position) -> int:
    """The kind of the uppermost card of the refuse pile: the last one laid, or any."""
    if at.laid:
        return at.laid[-1].kind
    return max((kind for kind, count in enumerate(at.refuse) if count), default=0)
