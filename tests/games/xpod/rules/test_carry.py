"""Rulings 26 to 31: CARRY."""

from __future__ import annotations

from games.xpod.tables import NAMES, WORDS, all_bricks, at, lay, legal, on, play, points, turn
from pentapod.games.xpod.rules.task import TakeTurn

CARDS_KEPT = ("decon1 jump level1", "build2 level1 move1")


def test_ruling_26_pick_up_before_any_movement_from_a_square_next_to_the_carrier() -> None:
    state = lay("wild auto", "packback2@c2", "dasher2@d2 shunter3@e3")
    assert legal(state, "c2-carry") == ["c2-carry-d2"]
    moved = play(lay("wild auto", "packback2@c2", "dasher2@d3"), "c2-c3")
    assert turn(moved) == "n"  # next to it now, but too late
    pushing = play(lay("robo auto", "loader3@c2", "dasher2@d3"), "c2-c3")
    assert legal(pushing) == ["b3", "d3", "done"]


def test_ruling_26_the_targets_square_is_empty_while_it_is_carried() -> None:
    state = play(lay("wild auto", "packback2@a2", "dasher2@b2 shunter3@a3"), "a2-carry-b2")
    assert on(state, "b2") == ""
    assert {"b2", "c2", "b1", "b3", "a1"} <= set(legal(state))
    assert on(play(state, "b2", "drop-a2"), "a2") == "dasher2"
    assert all_bricks(state, 1)["wheel"] == 10


def test_ruling_27_any_movement_action_works_while_carrying_push_too() -> None:
    state = lay("robo auto", "loader3@b2 strider3@a2", "dasher2@c2")
    lifted = play(state, "b2-carry-a2")
    pushed = play(lifted, "c2")
    assert on(pushed, "d2") == "dasher2"
    assert on(pushed, "c2") == "loader3"
    assert turn(play(pushed, "drop-b2")) == "n"
    flown = play(lay("aero auto", "skyhook3@b2 gyro3@a2", "dasher2@f9"), "b2-carry-a2", "c3", "drop-d3")
    assert on(flown, "d3") == "gyro3"


def test_ruling_27_the_drop_square_must_be_legal_for_the_load() -> None:
    state = play(lay("aero auto", "skyhook3@c2 gyro3@b2", "dasher2@d3"), "c2-carry-b2", "c3")
    assert legal(state) == ["drop-b3", "drop-c2"]  # c4 is an obstacle, d3 is taken
    flyer = play(lay("aero auto", "skyhook3@c2 glint2@b2", "dasher2@d3"), "c2-carry-b2", "c3")
    assert legal(flyer) == ["drop-b3", "drop-c2", "drop-c4"]


def test_ruling_28_no_stop_without_a_drop_square() -> None:
    # Around c5 everything is taken but the obstacle on c4, where this load cannot stand.
    state = lay("aero auto", "skyhook3@c4 gyro3@c3", "dasher2@b5 shunter3@d5 towrig3@c6")
    lifted = play(state, "c4-carry-c3")
    assert "c5" not in legal(lifted)
    assert "c3" in legal(lifted)
    plain = lay("aero auto", "skyhook3@c4", "dasher2@b5 shunter3@d5 towrig3@c6")
    assert "c4-c5" in legal(plain)
    assert WORDS.refusal(lifted, ("c5",)) == "From c5, there would be no room to put South's Gyro down."


def test_ruling_28_the_square_that_the_carrier_leaves_is_room() -> None:
    state = lay("wild auto", "packback2@a2 longears2@a3 longears2~1@b1", "dasher2@b3 shunter3@c2")
    moved = play(state, "a2-carry-a3", "b2")
    assert legal(moved) == ["drop-a2"]


def test_ruling_28_putting_it_back_without_having_moved_is_not_an_action() -> None:
    state = play(lay("wild auto", "packback2@c2", "dasher2@d2"), "c2-carry-d2")
    assert "drop-d2" not in legal(state)
    assert "drop-b2" in legal(state)
    moved = play(state, "c3")
    assert legal(moved) == ["drop-b3", "drop-c2", "drop-d3"]


