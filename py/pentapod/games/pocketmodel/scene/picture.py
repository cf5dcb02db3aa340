"""What a picture of the table shows, and where everything lies in it: what is drawn and what is touched agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel.data.table import LETTERS, OBJECTIVES
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, RESERVE, slot_touch
from pentapod.games.pocketmodel.rules.steps import Battle, Strike
from pentapod.games.pocketmodel.rules.touches import DONE, PASS, RESULT, Pile
from pentapod.games.pocketmodel.scene.close_up import shown_units
from pentapod.games.pocketmodel.scene.layout import (
    CARD_W,
    ENDING,
    FINGER,
    GAP,
    HAND_W,
    LABEL_H,
    NARROW_HAND,
    PILE_W,
    RESERVE_W,
    RESERVED,
    TEXT,
    Panel,
    Stand,
    Table,
    Wanted,
    rows,
    spots,
    table,
)
from pentapod.games.pocketmodel.scene.pieces import model_place
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import View

ENDING_BUTTONS: Final = (DONE, PASS, RESULT)
"""The buttons that do no more, and so end a turn or a part of it."""


class Choice(NamedTuple):
    """What can be touched."""

    now: frozenset[str] = frozenset()
    """What continues the touches so far."""
    first: frozenset[str] = frozenset()
    """What begins an action."""
    ever: frozenset[str] = frozenset()
    """What is in an action at all."""
    powers: int = 0
    """How many powers the unit with most of them can use."""


def choice(actions: Sequence[Action], chosen: tuple[str, ...]) -> Choice:
    """What can be touched, after the touches so far."""
    powers = Counter(touch for touch, power in {path[:2] for _, path in actions if path[1:]} if power in _POWERS)
    return Choice(
        frozenset(next_touches(actions, chosen)),
        frozenset(path[0] for _, path in actions),
        frozenset(touch for _, path in actions for touch in path),
        max(powers.values(), default=0),
    )


_POWERS: Final = (REPAIR, HYPERDRIVE)


def sign_place(table: Table, zone: int) -> tuple[float, float]:
    """Where a home zone has the sign of its owner: before its name."""
    box = table.label(zone)
    return (box.x + 12, box.centre[1]) if box.h == LABEL_H else (box.x + 14, box.centre[1] - 15)


DOT_ROOM: Final = 26.0
"""So much of a line that has nothing beside it is left for the dot."""


def dot_place(table: Table, zone: int) -> tuple[float, float]:
    """Where a zone with units in it is marked: at the end of a line beside its name, or in the corner over that."""
    box, top = table.label(zone), table.zone(zone)[1]
    if box.h == LABEL_H:
        return box.x + box.w - 14, box.centre[1]
    return (box.x + box.w - 24, box.centre[1] + 15) if zone == CONTESTED else (box.x + box.w - 14, top + 15)


def kinds_in_reserve(position: Position, seat: int, touches: Collection[str] = ()) -> list[tuple[int, int]]:
    """The units in reserve by kind: of each kind the unit that may be touched next, else the first, and how many."""
    found: dict[str, list[int]] = {}
    for unit in position.roster.ranges[seat]:
        if position.where[unit] == RESERVE:
            found.setdefault(position.roster.kinds[unit].code, []).append(unit)
    names = position.roster.touches
    return [(min(units, key=lambda unit: names[unit] not in touches), len(units)) for units in found.values()]


_NOTHING: Final = Choice()


class Picture:
    """What one picture shows, and where everything lies in it. The position need not be possible."""

    def __init__(
        self,
        position: Position,
        view: View,
        words: PocketModelWords,
        turn: int | None = None,
        choice: Choice = _NOTHING,
        close: Battle | Strike | None = None,
        roomy: bool = False,
    ) -> None:
        """`turn` acts now, `choice` is what may be touched, and `close` is the battle or strike that is seen close.

        Where things are follows from the position alone: while somebody chooses, nothing moves.

        A `roomy` picture may be higher than its room.
        """
        self.position, self.view, self.words = position, view, words
        self.choice, self.close = choice, close
        self.turn = position.turn if turn is None else turn
        self.reserves = {seat: kinds_in_reserve(position, seat, choice.ever) for seat in position.seats}
        self.table: Table = table(self._wanted(roomy), view.room, view.flip)
        self.places: dict[int, Box] = {}
        self.stands: dict[int, Stand] = {}
        for zone in (*position.seats, CONTESTED):
            units = position.standing(zone)
            stand = self.stands[zone] = spots(self.table.stand(zone), len(units))
            self.places |= zip(units, stand.boxes, strict=True)
        found = words.odds(position, view.chosen, choice.now)
        self.odds = {touch: odds.figure for touch, odds in found.items()}
        self._said = {touch: odds.said for touch, odds in found.items()}
        if self.close and any(box.meets(self.table.close_up) for box in self._next_on_table(self.close)):
            self.close = None  # What is to be touched there must be seen.

    def hides(self, box: Box) -> bool:
        """Whether a battle or strike that is seen close lies over a place."""
        return self.close is not None and box.meets(self.table.close_up)

    def said(self, touch: str) -> str:
        """The odds of what is being chosen against a target, in words, or ""."""
        return self._said.get(touch, "")

    def models(self) -> dict[int, Box]:
        """The places of the models on the table, which an arrow may cover: their values it may not."""
        found = {}
        for unit, box in self.places.items():
            stand = self.stands[self.position.where[unit]]
            (across, down), (x, y), r = model_place(stand.low), box.centre, 30 * stand.scale
            found[unit] = Box(x + across * stand.scale - r, y + down * stand.scale - r, 2 * r, 2 * r)
        return found

    def _next_on_table(self, close: Battle | Strike) -> Iterator[Box]:
        """The places on the table that can be touched in an action, without the units in the close-up."""
        touches = self.position.roster.touches
        boxes = {touches[unit]: box for unit, box in self.places.items() if unit not in shown_units(close)}
        for seat in self.position.seats:
            boxes |= zip(self.pile_touches(seat), self.pile_row(self.table.panels[seat]), strict=True)
            boxes |= {touches[unit]: box for (unit, _), box in self.reserve_row(seat)}
        boxes |= self.slot_boxes()
        yield from (box for touch, box in boxes.items() if touch in self.choice.ever)

    def _wanted(self, roomy: bool) -> Wanted:
        """What the table has to hold, and where something can be touched in an action."""
        position, roster = self.position, self.position.roster
        # Whether an objective can be replaced might tell others what is held.
        ever = self.choice.ever
        touches = ever if self.view.viewer in (self.turn, CHANCE) else frozenset[str]()
        units = [roster.number_of[touch] for touch in ever if touch in roster.number_of]
        reserves = frozenset(roster.owners[unit] for unit in units if position.where[unit] == RESERVE)
        owner = self.hand_owner()
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
            len(set(position.hands[owner])) if owner is not None else 0,
            self._most_buttons(),
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
        """The buttons that can be pressed now; what ends the turn, or a part of it, comes last, whatever is chosen.

        A result that nobody here can close has no button.
        """
        first = [touch for touch in ENDING_BUTTONS if touch in self.choice.first]
        shown = [touch for touch in self.words.buttons if touch in self.choice.now or touch in first]
        if self.view.idle and RESULT in shown:
            shown.remove(RESULT)
        return sorted(shown, key=lambda touch: touch in ENDING_BUTTONS)

    def dead(self, touch: str) -> bool:
        """Whether nobody can press a button now: while something else is chosen it only keeps its place."""
        return self.view.idle or touch not in self.choice.now

    def _most_buttons(self) -> int:
        """So many buttons are shown at once at most, while an action is chosen."""
        return max(1, sum(touch in self.choice.first for touch in self.words.buttons) + self.choice.powers)

    def button_row(self) -> list[tuple[str, Box]]:
        """The buttons with their places, one above the other: what ends the turn keeps its own while others come."""
        shown, box, most = self._buttons_shown(), self.table.buttons, self._most_buttons()
        if not shown:
            return []
        high = min(ENDING, box.h) if shown[-1] in ENDING_BUTTONS else box.h / most
        low = (box.h - high) / max(1, most - 1)
        found, bottom = [], box.y + box.h
        for at, touch in enumerate(reversed(shown)):
            bottom -= low if at else high
            found.append((touch, Box(box.x, bottom, box.w, (low if at else high) - GAP * bool(at))))
        return found[::-1]

    def slot_row(self, panel: Panel) -> list[Box]:
        x, y, w, h = panel.cards
        pitch = min(CARD_W, (w - 3 * self._pile_width(panel)) / OBJECTIVES)
        return [Box(x + at * pitch, y, pitch - 2, h) for at in range(OBJECTIVES)]

    def _pile_width(self, panel: Panel) -> float:
        return min(PILE_W, panel.cards.w * (0.14 if panel.cards.w < 400 else 0.12))

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
        narrow = RESERVED if RESERVED * -(-len(kinds) // 2) <= box.w else FINGER
        return list(zip(kinds, rows(box, len(kinds), RESERVE_W, narrow, min(box.h, FINGER - GAP)), strict=True))

    def piles(self, seat: int) -> list[tuple[Pile, int]]:
        position = self.position
        return [
            (Pile.HAND, len(position.hands[seat])),
            (Pile.DECK, deck_size(position, seat)),
            (Pile.DISCARD, sum(position.discards[seat])),
        ]
