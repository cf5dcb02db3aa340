"""Odds before an attack or a strike, those in its close-up, and what the rules do with every roll: all the same."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from games.pocketmodel.tables import action, kind, lay, odds, odds_of, play, seat
from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARDS, UNITS
from pentapod.games.pocketmodel.rules.battle.battle import rolling_side
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.odds import percent
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import Battle, Reroll, Strike
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.scene.close_up import close_up, shown_units
from pentapod.games.pocketmodel.words.words import WORDS as ENGLISH
from pentapod.scene.shapes import Text
from random_play import GAMES

OBJECTIVES = [card.code for card in CARDS if not card.combat]
COMBAT_CARDS = [card.code for card in CARDS if card.combat]
NUMBERS = range(max(30, GAMES))


def skirmish(rng: Random) -> PocketModel:
    """Two or three players whose units meet, with any objectives face up and any cards in the hands."""
    letters = "bog"[: rng.choice((2, 2, 3))]
    return lay(*(_seat(letter, rng) for letter in letters))


def _seat(letter: str, rng: Random) -> str:
    codes = rng.sample([unit.code for unit in UNITS], 3)
    homes = (rng.choice("cbo"), rng.choice("cbo"), letter)
    units = {place: [f"{code}1" for code, home in zip(codes, homes, strict=True) if home == place] for place in homes}
    slots = [rng.choice((rng.choice(OBJECTIVES), "jed", "sig", "?")) for _ in range(3)]
    hand = rng.sample(COMBAT_CARDS, 2)
    pool = [f"{code}1" for code in (*OBJECTIVES, *COMBAT_CARDS) if code not in (*slots, *hand)]
    fleet = " ".join(f"{place}={' '.join(names)}" for place, names in units.items())
    return seat(fleet, " ".join(slots), " ".join(hand), pool=" ".join(pool))


def odds_in(text: str) -> list[str]:
    return re.findall(r"\d+%", text)


def odds_shown(state: PocketModel) -> list[str]:
    """The odds in the close-up: those of the attacker or striker, then those of the defender."""
    shapes = close_up(state.position, fight(state), ENGLISH)
    return [odds for shape in shapes if isinstance(shape, Text) for odds in odds_in(shape.text)]


def fight(state: PocketModel) -> Battle | Strike:
    step = state.position.todo[0]
    assert isinstance(step, Battle | Strike)
    return step


def by_the_rules(state: PocketModel, who: int, roller: int) -> Fraction:
    """How likely a side of a battle or strike hits, with every roll and reroll played in the game itself.

    Whose dice they are uses what may be used where that is better; other dice do not matter and fall in one way.
    """
    step = state.position.todo[0]
    if isinstance(step, Battle) and state.automatic:
        return Fraction(hits(state.position, step, who))
    if isinstance(step, Strike) and state.automatic:
        return Fraction(succeeds(state.position, step))
    actions = state.actions()
    if state.actors != (CHANCE,):
        found = [by_the_rules(state.after(act), who, roller) for act in actions]
        return max(found) if state.actors == (roller,) else found[-1]
    match step:
        case Battle():
            own = rolling_side(step) == who
        case Reroll():
            own = step.seat == roller
        case _:
            own = True
    ways = list(zip(actions, state.weights(), strict=True))[: None if own else 1]
    hit = sum((weight * by_the_rules(state.after(act), who, roller) for act, weight in ways), Fraction(0))
    return hit / sum(weight for _, weight in ways)


@pytest.mark.parametrize("number", NUMBERS)
def test_settled_odds_said_before_an_attack_or_a_strike_are_those_shown_in_its_close_up(number: int) -> None:
    state = skirmish(Random(f"said {number}"))
    for declared in state.actions():
        said = odds_in(odds_of(state, declared))
        after = state.after(declared)
        if said and kind(after) in ("pair", "strikers"):
            after = after.after(action(after, "done"))
        if said and kind(after) in ("battle", "strike"):
            assert odds_shown(after) == said, (state.text(), declared)


@pytest.mark.parametrize("number", NUMBERS)
def test_settled_odds_shown_in_the_close_up_are_those_of_every_way_the_dice_can_fall(number: int) -> None:
    rng = Random(f"counted {number}")
    state = skirmish(rng)
    fights = [act for act in state.actions() if odds_of(state, act)]
    if fights:
        state = state.after(rng.choice(fights))
    while kind(state) in ("pair", "strikers", "turnup", "battle", "aim") and not to_be_rolled(state):
        state = state.after(rng.choice(state.actions()))
    if not to_be_rolled(state):
        return  # nobody meets, or what was turned up bars or destroys the striker
    position = state.position
    units = shown_units(fight(state))
    counted = [f"{percent(by_the_rules(state, who, position.roster.owners[unit]))}%" for who, unit in enumerate(units)]
    assert odds_shown(state) == counted, state.text()


def to_be_rolled(state: PocketModel) -> bool:
    return state.actors == (CHANCE,) and kind(state) in ("battle", "strike")


def test_most_skirmishes_come_to_a_roll_and_many_to_a_reroll() -> None:
    """So that the tests above are about something."""
    told = [
        (state, odds_of(state, act))
        for state in (skirmish(Random(f"said {number}")) for number in NUMBERS)
        for act in state.actions()
        if odds_of(state, act)
    ]
    academies = [said for state, said in told if "jed" in state.text().split(" ")[4]]
    assert len(told) >= 40
    assert len(academies) >= 15


def test_settled_a_face_up_jedi_academy_counts_before_a_strike_and_in_its_close_up() -> None:
    state = lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "nav ? ?"))
    assert odds(state, "bxw1-o1") == "31% to destroy Coruscant Naval Base"
    assert odds_shown(play(state, "bxw1-o1")) == ["31%"]
    barred = lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "nav sig ?"))
    assert "17%" in odds(barred, "bxw1-o1")
    used = lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "nav ? ?"), flags="r")
    assert "17%" in odds(used, "bxw1-o1")


def test_settled_a_face_up_jedi_academy_counts_before_an_attack_and_in_its_close_up() -> None:
    state = lay(seat("c=xw1", "jed ? ?"), seat("c=ti1 o=tf1"))
    plain = lay(seat("c=xw1", "? ? ?"), seat("c=ti1 o=tf1"))
    said, without = (odds_in(odds(position, "bxw1-oti1")) for position in (state, plain))
    assert said == odds_shown(play(state, "bxw1-oti1"))
    assert (said, without) == (["92%", "83%"], ["72%", "83%"])
