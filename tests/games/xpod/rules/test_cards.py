"""Rulings 42 to 48: the X-tra cards."""

from __future__ import annotations

from itertools import combinations, permutations

from games.xpod.tables import NAMES, WORDS, at, hand, lay, legal, lid, on, play, points, stock, task, turn
from pentapod.games.xpod.data.table import CARD_BIT
from pentapod.games.xpod.rules.state import XPod


def test_ruling_42_any_number_of_different_cards_in_a_turn() -> None:
    state = lay("auto auto", "dasher1@c2", "dasher2@c7", tier="advanced", cards=("move1 jump decon1", ""))
    after = play(state, "move1-c2", "jump", "d3")
    assert hand(after, 0) == {"decon1"}
    hit = lay("auto auto", "dasher1@c5", "dasher2@c7", tier="advanced", cards=("move1 decon1", ""))
    assert on(play(hit, "move1-c5", "c6", "decon1-c7"), "c7") == "dasher1"


def test_ruling_42_each_needs_a_visible_effect() -> None:
    state = lay("wild auto", "longears2@c2", "dasher2@f9", tier="advanced", cards=("jump decon1 level1", ""))
    assert not legal(state, "jump")  # it jumps already
    assert not legal(state, "decon1")  # there is nobody to deconstruct
    assert not legal(state, "level1-c2")  # it is at its max level
    boxed = lay("auto auto", "dasher1@a1 mechanic2!@a2 towrig2!@b1", "dasher2@f9", cards=("move1", ""))
    assert not legal(boxed, "move1")


def test_ruling_42_a_carrier_makes_the_movement_of_its_card_before_it_puts_its_load_down() -> None:
    state = lay("aqua auto", "pincer3@c2 manta2@b2", "dasher2@f9", cards=("move1", ""))
    lifted = play(state, "move1-c2", "carry-b2")
    assert not legal(lifted, "drop")
    assert legal(play(lifted, "c3"), "drop") == ["drop-b3", "drop-c2", "drop-d3"]
    boxed = lay("auto auto", "towrig2@a1 dasher2@a2 dasher2~1@b1", "dasher2@f9", cards=("move1", ""))
    freed = play(boxed, "move1-a1")
    assert legal(freed) == ["carry-a2", "carry-b1"]  # out of the way
    assert {"a2", "a3"} <= set(legal(play(freed, "carry-a2")))


def test_ruling_42_no_card_after_which_the_movement_cannot_be_made() -> None:
    cards = ("jump level1", "")
    state = lay("monster auto", "gawker2@a1 lurch3@a2 skitter2@b1", "dasher2@f9", cards=cards)
    assert "level1-a1" in legal(state)
    jumping = play(state, "jump-a1")
    assert legal(jumping) == ["a3", "b2", "c1"]  # at level 3 it would jump 1, and both squares are taken


def test_ruling_42_cards_that_help_only_together_may_be_played_in_either_order() -> None:
    gnash = at(
        "basic crossroads lid max monster;0;gnash1@a1,bounder1@a2,bounder1~1@b1;-;-;jump,level1,move1/- "
        "auto;0;dasher2@f8;-;-;build2,level1,move1/- s 0 turn"
    )
    assert {"jump-a1", "move1-a1"} <= set(legal(gnash))
    for first, second in (("jump", "move1"), ("move1", "jump")):
        one = play(gnash, f"{first}-a1")
        assert [touch for touch in legal(one) if not touch.startswith("level1")] == [second]
        assert WORDS.refusal(one, ("b2",), NAMES)
        card = {"jump": "JUMP", "move1": "MOVE +1"}[first]
        assert WORDS.prompt(one, NAMES) == (
            f"Ann: play another X-tra card, because with {card} your Gnash cannot go anywhere yet."
        )
        both = play(one, second)
        assert [touch for touch in legal(both) if not touch.startswith("level1")] == ["a3", "b2", "c1"]
        after = play(both, "a3")
        assert (on(after, "a3"), hand(after, 0), turn(after)) == ("gnash1", {"level1"}, "s")
    for card in ("jump", "move1"):
        alone = lay("monster auto", "gnash1@a1 bounder1@a2 bounder1~1@b1", "dasher2@f8", cards=(card, ""))
        assert f"{card}-a1" not in legal(alone)


