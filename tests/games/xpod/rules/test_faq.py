"""Every question of the source text's FAQ, and its worked examples, in their order."""

from __future__ import annotations

from games.xpod.tables import WORDS, begin, hand, lay, legal, lid, on, play, points, turn
from pentapod.games.xpod.data.table import CARD_BIT, PODS

KEPT = ("decon1 jump level1", "build2 level1 move1")


def test_what_do_i_build_at_the_beginning_one_of_three_sets_all_three_units() -> None:
    for pod in PODS:
        for starter in pod.starters:
            choices = {"north": pod.id, f"north-{pod.id}": starter.id}
            state = begin(**choices)
            assert sorted(lid(state, 1)) == sorted(
                f"{pod.plans[plan].id}{len(pod.plans[plan].forms)}" for plan in starter.plans
            )
        assert len(pod.starters) == 3


def test_which_x_tra_cards_do_i_get_the_three_of_the_basic_plans() -> None:
    for pod in PODS:
        cards = hand(begin(south=pod.id), 0)
        assert len(cards) == 3
        assert {CARD_BIT[card] for card in cards} == {bit for bit in CARD_BIT.values() if pod.cards & bit}


def test_more_plans_and_cards_are_the_advanced_game() -> None:
    basic = lay("wild auto", "", "dasher2@f9")
    assert not legal(basic, "alpha")
    assert WORDS.refusal(basic, ("alpha",)) == "Alpha is a plan of the advanced game."
    assert legal(lay("wild auto", "", "dasher2@f9", tier="advanced"), "alpha")


def test_can_i_choose_to_pass_only_if_completely_unable() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9")
    assert "pass" not in legal(state)
    assert WORDS.refusal(state, ("pass",)) == "South can still do something, so passing is not allowed."


def test_can_i_rebuild_a_unit_after_it_was_deconstructed_or_scored() -> None:
    gone = play(lay("wild auto", "snapjaw3@c3", "shunter2@d3"), "c3-decon-d3")
    assert "shunter-build" in legal(gone)
    scored = play(lay("wild auto", "longears2@c8", "dasher2@f9", cards=KEPT), "c8-c9", "eye", "f9-f8")
    assert "longears-build" in legal(scored)


def test_does_taking_apart_a_unit_in_my_lid_use_up_my_turn_not_at_all() -> None:
    state = play(lay("wild auto", "", "dasher2@f9", lids=("redwing2", "")), "lid-redwing-apart", "redwing-build")
    assert lid(state, 0) == ["redwing2"]
    placed = lay("wild auto", "redwing2@a1", "dasher2@f9")
    assert "apart" not in " ".join(legal(placed))


def test_can_i_have_more_than_one_of_the_same_unit_as_long_as_the_bricks_are_there() -> None:
    state = lay("auto auto", "dasher2@c2", "dasher2@f9")
    two = play(state, "dasher-build", "f9-f8", "lid-dasher-a1")
    assert (on(two, "a1"), on(two, "c2")) == ("dasher2*~1", "dasher2")


def test_can_i_place_on_a_full_home_row_no() -> None:
    row = "octohaul1@a1 octohaul1~1@b1 octohaul1~2@c1 octohaul1~3@d1 leapfin1@e1 leapfin1~1@f1"
    state = lay("aqua auto", row, "dasher2@f9", lids=("manta1", ""), build="any")
    assert legal(state, "lid-manta-1-") == ["lid-manta-1-apart"]
    where = "South's Octohaul on a1 is in the way."
    assert WORDS.refusal(state, ("lid-manta-1", "a1")) == where


def test_can_i_put_a_placed_unit_back_no() -> None:
    state = lay("wild auto", "redwing2@a1", "dasher2@f9")
    assert not [notation for notation in legal(state, "a1") if "lid" in notation or "apart" in notation]


def test_can_i_take_a_useless_level_1_unit_off_the_board_no() -> None:
    state = lay("wild auto", "rammer1@c3", "dasher2@f9")
    assert legal(state, "c3") == []


def test_can_i_move_one_unit_and_then_use_the_special_of_another_no() -> None:
    state = play(lay("wild auto", "snapjaw2@c3 longears2@a1", "dasher2@d3 shunter3@b2"), "a1-b1")
    assert turn(state) == "n"


def test_can_i_move_on_after_the_special_no() -> None:
    state = play(lay("wild auto", "snapjaw2@c3", "dasher2@d3"), "c3-decon-d3")
    assert turn(state) == "n"


