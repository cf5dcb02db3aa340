"""Rulings 17 to 25: PUSH."""

from __future__ import annotations

from games.xpod.tables import WORDS, lay, legal, on, owner_on, play, points, stock, turn


def test_ruling_17_point_by_point_with_changing_directions() -> None:
    state = lay("wild auto", "rammer3@a2", "dasher2@f9")
    after = play(state, "a2-a3", "b3", "b2")
    assert on(after, "b2") == "rammer3"
    assert turn(after) == "n"
    assert turn(play(state, "a2-a3", "b3")) == "s"
    assert turn(play(state, "a2-a3", "b3", "done")) == "n"


def test_ruling_17_a_pusher_enters_no_obstacle() -> None:
    state = lay("wild auto", "rammer3@c3", "dasher2@f9")
    assert legal(state, "c3") == ["c3-b3", "c3-c2", "c3-d3"]  # not c4
    on_the_way = play(lay("wild auto", "rammer3@c2", "dasher2@f9"), "c2-c3")
    assert set(legal(on_the_way)) == {"b3", "c2", "d3", "done"}


def test_ruling_17_a_line_moves_one_square_a_point() -> None:
    state = lay("wild auto", "rammer3@b1", "dasher2@b2 mechanic2@b3")
    one = play(state, "b1-b2")
    assert [on(one, f"b{row}") for row in (1, 2, 3, 4)] == ["", "rammer3", "dasher2", "mechanic2"]
    two = play(one, "b3")
    assert [on(two, f"b{row}") for row in (2, 3, 4, 5)] == ["", "rammer3", "dasher2", "mechanic2"]


def test_ruling_17_an_unbroken_line_only() -> None:
    state = play(lay("wild auto", "rammer3@a1", "dasher2@a2 mechanic2@a4"), "a1-a2")
    assert on(state, "a3") == "dasher2"
    assert on(state, "a4") == "mechanic2"


def test_ruling_17_the_last_unit_of_the_line_must_be_able_to_enter_the_next_square() -> None:
    behind = play(lay("wild aero", "rammer2@c1", "groundcrew2@c2 glint2@c3"), "c1-c2")
    assert [on(behind, square) for square in ("c2", "c3", "c4")] == ["rammer2", "groundcrew2", "glint2"]
    before = play(lay("wild aero", "rammer2@c1", "glint2@c2 groundcrew2@c3"), "c1-c2")
    assert [on(before, square) for square in ("c2", "c3", "c4")] == ["glint1", "groundcrew1", ""]


def test_ruling_18_push_2_against_a_wall_is_two_levels() -> None:
    state = lay("wild auto", "rammer2@b2", "shunter3@a2")
    one = play(state, "b2-a2")
    assert on(one, "a2") == "shunter2"
    assert legal(one) == ["a2"]
    assert one.automatic
    assert play(lay("wild auto", "rammer2@c2", "shunter3@c3"), "c2-c3").automatic  # and before an obstacle
    two = play(one, "a2")
    assert on(two, "a2") == "shunter1"
    assert on(two, "b2") == "rammer2"
    assert turn(two) == "n"


def test_ruling_18_one_level_per_point_that_is_left() -> None:
    state = lay("wild auto", "rammer3@c2", "shunter3@b2")
    after = play(state, "c2-b2", "a2", "a2")  # one point to push it to the edge, two against it
    assert on(after, "a2") == "shunter1"
    assert on(after, "b2") == "rammer3"


def test_ruling_18_the_pusher_cannot_stop_or_turn_while_the_push_stays_blocked() -> None:
    state = play(lay("wild auto", "rammer3@b2", "shunter3@a2"), "b2-a2")
    assert legal(state) == ["a2"]


def test_ruling_18_remaining_points_are_used_freely_when_the_block_is_gone() -> None:
    state = play(lay("wild auto", "rammer3@b2", "dasher1@a2"), "b2-a2")
    assert on(state, "a2") == ""
    assert {"a2", "b1", "b3", "c2", "done"} == set(legal(state))
    assert on(play(state, "a2", "a3"), "a3") == "rammer3"
    later = play(lay("wild auto", "rammer3@b2", "dasher1@a2 shunter3@a3"), "b2-a2", "b3")
    assert {"a3", "b4", "done"} <= set(legal(later))  # a3 would be blocked, but has not been pushed


