"""Section 7 of the rulings: what wins over the others."""

from __future__ import annotations

from random import Random

from games.xpod.tables import GAME, NAMES, WORDS, action, at, hand, lay, legal, on, play, points, stock, task, turn
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE


def test_level_1_is_for_any_unit_on_the_board_of_either_player() -> None:
    state = lay("auto wild", "shunter2@c2", "longears1!@c8", cards=("level1", ""))
    assert legal(state, "level1") == ["level1-c2", "level1-c8"]
    after = play(state, "level1-c8")
    assert on(after, "c8") == "longears2!"
    assert stock(after, 1)["hinge"] == stock(state, 1)["hinge"] - 1
    assert WORDS.caution(state, action(state, "level1-c8"), NAMES) == "Bo's Longears gains a level. Go on?"


def test_level_1_needs_the_bricks_in_the_inventory_of_the_units_owner() -> None:
    state = lay("auto auto", "shunter2@c2", "towrig2@c8 towrig3~1@a9", cards=("level1", ""))
    assert legal(state, "level1") == ["level1-c2"]


def test_level_1_between_two_points_of_a_push() -> None:
    state = play(lay("wild auto", "rammer3@b1 longears1@a1", "dasher2@f9", cards=("level1", "")), "b1-b2")
    assert "level1-a1" in legal(state)
    assert "b3" in legal(play(state, "level1-a1"))
    blocked = play(lay("wild auto", "rammer3@b2 longears1@f1", "shunter3@a2", cards=("level1", "")), "b2-a2")
    assert legal(blocked) == ["a2", "level1-a2", "level1-f1"]
    assert not blocked.automatic
    assert legal(play(blocked, "level1-a2")) == ["a2"]


def test_level_1_while_a_load_is_in_the_air() -> None:
    state = play(lay("wild auto", "packback2@c2 longears1@b2", "dasher1@d3", cards=("level1", "")), "c2-carry-b2")
    assert legal(state, "level1") == ["level1-c2", "level1-d3"]  # not the load: it does not stand on the board
    raised = play(state, "level1-c2")
    assert "f2" not in legal(state)
    assert "f2" in legal(raised)  # MOVE 3 now
    after = play(state, "c3", "level1-c3", "drop-b3")
    assert on(after, "c3") == "packback3"


def test_level_1_played_after_the_movement_ends_the_movement() -> None:
    state = play(lay("wild auto", "snapjaw1@c2", "dasher2@f9", cards=("level1", "")), "c2-c3", "level1-c3")
    assert on(state, "c3") == "snapjaw2"
    assert turn(state) == "n"


def test_a_card_that_comes_back_comes_back_at_once_even_in_the_middle_of_the_scorers_turn() -> None:
    state = lay("wild auto", "rammer3@c6 longears2@c8 redwing2@c7", "dasher2@f9")
    scored = play(state, "c6-c7", "plate")
    assert scored.actors == (1,)
    assert legal(scored) == ["build2", "level1", "move1"]
    after = play(scored, "level1")
    assert after.actors == (0,)
    assert "c8" in legal(after)


def test_scare_acts_in_the_owners_turns_only() -> None:
    state = lay("monster auto", "lurch3@c3", "dasher2@d4", to="n")
    assert on(play(state, "d4-d3"), "d3") == "dasher2"
    both = play(lay("monster monster", "skitter2@d4", "lurch3@c3 bounder3@c2 gawker2@f9"), "d4-d3")
    assert (on(both, "d3"), on(both, "c2")) == ("skitter2", "bounder3")  # South's turn is over, not North's
    assert on(play(both, "f9-f8"), "d3") == "skitter2!"


def test_thawing_is_for_the_activated_units_own_side_only() -> None:
    state = play(lay("wild auto", "longears2@c2", "dasher2!@c6"), "c2-c5")
    assert on(state, "c6") == "dasher2!"


def test_a_unit_no_longer_in_the_unbroken_line_is_no_longer_pushed() -> None:
    state = play(lay("wild auto", "rammer3@c1", "shunter2@c3 dasher1@c2", board="crossroads", to="s"), "c1-c2")
    # Before the obstacle on c5: the line moves first, then both lose a level.
    assert (on(state, "c3"), on(state, "c4")) == ("dasher1", "shunter2")
    blocked = play(state, "c3")
    assert (on(blocked, "c3"), on(blocked, "c4")) == ("", "shunter1")
    assert "done" in legal(blocked)
    assert on(play(blocked, "c3"), "c4") == "shunter1"


