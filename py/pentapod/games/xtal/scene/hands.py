"""The cards of those who play: in the tray of who sits here, or by speed at the edges of two who face each other.

A card is touched by its slot, which tells nothing of its kind, and lies face down to all who may not see it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final, NamedTuple

from pentapod.games.xtal.data.table import CARDS, MOVEMENTS, RINGS, TITLES
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import NOWHERE, REDS, VIOLETS
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, GAP, Phase, Position
from pentapod.games.xtal.rules.touches import DONE, LAY, PASS, slot_touch
from pentapod.games.xtal.scene.crystal import mark, stone_shapes
from pentapod.games.xtal.scene.layout import Box, Layout, Shelf
from pentapod.games.xtal.scene.seals import back, card, gap
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Target, Text, View

_SLOT: Final = 86.0
"""From one slot to the next at an edge."""

_NARROW: Final = 77.0
"""The same where there is less room."""

_CORNER: Final = 310.0
"""How much room there is beside the crystal in a corner."""

_BOLD: Final = 0.63
"""How wide a bold letter is, in heights."""

_LIFT: Final = 9.0
"""How far a card that is held ready stands out."""

_NAME: Final = 14
"""The most letters of a name beside a hand."""


class Part(NamedTuple):
    """Something in a hand: what is seen of it, upright in a box of its own, and its target if it has one."""

    box: Box
    shapes: tuple[Shape, ...]
    touch: str = ""
    label: str = ""


class Hand(NamedTuple):
    """All that lies before one seat. A turned one is seen by who sits opposite."""

    seat: int
    area: Box
    parts: tuple[Part, ...]
    turned: bool
    racing: bool
    """Whether it is played at one screen against another, by speed."""

    def shapes(self) -> Iterator[Shape]:
        """Everything, each part turned about its own middle if need be. Cards keep their keys, and glide."""
        for part in self.parts:
            x, y = part.box.middle
            where = _turned(part.box, self.area).middle if self.turned else (x, y)
            key = f"card-{part.touch}" if part.touch[:1].isdigit() else ""
            yield Group((Group(part.shapes, -x, -y),), *where, turn=180 * self.turned, key=key)

    def targets(self) -> Iterator[Target]:
        """The targets from the left to the right of who sits there."""
        for part in self.parts:
            if part.touch:
                x, y, w, h = _turned(part.box, self.area) if self.turned else part.box
                hand = self.seat if self.racing and part.touch[:1].isdigit() else None
                ends = part.touch in (*DONE, *PASS)
                yield Target(part.touch, part.label, x, y, w, h, hand=hand, ends=ends)


def _turned(box: Box, area: Box) -> Box:
    x, y = area.middle
    return Box(2 * x - box.x - box.w, 2 * y - box.y - box.h, box.w, box.h)


def near_seat(position: Position, view: View) -> int:
    """Whose cards lie at this side of the table: the viewer's, or where all is open, of who is to act."""
    if view.viewer is not None and view.viewer >= 0 and not position.setting.open and position.phase is not Phase.OVER:
        return view.viewer
    seat = position.mover if position.acting is None else position.acting
    return seat if seat is not None and position.playing(seat) else position.players[0]


def hands(position: Position, view: View, of: Layout) -> tuple[Hand, ...]:
    """The hands that lie before their owners in this picture."""
    if not position.setting.speed:
        seat = near_seat(position, view)
        return (_tray(position, view, of, seat),)
    fighting = position.phase in COMBAT and len(position.table.pair) == len(("near", "far"))
    shown = position.table.pair if fighting else (near_seat(position, view),)
    far = _far_seats(position, shown)
    turned = [(seat in far) != view.flip for seat in shown]
    order = sorted(zip(turned, shown, strict=True))
    return tuple(_edge(position, view, of, seat, is_far) for is_far, seat in order)


def _far_seats(position: Position, shown: tuple[int, ...]) -> set[int]:
    """Whose hands lie at the far edge: those of the second half of the table, always.

    Only where two of one half fight does one of them move over, since there are two edges.
    """
    seats = position.setting.seats
    far = {seat for seat in shown if 2 * seat >= seats}
    if len(shown) > 1 and len(far) != 1:
        return {min(shown)} if far else {max(shown)}
    return far


