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

TOKEN_W: Final = 98.0
TOKEN_H: Final = 116.0
CARD_W: Final = 178.0
CARD_H: Final = 132.0
PILE_W: Final = 84.0
RESERVE_SIDE: Final = 86.0
HEADER: Final = 42.0
HAND_W: Final = 188.0
NARROW_HAND: Final = 150.0
HAND_H: Final = 196.0
LOW_HAND: Final = 2 * FINGER + 2 * GAP
BUTTON_W: Final = 168.0
CLOSE_UP_W: Final = 772
CLOSE_UP_H: Final = 700

_SEEN: Final = 45.0
"""The least height of cards that are only looked at, and of units."""

_LARGEST: Final = 2.2
"""How large units are drawn at most, 1 being full size."""


class Panel(NamedTuple):
    """What is a seat's. A header or reserves without height are not shown."""

    header: Box
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


class Wanted(NamedTuple):
    """What a table has to hold."""

    crowds: tuple[int, ...]
    """How many units stand in each zone, the contested one last."""
    reserve_kinds: tuple[int, ...]
    """How many kinds of units each seat has in reserve."""
    zones: frozenset[int] = frozenset()
    """The zones in which something can be touched next."""
    cards: frozenset[int] = frozenset()
    """The seats whose objectives or piles can be touched next."""
    reserves: frozenset[int] = frozenset()
    """The seats whose reserves can be touched next."""
    hand: bool = False
    """Whether a card of the open hand can be touched next."""
    buttons: int = 1
    """How many things can be pressed."""
    roomy: bool = False
    """Whether the picture may be higher than its room, so that all is in full size."""


class _Row(NamedTuple):
    """A row of the table: what lies in it, the seats it belongs to, its least and full height, what comes first."""

    kind: str
    seats: tuple[int, ...]
    least: float
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
    rows = [row for band in bands for row in _panel_rows(wanted, band, breadth, near)]
    rows.append(_zone_row(wanted, (CONTESTED,), w, 2))
    rows += reversed(_panel_rows(wanted, (near,), w - 2 * GAP, near))
    low = max(LOW_HAND if wanted.hand else ENDING + GAP, ENDING + FINGER * (wanted.buttons - 1) + GAP)
    rows.append(_Row("hand", (), low, max(HAND_H, low), 6))
    heights = _heights(rows, h - GAP, wanted.roomy)
    places: dict[tuple[str, int], Box] = {}
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, seat in enumerate(row.seats or (-1,)):
            across = breadth if len(row.seats) > 1 else w - 2 * GAP
            places[row.kind, seat] = Box(GAP + column * (across + GAP), y, across, max(0.0, height - GAP))
        y += height
    return _laid(places, seats, w, max(h, y), wanted)


def _laid(places: dict[tuple[str, int], Box], seats: int, w: float, h: float, wanted: Wanted) -> Table:
    panels = []
    for seat in range(seats):
        cards = places["cards", seat]
        reserves = places.get(("reserves", seat))
        if reserves is None:
            share = cards.w * 0.56
            reserves = cards._replace(x=cards.x + share + GAP, w=cards.w - share - GAP)
            cards = cards._replace(w=share)
        panels.append(Panel(places["header", seat], cards, reserves, places["zone", seat]))
    strip = places["hand", -1]
    hand = strip._replace(w=strip.w - BUTTON_W - GAP)
    buttons = strip._replace(x=strip.x + strip.w - BUTTON_W, w=BUTTON_W)
    scale = min(1.0, (w - 2 * GAP) / CLOSE_UP_W, (strip.y - 2 * GAP) / CLOSE_UP_H)
    close_up_w, close_up_h = CLOSE_UP_W * scale, CLOSE_UP_H * scale
    close_up = Box((w - close_up_w) / 2, max(GAP, (strip.y - close_up_h) / 2), close_up_w, close_up_h)
    return Table(w, h, tuple(panels), places["zone", CONTESTED], hand, buttons, close_up)


