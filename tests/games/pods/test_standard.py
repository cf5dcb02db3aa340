"""The rulings for the Standard rules, by their names: sections 1, 2, 4.4, 5 and 6."""

from __future__ import annotations

import pytest

from games.pods import reference
from games.pods.helpers import GAME, ORIENTATIONS, WORDS, action, legal, new, play, points_for, position, slow, why_not
from notation import why_illegal
from pentapod.engine.state import CHANCE, Action, IllegalAction
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.board import points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.position import occurrences

# One ply before the end, by Blue's 9@c5 (Orange is stuck), Orange's 2@f4 (Blue is stuck), Blue's 8@e2 (his last pod).
BLACK_WILL_BE_STUCK = (
    "standard guarded 0 w"
    " 1@b5,2@e6,3@c3,4@b2,5@a5,6@c2,7@e2,8@f3,10@d4,12@b6,13@e3,14@e1"
    " 1@b3,2@f4,4@a2,5@c1,7@a3,8@c4,9@f5,10@d6,11@d5,12@a6,13@f1,14@f6"
)
WHITE_WILL_BE_STUCK = (
    "standard guarded 0 b"
    " 1@f6,2@b6,3@c1,4@c6,5@a2,6@a1,7@e5,8@e3,9@e2,10@a3,11@b4,12@f1,14@b3"
    " 1@b5,3@c4,4@b1,5@d6,6@c2,8@f3,9@e4,10@c3,11@a6,12@d4,13@a4,14@e1"
)
BOTH_HAVE_ONE_POD_LEFT = (
    "standard unguarded 0 w"
    " 1@d3,3@e2,4@c4,5@f5,6@c2,7@f2,8@e3,9@c6,10@d2,11@f3,12@a1,13@d1,14@a2"
    " 1@f6,2@a6,3@d6,4@e4,5@d4,6@a3,7@f1,8@b1,9@a4,10@b2,11@c1,12@b4,13@b6"
)
WHITE_HAS_ONE_POD_LEFT = (
    "standard guarded 0 w"
    " 1@d6,2@b4,3@b3,4@a5,5@e4,6@f1,7@f2,9@b1,10@f3,11@a4,12@c4,13@e1,14@c1"
    " 1@f4,2@a3,3@f6,4@c3,5@e5,7@c5,8@d4,9@d5,10@b6,11@b2,12@a6,13@a1,14@d1"
)


def test_the_board_is_turned_at_random_at_the_start() -> None:
    state = GAME.start(GAME.choose())
    assert state.text() == "standard guarded ? w - -"
    assert state.actors == (CHANCE,)
    assert sorted(action.path[0] for action in state.actions()) == sorted(ORIENTATIONS)
    assert len(set(state.weights())) == 1
    assert new("270").text() == "standard guarded 270 w - -"


@pytest.mark.parametrize("path", [("45",), ("1", "d1"), ()])
def test_the_board_is_turned_by_quarters_and_before_anything_else(path: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction):
        GAME.start(GAME.choose()).after(Action(CHANCE, path))


def test_the_board_is_turned_once() -> None:
    with pytest.raises(IllegalAction):
        new().after(Action(CHANCE, ("90",)))


def test_white_begins_with_an_empty_board_and_14_pods_each() -> None:
    state = new()
    assert state.actors == (0,)
    assert [stat.value for stat in (*WORDS.stats(state, 0), *WORDS.stats(state, 1))] == [14, 0, 14, 0]


def test_players_take_turns_placing_one_pod_on_an_empty_point() -> None:
    state = play(new(), "1@d1")
    assert state.text() == "standard guarded 0 b 1@d1 -"
    assert state.actors == (1,)
    assert "d1 is already taken" in why_not(state, "7@d1")
    assert play(state, "7@d5").text() == "standard guarded 0 w 1@d1 7@d5"


def test_a_placed_pod_is_not_in_the_hand_any_more() -> None:
    state = position("standard guarded 0 w 1@d1 7@d5")
    assert "it is on d1" in why_not(state, "1@d3")


