"""What the rule sheet leaves open, ruling by ruling: 15 to 31, combat, movement and powers, and the ends."""

from __future__ import annotations

import pytest

from games.pocketmodel.tables import (
    GAME,
    NAMES,
    OTHER,
    WORDS,
    at,
    block,
    damage,
    discards,
    drawn_out,
    draws,
    hand,
    kind,
    lay,
    play,
    seat,
    starting,
    step,
    touches,
    where,
    whose,
)
from pentapod import games
from pentapod.engine.state import CHANCE, ImpossiblePosition
from pentapod.scene.shapes import View


def test_ruling_15_all_defenders_of_one_action_belong_to_one_opponent_but_zones_may_differ() -> None:
    state = lay(seat("c=xw1 b=sn1 yw1"), seat("c=tf1 b=ds1"), seat("c=vw1 b=cs1"))
    state = play(state, "bxw1-otf1")
    assert touches(state) == ["bsn1-ods1", "byw1-ods1", "done"]
    assert "All defenders in one action must belong to Ben." in WORDS.refusal(state, ("bsn1", "gcs1"), NAMES)


def test_ruling_16_a_pair_of_which_one_is_gone_is_skipped_and_not_retargeted() -> None:
    state = play(lay(seat("c=xw1 yw1"), seat("c=tf1 ds1")), "bxw1-otf1", "byw1-otf1", "bxw1", "66", "11")
    assert where(state, "otf1") == "r"
    assert whose(state) == "o"


def test_ruling_16_a_pair_that_no_longer_stands_together_is_skipped() -> None:
    state = lay(seat("c=xw1 yw1"), seat("c=lf1 o=ds1", hand="hit"))
    state = play(state, "bxw1-olf1", "byw1-olf1", "bxw1", "hit", "11", "12")
    assert (kind(state), state.actors) == ("hop", (1,))
    assert kind(drawn_out(play(state, "done"))) == "battle"
    away = drawn_out(play(state, "olf1-o"))
    assert (kind(away), whose(away)) == ("turn", "o")


def test_ruling_17_a_unit_defends_in_any_number_of_battles_and_attacks_once() -> None:
    state = play(lay(seat("c=xw1 yw1"), seat("c=nb1 ds1")), "bxw1-onb1")
    assert touches(state) == ["byw1-ods1", "byw1-onb1", "done"]
    state = play(state, "byw1-onb1", "bxw1", "66", "11")
    assert (kind(state), state.actors) == ("battle", (CHANCE,))


def test_ruling_18_the_attackers_second_chance_only_after_passing() -> None:
    both = play(lay(seat("c=xw1", hand="foc foc"), seat("c=tf1", hand="eva")), "bxw1-otf1")
    played = play(both, "foc", "eva")
    assert (kind(played), played.actors) == ("battle", (CHANCE,))
    late = play(both, "pass", "eva", "foc")
    assert hand(late, "b") == "foc"
    assert late.actors == (CHANCE,)


def test_ruling_18_the_defender_sees_the_attackers_card() -> None:
    state = play(lay(seat("c=xw1", hand="foc"), seat("c=tf1", hand="eva")), "bxw1-otf1", "foc")
    assert "Focused Fire" in str(games.painter("pocketmodel")(state, View(1)).things)


def test_ruling_19_counts_in_the_zone_are_read_when_results_are_computed_with_the_opponent() -> None:
    state = play(lay(seat("c=xw1", hand="ack"), seat("c=sb1 as1 ds1 o=ap1")), "bxw1-osb1", "ack")
    lines = str(_stage(state)).split("'")
    assert any("Ackbar 3" in line for line in lines)


def _stage(state: object):  # type: ignore[no-untyped-def]
    return games.painter("pocketmodel")(state, View(0)).things  # type: ignore[arg-type]


