"""The rulings for the Advanced rules, by their names: sections 1, 2, 4.5, 5 and 6."""

from __future__ import annotations

from games.pods import reference
from games.pods.helpers import GAME, WORDS, action, legal, new, play, points_for, position, slow, why_not
from notation import why_illegal
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.board import points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.position import occurrences

BLACK_HAS_ONE_POD = "aside:-/1,3,4,5,6,7,8,9,10,11,12,13,14"
BLACK_IS_STUCK = (
    "advanced guarded 0 b 1@e6,2@a2,3@b4,4@a4,5@b3,6@f1,7@f2,8@c2,9@e4,10@b2,11@f4,12@c6,13@b5 - " + BLACK_HAS_ONE_POD
)


def test_white_begins_with_an_empty_board() -> None:
    state = new(rules="advanced")
    assert state.text() == "advanced guarded 0 w - -"
    assert state.actors == (0,)


def test_no_bipod_restriction_on_the_first_turn() -> None:
    assert {action.path[0] for action in new(rules="advanced").actions()} == {str(pod) for pod in range(1, 15)}


def test_a_turn_is_one_placement_or_one_move() -> None:
    state = position("advanced guarded 0 w 1@d1 7@d5")
    assert play(state, "7@c3").board[POINTS.index("c3")] == 7
    moved = play(state, "d1-e1")
    assert moved.text() == "advanced guarded 0 b 1@e1 7@d5 quiet:1 earlier:d1w1,e1-"
    assert moved.actors == (1,)


def test_a_move_is_one_step_along_a_leg_to_a_connected_adjacent_empty_point() -> None:
    state = position("advanced guarded 0 w 1@d1,7@d5 7@e1,8@c3")
    moves = {notation for notation in legal(state) if "-" in notation}
    assert moves == {"d1-c1", "d5-c5", "d5-e5"}
    assert "e1 is already taken" in why_not(state, "d1-e1")
    assert "no leg to the north" in why_not(state, "d1-d2")
    assert "No line joins d5 and d6" in why_not(state, "d5-d6")
    assert "not next to d5" in why_not(state, "d5-b5")
    assert "does not belong to Blue" in WORDS.refusal(state, ("e1",))
    assert "e5 is empty" in WORDS.refusal(state, ("e5",))


def test_a_move_goes_in_each_of_the_eight_directions() -> None:
    state = position("advanced guarded 0 w 7@b2,8@c5,9@d4,13@b3,14@a3 7@a1")
    steps = set()
    for move in (notation for notation in legal(state) if "-" in notation):
        after = play(state, move)
        origin, to = move.split("-")
        assert after.board[POINTS.index(to)] == state.board[POINTS.index(origin)]
        assert not after.board[POINTS.index(origin)]
        steps.add((ord(to[0]) - ord(origin[0]), int(to[1]) - int(origin[1])))
    assert len(steps) == 8
    assert play(position("advanced guarded 0 w 7@a1 7@d5"), "a1-a2").board[POINTS.index("a2")] == 7


def test_facing_is_unchanged_by_a_move() -> None:
    """Orange's pod 3 has legs west, north-east and south-east as seen on the board, wherever it stands."""
    state = position("advanced guarded 0 b 1@d6 3@d4")
    assert {notation for notation in legal(state) if "-" in notation} == {"d4-c4", "d4-e5", "d4-e3"}
    later = position("advanced guarded 0 b 1@d6 3@e5")
    assert {notation for notation in legal(later) if "-" in notation} == {"e5-d5", "e5-f6"}


def test_condition_2_does_not_apply_to_moves() -> None:
    state = position("advanced guarded 0 w 1@f5 8@d4")
    assert "e5 is guarded" in why_not(state, "7@e5")
    assert "f5-e5" in legal(state)


def test_d6_condition_2_applies_to_placements() -> None:
    assert "7@e5" not in legal(position("advanced guarded 0 w - 8@d4"))
    assert "7@e5" in legal(position("advanced unguarded 0 w - 8@d4"))


def test_d5_condition_1_is_waived_if_the_placement_changes_anything() -> None:
    # On a5 Blue's pod 1 is blocked (edge, no line), but it also blocks Orange's pod 2 on a6.
    state = position("advanced guarded 0 w 7@d1 2@a6")
    assert "1@a5" in legal(state)


def test_the_opponents_blocked_pods_are_set_aside() -> None:
    state = play(position("advanced guarded 0 b 2@a6 -"), "2@a5")
    assert state.text() == "advanced guarded 0 w - 2@a5 aside:2/-"
    assert [(stat.label, stat.value) for stat in WORDS.stats(state, 0)] == [
        ("in hand", 13),
        ("on board", 0),
        ("out", 1),
    ]