def test_whites_opening_is_a_bipod() -> None:
    state = new()
    assert {action.path[0] for action in state.actions()} == {"1", "2"}
    assert "bipod" in why_not(state, "7@d4")
    assert "bipod" in WORDS.refusal(state, ("7",))


def test_whites_opening_satisfies_condition_1() -> None:
    assert "blocked" in why_not(new(), "1@a2")


def test_blacks_first_pod_is_free() -> None:
    state = play(new(), "1@d1")
    assert {action.path[0] for action in state.actions()} == {str(pod) for pod in range(1, 15)}


def test_the_bipod_opening_holds_while_whites_hand_has_14_pods() -> None:
    state = position("standard guarded 0 w 1@d1 7@d5")
    assert {action.path[0] for action in state.actions()} == {str(pod) for pod in range(2, 15)}


def test_f1_a_pod_needs_a_leg_to_a_connected_adjacent_empty_point() -> None:
    # From a2 lines lead north, north-east and south. Of the pods in hand only 1 (W E) and 3 (E NW SW) have no such leg.
    state = position("standard unguarded 0 w 2@c3 1@f5")
    assert {pod for pod in range(3, 15) if "a2" not in points_for(state, pod)} == {3}
    assert "1@a2" not in legal(state)
    # With all three taken no pod may go there.
    full = position("standard unguarded 0 w 1@f6,2@a1,4@a3 2@b3,7@f1,8@d4")
    assert not any("a2" in points_for(full, pod) for pod in range(1, 15))


def test_f2_others_may_be_blocked_the_enemys_and_ones_own_and_nothing_is_removed() -> None:
    enemy = play(position("standard guarded 0 b 2@a6 -"), "2@a5")
    assert enemy.text() == "standard guarded 0 w 2@a6 2@a5"
    own = play(position("standard guarded 0 w 2@a6 7@f1"), "4@a5")
    assert own.text() == "standard guarded 0 b 2@a6,4@a5 7@f1"


def test_f3_left_is_off_the_board_and_right_is_not_connected() -> None:
    reason = why_not(new(), "1@a2")
    assert "the edge of the board to the west" in reason
    assert "no line to the east" in reason


def test_f4_one_leg_without_a_line_and_two_towards_pods() -> None:
    reason = why_not(position("standard guarded 0 w 2@c3 1@e2"), "3@d2")
    assert "no line to the south-west" in reason
    assert "Blue's pod 2 to the north-west" in reason
    assert "Orange's pod 1 to the east" in reason


def test_f5_one_leg_still_reaches_a_free_connected_point() -> None:
    assert "3@d2" in legal(position("standard guarded 0 w 2@c3 1@f5"))
    assert "3@d2" in legal(position("standard guarded 0 w 1@d6 1@e2"))


def test_f6_diagonal_neighbours_are_connected_by_a_line_too() -> None:
    # On a6 Blue's pod 5 has only its south-east leg on the board.
    state = position("standard guarded 0 w 1@d1 1@f5")
    assert "5@a6" in legal(state)
    assert "5@a6" not in legal(position("standard guarded 0 w 1@b5 1@f5"))


def test_a_neighbour_without_a_line_is_not_adjacent() -> None:
    assert "no line to the east" in why_not(position("standard guarded 0 w 2@c3 1@f5"), "1@a6")


def test_direction_frame_legs_are_stored_as_the_owner_sees_them() -> None:
    # Pod 6 has legs S NW NE: Blue's point down and up to both sides, Orange's up and down to both sides.
    # From f6 lead lines west and south-west, from a6 south and south-east.
    white, black = position("standard unguarded 0 w 2@b1 2@b6"), position("standard unguarded 0 b 2@b1 -")
    assert points_for(white, 6) & {"a6", "f6"} == {"a6"}
    assert points_for(black, 6) & {"a6", "f6"} == {"a6", "f6"}