def test_ruling_20_armor_then_prevention_with_their_floors() -> None:
    armored = seat("c=td1 ds1", hand="slo")
    state = play(lay(seat("c=xw1"), armored), "bxw1-otd1", "slo", "66", "11")
    assert damage(drawn_out(state), "otd1") == 0
    state = play(lay(seat("c=bw1"), armored), "bbw1-otd1", "slo", "66", "11")
    assert damage(drawn_out(state), "otd1") == 0  # 3, then 2 by Armor, then 0; in the other order 1 would stay
    state = play(lay(seat("c=xw1"), seat("c=td1 ds1")), "bxw1-otd1", "66", "11")
    assert damage(state, "otd1") == 1
    state = play(lay(seat("c=bw1"), seat("c=at1 ds1")), "bbw1-oat1", "66", "11")
    assert damage(state, "oat1") == 2


def test_ruling_20_rerolls_of_the_acting_player_first_and_a_rerolled_12_counts() -> None:
    state = lay(seat("c=xw1", hand="luc"), seat("c=ta1 ds1", hand="luc"))
    state = step(play(state, "bxw1-ota1"), "luc", "luc", "11", "12")
    assert (state.actors, touches(state)) == ((0,), ["card", "pass"])
    state = step(state, "card", "66")
    assert (state.actors, touches(state)) == ((1,), ["card", "pass"])
    both = drawn_out(step(state, "card", "66", "result"))
    assert (where(both, "ota1"), damage(both, "bxw1")) == ("r", 1)
    state = drawn_out(step(state, "pass", "result"))
    assert (where(state, "ota1"), damage(state, "bxw1")) == ("r", 0)


def test_ruling_20_on_hit_needs_a_hit_not_damage() -> None:
    state = lay(seat("c=xw1", hand="tan"), seat("c=as1 ds1", hand="clo"))
    state = drawn_out(play(state, "bxw1-oas1", "tan", "clo", "66", "11"))
    assert damage(state, "oas1") == 1
    assert state.position.held[state.position.roster.number_of["oas1"]]


def test_ruling_20_both_are_destroyed_together_before_anything_after_the_battle() -> None:
    state = lay(seat("c=sn1 b=yw1"), seat("c=bp1 o=tf1 r=ds1", hand="spa"))
    state = play(state, "bsn1-obp1", "spa", "66", "66")
    assert (where(state, "bsn1"), where(state, "obp1")) == ("r", "r")
    assert touches(state) == ["done", "ods1"]


def test_ruling_20_counters_that_a_card_puts_elsewhere_destroy_together_with_the_others() -> None:
    state = lay(seat("c=yw1", hand="bla"), seat("c=bp1 ds1 tf1 r=ds2", hand="spa"))
    state = play(state, "byw1-obp1", "bla", "spa", "66", "11")
    assert (kind(state), touches(state)) == ("aim", ["ods1", "otf1"])
    state = play(state, "otf1")
    assert (where(state, "obp1"), where(state, "otf1")) == ("r", "r")
    assert (kind(state), touches(state)) == ("reserves", ["done", "ods2", "otf1"])


def test_ruling_20_the_attacker_refills_first_and_after_refill_comes_last() -> None:
    state = lay(seat("c=nb1", hand="bat", pool="dec2 ful3 hol2"), seat("c=dd1", hand="foc", pool="dec2 ful2 hol2"))
    state = play(state, "bnb1-odd1", "bat", "foc", "11", "12")
    order = []
    while draws(state):
        order.append(state.text().split(" ")[-1].split(";")[0])
        state = play(state, touches(state)[0])
    assert order == ["draw:b:3", "draw:b:2", "draw:b:1", "draw:o:3", "draw:o:2", "draw:o:1", "draw:b:1"]
    assert len(hand(state, "b").split()) == 4


def test_ruling_21_jammed_signals_stops_ability_text_never_the_bonus() -> None:
    state = lay(seat("c=xw1", hand="loc"), seat("c=dd1 ds1", hand="jam"))
    jammed = step(play(state, "bxw1-odd1"), "loc", "jam", "46", "11")
    assert "roll 10 + attack 3 + Locked On Target 1 = 14" in WORDS.describe(jammed, jammed.actions()[0], NAMES)
    free = step(play(state, "bxw1-odd1"), "loc", "pass", "46", "11")
    assert "roll 10, an automatic hit" in WORDS.describe(free, free.actions()[0], NAMES)


