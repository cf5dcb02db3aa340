"""Setting up the table, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapod.engine.state import Viewer
from pentapod.engine.values import with_item
from pentapod.games.pocketmodel.data.table import DECK_COPIES, DECKS, NO_CARDS, OBJECTIVES, SMALL_OBJECTIVES
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.cards.piles import cards_in, cards_under_way, multiset, together, unseen
from pentapod.games.pocketmodel.rules.position import DOWN, Position
from pentapod.games.pocketmodel.rules.roster import RESERVE, roster_of
from pentapod.games.pocketmodel.rules.steps import FirstPlayer

if TYPE_CHECKING:
    from random import Random


def set_up(workshop: Workshop) -> Position:
    """Fleets in the reserves, decks shuffled, objectives face down. The small variant places all units at once."""
    roster = roster_of(workshop.fleets)
    seats = len(workshop.decks)
    count = SMALL_OBJECTIVES if workshop.small else OBJECTIVES
    return Position(
        roster,
        workshop.decks,
        workshop.capped,
        where=bytes(owner if workshop.small else RESERVE for owner in roster.owners),
        damage=bytes(len(roster)),
        held=bytes(len(roster)),
        pools=workshop.cards,
        older=((),) * seats,
        hands=((),) * seats,
        discards=(NO_CARDS,) * seats,
        slots=tuple(() if seat in workshop.out else (DOWN,) * count for seat in range(seats)),
        out=workshop.out,
        turn=None,
        turns=0,
        quiet=0,
        flags=0,
        todo=(FirstPlayer(),),
        ending=None,
        version=workshop.version,
    )


def redealt(position: Position, seat: Viewer, rng: Random) -> Position:
    """Hands, decks and face-down cards of all others dealt anew.

    What the list of a starter deck holds is public; of a deck of one's own others know only what they have seen.
    Which cards were shuffled into a new deck is not kept: after that, worlds are a little wider than memory allows.
    """
    if position.ending:
        return position
    dealt = position.copy()
    for other in position.alive:
        if other == seat:
            continue
        known = unseen(position, other)
        if position.decks[other] in DECKS:
            cards = cards_in(known)
            rng.shuffle(cards)
        else:
            shown = _shown(position, other)
            cards = rng.sample(cards_in(bytes(DECK_COPIES - copies for copies in shown)), sum(known))
        hand = len(position.hands[other])
        dealt.hands = with_item(dealt.hands, other, tuple(sorted(cards[:hand])))
        at = hand
        older = []
        for pile in position.older[other]:
            older.append(multiset(cards[at : at + sum(pile)]))
            at += sum(pile)
        dealt.older = with_item(dealt.older, other, tuple(older))
        dealt.pools = with_item(dealt.pools, other, multiset(cards[at:]))
    return dealt


def _shown(position: Position, seat: int) -> bytes:
    """The cards of a seat that lie open: discarded, face up, in a battle, or on their way to a slot."""
    shown = [content for content in position.slots[seat] if content >= 0]
    return together(position.discards[seat], multiset(shown + cards_under_way(position, seat)))
