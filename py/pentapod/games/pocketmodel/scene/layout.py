"""Where everything lies on the table.

From above to below lie the panels of the others, the contested zone, the panel of who sits near, and the open hand
beside what can be pressed. In a room that is higher than wide each panel has rows of its own; in a wide one the others
lie side by side. Every row has the height that a finger needs; what room is left goes first to what can be touched
next, then to the near seat, then to the rest. So a crowded table fans out where the game is, in any room.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Room

GAP: Final = 6.0

TEXT: Final = 28
"""The height of text: 14 pixels on a phone 360 pixels wide."""

FINGER: Final = 66.0
"""The least side of what is touched next: 33 pixels on that phone."""

ENDING: Final = 94.0
"""The least height of what ends a turn."""

TOKEN: Final = (120.0, 118.0)
"""The width and height of a unit in full size."""
LOW_TOKEN: Final = (132.0, 74.0)
"""Those of a unit with its values beside it."""
LABEL_W: Final = 146.0
"""The width of the name of a zone at its left."""
LABEL_H: Final = 32.0
"""The height of one above its units, in a narrow zone."""
_SHARE: Final = 0.6
"""How much of a broad panel its cards have; the rest is for the reserves."""
_NARROW_ZONE: Final = 500.0
CARD_W: Final = 178.0
CARD_H: Final = 132.0
GOOD_CARD_H: Final = 104.0
"""With this height a card has its name above its values."""
PILE_W: Final = 84.0
RESERVE_W: Final = 112.0
RESERVED: Final = 104.0
"""How wide a kind of unit in the reserves is with its stars beside it."""
RESERVE_H: Final = 76.0
HAND_W: Final = 188.0
NARROW_HAND: Final = 150.0
HAND_H: Final = 196.0
LOW_HAND: Final = 2 * FINGER + 2 * GAP
IN_ROW: Final = 3
"""So many cards of a hand lie side by side on a phone."""
BUTTON_W: Final = 168.0
CLOSE_UP_W: Final = 772
CLOSE_UP_H: Final = 700

_SEEN: Final = 48.0
"""The least height of cards and units that are only looked at."""

_CLOSEST: Final = 2
_LARGEST_LOW: Final = 1.15
_LARGEST: Final = 1.7
"""How large units are drawn at most, 1 being full size."""


class Panel(NamedTuple):
    """What is a seat's. Reserves without height are not shown."""

    cards: Box
    reserves: Box
    zone: Box


class Table(NamedTuple):
    """The places of one picture."""

    w: float
    h: float
    panels: tuple[Panel, ...]
    contested: Box
    hand: Box
    buttons: Box
    close_up: Box

    def zone(self, zone: int) -> Box:
        """The place of a zone."""
        return self.contested if zone == CONTESTED else self.panels[zone].zone

    def label(self, zone: int) -> Box:
        """The place of the name of a zone."""
        box = self.zone(zone)
        if box.w < _NARROW_ZONE:
            return Box(box.x + 6, box.y + 3, box.w - 12, LABEL_H)
        return Box(box.x + 6, box.y, LABEL_W - 6, box.h)

    def stand(self, zone: int) -> Box:
        """The place of the units in a zone."""
        x, y, w, h = self.zone(zone)
        if w < _NARROW_ZONE:
            return Box(x + 4, y + LABEL_H, w - 8, h - LABEL_H - 4)
        return Box(x + LABEL_W, y + 4, w - LABEL_W - 4, h - 8)


class Wanted(NamedTuple):
    """What a table has to hold. It says nothing of what has been touched: what is seen keeps its place meanwhile."""

    crowds: tuple[int, ...]
    """How many units stand in each zone, the contested one last."""
    reserve_kinds: tuple[int, ...]
    """How many kinds of units each seat has in reserve."""
    zones: frozenset[int] = frozenset()
    """The zones in which something can be touched in an action."""
    cards: frozenset[int] = frozenset()
    """The seats whose objectives or piles can be touched in an action."""
    reserves: frozenset[int] = frozenset()
    """The seats whose reserves can be touched in an action."""
    hand: int = 0
    """How many cards that differ lie open."""
    buttons: int = 1
    """How many things can be pressed at most."""
    roomy: bool = False
    """Whether the picture may be higher than its room, so that all is in full size."""


class _Row(NamedTuple):
    """A row of the table: what lies in it, the seats it belongs to, its heights, what comes first."""

    kind: str
    seats: tuple[int, ...]
    least: float
    good: float
    """With this height all of it can be read at ease."""
    full: float
    rank: int


def size(room: Room) -> tuple[float, float]:
    """The width and height of a picture for a room."""
    if room.h >= room.w:
        return 720.0, min(max(720.0 * room.h / room.w, 780.0), 1500.0)
    unit = min(max(room.h / 940, 0.5), 1.0)
    h = max(room.h / unit, 720.0)
    return min(max(h * room.w / room.h, 900.0), 2000.0), h


