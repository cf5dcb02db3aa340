"""Where everything lies on the table.

A seat's panel holds its name, its objectives and piles, its reserves, and its home zone. In a tall picture the panels
stand one above the other around the contested zone, the near one below; in a wide one they stand at both sides of it.
Zones take the rows that they need; a crowd moves closer together, but numbers keep their size.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.roster import CONTESTED

TALL: Final = 1.0
WIDE: Final = 0.72
"""The size of things. In a tall picture text is 28 units high, 14 pixels on a phone."""

TEXT: Final = 28
TOKEN_W: Final = 94
TOKEN_H: Final = 116
HEADER: Final = 42
CARD_W: Final = 172
CARD_H: Final = 150
PILE_W: Final = 84
CHIP: Final = 86
HAND_W: Final = 188
HAND_H: Final = 196
BUTTON_W: Final = 190
STAGE_W: Final = 772
STAGE_H: Final = 700
GAP: Final = 6


class Box(NamedTuple):
    """A rectangle from its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inside(self, margin: float) -> Box:
        """The same without a margin."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def meets(self, other: Box) -> bool:
        """Whether two rectangles overlap."""
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


class Panel(NamedTuple):
    """What is a seat's."""

    header: Box
    cards: Box
    reserves: Box
    zone: Box


class Table(NamedTuple):
    """The places of one picture."""

    w: float
    h: float
    k: float
    """The size of things: `TALL` or `WIDE`."""
    panels: tuple[Panel, ...]
    contested: Box
    hand: Box
    buttons: Box
    stage: Box

    def zone(self, zone: int) -> Box:
        """The place of a zone."""
        return self.contested if zone == CONTESTED else self.panels[zone].zone


_ACROSS: Final = 8
"""How many units stand side by side."""

_ROWS: Final = {2: 6, 3: 8, 4: 9}
"""In a tall picture, the rows of units that all zones together have."""


@lru_cache(maxsize=256)
def table(seats: int, slots: int, crowds: tuple[int, ...], stocks: tuple[int, ...], tall: bool, flip: bool) -> Table:
    """The places for so many seats.

    `slots` is the most objective slots that a seat has, `crowds` how many units stand in each zone (the contested one
    last), `stocks` how many kinds of units each seat has in reserve.
    """
    near = seats // 2 if flip else 0
    order = [(near + step) % seats for step in range(seats)]
    return _tall(order, slots, crowds, stocks) if tall else _wide(order, slots)


