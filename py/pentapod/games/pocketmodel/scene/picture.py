"""What a picture of the table shows, and where everything lies in it: what is drawn and what is touched agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS, OBJECTIVES
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, RESERVE, slot_touch
from pentapod.games.pocketmodel.rules.steps import Battle, Strike
from pentapod.games.pocketmodel.rules.touches import DONE, PASS, RESULT, Pile
from pentapod.games.pocketmodel.scene.close_up import shown_units
from pentapod.games.pocketmodel.scene.layout import (
    CARD_W,
    ENDING,
    FINGER,
    GAP,
    HAND_W,
    NARROW_HAND,
    PILE_W,
    RESERVE_SIDE,
    TEXT,
    Panel,
    Table,
    Wanted,
    rows,
    spots,
    table,
)
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import View

ENDING_BUTTONS: Final = (DONE, PASS)
"""The buttons that do no more, and so end a turn or a part of it."""


LEADING_BUTTONS: Final = (DONE, PASS, RESULT)
"""The buttons that lead on."""


def kinds_in_reserve(position: Position, seat: int, touches: Sequence[str] = ()) -> list[tuple[int, int]]:
    """The units in reserve by kind: of each kind the unit that may be touched next, else the first, and how many."""
    found: dict[str, list[int]] = {}
    for unit in position.roster.ranges[seat]:
        if position.where[unit] == RESERVE:
            found.setdefault(position.roster.kinds[unit].code, []).append(unit)
    names = position.roster.touches
    return [(min(units, key=lambda unit: names[unit] not in touches), len(units)) for units in found.values()]


class Picture:
    """What one picture shows, and where everything lies in it. The position need not be possible."""

    def __init__(
        self,
        position: Position,
        view: View,
        words: PocketModelWords,
        turn: int | None = None,
        touches: Sequence[str] = (),
        close: Battle | Strike | None = None,
        roomy: bool = False,
    ) -> None:
        """`turn` acts now, `touches` may come next, and `close` is the battle or strike that is seen close.

        A `roomy` picture may be higher than its room.
        """
        self.position, self.view, self.words = position, view, words
        self.touches, self.close = touches, close
        self.turn = position.turn if turn is None else turn
        self.reserves = {seat: kinds_in_reserve(position, seat, self.touches) for seat in position.seats}
        self.table: Table = table(self._wanted(roomy), view.room, view.flip)
        self.places: dict[int, Box] = {}
        self.sizes: dict[int, float] = {}
        for zone in (*position.seats, CONTESTED):
            units = position.standing(zone)
            self.sizes[zone], boxes = spots(self.table.zone(zone).inside(4), len(units))
            self.places |= zip(units, boxes, strict=True)
        if self.close and any(box.meets(self.table.close_up) for box in self._next_on_table(self.close)):
            self.close = None  # What is to be touched there must be seen.

    def _next_on_table(self, close: Battle | Strike) -> Iterator[Box]:
        """The places on the table that can be touched next, without the units in the close-up."""
        touches = self.position.roster.touches
        boxes = {touches[unit]: box for unit, box in self.places.items() if unit not in shown_units(close)}
        for seat in self.position.seats:
            boxes |= zip(self.pile_touches(seat), self.pile_row(self.table.panels[seat]), strict=True)
            boxes |= {touches[unit]: box for (unit, _), box in self.reserve_row(seat)}
        boxes |= self.slot_boxes()
        yield from (box for touch, box in boxes.items() if touch in self.touches)

    def _wanted(self, roomy: bool) -> Wanted:
        """What the table has to hold, and where something can be touched next."""
        position, roster = self.position, self.position.roster
        # Whether an objective can be replaced might tell others what is held.
        touches = self.touches if self.view.viewer in (self.turn, CHANCE) else ()
        units = [roster.number_of[touch] for touch in self.touches if touch in roster.number_of]
        reserves = frozenset(roster.owners[unit] for unit in units if position.where[unit] == RESERVE)
        cards = [
            seat
            for seat in position.seats
            for touch in (*(slot_touch(seat, slot) for slot in range(OBJECTIVES)), *self.pile_touches(seat))
            if touch in touches
        ]
        return Wanted(
            tuple(len(position.standing(zone)) for zone in (*position.seats, CONTESTED)),
            tuple(len(self.reserves[seat]) for seat in position.seats),
            frozenset(position.where[unit] for unit in units if position.where[unit] in (*position.seats, CONTESTED)),
            frozenset(cards),
            reserves,
            any(touch in CARD_OF_CODE for touch in touches),
            max(1, len(self._buttons_shown())),
            roomy,
        )

    def pile_touches(self, seat: int) -> tuple[str, ...]:
        return tuple(pile + LETTERS[seat] for pile in Pile)

    def hand_owner(self) -> int | None:
        """Whose hand lies open: the viewer's own; for a viewer who sees all, that of the seat that acts."""
        viewer = self.view.viewer
        if viewer is not None and viewer in self.position.seats:
            return viewer if self.position.slots[viewer] else None
        if viewer != CHANCE:
            return None
        return self.turn if self.turn is not None and self.position.slots[self.turn] else None

    def held_by(self, owner: int) -> list[tuple[int, int]]:
        hand = self.position.hands[owner]
        return [(card, hand.count(card)) for card in dict.fromkeys(hand)]

    def hand_places(self, count: int) -> list[Box]:
        return rows(self.table.hand, count, HAND_W, NARROW_HAND, FINGER)

    def _buttons_shown(self) -> list[str]:
        """The buttons that can be pressed now; what ends the turn, or a part of it, comes last."""
        shown = [touch for touch in self.words.buttons if touch in self.touches]
        return sorted(shown, key=lambda touch: touch in LEADING_BUTTONS)

    def button_row(self) -> list[tuple[str, Box]]:
        """The buttons with their places, one above the other."""
        shown, box = self._buttons_shown(), self.table.buttons
        if not shown:
            return []
        more = max(0.0, ENDING - box.h / len(shown)) if shown[-1] in LEADING_BUTTONS else 0.0
        high = box.h / len(shown) + more
        low = (box.h - high) / max(1, len(shown) - 1)
        last = (shown[-1], Box(box.x, box.y + box.h - high, box.w, high))
        return [*((touch, Box(box.x, box.y + at * low, box.w, low - GAP)) for at, touch in enumerate(shown[:-1])), last]

    def slot_row(self, panel: Panel) -> list[Box]:
        x, y, w, h = panel.cards
        pitch = min(CARD_W, (w - 3 * self._pile_width(panel)) / OBJECTIVES)
        return [Box(x + at * pitch, y, pitch - 2, h) for at in range(OBJECTIVES)]

    def _pile_width(self, panel: Panel) -> float:
        return min(PILE_W, panel.cards.w * (0.1 if panel.cards.w < 400 else 0.13))

    def slot_boxes(self) -> dict[str, Box]:
        return {
            slot_touch(seat, slot): box
            for seat in self.position.seats
            for slot, box in enumerate(self.slot_row(self.table.panels[seat])[: len(self.position.slots[seat])])
        }

    def pile_row(self, panel: Panel) -> list[Box]:
        w = self._pile_width(panel)
        x = panel.cards.x + panel.cards.w - 3 * w
        return [Box(x + at * w, panel.cards.y, w, panel.cards.h) for at in range(3)]

    def reserve_row(self, seat: int) -> list[tuple[tuple[int, int], Box]]:
        """The kinds of units in reserve with their places, where there is room for them."""
        box, kinds = self.table.panels[seat].reserves, self.reserves[seat]
        if box.h < TEXT:
            return []
        return list(zip(kinds, rows(box, len(kinds), RESERVE_SIDE, FINGER, min(box.h, FINGER - GAP)), strict=True))

    def piles(self, seat: int) -> list[tuple[Pile, int]]:
        position = self.position
        return [
            (Pile.HAND, len(position.hands[seat])),
            (Pile.DECK, deck_size(position, seat)),
            (Pile.DISCARD, sum(position.discards[seat])),
        ]