def _panel_rows(wanted: Wanted, band: tuple[int, ...], breadth: float, near: int) -> list[_Row]:
    """The rows of a panel, or of panels side by side: cards, reserves unless beside them, and the zone below."""
    own = near in band
    cards = 1 if wanted.cards.intersection(band) else 4 if own else 5
    rows = [
        _Row("header", band, 0, HEADER + GAP, 7),
        _Row("cards", band, (FINGER if cards == 1 else _SEEN) + GAP, CARD_H + GAP, cards),
    ]
    if breadth < 840:
        held = max(wanted.reserve_kinds[seat] for seat in band)
        lines = max(1, -(-held // int(breadth / (RESERVE_SIDE + GAP))))
        touched = bool(wanted.reserves.intersection(band))
        least = FINGER * lines if touched else FINGER * 0.45 if own else 0
        rows.append(_Row("reserves", band, least + GAP, RESERVE_SIDE * lines + GAP, 1 if touched else 4 if own else 5))
    elif wanted.reserves.intersection(band):
        rows[1] = rows[1]._replace(least=FINGER * _beside(wanted, band, breadth) + GAP, rank=1)
    rows.append(_zone_row(wanted, band, breadth, 2 if own else 3))
    return rows


def _beside(wanted: Wanted, band: tuple[int, ...], breadth: float) -> int:
    """The rows of reserves that lie beside the cards."""
    held = max(wanted.reserve_kinds[seat] for seat in band)
    return max(1, -(-held // int(breadth * 0.44 / (FINGER + GAP))))


def _zone_row(wanted: Wanted, zones: tuple[int, ...], breadth: float, rank: int) -> _Row:
    crowd = max(wanted.crowds[-1 if zone == CONTESTED else zone] for zone in zones)
    touched = bool(wanted.zones.intersection(zones))
    least, full = (max(1, -(-crowd // int((breadth - 8) / w))) for w in (FINGER + 2, TOKEN_W + GAP))
    side = FINGER if touched else _SEEN
    return _Row("zone", zones, least * side + 8 + GAP, full * TOKEN_H + 8 + GAP, 1 if touched else rank)


def _heights(rows: Sequence[_Row], room: float, roomy: bool) -> list[float]:
    """How high each row is: all have their least height, and more in their order while there is room."""
    if roomy:
        return [row.full for row in rows]
    heights = [row.least for row in rows]
    left = room - sum(heights)
    for at in sorted(range(len(rows)), key=lambda at: rows[at].rank):
        more = min(max(0.0, rows[at].full - rows[at].least), max(0.0, left))
        if rows[at].kind == "header" and more < rows[at].full:
            continue
        heights[at] += more
        left -= more
    zones = [at for at, row in enumerate(rows) if row.kind == "zone"]
    for at in zones:
        heights[at] += max(0.0, left) / len(zones)
    return heights


def spots(box: Box, count: int) -> tuple[float, list[Box]]:
    """How large `count` units are drawn in a box, and their places, row by row around the middle.

    They stand at least a finger apart as long as the box has room for that.
    """
    if not count:
        return 1.0, []

    def fit(rows: int) -> tuple[bool, float]:
        across = -(-count // rows)
        w, h = box.w / across, box.h / rows
        return min(w, h) >= FINGER, min(w / (TOKEN_W + GAP), h / TOKEN_H, _LARGEST)

    rows = max(range(1, count + 1), key=fit)
    scale = fit(rows)[1]
    across = -(-count // rows)
    w, h = TOKEN_W * scale, TOKEN_H * scale
    right, down = min(box.w / across, max(w + GAP, FINGER)), min(box.h / rows, max(h, FINGER))
    x, y = box.centre
    found = []
    for at in range(count):
        line, column = divmod(at, across)
        here = min(across, count - line * across)
        middle = x + (column - (here - 1) / 2) * right
        found.append(Box(middle - w / 2, y + (line - (rows - 1) / 2) * down - h / 2, w, h))
    return scale, found


def row(box: Box, count: int, w: float) -> list[Box]:
    """Places for `count` things from the left; closer together if there is no room for all."""
    pitch = min(w + GAP, (box.w - w) / max(1, count - 1))
    return [Box(box.x + at * pitch, box.y, w, box.h) for at in range(count)]


def rows(box: Box, count: int, w: float, narrow: float, least: float) -> list[Box]:
    """Places side by side: narrower than `w` if need be, and in several rows rather than narrower than `narrow`."""
    lines = 1
    while count > lines * max(1, int(box.w / narrow)) and box.h / (lines + 1) >= least:
        lines += 1
    across = -(-count // lines) if count else 1
    wide, high = min(w, (box.w - GAP * (across - 1)) / across), (box.h - GAP * (lines - 1)) / lines
    return [
        Box(box.x + at % across * (wide + GAP), box.y + at // across * (high + GAP), wide, high) for at in range(count)
    ]