def test_can_i_do_one_of_each_special_no_one_movement_and_one_special() -> None:
    state = lay("wild auto", "snapjaw3@c3", "dasher1@d3 shunter1@b3")
    assert {"c3-decon-b3", "c3-eat-b3"} <= set(legal(state))
    assert turn(play(state, "c3-eat-b3")) == "n"
    laden = play(lay("wild auto", "packback3@c2 longears2@b2", "dasher1@d3"), "c2-carry-b2", "c3")
    assert legal(laden) == ["drop-b3", "drop-c2"]  # it could eat, but it carries


def test_is_a_flyer_that_lost_fly_on_an_obstacle_trapped_until_repaired_or_carried() -> None:
    state = lay("wild auto", "redwing2@c4 packback3@c3 longears2@a1", "breaker3@d4", to="n")
    hit = play(state, "d4-decon-c4")
    assert on(hit, "c4") == "redwing1"
    assert legal(hit, "c4") == []
    assert "c3-carry-c4" in legal(hit)
    assert on(play(hit, "c3-carry-c4", "drop-c2"), "c2") == "redwing1"


def test_a_safe_unit_pushed_into_an_obstacle_or_the_edge_is_not_deconstructed() -> None:
    state = lay("wild auto", "rammer2@c2", "shunter3*@c3")
    assert "c2-c3" not in legal(state)  # the obstacle on c4
    moved = play(lay("wild auto", "rammer2@c2", "shunter3*@b2"), "c2-b2")
    assert on(moved, "a2") == "shunter3*"
    assert "a2" not in legal(moved)


def test_a_flying_unit_is_not_pushed_over_another_it_pushes_it_and_all_are_deconstructed() -> None:
    free = play(lay("wild aero", "rammer2@a2", "glint2@b2 gyro3@c2"), "a2-b2")
    assert (on(free, "c2"), on(free, "d2")) == ("glint2", "gyro3")
    wall = play(lay("wild aero", "rammer2@a2", "glint2@e2 gyro3@f2"), "a2-b2")
    assert on(wall, "e2") == "glint2"
    both = play(lay("wild aero", "rammer2@d2", "glint2@e2 gyro3@f2"), "d2-e2", "e2")
    assert (on(both, "e2"), on(both, "f2")) == ("", "gyro1")


def test_a_flyer_on_top_of_an_obstacle_cannot_be_pushed() -> None:
    state = lay("wild aero", "rammer2@c3", "glint2@c4")
    assert "c3-c4" not in legal(state)


def test_a_unit_on_an_obstacle_can_be_carried_if_there_is_a_place_to_put_it_down() -> None:
    state = play(lay("wild aero", "packback2@c3", "glint2@c4"), "c3-carry-c4", "drop-b3")
    assert on(state, "b3") == "glint2"


def test_the_carried_unit_does_nothing_more() -> None:
    state = play(lay("wild auto", "packback2@c2 snapjaw2@b2", "dasher2@d3"), "c2-carry-b2", "drop-c3")
    assert turn(state) == "n"


def test_safe_is_who_was_just_repaired_ate_or_was_placed_for_the_opponents_next_turn() -> None:
    repaired = play(lay("auto auto", "mechanic2@c3 shunter2@c2", "dasher2@f9"), "c3-repair-c2")
    ate = play(lay("wild auto", "pouncer2@c3", "shunter1@d3 dasher2@f9"), "c3-eat-d3")
    placed = play(lay("wild auto", "", "dasher2@f9", lids=("redwing2", "")), "lid-redwing-a1")
    for state, square in ((repaired, "c2"), (ate, "c3"), (placed, "a1")):
        assert "*" in on(state, square)
        assert "*" not in on(play(state, "f9-f8"), square)


def test_decon_plus_1_always_takes_two_levels() -> None:
    state = lay("wild auto", "snapjaw3@c3", "shunter3@d3")
    assert legal(state, "c3-decon") == ["c3-decon-d3"]
    assert on(play(state, "c3-decon-d3"), "d3") == "shunter1"


def test_a_flyer_on_an_obstacle_can_be_deconstructed_by_a_non_flyer() -> None:
    state = play(lay("wild aero", "snapjaw2@c3", "glint2@c4"), "c3-decon-c4")
    assert on(state, "c4") == "glint1"