def test_ruling_28_nobody_is_picked_up_who_could_not_be_put_down() -> None:
    state = lay("wild auto", "redwing1@c4 packback2@c3 longears2@b3", "dasher2@d3 shunter3@c2")
    assert legal(state, "c3-carry") == ["c3-carry-b3", "c3-carry-c2", "c3-carry-d3"]  # not what is stuck on c4
    assert WORDS.refusal(state, ("c3", "carry", "c4"), NAMES) == "There is no room to put Ann's Redwing down."
    room = lay("wild auto", "redwing1@c4 packback2@c3 longears2@b3", "dasher2@d3")
    assert "c3-carry-c4" in legal(room)


def test_ruling_29_an_own_unit_into_the_enemy_row_scores_even_when_the_carrier_stays_out() -> None:
    state = lay("wild auto", "packback2@c7 longears2@b7", "dasher2@f9", board="open-field", cards=CARDS_KEPT)
    after = play(state, "c7-carry-b7", "c8", "drop-c9")
    assert points(after) == [1, 0]
    assert on(after, "c8") == "packback2"


def test_ruling_29_an_enemy_unit_dropped_into_your_own_row_scores_for_the_enemy() -> None:
    state = lay("wild auto", "packback2@c2", "dasher2@c3", cards=CARDS_KEPT)
    after = play(state, "c2-carry-c3", "drop-c1")
    assert points(after) == [0, 1]
    assert on(after, "c1") == ""


def test_ruling_29_units_in_their_own_rows_just_stand_there() -> None:
    north = play(lay("wild auto", "packback2@c8", "dasher2@b8"), "c8-carry-b8", "drop-c9")
    assert on(north, "c9") == "dasher2"
    assert points(north) == [0, 0]
    south = play(lay("wild auto", "packback2@c2 longears2@b2", "dasher2@f9"), "c2-carry-b2", "drop-c1")
    assert on(south, "c1") == "longears2"


def test_ruling_30_a_carrier_scores_with_its_load_two_points_at_the_same_time() -> None:
    state = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9", cards=CARDS_KEPT)
    landing = play(state, "c8-carry-b8", "c9")
    assert points(landing) == [0, 0]
    assert legal(landing, "drop") == ["drop-b9", "drop-c8", "drop-d9"]
    both = play(landing, "drop-b9")
    assert points(both) == [2, 0]
    assert isinstance(both.task, TakeTurn)
    assert len(both.task.pending) == 2
    assert at(both.text()).text() == both.text()  # the carrier is gone, and the turn waits for the bricks


def test_ruling_30_or_one_point_and_the_load_stands_behind() -> None:
    state = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9", cards=CARDS_KEPT)
    after = play(state, "c8-carry-b8", "c9", "drop-c8")
    assert points(after) == [1, 0]
    assert on(after, "c8") == "longears2"


def test_ruling_30_an_entry_without_a_drop_square_is_illegal() -> None:
    state = lay("aero auto", "skyhook3@d7 gyro3@c7", "dasher2@a9 shunter3@b8 towrig3@c9")
    entry = play(state, "d7-carry-c7")
    assert "b9" not in legal(entry)
    assert "d9" in legal(entry)


def test_ruling_31_safe_units_may_be_carried() -> None:
    state = play(lay("wild auto", "packback2@c2", "dasher2*@d2"), "c2-carry-d2", "drop-b2")
    assert on(state, "b2").startswith("dasher2")


def test_ruling_31_a_carried_frozen_friend_thaws() -> None:
    state = play(lay("wild auto", "packback2@c2 longears2!@d2", "dasher2@f9"), "c2-carry-d2", "c3", "drop-b3")
    assert on(state, "b3") == "longears2"


def test_carrying_ends_the_turn() -> None:
    state = play(lay("aqua auto", "pincer3@c2 manta2@b2", "dasher2@d3"), "c2-carry-b2", "c3", "drop-b3")
    assert turn(state) == "n"


def test_a_frozen_unit_is_carried_and_stays_frozen_when_it_is_an_enemy() -> None:
    state = play(lay("wild auto", "packback2@c2", "dasher2!@d2"), "c2-carry-d2", "drop-c3")
    assert on(state, "c3") == "dasher2!"


def test_a_pusher_with_a_load_is_never_left_with_nowhere_to_put_it() -> None:
    own = "loader3@f3 strider3@e3 tinker3@d3 pistonfist1@f2"
    lifted = play(lay("robo aero", own, "glint1@f4", board="switchback"), "f3-carry-f4")
    # Back on the obstacle it cannot stand; the line to the west stays blocked for both points.
    assert legal(lifted) == ["f2"]
    assert legal(play(lifted, "f2"), "drop") == ["drop-e2", "drop-f3"]