def test_a_blocked_push_may_not_change_direction() -> None:
    state = play(lay("wild auto", "rammer3@b2", "shunter3@a2"), "b2-a2")
    assert legal(state) == ["a2"]
    assert WORDS.refusal(state, ("b3",), NAMES) == (
        "The push of Ann's Rammer is still blocked, and must go on while pushes are left."
    )


def test_no_hidden_pass_going_out_and_back() -> None:
    state = lay("wild auto", "rammer2@c2", "dasher2@f9")
    out = play(state, "c2-d2")
    assert "c2" not in legal(out)
    assert WORDS.refusal(out, ("c2",), NAMES) == "Ann's Rammer would only be back where it began."
    special = lay("monster auto", "tyrant3@c2", "dasher2@c3", tier="advanced")
    back = play(special, "c2-d2", "c2")
    assert legal(back) == ["decon-c3"]  # it must do something there
    touched = play(lay("wild auto", "rammer2@c2", "dasher2@d2"), "c2-d2", "c2")
    assert turn(touched) == "n"


def test_pass_asks_for_build_place_and_activate_without_cards() -> None:
    stuck = "snapjaw3!@a1 rammer3!@b1 pouncer3!@c1 redwing1@d1"
    state = lay("wild auto", stuck.replace("redwing1@d1", "redwing2!@d1"), "dasher1@f9", cards=("level1", ""))
    assert "level1-f9" in legal(state)
    assert "pass" in legal(state)
    assert "pass" in legal(play(state, "level1-f9"))


def test_visible_effect_whether_the_extra_point_was_needed_does_not_matter() -> None:
    state = lay("auto auto", "dasher2@c2", "dasher1@f9", cards=("move1", ""))
    after = play(state, "move1-c2", "c3")
    assert turn(after) == "n"
    assert hand(after, 0) == set()
    pending = play(state, "move1-c2")
    assert "done" not in legal(pending)
    strong = lay("wild auto", "snapjaw2@c3", "dasher1@d3", cards=("decon1", ""))
    assert on(play(strong, "decon1-c3-d3"), "d3") == ""


def test_jump_with_move_1_gives_the_printed_value_and_1_in_either_order() -> None:
    state = lay("auto auto", "dasher1@c2", "dasher2@f9", tier="advanced", cards=("jump move1", ""))
    one, other = play(state, "jump-c2", "move1"), play(state, "move1-c2", "jump")
    assert legal(one) == legal(other)
    assert "c5" in legal(one)  # three squares, over the obstacle on c4
    assert "c6" not in legal(one)
    boxed = lay(
        "auto auto", "dasher1@a1 mechanic2@a2 towrig2@b1", "dasher2@f9", tier="advanced", cards=("jump move1", "")
    )
    assert legal(play(boxed, "jump-a1", "move1")) == legal(play(boxed, "move1-a1", "jump"))


def test_move_1_frees_nothing_that_stands_on_an_obstacle_without_fly() -> None:
    state = lay("aero auto", "glint1@c4", "dasher2@f9", cards=("move1", ""))
    assert not legal(state, "move1")


def test_the_same_position_counts_the_start_once() -> None:
    match = Match(GAME, GAME.choose(start_units="home_row", south="auto", north="auto"))
    for notation in ("south", *["d1-d2", "c9-c8", "d2-d1", "c8-c9"] * 2):
        assert match.state.result is None
        match.play(action(match.state, notation))
    assert task(match.state) == "over:repeated:-"  # type: ignore[arg-type]


