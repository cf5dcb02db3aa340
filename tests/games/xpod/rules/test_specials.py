"""Rulings 32 to 41: DECON, REPAIR, EAT, and freezing."""

from __future__ import annotations

import pytest

from games.xpod.tables import NAMES, WORDS, action, lay, legal, on, play, stock, turn


def test_ruling_32_any_other_unit_in_range_that_is_not_safe_own_units_included() -> None:
    state = lay("wild auto", "snapjaw2@c3 longears2@b3", "dasher2@d3 shunter3*@c2")
    assert legal(state, "c3-decon") == ["c3-decon-b3", "c3-decon-d3"]
    assert (
        WORDS.refusal(state, ("c3", "decon", "c2"), NAMES) == "Bo's Shunter on c2 is safe until its owner's next turn."
    )


def test_ruling_32_own_units_are_asked_about_first() -> None:
    state = lay("wild auto", "snapjaw2@c3 longears2@b3", "dasher2@d3")
    assert WORDS.caution(state, action(state, "c3-decon-b3"), NAMES) == "Ann's Longears loses 1 level. Go on?"
    assert WORDS.caution(state, action(state, "c3-decon-d3"), NAMES) == ""


def test_ruling_33_range_is_orthogonal_counting() -> None:
    state = lay("aero auto", "bombardier3@c3", "dasher2@d4 shunter3@c5 towrig3@d3 breaker3@f3")
    assert legal(state, "c3-decon") == ["c3-decon-c5", "c3-decon-d4"]


def test_ruling_33_r1_2_reaches_1_and_2() -> None:
    state = lay("dragon auto", "emberjaw3@c3", "dasher2@d4 shunter3@c5 towrig3@d3 breaker3@f3")
    assert legal(state, "c3-decon") == ["c3-decon-c5", "c3-decon-d3", "c3-decon-d4"]


def test_ruling_33_nothing_blocks_the_line() -> None:
    state = lay("aero auto", "bombardier3@c3", "dasher2@c5")  # over the obstacle on c4
    assert on(play(state, "c3-decon-c5"), "c5") == "dasher1"


def test_ruling_34_exactly_the_bricks_of_the_lost_levels_return() -> None:
    state = lay("wild auto", "snapjaw3@c3", "shunter3@d3")
    before, after = stock(state, 1), stock(play(state, "c3-decon-d3"), 1)
    gained = {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}
    assert gained == {"brick": 1, "slope": 1, "wheel": 2, "grille": 1}


def test_ruling_34_on_removal_all_that_remain_and_surplus_levels_vanish() -> None:
    state = play(lay("wild auto", "snapjaw3@c3", "shunter1@d3"), "c3-decon-d3")
    assert on(state, "d3") == ""
    assert stock(state, 1) == {
        "plate": 8,
        "slope": 5,
        "wheel": 10,
        "axle": 4,
        "windshield": 3,
        "grille": 2,
        "brick": 4,
        "hinge": 1,
    }


def test_ruling_35_repair_own_units_only_with_all_bricks_of_the_next_level() -> None:
    state = lay("auto auto", "mechanic2@c3 shunter2@c2", "shunter2@d3")
    assert legal(state, "c3-repair") == ["c3-repair-c2"]
    mended = play(state, "c3-repair-c2")
    assert on(mended, "c2") == "shunter3*"
    lacking = lay("auto auto", "mechanic2@c3 towrig2@c2 towrig3~1@a1", "shunter2@d3")
    assert legal(lacking, "c3-repair") == []


def test_ruling_36_eat_a_target_at_current_level_1_own_or_enemy() -> None:
    state = lay("wild auto", "pouncer2@c3 longears1@b3 redwing2@c2", "shunter1@d3 dasher1*@e9")
    assert legal(state, "c3-eat") == ["c3-eat-b3", "c3-eat-d3"]
    grown = play(state, "c3-eat-d3")
    assert on(grown, "c3") == "pouncer3*"
    assert on(grown, "d3") == ""
    safe = lay("wild auto", "pouncer2@c3", "shunter1*@d3")
    assert legal(safe, "c3-eat") == []


def test_ruling_36_eating_your_own_unit_may_pay_for_the_growth() -> None:
    pay = "pouncer2@c3 redwing2@a1 pouncer3~1@b1 alpha3@f1"
    lacking = lay("wild auto", pay, "shunter1@d3", tier="advanced")
    assert stock(lacking, 0)["tail"] == 0
    assert on(play(lacking, "c3-eat-d3"), "c3") == "pouncer2"
    slopes = lay("wild auto", "pouncer2@c3 longears1@c2 rammer3@a1 longears2~1@b1 packback2@f1", "dasher2@f9")
    assert stock(slopes, 0)["slope"] == 0
    assert on(play(slopes, "c3-eat-c2"), "c3") == "pouncer3*"


def test_ruling_36_missing_bricks_or_max_level_the_target_is_still_removed_no_safety() -> None:
    state = play(lay("wild auto", "pouncer3@c3", "shunter1@d3"), "c3-eat-d3")
    assert on(state, "d3") == ""
    assert on(state, "c3") == "pouncer3"


def test_ruling_37_safe_protects_from_decon_push_and_eat() -> None:
    state = lay("wild auto", "snapjaw3@c3 rammer2@b2", "shunter1*@a2 dasher1*@d3")
    assert not [notation for notation in legal(state) if "decon" in notation or "eat" in notation]
    assert "b2-a2" not in legal(state)