def test_ruling_18_bricks_go_back_to_the_owner_of_each_pushed_unit() -> None:
    state = lay("wild auto", "rammer2@b2", "shunter3@a2")
    before = stock(state, 1)
    after = stock(play(state, "b2-a2"), 1)
    assert (after["brick"] - before["brick"], after["slope"] - before["slope"]) == (1, 1)


def test_ruling_19_every_unit_of_the_line_loses_a_level() -> None:
    state = lay("wild auto", "rammer2@c6", "shunter3@b5 dasher2@f9 towrig3@c5")
    after = play(state, "c6-c5", "c5")  # against the obstacle on c4
    assert on(after, "c5") == "towrig1"
    line = lay("wild auto", "rammer2@c2", "shunter3@b2 towrig3@a2")
    hit = play(line, "c2-b2", "b2")
    assert (on(hit, "a2"), on(hit, "b2")) == ("towrig1", "shunter1")


def test_ruling_19_the_line_ends_at_the_first_unit_before_an_obstacle() -> None:
    state = lay("wild aero", "rammer2@c2", "groundcrew2@c3 glint2@c4")
    after = play(state, "c2-c3", "c3")
    assert on(after, "c3") == ""
    assert on(after, "c4") == "glint2"


def test_ruling_19_a_flyer_in_the_line_is_shoved_onto_an_obstacle() -> None:
    state = lay("wild aero", "rammer2@c2", "glint2@c3")
    after = play(state, "c2-c3")
    assert on(after, "c4") == "glint2"
    assert on(after, "c3") == "rammer2"


def test_ruling_19_and_it_shoves_what_stands_there() -> None:
    state = lay("wild aero", "rammer2@c2", "glint2@c3 stinger3@c4")
    after = play(state, "c2-c3")
    assert (on(after, "c4"), on(after, "c5")) == ("glint2", "stinger3")


def test_ruling_19_frozen_flyers_stand_on_obstacles_by_their_printed_ability() -> None:
    state = lay("wild aero", "rammer2@c2", "glint2!@c3")
    assert on(play(state, "c2-c3"), "c4") == "glint2!"


def test_ruling_20_a_flyer_on_an_obstacle_directly_ahead_is_an_illegal_step() -> None:
    state = lay("wild aero", "rammer2@c3", "glint2@c4")
    assert "c3-c4" not in legal(state)
    assert WORDS.refusal(state, ("c3", "c4")) == "There is an obstacle on c4; a pusher cannot enter it."


def test_ruling_21_safe_units_in_a_blocked_line_keep_their_level() -> None:
    state = lay("wild auto", "rammer2@c2", "shunter3*@b2 towrig3@a2")
    after = play(state, "c2-b2", "b2")
    assert (on(after, "a2"), on(after, "b2")) == ("towrig1", "shunter3")  # safe no longer: it is North's turn


def test_ruling_21_if_all_are_safe_the_step_is_illegal() -> None:
    state = lay("wild auto", "rammer2@c2", "shunter3*@b2 towrig3*@a2")
    assert "c2-b2" not in legal(state)
    free = lay("wild auto", "rammer2@c2", "shunter3*@b2")
    assert on(play(free, "c2-b2", "done"), "a2").startswith("shunter3")


def test_ruling_21_a_push_is_free_again_when_only_safe_units_are_left() -> None:
    state = lay("wild auto", "rammer3@c2", "shunter3*@b2 dasher1@a2")
    after = play(state, "c2-b2")
    assert on(after, "a2") == ""
    assert "done" in legal(after)
    assert on(play(after, "b2"), "a2") == "shunter3*"
    wall = play(after, "b2")
    assert "a2" not in legal(wall)  # now it is safe and against the edge


