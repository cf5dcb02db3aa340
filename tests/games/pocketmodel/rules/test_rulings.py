"""What the rule sheet leaves open, ruling by ruling: 1 to 14, the beginning, objectives and strikes."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.tables import (
    NAMES,
    OTHER,
    WORDS,
    action,
    begin,
    built,
    discards,
    drawn_out,
    draws,
    hand,
    kind,
    lay,
    play,
    seat,
    slots,
    starting,
    step,
    touches,
    where,
    whose,
)
from pentapod import games
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS
from pentapod.scene.shapes import View


def test_ruling_1_exactly_20_or_the_largest_total_the_fleet_can_make() -> None:
    state = play(begin(), "b")
    rng = Random(1)
    while kind(state) == "place":
        state = play(state, rng.choice(touches(state)))
    assert [state.position.stars_in_play(number) for number in (0, 1)] == [20, 20]
    fours = play(play(begin(deck0="own"), *_fleet("at at at nb nb sd")), "b")
    assert "units worth 19 stars" in WORDS.prompt(fours, NAMES)
    assert "bat2" not in touches(play(fours, "bat1"))  # three fives and a four make 19, nothing else does
    while fours.actors == (0,):
        fours = play(fours, rng.choice(touches(fours)))
    assert fours.position.stars_in_play(0) == 19


def test_ruling_1_a_fleet_that_cannot_make_20_places_fewer() -> None:
    state = play(begin(deck0="own"), *_fleet("at at at aa aa lf"))
    state = play(state, "b")
    assert "units worth 20 stars" in WORDS.prompt(state, NAMES)
    state = play(begin(deck0="own"), *_fleet("lf lf lf bw bw bw td"))
    state = play(state, "b")
    assert "units worth 18 stars" in WORDS.prompt(state, NAMES)
    state = play(state, "blf1", "blf2", "blf3", "bbw1", "bbw2", "btd1")
    assert (state.position.stars_in_play(0), state.actors) == (18, (1,))


def test_ruling_1_the_copy_limit_counts_the_size_of_the_game() -> None:
    state = built(begin(deck0="own"))
    for touch in _fleet("xw xw xw")[:-1]:
        state = built(state.after(action(state, touch)))
    assert "done" in touches(state)
    state = built(state.after(action(state, "+xw")))
    assert WORDS.refusal(state, ("done",), viewer=0) == "There are 4 of X-wing; the limit is 3."


def _fleet(units: str) -> list[str]:
    """The builder's touches for this fleet and the cards of a starter deck."""
    kept = [touch for unit, copies in _units_of("echo") for touch in [f"-{unit}"] * copies]
    return ["echo", *kept, *(f"+{unit}" for unit in units.split()), "done"]


def _units_of(deck: str) -> list[tuple[str, int]]:
    from pentapod.games.pocketmodel.data.table import UNITS

    return [(unit.code, copies) for unit, copies in zip(UNITS, DECKS[deck].units, strict=True) if copies]


def test_ruling_2_the_first_player_is_drawn_by_lot() -> None:
    state = begin(players="4")
    assert state.actions() == tuple(Action(CHANCE, (letter,)) for letter in "bgop")
    assert list(state.weights()) == [1, 1, 1, 1]


def test_ruling_2_nobody_may_look_at_face_down_objectives() -> None:
    state = lay(seat("b=xw1", "? ? ?"), OTHER)
    for viewer in (0, 1, None, CHANCE):
        title, *said = WORDS.about(state, "b2", NAMES, viewer)
        assert title == "Ada's objective 2"
        assert "nobody has seen it" in said[0]


def test_ruling_2_what_is_public_and_what_is_not() -> None:
    state = lay(seat("b=xw1.1 r=yw1", "reb ? ?", hand="foc nav", discard="eva2"), OTHER)
    assert WORDS.about(state, "hand-b", NAMES, 1) == ("Ada's hand", "2 cards.")
    assert WORDS.about(state, "hand-b", NAMES, 0) == ("Ada's hand", "Focused Fire, Coruscant Naval Base.")
    assert WORDS.about(state, "discard-b", NAMES, 1) == ("Ada's discard pile", "Evasive Turn 2 times.")
    assert "1 counter" in " ".join(WORDS.about(state, "bxw1", NAMES, 1))
    assert "reserves" in " ".join(WORDS.about(state, "byw1", NAMES, None))
    assert [stat.label for stat in WORDS.stats(state, 0)] == ["objectives", "stars", "hand", "deck"]