def test_pods_set_aside_never_return() -> None:
    state = position("advanced guarded 0 w - 2@a5 aside:2/-")
    assert points_for(state, 2) == set()
    assert "out of the game" in why_not(state, "2@d4")


def test_pods_set_aside_stay_aside_whoever_acts() -> None:
    state = position("advanced guarded 0 b 7@d1 7@d5 aside:2/3")
    black = play(state, "4@c3")
    assert black.aside == state.aside
    assert play(black, "4@a1").aside == state.aside


def test_own_pods_are_returned_to_hand_at_once() -> None:
    state = play(position("advanced guarded 0 w 2@a6 7@f1"), "4@a5")
    assert state.text() == "advanced guarded 0 b 4@a5 7@f1 quiet:1 earlier:a5-,a6w2"
    assert "a3" in points_for(play(state, "f1-f2"), 2)


def test_all_blocked_pods_are_removed_simultaneously() -> None:
    """Pod 1 on a5 and pod 2 on a6 block each other: taking either away first would free the other."""
    state = play(position("advanced guarded 0 w 7@d1 2@a6"), "1@a5")
    assert state.text() == "advanced guarded 0 b 7@d1 - aside:-/2 quiet:1"


def test_suicide_placement_is_legal_if_it_removes_an_own_pod_too() -> None:
    state = play(position("advanced guarded 0 w 2@a6 7@d1"), "1@a5")
    assert state.text() == "advanced guarded 0 b - 7@d1 quiet:1 earlier:a6w2"


def test_a_placement_whose_only_effect_is_its_own_return_is_illegal() -> None:
    state = position("advanced guarded 0 w 7@d1 7@f1")
    assert "come straight back" in why_not(state, "1@a5")
    assert "come straight back" in why_illegal(GAME, state, action(state, "1@a5"))


def test_a_move_that_blocks_the_mover_is_legal_and_returns_it() -> None:
    # On f6 the pod's legs lead off the board and to e5, where Orange stands.
    state = play(position("advanced guarded 0 w 3@e6 7@e5"), "e6-f6")
    assert state.text() == "advanced guarded 0 b - 7@e5 quiet:1 earlier:e6w3"
    assert state.hands[0] >> 3 & 1


def test_a_pod_that_is_blocked_by_a_move_is_removed() -> None:
    state = play(position("advanced guarded 0 w 2@a4 2@a6"), "a4-a5")
    assert state.text() == "advanced guarded 0 b 2@a5 - aside:-/2 quiet:1"


def test_the_guard_goes_with_the_pod_that_moves() -> None:
    """Orange's pod 3 has long legs north-east and south-east as seen on the board."""
    state = position("advanced guarded 0 b - 3@d4")
    assert [POINTS[at] for at in points_in(state.guarded[0])] == ["e3", "e5"]
    assert [POINTS[at] for at in points_in(play(state, "d4-c4").guarded[0])] == ["d3"]


def test_the_guard_ends_when_the_pod_is_removed() -> None:
    state = position("advanced guarded 0 w 1@d5 8@f6")
    assert [POINTS[at] for at in points_in(state.guarded[0])] == ["e5"]
    assert play(state, "d5-e5").guarded == (0, 0)


def test_the_guard_ends_when_the_own_pod_is_returned() -> None:
    state = position("advanced guarded 0 b 7@d1 8@f6")
    after = play(state, "7@e5")
    assert after.hands[1] >> 8 & 1
    assert after.guarded == (0, 0)


def test_win_the_movers_hand_is_empty_after_removal() -> None:
    # Pod 7 is Blue's last: with it on the board his hand is empty, whatever else stands there.
    state = position("advanced guarded 0 w - 7@d5 aside:1,2,3,4,5,6,8,9,10,11,12,13,14/-")
    after = play(state, "7@d1")
    assert (after.result, after.ending) == ((1, 0), Ending.EMPTIED)


def test_a_last_pod_that_comes_back_does_not_win() -> None:
    state = position("advanced guarded 0 w - 2@a6 aside:2,3,4,5,6,7,8,9,10,11,12,13,14/-")
    after = play(state, "1@a5")
    assert after.result is None
    assert after.hands[0] == 1 << 1


def test_a_pod_that_comes_back_must_be_placed_again() -> None:
    """Blue's last pod in hand goes to the board, but brings pod 2 back."""
    state = position("advanced guarded 0 w 2@a6 7@d1 aside:1,3,5,6,7,8,9,10,11,12,13,14/-")
    after = play(state, "4@a5")
    assert (after.result, after.hands[0]) == (None, 1 << 2)


def test_win_the_opponent_has_no_legal_action() -> None:
    before = BLACK_IS_STUCK.replace(",13@b5", "").replace(" b ", " w ")
    after = play(position(before), "13@b5")
    assert (after.result, after.ending) == ((1, 0), Ending.STUCK)
    assert position(BLACK_IS_STUCK).result == (1, 0)


