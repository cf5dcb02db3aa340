"""What the rule sheet says, sentence by sentence."""

from __future__ import annotations

import pytest

from games.pocketmodel.tables import (
    GAME,
    WORDS,
    action,
    at,
    begin,
    block,
    damage,
    discards,
    drawn_out,
    draws,
    hand,
    kind,
    lay,
    odds,
    play,
    seat,
    slots,
    starting,
    step,
    touches,
    where,
    whose,
)
from pentapod.engine.state import CHANCE, IllegalAction
from pentapod.games.pocketmodel.data.table import CARDS, DECKS, UNITS
from pentapod.games.pocketmodel.data.vocabulary import Rule, Scope
from pentapod.games.pocketmodel.rules.effects import forces

BLUE = seat("b=xw1 c=xw2", hand="foc")
ORANGE = seat("o=tf1 c=tf2", hand="eva")


def test_an_opponent_without_units_in_play_is_out_and_reserves_do_not_count() -> None:
    state = lay(seat("c=xw1"), seat("c=tf1 r=sd1 tf2"))
    state = play(state, "bxw1-otf1", "66", "11")
    assert state.result == (1.0, 0.0)
    assert WORDS.prompt(state, ["Ada", "Ben"]) == "Ada wins: Ben has no units left in play."


def test_an_opponent_without_objectives_is_out() -> None:
    state = lay(seat("o=xw1"), seat("o=tf1", "dec - -", pool="foc3"))
    assert play(state, "bxw1-o1", "56").result == (1.0, 0.0)


def test_a_deck_has_thirty_cards_and_at_most_three_copies_and_a_fleet_up_to_thirty_stars() -> None:
    for deck in DECKS.values():
        assert sum(deck.cards) == 30
        assert max(deck.cards) <= 3
        assert max(deck.units) <= 3
        assert sum(unit.stars * copies for unit, copies in zip(UNITS, deck.units, strict=True)) == 30
        assert sum(unit.stars * copies for unit, copies in zip(UNITS, deck.start, strict=True)) == 20


def test_a_fleet_of_thirty_one_stars_is_refused() -> None:
    state = begin(deck0="own")
    for touch in ("echo", "-ta", "+yw"):
        state = state.after(action(state, touch))
    assert WORDS.refusal(state, ("done",), viewer=0) == "The fleet has 31 stars; the limit is 30."


def test_the_contested_zone_touches_every_home_zone() -> None:
    state = lay(seat("c=xw1 b=xw2"), ORANGE, seat("g=at1"), seat("p=ds1"))
    assert starting(state, "bxw1-") == ["bxw1-b", "bxw1-g", "bxw1-o", "bxw1-otf2", "bxw1-p"]
    assert starting(state, "bxw2-") == ["bxw2-c"]


def test_setup_objectives_first_player_twenty_stars_then_three_cards() -> None:
    state = begin()
    assert state.actors == (CHANCE,)
    assert touches(state) == ["b", "o"]
    state = play(state, "o")
    assert [block(state, letter)[2] for letter in "bo"] == ["?,?,?", "?,?,?"]
    assert (kind(state), state.actors) == ("place", (1,))
    state = play(state, "usual")
    assert state.actors == (0,)
    state = play(state, "usual")
    assert [state.position.stars_in_play(number) for number in (0, 1)] == [20, 20]
    for letter in "ooobbb":
        assert draws(state)
        assert state.text().split(" ")[-1].split(";")[0].split(":")[1] == letter
        state = state.after(state.actions()[0])
        assert isinstance(state, type(begin()))
    assert [len(hand(state, letter).split()) for letter in "bo"] == [3, 3]
    assert (kind(state), whose(state)) == ("turn", "o")