def test_ruling_21_if_both_sides_jam_both_abilities_are_void() -> None:
    state = lay(seat("c=nb1", hand="jam"), seat("c=dd1 ds1", hand="jam"))
    state = step(play(state, "bnb1-odd1"), "jam", "jam", "11", "12")
    said = WORDS.describe(state, state.actions()[0], NAMES)
    assert "defense 9 + Jammed Signals 1 = 10" in said


@pytest.mark.parametrize(("reply", "drawn"), [("jam", 3), ("pass", 4)])
def test_settled_a_jam_by_a_player_who_has_left_counts_to_the_last_step_of_its_battle(reply: str, drawn: int) -> None:
    orange = seat("c=dd1.3", hand="jam")
    state = lay(seat("c=nb1", hand="bat", pool="dec2 ful3 hol2"), orange, seat("g=at1"))
    state = play(state, "bnb1-odd1", "bat", reply, "66", "11")
    assert state.out == (1,)
    assert at(state.text()).text() == state.text()
    assert len(hand(drawn_out(state), "b").split()) == drawn


@pytest.mark.parametrize("reply", ["jam", "pass"])
def test_settled_a_jam_by_a_player_who_resigns_counts_to_the_last_step_of_its_battle(reply: str) -> None:
    orange = seat("c=dd1 o=ds1", hand="jam")
    state = lay(seat("c=nb1", hand="bat", pool="dec2 ful3 hol2"), orange, seat("g=at1"))
    state = play(state, "bnb1-odd1", "bat", reply, "66", "11").resign(1)
    assert len(hand(drawn_out(state), "b").split()) == (3 if reply == "jam" else 4)
    early = play(lay(seat("c=nb1", hand="bat"), orange, seat("g=at1")), "bnb1-odd1", "bat", reply)
    assert len(hand(drawn_out(early.resign(1)), "b").split()) == 4  # no dice were compared, so nothing is in force


def test_settled_a_battle_whose_dice_were_compared_goes_on_to_its_last_step_when_a_player_leaves() -> None:
    state = lay(seat("c=yw1.1 b=sn1", hand="bla"), seat("c=bp1 ds1", hand="spa"), seat("c=vw1 cs1"))
    state = play(state, "byw1-obp1", "bla", "spa", "66", "66")
    assert (kind(state), touches(state)) == ("aim", ["gcs1", "gvw1", "ods1"])
    state = state.resign(1)
    assert at(state.text()).text() == state.text()
    assert (kind(state), touches(state)) == ("aim", ["gcs1", "gvw1"])
    state = play(state, "gcs1")
    assert (where(state, "byw1"), where(state, "gcs1")) == ("r", "r")


def test_ruling_22_only_who_played_refills_and_a_hand_over_the_maximum_is_kept() -> None:
    state = lay(seat("c=xw1", hand="foc foc eva eva eva"), seat("c=tf1 ds1", hand="eva"))
    state = play(state, "bxw1-otf1", "foc", "pass", "11", "11")
    assert not draws(state)
    assert hand(state, "b") == "eva eva eva foc"
    assert hand(state, "o") == "eva"


def test_ruling_23_a_can_of_high_ground_lifts_the_restriction_in_the_contested_zone() -> None:
    state = lay(seat("c=sn1 o=sn2", "hig ? ?"), seat("c=tf1 o=ds1"))
    assert "bsn1-otf1" in touches(state)
    assert "bsn2-ods1" not in touches(state)
    assert "bsn1-otf1" not in touches(lay(seat("c=sn1"), seat("c=tf1 o=ds1", "hig ? ?")))


def test_ruling_24_damage_stays_until_the_unit_comes_from_the_reserves_again() -> None:
    state = play(lay(seat("c=xw1 b=yw1.1"), seat("c=tf1 ds1")), "done", "done")
    assert damage(state, "byw1") == 1
    state = play(lay(seat("c=xw1"), seat("c=as1.1 ds1")), "bxw1-oas1", "66", "11")
    assert (where(state, "oas1"), damage(state, "oas1")) == ("r", 0)
    held = play(lay(seat("c=xw1"), seat("c=as1.1!1 ds1")), "bxw1-oas1", "66", "11")
    assert "r=as1:" in held.text()