def test_both_win_conditions_at_once_mover_wins() -> None:
    """Blue's last pod leaves Orange without a legal action as well."""
    before = BLACK_IS_STUCK.replace(",13@b5", "").replace(" b ", " w ").replace("aside:-/", "aside:14/")
    after = play(position(before), "13@b5")
    assert after.result == (1, 0)
    assert reference.actions(slow(after)) == []


BACK_AND_FORTH = ("d1-e1", "d6-e6", "e1-d1", "e6-d6")


def test_repetition_the_third_time_is_a_draw() -> None:
    state = position("advanced guarded 0 w 1@d1 1@d6")
    twice = play(state, *BACK_AND_FORTH)
    assert (occurrences(twice), twice.result) == (2, None)
    thrice = play(twice, *BACK_AND_FORTH)
    assert (thrice.result, thrice.ending, occurrences(thrice)) == ((0.5, 0.5), Ending.REPEATED, 3)
    again = position(thrice.text())
    assert (again.result, again.ending) == ((0.5, 0.5), Ending.REPEATED)


def test_repetition_counts_with_pods_set_aside_as_well() -> None:
    state = position("advanced guarded 0 w 1@d1 1@d6 aside:2/3,4")
    assert play(state, *BACK_AND_FORTH, *BACK_AND_FORTH).ending == Ending.REPEATED


def test_repetition_the_text_of_a_position_keeps_what_it_needs() -> None:
    state = play(position(play(position("advanced guarded 0 w 1@d1 1@d6"), *BACK_AND_FORTH).text()), *BACK_AND_FORTH)
    assert state.ending == Ending.REPEATED


def test_repetition_needs_the_same_side_to_move() -> None:
    # Blue's pod walks round a triangle while Orange's goes there and back: the same board, but Orange is to move.
    state = position("advanced guarded 0 w 10@c1 1@d6")
    after = play(state, "c1-d1", "d6-e6", "d1-c2", "e6-d6", "c2-c1")
    assert (after.board, after.to_move, occurrences(after)) == (state.board, 1, 1)


def test_repetition_the_starting_position_counts() -> None:
    state = new(rules="advanced")
    assert play(state, "7@d4").earlier == (state.board,)


def test_repetition_is_counted_from_the_last_time_a_pod_was_set_aside() -> None:
    state = play(position("advanced guarded 0 w 2@a4 1@d6,2@a6"), "a4-a3", "d6-e6", "a3-a4", "e6-d6")
    assert len(state.earlier) == 4
    assert play(state, "a4-a5").text() == "advanced guarded 0 b 2@a5 1@d6 aside:-/2 quiet:5"


def test_60_turns_in_which_no_hand_shrank_are_a_draw() -> None:
    state = play(position("advanced guarded 0 w 1@d1 1@d6 quiet:59"), "d1-e1")
    assert (state.quiet, state.result, state.ending) == (60, (0.5, 0.5), Ending.QUIET)
    assert play(position("advanced guarded 0 w 1@d1 1@d6 quiet:58"), "d1-e1").result is None


def test_a_placement_that_stays_starts_the_60_turns_anew() -> None:
    assert play(position("advanced guarded 0 w 1@d1 1@d6 quiet:59"), "7@d4").quiet == 0


def test_a_placement_that_brings_a_pod_back_does_not_count_as_shrinking() -> None:
    state = play(position("advanced guarded 0 w 2@a6 7@f1 quiet:59"), "4@a5")
    assert (state.quiet, state.ending) == (60, Ending.QUIET)


def test_a_turn_in_which_only_the_enemys_pods_leave_does_not_shrink_a_hand() -> None:
    assert play(position("advanced guarded 0 w 2@a4 2@a6 quiet:7"), "a4-a5").quiet == 8


def test_order_of_checks_a_win_comes_before_the_60_turns() -> None:
    stuck = BLACK_IS_STUCK + " quiet:60"
    assert position(stuck).ending == Ending.STUCK


def test_order_of_checks_repetition_comes_before_the_60_turns() -> None:
    twice = play(position("advanced guarded 0 w 1@d1 1@d6"), *BACK_AND_FORTH, *BACK_AND_FORTH[:3])
    late = twice.text().replace("quiet:7", "quiet:59")
    assert play(position(late), BACK_AND_FORTH[3]).ending == Ending.REPEATED


def test_removed_pods_follow_from_the_position() -> None:
    state = position("advanced guarded 0 w 7@d1 2@a6")
    assert [POINTS[at] for at, _ in state.removed(action(state, "1@a5"))] == ["a5", "a6"]
    assert action(state, "1@a5").path == ("1", "a5")