def test_playing_with_two_game_packs() -> None:
    state = play(begin(collection="small"), "b")
    assert draws(state)
    assert [block(state, letter)[2] for letter in "bo"] == ["?", "?"]
    assert [state.position.stars_in_play(number) for number in (0, 1)] == [30, 30]
    assert (where(state, "bxw1"), where(state, "otf1")) == ("b", "o")
    state = drawn_out(state)
    assert len(hand(state, "b").split()) == len(hand(state, "o").split()) == 3
    assert WORDS.stats(state, 0)[3].value == 26


def test_turns_go_clockwise_from_the_first_player() -> None:
    state = lay(seat("b=xw1"), seat("o=tf1"), seat("g=at1"), seat("p=ds1"), turn="g/4/0", todo="turn:g")
    for letter in "gpbog":
        assert whose(state) == letter
        state = play(state, "done")


def test_a_turn_is_one_objective_then_one_action() -> None:
    state = lay(seat("b=xw1 c=xw2", hand="nav reb"), ORANGE)
    assert starting(state, "nav", "reb") == [f"{card}-b{slot}" for card in ("nav", "reb") for slot in (1, 2, 3)]
    state = play(state, "nav-b2", "dec")
    assert not starting(state, "nav", "reb")
    state = play(state, "bxw1-c", "done")
    assert whose(state) == "o"


def test_a_move_action_moves_up_to_five_stars_one_zone_each() -> None:
    state = lay(seat("b=xw1 xw2 yw1 sn1"), ORANGE)
    state = play(state, "bxw1-c", "bxw2-c")
    assert touches(state) == ["bsn1-c", "done"]
    assert whose(play(state, "bsn1-c")) == "o"


def test_a_combat_action_has_attackers_of_up_to_five_stars() -> None:
    state = play(lay(seat("c=xw1 xw2 yw1 sn1"), seat("c=tf1 as1")), "bxw1-otf1", "bxw2-otf1")
    assert touches(state) == ["bsn1-oas1", "done"]
    state = play(lay(seat("c=sd1 sn1 xw1"), seat("c=tf1 as1")), "bsd1-otf1")
    assert kind(state) == "battle"


def test_a_strike_needs_units_in_the_home_zone_of_that_opponent() -> None:
    state = lay(seat("b=sn1 c=xw1 o=xw2 yw1"), seat("o=tf1"))
    assert starting(state, "bxw1-o", "bsn1-o") == ["bxw1-o"]
    assert starting(state, "bxw2-o") == ["bxw2-o1", "bxw2-o2", "bxw2-o3", "bxw2-otf1"]
    assert starting(lay(seat("o=xw1"), seat("o=tf1", "? - reb")), "bxw1-o") == ["bxw1-o1", "bxw1-o3", "bxw1-otf1"]


def test_a_strike_action_has_units_of_up_to_five_stars() -> None:
    state = play(lay(seat("o=xw1 yw1 bw1 sn1"), ORANGE), "bxw1-o1", "byw1")
    assert touches(state) == ["bsn1", "done"]
    assert kind(play(state, "bsn1")) == "strike"


def test_a_face_down_card_that_is_replaced_goes_to_the_hand() -> None:
    state = play(lay(seat("b=xw1", hand="nav"), ORANGE), "nav-b2")
    assert state.actors == (CHANCE,)
    assert touches(state) == ["dec", "ful", "hol"]
    assert list(state.weights()) == [2, 2, 2]
    state = play(state, "ful")
    assert slots(state, "b") == "? nav ?"
    assert (hand(state, "b"), discards(state, "b")) == ("ful", "")
    assert WORDS.stats(state, 0)[3].value == 3  # none was drawn


def test_a_face_up_card_that_is_replaced_is_discarded_and_one_is_drawn() -> None:
    state = play(lay(seat("b=xw1", "reb ? ?", hand="nav"), ORANGE), "nav-b1")
    assert draws(state)
    state = play(state, "ful")
    assert (slots(state, "b"), hand(state, "b"), discards(state, "b")) == ("nav ? ?", "ful", "reb1")