def _rows(crowds: tuple[int, ...], total: int) -> tuple[int, ...]:
    """How many rows each zone takes: what it needs, and of the rest one after another. A great crowd takes more."""
    need = [max(1, -(-crowd // _ACROSS)) for crowd in crowds]
    at = len(need) - 1
    while sum(need) < total:
        need[at] += 1
        at = (at - 1) % len(need)
    return tuple(need)


def stock_rows(stock: int) -> int:
    """The rows that so many kinds in reserve take in a tall picture."""
    return max(1, -(-stock // 9))


def _tall(order: list[int], slots: int, crowds: tuple[int, ...], stocks: tuple[int, ...]) -> Table:
    w, seats = 780.0, len(order)
    rows = _rows(crowds, _ROWS[seats])
    panels: dict[int, Panel] = {}
    y = float(GAP)
    for seat in reversed(order[1:]):
        panels[seat], y = _upper(seat, y, w, stocks[seat], rows[seat])
    contested = Box(GAP, y, w - 2 * GAP, rows[-1] * TOKEN_H)
    y += contested.h + GAP
    near = order[0]
    zone = Box(GAP, y, w - 2 * GAP, rows[near] * TOKEN_H)
    y += zone.h + GAP
    reserves = Box(GAP, y, w - 2 * GAP, stock_rows(stocks[near]) * CHIP)
    y += reserves.h + GAP
    cards = Box(GAP, y, w - 2 * GAP, CARD_H)
    y += cards.h
    header = Box(GAP, y, w - 2 * GAP, HEADER)
    panels[near] = Panel(header, cards, reserves, zone)
    y += HEADER + GAP
    hand = Box(GAP, y, w - BUTTON_W - 3 * GAP, HAND_H)
    buttons = Box(w - BUTTON_W - GAP, y, BUTTON_W, HAND_H)
    h = _TALL_H[seats]  # kept, but for a crowd or reserves that need more rows
    top = panels[order[1]].zone.y
    middle = (top + zone.y + zone.h) / 2
    stage = Box(GAP - 2, max(GAP, middle - STAGE_H / 2), STAGE_W, STAGE_H)
    return Table(w, max(h, y + HAND_H + GAP), TALL, tuple(panels[seat] for seat in range(seats)), contested, hand,
                 buttons, stage)  # fmt: skip


def _upper(seat: int, y: float, w: float, stock: int, rows: int) -> tuple[Panel, float]:
    header = Box(GAP, y, w - 2 * GAP, HEADER)
    cards = Box(GAP, y + HEADER, w - 2 * GAP, CARD_H)
    reserves = Box(GAP, cards.y + CARD_H + GAP, w - 2 * GAP, stock_rows(stock) * CHIP)
    zone = Box(GAP, reserves.y + reserves.h + GAP, w - 2 * GAP, rows * TOKEN_H)
    return Panel(header, cards, reserves, zone), zone.y + zone.h + GAP


_TALL_H: Final = {
    seats: GAP + seats * (HEADER + CARD_H + CHIP + 3 * GAP) + rows * TOKEN_H + 2 * GAP + HAND_H + GAP
    for seats, rows in _ROWS.items()
}


def _wide(order: list[int], slots: int) -> Table:
    seats, k = len(order), WIDE
    side, centre = 3 * CARD_W * k + 3 * PILE_W * k + 2 * GAP, 440.0
    w = 2 * side + centre + 4 * GAP
    hand_h = HAND_H * k
    h = 1040.0
    room = h - hand_h - 3 * GAP
    left, right = GAP, GAP * 3 + side + centre
    # The near seat has the right side; the next ones follow clockwise, so the second sits opposite, or to its left.
    others = order[1:]
    columns = ((left, others[1::-1] if seats > 2 else others), (right, [*others[2:], order[0]]))
    panels: dict[int, Panel] = {}
    for x, column in columns:
        height = (room - GAP * (len(column) - 1)) / len(column)
        for at, seat in enumerate(column):
            panels[seat] = _side(x, GAP + at * (height + GAP), side, height)
    contested = Box(left + side + GAP, GAP, centre, room)
    bottom = h - hand_h - GAP
    hand = Box(GAP, bottom, w - BUTTON_W * 2 * k - 3 * GAP, hand_h)
    buttons = Box(w - BUTTON_W * 2 * k - GAP, bottom, BUTTON_W * 2 * k, hand_h)
    stage_w, stage_h = STAGE_W * _STAGE_K, STAGE_H * _STAGE_K
    stage = Box(w / 2 - stage_w / 2, GAP + room - stage_h, stage_w, stage_h)
    return Table(w, h, k, tuple(panels[seat] for seat in range(seats)), contested, hand, buttons, stage)


_STAGE_K: Final = 0.8


def _side(x: float, y: float, w: float, h: float) -> Panel:
    k = WIDE
    header = Box(x, y, w, HEADER * k)
    cards = Box(x, header.y + header.h, w, CARD_H * k)
    reserves = Box(x, cards.y + cards.h + GAP, w, CHIP * k)
    top = reserves.y + reserves.h + GAP
    return Panel(header, cards, reserves, Box(x, top, w, y + h - top))


def growth(box: Box, count: int, k: float) -> float:
    """How large units may be drawn in a box: larger while there is room."""
    for scale in _GROWTH:
        across, down = int(box.w / (TOKEN_W * k * scale)), int(box.h / (TOKEN_H * k * scale))
        if across * down >= count:
            return k * scale
    return k


_GROWTH: Final = (2.2, 2.0, 1.75, 1.6, 1.45, 1.3, 1.15)


def spots(box: Box, count: int, k: float) -> list[Box]:
    """Places for so many units in a box, row by row around the middle; a crowd moves closer together."""
    w, h = TOKEN_W * k, TOKEN_H * k
    rows = max(1, int(box.h / h + 0.08))
    across = max(int(box.w / w), -(-count // rows))
    rows = max(1, -(-count // across))
    across = -(-count // rows) if count else 1
    found = []
    for at in range(count):
        line, column = divmod(at, across)
        here = min(across, count - line * across)
        pitch = min(w * 1.04, (box.w - w) / max(1, here - 1))
        x = box.x + box.w / 2 + (column - (here - 1) / 2) * pitch
        y = box.y + box.h / 2 + (line - (rows - 1) / 2) * min(h, box.h / rows)
        found.append(Box(x - w / 2, y - h / 2, w, h))
    return found


def row(box: Box, count: int, w: float) -> list[Box]:
    """Places for so many things from the left; closer together if they are too many."""
    pitch = min(w + GAP, (box.w - w) / max(1, count - 1))
    return [Box(box.x + at * pitch, box.y, w, box.h) for at in range(count)]
