"""By speed: the hands at two edges of the screen, whose owners face each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from pentapod.games.xtal.data.table import MOVEMENTS, RINGS
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import NOWHERE, REDS, VIOLETS
from pentapod.games.xtal.rules.position import COMBAT, Position
from pentapod.games.xtal.rules.touches import slot_of
from pentapod.games.xtal.scene.crystal import mark, stone_shapes
from pentapod.games.xtal.scene.layout import OWNER, HandGrid, Layout
from pentapod.games.xtal.scene.parts import Hand, Part, button, controls, slot_part, untouchable
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Group, Rect, Shape, Text, View

_SLOT: Final = 86.0
"""From one slot to the next."""

_NARROW: Final = 77.0
"""The same where there is less room."""

_CORNER: Final = 310.0
"""How much room there is beside the crystal in a corner."""

_LETTERS: Final = 18
"""The size of the letters on cards."""

_NAME: Final = 14
"""The most letters of a name beside a hand."""


def far_seats(position: Position, shown: tuple[int, ...]) -> set[int]:
    """Whose hands lie at the far edge: those of the second half of the table, always.

    One of them moves over only where two of one half fight, since there are two edges.
    """
    seats = position.setting.seats
    far = {seat for seat in shown if 2 * seat >= seats}
    if len(shown) > 1 and len(far) != 1:
        return {min(shown)} if far else {max(shown)}
    return far


def edge(position: Position, view: View, layout: Layout, seat: int, turned: bool, words: XtalWords) -> Hand:
    """Slots that stay where they are, then what lays and passes; all of it from the left."""
    area = layout.far if turned and layout.far else layout.near
    hand, grid = position.hands[seat], layout.grid
    shown, racing = sees(position, view.viewer, seat) or seat in view.revealed, position.phase in COMBAT
    rows = _rows(area, grid, len(hand))
    boxes = _slot_boxes(rows, len(hand), 2 * (grid.control + 4))
    parts = _chip_parts(position, view, seat, boxes, words) or [
        slot_part(position, shown, seat, slot, box, _LETTERS, words) for slot, box in enumerate(boxes[: len(hand)])
    ]
    buttons = controls(position, view, seat, words) if shown or racing else ()
    for number, control in enumerate(buttons):
        left = area.x + area.w - (len(buttons) - number) * (grid.control + 4)
        part = button(control, Box(left, rows[-1].y + 1, grid.control, rows[-1].h - 2), grid.letters)
        parts.append(part._replace(label=words.labelled("label-button", seat=seat, button=part.label)))
    if not (shown or racing):
        parts = untouchable(parts)
    parts.append(_owner(seat, words.names, rows[0], grid.letters))
    return Hand(seat, area, tuple(parts), turned, racing)


def _owner(seat: int, names: Sequence[str], row: Box, letters: float) -> Part:
    """Above the left end of a row of a hand whose it is."""
    name = names[seat]
    short = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
    box = Box(row.x, row.y - OWNER, 260, OWNER - 4)
    text = Text(box.x + 46, box.y + 19, short, letters, "ink", "start", bold=True)
    return Part(box, (mark(seat, box.x + 22, box.y + 18, 14, f"seat-{seat}"), text))


def _rows(area: Box, grid: HandGrid, count: int) -> tuple[Box, ...]:
    """The rows of an edge, from the middle of the table outwards; many cards beside a low crystal take corners too."""
    tops = accumulate(grid.rows, initial=area.y)
    rows = tuple(Box(area.x, y, area.w, h) for y, h in zip(tops, grid.rows, strict=False))
    beside_controls = area.w - 2 * (grid.control + 4)
    if len(rows) > 1 or count * _NARROW <= beside_controls:
        return rows
    corner = Box(area.x, area.y - area.h, _CORNER, area.h)
    if count * _NARROW <= beside_controls + _CORNER:
        return (corner, *rows)
    return (corner, corner._replace(x=area.x + area.w - _CORNER), *rows)


def _slot_boxes(rows: tuple[Box, ...], count: int, controls_width: float) -> list[Box]:
    """Places for some cards, from the left, in the last row beside the controls; closer together if they must be."""
    pitch = _SLOT
    room = [row.w - controls_width * (row == rows[-1]) for row in rows]
    while sum(int(width / pitch) for width in room) < count:
        pitch -= 0.5
    return [
        Box(row.x + number * pitch, row.y + 2, pitch - 4, row.h - 4)
        for row, width in zip(rows, room, strict=True)
        for number in range(int(width / pitch))
    ]


class _Chip(NamedTuple):
    """A token or a number to choose."""

    touch: str
    label: str
    shapes: tuple[Shape, ...]


def _chip_parts(position: Position, view: View, seat: int, boxes: list[Box], words: XtalWords) -> list[Part]:
    """The chips that lie in the places of the cards while a seat chooses."""
    return [
        Part(box, (Rect(*box, "panel", "edge", 2, 12), Group(chip.shapes, *box.centre)), chip.touch, chip.label)
        for chip, box in zip(_chips(position, view, seat, words), boxes, strict=False)
    ]


def _chips(position: Position, view: View, seat: int, words: XtalWords) -> tuple[_Chip, ...]:
    """Instead of the cards, once a movement card was touched: the tokens, then the numbers of where it may go.

    All tokens and all numbers are there, so that it is not seen which movement card it is.
    """
    chosen = [touch for touch in view.chosen if touch[:1] == str(seat)]
    if not chosen or not position.composes_freely:
        return ()
    slot = slot_of(position, seat, chosen[0])
    if slot is None or position.hands[seat][slot] not in MOVEMENTS:
        return ()
    match len(chosen):
        case 1:
            return tuple(
                _Chip(
                    f"{seat}T{token}",
                    words.labelled("label-token", seat=token),
                    (mark(token, 0, 0, 20, f"seat-{token}"),),
                )
                for token in position.players
                if position.table.tokens[token] != NOWHERE
            )
        case 2:
            return tuple(
                _Chip(f"{seat}N{number}", words.labelled("label-number", number=number), _number(number))
                for number in range(1, RINGS + 1)
            )
        case _:
            return ()


def _number(number: int) -> tuple[Shape, ...]:
    """A Red and a Violet of one number."""
    return (
        Group(stone_shapes(REDS[number - 1]), -16, -8, scale=0.75),
        Group(stone_shapes(VIOLETS[number - 1]), 18, 8, scale=0.75),
    )
