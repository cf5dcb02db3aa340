"""Odds are exact: equal to counting the 36 ways by hand, and to what the rules do with every roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.pocketmodel.tables import battle, begin, kind, lay, odds, play, seat, step, touches
from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.dice import ROLLS, WEIGHTS, kept, total
from pentapod.games.pocketmodel.rules.odds import chance, hidden_strike_chance, hit_chance, percent, strike_chance

NAMES = ("Ada", "Ben")
WAYS = list(product(range(1, 7), repeat=2))


def test_the_rolls_are_the_36_ways_of_two_dice() -> None:
    assert sum(WEIGHTS) == 36
    for number in range(2, 13):
        ways = sum(weight for roll, weight in zip(ROLLS, WEIGHTS, strict=True) if total(roll) == number)
        assert ways == sum(a + b == number for a, b in WAYS)


@pytest.mark.parametrize("need", range(-2, 20))
def test_a_plain_attack(need: int) -> None:
    ways = sum(a + b >= need or a + b == 12 for a, b in WAYS)
    assert chance(need, 12, False, ()) == Fraction(ways, 36)


@pytest.mark.parametrize("need", range(2, 15))
def test_doubles_and_low_automatic_hits(need: int) -> None:
    assert chance(need, 12, True, ()) == Fraction(sum(a + b >= need or a == b for a, b in WAYS), 36)
    assert chance(need, 9, False, ()) == Fraction(sum(a + b >= min(need, 9) for a, b in WAYS), 36)


@pytest.mark.parametrize("need", range(2, 13))
def test_rerolls(need: int) -> None:
    hit = Fraction(sum(a + b >= need for a, b in WAYS), 36)
    assert chance(need, 12, False, ((Keep.NEW, True),)) == hit + (1 - hit) * hit
    assert chance(need, 12, False, ((Keep.BEST, True),)) == 1 - (1 - hit) ** 2
    assert chance(need, 12, False, ((Keep.WORST, False),)) == hit**2
    assert chance(need, 12, False, ((Keep.NEW, True), (Keep.NEW, True))) == 1 - (1 - hit) ** 3


def test_no_roll_of_12_hits_by_itself_in_a_strike() -> None:
    assert chance(13, 13, False, ()) == 0
    assert chance(12, 13, False, ()) == Fraction(1, 36)


CASES = [
    ("c=xw1", "c=tf1", "bxw1-otf1", "", "", 7 - 3, 8 - 2),
    ("c=xw1", "c=tf1", "bxw1-otf1", "foc", "", 7 - 5, 8 - 2),
    ("c=xw1", "c=tf1", "bxw1-otf1", "foc", "eva", 9 - 5, 8 - 2),
    ("c=vw1", "c=sd1", "bvw1-osd1", "", "", 10 - 1, 8 - 4),
    ("c=xw1", "c=sb1 as1", "bxw1-oas1", "ack", "", 8 - 3 - 1 - 2, 8 - 2),
    ("b=ta1", "b=tf1", "bta1-otf1", "dug", "", 7 - 2, 7 + 3 - 2),
]


@pytest.mark.parametrize(("mine", "theirs", "pair", "card", "reply", "need", "back"), CASES)
def test_the_odds_of_a_battle(mine: str, theirs: str, pair: str, card: str, reply: str, need: int, back: int) -> None:
    state = play(lay(seat(f"{mine} b=nb1", hand=card), seat(f"{theirs} o=ac1", hand=reply)), pair)
    state = step(state, "done") if kind(state) == "pair" else state
    state = step(state, *filter(None, (card, reply)))
    assert hit_chance(state.position, battle(state), 0) == Fraction(
        sum(a + b >= need or a + b == 12 for a, b in WAYS), 36
    )
    assert hit_chance(state.position, battle(state), 1) == Fraction(
        sum(a + b >= back or a + b == 12 for a, b in WAYS), 36
    )


@pytest.mark.parametrize(
    ("card", "unit"), [("", "xw1"), ("loc", "xw1"), ("tru", "yw1"), ("foc", "bw1"), ("tor", "yw1"), ("hol", "xw1")]
)
def test_the_odds_are_those_of_the_rules_roll_by_roll(card: str, unit: str) -> None:
    state = play(lay(seat(f"c={unit} b=nb1", hand=card, pool="dec3"), seat("c=nb1 o=ac1")), f"b{unit}-onb1")
    state = step(state, card) if card else state
    odds = [hit_chance(state.position, battle(state), who) for who in (0, 1)]
    ways = [0, 0]
    for first, weight in zip(state.actions(), state.weights(), strict=True):
        rolled = state.after(first)
        for second, other in zip(rolled.actions(), rolled.weights(), strict=True):
            end = rolled.after(second)
            assert end.automatic
            for who in (0, 1):
                ways[who] += weight * other * hits(end.position, battle(end), who)
    assert odds == [Fraction(way, 36 * 36) for way in ways]


@pytest.mark.parametrize(("card", "keep", "optional"), [("luc", Keep.NEW, True), ("win", Keep.BEST, True)])
def test_the_odds_with_a_reroll_are_those_of_using_it_after_a_miss(card: str, keep: Keep, optional: bool) -> None:
    state = play(lay(seat("c=ti1 b=nb1", hand=card), seat("c=nb1 o=ac1")), "bti1-onb1")
    state = step(state, card)
    need = 9 - 3 - 1
    ways = 0
    for roll, weight in zip(ROLLS, WEIGHTS, strict=True):
        for again, other in zip(ROLLS, WEIGHTS, strict=True):
            final = roll if total(roll) >= need else kept(roll, again, keep)
            ways += weight * other * (total(final) >= need)
    assert hit_chance(state.position, battle(state), 0) == Fraction(ways, 36 * 36)
    assert optional


def test_a_forced_reroll_lowers_the_odds() -> None:
    state = play(lay(seat("c=xw1 b=nb1"), seat("c=ti1 o=ac1", hand="sha")), "bxw1-oti1")
    state = step(state, "sha")
    hit = Fraction(sum(a + b >= 9 + 1 - 3 for a, b in WAYS), 36)
    assert hit_chance(state.position, battle(state), 0) == hit**2


def test_the_odds_shown_on_what_may_be_attacked() -> None:
    state = lay(seat("c=xw1"), seat("c=tf1"))
    assert odds(state, "bxw1-otf1") == "92% to hit, 72% to be hit"
    state = lay(seat("c=xw1", hand="foc"), seat("c=tf1"))
    assert odds(state, "bxw1-otf1").endswith("; cards may change that")
    assert odds(state, "bxw1-b") == ""


def test_the_odds_shown_on_what_may_be_struck_and_on_who_may_strike_too() -> None:
    state = lay(seat("o=xw1 yw1"), seat("o=tf1", "nav ? ?"))
    assert odds(state, "bxw1-o1") == "17% to destroy Coruscant Naval Base"
    assert odds(state, "bxw1-o2") == "72% to destroy a card with defense 9, 8% for one with defense 14"
    state = play(state, "bxw1-o1")
    assert "% to destroy" in odds(state, "byw1")
    assert odds(state, "done") == ""


def test_a_face_down_card_of_a_starter_deck_is_counted_over_all_its_unseen_cards() -> None:
    state = play(begin(), "b", "usual", "usual")
    while state.actors == (CHANCE,):
        state = state.after(state.actions()[0])
    position = state.position.copy()
    unit = position.roster.number_of["bxw1"]
    position.put(unit, 1)
    odds = hidden_strike_chance(position, unit, 1, 0)
    from pentapod.games.pocketmodel.data.table import DECKS

    deck = DECKS["iron"].cards
    by_hand = sum(
        (copies * strike_chance(position, unit, 1, 0, card) for card, copies in enumerate(deck) if copies), Fraction(0)
    )
    assert odds == by_hand / 30


def test_an_asteroid_hideout_counts_as_no_chance_for_large_units() -> None:
    state = lay(seat("o=nb1"), seat("o=tf1"))
    unit = state.position.roster.number_of["bnb1"]
    assert strike_chance(state.position, unit, 1, 0, CARD_OF_CODE["ast"]) == 0
    assert strike_chance(state.position, unit, 1, 0, CARD_OF_CODE["reb"]) > 0


def test_what_can_happen_is_never_said_to_be_0_or_100() -> None:
    assert percent(Fraction(0)) == 0
    assert percent(Fraction(1)) == 100
    assert percent(Fraction(1, 1296)) == 1
    assert percent(Fraction(1295, 1296)) == 99
    assert percent(Fraction(1, 2)) == 50
    assert touches(lay(seat("c=xw1"), seat("c=tf1")))