def test_ruling_24_next_turn_effects_end_when_that_owners_next_turn_ends() -> None:
    held = lay(seat("c=xw1!2 yw1"), OTHER)
    assert not starting(held, "bxw1-b", "bxw1-o")
    later = play(held, "done", "done")
    assert not starting(later, "bxw1-b", "bxw1-o")
    free = play(later, "done", "done")
    assert starting(free, "bxw1-b", "bxw1-o")


def test_ruling_24_the_turn_that_is_being_played_is_not_the_next() -> None:
    state = play(lay(seat("c=nb1 xw1"), seat("c=tf1 ds1", hand="tan")), "bnb1-otf1", "tan", "11", "66")
    state = play(drawn_out(state), "done", "done")
    assert (whose(state), damage(state, "bnb1")) == ("b", 2)
    assert not {"bnb1-b", "bnb1-o"} & set(touches(state))
    assert {"bnb1-b", "bnb1-o"} <= set(touches(play(state, "done", "done")))


def test_ruling_25_home_to_home_takes_two_actions_and_one_move_has_several_ways() -> None:
    state = lay(seat("b=xw1 c=yw1 o=sn1"), OTHER)
    assert "bxw1-o" not in touches(state)
    assert "It takes two moves to go from one home zone to another" in WORDS.refusal(state, ("bxw1", "o"), NAMES)
    state = play(state, "bxw1-c", "byw1-o", "bsn1-c")
    assert [where(state, unit) for unit in ("bxw1", "byw1", "bsn1")] == ["c", "o", "c"]


def test_ruling_25_enemies_never_block() -> None:
    assert "bxw1-o" in touches(lay(seat("c=xw1"), seat("c=tf1 tf2 tf3 o=sd1")))


def test_ruling_26_powers_before_or_after_the_action_not_during_and_once_a_turn() -> None:
    state = lay(seat("b=lf1 xw1.1 yw1"), OTHER)
    before = play(state, "blf1-hyperdrive-c")
    assert where(before, "blf1") == "c"
    assert "bxw1-c" in touches(before)
    during = play(state, "byw1-c")
    assert not [touch for touch in touches(during) if "hyperdrive" in touch or "repair" in touch]
    after = play(during, "done")
    assert touches(after) == ["blf1-hyperdrive-c", "bxw1-repair", "done"]


def test_ruling_26_a_cannot_move_effect_stops_hyperdrive_and_hit_and_run() -> None:
    state = lay(seat("b=lf1!1 xw1"), OTHER)
    assert not [touch for touch in touches(state) if "hyperdrive" in touch]
    run = lay(seat("c=lf1 b=xw1", hand="hit"), seat("c=tf1 ds1", hand="tan"))
    free = play(run, "blf1-otf1", "hit", "pass", "11", "11")
    assert (kind(free), touches(free)) == ("hop", ["blf1-b", "blf1-o", "done"])
    held = drawn_out(play(run, "blf1-otf1", "hit", "tan", "11", "66"))
    assert (kind(held), where(held, "blf1")) == ("turn", "c")


def test_ruling_26_hyperdrive_ignores_the_star_limit_and_may_precede_a_strike() -> None:
    state = play(lay(seat("c=ac1 b=xw1"), OTHER), "bac1-hyperdrive-o")
    assert "bac1-o1" in touches(state)


def test_ruling_27_limits_raised_by_objectives_add_up() -> None:
    state = lay(seat("b=xw1 yw1 xw2 sn1", "exe exe ?"), OTHER)
    state = play(state, "bxw1-c", "byw1-c", "bxw2-c")
    assert kind(state) == "move"
    assert whose(play(state, "bsn1-c")) == "o"
    assert kind(play(lay(seat("b=sd1 sn1"), OTHER), "bsd1-c")) == "turn"


def test_ruling_28_both_last_players_out_at_once_draw() -> None:
    state = play(lay(seat("c=sn1"), seat("c=sn1")), "bsn1-osn1", "66", "66")
    assert state.result == (0.5, 0.5)
    assert WORDS.prompt(state, NAMES) == "A draw: Ada and Ben went out together."


