"""The fleets and decks of a game while they are made: what a position before the game consists of."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.games.pocketmodel.data.table import BUILD_CHANGES, DECKS, NO_CARDS, NO_UNITS
from pentapod.games.pocketmodel.rules.position import with_item

OWN: Final = "own"
"""The deck of a seat that builds its own."""


class Workshop(NamedTuple):
    """The fleets and decks of a game, as far as they are settled."""

    decks: tuple[str, ...]
    """By seat: the id of a starter deck, or "own"."""
    small: bool
    capped: bool
    seat: int = -1
    """Who is building."""
    changes: int = BUILD_CHANGES
    """How many changes the builder has left."""
    fleets: tuple[bytes, ...] = ()
    cards: tuple[bytes, ...] = ()
    out: tuple[int, ...] = ()

    def begun(self) -> Workshop:
        """Starter decks unpacked, and nothing built yet."""
        fleets = tuple(DECKS[deck].units if deck in DECKS else NO_UNITS for deck in self.decks)
        cards = tuple(DECKS[deck].cards if deck in DECKS else NO_CARDS for deck in self.decks)
        return self._replace(fleets=fleets, cards=cards).handed_on()

    def handed_on(self) -> Workshop:
        """The next builder's turn; when there is none, `seat` is -1."""
        later = (
            seat for seat in range(self.seat + 1, len(self.decks)) if self.decks[seat] == OWN and seat not in self.out
        )
        return self._replace(seat=next(later, -1), changes=BUILD_CHANGES)

    def having(self, fleet: bytes, deck: bytes, changes: int) -> Workshop:
        """The builder has these now."""
        return self._replace(
            fleets=with_item(self.fleets, self.seat, fleet),
            cards=with_item(self.cards, self.seat, deck),
            changes=changes,
        )