def test_ruling_3_no_mulligan_and_a_hand_of_objectives_is_legal() -> None:
    state = lay(seat("b=xw1", hand="nav reb tre"), OTHER)
    assert len(starting(state, "nav", "reb", "tre")) == 9
    battle = play(lay(seat("c=xw1", hand="nav"), seat("c=tf1 ds1")), "bxw1-otf1")
    assert touches(battle) == ["pass"]
    assert not battle.automatic


def test_ruling_4_a_destroyed_slot_is_never_refilled() -> None:
    state = lay(seat("b=xw1", "- ? reb", hand="nav"), OTHER)
    assert starting(state, "nav") == ["nav-b2", "nav-b3"]
    assert WORDS.refusal(state, ("nav", "b1"), NAMES) == "This objective has been destroyed, and its place stays empty."


def test_ruling_4_the_objective_comes_before_the_action_once_and_is_optional() -> None:
    state = play(lay(seat("b=xw1 lf1", hand="nav reb"), OTHER), "bxw1-c", "done")
    assert kind(state) == "turn"
    assert not starting(state, "nav")
    assert WORDS.refusal(state, ("nav", "b1"), NAMES) == "An objective can only be replaced before the action."
    assert whose(play(lay(seat("b=xw1", hand="nav"), OTHER), "done")) == "o"


@pytest.mark.parametrize("slot", ["b1", "b2"])
def test_ruling_5_revealed_means_played_face_up_from_hand(slot: str) -> None:
    state = lay(seat("b=xw1", "reb ? ?", hand="lis"), OTHER)
    state = play(state, f"lis-{slot}", "dec")
    assert draws(state)
    state = drawn_out(state)
    assert len(hand(state, "b").split()) == 3


def test_ruling_5_revealed_means_turned_up_by_a_strike_and_the_owner_chooses() -> None:
    state = lay(seat("o=xw1 yw1 ta1"), seat("o=tf1", pool="can1 dec2"))
    state = step(state, "bxw1-o1", "byw1", "bta1", "bxw1", "can")
    assert state.actors == (1,)
    assert touches(state) == ["bta1", "bxw1", "byw1"]


def test_ruling_5_reveal_abilities_fire_once() -> None:
    state = lay(seat("o=xw1 yw1"), seat("o=tf1", "lis ? ?"))
    assert kind(play(state, "bxw1-o1", "byw1", "bxw1")) == "strike"


def test_ruling_6_a_combat_card_in_a_slot_has_only_its_defense_and_stars() -> None:
    state = step(lay(seat("o=xw1 yw1"), seat("o=tf1 r=sd1 as1", pool="ove1 dec2")), "bxw1-o1", "byw1", "bxw1", "ove")
    assert kind(state) == "strike"
    state = play(state, "66")
    assert (kind(state), touches(state)) == ("reserves", ["done", "oas1"])


def test_ruling_6_discard_then_draw_then_reveal() -> None:
    state = lay(seat("b=xw1 r=sn1", "reb ? ?", hand="sta"), OTHER)
    state = play(state, "sta-b1")
    assert discards(state, "b") == "reb1"
    assert draws(state)
    state = play(state, "ful")
    assert kind(state) == "reserves"


def test_ruling_7_texts_without_owner_are_for_all_and_copies_stack() -> None:
    trench = seat("c=as1", "tre tre ?")
    state = step(lay(seat("c=sb1 b=xw1", "tre ? ?"), trench), "bsb1-oas1", "11", "11")
    said = WORDS.describe(state, state.actions()[0], NAMES)
    assert "Ada's Speeder Bike Scouts: roll 2 + attack 1 + " + " + ".join(["Death Star Trench 1"] * 3) in said
    assert "Ben's AT-ST: roll 2 + attack 2 + " + " + ".join(["Death Star Trench 1"] * 3) in said