def test_another_position_if_a_unit_is_frozen_or_safe_or_in_the_lid() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9", lids=("redwing2", ""))
    dance = ["c2-c3", "f9-f8", "c3-c2", "f8-f9"]
    apart = play(state, *dance, "lid-redwing-apart", *dance, "redwing-build", "f9-f8")
    assert apart.result is None
    units = "longears2@c2 redwing2@a5"
    same = lay("wild auto", units, "dasher2@f9", lids=("snapjaw3", ""), turns=40)
    begun = {same.turn_start}
    for other in (units.replace("g2@", "g2!@"), units.replace("g2@", "g1@"), units.replace("a5", "a6"), "longears2@c2"):
        begun.add(lay("wild auto", other, "dasher2@f9", lids=("snapjaw3", "")).turn_start)
    begun.add(lay("wild auto", units, "dasher2*@f9", lids=("snapjaw3", "")).turn_start)
    begun.add(lay("wild auto", units, "dasher2@f9", lids=("", "")).turn_start)
    begun.add(lay("wild auto", units, "dasher2@f9", lids=("snapjaw3", "shunter3")).turn_start)
    begun.add(lay("wild auto", units, "dasher2@f9", lids=("snapjaw3", ""), to="n").turn_start)
    assert len(begun) == 9


def test_the_same_position_whichever_of_two_units_alike_stands_where() -> None:
    one = lay("auto auto", "dasher2@c2 dasher2~1@c3", "dasher2@f9")
    other = lay("auto auto", "dasher2~1@c2 dasher2@c3", "dasher2@f9", turns=40)
    assert one.turn_start == other.turn_start is not None


def test_another_position_if_a_card_was_used() -> None:
    state = lay("auto auto", "dasher2@c2", "shunter3@f9", cards=("move1", ""))
    dance = ["c2-c3", "f9-f8", "done", "c3-c2", "f8-f9", "done"]
    twice = play(state, *dance, "move1-c2", "c3", *dance[1:])
    assert twice.result is None
    assert task(play(twice, *dance, "c2-c3")) == "over:repeated:-"


def test_another_position_if_a_unit_has_scored_and_come_back() -> None:
    state = lay("wild auto", "longears2@c7", "shunter3@f9", locked=("plate", ""), cards=("", "build2 level1 move1"))
    out, home = ("f9-f8", "done"), ("f8-f9", "done")
    twice = play(state, "c7-a6", *out, "a6-c7", *home)
    scored = play(twice, "c7-c9", "eye", *out, "longears-build", *home, "lid-longears-c1", *out)
    again = play(scored, "c1-b3", *home, "b3-c5", *out, "c5-c7", *home)
    assert (on(again, "c7"), on(again, "f9"), turn(again)) == ("longears2", "shunter3", "s")
    assert points(again) == [2, 0]
    assert again.result is None


def test_order_of_checks_win_two_passes_third_repetition_300_turns() -> None:
    won = lay("wild auto", "longears2@c7", "dasher2@f9", locked=("plate plate", ""), turns=299)
    assert task(play(won, "c7-c9")) == "over:points:s"
    south = "snapjaw3!@a1 rammer3!@b1 pouncer3!@c1 redwing2!@d1"
    passes = lay("wild auto", south, "shunter3!@a9 towrig3!@b9 breaker3!@c9 mechanic2!@d9", turns=298)
    assert task(play(passes, "pass", "pass")) == "over:passes:-"
    dance = ["c2-c3", "f9-f8", "c3-c2", "f8-f9"]
    repeated = lay("wild auto", "longears2@c2", "dasher2@f9", turns=292)
    assert task(play(repeated, *dance, *dance)) == "over:repeated:-"


def test_home_row_start_squares_not_safe_not_counted_as_just_placed() -> None:
    choices = {"start_units": "home_row", "south": "monster", "south-monster": "fright", "north": "robo"}
    state = play(GAME.start(GAME.choose(**choices)), "south")
    assert [on(state, square) for square in ("b1", "d1", "f1")] == ["lurch3", "bounder3", "gnash3"]
    assert [on(state, square) for square in ("e9", "c9", "a9")] == ["tinker3", "grappler3", "strider3"]


def test_advanced_start_three_different_plans_that_can_be_built_together() -> None:
    state = GAME.start(GAME.choose(tier="advanced", south="aero", north="wild"))
    assert state.actors == (0,)
    assert state.hidden
    assert len(legal(state)) == 8
    chosen = play(state, "glint", "stinger")
    assert "glint" not in legal(chosen)
    # Six wings: Glint has two, Stinger two; Thunderhead takes two more.
    assert "thunderhead" in legal(chosen)
    # Bombardier and Stinger take three of the four engines; these two would take two more.
    assert not {"ramjet", "thunderhead"} & set(legal(play(state, "bombardier", "stinger")))
    three = play(chosen, "thunderhead")
    assert legal(three) == ["build2", "decon1", "jump", "level1", "move1"]