def test_only_objective_cards_are_played_as_objectives() -> None:
    state = lay(seat("b=xw1", hand="foc nav"), ORANGE)
    assert not starting(state, "foc")
    assert "is a combat card: it is played in battles" in WORDS.refusal(state, ("foc",))


def test_objective_abilities_apply_only_face_up() -> None:
    down = lay(seat("o=xw1", pool="foc3 reb3"), seat("o=tf1", "dec ? ?"))
    up = lay(seat("o=xw1", "reb ? ?", pool="foc3"), seat("o=tf1", "dec ? ?"))
    assert "58%" in odds(down, "bxw1-o1")
    assert "83%" in odds(up, "bxw1-o1")


def test_all_pairs_are_declared_before_the_first_battle_and_the_attacker_orders_them() -> None:
    state = lay(seat("c=xw1 yw1"), seat("c=tf1 ti1"))
    state = play(state, "bxw1-otf1")
    assert kind(state) == "pair"
    state = play(state, "byw1-otf1")
    assert kind(state) == "order"
    assert state.actors == (0,)
    assert touches(state) == ["bxw1", "byw1"]


def test_ground_units_attack_space_units_only_in_their_home_zone() -> None:
    state = lay(seat("b=sn1 c=sn2 o=sn3"), seat("b=tf1 c=tf2 as1 o=tf3 as2"))
    assert starting(state, "bsn1-o") == ["bsn1-otf1"]
    assert starting(state, "bsn2-o") == ["bsn2-o", "bsn2-oas1"]
    assert [touch for touch in starting(state, "bsn3-o") if len(touch) > 8] == ["bsn3-oas2"]


def test_attacked_ground_units_fight_back_anywhere() -> None:
    state = play(lay(seat("c=xw1"), seat("c=as1 o=as2")), "bxw1-oas1", "11", "66")
    assert damage(state, "bxw1") == 2 or where(state, "bxw1") == "r"
    assert state.result == (0.0, 1.0)


def test_the_order_of_cards_in_a_battle() -> None:
    state = play(lay(seat("c=xw1 b=xw2", hand="foc"), seat("c=tf1 o=tf2", hand="eva")), "bxw1-otf1")
    assert (state.actors, touches(state)) == ((0,), ["foc", "pass"])
    passed = play(state, "pass")
    assert (passed.actors, touches(passed)) == ((1,), ["eva", "pass"])
    answer = play(passed, "eva")
    assert (answer.actors, touches(answer)) == ((0,), ["foc", "pass"])
    assert play(passed, "pass").actors == (CHANCE,)
    assert play(state, "foc", "eva").actors == (CHANCE,)


@pytest.mark.parametrize(("roll", "hit"), [("22", False), ("13", False), ("23", True), ("14", True)])
def test_an_attack_result_that_beats_or_ties_the_defense_hits(roll: str, hit: bool) -> None:
    state = lay(seat("c=xw1 b=xw2"), seat("c=xw1 o=xw2"))
    state = play(state, "bxw1-oxw1", roll, "11")
    assert damage(state, "oxw1") == int(hit)


def test_a_base_roll_of_twelve_hits_at_once() -> None:
    state = lay(seat("c=vw1 b=xw1"), seat("c=ti1 o=tf1", "fli fli fli", hand="hol"))
    state = play(state, "bvw1-oti1", "hol")
    assert damage(drawn_out(play(state, "66", "11")), "oti1") == 1  # 12 + 1 against 9 + 3 + 3
    assert damage(drawn_out(play(state, "56", "11")), "oti1") == 0


def test_both_check_for_a_hit_at_the_same_time() -> None:
    state = lay(seat("c=sn1 b=xw1"), seat("c=sn1 o=tf1"))
    state = play(state, "bsn1-osn1", "66", "66")
    assert (where(state, "bsn1"), where(state, "osn1")) == ("r", "r")


def test_damage_counters_equal_to_the_damage_value_with_its_bonus() -> None:
    state = lay(seat("c=bw1 b=xw1", hand="ove"), seat("c=nb1 o=tf1"))
    state = play(state, "bbw1-onb1", "ove", "66", "11")
    assert damage(state, "onb1") == 5


