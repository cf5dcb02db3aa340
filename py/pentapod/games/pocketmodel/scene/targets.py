"""What can be touched in a picture of the table, with what a screen reader says of it."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.games.pocketmodel.data.table import CARDS, LETTERS
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES, slot_touch
from pentapod.games.pocketmodel.rules.steps import Battle, Strike
from pentapod.games.pocketmodel.scene.close_up import shown_units
from pentapod.games.pocketmodel.scene.layout import CLOSE_UP_W, Table
from pentapod.games.pocketmodel.scene.picture import ENDING_BUTTONS, Picture, dot_place
from pentapod.games.pocketmodel.scene.pieces import model_place
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Target


def table_targets(picture: Picture) -> Iterator[Target]:
    """Zones first: what stands in them lies above."""
    position, words = picture.position, picture.words
    for zone in (CONTESTED, *position.seats):
        box = picture.table.zone(zone)
        if not picture.hides(box):
            dot = dot_place(picture.table, zone) if position.standing(zone) else picture.table.stand(zone).centre
            yield Target(ZONES[zone], words.zone(position, zone), *box, dot=dot)
    close = shown_units(picture.close) if picture.close else ()
    for unit, box in picture.places.items():
        if not (unit in close or picture.hides(box)):
            yield _unit_target(picture, unit, box)
    if picture.close:
        yield from _close_up_targets(picture, picture.close)
    for seat in position.seats:
        if position.slots[seat]:
            yield from _panel_targets(picture, seat)


def targets_below(picture: Picture) -> Iterator[Target]:
    """The cards of the open hand, and the buttons."""
    owner = picture.hand_owner()
    if owner is not None:
        found = picture.held_by(owner)
        for (card, copies), place in zip(found, picture.hand_places(len(found)), strict=True):
            yield Target(CARDS[card].code, picture.words.hand_card(card, copies), *place)
    for touch, box in picture.button_row():
        yield Target(
            touch, picture.words.buttons[touch], *box, ends=touch in ENDING_BUTTONS, dot=(box.x + box.w - 14, box.y + 9)
        )


def _close_up_targets(picture: Picture, step: Battle | Strike) -> Iterator[Target]:
    """The units in the close-up can be asked about."""
    position, words, box = picture.position, picture.words, picture.table.close_up
    scale = box.w / CLOSE_UP_W
    for side, unit in enumerate(shown_units(step)):
        x = box.x + (CLOSE_UP_W / 4 * (1 + 2 * side) - 95) * scale
        place = Box(x, box.y + 60 * scale, 190 * scale, 215 * scale)
        yield Target(position.roster.touches[unit], words.unit(position, unit), *place)


def _panel_targets(picture: Picture, seat: int) -> Iterator[Target]:
    position, words, panel = picture.position, picture.words, picture.table.panels[seat]
    for slot, box in enumerate(picture.slot_row(panel)[: len(position.slots[seat])]):
        if not picture.hides(box):
            touch = slot_touch(seat, slot)
            said = words.slot(position, seat, slot, picture.said(touch))
            yield Target(touch, said, *box, dot=(box.x + box.w / 2, box.y + box.h), marked=touch in picture.odds)
    for (pile, count), box in zip(picture.piles(seat), picture.pile_row(panel), strict=True):
        if not picture.hides(box):
            yield Target(pile + LETTERS[seat], words.labelled("label-pile", seat=seat, pile=pile, cards=count), *box)
    for (unit, copies), box in picture.reserve_row(seat):
        if not picture.hides(box):
            label = words.labelled("label-reserve", name=position.roster.kinds[unit].name, seat=seat, copies=copies)
            yield Target(position.roster.touches[unit], label, *box)


def _unit_target(picture: Picture, unit: int, box: Box) -> Target:
    """A unit, inside the picture."""
    stand = picture.stands[picture.position.where[unit]]
    touch, (x, y) = picture.position.roster.touches[unit], box.centre
    across, down = model_place(stand.low)
    said = picture.words.unit(picture.position, unit, picture.said(touch))
    dot = x + across * stand.scale, y + down * stand.scale
    return Target(touch, said, *_at_least(box, picture.table), dot=dot, marked=touch in picture.odds)


def _at_least(box: Box, table: Table) -> Box:
    """A target inside the picture."""
    x, y = max(0.0, box.x), max(0.0, box.y)
    return Box(x, y, min(box.w, table.w - x), min(box.h, table.h - y))
