"""Rulings 1 to 6: the frame of a turn."""

from __future__ import annotations

import pytest

from games.xpod.tables import GAME, action, at, hand, lay, legal, on, owner_on, play, points, stock, task, turn
from pentapod.engine.state import CHANCE, Action, IllegalAction


def test_ruling_1_kinds_of_turn_exactly_one() -> None:
    state = lay("wild auto", "pouncer3@c2 redwing1!@a5", "dasher2@f9", lids=("longears2", ""))
    for notation in ("snapjaw-build", "lid-longears-b1", "c2-c3", "a5-unfreeze"):
        assert turn(play(state, notation)) == "n"
    passing = lay("wild auto", "", "", lids=("longears2", ""))
    assert "pass" not in legal(passing)


def test_ruling_1_activate_and_do_nothing_is_no_hidden_pass() -> None:
    state = lay("wild auto", "rammer3@c2", "dasher2@f9")
    assert "done" in legal(play(state, "c2-d2"))
    back = play(state, "c2-d2", "c2")
    assert "done" not in legal(back)
    assert "c2" not in legal(play(back, "d2"))  # with no point left it would end where it began


STUCK = "snapjaw3!@a1 rammer3!@b1 pouncer3!@c1 redwing2!@d1"
"""All nine plates of the Wild Pod, in units that are frozen."""

STUCK_CARS = "shunter3!@a9 towrig3!@b9 breaker3!@c9 mechanic2!@d9"
"""All eight plates of the Auto Pod."""


def test_ruling_2_pass_only_when_no_build_place_or_activate_is_legal() -> None:
    state = lay("wild auto", STUCK, "dasher2@f9")
    assert legal(state) == [*(f"{file}1-unfreeze" for file in "abcd"), "pass"]
    some = lay("wild auto", STUCK.replace("redwing2!@d1", ""), "dasher2@f9")
    assert "redwing-build" in legal(some)
    assert "pass" not in legal(some)
    able = lay("wild auto", STUCK.replace("redwing2!", "redwing2"), "dasher2@f9")
    assert "pass" not in legal(able)


def test_ruling_2_units_in_the_lid_count_as_takeable_apart() -> None:
    state = lay("wild auto", STUCK.replace("redwing2!@d1", ""), "dasher2@f9", lids=("redwing2", ""))
    assert not [notation for notation in legal(state) if notation.endswith("-build")]
    assert "pass" not in legal(state)
    assert "redwing-build" in legal(play(state, "lid-redwing-apart"))


def test_ruling_3_a_own_frozen_units_next_to_the_activated_unit_thaw() -> None:
    state = lay("wild auto", "pouncer3@c3 redwing2!@c6 snapjaw3!@e6", "dasher2!@f9")
    after = play(state, "c3-c5")
    assert on(after, "c6") == "redwing2"
    assert on(after, "e6") == "snapjaw3!"


def test_ruling_3_a_a_unit_that_left_the_board_thaws_nobody() -> None:
    kept = ("decon1 jump level1", "build2 level1 move1")
    state = lay("wild auto", "longears2@c7 redwing2!@c8 snapjaw3!@c6 rammer3!@f8", "dasher2@a9", cards=kept)
    after = play(state, "c7-c9", "eye")
    assert turn(after) == "n"
    assert [on(after, square) for square in ("c8", "c6", "f8")] == ["redwing2!", "snapjaw3!", "rammer3!"]


def test_ruling_3_b_then_own_unfrozen_scare_units_freeze_adjacent_enemies() -> None:
    state = lay("monster auto", "lurch3!@c2 skitter2@a2", "dasher2@c3")
    after = play(state, "a2-b2")  # thaws the Lurch, which then scares
    assert on(after, "c2") == "lurch3"
    assert on(after, "c3") == "dasher2!"


def test_ruling_3_d_the_new_players_units_stop_being_safe() -> None:
    state = lay("wild auto", "pouncer3@c2", "dasher2@f9", lids=("redwing2", ""))
    placed = play(state, "lid-redwing-a1")
    assert on(placed, "a1") == "redwing2*"
    again = play(placed, "f9-f8")
    assert on(again, "a1") == "redwing2"


