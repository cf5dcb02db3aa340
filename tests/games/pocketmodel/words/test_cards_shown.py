"""What the picture of a combat card says is what battles count."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.pocketmodel.tables import battle, kind, lay, play, seat, touches
from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS, Card
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules.effects.values import battle_parts, gate_open
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.scene.cards import hand_card
from pentapod.games.pocketmodel.words.words import WORDS
from pentapod.scene.shapes import Shape, Text

FIGHTERS = ("xw1", "yw1", "ta1", "at1", "aw1", "td1", "cs1", "ds1", "as1")
SIZES = ((174.0, 142.0), (184.0, 190.0))
"""Of cards on a laptop and on a phone."""


@pytest.mark.parametrize("card", [card for card in CARDS if card.combat], ids=lambda card: card.code)
def test_what_a_card_says_is_what_it_counts(card: Card) -> None:
    """The bonus for any unit, and more for those alone that its picture names, in no more than the steps it names."""
    for w, h in SIZES:
        written = said(hand_card(CARDS.index(card), 0, 1, WORDS, w, h))
        assert bonus_and_more(written)[0] == card.bonus
    bonus, more, most = bonus_and_more(written)
    added = {amount for state in fights(card) for amount in counted(state, card)}
    assert {amount - bonus for amount in added if amount > bonus} <= {more * times for times in range(1, 10) if more}
    assert not most or max(added) == bonus + most
    assert bool(more) == (len(added) > 1)
    assert bool(more) == (
        f"+{more} {BONUS_VALUES[card.color]}" in WORDS.hand_card(CARDS.index(card), 1).partition(". ")[2]
    )


@pytest.mark.parametrize("card", [card for card in CARDS if card.combat], ids=lambda card: card.code)
def test_a_card_in_battle_says_what_its_ability_does(card: Card) -> None:
    able, unable = (WORDS.played(CARDS.index(card), gained, 2).partition(", ")[2] for gained in (True, False))
    assert bool(able) == bool(unable) == bool(card.effects)
    assert unable in ("", "bonus only") and able not in ("ability", "bonus only")


def said(shapes: tuple[Shape, ...]) -> str:
    return " ".join(shape.text for shape in shapes if isinstance(shape, Text))


def bonus_and_more(written: str) -> tuple[int, int, int]:
    """The bonus in a picture, what the ability adds to it at a time, and what it adds at most, if that is said."""
    numbers = [re.search(pattern, written) for pattern in (r"^\+(\d)", r": \+(\d)", r"max (\d)")]
    bonus, more, most = (int(found[1]) if found else 0 for found in numbers)
    return bonus, more, most


def fights(card: Card) -> Iterator[PocketModel]:
    """Battles of many kinds of units in two zones, with this card on both sides, before the first roll."""
    for fighter in FIGHTERS:
        mine = " ".join(unit for unit in ("sb1", "ap1", "ap2", "cs1", "ds1", "ds2", "bp1", "bp2") if unit != fighter)
        for zone in "cb":
            elsewhere = "c=nb1" if zone == "b" else "b=nb1"
            blue = seat(f"{zone}={fighter} {mine} {elsewhere}", hand=card.code)
            state = lay(blue, seat(f"{zone}=sb1 as1 sd1 tf1 td1 o=ac1", hand=card.code))
            for foe in ("osb1", "osd1", "otd1"):
                declared = f"b{fighter}-{foe}"
                if declared in touches(state):
                    began = play(state, declared)
                    yield play(began if kind(began) == "battle" else play(began, "done"), card.code, card.code)


def counted(state: PocketModel, card: Card) -> Iterator[int]:
    """What the card adds for either side."""
    for side in (0, 1):
        parts = battle_parts(state.position, battle(state), side, Value(BONUS_VALUES[card.color]))
        amount = sum(part.amount for part in parts if part.source is card)
        fighter = state.position.roster.kinds[battle(state).unit(side)]
        assert amount == card.bonus or gate_open(fighter, card)
        yield amount