@lru_cache(maxsize=256)
def table(wanted: Wanted, room: Room, flip: bool) -> Table:
    """The places of everything that is wanted."""
    w, h = size(room)
    seats = len(wanted.reserve_kinds)
    near = seats // 2 if flip else 0
    others = [(near + step) % seats for step in range(1, seats)]
    bands = [tuple(others)] if room.w > room.h else [(seat,) for seat in reversed(others)]
    columns = len(bands[0])
    breadth = (w - GAP * (columns + 1)) / columns
    for closeness in range(_CLOSEST + 1):
        rows = [row for band in bands for row in _panel_rows(wanted, band, breadth, near, closeness)]
        rows.append(_zone_row(wanted, (CONTESTED,), w, 2, closeness))
        rows += reversed(_panel_rows(wanted, (near,), w - 2 * GAP, near, closeness))
        low = max(LOW_HAND if wanted.hand > IN_ROW else ENDING + GAP, ENDING + FINGER * (wanted.buttons - 1) + GAP)
        rows.append(_Row("hand", (), low, low, max(HAND_H, low), 6))
        if wanted.roomy or sum(row.least for row in rows) <= h - GAP:
            break
    heights = _heights(rows, h - GAP, wanted.roomy)
    places: dict[tuple[str, int], Box] = {}
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, seat in enumerate(row.seats or (-1,)):
            across = breadth if len(row.seats) > 1 else w - 2 * GAP
            places[row.kind, seat] = Box(GAP + column * (across + GAP), y, across, max(0.0, height - GAP))
        y += height
    return _laid(places, seats, w, round(max(h, y), 3))


def _laid(places: dict[tuple[str, int], Box], seats: int, w: float, h: float) -> Table:
    panels = []
    for seat in range(seats):
        cards = places["cards", seat]
        reserves = places.get(("reserves", seat))
        if reserves is None:
            share = cards.w * _SHARE
            reserves = cards._replace(x=cards.x + share + GAP, w=cards.w - share - GAP)
            cards = cards._replace(w=share)
        panels.append(Panel(cards, reserves, places["zone", seat]))
    strip = places["hand", -1]
    hand = strip._replace(w=strip.w - BUTTON_W - GAP)
    buttons = strip._replace(x=strip.x + strip.w - BUTTON_W, w=BUTTON_W)
    scale = min(1.0, (w - 2 * GAP) / CLOSE_UP_W, (strip.y - 2 * GAP) / CLOSE_UP_H)
    close_up_w, close_up_h = CLOSE_UP_W * scale, CLOSE_UP_H * scale
    close_up = Box((w - close_up_w) / 2, max(GAP, (strip.y - close_up_h) / 2), close_up_w, close_up_h)
    return Table(w, h, tuple(panels), places["zone", CONTESTED], hand, buttons, close_up)