def test_d9_the_forced_opening_guards_nothing() -> None:
    assert play(new(), "1@d1").guarded == play(new(), "2@c3").guarded == (0, 0)


def test_condition_2_long_legs_of_enemy_pods_guard_along_lines() -> None:
    state = position("standard guarded 0 w 2@a1 8@d4")
    assert [POINTS[point] for point in points_in(state.guarded[0])] == ["c5", "e3", "e5"]
    for point in ("c5", "e3", "e5"):
        assert f"{point} is guarded: Orange's pod 8 on d4" in why_not(state, f"7@{point}")


def test_condition_2_a_pod_guards_from_its_placement_on_against_the_enemy_only() -> None:
    black = play(position("standard guarded 0 b 2@a1 -"), "8@d4")
    assert [POINTS[point] for point in points_in(black.guarded[0])] == ["c5", "e3", "e5"]
    assert black.guarded[1] == 0
    white = play(position("standard guarded 0 w 2@a1 1@f6"), "8@d4")
    assert [POINTS[point] for point in points_in(white.guarded[1])] == ["c5", "e3", "e5"]
    assert white.guarded[0] == 0
    corner = play(position("standard guarded 0 w 2@a1 1@f6"), "8@a6")
    assert [POINTS[point] for point in points_in(corner.guarded[1])] == ["b5"]


def test_condition_2_a_long_leg_without_a_line_does_not_guard() -> None:
    assert "7@c3" in legal(position("standard guarded 0 w 2@a1 8@d4"))


def test_condition_2_own_long_legs_never_forbid() -> None:
    assert "7@e5" in legal(position("standard guarded 0 b 1@f5,2@a1 8@d4"))


def test_condition_2_short_legs_never_forbid() -> None:
    assert "1@e4" in legal(position("standard guarded 0 w 2@a1 7@d4"))
    assert position("standard guarded 0 w 2@a1 7@d4").guarded == (0, 0)


def test_condition_2_is_one_switch() -> None:
    assert new(guard="off").text() == "standard unguarded 0 w - -"
    state = position("standard unguarded 0 w 2@a1 8@d4")
    assert "7@e5" in legal(state)
    assert state.guarded == play(position("standard unguarded 0 b 2@a1 -"), "8@d4").guarded == (0, 0)


def test_d8_an_enemy_pod_can_be_blocked_on_its_short_legs_and_on_long_legs_without_a_line() -> None:
    # Orange's pod 7 on d4 can go east and west only; its pod 8 guards three diagonals, but has no line to c3.
    assert {"c4", "e4"} <= points_for(position("standard guarded 0 w 2@a4 7@d4"), 8)
    assert "c3" in points_for(position("standard guarded 0 w 2@a4 8@d4"), 8)


def test_may_i_block_my_own_pod() -> None:
    state = play(position("standard guarded 0 w 2@a6 7@f1"), "4@a5")
    assert state.board[POINTS.index("a6")] == 2


def test_blocked_pods_stay_and_go_on_occupying() -> None:
    state = position("standard guarded 0 w 2@a6 2@a5")
    assert "a6 is already taken" in why_not(state, "5@a6")
    blocking = play(position("standard guarded 0 b 2@a6 -"), "2@a5")
    assert "a6 is already taken" in why_not(blocking, "5@a6")


def test_the_guard_of_a_blocked_pod_counts() -> None:
    # Orange's pod 5 on d4 has legs east, north-west and south-west: e4 and c5 are taken, to c3 there is no line.
    state = position("standard guarded 0 w 1@e4,2@c5 1@f6,5@d4")
    assert [POINTS[point] for point in points_in(state.guarded[0])] == ["c5"]


def test_end_test_no_legal_placement_at_the_start_of_a_turn_loses() -> None:
    black = play(position(BLACK_WILL_BE_STUCK), "9@c5")
    assert (black.result, black.ending, black.actors, tuple(black.actions())) == ((1, 0), Ending.STUCK, (), ())
    white = play(position(WHITE_WILL_BE_STUCK), "2@f4")
    assert (white.result, white.ending) == ((0, 1), Ending.STUCK)