def test_a_max_level_unit_cannot_be_repaired_to_make_it_safe() -> None:
    state = lay("auto auto", "mechanic2@c3 shunter3@c2", "dasher2@f9")
    assert not legal(state, "c3-repair")
    assert WORDS.refusal(state, ("c3", "repair", "c2")) == "South's Shunter on c2 is at its max level."


def test_move_1_on_a_unit_without_movement_gives_move_1() -> None:
    state = play(lay("auto auto", "shunter1@c2", "dasher2@f9", cards=("move1", "")), "move1-c2")
    assert legal(state) == ["b2", "c1", "c3", "d2"]


def test_decon_1_does_not_boost_an_eat_or_a_push() -> None:
    state = lay("wild auto", "rammer2@b2", "shunter3@a2", cards=("decon1", ""))
    pushed = play(state, "b2-a2")
    assert on(pushed, "a2") == "shunter2"
    eating = lay("wild auto", "pouncer2@c3", "shunter2@d3", cards=("decon1", ""))
    assert not legal(eating, "c3-eat")


def test_decon_1_on_a_unit_without_decon_and_on_one_with_decon_plus_1() -> None:
    without = play(lay("wild auto", "longears2@c3", "shunter3@d3", cards=("decon1", "")), "decon1-c3-d3")
    assert on(without, "d3") == "shunter2"
    with_it = play(lay("wild auto", "snapjaw3@c3", "shunter3@d3", cards=("decon1", "")), "decon1-c3-d3")
    assert on(with_it, "d3") == ""


def test_carrying_scores_one_point_or_two() -> None:
    state = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9", cards=KEPT)
    assert points(play(state, "c8-carry-b8", "drop-c9")) == [1, 0]
    assert points(play(state, "c8-carry-b8", "c9", "drop-b9")) == [2, 0]


def test_flyers_and_jumpers_have_to_land_in_the_home_row() -> None:
    full = "octohaul1@a9 octohaul1~1@b9 octohaul1~2@c9 octohaul1~3@d9 leapfin1@e9 leapfin1~1@f9"
    state = lay("wild aqua", "redwing2@d7", full)
    assert not [notation for notation in legal(state, "d7") if notation.endswith("9")]
    gap = lay("wild aqua", "redwing2@d7", full.replace("octohaul1~3@d9", ""))
    assert points(play(gap, "d7-d9")) == [1, 0]


def test_a_unit_cannot_move_into_the_home_row_and_back_out() -> None:
    state = play(lay("auto auto", "dasher2@c8", "shunter3@f9", cards=("build2 level1 move1", "")), "c8-c9", "wheel")
    assert on(state, "c9") == ""
    assert points(state) == [1, 0]


# ---------------------------------------------------------------------- worked examples of the text


def test_a_totally_deconstructed_unit_is_removed_and_the_pusher_moves_into_its_square() -> None:
    state = play(lay("wild auto", "rammer3@b2", "dasher1@a2"), "b2-a2", "a2")
    assert on(state, "a2") == "rammer3"


def test_flying_units_can_be_pushed_on_top_of_obstacles() -> None:
    assert on(play(lay("wild aero", "rammer2@c2", "glint2@c3"), "c2-c3"), "c4") == "glint2"


def test_pushed_units_in_a_line_against_an_obstacle_are_all_deconstructed() -> None:
    state = lay("wild auto", "rammer2@c1", "shunter3@c2 towrig3@c3")
    after = play(state, "c1-c2", "c2")
    assert (on(after, "c2"), on(after, "c3")) == ("shunter1", "towrig1")


def test_a_carrying_unit_need_not_move() -> None:
    assert on(play(lay("wild auto", "packback2@c2", "dasher2@b2"), "c2-carry-b2", "drop-d2"), "d2") == "dasher2"


def test_a_level_one_unit_that_is_deconstructed_is_removed() -> None:
    assert on(play(lay("wild auto", "snapjaw2@c3", "dasher1@d3"), "c3-decon-d3"), "d3") == ""


def test_a_frozen_unit_thaws_when_an_activated_friend_ends_its_turn_next_to_it() -> None:
    state = play(lay("wild auto", "longears2@a2 redwing2!@c3", "dasher2@f9"), "a2-b3")
    assert on(state, "c3") == "redwing2"


def test_when_nobody_has_used_a_card_none_comes_back() -> None:
    state = play(lay("wild auto", "longears2@c8", "dasher2@f9", cards=KEPT), "c8-c9", "eye")
    assert hand(state, 1) == {"build2", "level1", "move1"}