def test_ruling_28_with_three_simultaneous_losers_leave_together() -> None:
    state = play(lay(seat("c=sn1"), seat("c=sn1"), seat("g=xw1")), "bsn1-osn1", "66", "66")
    assert state.result == (0.0, 0.0, 1.0)
    assert state.out == (0, 1)


def test_ruling_28_elimination_comes_before_spare_parts() -> None:
    state = play(lay(seat("c=xw1"), seat("c=bp1 r=ds1", hand="spa")), "bxw1-obp1", "spa", "66", "11")
    assert state.result == (1.0, 0.0)
    third = play(lay(seat("c=xw1"), seat("c=bp1 r=ds1", hand="spa"), seat("g=at1")), "bxw1-obp1", "spa", "66", "11")
    assert (third.out, kind(third), whose(third)) == ((1,), "turn", "g")
    state = play(lay(seat("c=xw1.1"), seat("c=bp1 o=ds1 r=bp2", hand="spa")), "bxw1-obp1", "spa", "66", "66")
    assert (state.result, state.actors) == ((0.0, 1.0), ())


def test_ruling_28_who_loses_the_last_unit_in_the_own_turn_ends_it() -> None:
    state = play(lay(seat("c=sn1"), seat("c=sn1 o=tf1"), seat("g=xw1")), "bsn1-osn1", "11", "66")
    assert (state.out, kind(state), whose(state)) == ((0,), "turn", "o")


def test_ruling_29_what_leaves_with_a_player_and_the_zone_closes() -> None:
    leaving = seat("o=tf1 c=ds1 r=sd1", "dec - -", pool="foc2", hand="eva", discard="hol1")
    state = lay(seat("o=xw1 g=yw1"), leaving, seat("o=at1 g=ap1 c=ac1"))
    state = play(state, "bxw1-o1", "66")
    assert state.out == (1,)
    assert block(state, "o") == ["own", "gone"]
    assert (where(state, "bxw1"), where(state, "gat1")) == ("c", "c")
    assert [where(state, unit) for unit in ("otf1", "ods1", "osd1")] == ["x", "x", "x"]
    position = state.position
    assert not (position.hands[1] or any(position.pools[1]) or any(position.discards[1]))
    assert state.text().split(" ")[1] == "g/5/0"
    assert not [touch for touch in touches(state) if touch.endswith("-o")]
    assert {"gac1-b", "gac1-hyperdrive-b"} <= set(touches(state))
    assert whose(play(state, "done")) == "b"


def test_ruling_29_an_action_that_was_being_declared_against_who_left_is_free_again() -> None:
    state = lay(seat("c=xw1 yw1 o=sn1 ta1"), seat("c=tf1 o=ds1"), seat("c=vw1 g=at1"))
    attack = play(state, "bxw1-otf1").resign(1)
    assert (kind(attack), whose(attack)) == ("turn", "b")
    assert "bxw1-gvw1" in touches(attack)
    strike = play(state, "bsn1-o1").resign(1)
    assert (kind(strike), where(strike, "bsn1")) == ("turn", "c")
    assert "bxw1-b" in touches(strike)


def test_ruling_29_a_battle_with_who_left_is_broken_off_and_its_card_refilled() -> None:
    state = lay(seat("c=xw1", hand="foc"), seat("c=tf1", hand="eva"), seat("g=at1"))
    state = play(state, "bxw1-otf1", "foc").resign(1)
    assert draws(state)
    assert discards(state, "b") == "foc1"
    state = drawn_out(state)
    assert (len(hand(state, "b").split()), whose(state)) == (3, "g")
    state = lay(seat("c=xw1", hand="luc"), seat("c=tf1", hand="eva"), seat("g=at1"))
    rerolling = step(play(state, "bxw1-otf1"), "luc", "eva", "11", "12", "card")
    assert kind(rerolling) == "reroll"
    left = rerolling.resign(1)
    assert draws(left)
    assert not any(left.position.discards[1])  # the card of who has left is gone


def test_ruling_29_a_strike_on_who_left_is_over() -> None:
    state = lay(seat("o=xw1 yw1"), seat("o=tf1", "nav ? ?"), seat("g=at1"))
    state = play(state, "bxw1-o1", "byw1", "bxw1", "11").resign(1)
    assert (kind(state), whose(state)) == ("turn", "g")