def _tray(position: Position, view: View, of: Layout, seat: int) -> Hand:
    """By windows: cards in rows as large as they can be, sorted for who may see them, and the controls below."""
    shown = sees(position, view.viewer, seat)
    area, shelf = of.near, of.shelf
    rows, columns = len(shelf.rows), shelf.columns
    while rows * columns < len(position.hands[seat]):
        columns += 1
    cards = Box(area.x, area.y, area.w, area.h - shelf.control)
    boxes = cards.split(columns, rows, 6)
    slots = [slot for slot, kind in enumerate(position.hands[seat]) if kind != GAP]
    if shown:
        slots.sort(key=lambda slot: (position.hands[seat][slot], slot))
    letters = shelf.letters
    parts = [_slot(position, shown, seat, slot, box, letters) for slot, box in zip(slots, boxes, strict=False)]
    if not shown:
        parts = [part._replace(touch="") for part in parts]
    if not slots:
        x, y = cards.middle
        waiting = position.phase in BEFORE_START
        words = "Your cards appear here." if waiting else "No card is left in this hand."
        parts.append(Part(cards, (Text(x, y, words, letters, "soft-ink"),)))
    row = Box(area.x, area.y + area.h - shelf.control, area.w, shelf.control).split(2, 1, 6)
    names = _controls(position, view, seat) if shown else ()
    parts += [_button(*control, box, letters) for control, box in zip(names, row, strict=False)]
    return Hand(seat, area, tuple(parts), False, False)


def _edge(position: Position, view: View, of: Layout, seat: int, turned: bool) -> Hand:
    """By speed: slots that stay where they are, then what lays and passes; all of it from the left."""
    area = of.far if turned else of.near
    shown, racing = sees(position, view.viewer, seat) or seat in view.revealed, position.phase in COMBAT
    width = of.shelf.control
    rows = _edge_rows(area, of.shelf, len(position.hands[seat]))
    boxes = _slot_boxes(rows, len(position.hands[seat]), 2 * (width + 4))
    parts = []
    if choosing := _choosing(position, view, seat):
        for (touch, label, shapes), box in zip(choosing, boxes, strict=False):
            paper = Rect(box.x, box.y, box.w, box.h, "panel", "edge", 2, 12)
            parts.append(Part(box, (paper, Group(shapes, *box.middle)), touch, label))
    else:
        parts = [
            _slot(position, shown, seat, slot, box, 18) for slot, box in enumerate(boxes[: len(position.hands[seat])])
        ]
    controls = _controls(position, view, seat) if shown or racing else ()
    for number, control in enumerate(controls):
        left = area.x + area.w - (len(controls) - number) * (width + 4)
        made = _button(*control, Box(left, rows[-1].y + 1, width, rows[-1].h - 2), of.shelf.letters)
        parts.append(made._replace(label=f"{TITLES[seat]}: {made.label}"))
    if not (shown or racing):
        parts = [part._replace(touch="") for part in parts]
    parts.append(_owner(seat, view, rows[0], of.shelf.letters))
    return Hand(seat, area, tuple(parts), turned, racing)


def _owner(seat: int, view: View, row: Box, letters: float) -> Part:
    """Above the left end of a row of a hand whose it is."""
    name = view.names[seat] if view.names else TITLES[seat]
    short = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
    box = Box(row.x, row.y - 40, 260, 36)
    words = Text(box.x + 46, box.y + 19, short, letters, "ink", "start", bold=True)
    return Part(box, (mark(seat, box.x + 22, box.y + 18, 14, f"seat-{seat}"), words))


def _edge_rows(area: Box, shelf: Shelf, count: int) -> tuple[Box, ...]:
    """The rows of an edge, from the middle of the table outwards; many cards beside a low crystal take corners too."""
    tops = accumulate(shelf.rows, initial=area.y)
    rows = tuple(Box(area.x, y, area.w, h) for y, h in zip(tops, shelf.rows, strict=False))
    if len(rows) > 1 or count * _NARROW <= area.w - 2 * (shelf.control + 4):
        return rows
    corner = Box(area.x, area.y - area.h, _CORNER, area.h)
    if count * _NARROW <= area.w - 2 * (shelf.control + 4) + _CORNER:
        return (corner, *rows)
    return (corner, corner._replace(x=area.x + area.w - _CORNER), *rows)


