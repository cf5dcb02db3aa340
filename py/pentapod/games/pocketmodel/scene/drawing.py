"""A picture of the table as shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.rules.effects.values import slot_parts, summed
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES, slot_touch
from pentapod.games.pocketmodel.rules.steps import Move
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.scene.arrows import arrows
from pentapod.games.pocketmodel.scene.cards import back, hand_card, slot_card
from pentapod.games.pocketmodel.scene.close_up import close_up, fallen_dice, sums
from pentapod.games.pocketmodel.scene.layout import CLOSE_UP_W, LABEL_H, TEXT, Panel
from pentapod.games.pocketmodel.scene.lettering import fitting
from pentapod.games.pocketmodel.scene.picture import DOT_ROOM, ENDING_BUTTONS, Picture, sign_place
from pentapod.games.pocketmodel.scene.pieces import (
    button,
    in_reserve,
    mark,
    model_place,
    odds_sign,
    standing,
    starred,
    starred_width,
    values_of,
)
from pentapod.scene.boxes import Box, around
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Text

_LOW_PILE: Final = 40.0
"""With less room above its name a pile is not drawn."""
_ODDS_ROOM: Final = 68.0
"""How broad the odds may be on a model, beside its values."""
_SMALL: Final = TEXT - 2
"""The height of letters in the names of zones."""


def table_shapes(picture: Picture) -> Iterator[Shape]:
    """The panels of the seats, the zones, and the units in them."""
    for seat in picture.position.seats:
        yield from _panel(picture, seat, picture.table.panels[seat])
    yield from _zone(picture, CONTESTED, "board", "edge")
    yield from _units(picture)


def shapes_below(picture: Picture) -> Iterator[Shape]:
    """What lies below the table: an open hand, and what can be pressed."""
    yield from _hand(picture)
    for touch, box in picture.button_row():
        yield from button(box, picture.words.buttons[touch], TEXT + 2, touch in ENDING_BUTTONS, picture.dead(touch))


def shapes_above(picture: Picture) -> Iterator[Shape]:
    """What lies above the table: a battle or strike seen close, or else the arrows of what is declared."""
    if not picture.close:
        found = tuple(arrows(picture.position, picture.view.chosen, picture.models(), picture.slot_boxes()))
        yield from found
        if found:
            yield from _uncovered(picture)
        return
    box = picture.table.close_up
    scale = box.w / CLOSE_UP_W
    yield Group(tuple(close_up(picture.position, picture.close, picture.words)), box.x, box.y, scale=scale)
    yield from sums(picture.position, picture.close, picture.words, box.x, box.y, scale)
    yield from fallen_dice(picture.close, box.x, box.y, scale)


def _panel(picture: Picture, seat: int, panel: Panel) -> Iterator[Shape]:
    """What is a seat's: its home zone, and unless all that is gone its cards and reserves."""
    gone = seat in picture.position.out
    yield from _zone(picture, seat, f"seat-{seat}-soft" if not gone else "board-deep", f"seat-{seat}")
    if not gone or picture.position.slots[seat]:
        yield from _cards(picture, seat, panel)
        yield from _reserves(picture, seat, panel)


def _cards(picture: Picture, seat: int, panel: Panel) -> Iterator[Shape]:
    position = picture.position
    for slot, box in enumerate(picture.slot_row(panel)[: len(position.slots[seat])]):
        content = position.slots[seat][slot]
        defense = summed(slot_parts(position, seat, slot, CARDS[content])) if content >= 0 else 0
        odds = picture.odds.get(slot_touch(seat, slot), "")
        shapes = slot_card(content, seat, defense, picture.words, box.w - 4, box.h - 4, odds)
        yield Group(shapes, *box.centre, key=f"slot-{slot_touch(seat, slot)}")
    for (pile, count), box in zip(picture.piles(seat), picture.pile_row(panel), strict=True):
        yield from _pile(picture.words.sign(pile.name.lower()), seat, pile, count, box)


def _reserves(picture: Picture, seat: int, panel: Panel) -> Iterator[Shape]:
    roster = picture.position.roster
    for (unit, copies), box in picture.reserve_row(seat):
        shapes = in_reserve(roster.kinds[unit].code, seat, copies, box.w, box.h)
        yield Group(shapes, *box.centre, key=f"unit-{roster.touches[unit]}")
    if not picture.reserves[seat] and panel.reserves.h >= TEXT:
        yield Text(*panel.reserves.centre, picture.words.sign("no-reserves"), TEXT, "soft-ink")


def _pile(name: str, seat: int, pile: Pile, count: int, box: Box) -> Iterator[Shape]:
    """A pile above its name, with the number of its cards on it; where it is low, the number above the name."""
    x, room = box.centre[0], box.h - TEXT
    size = fitting(name, box.w - 10, TEXT)
    if room < _LOW_PILE:
        half = min(TEXT, box.h / 2 - 1)
        letters = fitting(str(count), box.w - 6, half, bold=True)
        yield Text(x, box.centre[1] - half / 2, str(count), letters, "ink", bold=True)
        yield Text(x, box.centre[1] + half / 2, name, min(size, half), "soft-ink")
        return
    h = room * 0.9
    w = min(box.w * 0.66, h * 0.85)
    top = box.y + room / 2
    if not count:
        yield Rect(*around(x, top, w, h), "", "edge", 2, w * 0.15)
    elif pile is Pile.DISCARD:
        yield Rect(*around(x, top, w, h), "panel", f"seat-{seat}", 3, w * 0.15)
    else:
        fan = ((-0.15, -7), (0, 0), (0.15, 7)) if pile is Pile.HAND else ((0.05, 0), (0, 0))
        for shift, turn in fan[-max(1, min(count, 3)) :] if pile is Pile.HAND else fan:
            yield Group(back(seat, w * 0.86, h * 0.92), x + shift * w, top, turn=turn)
        yield Circle(x, top, TEXT * 0.68, "panel")
    number = str(count)
    yield Text(x, top + 1, number, fitting(number, min(TEXT * 1.3, box.w - 6), TEXT, bold=True), "ink", bold=True)
    yield Text(x, box.y + box.h - TEXT * 0.5, name, size, "soft-ink")


