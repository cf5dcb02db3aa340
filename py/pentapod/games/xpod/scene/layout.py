"""Where everything lies in a picture of X-Pod Play Off.

Where there is room enough, both players have a panel of the same size. In a small window the player that acts has the
panel that is large enough to be touched, and the other panel is only looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple

from pentapod.games.xpod.data.table import COLUMNS, ROWS
from pentapod.games.xpod.rules.board import COUNT, NORTH, SOUTH, column_of, row_of
from pentapod.scene.boxes import Box, around
from pentapod.scene.drawings import Drawings
from pentapod.scene.rooms import LEAST, best, scale
from pentapod.scene.shapes import Room

_GAP: Final = 4.0
"""Between two boxes of a row."""
_HAND: Final = 3
"""How many X-tra cards lie side by side, with the lid beside them."""


class Panel(NamedTuple):
    """Where the things of a seat lie that are not on the board."""

    box: Box
    plans: Box
    plan_rows: int
    bricks: Box
    brick_rows: int
    lid: Box
    cards: Box
    pod: Box
    titled: bool = False
    """Whether there is room for the name of the pod beside it, and for those of its units."""

    @property
    def upright(self) -> bool:
        """Whether the places of the pod stand above one another."""
        return self.pod.h > self.pod.w

    @property
    def reading(self) -> bool:
        """Whether there is room for what a plan can do."""
        return self.plans.h / self.plan_rows > 64

    def plan_places(self, count: int) -> tuple[Box, ...]:
        """A place for each plan."""
        return self.plans.split(-(-count // self.plan_rows), self.plan_rows, _GAP)[:count]

    def brick_places(self, count: int) -> tuple[Box, ...]:
        """A place for each kind of brick."""
        return self.bricks.split(-(-count // self.brick_rows), self.brick_rows, _GAP)[:count]

    def holding(self, kinds: int, least: float) -> Panel:
        """The panel while so many kinds of units wait: its lid takes the room for them from the cards beside it."""
        spare = self.cards.w - _HAND * (least + _GAP) if self.lid.y + self.lid.h > self.cards.y else 0.0
        more = min(kinds * least - self.lid.w, spare)
        if more <= 0:
            return self
        lid, cards = self.lid, self.cards
        return self._replace(lid=lid._replace(w=lid.w + more), cards=cards._replace(x=cards.x + more, w=cards.w - more))

    def lid_places(self, alike: Sequence[int]) -> tuple[Box, ...]:
        """A place for each unit in the lid, given how many of each kind lie beside each other.

        Where it is full, a kind of few units has more room for each than one of many: each kind is touched as a whole.
        """
        area, (room, units) = self.lid, (self.lid.w, sum(alike))
        least = min(area.h * 0.8, area.w / max(len(alike), 1))
        steps = [0.0] * len(alike)
        for number in sorted(range(len(alike)), key=lambda number: alike[number]):
            width = max(room / units * alike[number], least)
            steps[number] = min(width / alike[number], area.h * 0.96)
            room, units = room - width, units - alike[number]
        widths = [step for step, count in zip(steps, alike, strict=True) for _ in range(count)]
        starts = accumulate(widths, initial=area.x)
        return tuple(Box(x, area.y, w, area.h) for x, w in zip(starts, widths, strict=False))

    def card_places(self, count: int) -> tuple[Box, ...]:
        """A place for each X-tra card; more than a hand take the room of the lid too, or instead."""
        area = self.cards
        if count > _HAND:
            beside = self.lid.y + self.lid.h > area.y
            area = area._replace(x=self.lid.x, w=area.x + area.w - self.lid.x) if beside else self.lid
        return area.split(max(count, _HAND), 1, _GAP)[:count]


class Layout(NamedTuple):
    """The sizes and places of everything in one kind of picture."""

    w: float
    h: float
    pitch: float
    x: float
    y: float
    panels: tuple[Panel, Panel]
    """Of the far and the near seat; if the layout is `turning`, of the seat that waits and the one that acts."""
    buttons: Box
    """The room for the buttons of actions, filled from its centre."""
    columns: int
    """How many buttons stand side by side, at most."""
    least: float
    """The shorter side of the smallest target, with six kinds of units in a lid."""
    turning: bool = False
    """Whether the second panel always belongs to the seat that acts."""

    @property
    def unit(self) -> float:
        """The size of a square, by which layouts are compared."""
        return self.pitch

    @property
    def board(self) -> Box:
        """The board without its letters."""
        return Box(self.x, self.y, COLUMNS * self.pitch, ROWS * self.pitch)

    @property
    def size(self) -> float:
        """How large units are drawn."""
        return self.pitch / FULL

    def button_places(self, count: int, ends: bool) -> tuple[Box, ...]:
        """A place for each button, around the centre of their room.

        What `ends` the turn comes last and has a place of its own, which stays empty without it.
        """
        columns, kept = self.columns, not ends
        rows = -(-max(_BUTTONS, count + kept) // columns)
        w, h = min(self.buttons.w / columns, 190), min(self.buttons.h / rows, _BUTTON_H)
        end = rows * columns - kept
        return around(*self.buttons.centre, columns * w, rows * h).split(columns, rows, _GAP)[end - count : end]


FULL: Final = 104.0
"""From one square to the next where units are drawn in full size."""

_BUTTON_H: Final = 118.0

_BUTTONS: Final = 4
"""There are seldom more at once."""


_DRAWN: Final = Drawings(__package__, "layouts.drawings")


def _drawn(name: str) -> Layout:
    sizes, boxes = _DRAWN.measures(name), _DRAWN.boxes(name)

    def panel(side: str) -> Panel:
        box, plans, bricks, lid, cards, pod = (
            boxes[f"{side}-{part}"] for part in ("box", "plans", "bricks", "lid", "cards", "pod")
        )
        rows = int(sizes[f"{side}plans"]), int(sizes[f"{side}bricks"])
        return Panel(box, plans, rows[0], bricks, rows[1], lid, cards, pod, titled=name == "wide")

    w, h, pitch, x, y = (sizes[size] for size in ("w", "h", "pitch", "x", "y"))
    panels, columns = (panel("far"), panel("near")), int(sizes["columns"])
    return Layout(w, h, pitch, x, y, panels, boxes["buttons"], columns, sizes["least"], name not in ("wide", "tall"))


WIDE, TALL, *_SMALL = map(_drawn, _DRAWN)
"""The layouts, of equals the first is taken."""


def layout(room: Room) -> Layout:
    """The layout for a room: with both panels in full if all targets are large enough then."""
    full = best((WIDE, TALL), room)
    return full if full.least * scale(full, room) >= LEAST else best(_SMALL, room)


class Arrangement(NamedTuple):
    """A layout, and which seat sits where in it."""

    layout: Layout
    flip: bool
    front: int
    """The seat that has the second panel."""

    def panel(self, seat: int, kinds: int = 0) -> Panel:
        """Where the things of a seat lie while its lid holds so many kinds of units."""
        return self.layout.panels[seat == self.front].holding(kinds, self.layout.least)

    @property
    def squares(self) -> tuple[tuple[float, float], ...]:
        """The centre of each square."""
        return _squares(self.layout, self.flip)


def arrange(room: Room, flip: bool, acting: int) -> Arrangement:
    """Where everything lies while a seat acts."""
    found = layout(room)
    return Arrangement(found, flip, acting if found.turning else NORTH if flip else SOUTH)


@cache
def _squares(layout: Layout, flip: bool) -> tuple[tuple[float, float], ...]:
    centres = [
        (layout.x + (column_of(square) + 0.5) * layout.pitch, layout.y + (ROWS - 0.5 - row_of(square)) * layout.pitch)
        for square in range(COUNT)
    ]
    return tuple(reversed(centres) if flip else centres)
