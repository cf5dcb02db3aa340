"""A position that is set up by hand: the table, and below it all hands and discard piles, open; and marks to put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.data.table import CARDS, LETTERS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.cards.piles import cards_in
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.scene.cards import back, hand_card
from pentapod.games.pocketmodel.scene.drawing import table_shapes
from pentapod.games.pocketmodel.scene.layout import GAP, HAND_H, HAND_W, TEXT, row
from pentapod.games.pocketmodel.scene.lettering import lines
from pentapod.games.pocketmodel.scene.picture import Picture
from pentapod.games.pocketmodel.scene.pieces import mark
from pentapod.games.pocketmodel.scene.scene import ground
from pentapod.games.pocketmodel.scene.targets import table_targets
from pentapod.games.pocketmodel.scene.workshop import workshop_picture
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Group, Line, Rect, Scene, Shape, Target, Text, View

RESERVES: Final = "reserves-"
"""Before the letter of a seat: its reserves."""

OPEN: Final = "-cards"
"""After the touch of a hand or discard pile: where its cards lie open."""

_HEAD: Final = 112
"""The width of what a strip is called."""

_HAND_SHARE: Final = 0.4
"""How much of the width of a wide picture the hand has; the rest is the discard pile's."""

_CLOSEST: Final = 0.9
"""How near cards come to each other, in widths of a card, before they take another row."""


def scene(state: State, view: View, words: PocketModelWords) -> Scene:
    """The position with everything that can hold something as a target; fleets in the making have no places."""
    view = View(CHANCE, (), view.flip, view.room)
    if isinstance(state, Building):
        return workshop_picture(state, view, words)._replace(targets=())
    assert isinstance(state, PocketModel)
    position = state.position.copy()
    position.todo = ()
    picture = Picture(position, view, words, roomy=True)
    strips = _Strips(picture, words)
    w, h = picture.table.w, strips.bottom
    shapes = (*table_shapes(picture), *strips.shapes())
    targets = (*_reserves(picture, words), *table_targets(picture), *strips.targets())
    return Scene(w, h, ground(w, h), shapes, targets, _label(position, words))


def _label(position: Position, words: PocketModelWords) -> str:
    standings = [words.sentence("in-play", seat=seat, units=len(position.in_play(seat))) for seat in position.seats]
    return words.sentence("picture", standings=standings)


def _reserves(picture: Picture, words: PocketModelWords) -> Iterator[Target]:
    """The reserves, on which units stand."""
    for seat in picture.position.seats:
        if picture.position.slots[seat]:
            box = picture.table.panels[seat].reserves
            yield Target(f"{RESERVES}{LETTERS[seat]}", words.sentence("reserves", seat=seat), *box)


class _Strips:
    """The strips of all hands and discard piles, below the table."""

    def __init__(self, picture: Picture, words: PocketModelWords) -> None:
        self.position, self.words = picture.position, words
        self.boxes: dict[tuple[Pile, int], Box] = {}
        tall, table = picture.view.tall, picture.table
        x, y, room = table.hand.x, table.hand.y, table.w - 2 * table.hand.x
        for seat in self.position.seats:
            if self.position.slots[seat]:
                w = room if tall else (room - GAP) * _HAND_SHARE
                hand = Box(x, y, w, self._height(Pile.HAND, seat, w))
                right = Box(x, y + hand.h + GAP, w, 0) if tall else Box(x + w + GAP, y, room - w - GAP, 0)
                discarded = right._replace(h=self._height(Pile.DISCARD, seat, right.w))
                if not tall:
                    hand = hand._replace(h=max(hand.h, discarded.h))
                    discarded = discarded._replace(h=hand.h)
                self.boxes |= {(Pile.HAND, seat): hand, (Pile.DISCARD, seat): discarded}
                y = discarded.y + discarded.h + GAP
        self.bottom = y

    def shapes(self) -> Iterator[Shape]:
        for (pile, seat), box in self.boxes.items():
            yield Rect(*box, f"seat-{seat}-soft", round=14)
            yield mark(seat, box.x + _HEAD / 2, box.y + HAND_H * 0.3, 12)
            yield from lines(
                self.words.labelled(f"pile-{pile.name.lower()}"),
                box.x + _HEAD / 2,
                box.y + HAND_H * 0.6,
                _HEAD - 8,
                TEXT,
                "ink",
                2,
            )
            cards = self._cards(pile, seat)
            if not cards:
                yield Text(box.x + (box.w + _HEAD) / 2, box.y + box.h / 2, self.words.sign("no-card"), TEXT, "soft-ink")
            for (card, copies), place in zip(cards, self._places(box, len(cards)), strict=True):
                shapes = hand_card(card, seat, copies, self.words, place.w - 6, place.h - 6)
                yield Group(shapes, *place.centre, key=f"{pile}{LETTERS[seat]}-{CARDS[card].code}")

    def targets(self) -> Iterator[Target]:
        for (pile, seat), box in self.boxes.items():
            touch = f"{pile}{LETTERS[seat]}"
            cards = self._cards(pile, seat)
            held = sum(copies for _, copies in cards)
            label = self.words.sentence("pile", seat=seat, pile=pile, cards=held)
            yield Target(f"{touch}{OPEN}", label, *box)
            for (card, copies), place in zip(cards, self._places(box, len(cards)), strict=True):
                label = self.words.sentence("card", seat=seat, pile=pile, label=self.words.hand_card(card, copies))
                yield Target(f"{touch}-{CARDS[card].code}", label, *place)

    def _height(self, pile: Pile, seat: int, w: float) -> float:
        """How high a strip of this width is: cards that would lie too close together take more rows."""
        return HAND_H * max(1, -(-len(self._cards(pile, seat)) // self._across(w)))

    def _across(self, w: float) -> int:
        """How many cards lie side by side in a strip."""
        pitch = HAND_W * _CLOSEST
        return max(1, 1 + int((w - _HEAD + HAND_W) / pitch))

    def _places(self, box: Box, count: int) -> list[Box]:
        head, across = _HEAD, self._across(box.w)
        rows = [min(across, count - at) for at in range(0, count, across)]
        h = HAND_H
        strips = (Box(box.x + head, box.y + at * h, box.w - head, h) for at in range(len(rows)))
        return [place for strip, cards in zip(strips, rows, strict=True) for place in row(strip, cards, HAND_W)]

    def _cards(self, pile: Pile, seat: int) -> list[tuple[int, int]]:
        """The cards of a strip with their copies."""
        position = self.position
        cards = position.hands[seat] if pile is Pile.HAND else tuple(cards_in(position.discards[seat]))
        return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def _counter(more: bool) -> Iterator[Shape]:
    yield Circle(0, 0, 40, "lost", "panel", 6)
    yield Line((-18, 0, 18, 0), "panel", 8)
    if more:
        yield Line((0, -18, 0, 18), "panel", 8)


def _lock() -> Iterator[Shape]:
    yield Circle(0, -14, 20, "", "lost", 10)
    yield Rect(-34, -10, 68, 50, "lost", "panel", 4, 10)


def _face_down() -> Iterator[Shape]:
    """The back of a card, of nobody's colour."""
    _, *inside = back(0, 150, 130)
    yield Rect(-45, -39, 90, 78, "card-back", "edge", 4, 8)
    yield Group(tuple(inside), scale=0.6)


MARKS: Final = {
    "hurt": (*_counter(True),),
    "mend": (*_counter(False),),
    "hold": (*_lock(),),
    "down": (*_face_down(),),
}
"""The marks that can be put on a unit, and a face-down card, by the ids of their pieces, and how they look."""
