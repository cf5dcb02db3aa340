"""Decks, hands and discard piles. A deck has no order: which card comes is settled when it comes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.engine.values import Numbers, with_item
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, COMBAT, NO_CARDS
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, Position, with_byte
from pentapod.games.pocketmodel.rules.steps import Battle, BattlePhase, Choices, Draw, Swap

_DRAWS: Final = tuple(Action(CHANCE, (card.code,)) for card in CARDS)


def deck_size(position: Position, seat: int) -> int:
    """How many cards a deck has."""
    return sum(position.pools[seat]) - position.slots[seat].count(DOWN)


def hidden_pile(position: Position, seat: int, slot: int) -> bytes:
    """The cards that a face-down card may be one of."""
    content = position.slots[seat][slot]
    return position.pools[seat] if content == DOWN else position.older[seat][DOWN - 1 - content]


def outcomes(pile: bytes) -> Choices:
    """Every card that may come from a pile."""
    return list(compress(_DRAWS, pile))


def likelihoods(pile: bytes) -> Numbers:
    """How likely each of the outcomes is."""
    return tuple(filter(None, pile))


def drawn(position: Position, seat: int, card: int) -> None:
    """A card of the deck goes to the hand."""
    position.pools = with_item(position.pools, seat, _without(position.pools[seat], card))
    to_hand(position, seat, card)


def to_hand(position: Position, seat: int, card: int) -> None:
    """A card goes to the hand."""
    position.hands = with_item(position.hands, seat, tuple(sorted((*position.hands[seat], card))))


def from_hand(position: Position, seat: int, card: int) -> None:
    """A card leaves the hand."""
    hand = list(position.hands[seat])
    hand.remove(card)
    position.hands = with_item(position.hands, seat, tuple(hand))


def discard(position: Position, seat: int, card: int) -> None:
    """A card goes to the discard pile."""
    pile = position.discards[seat]
    position.discards = with_item(position.discards, seat, with_byte(pile, card, pile[card] + 1))


def taken_up(position: Position, seat: int, slot: int, card: int) -> None:
    """A face-down card turns out to be this one. What lies in the slot next is for the caller to say."""
    content = position.slots[seat][slot]
    position.change_slot(seat, slot, EMPTY)
    if content == DOWN:
        position.pools = with_item(position.pools, seat, _without(position.pools[seat], card))
        return
    piles = list(position.older[seat])
    at = DOWN - 1 - content
    piles[at] = _without(piles[at], card)
    if not any(piles[at]):
        del piles[at]
        moved = tuple(known + 1 if known < content else known for known in position.slots[seat])
        position.slots = with_item(position.slots, seat, moved)
    position.older = with_item(position.older, seat, tuple(piles))


def replenished(position: Position, seat: int) -> bool:
    """Whether the deck has a card to draw; if it is empty, the discard pile is shuffled to make a new one."""
    if deck_size(position, seat):
        return True
    if not any(position.discards[seat]):
        return False
    left = position.pools[seat]
    if any(left):
        aside = DOWN - 1 - len(position.older[seat])
        slots = tuple(aside if content == DOWN else content for content in position.slots[seat])
        position.slots = with_item(position.slots, seat, slots)
        position.older = with_item(position.older, seat, (*position.older[seat], left))
    position.pools = with_item(position.pools, seat, position.discards[seat])
    position.discards = with_item(position.discards, seat, NO_CARDS)
    return True


def withstood(position: Position, seat: int, slot: int) -> None:
    """After a failed strike a combat card is discarded, and the top card of the deck takes its place, face down."""
    card = position.slots[seat][slot]
    if card >= 0 and COMBAT[card]:
        position.change_slot(seat, slot, EMPTY)
        discard(position, seat, card)
        replenished(position, seat)
        position.change_slot(seat, slot, DOWN)


def multiset(cards: Iterable[int]) -> bytes:
    """Cards as a multiset."""
    counts = bytearray(NO_CARDS)
    for card in cards:
        counts[card] += 1
    return bytes(counts)


def together(*piles: bytes) -> bytes:
    """All cards of some piles."""
    return bytes(map(sum, zip(*piles, strict=True)))


def cards_in(pile: bytes) -> list[int]:
    """A multiset as cards, ascending."""
    return [card for card, copies in enumerate(pile) for _ in range(copies)]


def played_cards(battle: Battle) -> list[tuple[int, int]]:
    """The units of a battle with the cards that lie there for them."""
    if battle.phase == BattlePhase.REFILLED:
        return []
    return [(fighter.unit, fighter.card) for fighter in battle.fighters if fighter and fighter.card is not None]


def cards_under_way(position: Position, seat: int) -> list[int]:
    """The cards of a seat that lie in a battle, or are on their way to a slot."""
    owners = position.roster.owners
    found: list[int] = []
    for step in position.todo:
        match step:
            case Swap():
                found += [step.card] * (step.seat == seat)
            case Battle():
                found += [card for unit, card in played_cards(step) if owners[unit] == seat]
    return found


def unseen(position: Position, seat: int) -> bytes:
    """The cards of a seat that have not been seen by all: those in its deck, its hand and face down."""
    return together(position.pools[seat], multiset(position.hands[seat]), *position.older[seat])


def _without(pile: bytes, card: int) -> bytes:
    return with_byte(pile, card, pile[card] - 1)


# ---------------------------------------------------------------------------------------------- draws


def settle_draw(position: Position, step: Draw) -> bool:
    """It is over after the last card, or when deck and discard pile are empty."""
    if step.left and replenished(position, step.seat):
        return False
    position.pop()
    return True


def draw_actions(position: Position, step: Draw) -> Choices:
    """Every card that the deck may bring."""
    return outcomes(position.pools[step.seat])


def play_draw(position: Position, step: Draw, path: Path) -> None:
    """A card comes to the hand."""
    position.become(Draw(step.seat, step.left - 1))
    drawn(position, step.seat, CARD_OF_CODE[path[0]])
