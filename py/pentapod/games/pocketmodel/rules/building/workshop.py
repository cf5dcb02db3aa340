"""The fleets and decks of a game while they are made: what a position before the game consists of."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.state import Seats
from pentapod.engine.values import Names, with_item
from pentapod.games.pocketmodel.data.table import BUILD_CHANGES, DECKS, NO_CARDS, NO_UNITS
from pentapod.games.pocketmodel.rules.position import NEWEST

OWN: Final = "own"
"""The deck of a seat that builds its own."""


class Workshop(NamedTuple):
    """The fleets and decks of a game, as far as they are settled."""

    decks: Names
    """By seat: the id of a starter deck, or `OWN`."""
    small: bool
    capped: bool
    builder: int | None = None
    """Who is building."""
    changes: int = BUILD_CHANGES
    """How many changes the builder has left."""
    fleets: tuple[bytes, ...] = ()
    cards: tuple[bytes, ...] = ()
    out: Seats = ()
    version: int = NEWEST
    """The version of the rules that the game is played by."""

    @property
    def fleet(self) -> bytes:
        """What the builder has taken of units."""
        assert self.builder is not None
        return self.fleets[self.builder]

    @property
    def deck(self) -> bytes:
        """What the builder has taken of cards."""
        assert self.builder is not None
        return self.cards[self.builder]

    def begun(self) -> Workshop:
        """Starter decks unpacked, and nothing built yet."""
        fleets = tuple(DECKS[deck].units if deck in DECKS else NO_UNITS for deck in self.decks)
        cards = tuple(DECKS[deck].cards if deck in DECKS else NO_CARDS for deck in self.decks)
        return self._replace(fleets=fleets, cards=cards)._handed_to(0)

    def handed_on(self) -> Workshop:
        """The next builder's turn; nobody's when all have built."""
        assert self.builder is not None
        return self._handed_to(self.builder + 1)

    def _handed_to(self, first: int) -> Workshop:
        """The turn of the first builder from this seat on."""
        later = range(first, len(self.decks))
        builders = (seat for seat in later if self.decks[seat] == OWN and seat not in self.out)
        return self._replace(builder=next(builders, None), changes=BUILD_CHANGES)

    def having(self, fleet: bytes, deck: bytes, changes: int) -> Workshop:
        """The builder has these now."""
        assert self.builder is not None
        return self._replace(
            fleets=with_item(self.fleets, self.builder, fleet),
            cards=with_item(self.cards, self.builder, deck),
            changes=changes,
        )

    def without(self, seat: int) -> Workshop:
        """A seat leaves with all that it has; when one is left, nobody builds any more."""
        left = self._replace(
            out=tuple(sorted((*self.out, seat))),
            fleets=with_item(self.fleets, seat, NO_UNITS),
            cards=with_item(self.cards, seat, NO_CARDS),
        )
        if left.is_won:
            return left._replace(builder=None)
        return left.handed_on() if seat == self.builder else left

    @property
    def is_won(self) -> bool:
        """Whether all but one have left."""
        return len(self.out) == len(self.decks) - 1