def test_last_pod_placed_wins_at_once() -> None:
    state = play(position(WHITE_HAS_ONE_POD_LEFT), "8@e2")
    assert (state.result, state.ending) == ((1, 0), Ending.EMPTIED)


def test_last_pod_placed_wins_though_the_enemy_could_go_on() -> None:
    state = play(position(BOTH_HAVE_ONE_POD_LEFT), "2@e5")
    assert (state.result, state.ending) == ((1, 0), Ending.EMPTIED)
    assert ("14", "b3") in reference.actions(slow(state))


def test_both_win_conditions_at_once_mover_wins() -> None:
    """Blue's last pod also takes the last place from the only pod that Orange has left."""
    state = play(position(WHITE_HAS_ONE_POD_LEFT), "8@e2")
    assert state.result == (1, 0)
    assert reference.actions(slow(state)) == []


def test_pods_on_the_board_do_not_move() -> None:
    state = position("standard guarded 0 w 1@d1 7@d5")
    assert "do not move" in why_not(state, "d1-e1")


def test_standard_cannot_repeat() -> None:
    state = play(new(), "1@d1", "7@d5", "7@c2")
    assert (state.earlier, state.quiet, occurrences(state)) == ((), 0, 1)


@pytest.mark.parametrize("seat", (0, 1))
@pytest.mark.parametrize(
    "text", ("standard guarded ? w - -", "standard guarded 0 w - -", "advanced guarded 0 b 1@d4 -")
)
def test_resigning_is_a_loss_at_any_time(text: str, seat: int) -> None:
    state = position(text).resign(seat)
    assert (state.result, state.out) == (((0, 1), (1, 0))[seat], (seat,))
    assert state.text() == f"{text} resigned:{'wb'[seat]}"
    assert position(state.text()).result == state.result
    with pytest.raises(IllegalAction):
        state.resign(1 - seat)
    for turn in position(text).actions():
        with pytest.raises(IllegalAction):
            state.after(turn)


@pytest.mark.parametrize("seat", (-1, 2))
def test_only_a_player_can_resign(seat: int) -> None:
    with pytest.raises(IllegalAction):
        new().resign(seat)


def test_notation() -> None:
    assert [new().notation(Action(0, path)) for path in (("3", "d4"), ("d4", "e4"), ("90",))] == ["3@d4", "d4-e4", "90"]


def test_what_is_not_listed_is_refused() -> None:
    state = position("standard guarded 0 w 1@d1 7@d5")
    for path in ((), ("3",), ("3", "d4", "d4"), ("3", "g1"), ("15", "d4"), ("d4",), ("90",)):
        with pytest.raises(IllegalAction):
            state.after(Action(0, path))
    assert "This player may not" in why_illegal(GAME, state, Action(1, action(state, "3@d4").path))


def renumbered(pod: int) -> int:
    """The pod whose legs are those of another after a clockwise quarter turn."""
    return {1: 2, 2: 1, 3: 6, 4: 3, 5: 4, 6: 5, 7: 7, 8: 8, 9: 12, 10: 9, 11: 10, 12: 11, 13: 14, 14: 13}[pod]


def test_a_turned_board_is_the_same_game_with_renumbered_pods() -> None:
    def turned(notation: str) -> str:
        pod, point = notation.split("@")
        column, row = "abcdef".index(point[0]), int(point[1])
        return f"{renumbered(int(pod))}@{'abcdef'[row - 1]}{6 - column}"

    assert {turned(notation) for notation in legal(new("0"))} == legal(new("90"))
    white, black = "2@c3", "10@d4"
    before, after = play(new("0"), white, black), play(new("90"), turned(white), turned(black))
    assert {turned(notation) for notation in legal(before)} == legal(after)
