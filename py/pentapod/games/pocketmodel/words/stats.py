"""The public numbers of a seat."""

from __future__ import annotations

from pentapod.engine.english import noun
from pentapod.engine.words import Stat
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.position import Position


def stats(position: Position, seat: int) -> tuple[Stat, ...]:
    """Objectives, stars in play, and the cards of the hand and the deck; all 0 for a seat whose things have left."""
    if not position.slots[seat]:
        return (Stat("objectives", 0), Stat("stars", 0), Stat("hand", 0), Stat("deck", 0))
    objectives, stars = position.objectives(seat), position.stars_in_play(seat)
    return (
        Stat(noun(objectives, "objective"), objectives),
        Stat(noun(stars, "star"), stars),
        Stat("hand", len(position.hands[seat])),
        Stat("deck", deck_size(position, seat)),
    )
