"""A position that is set up by hand: the table, and below it all hands and discard piles, open; and marks to put."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

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
    (strips, h), w = _strips(picture), picture.table.w
    shapes = (*table_shapes(picture), *(shape for strip in strips for shape in _strip_shapes(strip, words)))
    below = (target for strip in strips for target in _strip_targets(strip, words))
    targets = (*_reserves(picture, words), *table_targets(picture), *below)
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


class _Strip(NamedTuple):
    """A hand or discard pile that lies open below the table."""

    pile: Pile
    seat: int
    box: Box
    cards: dict[int, int]
    """How many copies there are of each card."""

    @property
    def touch(self) -> str:
        """The touch of the whole pile."""
        return f"{self.pile}{LETTERS[self.seat]}"

    def places(self) -> Iterator[tuple[str, int, int, Box]]:
        """The cards with their touches, copies and places."""
        inside = self.box._replace(x=self.box.x + _HEAD, w=self.box.w - _HEAD, h=HAND_H)
        across, cards = _across(self.box.w), [*self.cards.items()]
        for at in range(0, len(cards), across):
            here = cards[at : at + across]
            for (card, copies), place in zip(here, row(inside, len(here), HAND_W), strict=True):
                yield f"{self.touch}-{CARDS[card].code}", card, copies, place
            inside = inside._replace(y=inside.y + HAND_H)


def _across(w: float) -> int:
    """How many cards lie side by side in a strip of this width."""
    return max(1, 1 + int((w - _HEAD + HAND_W) / (HAND_W * _CLOSEST)))


def _strips(picture: Picture) -> tuple[list[_Strip], float]:
    """The strips of all hands and discard piles, and where they end."""
    tall, position = picture.view.tall, picture.position
    x, y, _, _ = picture.table.hand
    room, found = picture.table.w - 2 * x, list[_Strip]()
    for seat in position.seats:
        if not position.slots[seat]:
            continue
        w = room if tall else (room - GAP) * _HAND_SHARE
        piles = (
            (Pile.HAND, w, Counter(position.hands[seat])),
            (Pile.DISCARD, room if tall else room - w - GAP, Counter(cards_in(position.discards[seat]))),
        )
        heights = [HAND_H * max(1, -(-len(cards) // _across(w))) for _, w, cards in piles]
        left = x
        for (pile, w, cards), h in zip(piles, heights if tall else [max(heights)] * len(piles), strict=True):
            found.append(_Strip(pile, seat, Box(left, y, w, h), cards))
            left, y = (left, y + h + GAP) if tall else (left + w + GAP, y)
        y = y if tall else y + max(heights) + GAP
    return found, y


def _strip_shapes(strip: _Strip, words: PocketModelWords) -> Iterator[Shape]:
    seat, (x, y, w, h) = strip.seat, strip.box
    yield Rect(x, y, w, h, f"seat-{seat}-soft", round=14)
    yield mark(seat, x + _HEAD / 2, y + HAND_H * 0.3, 12)
    yield from lines(
        words.labelled(f"pile-{strip.pile.name.lower()}"), x + _HEAD / 2, y + HAND_H * 0.6, _HEAD - 8, TEXT, "ink", 2
    )
    if not strip.cards:
        yield Text(x + (w + _HEAD) / 2, y + h / 2, words.sign("no-card"), TEXT, "soft-ink")
    for touch, card, copies, place in strip.places():
        yield Group(hand_card(card, seat, copies, words, place.w - 6, place.h - 6), *place.centre, key=touch)


def _strip_targets(strip: _Strip, words: PocketModelWords) -> Iterator[Target]:
    say = partial(words.sentence, seat=strip.seat, pile=strip.pile)
    yield Target(f"{strip.touch}{OPEN}", say("pile", cards=sum(strip.cards.values())), *strip.box)
    for touch, card, copies, place in strip.places():
        yield Target(touch, say("card", label=words.hand_card(card, copies)), *place)


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