def test_ruling_29_cards_on_their_way_are_laid_aside_when_the_game_ends() -> None:
    battle = play(lay(seat("c=xw1", hand="foc"), seat("c=tf1", hand="eva")), "bxw1-otf1", "foc", "eva").resign(1)
    assert (discards(battle, "b"), discards(battle, "o")) == ("foc1", "eva1")
    swap = play(lay(seat("b=xw1", hand="nav"), OTHER), "nav-b1").resign(1)
    assert hand(swap, "b") == "nav"


def test_ruling_29_reserves_for_a_zone_that_closed_come_to_the_contested_zone() -> None:
    state = lay(seat("o=cc1 r=sn1", hand="dro"), seat("c=ds1"), seat("o=vw1 g=at1"))
    state = play(state, "bcc1-gvw1", "dro", "11", "12")
    assert touches(state) == ["bsn1", "done"]
    assert where(play(state, "bsn1"), "bsn1") == "o"
    assert where(play(state.resign(1), "bsn1"), "bsn1") == "c"


def test_ruling_29_the_last_player_left_wins() -> None:
    state = lay(seat("b=xw1"), seat("o=tf1"), seat("g=at1")).resign(0)
    assert (state.result, kind(state), whose(state)) == (None, "turn", "o")
    assert state.resign(1).result == (0.0, 0.0, 1.0)


def test_ruling_30_passing_is_legal_and_three_quiet_rounds_are_a_draw() -> None:
    state = lay(seat("b=xw1"), OTHER)
    for _ in range(2 * 3 - 1):
        state = play(state, "done")
        assert state.result is None
    state = play(state, "done")
    assert state.result == (0.5, 0.5)
    assert play(lay(seat("b=xw1"), OTHER, turn="b/9/5"), "done").result == (0.5, 0.5)
    assert play(lay(seat("b=xw1"), OTHER, turn="b/9/4"), "done").result is None


@pytest.mark.parametrize(
    "plays",
    ["bxw1-c", "nav-b2 foc", "bxw1-repair", "b1-bxw1", "byw1-ods1 pass 11 12", "bsn1-o1 foc 11"],
)
def test_ruling_30_whoever_does_anything_has_acted(plays: str) -> None:
    blue = seat("b=xw1.1 c=yw1 o=sn1", "yar ? ?", hand="nav", pool="foc3")
    state = lay(blue, seat("o=tf1 c=ds1", pool="foc3"), turn="b/9/5")
    state = play(state, *plays.split())
    while whose(state) == "b":
        state = play(state, "done")
    assert state.text().split(" ")[1] == "o/10/0"


def test_ruling_30_after_the_last_turn_objectives_left_decide_then_stars_in_play() -> None:
    last = "b/199/0"
    assert play(lay(seat("b=xw1"), seat("o=tb1"), turn="b/198/0"), "done").result is None
    assert play(lay(seat("b=xw1", "? ? ?"), seat("o=sd1", "? ? -"), turn=last), "done").result == (1.0, 0.0)
    assert play(lay(seat("b=xw1"), seat("o=tf1 tf2 tf3"), turn=last), "done").result == (0.0, 1.0)
    assert play(lay(seat("b=xw1"), seat("o=tb1"), turn=last), "done").result == (0.5, 0.5)
    assert play(lay(seat("b=xw1"), seat("o=tb1"), turn=last, free=True), "done").result is None


def test_ruling_31_deck_and_discard_both_empty_the_draw_is_skipped() -> None:
    state = lay(seat("c=xw1 b=yw1", "reb - -", hand="foc", pool=""), seat("c=tf1 ds1"))
    state = play(state, "bxw1-otf1", "foc", "11", "11")
    assert draws(state)
    state = play(state, "foc")
    assert hand(state, "b") == "foc"
    assert not draws(state)


def test_positions_of_players_out_are_read_again() -> None:
    with pytest.raises(ImpossiblePosition):
        at("2 b/4/0 - o own:b=xw1:?,?,?:-:dec3:- own:gone turn:b")
    assert GAME.hidden
