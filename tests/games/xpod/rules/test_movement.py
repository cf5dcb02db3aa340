"""Rulings 12 to 16: MOVE, JUMP and FLY."""

from __future__ import annotations

from games.xpod.tables import lay, legal, on, owner_on, play, points, turn
from pentapod.games.xpod.rules.state import XPod


def goals(state: XPod, square: str) -> set[str]:
    """Where a unit can go."""
    pairs = [notation.split("-") for notation in legal(state, f"{square}-")]
    return {pair[1] for pair in pairs if len(pair) == 2 and len(pair[1]) == 2}


def test_ruling_12_path_bending_is_allowed() -> None:
    state = lay("auto auto", "dasher2@a2", "dasher2@f9")
    assert "d3" in goals(state, "a2")
    assert "c4" not in goals(state, "a2")  # an obstacle
    assert "b4" in goals(state, "a2")


def test_ruling_12_steps_are_orthogonal_never_diagonal() -> None:
    state = lay("auto auto", "breaker2@a2", "dasher2@f9")
    assert goals(state, "a2") == {"a1", "a3", "b2"}


def test_ruling_12_move_needs_a_clear_path() -> None:
    state = lay("auto auto", "dasher1@a1 mechanic2@a2 towrig2@b1", "dasher2@f9")
    assert goals(state, "a1") == set()
    state = lay("auto auto", "dasher1@a1 mechanic2@a2 towrig2@c1", "dasher2@f9")
    assert goals(state, "a1") == {"b1", "b2"}
    around = lay("auto auto", "dasher1@c3", "dasher2@f9")
    assert "c5" not in goals(around, "c3")
    assert "c4" not in goals(around, "c3")


def test_ruling_12_jump_passes_over_any_number_and_lands_on_an_empty_free_square() -> None:
    state = lay("wild auto", "longears2@c3", "dasher2@c5 shunter3@b3")
    reached = goals(state, "c3")
    assert "c6" in reached  # over the obstacle on c4 and the unit on c5
    assert "c4" not in reached
    assert "c5" not in reached
    assert "a3" in reached  # over b3
    assert "b3" not in reached


def test_ruling_12_fly_may_land_on_an_obstacle_never_on_a_unit() -> None:
    state = lay("aero auto", "glint2@c3", "dasher2@c5")
    reached = goals(state, "c3")
    assert "c4" in reached
    assert "c5" not in reached
    assert "c6" in reached


def test_ruling_12_jump_and_fly_reach_all_within_the_orthogonal_distance() -> None:
    state = lay("aero auto", "glint2@c3", "dasher2@f9")
    near = {"abcdef"[x] + str(y + 1) for x in range(6) for y in range(9) if 0 < abs(x - 2) + abs(y - 2) <= 3}
    assert goals(state, "c3") == near


def test_ruling_13_starting_on_an_obstacle_only_fly_works() -> None:
    flying = lay("wild auto", "redwing2@c4", "dasher2@f9")
    assert goals(flying, "c4")
    stranded = lay("wild auto", "redwing1@c4", "dasher2@f9")
    assert legal(stranded, "c4") == []


def test_ruling_13_a_stranded_unit_gets_off_by_level_1_repair_or_carry() -> None:
    level = lay("wild auto", "redwing1@c4", "dasher2@f9", cards=("level1", ""))
    assert "c4" not in {notation[:2] for notation in legal(level)}
    assert goals(play(level, "level1-c4"), "c4")
    carried = lay("wild auto", "redwing1@c4 packback2@c3", "dasher2@f9")
    assert on(play(carried, "c3-carry-c4", "drop-d3"), "d3") == "redwing1"
    repaired = lay("aero auto", "glint1@c4 groundcrew2@c3", "dasher2@f9")
    mended = play(repaired, "c3-repair-c4", "f9-f8")
    assert goals(mended, "c4")


def test_ruling_13_a_stranded_unit_is_not_freed_by_cards_of_movement() -> None:
    state = lay("wild auto", "redwing1@c4", "dasher2@f9", tier="advanced", cards=("jump move1", ""))
    assert not legal(state, "jump")
    assert not legal(state, "move1")


def test_ruling_13_it_may_still_use_specials() -> None:
    state = lay("aero auto", "thunderhead2@c4", "dasher2@c5", tier="advanced")
    assert "c4-decon-c5" in legal(state)
    stuck = lay("wild auto", "gulper2@c4 longears2@a1", "dasher1@c5", tier="advanced")
    assert legal(stuck, "c4") == ["c4-eat-c5"]


def test_ruling_14_zero_movement_is_fine_before_a_special() -> None:
    state = lay("wild auto", "snapjaw2@c3", "dasher2@d3")
    assert turn(play(state, "c3-decon-d3")) == "n"


def test_ruling_15_own_home_row_is_ordinary_ground_for_own_units() -> None:
    state = lay("auto auto", "dasher2@c2", "dasher2@f9")
    assert "c1" in goals(state, "c2")
    assert "b1" in goals(state, "c2")
    back = play(state, "c2-c1")
    assert on(back, "c1") == "dasher2"
    assert points(back) == [0, 0]


def test_ruling_16_entering_the_enemy_home_row_ends_that_units_activation() -> None:
    state = lay("wild auto", "snapjaw3@c8", "dasher2@d9")
    after = play(state, "c8-c9")
    assert points(after) == [1, 0]
    assert on(after, "c9") == ""
    assert "decon" not in " ".join(legal(after))


def test_ruling_16_the_points_of_a_pusher_are_lost_even_if_it_still_carries() -> None:
    kept = ("build2 decon1 level1", "build2 level1 move1")
    state = play(lay("robo auto", "loader3@c8", "dasher2@f9", cards=kept), "c8-c9", "clip")
    assert (points(state), turn(state)) == ([1, 0], "n")
    laden = lay("robo auto", "loader3@c8 strider3@b8", "dasher2@f9", cards=kept)
    assert legal(play(laden, "c8-carry-b8", "c9")) == ["drop-b9", "drop-c8", "drop-d9"]


def test_ruling_16_nobody_walks_on_along_the_enemy_home_row() -> None:
    state = lay("auto auto", "dasher2@c8", "shunter3@d8")
    assert "c9" in goals(state, "c8")
    assert "d9" not in goals(state, "c8")  # only over c9, where it scores, or round about
    assert "b9" in goals(state, "c8")


def test_a_unit_without_any_of_the_four_moves_only_by_others() -> None:
    state = lay("aero auto", "skyhook1@c2", "shunter3@c3", to="n")
    assert on(play(state, "c3-c2", "done"), "c1") == "skyhook1"
    assert legal(lay("aero auto", "skyhook1@c2", "dasher2@f9"), "c2") == []


def test_movement_values_are_upper_limits() -> None:
    state = lay("auto auto", "dasher2@a1", "dasher2@f9")
    assert {"a2", "a3", "a4", "a5"} <= goals(state, "a1")
    assert owner_on(state, "a1") == 0