def _slot_boxes(rows: tuple[Box, ...], count: int, controls: float) -> list[Box]:
    """Places for so many cards: full ones from the left, in the last row beside the controls; closer if need be."""
    pitch = _SLOT
    room = [row.w - controls * (row == rows[-1]) for row in rows]
    while sum(int(width / pitch) for width in room) < count:
        pitch -= 0.5
    return [
        Box(row.x + number * pitch, row.y + 2, pitch - 4, row.h - 4)
        for row, width in zip(rows, room, strict=True)
        for number in range(int(width / pitch))
    ]


def _slot(position: Position, shown: bool, seat: int, slot: int, box: Box, letters: float) -> Part:
    kind = position.hands[seat][slot]
    if kind == GAP:
        return Part(box, tuple(gap(box)))
    held = slot in [play.slot for play in position.draft(seat)]
    ready = held and (shown or position.composes_freely)
    seen = box._replace(y=box.y - _LIFT) if ready and position.setting.speed else box
    shapes = [*(card(seen, kind, ready, letters) if shown else back(seen, ready))]
    if ready and shown:
        shapes += _order(seen, [play.slot for play in position.draft(seat)].index(slot) + 1)
    touch = slot_touch(seat, slot)
    name = CARDS[kind].name if shown else f"card {slot + 1}, face down"
    return Part(box, tuple(shapes), touch, f"{TITLES[seat]}'s {name}{', held ready' * ready}")


def _order(box: Box, number: int) -> tuple[Shape, ...]:
    """The place of a card in the group that is held ready."""
    x, y = box.x + box.w - 15, box.y + 15
    return (Circle(x, y, 18, "accent", "panel", 2), Text(x, y + 1, str(number), 29, "on-accent", bold=True))


def _controls(position: Position, view: View, seat: int) -> tuple[tuple[str, str, bool], ...]:
    """What lays the cards held ready, and what ends the turn or passes, with their words and whether they stand out."""
    begun = bool(position.draft(seat)) or position.composes_freely
    lay = (LAY[seat], "Lay", begun and not view.idle)
    if position.phase is Phase.PLAY and seat == position.mover:
        return (lay, (DONE[seat], "End turn", not begun and not view.idle))
    if position.phase in COMBAT and (
        seat == position.acting
        or (position.phase is Phase.OPEN and position.setting.speed and seat in position.table.pair)
    ):
        return (lay, (PASS[seat], "Pass", (not begun or position.composes_freely) and not view.idle))
    return ()


def _button(touch: str, text: str, strong: bool, box: Box, letters: float) -> Part:
    x, y = box.middle
    ink, edge = ("accent", "accent") if strong else ("soft-ink", "edge")
    rows = [text] if len(text) * letters * _BOLD < box.w else text.split(" ")
    words = (
        Text(x, y + (position - (len(rows) - 1) / 2) * letters * 1.05, row, letters, ink, bold=strong)
        for position, row in enumerate(rows)
    )
    return Part(box, (Rect(*box, "panel", edge, 3, 20), *words), touch, text)


def _choosing(position: Position, view: View, seat: int) -> tuple[tuple[str, str, tuple[Shape, ...]], ...]:
    """Instead of the cards, once a movement card was touched: the tokens, then the numbers of where it may go.

    All tokens and all numbers are there, so that it is not seen which movement card it is.
    """
    chosen = [touch for touch in view.chosen if touch[:1] == str(seat)]
    if not chosen or not position.composes_freely or len(chosen) > len(("card", "token")):
        return ()
    kinds = [kind for slot, kind in enumerate(position.hands[seat]) if slot_touch(seat, slot) == chosen[0]]
    if not kinds or kinds[0] not in MOVEMENTS:
        return ()
    if len(chosen) == 1:
        return tuple(
            (f"{seat}T{token}", f"{TITLES[token]}'s token", (mark(token, 0, 0, 20, f"seat-{token}"),))
            for token in position.players
            if position.table.tokens[token] != NOWHERE
        )
    return tuple((f"{seat}N{number + 1}", f"Number {number + 1}", _number(number)) for number in range(RINGS))


def _number(number: int) -> tuple[Shape, ...]:
    """A Red and a Violet of one number."""
    return (
        Group(stone_shapes(REDS[number]), -16, -8, scale=0.75),
        Group(stone_shapes(VIOLETS[number]), 18, 8, scale=0.75),
    )