def test_ruling_7_your_is_for_the_owner_and_some_copies_do_not_stack() -> None:
    state = step(lay(seat("c=xw1", "jed jed ?"), seat("c=tf1")), "bxw1-otf1", "11", "12")
    assert touches(state) == ["b1", "pass"]
    state = step(state, "b1", "11")
    assert state.automatic


def test_ruling_8_an_effect_that_leaves_play_stops_at_once() -> None:
    state = lay(seat("o=xw1 yw1"), seat("o=tf1", "shi nav ?"))
    assert "defense 14" in next(t.label for t in _picture(state) if t.touch == "o2")
    state = play(state, "bxw1-o1", "byw1", "bxw1", "66")
    assert "defense 13" in next(t.label for t in _picture(state) if t.touch == "o2")


def _picture(state: object):  # type: ignore[no-untyped-def]
    return games.painter("pocketmodel")(state, View(0)).targets  # type: ignore[arg-type]


def test_ruling_8_a_destroyed_objective_does_not_help_its_own_reinforcement() -> None:
    fleet = "o=tf1 r=lc1 dd1 sn1"
    alone = play(lay(seat("o=nb1"), seat(fleet, "ind dec ?")), "bnb1-o1", "66")
    assert "odd1" not in touches(alone)
    other = play(lay(seat("o=nb1"), seat("o=tf1 r=sn1 as1 ta1 lc1", "ind sta ?")), "bnb1-o2", "66")
    assert "olc1" in touches(other)


def test_ruling_9_one_slot_an_action_all_strikers_first_then_one_at_a_time() -> None:
    state = lay(seat("o=xw1 yw1 sn1"), seat("o=tf1", "reb nav ?"))
    state = play(state, "bxw1-o1")
    assert touches(state) == ["bsn1", "byw1", "done"]
    state = play(state, "byw1", "bsn1")
    assert touches(state) == ["bsn1", "bxw1", "byw1"]
    state = play(state, "byw1", "66")
    assert slots(state, "o") == "- nav ?"
    assert whose(state) == "o"


def test_ruling_10_after_a_failed_strike_on_a_combat_card_the_slot_stays_the_target() -> None:
    state = step(lay(seat("o=xw1 yw1"), OTHER), "bxw1-o1", "byw1", "bxw1", "hol", "11", "result")
    assert kind(state) == "turnup"
    assert "hol" in touches(state)
    state = step(state, "ful", "11", "result")
    assert slots(state, "o") == "? ? ?"
    assert discards(state, "o") == "ful1 hol1"


def test_ruling_10_discard_first_then_the_top_card_reshuffling_if_needed() -> None:
    state = step(
        lay(seat("o=xw1 yw1"), seat("o=tf1", "? - -", pool="hol1")), "bxw1-o1", "byw1", "bxw1", "hol", "11", "result"
    )
    assert touches(state) == ["hol"]
    assert discards(state, "o") == ""


def test_ruling_11_a_base_roll_of_12_is_not_automatic_in_a_strike() -> None:
    state = lay(seat("o=sn1"), seat("o=tf1", "nav shi shi"))
    state = play(state, "bsn1-o1", "66")
    assert slots(state, "o") == "nav shi shi"


def test_ruling_12_reveal_effects_may_destroy_strikers_before_the_roll() -> None:
    state = lay(seat("o=sn1 yw1 b=xw1"), seat("o=tf1", pool="can1 dec2"))
    state = step(state, "bsn1-o1", "byw1", "bsn1", "can", "bsn1")
    assert where(state, "bsn1") == "r"
    assert state.actors == (CHANCE,)
    assert "Y-wing" in WORDS.prompt(state, NAMES)
    three = lay(seat("o=sn1 yw1 xw1"), seat("o=tf1", pool="can1 dec2"))
    three = play(three, "bsn1-o1", "bxw1", "byw1", "bsn1", "can", "byw1", "11")
    assert three.actors == (CHANCE,)  # one is left to strike
    assert "X-wing" in WORDS.prompt(three, NAMES)


