"""Setting up the table, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapod.games.pocketmodel.data.table import DECK_COPIES, DECKS, NO_CARDS, OBJECTIVES, SMALL_OBJECTIVES
from pentapod.games.pocketmodel.rules.cards import counted, listed, together, unseen
from pentapod.games.pocketmodel.rules.endings import in_battle
from pentapod.games.pocketmodel.rules.position import DOWN, FIRST, SWAP, Position, Step, with_item
from pentapod.games.pocketmodel.rules.roster import RESERVE, roster_of

if TYPE_CHECKING:
    from random import Random

    from pentapod.games.pocketmodel.rules.building import Workshop


def set_up(workshop: Workshop) -> Position:
    """Fleets in the reserves, decks shuffled, objectives face down. The small variant places all units at once."""
    position = Position()
    roster = roster_of(workshop.fleets)
    out = workshop.out
    units = range(len(roster))
    position.roster = roster
    position.decks = workshop.decks
    position.capped = workshop.capped
    position.where = bytes(roster.owners[unit] if workshop.small else RESERVE for unit in units)
    position.damage = position.held = bytes(len(roster))
    position.pools = workshop.cards
    position.older = ((),) * len(workshop.decks)
    position.hands = ((),) * len(workshop.decks)
    position.discards = (NO_CARDS,) * len(workshop.decks)
    count = SMALL_OBJECTIVES if workshop.small else OBJECTIVES
    position.slots = tuple(() if seat in out else (DOWN,) * count for seat in range(len(workshop.decks)))
    position.out = out
    position.turn = -1
    position.turns = position.quiet = position.flags = 0
    position.todo = (Step(FIRST),)
    position.ending = None
    return position


def redealt(position: Position, seat: int | None, rng: Random) -> Position:
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
            cards = listed(known)
            rng.shuffle(cards)
        else:
            shown = _shown(position, other)
            cards = rng.sample(listed(bytes(DECK_COPIES - copies for copies in shown)), sum(known))
        hand = len(position.hands[other])
        dealt.hands = with_item(dealt.hands, other, tuple(sorted(cards[:hand])))
        at = hand
        older = []
        for pile in position.older[other]:
            older.append(counted(cards[at : at + sum(pile)]))
            at += sum(pile)
        dealt.older = with_item(dealt.older, other, tuple(older))
        dealt.pools = with_item(dealt.pools, other, counted(cards[at:]))
    return dealt


def _shown(position: Position, seat: int) -> bytes:
    """The cards of a seat that lie open: discarded, face up, in a battle, or on their way to a slot."""
    owners = position.roster.owners
    shown = [content for content in position.slots[seat] if content >= 0]
    for step in position.todo:
        if step.kind == SWAP and step.seat == seat:
            shown.append(step.card)
        shown += [card for unit, card in in_battle(step) if owners[unit] == seat]
    return together(position.discards[seat], counted(shown))