def test_ruling_3_a_third_point_ends_the_game_at_once() -> None:
    state = lay("wild auto", "longears2@c7 redwing2!@c6", "dasher2@f9", locked=("plate plate", ""))
    after = play(state, "c7-c9")
    assert task(after) == "over:points:s"
    assert on(after, "c6") == "redwing2!"
    assert after.result == (1, 0)
    assert after.turns == 10
    pushed = lay("wild auto", "rammer3@c7 longears2@c8 redwing2!@b8", "dasher2@f9", locked=("plate plate", ""))
    assert on(play(pushed, "c7-c8"), "b8") == "redwing2!"  # next to the pusher, but (a) does not come any more


def test_ruling_4_two_passes_in_a_row_are_a_draw() -> None:
    one = play(lay("wild auto", STUCK, STUCK_CARS), "pass")
    assert one.result is None
    both = play(one, "pass")
    assert task(both) == "over:passes:-"
    assert both.result == (0.5, 0.5)
    between = play(one, "a9-unfreeze", "pass")
    assert between.result is None


def test_ruling_4_the_third_time_of_a_position_is_a_draw() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9")
    dance = ["c2-c3", "f9-f8", "c3-c2", "f8-f9"]
    twice = play(state, *dance)
    assert twice.result is None
    assert play(twice, *dance[:3]).result is None
    assert task(play(twice, *dance)) == "over:repeated:-"
    assert play(twice, *dance).result == (0.5, 0.5)


def test_ruling_4_300_turns_are_a_draw() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9", turns=299)
    assert task(play(state, "c2-c3")) == "over:long:-"


def test_ruling_4_299_turns_are_not_enough() -> None:
    state = play(lay("wild auto", "longears2@c2", "dasher2@f9", turns=298), "c2-c3")
    assert (task(state), state.turns) == ("turn", 299)


def test_ruling_5_information_is_open() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9")
    assert not state.hidden
    assert state.redeal(0, None) is state  # type: ignore[arg-type]


def test_ruling_6_both_players_may_use_the_same_pod() -> None:
    state = GAME.start(GAME.choose(south="aqua", north="aqua"))
    assert set(state.actors) == {CHANCE}
    twins = lay("aqua aqua", "manta2@c2", "manta2@c8")
    assert not legal(twins, "c8")
    after = play(twins, "c2-c3")
    assert (owner_on(after, "c3"), owner_on(after, "c8")) == (0, 1)
    assert not legal(after, "c3")
    hit = play(lay("wild wild", "snapjaw2@c3", "snapjaw2@d3"), "c3-decon-d3")
    assert (on(hit, "c3"), on(hit, "d3")) == ("snapjaw2", "snapjaw1")
    assert (stock(hit, 0)["claw"], stock(hit, 1)["claw"]) == (4, 5)


def test_the_starting_player_is_drawn_by_chance() -> None:
    state = GAME.start(GAME.choose())
    assert legal(state) == ["north", "south"]
    assert play(state, "north").actors == (1,)
    assert play(state, "south").actors == (0,)


def test_starting_units_wait_in_the_lid_or_stand_on_the_home_row() -> None:
    lids = play(GAME.start(GAME.choose(south="robo", **{"south-robo": "sentry"})), "south")
    assert len(lids.sides[0].lid) == 3
    assert not lids.units
    stand = play(GAME.start(GAME.choose(start_units="home_row")), "south")
    places = ("b1", "d1", "f1", "e9", "c9", "a9")
    assert [on(stand, square) for square in places] == [
        "pouncer3",
        "snapjaw3",
        "redwing2",
        "dasher2",
        "towrig3",
        "shunter3",
    ]


def test_nobody_acts_out_of_turn() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9")
    with pytest.raises(IllegalAction):
        state.after(Action(1, ("f9", "f8")))


def test_cards_are_those_of_the_basic_plans() -> None:
    state = play(GAME.start(GAME.choose(south="dragon", north="robo")), "south")
    assert hand(state, 0) == {"move1", "decon1", "level1"}
    assert hand(state, 1) == {"level1", "decon1", "build2"}


def test_giving_up() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9")
    assert state.resign(0).result == (0, 1)
    assert state.resign(0).out == (0,)
    assert points(state.resign(1)) == [0, 0]
    with pytest.raises(IllegalAction):
        state.resign(0).resign(1)


def test_a_text_that_is_written_by_hand_plays_on() -> None:
    text = lay("wild auto", "longears2@c2", "dasher2@f9").text()
    assert at(text).text() == text
    assert action(at(text), "c2-c3")