def test_ruling_12_who_loses_the_last_unit_is_out_at_once() -> None:
    state = step(lay(seat("o=sn1"), seat("o=tf1", pool="can1 dec2")), "bsn1-o1", "can")
    assert state.result == (0.0, 1.0)


def test_ruling_13_an_asteroid_hideout_bars_a_large_striker_as_soon_as_it_is_revealed() -> None:
    state = step(lay(seat("o=nb1"), seat("o=tf1", pool="ast1 dec2")), "bnb1-o1", "ast")
    assert whose(state) == "o"
    assert slots(state, "o") == "ast ? ?"
    state = lay(seat("o=nb1 xw1"), seat("o=tf1", "ast ? ?"))
    assert starting(state, "bnb1-o", "bxw1-o1") == ["bnb1-o2", "bnb1-o3", "bnb1-otf1", "bxw1-o1"]
    why = "Opposing units with 4 or more stars cannot strike this objective."
    assert WORDS.refusal(state, ("bnb1", "o1"), NAMES) == f"Nebulon-B Frigate cannot strike Asteroid Hideout. {why}"
    joining = play(lay(seat("o=sn1 cc1 bw1"), seat("o=tf1", "ast ? ?")), "bsn1-o1")
    assert touches(joining) == ["bbw1", "done"]
    assert WORDS.refusal(joining, ("bcc1",), NAMES) == f"Corellian Corvette cannot strike Asteroid Hideout. {why}"
    joining = play(lay(seat("o=xw1 yw1 b=bw1"), seat("o=tf1", "ast ? ?")), "bxw1-o2")
    assert WORDS.refusal(joining, ("bbw1",), NAMES) == "B-wing must be in Ben's home zone to strike there."


def test_ruling_14_reinforcement_is_optional_and_unspent_stars_are_lost() -> None:
    state = play(lay(seat("o=xw1 yw1"), seat("o=tf1 r=as1 sn1 sd1", "reb ? ?")), "bxw1-o1", "byw1", "bxw1", "66")
    assert (state.actors, touches(state)) == ((1,), ["done", "oas1", "osn1"])
    assert whose(play(state, "done")) == "o"
    state = play(state, "oas1")
    assert touches(state) == ["done", "osn1"]


def test_ruling_14_none_after_the_last_objective() -> None:
    state = play(lay(seat("o=xw1"), seat("o=tf1 r=as1", "reb - -")), "bxw1-o1", "66")
    assert state.result == (1.0, 0.0)


STARS = {
    1: "ful hol luc poi pro sma",
    2: "bla bun can clo dug eva fie fli foc hig hit jam lis loc mas min nav ove rei ret sha sig slo spa squ sta str "
    "tan tor tra tru wea yar",
    3: "ack ast bat bro com dro exe fou ind jed reb shi tre wal war win",
    5: "dec",
}
"""What each card brings as an objective that falls: combat cards have stars as well."""


@pytest.mark.parametrize(("stars", "code"), [(stars, code) for stars, some in STARS.items() for code in some.split()])
def test_ruling_14_units_of_as_many_stars_come_as_the_card_of_the_slot_has(stars: int, code: str) -> None:
    reserves = "o=tf1 r=sn1 as1 lc1 dd1 dc1"
    if CARDS[CARD_OF_CODE[code]].combat:
        state = play(lay(seat("o=nb1"), seat(reserves, pool=f"{code}2 dec2")), "bnb1-o1", code, "66")
    else:
        state = play(lay(seat("o=yw1 bw1 xw1"), seat(reserves, f"{code} ? ?")), "bxw1-o1", "done", "66")
    assert touches(state) == sorted(("done", *("osn1", "oas1", "olc1", "odd1", "odc1")[:stars]))


def test_every_card_has_its_stars() -> None:
    assert sorted(" ".join(STARS.values()).split()) == sorted(CARD_OF_CODE)