def test_ruling_37_not_from_freezing_pushing_carrying() -> None:
    webbed = play(lay("arachno auto", "weaver3@c3", "dasher2*@d4"), "c3-web-d4")
    assert "!" in on(webbed, "d4")
    scared = play(lay("monster auto", "lurch3@c3 skitter2@a1", "dasher2*@d3"), "a1-a2")
    assert "!" in on(scared, "d3")


def test_ruling_37_until_the_owners_next_turn_starts() -> None:
    state = lay("auto auto", "mechanic2@c3 shunter2@c2", "breaker3@d2")
    mended = play(state, "c3-repair-c2")
    assert on(mended, "c2") == "shunter3*"
    assert "d2-decon-c2" not in legal(mended)
    later = play(mended, "d2-d3", "done")
    assert turn(later) == "s"
    assert on(later, "c2") == "shunter3"


def test_ruling_37_level_1_card_neither_grants_nor_removes_it() -> None:
    state = lay("auto wild", "shunter2@c2", "longears1*@c8", cards=("level1", ""))
    assert on(play(state, "level1-c2"), "c2") == "shunter3"
    assert on(play(state, "level1-c8"), "c8") == "longears2*"


def test_ruling_38_scare_only_at_the_end_of_the_owners_own_turn_every_kind_included() -> None:
    state = lay("monster auto", "lurch3@c3 skitter2@a1", "dasher2@d4", lids=("bounder3", ""))
    for notation in ("lid-bounder-b1", "gawker-build", "a1-a2"):
        assert on(
            play(lay("monster auto", "lurch3@c3 skitter2@a1", "dasher2@d3", lids=("bounder3", "")), notation), "d3"
        ) == ("dasher2!")
    frozen = lay("monster auto", "lurch3@c3 skitter2!@a1", "dasher2@d3")
    assert on(play(frozen, "a1-unfreeze"), "d3") == "dasher2!"
    stuck = "lurch1@c3 gawker2!@a1 bounder3!@b1 gnash3!@d1 lugger2!@e1 skitter2!@f1"  # all ten plates
    assert on(play(lay("monster auto", stuck, "dasher2@d3"), "pass"), "d3") == "dasher2!"
    walked = play(state, "a1-a2", "d4-d3")
    assert on(walked, "d3") == "dasher2"  # it came in its own turn
    assert on(play(walked, "a2-a1"), "d3") == "dasher2!"


def test_ruling_38_a_unit_thawed_next_to_a_scarer_is_frozen_again() -> None:
    state = lay("monster auto", "lurch3@c3 skitter2@a1", "dasher2!@d3 mechanic2@d8", to="n")
    thawed = play(state, "d3-unfreeze")
    assert on(thawed, "d3") == "dasher2"
    assert on(play(thawed, "a1-a2"), "d3") == "dasher2!"


def test_ruling_39_frozen_scarers_do_not_scare() -> None:
    state = play(lay("monster auto", "lurch3!@c3 skitter2@a1", "dasher2@d3"), "a1-a2")
    assert on(state, "d3") == "dasher2"


def test_ruling_40_scare_and_web_hit_enemies_only_and_frozen_targets_are_no_web_targets() -> None:
    state = lay("arachno auto", "weaver3@c3 scuttler2@c1", "dasher2!@d4 shunter3@b4 towrig3@d3")
    assert legal(state, "c3-web") == ["c3-web-b4"]
    own = play(lay("monster auto", "lurch3@c3 skitter2@c2 gawker2@a1", "dasher2@f9"), "a1-a2")
    assert on(own, "c2") == "skitter2"


def test_ruling_40_a_web_reaches_over_obstacles_and_ends_the_turn() -> None:
    state = lay("arachno auto", "weaver3@c3", "dasher2@c5")
    assert turn(play(state, "c3-web-c5")) == "n"


def test_ruling_41_unfreeze_names_one_own_frozen_unit_and_thaws_no_neighbours() -> None:
    state = lay("wild auto", "longears2!@c2 redwing2!@c3", "dasher2@f9")
    after = play(state, "c2-unfreeze")
    assert (on(after, "c2"), on(after, "c3")) == ("longears2", "redwing2!")
    assert turn(after) == "n"


def test_ruling_41_a_frozen_unit_does_nothing_else() -> None:
    state = lay("wild auto", "longears2!@c2", "dasher2@f9")
    assert legal(state, "c2") == ["c2-unfreeze"]


@pytest.mark.parametrize(
    ("pods", "unit", "special"),
    [
        ("wild auto", "snapjaw2@c2", "decon-d3"),
        ("wild auto", "pouncer3@c2", "eat-d3"),
        ("auto wild", "mechanic2@c2 towrig2@b3", "repair-b3"),
        ("arachno auto", "weaver3@c2", "web-d4"),
    ],
)
def test_after_a_unit_is_finished_moving_it_can_take_a_special_action(pods: str, unit: str, special: str) -> None:
    north = "longears1@d3" if pods == "auto wild" else "dasher1@d3 dasher2~1@d4"
    moved = play(lay(pods, unit, north), "c2-c3")
    assert special in legal(moved)
    assert turn(play(moved, special)) == "n"


@pytest.mark.parametrize(("unit", "levels"), [("snapjaw2", 1), ("snapjaw3", 2)])
def test_decon_takes_one_level_and_decon_plus_1_two(unit: str, levels: int) -> None:
    state = play(lay("wild auto", f"{unit}@c3", "shunter3@d3"), "c3-decon-d3")
    assert on(state, "d3") == f"shunter{3 - levels}"
    assert turn(state) == "n"