def test_ruling_42_also_where_level_1_is_one_of_them() -> None:
    boxed = "snapjaw1@a1 longears1@a2 longears1~1@b1"
    state = lay("wild auto", boxed, "dasher2@f8", cards=("jump level1", ""))
    for order in (("level1-a1", "jump-a1"), ("jump-a1", "level1-a1")):
        assert legal(play(state, *order)) == ["a3", "b2", "c1"]
    assert legal(play(state, "jump-a1")) == ["level1-a1"]
    assert not legal(lay("wild auto", boxed, "dasher2@f8", cards=("jump", "")), "jump-a1")


def test_ruling_42_three_cards_together() -> None:
    own, enemy = "gawker1@a1 bounder1@b1 skitter1@c1", "breaker1@a2 dasher1@b2 breaker1~1@a3"
    state = lay("monster auto", own, enemy, cards=("jump level1 move1", ""))
    for order in permutations(("jump", "level1", "move1")):
        after = state
        for card in order:
            after = play(after, next(touch for touch in (f"{card}-a1", card) if touch in legal(after)))
        assert legal(after) == ["a4", "b3", "c2", "d1"]
    for left in combinations(("jump", "level1", "move1"), 2):
        assert not {"jump-a1", "move1-a1"} & set(legal(lay("monster auto", own, enemy, cards=(" ".join(left), ""))))


def test_ruling_42_together_for_a_pusher_who_is_stopped_by_safe_units() -> None:
    def stopped(cards: str) -> XPod:
        safe = "breaker1*@b7 dasher1*@c7 mechanic1*@a8 towrig1*@a9"
        return lay("auto auto", "shunter2@a7", safe, tier="advanced", board="switchback", cards=(cards, ""))

    state = stopped("jump move1")
    for order in (("jump-a7", "move1"), ("move1-a7", "jump")):
        assert legal(play(state, *order)) == ["a5", "b6", "b8"]
    for card in ("jump", "move1"):
        assert not legal(stopped(card), card)


def test_ruling_42_never_on_a_frozen_units_activation() -> None:
    state = lay("auto auto", "dasher1!@c2", "dasher2@c3", tier="advanced", cards=("jump move1 decon1", ""))
    assert not [n for n in legal(state) if n.startswith(("jump", "move1", "decon1"))]
    assert WORDS.refusal(state, ("move1", "c2"), NAMES) == "Ann's Dasher on c2 is frozen."


def test_ruling_42_no_other_card_with_build_2() -> None:
    state = lay("auto auto", "shunter1@c2", "dasher2@f9", cards=("build2 level1 move1", ""))
    assert legal(play(state, "build2")) == [n for n in legal(play(state, "build2")) if n.endswith("build")]
    after = play(state, "level1-c2")
    assert "build2" not in legal(after)
    theirs = lay("auto auto", "dasher1@c2", "dasher2@f9", cards=("move1", "build2"))
    assert "build2" in legal(play(theirs, "move1-c2", "c3"))  # that was South's turn


def test_ruling_43_jump_goes_as_far_as_the_unit_moves_or_pushes_and_pushes_nothing() -> None:
    state = play(lay("wild auto", "rammer3@c3", "dasher2@c5 shunter3@d3", cards=("jump", "")), "jump-c3")
    assert "c6" in legal(state)  # over the obstacle on c4 and a unit
    assert "d3" not in legal(state)
    assert "c4" not in legal(state)
    after = play(state, "c6")
    assert on(after, "c6") == "rammer3"
    assert hand(after, 0) == set()


