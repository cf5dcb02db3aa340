"""Before the game: seats that play with a fleet and deck of their own build them, one after the other, unseen.

Taking and putting back are one action each. There are so many changes and no more; a starter deck may be begun from at
any time, and that is no change.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING, Final

from pentapod.engine.state import RESIGN, Action, IllegalAction, State
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    NO_CARDS,
    NO_UNITS,
    SPARE_COPIES,
    SPARE_STARS,
    TITLES,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.legality import faults
from pentapod.games.pocketmodel.rules.building.text import write_workshop
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.position import with_byte, with_item
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.rules.touches import DONE

if TYPE_CHECKING:
    from random import Random

TAKE: Final = "+"
BACK: Final = "-"
"""The touch of taking or putting back a unit or card: this, and its code."""


class Building(State):
    """A fleet and deck in the making."""

    __slots__ = ("_actions", "_begin", "workshop")

    def __init__(self, workshop: Workshop, begin: Callable[[Workshop], State]) -> None:
        self.workshop = workshop
        self._begin = begin
        self._actions: tuple[Action, ...] | None = None

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.workshop.seat < 0 else (self.workshop.seat,)

    @property
    def hidden(self) -> bool:
        return self.result is None

    @property
    def out(self) -> tuple[int, ...]:
        return self.workshop.out

    def actions(self) -> tuple[Action, ...]:
        if self._actions is None:
            seat = self.workshop.seat
            self._actions = () if seat < 0 else tuple(_ACTIONS[seat][touch] for touch in sorted(self._touches()))
        return self._actions

    def _touches(self) -> list[str]:
        workshop = self.workshop
        fleet, deck = workshop.fleets[workshop.seat], workshop.cards[workshop.seat]
        found = [known.id for known in DECKS.values() if (known.units, known.cards) != (fleet, deck)]
        if not faults(fleet, deck, workshop.small):
            found.append(DONE)
        if not workshop.changes:
            return found
        room = FLEET_STARS + SPARE_STARS - stars_of(fleet)
        return [
            *found,
            *(TAKE + unit.code for unit in compress(UNITS, fleet.translate(_UNIT_ROOM)) if unit.stars <= room),
            *compress(_TAKE_CARDS, deck.translate(_CARD_ROOM)),
            *compress(_BACK_UNITS, fleet),
            *compress(_BACK_CARDS, deck),
        ]

    def after(self, action: Action) -> State:
        if action not in self.actions():
            raise IllegalAction(action)
        workshop, touch = self.workshop, action.path[0]
        if touch == DONE:
            following = workshop.handed_on()
            return self._begin(following) if following.seat < 0 else Building(following, self._begin)
        fleet, deck = workshop.fleets[workshop.seat], workshop.cards[workshop.seat]
        if touch in DECKS:
            return Building(workshop.having(DECKS[touch].units, DECKS[touch].cards, workshop.changes), self._begin)
        by, code = (1 if touch[0] == TAKE else -1), touch[1:]
        if code in _UNIT_AT:
            fleet = with_byte(fleet, _UNIT_AT[code], fleet[_UNIT_AT[code]] + by)
        else:
            deck = with_byte(deck, _CARD_AT[code], deck[_CARD_AT[code]] + by)
        return Building(workshop.having(fleet, deck, workshop.changes - 1), self._begin)

    def resign(self, seat: int) -> State:
        workshop = self.workshop
        if self.result is not None or seat in workshop.out or seat not in range(len(workshop.decks)):
            raise IllegalAction(Action(seat, RESIGN))
        left = workshop._replace(
            out=tuple(sorted((*workshop.out, seat))),
            fleets=with_item(workshop.fleets, seat, NO_UNITS),
            cards=with_item(workshop.cards, seat, NO_CARDS),
        )
        if len(left.out) == len(left.decks) - 1:
            return Building(left._replace(seat=-1), self._begin)
        if seat == workshop.seat:
            left = left.handed_on()
        return Building(left, self._begin) if left.seat >= 0 else self._begin(left)

    @property
    def result(self) -> tuple[float, ...] | None:
        workshop = self.workshop
        if workshop.seat >= 0:
            return None
        return tuple(0.0 if seat in workshop.out else 1.0 for seat in range(len(workshop.decks)))

    def redeal(self, seat: int | None, rng: Random) -> Building:
        """What others have built is not known: it is taken to be some starter deck."""
        workshop = self.workshop
        if self.result is not None:
            return self
        fleets, cards = list(workshop.fleets), list(workshop.cards)
        for other, deck in enumerate(workshop.decks):
            if deck == OWN and other != seat and other not in workshop.out and any(fleets[other]):
                guess = rng.choice(list(DECKS.values()))
                fleets[other], cards[other] = guess.units, guess.cards
        return Building(workshop._replace(fleets=tuple(fleets), cards=tuple(cards)), self._begin)

    def text(self) -> str:
        return write_workshop(self.workshop)


_UNIT_ROOM: Final = bytes(copies < UNIT_COPIES + SPARE_COPIES for copies in range(256))
_CARD_ROOM: Final = bytes(copies < DECK_COPIES + SPARE_COPIES for copies in range(256))
_TAKE_CARDS: Final = tuple(TAKE + card.code for card in CARDS)
_BACK_UNITS: Final = tuple(BACK + unit.code for unit in UNITS)
_BACK_CARDS: Final = tuple(BACK + card.code for card in CARDS)
_UNIT_AT: Final = {unit.code: kind for kind, unit in enumerate(UNITS)}
_CARD_AT: Final = {card.code: number for number, card in enumerate(CARDS)}
_ACTIONS: Final = tuple(
    {
        touch: Action(seat, (touch,))
        for touch in (
            *(sign + code for sign in (TAKE, BACK) for code in (*_UNIT_AT, *_CARD_AT)),
            *DECKS,
            DONE,
        )
    }
    for seat in range(len(TITLES))
)
