"""What a hand on the screen is made of: cards in their slots, buttons, and what else lies before a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pentapod.games.xtal.rules.position import COMBAT, GAP, Phase, Position
from pentapod.games.xtal.rules.touches import DONE, LAY, PASS, slot_touch
from pentapod.games.xtal.scene.crystal import badge
from pentapod.games.xtal.scene.seals import back, card, gap
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Group, Rect, Shape, Target, Text, View

_BOLD: Final = 0.63
"""How wide a bold letter is, in heights."""

_LIFT: Final = 9.0
"""How far a card that is held ready stands out."""


class Part(NamedTuple):
    """Something in a hand: what is seen of it, upright in a box of its own, and its target if it has one."""

    box: Box
    shapes: tuple[Shape, ...]
    touch: str | None = None
    label: str = ""

    @property
    def card(self) -> bool:
        """Whether it is a card or a chip, not a button."""
        return self.touch is not None and self.touch[0].isdigit()


class Hand(NamedTuple):
    """All that lies before one seat. A turned one is for the player who sits opposite."""

    seat: int
    area: Box
    parts: tuple[Part, ...]
    turned: bool = False
    racing: bool = False
    """Whether it is played at one screen against another, by speed."""

    def shapes(self) -> Iterator[Shape]:
        """Everything, each part turned about its own centre if need be. Cards keep their keys, and glide."""
        for part in self.parts:
            x, y = part.box.centre
            where = _turned(part.box, self.area).centre if self.turned else (x, y)
            key = f"card-{part.touch}" if part.card else ""
            yield Group((Group(part.shapes, -x, -y),), *where, turn=180 * self.turned, key=key)

    def targets(self) -> Iterator[Target]:
        """The targets from left to right, as the player who sits there sees them."""
        for part in self.parts:
            if part.touch is not None:
                box = _turned(part.box, self.area) if self.turned else part.box
                hand = self.seat if self.racing and part.card else None
                yield Target(part.touch, part.label, *box, hand=hand, ends=part.touch in (*DONE, *PASS))


def _turned(box: Box, area: Box) -> Box:
    x, y = area.centre
    return Box(2 * x - box.x - box.w, 2 * y - box.y - box.h, box.w, box.h)


class Control(NamedTuple):
    """A button that lays the cards held ready, ends the turn or passes."""

    touch: str
    text: str
    strong: bool
    """Whether it stands out: it can be pressed, and nothing else is more likely to be."""


def controls(position: Position, view: View, seat: int, words: XtalWords) -> tuple[Control, ...]:
    """The buttons of a seat."""
    begun = bool(position.draft(seat)) or position.composes_freely
    lay = Control(LAY[seat], words.labelled("label-lay"), begun and not view.idle)
    if position.phase is Phase.PLAY and seat == position.mover:
        return (lay, Control(DONE[seat], words.labelled("label-end-turn"), not begun and not view.idle))
    fighting = position.table.pair if position.acting is None else (position.acting,)
    if position.phase in COMBAT and seat in fighting:
        strong = (not begun or position.composes_freely) and not view.idle
        return (lay, Control(PASS[seat], words.labelled("label-pass"), strong))
    return ()


def button(control: Control, box: Box, letters: float) -> Part:
    """A button, its words one below the other where they are too long, and smaller if one still is."""
    x, y = box.centre
    text, strong = control.text, control.strong
    ink, edge = ("accent", "accent") if strong else ("soft-ink", "edge")
    rows = [text] if len(text) * letters * _BOLD < box.w else text.split(" ")
    letters = min(letters, box.w / (_BOLD * max(map(len, rows))))
    lines = (
        Text(x, y + (number - (len(rows) - 1) / 2) * letters * 1.05, row, letters, ink, bold=strong)
        for number, row in enumerate(rows)
    )
    return Part(box, (Rect(*box, "panel", edge, 3, 20), *lines), control.touch, text)


def slot_part(
    position: Position, shown: bool, seat: int, slot: int, box: Box, letters: float, words: XtalWords
) -> Part:
    """A slot of a hand: an empty one, or a card, face up where it is `shown`."""
    kind = position.hands[seat][slot]
    if kind == GAP:
        return Part(box, tuple(gap(box)))
    held = [play.slot for play in position.draft(seat)]
    ready = slot in held and (shown or position.composes_freely)
    seen = box._replace(y=box.y - _LIFT) if ready and position.setting.speed else box
    shapes = [*(card(seen, kind, words.card_names, ready, letters) if shown else back(seen, ready))]
    if ready and shown:
        shapes += _place_in_group(seen, held.index(slot) + 1)
    if shown:
        label = words.labelled("label-card", seat=seat, card=kind, ready=ready)
    else:
        label = words.labelled("label-hidden-card", seat=seat, number=slot + 1, ready=ready)
    return Part(box, tuple(shapes), slot_touch(seat, slot), label)


def _place_in_group(box: Box, number: int) -> tuple[Shape, ...]:
    """The place of a card in the group that is held ready."""
    return badge(box.x + box.w - 15, box.y + 15, 18, number, "accent", "on-accent")


def untouchable(parts: list[Part]) -> list[Part]:
    """The same parts without targets."""
    return [part._replace(touch=None) for part in parts]
