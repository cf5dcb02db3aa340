"""Beside each Home, what its owner holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import Position, cards_in
from pentapod.games.xtal.scene.crystal import mark
from pentapod.games.xtal.scene.layout import Layout, plate_boxes
from pentapod.games.xtal.scene.seals import RADIUS, back, seal
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Group, Rect, Shape, Text, View


def plates(position: Position, actors: tuple[int, ...], view: View, layout: Layout) -> Iterator[Shape]:
    """How many cards each player holds, or which, if the viewer may see them."""
    boxes = plate_boxes(layout, view.flip)
    for seat in position.players:
        if position.homes[seat] == NOWHERE:
            continue
        box = boxes[STORE_OF[position.homes[seat]]]
        yield Rect(*box, f"seat-{seat}-soft", f"seat-{seat}", 5 if seat in actors else 2, 14)
        k = box.h / 58
        yield mark(seat, box.x + 28 * k, box.y + box.h / 2, 13 * k, f"seat-{seat}")
        kinds = cards_in(position.hands[seat])
        if sees(position, view.viewer, seat) and kinds and (position.setting.open or view.viewer != seat):
            yield from _shown(sorted(kinds), box.x + 50 * k, box.y, box.w - 54 * k, box.h)
        else:
            yield Group(_back_sign(), box.x + 66 * k, box.y + box.h / 2, scale=k)
            yield Text(box.x + 103 * k, box.y + box.h / 2 + 1, str(len(kinds)), 30 * k, "ink", bold=True)


@cache
def _back_sign() -> tuple[Shape, ...]:
    return tuple(back(Box(-15, -20, 30, 40), False))


def _shown(kinds: list[int], x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    """Cards as small seals."""
    rows = 2 if len(kinds) > 3 else 1
    columns = -(-len(kinds) // rows)
    size = min(w / columns, h / rows)
    for number, kind in enumerate(kinds):
        row, column = divmod(number, columns)
        centre_x, centre_y = x + (column + 0.5) * w / columns, y + h / 2 + (row - (rows - 1) / 2) * size
        yield Group(seal(kind), centre_x, centre_y, scale=0.46 * size / RADIUS)