def test_advanced_start_three_different_cards_then_the_other_player_then_the_lot() -> None:
    state = GAME.start(GAME.choose(tier="advanced", south="aero", north="wild"))
    south = play(state, "glint", "stinger", "gyro", "jump", "move1", "level1")
    assert south.actors == (1,)
    north = play(south, "alpha", "gulper", "longears", "build2", "jump", "decon1")
    assert north.actors == (CHANCE,)
    assert not north.hidden
    assert at(north.text()).text() == north.text()
    begun = play(north, "north")
    assert hand(begun, 0) == {"jump", "move1", "level1"}
    assert hand(begun, 1) == {"build2", "jump", "decon1"}
    assert legal(begun, "lid-alpha")


def test_the_second_players_choice_does_not_see_the_first() -> None:
    state = play(
        GAME.start(GAME.choose(tier="advanced", south="aero", north="wild")), "glint", "stinger", "gyro", "jump"
    )
    dealt = [state.redeal(1, Random(seed)).text() for seed in range(40)]
    assert len(set(dealt)) > 20
    assert state.redeal(0, Random(1)).text() == state.text()
    assert WORDS.describe(state, action(state, "move1"), NAMES, 0) == "Ann chose MOVE +1."
    assert WORDS.describe(state, action(state, "move1"), NAMES, 1) == "Ann chose an X-tra card."
    assert WORDS.describe(state, action(state, "move1"), NAMES) == "Ann chose an X-tra card."
    assert WORDS.describe(state, action(state, "move1"), NAMES, CHANCE) == "Ann chose MOVE +1."


def test_a_carrier_that_scores_two_points_only_if_the_load_is_its_own_and_lands_in_the_same_row() -> None:
    state = lay("wild auto", "packback2@c8", "dasher2@b8", cards=("decon1 jump level1", "build2 level1 move1"))
    after = play(state, "c8-carry-b8", "c9", "drop-d9")
    assert points(after) == [1, 0]
    assert on(after, "d9") == "dasher2"


def test_having_moved_the_carrier_stands_elsewhere_or_a_push_touched_something() -> None:
    state = lay("robo auto", "loader3@b2 strider3@b3", "shunter3@a2")
    lifted = play(state, "b2-carry-b3")
    assert "drop-b3" not in legal(lifted)
    pushed = play(lifted, "a2", "a2")
    assert on(pushed, "a2") == "shunter1"
    assert "drop-b3" in legal(pushed)


def test_the_locked_brick_is_chosen_at_once_and_none_after_the_winning_point() -> None:
    state = lay("wild auto", "rammer3@c6 longears2@c8 redwing2@c7", "dasher2@f9", locked=("plate", ""))
    one = play(state, "c6-c7")
    assert one.actors == (0,)
    two = play(one, "eye", "move1", "c8")
    assert task(two) == "over:points:s"
    assert legal(two) == []


def test_growth_is_automatic_after_the_eaten_units_bricks_went_back() -> None:
    state = lay("wild auto", "pouncer2@c3 longears1@c2 rammer3@a1 longears2~1@b1 packback2@f1", "dasher2@f9")
    assert on(play(state, "c3-eat-c2"), "c3") == "pouncer3*"


def test_safe_ends_when_the_owners_next_turn_begins() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9", lids=("redwing2", ""))
    placed = play(state, "lid-redwing-a1")
    assert on(placed, "a1") == "redwing2*"
    assert on(play(placed, "f9-f8"), "a1") == "redwing2"


def test_a_unit_placed_this_turn_does_not_scare_at_the_end_of_it() -> None:
    state = play(lay("monster auto", "", "dasher2@c2", lids=("lurch3", "")), "lid-lurch-c1")
    assert on(state, "c2") == "dasher2"
    north = lay("monster auto", "", "dasher2@c2", lids=("lurch3 skitter2", ""))
    later = play(north, "lid-lurch-c1", "c2-d2", "lid-skitter-d1")
    assert on(later, "d2") == "dasher2"  # not next to the Lurch
    stays = play(lay("monster auto", "lurch3@c1", "dasher2@c2 mechanic2@f9"), "bounder-build")
    assert on(stays, "c2") == "dasher2!"
