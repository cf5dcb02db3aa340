"""Before the game: seats that play with a fleet and deck of their own build them, one after the other, unseen.

Taking and putting back are one action each. There are so many changes and no more; a starter deck may be begun from at
any time, and that is no change.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import (
    CHANCE,
    Action,
    Actions,
    IllegalAction,
    Path,
    Seats,
    Shares,
    State,
    Viewer,
    before_leaving,
)
from pentapod.engine.values import won_by
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    CARDS,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    LETTERS,
    SPARE_COPIES,
    SPARE_STARS,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.actions import run
from pentapod.games.pocketmodel.rules.building.legality import faults
from pentapod.games.pocketmodel.rules.building.objections import objection
from pentapod.games.pocketmodel.rules.building.text import write_workshop
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.position import with_byte
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.rules.setup.dealing import set_up
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touches import BACK, DONE, TAKE

if TYPE_CHECKING:
    from random import Random


class Building(State):
    """A fleet and deck in the making."""

    __slots__ = ("_actions", "workshop")

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self._actions: Actions | None = None

    @property
    def actors(self) -> Seats:
        builder = self.workshop.builder
        return () if builder is None else (builder,)

    @property
    def hidden(self) -> bool:
        return self.result is None

    @property
    def out(self) -> Seats:
        return self.workshop.out

    def objection(self, path: Path, viewer: Viewer) -> Why | None:
        return objection(self.workshop, path, viewer)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        seat, touch = action.seat, action.path[0]
        if touch == DONE:
            return because("ready", seat=seat)
        if viewer not in (CHANCE, seat) and self.result is None:
            return because("build-unseen", seat=seat)
        if touch in DECKS:
            return because("take-deck", seat=seat, deck=touch)
        return because("take" if touch[0] == TAKE else "put-back", seat=seat, thing=touch[1:])

    def actions(self) -> Actions:
        if self._actions is None:
            builder = self.workshop.builder
            touches = () if builder is None else sorted(_touches(self.workshop))
            self._actions = tuple(_ACTIONS[builder or 0][touch] for touch in touches)
        return self._actions

    def after(self, action: Action) -> State:
        if action not in self.actions():
            raise IllegalAction(action)
        workshop, touch = self.workshop, action.path[0]
        if touch == DONE:
            return state_of(workshop.handed_on())
        if touch in DECKS:
            return Building(workshop.having(DECKS[touch].units, DECKS[touch].cards, workshop.changes))
        fleet, deck = workshop.fleet, workshop.deck
        by, code = (1 if touch[0] == TAKE else -1), touch[1:]
        if code in KIND_OF_CODE:
            kind = KIND_OF_CODE[code]
            fleet = with_byte(fleet, kind, fleet[kind] + by)
        else:
            card = CARD_OF_CODE[code]
            deck = with_byte(deck, card, deck[card] + by)
        return Building(workshop.having(fleet, deck, workshop.changes - 1))

    def resign(self, seat: int) -> State:
        state = before_leaving(self, seat, len(self.workshop.decks))
        return state_of(state.workshop.without(seat))

    @property
    def result(self) -> Shares | None:
        workshop = self.workshop
        if not workshop.is_won:
            return None
        seats = range(len(workshop.decks))
        return won_by([seat for seat in seats if seat not in workshop.out], len(seats))

    def redeal(self, seat: Viewer, rng: Random) -> Building:
        """What others have built is not known: it is taken to be some starter deck."""
        workshop = self.workshop
        if self.result is not None:
            return self
        fleets, cards = list(workshop.fleets), list(workshop.cards)
        for other, deck in enumerate(workshop.decks):
            if deck == OWN and other != seat and other not in workshop.out and any(fleets[other]):
                guess = rng.choice(list(DECKS.values()))
                fleets[other], cards[other] = guess.units, guess.cards
        return Building(workshop._replace(fleets=tuple(fleets), cards=tuple(cards)))

    def text(self) -> str:
        return write_workshop(self.workshop)


def state_of(workshop: Workshop) -> State:
    """The next fleet that is built; once all are built, the game before the first player is named."""
    if workshop.builder is not None or workshop.is_won:
        return Building(workshop)
    position = set_up(workshop)
    run(position)
    return PocketModel(position)


def _touches(workshop: Workshop) -> list[str]:
    """What the builder may touch."""
    fleet, deck = workshop.fleet, workshop.deck
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


_UNIT_ROOM: Final = bytes(copies < UNIT_COPIES + SPARE_COPIES for copies in range(256))
_CARD_ROOM: Final = bytes(copies < DECK_COPIES + SPARE_COPIES for copies in range(256))
_TAKE_CARDS: Final = tuple(TAKE + card.code for card in CARDS)
_BACK_UNITS: Final = tuple(BACK + unit.code for unit in UNITS)
_BACK_CARDS: Final = tuple(BACK + card.code for card in CARDS)
_ACTIONS: Final = tuple(
    {
        touch: Action(seat, (touch,))
        for touch in (
            *(sign + code for sign in (TAKE, BACK) for code in (*KIND_OF_CODE, *CARD_OF_CODE)),
            *DECKS,
            DONE,
        )
    }
    for seat in range(len(LETTERS))
)