def test_ruling_22_a_front_unit_pushed_into_its_target_row_scores_for_its_owner() -> None:
    own = play(lay("wild auto", "rammer3@c7 longears2@c8", "dasher2@f9"), "c7-c8")
    assert points(own) == [1, 0]
    assert on(own, "c9") == ""
    assert on(own, "c8") == "rammer3"


def test_ruling_22_an_enemy_unit_shoved_into_your_row_scores_for_the_enemy() -> None:
    state = play(lay("wild auto", "rammer3@c3", "dasher2@c2"), "c3-c2")
    assert points(state) == [0, 1]
    assert on(state, "c1") == ""
    assert on(state, "c2") == "rammer3"


def test_ruling_22_the_push_goes_on_and_a_line_scores_one_after_another_and_the_pusher_follows() -> None:
    cards = ("", "build2 level1 move1")
    state = lay("wild auto", "rammer3@c6 longears2@c7 redwing2@c8", "dasher2@f9", cards=cards)
    one = play(state, "c6-c7")
    assert points(one) == [1, 0]
    assert one.actors == (0,)  # South locks a brick, in the middle of the push
    two = play(one, "wing", "c8")
    assert points(two) == [2, 0]
    three = play(two, "slope", "c9")
    assert three.result == (1, 0)


def test_ruling_23_the_edge_is_a_wall_also_behind_a_home_row() -> None:
    state = lay("wild auto", "rammer3@c7 longears2@c8", "shunter3@c9")
    after = play(state, "c7-c8")
    assert points(after) == [0, 0]
    assert (on(after, "c8"), on(after, "c9")) == ("longears1", "shunter2")


def test_ruling_23_pushing_along_the_edge() -> None:
    state = lay("wild auto", "rammer2@a2", "dasher2@a3")
    assert on(play(state, "a2-a3", "a4"), "a5") == "dasher2"


def test_ruling_24_own_units_in_the_line_are_treated_like_any_other() -> None:
    state = lay("wild auto", "rammer2@b2 longears2@a2", "dasher2@f9")
    after = play(state, "b2-a2", "a2")
    assert on(after, "a2") == ""
    assert stock(after, 0)["eye"] == 4


def test_ruling_25_frozen_units_are_pushed_deconstructed_carried_eaten_repaired_raised() -> None:
    pushed = play(lay("wild auto", "rammer2@b2", "shunter3!@c2"), "b2-c2", "done")
    assert on(pushed, "d2") == "shunter3!"
    walled = play(lay("wild auto", "rammer2@b2", "shunter3!@a2"), "b2-a2", "a2")
    assert on(walled, "a2") == "shunter1!"
    taken = play(lay("wild auto", "snapjaw2@b2", "shunter3!@a2"), "b2-decon-a2")
    assert on(taken, "a2") == "shunter2!"
    carried = play(lay("wild auto", "packback2@b2", "shunter3!@a2"), "b2-carry-a2", "drop-b3")
    assert on(carried, "b3") == "shunter3!"
    eaten = play(lay("wild auto", "pouncer3@b2", "shunter1!@a2"), "b2-eat-a2")
    assert on(eaten, "a2") == ""
    away = play(lay("auto auto", "shunter2!@a2 mechanic2@b2", "dasher2@f9", cards=("level1", "")), "level1-a2")
    assert on(away, "a2") == "shunter3!"


def test_ruling_25_frozen_units_may_score() -> None:
    state = play(lay("wild auto", "rammer3@c7 longears2!@c8", "dasher2@f9"), "c7-c8")
    assert points(state) == [1, 0]


def test_ruling_25_a_repaired_frozen_friend_next_to_the_repairer_thaws_by_3a() -> None:
    state = play(lay("auto auto", "shunter2!@a2 mechanic2@b2", "dasher2@f9"), "b2-repair-a2")
    assert on(state, "a2") == "shunter3*"


def test_pushed_units_are_nobodys_turn() -> None:
    state = play(lay("wild auto", "rammer2@b2", "dasher2@c2"), "b2-c2")
    assert owner_on(state, "d2") == 1
    assert state.actors == (0,)
