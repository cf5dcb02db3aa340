"""A position of PocketModel as a picture. It only draws: what things are and say comes from the table and the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from pentapod.engine.game import CHANCE, State
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel import workshop_scene
from pentapod.games.pocketmodel.arrows import arrows
from pentapod.games.pocketmodel.building import Building
from pentapod.games.pocketmodel.cards import deck_size
from pentapod.games.pocketmodel.effects import slot_parts, summed
from pentapod.games.pocketmodel.labels import hand_label, pile_label, slot_label, unit_label, zone_label
from pentapod.games.pocketmodel.layout import (
    CARD_W,
    CHIP,
    HAND_W,
    PILE_W,
    STAGE_W,
    TEXT,
    Box,
    Panel,
    Table,
    growth,
    row,
    spots,
    stock_rows,
    table,
)
from pentapod.games.pocketmodel.pieces import back, button, hand_card, in_reserve, mark, slot_card, standing
from pentapod.games.pocketmodel.position import Position, Step
from pentapod.games.pocketmodel.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE, ZONES, slot_touch
from pentapod.games.pocketmodel.rules import PocketModel
from pentapod.games.pocketmodel.stage import fallen_dice, stage, staged
from pentapod.games.pocketmodel.table import CARDS, LETTERS, OBJECTIVES, TITLES
from pentapod.games.pocketmodel.touches import DECK, DISCARD, HAND
from pentapod.games.pocketmodel.words import summary
from pentapod.scene.shapes import Group, Rect, Scene, Shape, Target, Text, View

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


def scene(state: State, view: View) -> Scene:
    """The picture of a position, as its viewer may see it."""
    if isinstance(state, Building):
        return workshop_scene.scene(state, view)
    assert isinstance(state, PocketModel)
    position = state.position
    touches = next_touches(state.actions(), view.chosen) if state.actors != (CHANCE,) else ()
    picture = Picture(position, view, state.turn, touches, staged(position))
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


def stock(position: Position, seat: int) -> list[tuple[int, int]]:
    """The units in reserve by kind: the first of each kind, and how many there are."""
    found: dict[str, list[int]] = {}
    for unit in position.roster.ranges[seat]:
        if position.where[unit] == RESERVE:
            found.setdefault(position.roster.kinds[unit].code, []).append(unit)
    return [(units[0], len(units)) for units in found.values()]


class Picture:
    """One picture in the making. The position need not be possible."""

    def __init__(
        self,
        position: Position,
        view: View,
        turn: int | None = None,
        touches: Sequence[str] = (),
        close: Step | None = None,
    ) -> None:
        """`turn` acts now, `touches` may come next, and `close` is the battle or strike that is seen close."""
        self.position, self.view, self.touches, self.close = position, view, touches, close
        self.turn = position.turn if turn is None else turn
        crowds = tuple(len(position.standing(zone)) for zone in (*position.seats, CONTESTED))
        self.stocks = {seat: stock(position, seat) for seat in position.seats}
        kinds = tuple(len(self.stocks[seat]) for seat in position.seats)
        stocks = kinds if view.tall else (0,) * len(kinds)
        self.table: Table = table(len(kinds), OBJECTIVES, crowds, stocks, view.tall, view.flip)
        self.k = self.table.k
        self.places: dict[int, Box] = {}
        self.sizes: dict[int, float] = {}
        for zone in (*position.seats, CONTESTED):
            units, box = position.standing(zone), self.table.zone(zone).inside(4)
            self.sizes[zone] = growth(box, len(units), self.k)
            self.places |= zip(units, spots(box, len(units), self.sizes[zone]), strict=True)

    # -------------------------------------------------------------------------------------- shapes

    def shapes(self) -> Iterator[Shape]:
        for seat in self.position.seats:
            yield from self._panel(seat, self.table.panels[seat])
        yield from self._zone(CONTESTED, "board", "edge")
        yield from self._units()
        yield from self.below()
        if not self.close:
            yield from arrows(self.position, self.view.chosen, self.places, self._slot_boxes(), self.k)
            return
        box = self.table.stage
        scale = box.w / STAGE_W
        yield Group(tuple(stage(self.position, self.close)), box.x, box.y, scale=scale)
        yield from fallen_dice(self.position, self.close, box.x, box.y, scale)

    def _panel(self, seat: int, panel: Panel) -> Iterator[Shape]:
        position, k = self.position, self.k
        x, y, w, h = panel.header
        gone = seat in position.out
        size = TEXT * k
        if self.turn == seat and not position.ending:
            yield Rect(x, y + 2, w, h - 4, f"seat-{seat}-soft", f"seat-{seat}", 3, 10)
        yield mark(seat, x + 22 * k, y + h / 2, 11 * k)
        yield Text(x + 44 * k, y + h / 2, TITLES[seat], size, "ink", "start", bold=True)
        yield Text(x + w - 10 * k, y + h / 2, self._status(seat, gone), size, "soft-ink", "end")
        yield from self._zone(seat, f"seat-{seat}-soft" if not gone else "board-deep", f"seat-{seat}")
        if gone and not position.slots[seat]:
            return
        for slot, box in enumerate(self._slot_row(panel)[: len(position.slots[seat])]):
            content = position.slots[seat][slot]
            defense = summed(slot_parts(position, seat, slot, CARDS[content])) if content >= 0 else 0
            shapes = slot_card(content, seat, defense, box.w - 4, box.h - 4, k)
            yield Group(shapes, *box.middle, key=f"slot-{slot_touch(seat, slot)}")
        for (kind, count), box in zip(self._piles(seat), self._pile_row(panel), strict=True):
            yield from self._pile(seat, kind, count, box)
        for (unit, copies), box in zip(self.stocks[seat], self._stock_row(seat), strict=True):
            yield Group(in_reserve(position.roster.kinds[unit].code, seat, copies), *box.middle, scale=k,
                        key=self._reserve_key(unit))  # fmt: skip
        if not self.stocks[seat]:
            yield Text(*panel.reserves.middle, "no reserves", size, "soft-ink")

    def _reserve_key(self, unit: int) -> str:
        return f"unit-{self.position.roster.touches[unit]}"

    def _status(self, seat: int, gone: bool) -> str:
        position = self.position
        if gone:
            return "out"
        return f"{position.stars_in_play(seat)} stars in play"

    def _piles(self, seat: int) -> list[tuple[str, int]]:
        position = self.position
        return [
            (HAND, len(position.hands[seat])),
            (DECK, deck_size(position, seat)),
            (DISCARD, sum(position.discards[seat])),
        ]

    def _pile(self, seat: int, kind: str, count: int, box: Box) -> Iterator[Shape]:
        k, size = self.k, TEXT * self.k
        x, y = box.middle
        w, h = box.w * 0.66, box.h * 0.56
        top = y - box.h * 0.14
        if not count:
            yield Rect(x - w / 2, top - h / 2, w, h, "", "edge", 2, 8 * k)
        elif kind == DISCARD:
            yield Rect(x - w / 2, top - h / 2, w, h, "panel", f"seat-{seat}", 3, 8 * k)
        else:
            fan = ((-8, -7), (0, 0), (8, 7)) if kind == HAND else ((3, 0), (0, 0))
            for shift, turn in fan[-max(1, min(count, 3)) :] if kind == HAND else fan:
                yield Group(back(seat, w * 0.86, h * 0.92, k * 0.6), x + shift * k, top, turn=turn)
        if kind == DISCARD and count:
            yield Text(x, top, "x", size, "soft-ink")
        yield Text(x, box.y + box.h - size * 0.62, str(count), size, "ink", bold=True)

    def _zone(self, zone: int, fill: str, edge: str) -> Iterator[Shape]:
        box = self.table.zone(zone)
        yield Rect(*box, fill, edge, 2.5, 16)
        if not self.position.standing(zone):
            name = "contested zone" if zone == CONTESTED else "closed" if zone in self.position.out else "home zone"
            yield Text(*box.middle, name, TEXT * self.k, "soft-ink")

    def _units(self) -> Iterator[Shape]:
        position, roster = self.position, self.position.roster
        used = self._used()
        for unit, box in self.places.items():
            shapes = standing(
                roster.kinds[unit].code,
                roster.owners[unit],
                position.damage[unit],
                bool(position.held[unit]),
                unit in used,
            )
            yield Group(shapes, *box.middle, scale=self.sizes[position.where[unit]], key=f"unit-{roster.touches[unit]}")
        chosen = self.view.chosen
        if len(chosen) > 1 and chosen[-1] in ZONES and chosen[0] in roster.number_of:
            unit = roster.number_of[chosen[0]]
            shapes = standing(roster.kinds[unit].code, roster.owners[unit], position.damage[unit], False, False)
            x, y, w, h = self.table.zone(ZONES.index(chosen[-1]))
            yield Group(shapes, x + w - 58 * self.k, y + h - 66 * self.k, scale=self.k, alpha=0.55)

    def _used(self) -> set[int]:
        """The units that have moved or are declared in the action that is being taken."""
        for step in self.position.todo:
            if step.kind == "move":
                return set(step.units)
        return set()

    def below(self) -> Iterator[Shape]:
        """What lies below the table: an open hand, and what can be pressed."""
        yield from self._hand()
        yield from self._buttons()

    def _hand(self) -> Iterator[Shape]:
        box, k, size = self.table.hand, self.k, TEXT * self.k
        owner = self._hand_owner()
        yield Rect(*box, "board-deep", round=14)
        if owner is None:
            yield Text(*box.middle, "hands are hidden", size, "soft-ink")
            return
        found = self._held(owner)
        if not found:
            yield Text(*box.middle, f"{TITLES[owner]} holds no card", size, "soft-ink")
        for (card, copies), place in zip(found, row(box, len(found), HAND_W * k), strict=True):
            shapes = hand_card(card, owner, copies, place.w - 6, place.h - 6, k)
            yield Group(shapes, *place.middle, key=f"hand-{CARDS[card].code}")

    def _hand_owner(self) -> int | None:
        """Whose hand lies open: the viewer's own; for who sees all, that of whoever is about to act."""
        viewer = self.view.viewer
        if viewer is not None and viewer in self.position.seats:
            return viewer if self.position.slots[viewer] else None
        if viewer != CHANCE:
            return None
        return self.turn if self.turn >= 0 and self.position.slots[self.turn] else None

    def _held(self, owner: int) -> list[tuple[int, int]]:
        hand = self.position.hands[owner]
        return [(card, hand.count(card)) for card in dict.fromkeys(hand)]

    def _button_row(self) -> list[tuple[str, Box]]:
        """What can be pressed now, with its place."""
        shown = [touch for touch in _BUTTONS if touch in self.touches]
        box = self.table.buttons
        if self.view.tall:
            h = box.h / max(2, len(shown))
            return [(touch, Box(box.x, box.y + at * h, box.w, h - 4)) for at, touch in enumerate(shown)]
        w = box.w / max(1, len(shown))
        return [(touch, Box(box.x + at * w, box.y, w - 4, box.h)) for at, touch in enumerate(shown)]

    def _buttons(self) -> Iterator[Shape]:
        for touch, box in self._button_row():
            strong = touch in (*_ENDS, "result")
            yield from button(box, _BUTTONS[touch], (TEXT + 2) * self.k, strong, self.view.idle)

    # -------------------------------------------------------------------------------------- places

    def _slot_row(self, panel: Panel) -> list[Box]:
        w = CARD_W * self.k
        return [Box(panel.cards.x + at * (w + 2), panel.cards.y, w, panel.cards.h) for at in range(OBJECTIVES)]

    def _slot_boxes(self) -> dict[str, Box]:
        return {
            slot_touch(seat, slot): box
            for seat in self.position.seats
            for slot, box in enumerate(self._slot_row(self.table.panels[seat])[: len(self.position.slots[seat])])
        }

    def _pile_row(self, panel: Panel) -> list[Box]:
        w = min(PILE_W * self.k, (panel.cards.w - OBJECTIVES * (CARD_W * self.k + 2)) / 3)
        x = panel.cards.x + panel.cards.w - 3 * w
        return [Box(x + at * w, panel.cards.y, w, panel.cards.h) for at in range(3)]

    def _stock_row(self, seat: int) -> list[Box]:
        box, count = self.table.panels[seat].reserves, len(self.stocks[seat])
        if not self.view.tall:
            return row(box, count, CHIP * self.k)
        rows = stock_rows(count)
        across = -(-count // rows) if count else 1
        h = box.h / rows
        return [
            place
            for at in range(rows)
            for place in row(Box(box.x, box.y + at * h, box.w, h), min(across, count - at * across), CHIP)
        ]

    # -------------------------------------------------------------------------------------- targets

    def targets(self) -> Iterator[Target]:
        """Zones first: what stands in them lies above."""
        position = self.position
        hidden = self.table.stage if self.close else None
        for zone in (CONTESTED, *position.seats):
            box = self.table.zone(zone)
            if hidden is None or not box.meets(hidden):
                yield Target(ZONES[zone], zone_label(position, zone), *box)
        close = (self.close.unit, self.close.foe) if self.close else ()
        for unit, box in self.places.items():
            if hidden is None or not (unit in close or box.meets(hidden)):
                yield Target(position.roster.touches[unit], unit_label(position, unit), *_at_least(box, self.table))
        if self.close:
            yield from self._stage_targets(self.close)
        for seat in position.seats:
            if position.slots[seat]:
                yield from self._panel_targets(seat)
        yield from self.targets_below()

    def targets_below(self) -> Iterator[Target]:
        """The cards of the open hand, and the buttons."""
        owner = self._hand_owner()
        if owner is not None:
            found = self._held(owner)
            for (card, copies), place in zip(found, row(self.table.hand, len(found), HAND_W * self.k), strict=True):
                yield Target(CARDS[card].code, hand_label(card, copies), *place)
        for touch, box in self._button_row():
            yield Target(touch, _BUTTONS[touch], *box, ends=touch in _ENDS)

    def _stage_targets(self, step: Step) -> Iterator[Target]:
        """The units on the stage can be asked about."""
        box = self.table.stage
        scale = box.w / STAGE_W
        for who, unit in enumerate((step.unit, step.foe)):
            if unit >= 0:
                x = box.x + (STAGE_W / 4 * (1 + 2 * who) - 95) * scale
                place = Box(x, box.y + 60 * scale, 190 * scale, 215 * scale)
                yield Target(self.position.roster.touches[unit], unit_label(self.position, unit), *place)

    def _panel_targets(self, seat: int) -> Iterator[Target]:
        position, panel = self.position, self.table.panels[seat]
        hidden = self.table.stage if self.close else None
        for slot, box in enumerate(self._slot_row(panel)[: len(position.slots[seat])]):
            if hidden is None or not box.meets(hidden):
                yield Target(slot_touch(seat, slot), slot_label(position, seat, slot), *box)
        for (kind, count), box in zip(self._piles(seat), self._pile_row(panel), strict=True):
            if hidden is None or not box.meets(hidden):
                yield Target(kind + LETTERS[seat], pile_label(seat, kind, count), *box)
        for (unit, copies), box in zip(self.stocks[seat], self._stock_row(seat), strict=True):
            if hidden is None or not box.meets(hidden):
                label = f"{copies} {position.roster.kinds[unit].name} of {TITLES[seat]} in reserve"
                yield Target(position.roster.touches[unit], label, *box)


def _at_least(box: Box, table: Table) -> Box:
    """A target inside the picture."""
    x, y = max(0.0, box.x), max(0.0, box.y)
    return Box(x, y, min(box.w, table.w - x), min(box.h, table.h - y))
