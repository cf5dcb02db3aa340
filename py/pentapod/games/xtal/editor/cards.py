"""The cards of a position of XTAL that is edited: in hands and in the refuse pile."""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit
from pentapod.games.xtal.editor.pieces import HANDS, REFUSE, REFUSED, check_playing, put_in
from pentapod.games.xtal.rules.position import GAP, Position, cards_in, closed
from pentapod.games.xtal.rules.setup import with_card
from pentapod.games.xtal.rules.touches import slot_of
from pentapod.games.xtal.words.words import XtalWords


def with_card_at(position: Position, kind: int, place: str) -> Position:
    """The position with a card more in a hand, in its first gap, or in the refuse pile. Raises `CannotEdit`."""
    if place == REFUSE or place in REFUSED:
        return position._replace(refuse=put_in(position.refuse, kind, position.refuse[kind] + 1))
    seat, _ = _card_on(position, place)
    check_playing(position, seat)
    return with_card(position, seat, kind)


def without_card_at(position: Position, place: str) -> tuple[Position, int]:
    """The position without a card, and its kind. A gap is left while the seat composes a group.

    Raises `CannotEdit`.
    """
    if place == REFUSE or place in REFUSED:
        kind = REFUSED.index(place) if place in REFUSED else _uppermost(position)
        if not position.refuse[kind]:
            raise CannotEdit(XtalWords.not_refused)
        return position._replace(refuse=put_in(position.refuse, kind, position.refuse[kind] - 1)), kind
    seat, slot = _card_on(position, place)
    hand = position.hands[seat]
    if not cards_in(hand):
        raise CannotEdit(XtalWords.empty_handed, seat)
    left = put_in(hand, slot, GAP) if position.draft(seat) else (*hand[:slot], *hand[slot + 1 :])
    hands = (*position.hands[:seat], closed(left), *position.hands[seat + 1 :])
    return position._replace(hands=hands), hand[slot]


def _card_on(position: Position, place: str) -> tuple[int, int]:
    """Whose hand a place is or belongs to, and the slot there, or for a hand that of its last card."""
    for seat, hand in enumerate(position.hands):
        if place == HANDS[seat]:
            return seat, len(hand) - 1
        slot = slot_of(position, seat, place)
        if slot is not None:
            return seat, slot
    raise CannotEdit(XtalWords.no_card_place)


def _uppermost(position: Position) -> int:
    """The kind of the uppermost card of the refuse pile: the last one laid, or any."""
    if position.laid:
        return position.laid[-1].kind
    return max((kind for kind, count in enumerate(position.refuse) if count), default=0)
