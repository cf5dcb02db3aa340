"""The table is the one that released links are played with, and tells what other publications tell."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest

from broken import check_refused
from pentapod.games.pocketmodel.data.table import CARDS, DECKS, FACTIONS, ICONS, UNITS, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import EVERYTHING, OPERATIONS, Effect, Receiver

RELEASED = {
    "rebel": "8a0b5ddd",
    "imperial": "ba2b4c0a",
    "republic": "8df69263",
    "separatist": "c76641b4",
    "combat": "d79c8bac",
    "objective": "8e6fa78e",
    "icons": "b4f7df0a",
    "decks": "ad203730",
}
"""The CRC-32 of all that a part of the table says to the rules."""


def of_unit(unit: Unit) -> tuple[object, ...]:
    """All that a kind of unit says to the rules."""
    return (unit.code, unit.ground, unit.stars, unit.attack, unit.damage, unit.defense, unit.shields, unit.icons)


def of_effect(effect: Effect) -> list[tuple[str, object]]:
    """All that an effect says to the rules: the fields that are not as usual."""
    op = next(name for name, kind in OPERATIONS.items() if isinstance(effect, kind))
    fields = effect._asdict()
    fields |= fields.pop("filter", EVERYTHING)._asdict()
    usual = {"to": Receiver.SELF, "targets": 1}
    told = [(name, value) for name, value in fields.items() if value and value != usual.get(name)]
    return sorted([("op", op), *((name, str(value) if isinstance(value, str) else value) for name, value in told)])


def of_card(card: Card) -> tuple[object, ...]:
    """All that a kind of card says to the rules."""
    printed = (card.code, card.defense, card.stars, card.color, card.bonus, card.gate or "", card.gate_stars)
    return (
        *printed,
        str(card.timing or ""),
        str(card.scope or ""),
        card.stacks,
        [of_effect(effect) for effect in card.effects],
    )


PARTS: dict[str, list[tuple[object, ...]]] = {
    **{faction: [of_unit(unit) for unit in UNITS if unit.faction == faction] for faction in FACTIONS},
    "combat": [of_card(card) for card in CARDS if card.combat],
    "objective": [of_card(card) for card in CARDS if not card.combat],
    "icons": [
        (icon.id, str(icon.timing or ""), [of_effect(effect) for effect in icon.effects]) for icon in ICONS.values()
    ],
    "decks": [(deck.id, deck.units, deck.start, deck.cards) for deck in DECKS.values()],
}


@pytest.mark.parametrize("part", PARTS)
def test_released_links_are_played_with_this_table(part: str) -> None:
    """Who changes it changes what old links show: that is a new version of the game, with a table of its own."""
    assert f"{crc32(repr(PARTS[part]).encode()):08x}" == RELEASED[part]


def test_the_values_that_other_publications_tell_are_those_of_the_table() -> None:
    stars = {"ta": 1, "sn": 1, "tf": 1, "xw": 2, "as": 2, "lf": 3, "is": 3, "cc": 4, "aa": 4, "sd": 5}
    assert {unit.code: unit.stars for unit in UNITS if "stars" in unit.found} == stars
    defenses = {"nav": 13, "tre": 12, "exe": 11, "reb": 9, "ind": 11, "jed": 12, "ast": 10}
    assert {card.code: card.defense for card in CARDS if "defense" in card.found} == defenses


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"op": "fly"}, "1.op: There is no fly here. Choose from modify"),
        ({"op": "draw", "zones": 1}, "1.zones: There is no zones here"),
        ({"op": "draw", "amount": 20}, "1.amount: This must be a number from 0 to 19"),
        ({"op": "draw", "amount": True}, "1.amount: This must be a whole number"),
        ({"op": "modify", "icon": "ewok"}, "1.icon: There is no ewok here"),
        ({"op": "modify", "filter": {"colour": "red"}}, "1.filter.colour: There is no colour here"),
        ({"op": "draw", "amount": 1, "filter": {"icon": "ace"}}, "1.filter: There is no filter here"),
        ({"op": "move", "zones": 2}, "1.zones: There is no 2 here"),
        ({"op": "move", "optional": False}, "1.optional: There is no False here"),
        ({"op": "draw"}, "This effect is incomplete"),
    ],
)
def test_an_effect_that_would_not_happen_as_it_is_written_is_refused(entry: dict[str, object], fault: str) -> None:
    def broken(table: dict[str, Any]) -> None:
        card = next(card for card in table["card"] if card["id"] == "trust_your_instincts")
        card["effects"] = [entry]

    check_refused("pocketmodel", broken, fault)