def test_counters_equal_to_the_shields_destroy() -> None:
    state = lay(seat("c=xw1 b=xw2"), seat("c=xw1.1 o=tf1"))
    state = play(state, "bxw1-oxw1", "66", "11")
    assert where(state, "oxw1") == "r"
    assert damage(state, "oxw1") == 0


def test_who_played_a_card_discards_it_and_draws_up_to_three() -> None:
    state = lay(seat("c=xw1 b=xw2", hand="foc"), seat("c=tf1 o=tf2", hand="eva", pool="dec2 ful2"))
    state = play(state, "bxw1-otf1", "foc", "pass", "11", "12")
    assert draws(state)
    assert discards(state, "b") == "foc1"
    state = drawn_out(state)
    assert len(hand(state, "b").split()) == 3
    assert hand(state, "o") == "eva"


@pytest.mark.parametrize(("card", "stat"), [("foc", "attack"), ("ove", "damage"), ("eva", "defense")])
def test_a_bonus_is_red_yellow_or_blue_and_every_unit_gets_it(card: str, stat: str) -> None:
    found = next(known for known in CARDS if known.code == card)
    assert {"red": "attack", "yellow": "damage", "blue": "defense"}[found.color] == stat
    assert found.bonus == 2
    assert not found.effects


def test_effects_of_a_card_end_with_the_battle() -> None:
    state = lay(seat("c=xw1 yw1 b=xw2", hand="foc"), seat("c=xw1 o=tf1"))
    state = play(state, "bxw1-oxw1", "byw1-oxw1", "bxw1", "foc", "11", "11")
    state = drawn_out(state)
    state = play(state, "pass", "14", "11")
    assert damage(state, "oxw1") == 0


def test_power_match_icons_have_abilities_that_no_card_prints() -> None:
    state = lay(seat("b=xw1.1 c=lf1"), ORANGE)
    assert "bxw1-repair" in touches(state)
    assert "blf1-hyperdrive-b" in touches(state)


def test_one_power_outside_combat_in_a_turn() -> None:
    state = play(lay(seat("b=xw1.1 yw1.1 c=lf1"), ORANGE), "bxw1-repair")
    assert damage(state, "bxw1") == 0
    assert not [touch for touch in touches(state) if "repair" in touch or "hyperdrive" in touch]


def test_ground_units_strike_with_one_more() -> None:
    ground, space = (lay(seat(f"o={unit}1"), seat("o=xw1", "dec ? ?")) for unit in ("as", "yw"))
    assert "58%" in odds(ground, "bas1-o1")
    assert "42%" in odds(space, "byw1-o1")


def test_a_strike_turns_up_a_face_down_card_first() -> None:
    state = play(lay(seat("o=xw1"), ORANGE), "bxw1-o2")
    assert kind(state) == "turnup"
    state = step(state, "dec")
    assert slots(state, "o") == "? dec ?"
    assert kind(state) == "strike"


def test_no_combat_cards_in_a_strike() -> None:
    state = step(lay(seat("o=xw1", hand="foc"), ORANGE), "bxw1-o2", "dec")
    assert state.actors == (CHANCE,)
    with pytest.raises(IllegalAction):
        state.after(action(lay(seat("b=xw1", hand="nav"), ORANGE), "nav-b1"))


def test_a_strike_that_ties_the_defense_destroys_the_objective() -> None:
    state = lay(seat("o=xw1 b=xw2"), seat("o=tf1 c=tf2", "reb ? ?"))
    assert slots(play(state, "bxw1-o1", "33"), "o") == "- ? ?"
    assert discards(play(state, "bxw1-o1", "33"), "o") == "reb1"
    assert slots(play(state, "bxw1-o1", "23"), "o") == "reb ? ?"


