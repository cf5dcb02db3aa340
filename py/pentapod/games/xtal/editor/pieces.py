"""The pieces that can be put on the table of XTAL, and the places that hold them."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.games.xtal.data.table import CARDS, RINGS
from pentapod.games.xtal.data.table import TITLES as SEATS
from pentapod.games.xtal.rules.path import STONE_OF, VIOLETS
from pentapod.games.xtal.rules.position import Position, deck
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.seals import seal
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.shapes import Group, Shape

TOKENS: Final = tuple(f"token-{seat}" for seat in range(len(SEATS)))
HOMES: Final = tuple(f"home-{seat}" for seat in range(len(SEATS)))
RING: Final = "ring"
PROTECTION: Final = "protection"
DEALT: Final = tuple(f"card-{card.letter}" for card in CARDS)
"""The ids of the pieces. Those of cards are by their kinds."""

STORES: Final = tuple(f"store-{number + 1}" for number in range(len(VIOLETS)))
"""The touches of the Storages."""

HANDS: Final = tuple(f"hand-{seat}" for seat in range(len(SEATS)))
"""The touches of whole hands."""

REFUSE: Final = "refuse"
"""The touch of the refuse pile."""

REFUSED: Final = tuple(f"refuse-{card.letter}" for card in CARDS)
"""The touches of the kinds of cards in it."""

MOST_RINGS: Final = 9
"""As many rings, in one place, as a text can say."""


def icon(piece: str, words: XtalWords) -> tuple[Shape, ...]:
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
    raise CannotEdit(XtalWords.no_such_piece)


def pieces(position: Position, words: XtalWords) -> tuple[Piece, ...]:
    """Tokens, Homes and protection can always be put, wherever they are now; rings and cards while there are any."""
    left = zip(DEALT, words.card_names, deck(position), strict=True)
    return (
        *(Piece(TOKENS[seat], words.token_piece(seat), words.tokens) for seat in position.players),
        *(Piece(HOMES[seat], words.home_piece(seat), words.homes) for seat in position.players),
        Piece(RING, words.ring, words.rings_and_protection, rings_left(position)),
        Piece(PROTECTION, words.protection, words.rings_and_protection),
        *(Piece(piece, name, words.cards, max(0, count)) for piece, name, count in left),
    )


def rings_left(position: Position) -> int:
    """The rings that are nowhere on the table."""
    return max(0, RINGS - sum(position.table.rings) - sum(position.table.stores))


def stone_of(place: str) -> int:
    """The stone with this touch. Raises `CannotEdit`."""
    if place not in STONE_OF:
        raise CannotEdit(XtalWords.only_on_stones)
    return STONE_OF[place]


def put_in(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Some numbers with one of them exchanged."""
    return (*values[:place], value, *values[place + 1 :])


def check_playing(position: Position, seat: int) -> None:
    """Raises `CannotEdit` for a seat that is not in the game."""
    if not position.playing(seat):
        raise CannotEdit(XtalWords.not_playing, seat)
