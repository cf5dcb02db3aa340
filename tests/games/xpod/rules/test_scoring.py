"""Rulings 49 to 51: scoring."""

from __future__ import annotations

from games.xpod.tables import all_bricks, lay, legal, on, play, points, stock, task
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.task import LockBrick

KEPT = ("decon1 jump level1", "build2 level1 move1")


def test_ruling_49_the_owner_gets_the_point_and_chooses_a_brick_that_is_in_the_unit() -> None:
    state = lay("wild auto", "pouncer2@c8", "dasher2@f9", cards=KEPT)
    scored = play(state, "c8-c9")
    assert scored.actors == (0,)
    assert legal(scored) == ["claw", "eye", "hinge", "plate", "slope"]  # no tail: that is level 3
    after = play(scored, "hinge")
    assert stock(after, 0)["hinge"] == 5
    assert bricks.total(after.sides[0].locked) == 1
    assert all_bricks(after, 0) == all_bricks(state, 0)


def test_ruling_49_also_when_the_opponents_push_scored_it() -> None:
    state = lay("wild auto", "rammer3@c3", "dasher2@c2", cards=KEPT)
    scored = play(state, "c3-c2")
    assert scored.actors == (1,)
    assert legal(scored) == ["axle", "plate", "slope", "wheel", "windshield"]
    after = play(scored, "wheel")
    assert after.actors == (0,)  # and the push goes on
    assert "c1" in legal(after)


def test_ruling_49_a_unit_of_one_kind_of_brick_locks_it_without_asking() -> None:
    state = lay("wild auto", "pouncer2@c8", "dasher2@f9", cards=KEPT)
    draft = Draft(state)  # no level of this table is made of one kind
    draft.task = draft.turn_task._replace(
        pending=(LockBrick(0, bricks.one(2)), LockBrick(0, bricks.one(0) + bricks.one(1)))
    )
    draft.settle_locks()
    assert draft.sides[0].locked == bricks.one(2)
    assert bricks.total(draft.sides[0].stock) == bricks.total(state.sides[0].stock) - 1
    assert len(draft.turn_task.pending) == 1  # the other leaves a choice


def test_ruling_50_the_third_point_ends_the_game_with_two_at_once_a_player_may_reach_4() -> None:
    state = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9", cards=KEPT, locked=("plate plate", ""))
    after = play(state, "c8-carry-b8", "c9", "drop-b9")
    assert points(after) == [4, 0]
    assert task(after) == "over:points:s"
    assert after.result == (1, 0)
    assert after.actors == ()


def test_ruling_50_the_enemy_may_win_by_your_push() -> None:
    state = lay("wild auto", "rammer3@c3", "dasher2@c2", cards=KEPT, locked=("", "wheel wheel"))
    assert play(state, "c3-c2").result == (0, 1)


def test_ruling_51_a_scored_plan_can_be_rebuilt() -> None:
    state = lay("wild auto", "longears2@c8", "dasher2@f9", cards=KEPT)
    after = play(state, "c8-c9", "plate", "f9-f8")
    assert "longears-build" in legal(after)


def test_a_scored_units_bricks_return_but_one() -> None:
    state = lay("wild auto", "longears2@c8", "dasher2@f9", cards=KEPT)
    after = play(state, "c8-c9", "eye")
    assert stock(after, 0)["eye"] == 3
    assert sum(stock(after, 0).values()) == 40
    assert on(after, "c9") == ""


def test_the_level_of_the_scoring_unit_does_not_matter() -> None:
    state = lay("wild auto", "pouncer1@c8", "dasher2@f9", cards=KEPT)
    assert points(play(state, "c8-c9")) == [1, 0]


def test_north_scores_in_row_1() -> None:
    state = lay("wild auto", "longears2@c8", "dasher2@f3", to="n", cards=KEPT)
    assert points(play(state, "f3-f1")) == [0, 1]
