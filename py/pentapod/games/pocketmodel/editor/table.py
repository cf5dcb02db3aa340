"""How a position of PocketModel that is set up by hand is drawn: its places, and the pieces that can be put there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit
from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, KIND_OF_CODE, LETTERS, OBJECTIVES, TITLES, UNITS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.cards.piles import cards_in
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touches import DECK, DISCARD, HAND
from pentapod.games.pocketmodel.scene import workshop as workshop_scene
from pentapod.games.pocketmodel.scene.layout import GAP, HAND_H, HAND_W, TEXT, Box, row
from pentapod.games.pocketmodel.scene.pieces import back, hand_card, lines, mark, standing
from pentapod.games.pocketmodel.scene.scene import Picture, ground
from pentapod.games.pocketmodel.words.labels import hand_label
from pentapod.games.pocketmodel.words.names import counted
from pentapod.scene.shapes import Circle, Group, Line, Rect, Scene, Shape, Target, Text, View

RESERVES: Final = "reserves-"
_OPEN: Final = "-cards"
"""After the touch of a hand or discard pile: where its cards lie open."""

ZONE: Final = "zone"
UNIT: Final = "unit"
SLOT: Final = "slot"


class Place(NamedTuple):
    """Where something can lie."""

    kind: str
    """ZONE, UNIT, SLOT, or RESERVES, HAND, DECK or DISCARD of a seat."""
    seat: int = -1
    unit: int = -1
    zone: int = -1
    slot: int = -1
    card: int = -1
    """In a hand or discard pile, one of the cards; -1 for any."""


def place_of(position: Position, touch: str) -> Place:
    """What a touch names. Raises `CannotEdit`."""
    if touch in position.roster.number_of:
        unit = position.roster.number_of[touch]
        return Place(UNIT, position.roster.owners[unit], unit, position.where[unit])
    if touch in ZONES and ZONES.index(touch) not in range(len(position.decks), len(LETTERS)):
        return Place(ZONE, zone=ZONES.index(touch))
    for kind in (RESERVES, HAND, DECK, DISCARD):
        letter, card = touch.removeprefix(kind)[:1], touch.removeprefix(kind)[1:]
        if touch.startswith(kind) and letter and letter in LETTERS[: len(position.decks)]:
            number = CARD_OF_CODE.get(card[1:], -1)
            if number >= 0 or card in ("", _OPEN):
                return Place(kind, LETTERS.index(letter), card=number)
    if len(touch) == 2 and touch[0] in LETTERS[: len(position.decks)] and touch[1] in "123"[:OBJECTIVES]:
        seat, slot = LETTERS.index(touch[0]), int(touch[1]) - 1
        if slot < len(position.slots[seat]):
            return Place(SLOT, seat, slot=slot)
    raise CannotEdit("There is no such place.")


HURT: Final = "hurt"
MEND: Final = "mend"
HOLD: Final = "hold"
FACE_DOWN: Final = "down"
MARKS: Final = {
    HURT: "One damage counter more",
    MEND: "One damage counter less",
    HOLD: "Can't move: 1 turn, 2 turns, off",
    FACE_DOWN: "A face-down card",
}


class Thing(NamedTuple):
    """A piece of the supply: of a seat a kind of unit or a card, or a mark."""

    seat: int = -1
    kind: int = -1
    card: int = -1
    mark: str = ""


THINGS: Final = {
    **{
        f"{letter}-{code}": Thing(at, kind=kind)
        for at, letter in enumerate(LETTERS)
        for code, kind in KIND_OF_CODE.items()
    },
    **{
        f"{letter}-{code}": Thing(at, card=card)
        for at, letter in enumerate(LETTERS)
        for code, card in CARD_OF_CODE.items()
    },
    **{name: Thing(mark=name) for name in MARKS},
}
"""Every piece that there is in any game, by id."""


# ------------------------------------------------------------------------------------------ the picture


def scene(state: State, view: View) -> Scene:
    """The position with everything that can hold something as a target; fleets in the making have no places."""
    view = View(CHANCE, (), view.flip, view.room)
    if isinstance(state, Building):
        return workshop_scene.scene(state, view)._replace(targets=())
    assert isinstance(state, PocketModel)
    position = state.position.copy()
    position.todo = ()
    picture = _Sheet(position, view)
    label = f"PocketModel, a position that is set up. {_told(position)}."
    shapes, targets = tuple(picture.shapes()), tuple(picture.targets())
    return Scene(picture.table.w, picture.h, ground(picture.table.w, picture.h), shapes, targets, label)


def _told(position: Position) -> str:
    told = [f"{TITLES[seat]} {counted(len(position.in_play(seat)), 'unit')}" for seat in position.seats]
    return f"In play: {', '.join(told)}"


class _Sheet(Picture):
    """The table with all hands and discard piles open below it, a strip each."""

    def __init__(self, position: Position, view: View) -> None:
        super().__init__(position, view, roomy=True)
        self.strips: dict[tuple[str, int], Box] = {}
        x, y, room = self.table.hand.x, self.table.hand.y, self.table.w - 2 * self.table.hand.x
        for seat in position.seats:
            if position.slots[seat]:
                w = room if view.tall else (room - GAP) * _HAND_SHARE
                hand = Box(x, y, w, self._height(HAND, seat, w))
                right = Box(x, y + hand.h + GAP, w, 0) if view.tall else Box(x + w + GAP, y, room - w - GAP, 0)
                pile = right._replace(h=self._height(DISCARD, seat, right.w))
                if not view.tall:
                    hand = hand._replace(h=max(hand.h, pile.h))
                    pile = pile._replace(h=hand.h)
                self.strips |= {(HAND, seat): hand, (DISCARD, seat): pile}
                y = pile.y + pile.h + GAP
        self.h = y

    def _height(self, kind: str, seat: int, w: float) -> float:
        """How high a strip of this width is: cards that would lie too close together take more rows."""
        return HAND_H * max(1, -(-len(self._cards(kind, seat)) // self._across(w)))

    def _across(self, w: float) -> int:
        """How many cards lie side by side in a strip."""
        pitch = HAND_W * _CLOSEST
        return max(1, 1 + int((w - _HEAD + HAND_W) / pitch))

    def below(self) -> Iterator[Shape]:
        for (kind, seat), box in self.strips.items():
            yield Rect(*box, f"seat-{seat}-soft", round=14)
            yield mark(seat, box.x + _HEAD / 2, box.y + HAND_H * 0.3, 12)
            what = "hand" if kind == HAND else "discard pile"
            yield from lines(what, box.x + _HEAD / 2, box.y + HAND_H * 0.6, _HEAD - 8, TEXT, "ink", 2)
            cards = self._cards(kind, seat)
            if not cards:
                yield Text(box.x + (box.w + _HEAD) / 2, box.y + box.h / 2, "no card", TEXT, "soft-ink")
            for (card, copies), place in zip(cards, self._places(box, len(cards)), strict=True):
                shapes = hand_card(card, seat, copies, place.w - 6, place.h - 6)
                yield Group(shapes, *place.middle, key=f"{kind}{LETTERS[seat]}-{CARDS[card].code}")

    def _places(self, box: Box, count: int) -> list[Box]:
        head, across = _HEAD, self._across(box.w)
        rows = [min(across, count - at) for at in range(0, count, across)]
        h = HAND_H
        strips = (Box(box.x + head, box.y + at * h, box.w - head, h) for at in range(len(rows)))
        return [place for strip, cards in zip(strips, rows, strict=True) for place in row(strip, cards, HAND_W)]

    def _cards(self, kind: str, seat: int) -> list[tuple[int, int]]:
        """The cards of a strip with their copies."""
        position = self.position
        cards = position.hands[seat] if kind == HAND else tuple(cards_in(position.discards[seat]))
        return [(card, cards.count(card)) for card in dict.fromkeys(cards)]

    def targets(self) -> Iterator[Target]:
        """The reserves, on which units stand, then all that the table has."""
        for seat in self.position.seats:
            if self.position.slots[seat]:
                yield Target(
                    f"{RESERVES}{LETTERS[seat]}", f"{TITLES[seat]}'s reserves", *self.table.panels[seat].reserves
                )
        yield from super().targets()

    def targets_below(self) -> Iterator[Target]:
        for (kind, seat), box in self.strips.items():
            touch = f"{kind}{LETTERS[seat]}"
            cards = self._cards(kind, seat)
            what = "hand" if kind == HAND else "discard pile"
            held = counted(sum(copies for _, copies in cards), "card")
            yield Target(f"{touch}{_OPEN}", f"{TITLES[seat]}'s {what}, open, {held}", *box)
            for (card, copies), place in zip(cards, self._places(box, len(cards)), strict=True):
                label = f"{TITLES[seat]}'s {what}: {hand_label(card, copies)}"
                yield Target(f"{touch}-{CARDS[card].code}", label, *place)


_HEAD: Final = 112
"""The width of what a strip is called."""

_HAND_SHARE: Final = 0.4
"""How much of the width of a wide picture the hand has; the rest is the discard pile's."""

_CLOSEST: Final = 0.9
"""How near cards come to each other, in widths of a card, before they take another row."""


# ------------------------------------------------------------------------------------------ pieces


@cache
def icon(piece: str) -> tuple[Shape, ...]:
    """A piece as it lies on the table."""
    thing = THINGS[piece]
    if thing.kind >= 0:
        return (Group(standing(UNITS[thing.kind].code, thing.seat, 0, False, False), scale=0.84),)
    if thing.card >= 0:
        return (Group(hand_card(thing.card, thing.seat, 1, 180, 190), scale=0.5),)
    return tuple(_MARKS_DRAWN[thing.mark]())


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


_MARKS_DRAWN: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    HURT: lambda: _counter(True),
    MEND: lambda: _counter(False),
    HOLD: _lock,
    FACE_DOWN: _face_down,
}
