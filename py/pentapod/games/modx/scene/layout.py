"""Where everything lies in a picture of MODX."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.games.modx.data.table import FILES
from pentapod.games.modx.rules.board import CELLS, file_of, rank_of
from pentapod.scene.boxes import Box

PITCH: Final = 94
"""The side of a cell: 42 pixels on a phone 360 pixels wide."""

LEFT: Final = 36
TOP: Final = 8
BOARD: Final = PITCH * len(FILES)
BOTTOM: Final = TOP + BOARD

LETTERS: Final = 24
"""How far below the board the middle of the files' letters is."""

_SIZE: Final = (800, BOTTOM + LETTERS + 22)
_GAP: Final = 8
_BETWEEN: Final = 6
"""How far buttons lie apart."""
_ROWS: Final = (84.0, 110.0)
"""In a tall picture the heights of the two rows of buttons: shapes, then Done and the claims."""


@cache
def places(flip: bool) -> tuple[tuple[float, float], ...]:
    """The middle of each cell."""
    middles = [(LEFT + (file_of(cell) + 0.5) * PITCH, BOTTOM - (rank_of(cell) + 0.5) * PITCH) for cell in CELLS]
    return tuple(reversed(middles) if flip else middles)


def size(tall: bool, claiming: bool) -> tuple[float, float]:
    """Width and height; buttons stand below the board in a tall picture, else beside it."""
    w, h = _SIZE
    if not claiming:
        return w, h
    return (w, h + sum(_ROWS) + _GAP) if tall else (w + 2 * 132 + _GAP, h)


@cache
def button_boxes(shapes: int, seats: int, tall: bool) -> tuple[Box, ...]:
    """Where buttons lie all through a game: one for each shape, Done, and a claim for each seat.

    In a tall picture shapes in one row, Done and claims in another; else one below the other.
    """
    area = _side_panel(tall)
    if tall:
        h, low = _ROWS
        ticks, below = area._replace(h=h), area._replace(y=area.y + h, h=low)
        done = below._replace(w=2 * area.w / shapes)
        claims = below._replace(x=done.x + done.w, w=area.w - done.w)
        return (*ticks.split(shapes, 1, _BETWEEN), done.inside(_BETWEEN / 2), *claims.split(seats, 1, _BETWEEN))
    h, rows = area.h / 8, (shapes + 1) // 2
    ticks = area._replace(h=rows * h)
    done = area._replace(y=area.y + ticks.h, h=h * 1.3)
    claims = Box(area.x, done.y + done.h + 3 * _GAP, area.w, (seats + 1) // 2 * h)
    return (
        *ticks.split(2, rows, _BETWEEN)[:shapes],
        done.inside(_BETWEEN / 2),
        *claims.split(2, (seats + 1) // 2, _BETWEEN)[:seats],
    )


def _side_panel(tall: bool) -> Box:
    """The room for buttons."""
    if tall:
        return Box(_GAP, _SIZE[1] + _GAP / 2, 800 - 2 * _GAP, sum(_ROWS))
    return Box(800 + _GAP / 2, TOP, 2 * 132 - _GAP / 2, BOARD)
