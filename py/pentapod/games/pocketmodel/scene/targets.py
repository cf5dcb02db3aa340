"""What can be touched in a picture of the table, with what a screen reader says of it."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.games.pocketmodel.data.table import CARDS, LETTERS, TITLES
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES, slot_touch
from pentapod.games.pocketmodel.rules.steps import Battle, Strike
from pentapod.games.pocketmodel.scene.close_up import shown_units
from pentapod.games.pocketmodel.scene.layout import CLOSE_UP_W, Box, Table
from pentapod.games.pocketmodel.scene.picture import BUTTONS, ENDING_BUTTONS, Picture
from pentapod.games.pocketmodel.words.labels import hand_label, pile_label, slot_label, unit_label, zone_label
from pentapod.scene.shapes import Target


def table_targets(picture: Picture) -> Iterator[Target]:
    """Zones first: what stands in them lies above."""
    position = picture.position
    hidden = picture.table.close_up if picture.close else None
    for zone in (CONTESTED, *position.seats):
        box = picture.table.zone(zone)
        if hidden is None or not box.meets(hidden):
            yield Target(ZONES[zone], zone_label(position, zone), *box)
    close = shown_units(picture.close) if picture.close else ()
    for unit, box in picture.places.items():
        if hidden is None or not (unit in close or box.meets(hidden)):
            yield Target(position.roster.touches[unit], unit_label(position, unit), *_at_least(box, picture.table))
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
            yield Target(CARDS[card].code, hand_label(card, copies), *place)
    for touch, box in picture.button_row():
        yield Target(touch, BUTTONS[touch], *box, ends=touch in ENDING_BUTTONS)


def _close_up_targets(picture: Picture, step: Battle | Strike) -> Iterator[Target]:
    """The units in the close-up can be asked about."""
    box = picture.table.close_up
    scale = box.w / CLOSE_UP_W
    for side, unit in enumerate(shown_units(step)):
        x = box.x + (CLOSE_UP_W / 4 * (1 + 2 * side) - 95) * scale
        place = Box(x, box.y + 60 * scale, 190 * scale, 215 * scale)
        yield Target(picture.position.roster.touches[unit], unit_label(picture.position, unit), *place)


def _panel_targets(picture: Picture, seat: int) -> Iterator[Target]:
    position, panel = picture.position, picture.table.panels[seat]
    hidden = picture.table.close_up if picture.close else None
    for slot, box in enumerate(picture.slot_row(panel)[: len(position.slots[seat])]):
        if hidden is None or not box.meets(hidden):
            yield Target(slot_touch(seat, slot), slot_label(position, seat, slot), *box)
    for (pile, count), box in zip(picture.piles(seat), picture.pile_row(panel), strict=True):
        if hidden is None or not box.meets(hidden):
            yield Target(pile + LETTERS[seat], pile_label(seat, pile, count), *box)
    for (unit, copies), box in picture.reserve_row(seat):
        if hidden is None or not box.meets(hidden):
            label = f"{copies} {position.roster.kinds[unit].name} of {TITLES[seat]} in reserve"
            yield Target(position.roster.touches[unit], label, *box)


def _at_least(box: Box, table: Table) -> Box:
    """A target inside the picture."""
    x, y = max(0.0, box.x), max(0.0, box.y)
    return Box(x, y, min(box.w, table.w - x), min(box.h, table.h - y))
