"""Puts, takes and moves cards by hand. A card is always somewhere."""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit
from pentapod.games.pocketmodel.data.table import COMBAT, DECK_COPIES
from pentapod.games.pocketmodel.editor.changes import change_pool, empty_slot
from pentapod.games.pocketmodel.editor.pieces import CardPiece
from pentapod.games.pocketmodel.editor.places import PilePlace, Place, SlotPlace
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.cards.piles import cards_in, deck_size, discard, from_hand, to_hand
from pentapod.games.pocketmodel.rules.check import cards_of
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, Position, with_byte, with_item
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.words.words import PocketModelWords


def put_card(draft: Position, piece: CardPiece, to: Place) -> None:
    """Put a card somewhere: one from the deck, or in a deck of its own a new one. Raises `CannotEdit`."""
    seat, card = piece
    goal = _goal(card, seat, to)
    if isinstance(goal, SlotPlace):
        empty_slot(draft, seat, goal.slot)
    room = draft.decks[seat] == OWN and cards_of(draft, seat)[card] < DECK_COPIES
    into_deck = isinstance(goal, PilePlace) and goal.pile is Pile.DECK
    if not into_deck and draft.pools[seat][card] and deck_size(draft, seat) > 0:
        change_pool(draft, seat, card, -1)
    elif not room:
        if draft.pools[seat][card]:
            raise CannotEdit(PocketModelWords.only_face_down, seat)
        raise CannotEdit(PocketModelWords.no_such_card_left, card, seat)
    _put_down(draft, card, goal)


def _goal(card: int, seat: int, to: Place) -> SlotPlace | PilePlace:
    """The place, if a card of a seat may lie there. Raises `CannotEdit`."""
    if not isinstance(to, SlotPlace | PilePlace) or to.seat != seat:
        raise CannotEdit(PocketModelWords.card_place, seat)
    if isinstance(to, SlotPlace) and COMBAT[card]:
        raise CannotEdit(PocketModelWords.never_face_up, card)
    return to


def _put_down(draft: Position, card: int, to: SlotPlace | PilePlace) -> None:
    """Put a card that lies nowhere on a place."""
    match to:
        case SlotPlace(seat, slot):
            draft.change_slot(seat, slot, card)
        case PilePlace(seat, Pile.HAND):
            to_hand(draft, seat, card)
        case PilePlace(seat, Pile.DISCARD):
            discard(draft, seat, card)
        case PilePlace(seat, Pile.DECK):
            change_pool(draft, seat, card, 1)


def put_face_down(draft: Position, to: Place) -> None:
    """Put a card of the deck face down in a slot. Raises `CannotEdit`."""
    if not isinstance(to, SlotPlace):
        raise CannotEdit(PocketModelWords.objectives_only)
    empty_slot(draft, to.seat, to.slot)
    if deck_size(draft, to.seat) < 1:
        raise CannotEdit(PocketModelWords.deck_used_up, to.seat)
    draft.change_slot(to.seat, to.slot, DOWN)


def _pick_up(draft: Position, place: SlotPlace | PilePlace) -> int:
    """Take a card that lies open off its place. Raises `CannotEdit`."""
    seat = place.seat
    if isinstance(place, SlotPlace):
        content = draft.slots[seat][place.slot]
        draft.change_slot(seat, place.slot, EMPTY)
        return content
    in_hand = place.pile is Pile.HAND
    pile = draft.hands[seat] if in_hand else tuple(dict.fromkeys(cards_in(draft.discards[seat])))
    card = pile[-1] if place.card is None and pile else place.card
    if card is None or card not in pile:
        raise CannotEdit(PocketModelWords.no_such_card, seat, place.pile)
    if in_hand:
        from_hand(draft, seat, card)
    else:
        cards = draft.discards[seat]
        draft.discards = with_item(draft.discards, seat, with_byte(cards, card, cards[card] - 1))
    return card


def take_card(draft: Position, place: SlotPlace | PilePlace) -> None:
    """Take a card into the deck; a card of the deck leaves the game if the deck is its own. Raises `CannotEdit`."""
    seat = place.seat
    if isinstance(place, SlotPlace):
        if draft.slots[seat][place.slot] == EMPTY:
            raise CannotEdit(PocketModelWords.destroyed_already)
        empty_slot(draft, seat, place.slot)
    elif place.pile is not Pile.DECK:
        change_pool(draft, seat, _pick_up(draft, place), 1)
    elif draft.decks[seat] != OWN:
        raise CannotEdit(PocketModelWords.deck_keeps, draft.decks[seat])
    elif deck_size(draft, seat) < 1:
        raise CannotEdit(PocketModelWords.empty_deck, seat)
    else:
        change_pool(draft, seat, cards_in(draft.pools[seat])[-1], -1)


def set_card(draft: Position, place: SlotPlace | PilePlace, to: Place) -> None:
    """Move a card to another place of its player. Raises `CannotEdit`."""
    if isinstance(place, PilePlace) and place.pile is Pile.DECK:
        raise CannotEdit(PocketModelWords.deck_unsaid)
    if isinstance(place, SlotPlace) and draft.slots[place.seat][place.slot] < 0:
        _set_hidden(draft, place, to)
        return
    if place == to:
        return
    card = _pick_up(draft, place)
    goal = _goal(card, place.seat, to)
    if isinstance(goal, SlotPlace):
        empty_slot(draft, goal.seat, goal.slot)
    _put_down(draft, card, goal)


def _set_hidden(draft: Position, place: SlotPlace, to: Place) -> None:
    """Move a face-down card to another slot, or into the deck. Raises `CannotEdit`."""
    seat, content = place.seat, draft.slots[place.seat][place.slot]
    if content == EMPTY:
        raise CannotEdit(PocketModelWords.nothing_here)
    match to:
        case SlotPlace(owner) if owner == seat:
            if place == to:
                return
            empty_slot(draft, seat, to.slot)
            content = draft.slots[seat][place.slot]
            draft.change_slot(seat, place.slot, EMPTY)
            draft.change_slot(seat, to.slot, content)
        case PilePlace(owner, Pile.DECK) if owner == seat:
            empty_slot(draft, seat, place.slot)
        case _:
            raise CannotEdit(PocketModelWords.unknown_card)