def _panel_rows(wanted: Wanted, band: tuple[int, ...], breadth: float, near: int, closeness: int) -> list[_Row]:
    """The rows of a panel, or of panels side by side: cards, reserves unless beside them, and the zone below."""
    own = near in band
    cards = 1 if wanted.cards.intersection(band) else 4 if own else 5
    least = FINGER if cards == 1 else _SEEN
    rows = [_Row("cards", band, least + GAP, GOOD_CARD_H + GAP, CARD_H + GAP, cards)]
    if breadth < 840:
        held = max(wanted.reserve_kinds[seat] for seat in band)
        lines = max(1, -(-held // int(breadth / (RESERVE_W + GAP))))
        touched = bool(wanted.reserves.intersection(band))
        least = FINGER * lines if touched else FINGER * 0.45 if own else 0
        good = FINGER * lines if held else TEXT
        rank = 1 if touched else 4 if own else 5
        rows.append(_Row("reserves", band, least + GAP, good + GAP, max(good, RESERVE_H * lines) + GAP, rank))
    elif wanted.reserves.intersection(band):
        high = FINGER * _side_panel(wanted, band, breadth) + GAP
        rows[0] = rows[0]._replace(least=high, good=max(high, rows[0].good), full=max(high, rows[0].full), rank=1)
    rows.append(_zone_row(wanted, band, breadth, 2 if own else 3, closeness))
    return rows


def _side_panel(wanted: Wanted, band: tuple[int, ...], breadth: float) -> int:
    """The rows of reserves that lie beside the cards."""
    held = max(wanted.reserve_kinds[seat] for seat in band)
    return max(1, -(-held // int(breadth * (1 - _SHARE) / (FINGER + GAP))))


def _zone_row(wanted: Wanted, zones: tuple[int, ...], breadth: float, rank: int, closeness: int) -> _Row:
    """Units stand at ease; `closeness` 1 where nothing can be touched, and 2 anywhere, they stand a finger apart."""
    crowd = max(wanted.crowds[-1 if zone == CONTESTED else zone] for zone in zones)
    narrow = breadth < _NARROW_ZONE
    room, more = (breadth - 8, LABEL_H + 4) if narrow else (breadth - LABEL_W - 4, 8)
    touched = bool(wanted.zones.intersection(zones))
    near = FINGER - GAP + 2 if touched else _SEEN
    least, good, full = (
        max(1, -(-crowd // max(1, int(room / (w + GAP)))))
        for w in (near if closeness > touched else LOW_TOKEN[0], LOW_TOKEN[0], TOKEN[0])
    )
    side = _SEEN if closeness > touched and not touched else FINGER
    more += GAP
    heights = least * side + more, good * LOW_TOKEN[1] + more, full * TOKEN[1] + more
    return _Row("zone", zones, *heights, 1 if touched else rank)


def _heights(rows: Sequence[_Row], room: float, roomy: bool) -> list[float]:
    """How high each row is: its least height, and in their order a good and a full one while there is room.

    Where there is not even room for the least, rows in which nothing is touched next are lower, down to half.
    """
    if roomy:
        return [row.full for row in rows]
    heights = [row.least for row in rows]
    left = room - sum(heights)
    if left < 0:
        idle = [at for at, row in enumerate(rows) if row.rank > 1 and row.kind != "hand"]
        share = max(0.5, 1 + left / sum(heights[at] for at in idle))
        for at in idle:
            heights[at] *= share
        left = 0.0
    order = sorted(range(len(rows)), key=lambda at: rows[at].rank)
    for wanted in ([row.good for row in rows], [row.full for row in rows]):
        for at in order:
            more = min(max(0.0, wanted[at] - heights[at]), left)
            heights[at] += more
            left -= more
    zones = [at for at, row in enumerate(rows) if row.kind == "zone"]
    for at in zones:
        heights[at] += left / len(zones)
    return heights


class Stand(NamedTuple):
    """How the units of a zone are drawn, and where."""

    scale: float
    low: bool
    """Whether their values are beside them."""
    boxes: tuple[Box, ...]


@lru_cache(1 << 6)
def spots(box: Box, count: int) -> Stand:
    """How `count` units are drawn in a box, and their places, row by row around the middle.

    They stand at least a finger apart as long as the box has room for that.
    """
    if not count:
        return Stand(1.0, False, ())

    def fit(form: tuple[bool, int]) -> tuple[bool, float, bool, float]:
        low, rows = form
        full_w, full_h = LOW_TOKEN if low else TOKEN
        w, h = box.w / -(-count // rows), box.h / rows
        scale = min(w / (full_w + GAP), h / full_h, _LARGEST_LOW if low else _LARGEST)
        return min(w, h) >= FINGER - 1, min(scale, 1.0), not low, scale

    low, rows = max(((low, rows) for rows in range(1, count + 1) for low in (False, True)), key=fit)
    scale = fit((low, rows))[3]
    across = -(-count // rows)
    w, h = (side * scale for side in (LOW_TOKEN if low else TOKEN))
    right, down = min(box.w / across, max(w + GAP, FINGER)), min(box.h / rows, max(h, FINGER))
    x, y = box.centre
    found = []
    for at in range(count):
        line, column = divmod(at, across)
        here = min(across, count - line * across)
        middle = x + (column - (here - 1) / 2) * right
        found.append(Box(middle - w / 2, y + (line - (rows - 1) / 2) * down - h / 2, w, h))
    return Stand(scale, low, tuple(found))


def row(box: Box, count: int, w: float) -> list[Box]:
    """Places for `count` things from the left; closer together if there is no room for all."""
    pitch = min(w + GAP, (box.w - w) / max(1, count - 1))
    return [Box(box.x + at * pitch, box.y, w, box.h) for at in range(count)]


def rows(box: Box, count: int, w: float, narrow: float, least: float) -> list[Box]:
    """Places side by side: narrower than `w` if need be, and in several rows rather than narrower than `narrow`.

    In several rows they are broader.
    """
    lines = 1
    while count > lines * max(1, int(box.w / narrow)) and box.h / (lines + 1) >= least:
        lines += 1
    across = -(-count // lines) if count else 1
    most = w if lines == 1 else w * 1.4
    wide, high = min(most, (box.w - GAP * (across - 1)) / across), (box.h - GAP * (lines - 1)) / lines
    return [
        Box(box.x + at % across * (wide + GAP), box.y + at // across * (high + GAP), wide, high) for at in range(count)
    ]