def _zone(picture: Picture, zone: int, fill: str, edge: str) -> Iterator[Shape]:
    """A zone with its name, and how many stars of its owner stand there."""
    position, words, box = picture.position, picture.words, picture.table.label(zone)
    acts = picture.turn == zone and not position.ending
    yield Rect(*picture.table.zone(zone), fill, edge, 6 if acts else 2.5, 16)
    name, kind = words.zone_sign(zone, zone in position.out)
    stars = position.stars_at_home(zone) if zone in position.seats and zone not in position.out else None
    narrow = box.h == LABEL_H
    x, y = sign_place(picture.table, zone)
    if zone != CONTESTED:
        yield mark(zone, x, y, 10)
    if narrow:
        left = x + 18 if zone != CONTESTED else box.x
        said = f"{name} {kind}"
        end = box.x + box.w - DOT_ROOM
        room = end - left - (starred_width(stars, _SMALL) + 8 if stars is not None else 0)
        yield Text(left, y, said, fitting(said, room, _SMALL, bold=True), "ink", "start", bold=True)
        if stars is not None:
            yield from starred(stars, end - starred_width(stars, _SMALL), y, _SMALL)
        return
    upper, lower = box.centre[1] - 15, box.centre[1] + 15
    left = box.x + 30 if zone != CONTESTED else box.x + 4
    room = box.x + box.w - left - 2
    bold = zone != CONTESTED
    yield Text(left, upper, name, fitting(name, room, _SMALL, bold), "ink", "start", bold)
    left, end = box.x + 4, box.x + box.w - 2
    if stars is not None:
        end -= starred_width(stars, _SMALL)
        yield from starred(stars, end, lower, _SMALL)
    yield Text(left, lower, kind, fitting(kind, end - left - 2, _SMALL - 2), "soft-ink", "start")


def _units(picture: Picture) -> Iterator[Shape]:
    position, roster = picture.position, picture.position.roster
    used = _moved(picture)
    for unit, box in picture.places.items():
        stand, touch = picture.stands[position.where[unit]], roster.touches[unit]
        code, owner = roster.kinds[unit].code, roster.owners[unit]
        shapes = standing(code, owner, position.damage[unit], bool(position.held[unit]), unit in used, stand.low)
        if odds := picture.odds.get(touch, ""):
            shapes = (*shapes, *odds_sign(odds, *model_place(stand.low), _ODDS_ROOM))
        yield Group(shapes, *box.centre, scale=stand.scale, key=f"unit-{touch}")
    chosen = picture.view.chosen
    if len(chosen) > 1 and chosen[-1] in ZONES and chosen[0] in roster.number_of:
        unit = roster.number_of[chosen[0]]
        shapes = standing(roster.kinds[unit].code, roster.owners[unit], position.damage[unit], False, False)
        x, y, w, h = picture.table.zone(ZONES.index(chosen[-1]))
        scale = min(1.0, h / 126)
        yield Group(shapes, x + w - 62 * scale, y + h - 66 * scale, scale=scale, alpha=0.55)


def _uncovered(picture: Picture) -> Iterator[Shape]:
    """What arrows lead past and must not cover: the values of all units, and the reserves."""
    position, roster = picture.position, picture.position.roster
    for unit, box in picture.places.items():
        stand = picture.stands[position.where[unit]]
        shapes = values_of(roster.kinds[unit].code, position.damage[unit], stand.low)
        yield Group(shapes, *box.centre, scale=stand.scale, key=f"values-{roster.touches[unit]}")
    for seat in position.seats:
        for (unit, copies), box in picture.reserve_row(seat):
            shapes = in_reserve(roster.kinds[unit].code, seat, copies, box.w, box.h)
            yield Group(shapes, *box.centre, key=f"values-{roster.touches[unit]}")


def _moved(picture: Picture) -> set[int]:
    """The units that have moved or are declared in the action that is being taken."""
    for step in picture.position.todo:
        if isinstance(step, Move):
            return set(step.moved)
    return set()


def _hand(picture: Picture) -> Iterator[Shape]:
    box = picture.table.hand
    owner = picture.hand_owner()
    yield Rect(*box, "board-deep", round=14)
    if owner is None:
        yield Text(*box.centre, picture.words.sign("hands-hidden"), TEXT, "soft-ink")
        return
    found = picture.held_by(owner)
    if not found:
        yield Text(*box.centre, picture.words.sign("holds-nothing", seat=owner), TEXT, "soft-ink")
    for (card, copies), place in zip(found, picture.hand_places(len(found)), strict=True):
        shapes = hand_card(card, owner, copies, picture.words, place.w - 4, place.h - 4)
        yield Group(shapes, *place.centre, key=f"hand-{CARDS[card].code}")
