"""What is settled before a game of PocketModel."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option
from pentapod.games.pocketmodel.data.table import DECKS, TITLES, TURN_CAP
from pentapod.games.pocketmodel.rules.building.workshop import OWN

_OWN_CHOICE: Final = Choice(OWN, "Build your own", "Fleet and deck, before the game: 30 stars, at least 30 cards.")
_STARTERS: Final = tuple(Choice(deck.id, deck.name) for deck in DECKS.values())


def _deck_option(seat: int) -> Option:
    """The starter decks, each seat another one first, and then a deck of one's own."""
    choices = (*_STARTERS[seat:], *_STARTERS[:seat], _OWN_CHOICE)
    needs = (("players", tuple(str(count) for count in range(max(2, seat + 1), len(TITLES) + 1))),)
    return Option(f"deck{seat}", f"{TITLES[seat]} plays", choices, needs if seat >= 2 else ())


OPTIONS: Final = (
    Option("players", "Players", (Choice("2", "2 players"), Choice("3", "3 players"), Choice("4", "4 players"))),
    _deck_option(0),
    _deck_option(1),
    _deck_option(2),
    _deck_option(3),
    Option(
        "collection",
        "Collection",
        (
            Choice("full", "Full", "20 stars of units begin, and three objectives."),
            Choice("small", "Two game packs", "All units begin, and one objective."),
        ),
    ),
    Option(
        "turns",
        "Length",
        (
            Choice("cap", f"At most {TURN_CAP} turns", "Then objectives left decide, then stars in play."),
            Choice("free", "No limit"),
        ),
    ),
)
