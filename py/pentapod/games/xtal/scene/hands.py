"""The cards of those who play: in the tray of the player who sits here, or by speed at two edges of the screen.

A card is touched by its slot, which tells nothing of its kind, and lies face down to all who may not see it.
"""

from __future__ import annotations

from typing import Final

from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, GAP, Phase, Position
from pentapod.games.xtal.scene.edges import edge, far_seats
from pentapod.games.xtal.scene.layout import Layout
from pentapod.games.xtal.scene.parts import Hand, Part, button, controls, slot_part, untouchable
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Text, View

_BETWEEN: Final = 6
"""How far cards and buttons lie apart."""


def hands(position: Position, view: View, layout: Layout, words: XtalWords) -> tuple[Hand, ...]:
    """The hands that lie before their owners in this picture."""
    if not position.setting.speed:
        return (_tray(position, view, layout, near_seat(position, view), words),)
    fighting = position.phase in COMBAT and position.table.pair
    shown = position.table.pair if fighting else (near_seat(position, view),)
    far = far_seats(position, shown)
    turned = sorted(((seat in far) != view.flip, seat) for seat in shown)
    return tuple(edge(position, view, layout, seat, is_far, words) for is_far, seat in turned)


def near_seat(position: Position, view: View) -> int:
    """The seat whose cards lie at this side of the table: the viewer, or with open hands the seat that is to act."""
    if view.viewer is not None and view.viewer >= 0 and not position.setting.open and position.phase is not Phase.OVER:
        return view.viewer
    seat = position.mover if position.acting is None else position.acting
    return seat if seat is not None and position.playing(seat) else position.players[0]


def _tray(position: Position, view: View, layout: Layout, seat: int, words: XtalWords) -> Hand:
    """By windows: cards in rows as large as they can be, sorted if the viewer may see them, and the controls below."""
    area, grid, hand = layout.near, layout.grid, position.hands[seat]
    cards = Box(area.x, area.y, area.w, area.h - grid.control)
    below = Box(area.x, area.y + cards.h, area.w, grid.control).split(2, 1, _BETWEEN)
    shown = sees(position, view.viewer, seat)
    slots = [slot for slot, kind in enumerate(hand) if kind != GAP]
    if shown:
        slots.sort(key=lambda slot: (hand[slot], slot))
    columns = max(grid.columns, -(-len(hand) // len(grid.rows)))
    rows = -(-len(hand) // columns) if columns > grid.columns else len(grid.rows)
    boxes = cards.split(columns, rows, _BETWEEN)
    parts = [
        slot_part(position, shown, seat, slot, box, grid.letters, words)
        for slot, box in zip(slots, boxes, strict=False)
    ]
    if not shown:
        parts = untouchable(parts)
    if not slots:
        waiting = position.phase in BEFORE_START
        text = words.labelled("label-no-cards-yet" if waiting else "label-no-card-left")
        parts.append(Part(cards, (Text(*cards.centre, text, grid.letters, "soft-ink"),)))
    if shown:
        buttons = zip(controls(position, view, seat, words), below, strict=False)
        parts += [button(control, box, grid.letters) for control, box in buttons]
    return Hand(seat, area, tuple(parts))