def test_ruling_43_not_on_units_with_jump_or_fly_or_without_movement() -> None:
    state = lay("wild auto", "longears2@a2 redwing2@b2 rammer1@d2 snapjaw1@e2", "dasher2@f9", cards=("jump", ""))
    assert legal(state, "jump") == ["jump-e2"]


def test_ruling_43_after_move_1_it_may_be_played_on_a_unit_without_movement() -> None:
    state = lay("wild auto", "rammer1@c3", "dasher2@f9", tier="advanced", cards=("jump move1", ""))
    assert not legal(state, "jump")
    moved = play(state, "move1-c3")
    assert "jump" in legal(moved)
    jumping = play(moved, "jump")
    assert set(legal(jumping)) == {"b3", "c2", "d3"}


def test_ruling_44_move_1_adds_to_the_movement_action_push_included() -> None:
    state = lay("wild auto", "rammer3@a1", "dasher2@f9", tier="advanced", cards=("move1", ""))
    after = play(state, "move1-a1", "a2", "a3", "a4", "a5")
    assert on(after, "a5") == "rammer3"
    fast = lay("auto auto", "dasher2@a1", "dasher2@f9", cards=("move1", ""))
    assert "a6" in legal(play(fast, "move1-a1"))
    flying = lay("aero auto", "glint2@a1", "dasher2@f9", cards=("move1", ""))
    assert "c3" in legal(play(flying, "move1-a1"))


def test_ruling_45_decon_1_keeps_the_range() -> None:
    state = lay("aero auto", "bombardier3@c3", "shunter3@c5 dasher2@d3", cards=("decon1", ""))
    assert legal(state, "decon1") == ["decon1-c3-c5"]
    assert on(play(state, "decon1-c3-c5"), "c5") == "shunter1"


def test_ruling_45_without_decon_it_gives_an_adjacent_one_level_decon() -> None:
    state = lay("wild auto", "longears2@c3", "shunter3@d3 dasher2@c5 towrig3@d4", cards=("decon1", ""))
    assert legal(state, "decon1") == ["decon1-c3-d3"]
    after = play(state, "decon1-c3-d3")
    assert on(after, "d3") == "shunter2"
    assert turn(after) == "n"


def test_ruling_45_with_decon_plus_1_three_levels() -> None:
    state = lay("wild auto", "snapjaw3@c3", "shunter3@d3", cards=("decon1", ""))
    assert on(play(state, "decon1-c3-d3"), "d3") == ""


def test_ruling_46_level_1_raises_a_unit_from_its_owners_inventory() -> None:
    state = lay("wild auto", "snapjaw1!@c3", "dasher2@f9", cards=("level1", ""))
    after = play(state, "level1-c3")
    assert on(after, "c3") == "snapjaw2!"
    assert turn(after) == "s"
    assert stock(after, 0)["claw"] == stock(state, 0)["claw"] - 1


def test_ruling_46_before_the_action_or_between_movement_and_special() -> None:
    state = lay("wild auto", "snapjaw1@c2", "shunter3@d3", cards=("level1", ""))
    moved = play(state, "c2-c3")
    assert turn(moved) == "s"
    after = play(moved, "level1-c3", "decon-d3")
    assert on(after, "d3") == "shunter2"
    first = play(state, "level1-c2")
    assert "c2-d2" in legal(first)  # MOVE 2 now


def test_ruling_46_a_turn_already_over_is_too_late() -> None:
    state = play(
        lay("wild auto", "snapjaw1@c2", "dasher2@f9", lids=("longears2", ""), cards=("level1", "")), "lid-longears-a1"
    )
    assert turn(state) == "n"
    assert not legal(state, "level1")


