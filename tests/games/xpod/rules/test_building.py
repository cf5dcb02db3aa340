"""Rulings 7 to 11: building, the lid, placing."""

from __future__ import annotations

from games.xpod.tables import lay, legal, lid, on, play, stock, turn


def test_ruling_7_taking_apart_a_lid_unit_is_free() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9", lids=("redwing2 snapjaw3", ""))
    one = play(state, "lid-redwing-apart")
    assert turn(one) == "s"
    assert stock(one, 0)["wing"] == stock(state, 0)["wing"] + 2
    both = play(one, "lid-snapjaw-apart")
    assert lid(both, 0) == []
    assert turn(both) == "s"
    assert "c2-c3" in legal(both)


def test_ruling_7_taking_apart_feeds_a_repair_an_eating_and_level_1() -> None:
    tail = "pouncer3@b1 redwing2@d1"
    lacking = lay("wild auto", f"{tail} pouncer2~1@c3", "dasher1@c2", lids=("snapjaw3", ""))
    assert stock(lacking, 0)["tail"] == 0
    assert on(play(lacking, "c3-eat-c2"), "c3") == "pouncer2~1"
    assert on(play(lacking, "lid-snapjaw-apart", "c3-eat-c2"), "c3") == "pouncer3*~1"
    mended = lay("auto auto", "mechanic2@a1 towrig2@a2", "dasher2@f9", lids=("towrig3~1", ""))
    assert stock(mended, 0)["hinge"] == 0
    assert "a1-repair-a2" not in legal(mended)
    assert "a1-repair-a2" in legal(play(mended, "lid-towrig-apart"))
    moved = play(mended, "a1-b1")
    assert turn(moved) == "n"  # not next to it any more
    kept = lay("auto auto", "mechanic2@a1 towrig2@b2", "dasher2@f9", lids=("towrig3~1", ""))
    assert legal(play(kept, "a1-a2")) == ["done", "lid-towrig-apart"]
    assert on(play(kept, "a1-a2", "lid-towrig-apart", "repair-b2"), "b2") == "towrig3*"
    card = lay("auto auto", "dasher2@a1 towrig2@f3", "dasher2@f9", lids=("towrig3~1", ""), cards=("level1", ""))
    assert legal(play(card, "a1-a2")) == ["done", "lid-towrig-apart"]  # the turn waits for the card
    raised = lay("auto auto", "towrig2@b2", "dasher2@f9", lids=("towrig3~1", ""), cards=("level1", ""))
    assert "level1-b2" not in legal(raised)
    assert on(play(raised, "lid-towrig-apart", "level1-b2"), "b2") == "towrig3"


def test_ruling_8_build_at_max_level_only() -> None:
    state = lay("wild auto", "", "dasher2@f9")
    assert "pouncer-build" in legal(state)
    assert not [notation for notation in legal(state) if "build-" in notation]
    assert lid(play(state, "pouncer-build"), 0) == ["pouncer3"]


def test_ruling_8_or_at_any_level_by_option() -> None:
    state = lay("wild auto", "", "dasher2@f9", build="any")
    assert legal(state, "pouncer") == ["pouncer-build", "pouncer-build-1", "pouncer-build-2"]
    small = play(state, "pouncer-build-1")
    assert lid(small, 0) == ["pouncer1"]
    assert stock(small, 0)["plate"] == 7
    assert "lid-pouncer-1-c1" in legal(play(small, "f9-f8"))


def test_ruling_9_built_units_may_be_placed_from_the_owners_next_turn() -> None:
    state = lay("wild auto", "", "dasher2@f9")
    built = play(state, "pouncer-build")
    assert turn(built) == "n"
    assert "lid-pouncer-c1" in legal(play(built, "f9-f8"))


def test_ruling_10_placing_only_on_an_empty_own_home_row_square() -> None:
    state = lay("wild auto", "longears2@b1", "dasher2@f9", lids=("redwing2", ""))
    assert legal(state, "lid-redwing") == [
        "lid-redwing-a1",
        "lid-redwing-apart",
        "lid-redwing-c1",
        "lid-redwing-d1",
        "lid-redwing-e1",
        "lid-redwing-f1",
    ]
    north = lay("wild auto", "", "dasher2@f9", to="n", lids=("", "shunter3"))
    assert legal(north, "lid-shunter")[0] == "lid-shunter-a9"


def test_ruling_10_a_full_home_row_means_no_place() -> None:
    row = "octohaul1@a1 octohaul1~1@b1 octohaul1~2@c1 octohaul1~3@d1 leapfin1@e1 leapfin1~1@f1"
    state = lay("aqua auto", row, "dasher2@f9", lids=("manta1", ""), build="any")
    assert legal(state, "lid-") == ["lid-manta-1-apart"]


def test_ruling_10_a_placed_unit_thaws_nobody_and_does_not_scare_this_turn() -> None:
    state = lay("monster auto", "skitter2!@b1", "dasher2@c2", lids=("lurch3", ""))
    placed = play(state, "lid-lurch-c1")
    assert on(placed, "c1") == "lurch3*"
    assert on(placed, "b1") == "skitter2!"
    assert on(placed, "c2") == "dasher2"


def test_ruling_11_locked_bricks_are_gone() -> None:
    state = lay("auto auto", "towrig2@a2 mechanic2@a1", "dasher2@f9", locked=("hinge", ""), cards=("level1", ""))
    assert stock(state, 0)["hinge"] == 0
    assert "towrig-build" not in legal(state)
    assert "a1-repair-a2" not in legal(state)
    assert "level1-a2" not in legal(state)
    eater = lay("wild auto", "pouncer2@c3 redwing2@a1", "dasher1@d3", locked=("tail tail", ""))
    assert on(play(eater, "c3-eat-d3"), "c3") == "pouncer2"


def test_a_unit_is_built_from_exactly_the_bricks_of_all_its_levels() -> None:
    state = lay("wild auto", "", "dasher2@f9")
    before, after = stock(state, 0), stock(play(state, "pouncer-build"), 0)
    spent = {kind: before[kind] - after[kind] for kind in before if before[kind] != after[kind]}
    assert spent == {"plate": 2, "eye": 1, "hinge": 1, "claw": 2, "slope": 2, "tail": 1}


def test_one_build_a_turn_makes_one_unit_and_a_turn_places_one() -> None:
    state = lay("wild auto", "", "dasher2@f9", lids=("redwing2 snapjaw3", ""))
    assert turn(play(state, "pouncer-build")) == "n"
    assert turn(play(state, "lid-redwing-a1")) == "n"
