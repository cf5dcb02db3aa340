"""A position of PocketModel as a picture. It only draws: what things are and say comes from the table and the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from pentapod.engine.state import CHANCE, State
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, LETTERS, OBJECTIVES, TITLES
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.effects.values import slot_parts, summed
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE, ZONES, slot_touch
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import Battle, Move, Strike
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.scene.arrows import arrows
from pentapod.games.pocketmodel.scene.close_up import close_up, fallen_dice, seen_close, shown_units
from pentapod.games.pocketmodel.scene.layout import (
    CARD_W,
    CHIP,
    CLOSE_UP_W,
    ENDING,
    FINGER,
    GAP,
    HAND_W,
    NARROW_HAND,
    PILE_W,
    TEXT,
    Box,
    Panel,
    Table,
    Wanted,
    rows,
    spots,
    table,
)
from pentapod.games.pocketmodel.scene.pieces import back, button, hand_card, in_reserve, mark, slot_card, standing
from pentapod.games.pocketmodel.scene.workshop import workshop_picture
from pentapod.games.pocketmodel.words.labels import hand_label, pile_label, slot_label, summary, unit_label, zone_label
from pentapod.scene.shapes import Group, Line, Rect, Scene, Shape, Target, Text, View

_BUTTONS: Final = {
    "done": "Done",
    "pass": "Pass",
    "result": "Go on",
    "usual": "Usual start",
    "card": "Roll again",
    REPAIR: "Repair",
    HYPERDRIVE: "Hyperdrive",
}

_ENDS: Final = ("done", "pass")
"""The buttons that do no more, and so end a turn or a part of it."""


_LARGE: Final = ("done", "pass", "result")
"""The buttons that lead on."""

_PLAIN: Final = 0.86
"""Smaller units are drawn without their values: those could not be read."""


def scene(state: State, view: View) -> Scene:
    """The picture of a position, as its viewer may see it."""
    if isinstance(state, Building):
        return workshop_picture(state, view)
    assert isinstance(state, PocketModel)
    position = state.position
    touches = next_touches(state.actions(), view.chosen) if state.actors != (CHANCE,) else ()
    picture = Picture(position, view, state.turn, touches, seen_close(position))
    return Scene(
        picture.table.w,
        picture.table.h,
        ground(picture.table.w, picture.table.h),
        tuple(picture.shapes()),
        tuple(picture.targets()),
        summary(position, TITLES),
    )


@cache
def ground(w: float, h: float) -> tuple[Shape, ...]:
    """What lies under everything."""
    return (Rect(0, 0, w, h, "page"),)


def stock(position: Position, seat: int, touches: Sequence[str] = ()) -> list[tuple[int, int]]:
    """The units in reserve by kind: of each kind the unit that may be touched next, else the first, and how many."""
    found: dict[str, list[int]] = {}
    for unit in position.roster.ranges[seat]:
        if position.where[unit] == RESERVE:
            found.setdefault(position.roster.kinds[unit].code, []).append(unit)
    names = position.roster.touches
    return [(min(units, key=lambda unit: names[unit] not in touches), len(units)) for units in found.values()]


class Picture:
    """One picture in the making. The position need not be possible."""

    def __init__(
        self,
        position: Position,
        view: View,
        turn: int | None = None,
        touches: Sequence[str] = (),
        close: Battle | Strike | None = None,
        roomy: bool = False,
    ) -> None:
        """`turn` acts now, `touches` may come next, and `close` is the battle or strike that is seen close.

        A `roomy` picture may be higher than its room.
        """
        self.position, self.view, self.touches, self.close = position, view, touches, close
        self.turn = position.turn if turn is None else turn
        self.stocks = {seat: stock(position, seat, self.touches) for seat in position.seats}
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
        """Where what can be touched next lies on the table, but for who is in the close-up."""
        touches = self.position.roster.touches
        boxes = {touches[unit]: box for unit, box in self.places.items() if unit not in shown_units(close)}
        for seat in self.position.seats:
            boxes |= zip(self._pile_touches(seat), self._pile_row(self.table.panels[seat]), strict=True)
            boxes |= {touches[unit]: box for (unit, _), box in self._stock_row(seat)}
        boxes |= self._slot_boxes()
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
            for touch in (*(slot_touch(seat, slot) for slot in range(OBJECTIVES)), *self._pile_touches(seat))
            if touch in touches
        ]
        return Wanted(
            tuple(len(position.standing(zone)) for zone in (*position.seats, CONTESTED)),
            tuple(len(self.stocks[seat]) for seat in position.seats),
            frozenset(position.where[unit] for unit in units if position.where[unit] in (*position.seats, CONTESTED)),
            frozenset(cards),
            reserves,
            any(touch in CARD_OF_CODE for touch in touches),
            max(1, len(self._buttons_shown())),
            roomy,
        )

    def _pile_touches(self, seat: int) -> tuple[str, ...]:
        return tuple(pile + LETTERS[seat] for pile in Pile)

    # -------------------------------------------------------------------------------------- shapes

    def shapes(self) -> Iterator[Shape]:
        for seat in self.position.seats:
            yield from self._panel(seat, self.table.panels[seat])
        yield from self._zone(CONTESTED, "board", "edge")
        yield from self._units()
        yield from self.below()
        if not self.close:
            yield from arrows(self.position, self.view.chosen, self.places, self._slot_boxes())
            return
        box = self.table.close_up
        scale = box.w / CLOSE_UP_W
        yield Group(tuple(close_up(self.position, self.close)), box.x, box.y, scale=scale)
        yield from fallen_dice(self.close, box.x, box.y, scale)

    def _panel(self, seat: int, panel: Panel) -> Iterator[Shape]:
        position = self.position
        x, y, w, h = panel.header
        gone = seat in position.out
        if h:
            if self.turn == seat and not position.ending:
                yield Rect(x, y + 2, w, h - 4, f"seat-{seat}-soft", f"seat-{seat}", 3, 10)
            yield mark(seat, x + 22, y + h / 2, 11)
            yield Text(x + 44, y + h / 2, TITLES[seat], TEXT, "ink", "start", bold=True)
            yield Text(x + w - 10, y + h / 2, self._status(seat, gone), TEXT, "soft-ink", "end")
        yield from self._zone(seat, f"seat-{seat}-soft" if not gone else "board-deep", f"seat-{seat}")
        if not h:
            yield mark(seat, panel.zone.x + 20, panel.zone.y + 20, 10)
        if gone and not position.slots[seat]:
            return
        for slot, box in enumerate(self._slot_row(panel)[: len(position.slots[seat])]):
            content = position.slots[seat][slot]
            defense = summed(slot_parts(position, seat, slot, CARDS[content])) if content >= 0 else 0
            shapes = slot_card(content, seat, defense, box.w - 4, box.h - 4)
            yield Group(shapes, *box.middle, key=f"slot-{slot_touch(seat, slot)}")
        for (pile, count), box in zip(self._piles(seat), self._pile_row(panel), strict=True):
            yield from self._pile(seat, pile, count, box)
        for (unit, copies), box in self._stock_row(seat):
            shapes = in_reserve(position.roster.kinds[unit].code, seat, copies, min(1.0, box.h / CHIP, box.w / CHIP))
            yield Group(shapes, *box.middle, key=self._reserve_key(unit))
        if not self.stocks[seat] and panel.reserves.h >= TEXT:
            yield Text(*panel.reserves.middle, "no reserves", TEXT, "soft-ink")

    def _reserve_key(self, unit: int) -> str:
        return f"unit-{self.position.roster.touches[unit]}"

    def _status(self, seat: int, gone: bool) -> str:
        position = self.position
        if gone:
            return "out"
        return f"{position.stars_in_play(seat)} stars in play"

    def _piles(self, seat: int) -> list[tuple[Pile, int]]:
        position = self.position
        return [
            (Pile.HAND, len(position.hands[seat])),
            (Pile.DECK, deck_size(position, seat)),
            (Pile.DISCARD, sum(position.discards[seat])),
        ]

    def _pile(self, seat: int, pile: Pile, count: int, box: Box) -> Iterator[Shape]:
        x, room = box.middle[0], box.h - TEXT
        h = room * 0.86
        w = min(box.w * 0.66, h * 0.85)
        top = box.y + room / 2
        if not count:
            yield Rect(x - w / 2, top - h / 2, w, h, "", "edge", 2, w * 0.15)
        elif pile is Pile.DISCARD:
            yield Rect(x - w / 2, top - h / 2, w, h, "panel", f"seat-{seat}", 3, w * 0.15)
            arm = w * 0.2
            yield Line((x - arm, top - arm, x + arm, top + arm), "soft-ink", 3)
            yield Line((x - arm, top + arm, x + arm, top - arm), "soft-ink", 3)
        else:
            fan = ((-0.15, -7), (0, 0), (0.15, 7)) if pile is Pile.HAND else ((0.05, 0), (0, 0))
            for shift, turn in fan[-max(1, min(count, 3)) :] if pile is Pile.HAND else fan:
                yield Group(back(seat, w * 0.86, h * 0.92), x + shift * w, top, turn=turn)
        yield Text(x, box.y + box.h - TEXT * 0.55, str(count), TEXT, "ink", bold=True)

    def _zone(self, zone: int, fill: str, edge: str) -> Iterator[Shape]:
        box = self.table.zone(zone)
        yield Rect(*box, fill, edge, 2.5, 16)
        if not self.position.standing(zone):
            name = "contested zone" if zone == CONTESTED else "closed" if zone in self.position.out else "home zone"
            yield Text(*box.middle, name, TEXT, "soft-ink")

    def _units(self) -> Iterator[Shape]:
        position, roster = self.position, self.position.roster
        used = self._used()
        for unit, box in self.places.items():
            size = self.sizes[position.where[unit]]
            shapes = standing(
                roster.kinds[unit].code,
                roster.owners[unit],
                position.damage[unit],
                bool(position.held[unit]),
                unit in used,
                size < _PLAIN,
            )
            yield Group(shapes, *box.middle, scale=size, key=f"unit-{roster.touches[unit]}")
        chosen = self.view.chosen
        if len(chosen) > 1 and chosen[-1] in ZONES and chosen[0] in roster.number_of:
            unit = roster.number_of[chosen[0]]
            shapes = standing(roster.kinds[unit].code, roster.owners[unit], position.damage[unit], False, False)
            x, y, w, h = self.table.zone(ZONES.index(chosen[-1]))
            scale = min(1.0, h / 126)
            yield Group(shapes, x + w - 58 * scale, y + h - 66 * scale, scale=scale, alpha=0.55)

    def _used(self) -> set[int]:
        """The units that have moved or are declared in the action that is being taken."""
        for step in self.position.todo:
            if isinstance(step, Move):
                return set(step.moved)
        return set()

    def below(self) -> Iterator[Shape]:
        """What lies below the table: an open hand, and what can be pressed."""
        yield from self._hand()
        yield from self._buttons()

    def _hand(self) -> Iterator[Shape]:
        box = self.table.hand
        owner = self._hand_owner()
        yield Rect(*box, "board-deep", round=14)
        if owner is None:
            yield Text(*box.middle, "hands are hidden", TEXT, "soft-ink")
            return
        found = self._held(owner)
        if not found:
            yield Text(*box.middle, f"{TITLES[owner]} holds no card", TEXT, "soft-ink")
        for (card, copies), place in zip(found, self._hand_places(len(found)), strict=True):
            shapes = hand_card(card, owner, copies, place.w - 4, place.h - 4)
            yield Group(shapes, *place.middle, key=f"hand-{CARDS[card].code}")

    def _hand_owner(self) -> int | None:
        """Whose hand lies open: the viewer's own; for who sees all, that of whoever is about to act."""
        viewer = self.view.viewer
        if viewer is not None and viewer in self.position.seats:
            return viewer if self.position.slots[viewer] else None
        if viewer != CHANCE:
            return None
        return self.turn if self.turn is not None and self.position.slots[self.turn] else None

    def _held(self, owner: int) -> list[tuple[int, int]]:
        hand = self.position.hands[owner]
        return [(card, hand.count(card)) for card in dict.fromkeys(hand)]

    def _hand_places(self, count: int) -> list[Box]:
        return rows(self.table.hand, count, HAND_W, NARROW_HAND, FINGER)

    def _buttons_shown(self) -> list[str]:
        """What can be pressed now; what ends the turn, or a part of it, comes last."""
        shown = [touch for touch in _BUTTONS if touch in self.touches]
        return sorted(shown, key=lambda touch: touch in _LARGE)

    def _button_row(self) -> list[tuple[str, Box]]:
        """The same with its places, one above the other."""
        shown, box = self._buttons_shown(), self.table.buttons
        if not shown:
            return []
        more = max(0.0, ENDING - box.h / len(shown)) if shown[-1] in _LARGE else 0.0
        high = box.h / len(shown) + more
        low = (box.h - high) / max(1, len(shown) - 1)
        last = (shown[-1], Box(box.x, box.y + box.h - high, box.w, high))
        return [*((touch, Box(box.x, box.y + at * low, box.w, low - GAP)) for at, touch in enumerate(shown[:-1])), last]

    def _buttons(self) -> Iterator[Shape]:
        for touch, box in self._button_row():
            yield from button(box, _BUTTONS[touch], TEXT + 2, touch in _LARGE, self.view.idle)

    # -------------------------------------------------------------------------------------- places

    def _slot_row(self, panel: Panel) -> list[Box]:
        x, y, w, h = panel.cards
        pitch = min(CARD_W, (w - 3 * self._pile_width(panel)) / OBJECTIVES)
        return [Box(x + at * pitch, y, pitch - 2, h) for at in range(OBJECTIVES)]

    def _pile_width(self, panel: Panel) -> float:
        return min(PILE_W, panel.cards.w * (0.1 if panel.cards.w < 400 else 0.13))

    def _slot_boxes(self) -> dict[str, Box]:
        return {
            slot_touch(seat, slot): box
            for seat in self.position.seats
            for slot, box in enumerate(self._slot_row(self.table.panels[seat])[: len(self.position.slots[seat])])
        }

    def _pile_row(self, panel: Panel) -> list[Box]:
        w = self._pile_width(panel)
        x = panel.cards.x + panel.cards.w - 3 * w
        return [Box(x + at * w, panel.cards.y, w, panel.cards.h) for at in range(3)]

    def _stock_row(self, seat: int) -> list[tuple[tuple[int, int], Box]]:
        """The kinds of units in reserve with their places, where there is room for them."""
        box, kinds = self.table.panels[seat].reserves, self.stocks[seat]
        if box.h < TEXT:
            return []
        return list(zip(kinds, rows(box, len(kinds), CHIP, FINGER, min(box.h, FINGER - GAP)), strict=True))

    # -------------------------------------------------------------------------------------- targets

    def targets(self) -> Iterator[Target]:
        """Zones first: what stands in them lies above."""
        position = self.position
        hidden = self.table.close_up if self.close else None
        for zone in (CONTESTED, *position.seats):
            box = self.table.zone(zone)
            if hidden is None or not box.meets(hidden):
                yield Target(ZONES[zone], zone_label(position, zone), *box)
        close = shown_units(self.close) if self.close else ()
        for unit, box in self.places.items():
            if hidden is None or not (unit in close or box.meets(hidden)):
                yield Target(position.roster.touches[unit], unit_label(position, unit), *_at_least(box, self.table))
        if self.close:
            yield from self._close_up_targets(self.close)
        for seat in position.seats:
            if position.slots[seat]:
                yield from self._panel_targets(seat)
        yield from self.targets_below()

    def targets_below(self) -> Iterator[Target]:
        """The cards of the open hand, and the buttons."""
        owner = self._hand_owner()
        if owner is not None:
            found = self._held(owner)
            for (card, copies), place in zip(found, self._hand_places(len(found)), strict=True):
                yield Target(CARDS[card].code, hand_label(card, copies), *place)
        for touch, box in self._button_row():
            yield Target(touch, _BUTTONS[touch], *box, ends=touch in _ENDS)

    def _close_up_targets(self, step: Battle | Strike) -> Iterator[Target]:
        """The units in the close-up can be asked about."""
        box = self.table.close_up
        scale = box.w / CLOSE_UP_W
        for side, unit in enumerate(shown_units(step)):
            x = box.x + (CLOSE_UP_W / 4 * (1 + 2 * side) - 95) * scale
            place = Box(x, box.y + 60 * scale, 190 * scale, 215 * scale)
            yield Target(self.position.roster.touches[unit], unit_label(self.position, unit), *place)

    def _panel_targets(self, seat: int) -> Iterator[Target]:
        position, panel = self.position, self.table.panels[seat]
        hidden = self.table.close_up if self.close else None
        for slot, box in enumerate(self._slot_row(panel)[: len(position.slots[seat])]):
            if hidden is None or not box.meets(hidden):
                yield Target(slot_touch(seat, slot), slot_label(position, seat, slot), *box)
        for (pile, count), box in zip(self._piles(seat), self._pile_row(panel), strict=True):
            if hidden is None or not box.meets(hidden):
                yield Target(pile + LETTERS[seat], pile_label(seat, pile, count), *box)
        for (unit, copies), box in self._stock_row(seat):
            if hidden is None or not box.meets(hidden):
                label = f"{copies} {position.roster.kinds[unit].name} of {TITLES[seat]} in reserve"
                yield Target(position.roster.touches[unit], label, *box)


def _at_least(box: Box, table: Table) -> Box:
    """A target inside the picture."""
    x, y = max(0.0, box.x), max(0.0, box.y)
    return Box(x, y, min(box.w, table.w - x), min(box.h, table.h - y))