def test_the_owner_may_bring_in_reserves_of_the_stars_of_the_destroyed_card() -> None:
    state = lay(seat("o=xw1"), seat("o=tf1 r=as1 as2 tf2 sd1", "reb ? ?"))
    state = play(state, "bxw1-o1", "66")
    assert state.actors == (1,)
    assert touches(state) == ["done", "oas1", "otf2"]
    state = play(state, "oas1")
    assert touches(state) == ["done", "otf2"]  # one star is left
    state = play(state, "otf2")
    assert (where(state, "oas1"), where(state, "otf2")) == ("o", "o")
    assert whose(state) == "o"


def test_a_failed_strike_on_a_combat_card_replaces_it_face_down() -> None:
    state = play(lay(seat("o=xw1"), ORANGE), "bxw1-o2", "hol", "11")
    assert slots(state, "o") == "? ? ?"
    assert discards(state, "o") == "hol1"
    assert WORDS.stats(state, 1)[3].value == 2


def test_the_strike_goes_on_until_the_objective_is_destroyed_or_all_have_failed() -> None:
    state = play(lay(seat("o=xw1 yw1"), seat("o=tf1", "nav ? ?")), "bxw1-o1", "byw1", "bxw1", "11")
    assert kind(state) == "strike"
    assert whose(play(state, "11")) == "o"


def test_a_deck_that_runs_out_is_made_of_the_discard_pile() -> None:
    state = lay(seat("b=xw1", "reb - -", hand="nav", pool="", discard="foc3"), ORANGE)
    state = play(state, "nav-b1")
    assert draws(state)
    assert touches(state) == ["foc", "reb"]
    assert list(state.weights()) == [3, 1]
    blue = seat("b=xw1", "reb ? -", hand="nav", pool="hol1", discard="foc3")
    drawn = play(lay(blue, seat("b=tf1 o=ds1")), "nav-b1", "foc", "done")
    assert block(drawn, "b")[2] == "nav,?1,-"
    assert touches(play(drawn, "otf1-b2")) == ["hol"]  # it still is what it was
    twice = seat("b=xw1", "?1 ?2 dec", pool="foc3", older="hol1/ful1")
    struck = step(lay(twice, seat("b=tf1 o=ds1"), turn="o/4/0", todo="turn:o"), "otf1-b1", "hol")
    assert block(struck, "b")[2] == "hol,?1,dec"
    assert block(struck, "b")[6:] == ["ful1"]


def test_card_text_beats_rules_and_cannot_beats_can(monkeypatch: pytest.MonkeyPatch) -> None:
    can = lay(seat("c=sn1", "hig ? ?"), seat("c=tf1"))
    assert "bsn1-otf1" in touches(can)
    reroll = seat("c=xw1", "jed ? ?")
    assert kind(step(lay(reroll, seat("c=tf1")), "bxw1-otf1", "11", "12")) == "battle"
    assert "b1" in touches(step(lay(reroll, seat("c=tf1")), "bxw1-otf1", "11", "12"))
    assert touches(step(lay(reroll, seat("c=tf1", "sig ? ?")), "bxw1-otf1", "11", "12")) == ["result"]
    ground = next(card for card in CARDS if card.code == "hig")
    (allowed,) = ground.effects
    assert isinstance(allowed, Rule)
    never = ground._replace(scope=Scope.ALL, effects=(allowed._replace(can=False),))
    with monkeypatch.context() as patch:  # no card of this table forbids what another allows
        patch.setattr(forces, "CARDS", tuple(never if card.code == "nav" else card for card in CARDS))
        forces._continuous.cache_clear()
        for slots_ in ("hig nav ?", "nav hig ?"):
            assert "bsn1-otf1" not in touches(lay(seat("c=sn1", slots_), seat("c=tf1")))
    forces._continuous.cache_clear()


def test_positions_of_the_beginning_are_written_and_read() -> None:
    state = play(begin(), "b")
    assert at(state.text()).text() == state.text()
    assert GAME.titles == ("Blue", "Orange", "Green", "Purple")
