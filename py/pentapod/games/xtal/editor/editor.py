"""Positions of XTAL set up by hand: tokens, Homes, rings and protection on the crystal, cards in hands and refuse pile.

A token moves with all that it carries; taken away are first its protection, then its rings one by one. A Home brings
along the token of a player who has none yet, and that takes the rings in the Storage, as when the Home is chosen.
"""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import State
from pentapod.games.xtal.data.table import RINGS
from pentapod.games.xtal.editor.cards import with_card_at, without_card_at
from pentapod.games.xtal.editor.knobs import knobs, turn
from pentapod.games.xtal.editor.mending import mended
from pentapod.games.xtal.editor.pieces import (
    DEALT,
    HOMES,
    PROTECTION,
    RING,
    STORES,
    TOKENS,
    icon,
    pieces,
    rings_left,
    stone_of,
)
from pentapod.games.xtal.editor.scene import scene
from pentapod.games.xtal.editor.stones import (
    moved,
    token_on,
    with_home,
    with_protection,
    with_ring,
    with_token,
    without_ring,
    without_uppermost,
)
from pentapod.games.xtal.rules import text
from pentapod.games.xtal.rules.path import NOWHERE, STONE_OF
from pentapod.games.xtal.rules.position import NO_CARDS, Position, Table, deck
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.words.words import XtalWords

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return Xtal(text.read(line))


def supply(state: State, words: XtalWords) -> tuple[Piece, ...]:
    """Everything that can be put somewhere."""
    return pieces(_position(state), words)


def put(state: State, piece: str, place: str) -> State:
    """A token or a Home goes there from wherever it is; a card on one of a hand goes into that hand.

    Raises `CannotEdit`.
    """
    position = _position(state)
    return Xtal(mended(position, _with_piece(position, piece, place)))


def _with_piece(position: Position, piece: str, place: str) -> Position:
    if piece in DEALT:
        kind = DEALT.index(piece)
        after = with_card_at(position, kind, place)
        if deck(position)[kind] <= 0:
            raise CannotEdit(XtalWords.no_card_of_kind, kind)
        return after
    if piece == RING:
        after = with_ring(position, place)
        if not rings_left(position):
            raise CannotEdit(XtalWords.no_ring_left)
        return after
    if piece == PROTECTION:
        return with_protection(position, token_on(position, place))
    if piece in TOKENS:
        return with_token(position, TOKENS.index(piece), stone_of(place))
    if piece in HOMES:
        return with_home(position, HOMES.index(piece), stone_of(place))
    raise CannotEdit(XtalWords.no_such_piece)


def lift(state: State, place: str) -> State:
    """What lies uppermost taken away: protection, a ring, a token, a Home; of cards the last one.

    Raises `CannotEdit`.
    """
    position = _position(state)
    if place in STONE_OF:
        return Xtal(mended(position, without_uppermost(position, STONE_OF[place])))
    if place in STORES:
        return Xtal(mended(position, without_ring(position, place)))
    return Xtal(mended(position, without_card_at(position, place)[0]))


def move(state: State, origin: str, goal: str) -> State:
    """A token with all that it carries, or a Home where there is none, to another stone; a ring or a card elsewhere.

    From a token to a Storage goes a ring. Raises `CannotEdit`.
    """
    position = _position(state)
    if origin == goal:
        return state
    if origin in STORES or (origin in STONE_OF and goal in STORES):
        return Xtal(mended(position, with_ring(without_ring(position, origin), goal)))
    if origin in STONE_OF:
        return Xtal(mended(position, moved(position, STONE_OF[origin], stone_of(goal))))
    without, kind = without_card_at(position, origin)
    return Xtal(mended(position, with_card_at(without, kind, goal)))


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
