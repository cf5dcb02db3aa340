"""The picture of a position of XTAL that is set up: the crystal, and beside it all hands and the refuse pile, open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE
from pentapod.games.xtal.data.table import CARDS, MOST_SEATS
from pentapod.games.xtal.rules.path import LENGTH, NAMES, NOWHERE, VIOLETS
from pentapod.games.xtal.rules.position import COMBAT, GAP, Phase, Position
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.rules.touches import slot_touch
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.board import on_crystal
from pentapod.games.xtal.scene.layout import Layout, layout_for, places, star, stores
from pentapod.games.xtal.scene.seals import RADIUS, pile, seal
from pentapod.games.xtal.words.words import XtalWords, tokens
from pentapod.scene.boxes import Box, around
from pentapod.scene.shapes import TALL, WIDE, Group, Rect, Scene, Shape, Target, Text, View

STORES: Final = tuple(f"store-{number + 1}" for number in range(len(VIOLETS)))
"""The touches of the Storages."""

HANDS: Final = tuple(f"hand-{seat}" for seat in range(MOST_SEATS))
"""The touches of whole hands."""

REFUSE: Final = "refuse"
"""The touch of the refuse pile."""

REFUSED: Final = tuple(f"refuse-{card.letter}" for card in CARDS)
"""The touches of the kinds of cards in it."""

_FINGER: Final = 66.0
"""The side of what is touched on the crystal in a tall picture: 32 pixels on a phone."""

_ASIDE: Final = 0.02
"""How far a Violet's target gives way to its Storage there, as a part of the way to the crystal's middle."""

_HEAD: Final = 88.0
"""The width of what stands before the cards of a row."""

_LARGEST: Final = 78.0
"""The most that a card takes of a row."""


class Row(NamedTuple):
    """A place for cards: its head, and its cards with their numbers where they are counted by kinds."""

    box: Box
    touch: str
    label: str
    seat: int | None
    """Whose hand it is; None for the refuse pile."""
    cards: list[tuple[str, str, int, int]]
    """Touch, label, kind and number of each."""

    @property
    def head(self) -> Box:
        """What stands before the cards."""
        return self.box._replace(w=_HEAD - 6)

    def places(self) -> list[Box]:
        """Places for the cards behind the head, as large as they can be."""
        (x, y, w, h), count = self.box, len(self.cards)
        x, w = x + _HEAD, w - _HEAD
        side = min(_LARGEST, h)
        while int(w / side) * int(h / side) < count:
            side -= 0.5
        columns = int(w / side)
        top = y + (h - -(-count // columns) * side) / 2
        return [Box(x + at % columns * side, top + at // columns * side, side, side) for at in range(count)]


def scene(state: Xtal, view: View, words: XtalWords) -> Scene:
    """The position with nothing hidden, each place that can hold something a target."""
    position, view = state.position, View(CHANCE, (), view.flip, view.room)
    layout = layout_for(False, TALL if view.tall else WIDE)
    rows = [*_rows(position, layout, words)]
    things = (
        *on_crystal(_drawable(position), view, layout, words),
        *(shape for row in rows for shape in _row_shapes(row, layout, words)),
    )
    targets = (
        *_board_targets(position, view, layout, words),
        *(target for row in rows for target in _row_targets(row)),
    )
    return Scene(layout.w, layout.h, crystal.ground(layout, view.flip), things, targets, _label(position, words))


def _label(position: Position, words: XtalWords) -> str:
    return words.sentence("picture", tokens=tokens(position.table, range(position.setting.seats)))


def _drawable(position: Position) -> Position:
    """The position, without what in an impossible one cannot be drawn."""
    table, laid = position.table, position.laid
    there = [seat for seat, stone in enumerate(table.tokens) if stone != NOWHERE]
    if any(card.cancels is not None and card.cancels >= place for place, card in enumerate(laid)):
        position = position._replace(laid=tuple(card._replace(cancels=None) for card in laid))
    fighting = set(table.pair) <= set(there)
    if position.phase is Phase.WEAPON:
        armed = table.weapon is not None and table.weapon < len(laid) and laid[table.weapon].seat in there
        fighting = fighting and armed and position.acting in there
    return position._replace(phase=Phase.ROLL) if position.phase in COMBAT and not fighting else position


def _rows(position: Position, layout: Layout, words: XtalWords) -> Iterator[Row]:
    """The hands of all seats, then the refuse pile by kinds: one below the other, or where that is low, two columns."""
    count = len(position.hands) + 1
    columns = 2 if layout.h > layout.w and count > 3 else 1
    *boxes, last = layout.near.split(columns, -(-count // columns), 8)[:count]
    for seat, (hand, box) in enumerate(zip(position.hands, boxes, strict=True)):
        cards = [
            (slot_touch(seat, slot), words.labelled("label-card", seat=seat, card=kind, ready=False), kind, 1)
            for slot, kind in enumerate(hand)
            if kind != GAP
        ]
        yield Row(box, HANDS[seat], words.sentence("hand", seat=seat, count=len(cards)), seat, cards)
    refused = [
        (REFUSED[kind], words.sentence("refused", count=count, card=kind), kind, count)
        for kind, count in enumerate(position.refuse)
        if count
    ]
    yield Row(last, REFUSE, words.labelled("label-refuse", count=sum(position.refuse)), None, refused)


def _row_shapes(row: Row, layout: Layout, words: XtalWords) -> Iterator[Shape]:
    (x, y), head = row.head.centre, row.head
    letters = 29 if layout.h > layout.w else 22
    soft, strong = ("panel", "edge") if row.seat is None else (f"seat-{row.seat}-soft", f"seat-{row.seat}")
    yield Rect(*row.box, "", strong, 1.5, 12)
    yield Rect(*head, soft, strong, 2, 12)
    if row.seat is None:
        yield Group(pile(False), x - 21, y, scale=0.5)
    else:
        yield crystal.mark(row.seat, x - 21, y, 13, strong)
    yield Text(x + 19, y + 1, str(sum(count for *_, count in row.cards)), letters, "ink", bold=True)
    if not row.cards:
        text = words.sentence("refuse") if row.seat is None else words.sentence("cards-of", seat=row.seat)
        yield Text(head.x + head.w + 14, y, text, letters, "soft-ink", "start")
    for (touch, _, kind, count), place in zip(row.cards, row.places(), strict=True):
        key = "" if row.seat is None else f"card-{touch}"
        yield Group(seal(kind), *place.centre, scale=place.w * 0.45 / RADIUS, key=key)
        if count > 1:
            yield from _number(place, count, letters)


def _number(place: Box, count: int, letters: float) -> Iterator[Shape]:
    """How many cards of a kind lie here."""
    w, h = letters * 0.62 * len(str(count)) + 8, letters + 4
    x, y = place.x + place.w - w, place.y + place.h - h
    yield Rect(x, y, w, h, "panel", "edge", 1.5, 8)
    yield Text(x + w / 2, y + h / 2 + 1, str(count), letters, "ink", bold=True)


def _row_targets(row: Row) -> Iterator[Target]:
    yield Target(row.touch, row.label, *(row.head if row.cards else row.box))
    for (touch, label, _, _), place in zip(row.cards, row.places(), strict=True):
        yield Target(touch, label, *place)


def _board_targets(position: Position, view: View, layout: Layout, words: XtalWords) -> Iterator[Target]:
    """The Storages, each from the Violet beside it to the point of the crystal; then the Violets and the other stones.

    In a tall picture they share their margins: so many targets of that size have not room enough beside one another.
    What comes later lies above, and leaves the middle of what came before free.
    """
    tall, spots = layout.h > layout.w, dict(enumerate(places(layout, view.flip)))
    stones, rings = (_FINGER, _FINGER) if tall else (54 * layout.scale, 48 * layout.scale)
    points = star(layout.reach, view.flip, layout.lying)[::2]
    for store, ((x, y), (dx, dy)) in enumerate(zip(stores(layout, view.flip), points, strict=True)):
        stone, dx, dy = VIOLETS[store], dx * _ASIDE, dy * _ASIDE
        left, top = (min(max(0, at - rings / 2), end - rings) for at, end in ((x + dx, layout.w), (y + dy, layout.h)))
        label = words.sentence("storage", stone=stone, rings=position.table.stores[store])
        yield Target(STORES[store], label, left, top, rings, rings, round=True)
        if tall:
            x, y = spots[stone]
            spots[stone] = x - dx, y - dy
    labels = words.stones(position, position.table)
    for stone in sorted(range(LENGTH), key=lambda stone: stone not in VIOLETS):
        yield Target(NAMES[stone], labels[stone], *around(*spots[stone], stones), round=True)
