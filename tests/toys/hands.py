"""A deck that has no order before it is drawn from, and hands that only their owners see.

Everybody lays one card of the hand in turn; the last of each round's highest takes the round. The deck refills hands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pentapod.engine.game import Game
from pentapod.engine.message import Message
from pentapod.engine.options import Choice, Option, Options
from pentapod.engine.state import CHANCE, Action, ImpossiblePosition, MalformedPosition, State
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, shares

if TYPE_CHECKING:
    from random import Random

KINDS = "abc"
DECK = (5, 4, 3)
HAND = 2
Counts = tuple[int, ...]


def _change(counts: Counts, kind: int, by: int) -> Counts:
    return tuple(have + by * (at == kind) for at, have in enumerate(counts))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Hands(Toy):
    hands: tuple[Counts, ...]
    deck: Counts = DECK
    points: tuple[int, ...] = (0, 0)
    laid: tuple[int, ...] = ()

    @property
    def drawer(self) -> int | None:
        """The seat that the next card of the deck is for."""
        if self.laid or not any(self.deck):
            return None
        return next((seat for seat, hand in enumerate(self.hands) if sum(hand) < HAND), None)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.result is not None:
            return ()
        return (len(self.laid),) if self.drawer is None else (CHANCE,)

    def actions(self) -> Sequence[Action]:
        if self.result is not None:
            return ()
        source = self.hands[len(self.laid)] if self.drawer is None else self.deck
        return tuple(Action(self.actors[0], (KINDS[kind],)) for kind, have in enumerate(source) if have)

    def weights(self) -> Sequence[int]:
        if self.drawer is None:
            return (1,) * len(self.actions())
        return tuple(have for have in self.deck if have)

    def after(self, action: Action) -> Hands:
        self.check(action)
        kind = KINDS.index(action.path[0])
        seat = self.drawer
        by = -1 if seat is None else 1
        at = len(self.laid) if seat is None else seat
        hands = tuple(_change(hand, kind, by) if owner == at else hand for owner, hand in enumerate(self.hands))
        if seat is not None:
            return replace(self, hands=hands, deck=_change(self.deck, kind, -1))
        laid = (*self.laid, kind)
        if len(laid) < len(self.hands):
            return replace(self, hands=hands, laid=laid)
        taker = max(range(len(laid)), key=lambda owner: (laid[owner], owner))
        return replace(self, hands=hands, laid=(), points=_change(self.points, taker, 1))

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.laid or sum(self.deck) + sum(map(sum, self.hands)) >= len(self.hands):
            return None
        best = max(self.points)
        return shares([seat for seat, have in enumerate(self.points) if have == best], len(self.points))

    @property
    def hidden(self) -> bool:
        return self.result is None

    def redeal(self, seat: int | None, rng: Random) -> Hands:
        """All cards that `seat` does not see, shuffled and dealt to hands of the same sizes."""
        unseen = [KINDS[kind] for kind in range(len(KINDS)) for _ in range(self._unseen(seat, kind))]
        rng.shuffle(unseen)
        hands = list(self.hands)
        for other, hand in enumerate(self.hands):
            if other != seat:
                dealt, unseen = unseen[: sum(hand)], unseen[sum(hand) :]
                hands[other] = tuple(map(dealt.count, KINDS))
        return replace(self, hands=tuple(hands), deck=tuple(map(unseen.count, KINDS)))

    def _unseen(self, seat: int | None, kind: int) -> int:
        return self.deck[kind] + sum(hand[kind] for other, hand in enumerate(self.hands) if other != seat)

    def deed(self, action: Action, viewer: int | None = None) -> Message:
        seen = action.seat != CHANCE or viewer in (self.drawer, CHANCE)
        return Message("act", {"seat": action.seat, "notation": action.path[0] if seen else "a card"})

    def describe(self, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        if action.seat == CHANCE:
            assert self.drawer is not None
            card = action.path[0] if viewer in (self.drawer, CHANCE) else "a card"
            return f"{names[self.drawer]} drew {card}."
        return f"{names[action.seat]} laid {action.path[0]}."

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Points", self.points[seat]), Stat("Cards", sum(self.hands[seat])))

    def text(self) -> str:
        piles = "/".join("".join(map(str, pile)) for pile in (self.deck, *self.hands))
        return f"{piles} {'-'.join(map(str, self.points))} {''.join(KINDS[kind] for kind in self.laid) or '-'}"


def position(text: str) -> Hands:
    found = re.fullmatch(r"(\d{3}(?:/\d{3}){2,3}) (\d+(?:-\d+){1,2}) (-|[abc]{1,2})", text, re.ASCII)
    if not found:
        raise MalformedPosition(text, "form")
    deck, *hands = (tuple(map(int, pile)) for pile in found[1].split("/"))
    points, laid = tuple(map(int, found[2].split("-"))), tuple(KINDS.index(card) for card in found[3].strip("-"))
    state = Hands(tuple(hands), deck, points, laid)
    if not len(laid) < len(hands) == len(points):
        raise ImpossiblePosition(found[2], "points")
    sizes = {sum(hand) + (seat < len(laid)) for seat, hand in enumerate(hands)}
    if state.drawer is None and len(sizes) > 1:
        raise ImpossiblePosition(found[1], "hands")
    return state


def start(options: Options) -> Hands:
    seats = int(options["seats"])
    return Hands(((0,) * len(KINDS),) * seats, points=(0,) * seats)


def settled(state: State) -> Options:
    assert isinstance(state, Hands)
    return {"seats": f"{len(state.hands)}"}


SEATS = Option("seats", "Players", (Choice("2", "Two"), Choice("3", "Three")))
GAME = Game(
    "hands",
    "Hands",
    1,
    start,
    position,
    lambda options: tuple((seat,) for seat in range(int(options["seats"]))),
    settled,
    ToyWords(("Red", "Blue", "Green"), (SEATS,)),
    chance=True,
    hidden=True,
)