def test_ruling_47_build_2_needs_two_builds_that_are_possible_together() -> None:
    state = lay("auto auto", "", "dasher2@f9", cards=("build2", ""))
    after = play(state, "build2", "dasher-build", "dasher-build")
    assert lid(after, 0) == ["dasher2", "dasher2~1"]
    assert turn(after) == "n"
    few = lay("auto auto", "shunter3@a1 breaker3@b1 mechanic2@c1", "dasher2@f9", cards=("build2", ""))
    first = play(few, "build2")
    assert stock(first, 0)["plate"] == 2
    assert "towrig-build" in legal(few)
    assert legal(first) == ["dasher-build", "stuntbike-build"]  # a Tow Rig would take both plates
    one = lay("auto auto", "shunter3@a1 breaker3@b1 mechanic2@c1 stuntbike2@d1", "dasher2@f9", cards=("build2", ""))
    assert not legal(one, "build2")


def test_ruling_47_after_taking_lid_units_apart() -> None:
    units = "shunter3@a1 breaker3@b1 mechanic2@c1"
    state = lay("auto auto", units, "dasher2@f9", lids=("dasher2 stuntbike2", ""), cards=("build2", ""))
    building = play(state, "build2")
    assert legal(building) == ["lid-dasher-apart", "lid-stuntbike-apart"]
    one = play(building, "lid-dasher-apart", "lid-stuntbike-apart", "stuntbike-build")
    assert lid(one, 0) == ["stuntbike2"]
    assert not legal(one, "lid-")  # what was built stays whole
    assert turn(play(one, "dasher-build")) == "n"
    half = lay("auto auto", units, "dasher2@f9", lids=("dasher2", ""), cards=("build2", ""))
    assert legal(play(half, "build2")) == ["dasher-build", "lid-dasher-apart", "stuntbike-build"]
    alike = lay("auto auto", "", "dasher2@f9", lids=("dasher2~1", ""), cards=("build2", ""))
    apart = play(alike, "build2", "dasher-build", "lid-dasher-apart")
    assert lid(apart, 0) == ["dasher2"]  # the one that was built
    assert not legal(apart, "lid-")


def test_ruling_47_the_same_plan_twice_is_fine_even_if_no_other_pair_is_possible() -> None:
    state = lay("robo auto", "pistonfist3@a1 strider3@b1 dishbeam3@c1", "dasher2@f9", cards=("build2", ""))
    building = play(state, "build2")
    assert legal(building) == ["loader-build"]
    assert lid(play(building, "loader-build", "loader-build"), 0) == ["loader3", "loader3~1"]


def test_ruling_48_a_card_comes_back_for_an_enemy_point_own_choice() -> None:
    state = lay("wild auto", "longears2@c7", "dasher2@f9")
    scored = play(state, "c7-c9", "plate")
    assert scored.actors == (1,)
    assert legal(scored) == ["build2", "level1", "move1"]
    back = play(scored, "move1")
    assert hand(back, 1) == {"move1"}
    assert back.sides[1].used == CARD_BIT["build2"] | CARD_BIT["level1"]
    assert task(play(scored, "move1")) == "turn"
    assert turn(play(scored, "move1")) == "n"


def test_ruling_48_none_used_none_back() -> None:
    state = lay("wild auto", "longears2@c7", "dasher2@f9", cards=("", "build2 level1 move1"))
    assert turn(play(state, "c7-c9", "plate")) == "n"


def test_ruling_48_two_points_at_once_give_two() -> None:
    state = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9", cards=("", "build2"))
    scored = play(state, "c8-carry-b8", "c9", "drop-b9")
    assert points(scored) == [2, 0]
    after = play(scored, "plate", "plate")
    assert hand(after, 1) == {"build2", "level1", "move1"}
    three = lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9")
    chosen = play(three, "c8-carry-b8", "c9", "drop-b9", "plate", "plate", "level1", "build2")
    assert hand(chosen, 1) == {"build2", "level1"}


def test_ruling_48_also_a_card_of_this_very_turn_when_you_push_an_enemy_home() -> None:
    state = lay(
        "wild auto", "rammer2@c4 longears2@a1", "dasher2@c2", board="crossroads", cards=("decon1 jump level1", "")
    )
    raised = play(state, "level1-c4", "c4-c3")
    scored = play(raised, "c2")
    assert points(scored) == [0, 1]
    assert "level1" in hand(scored, 0)
