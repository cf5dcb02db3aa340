"""Section 6 of the rulings, sentence by sentence."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.modx.tables import (
    CORNERS,
    GAME,
    WORDS,
    lay,
    markers_left,
    on,
    play,
    points,
    task,
    touches,
    turn,
    x_pieces_left,
)
from pentapod.engine.state import CHANCE, IllegalAction

# -- set-up ----------------------------------------------------------------------------------------


def test_set_up_is_five_actions_in_any_order() -> None:
    start = play(GAME.start(GAME.choose()), "1")
    texts = {play(start, *order).text() for order in permutations(("b2", "b4", "d2", "d4", "g7"))}
    assert len(texts) == 1
    assert start.actors == play(start, "b2", "b4", "d2", "d4").actors == (1,)


def test_four_starting_jokers_may_form_the_corners_of_an_x() -> None:
    state = play(GAME.start(GAME.choose()), "1", "c3", "c5", "e3", "e5", "h8")
    assert turn(state) == "b"
    assert points(play(state, "d4", "score")) == [1, 0]


# -- Jokers ----------------------------------------------------------------------------------------


def test_jokers_are_relocated_in_ascending_order_of_the_cells_they_came_from() -> None:
    state = play(lay("2a", "b place 0 - -", J="a1 c5 e3 c3 h8", B="e5"), "d4", "score")
    assert task(state) == "move:c3,c5,e3"
    assert task(play(state, "g2")) == "move:c5,e3"
    assert task(play(state, "g2", "g4")) == "move:e3"


def test_a_joker_from_a_corner_is_relocated_like_any_other() -> None:
    for corner, line in (("a1", "b2 c3 d4"), ("h8", "g7 f6 e5"), ("a8", "b7 c6 d5"), ("h1", "g2 f3 e4")):
        others = " ".join(cell for cell in ("a1", "h8", "a8", "h1") if cell != corner)
        last = {"d4": "e5", "e5": "d4", "d5": "e4", "e4": "d5"}[line[-2:]]
        state = play(lay("2a", "b place 0 - -", J=f"{corner} {others} h4", B=line), last, "score")
        assert (points(state), task(state)) == ([4, 0], f"move:{corner}")
        assert on(play(state, "a5"), "a5") == "J"


def test_a_space_that_would_complete_an_all_joker_and_a_coloured_pattern_is_forbidden() -> None:
    only_jokers = lay("2a", "b move:h8 0 - -", J="c3 c5 e3 e5", O="d3 d5 c4")
    assert "d4" in touches(only_jokers)
    both = lay("2a", "b move:h8 0 - -", J="c3 c5 e3 e5", O="d3 d5 c4 e4")
    assert "d4" not in touches(both)
    assert WORDS.refusal(both, ("d4",)) == "A Joker on d4 would complete Orange's Plus around d4."


def test_an_all_joker_pattern_can_only_be_completed_by_a_relocated_joker() -> None:
    state = lay("2a", "b place 0 - -", J="c3 c5 e3 e5 h8")
    assert points(play(state, "d4", "score")) == [1, 0]
    assert task(play(lay("2a", "b move:h8 0 - -", J="c3 c5 e3 e5"), "d4")) == "over:joker:b"


# -- markers run short -----------------------------------------------------------------------------

BURIED = {"bo": "a6 b6 c6 d6 e6 f6", "bg": "a7 b7 c7 d7 e7 f7", "bp": "a2 b2"}
"""Fourteen of Blue's markers under those of the others, in such small lots that nobody has won."""


def test_cells_are_chosen_one_at_a_time_in_any_order_when_markers_run_short() -> None:
    state = play(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", **BURIED), "d4", "score")
    assert markers_left(state, 0) == 4
    assert task(state) == "cover:c3,c5,d4,e3,e5"
    assert touches(state) == ["c3", "c5", "d4", "e3", "e5"]
    chosen = [play(state, *order) for order in permutations(("c3", "d4", "e5", "c5"))]
    assert len({ended.text() for ended in chosen}) == 1
    assert on(chosen[0], "e3") == ""
    assert task(chosen[0]).startswith("over:markers:")


def test_cells_are_chosen_only_when_markers_run_short() -> None:
    state = play(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3", bB="e5", **BURIED), "d4", "score")
    assert markers_left(state, 0) == 3
    assert task(state) == "cover:c3,c5,d4,e3"
    enough = play(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="d4", **BURIED), "d4", "score")
    assert task(enough) == "cover:c3,c5,e3,e5"
    exact = play(lay("4a", "b place 0 - -", J=CORNERS, bB="e5", B="c3 c5 e3", b="d4", **BURIED), "d4", "score")
    assert task(exact) == "cover:c3,c5,e3"
    fewer = {"bo": BURIED["bo"], "bg": BURIED["bg"]}
    assert task(play(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", **fewer), "d4", "score")) == "place"


def test_a_partners_marker_is_always_covered() -> None:
    state = play(lay("ta", "b place 0 - -", J=CORNERS, B="c3 c5 e3", gB="e5", g="d4"), "d4", "score")
    assert on(state, "e5") == on(state, "d4") == "gb"
    assert points(state) == [5, 0, 0, 0]


def test_the_target_may_be_reached_while_the_last_markers_are_laid() -> None:
    buried = {"bo": "a6 b6 c6 d6", "bg": "a7 b7 c7 d7"}
    state = play(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="g1 g2 g3 g4 g6 g7", **buried), "d4", "score")
    assert markers_left(state, 0) == 4
    assert points(state)[0] == 6
    state = play(state, "c3", "c5", "d4", "e3")
    assert task(state) == "over:target:b"


# -- the order of ends -----------------------------------------------------------------------------


def test_the_target_comes_before_the_last_marker() -> None:
    buried = {"bo": "a6 b6 c6 d6", "bg": "a7 b7 c7 d7"}
    state = lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="g1 g2 g3 g4 g6", o="h2 h3 h4", **buried)
    state = play(state, "d4", "score")
    assert markers_left(state, 0) == 0
    assert task(state) == "over:target:b"


def test_the_last_marker_comes_before_the_jokers() -> None:
    state = lay("4a", "b place 0 - -", J="c3 c5 e3 e5 g8", B="d8 e8 f8", **BURIED)
    state = play(state, "h8", "score")
    assert task(state).startswith("over:markers:")


def test_a_pattern_of_jokers_comes_before_the_last_x_piece() -> None:
    fifteen = "a1 b1 c1 d1 e1 g3 g5 g7 h2 h4 a3 a5 b7 h6 g1"
    state = lay("3c", "b o=move:h8<tick 5 - -", J="c3 c5 e3 e5", B=fifteen)
    assert x_pieces_left(state, 0) == 0
    assert task(play(state, "d4")) == "over:joker:o"


def test_the_last_x_piece_comes_before_the_two_hundredth_quiet_placement() -> None:
    crowd = "a3 a5 b7 c1 e1 g1 g3 g5 g7 h2 h4 b2 h7 b4"
    state = lay("2a", "b place 199 - -", J=CORNERS.replace("h5", "d5"), B=crowd, o="d2")
    assert x_pieces_left(state, 0) == 1
    assert task(play(state, "d4")) == "over:pieces:o"


def test_the_draw_counts_the_current_placement_and_is_for_all_seats() -> None:
    state = lay("4a", "g place 198 - -", J=CORNERS, g="d2")
    state = play(state, "d4")
    assert state.result is None
    state = play(state, "d5")
    assert task(state) == "over:quiet:bogp"
    assert state.result == (0.25, 0.25, 0.25, 0.25)


# -- patterns that count ---------------------------------------------------------------------------


def test_patterns_with_or_without_the_new_piece_count() -> None:
    state = lay("2c", "b place 7 - -", J=CORNERS, B="c3 c5 d4 e3 e5")
    state = play(state, "g7")
    assert touches(state) == ["X-d4", "done"]
    auto = play(lay("2a", "b place 7 - -", J=CORNERS, B="c3 c5 d4 e3 e5"), "g7")
    assert points(play(auto, "score")) == [5, 0]
    assert on(play(auto, "score"), "g7") == "B"


def test_other_colours_patterns_do_not_count_in_a_turn() -> None:
    state = play(lay("2a", "o place 7 - -", J=CORNERS, B="c3 c5 d4 e3 e5"), "g7")
    assert (turn(state), task(state)) == ("b", "place")


# -- the overlooked-pattern mode -------------------------------------------------------------------


def test_any_subset_of_single_patterns_may_be_ticked() -> None:
    state = play(lay("2c", "b place 0 - -", J="a2 a4 a8 h1 h3", B="c3 c5 e3 e5 b2 f6 b6 f2"), "d4")
    patterns = ["X-d4", "fall-d4", "rise-d4"]
    assert touches(state) == ["X-d4", "done", "fall-d4", "rise-d4"]
    gains = {(): 0, (0,): 5, (1,): 5, (2,): 5, (0, 1): 7, (0, 2): 7, (1, 2): 9, (0, 1, 2): 9}
    for subset, gain in gains.items():
        ended = play(state, *(patterns[number] for number in subset), "done")
        assert points(ended) == [gain, 0]
        assert turn(ended) == "o"


def test_six_in_a_row_are_two_patterns_of_which_one_may_be_ticked() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="b4 c4 d4 f4 g4"), "e4")
    assert touches(state) == ["done", "row-d4", "row-e4"]
    one = play(state, "row-e4", "done")
    assert points(one) == [5, 0]
    assert on(one, "b4") == "B"
    assert one.text().endswith(" -")


def test_what_is_not_ticked_is_overlooked_unless_it_was_broken() -> None:
    apart = lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c7 d7 e7 f7 g7")
    assert play(apart, "d4", "X-d4", "done").text().endswith(" b.row-c7")
    joined = lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5")
    assert play(joined, "d4", "plus-d4", "done").text().endswith(" -")


def test_claims_come_between_actions_of_the_mover() -> None:
    overlooked = {"B": "c3 c5 d4 e3 e5", "O": "a6 b6 c6 d6"}
    state = play(lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 h3", **overlooked), "e6")
    assert (turn(state), task(state)) == ("o", "tick")
    claims = {seat: [f"claim-{seat}-{cell}" for cell in ("c3", "c5", "d4", "e3", "e5")] for seat in (1, 2)}
    assert touches(state) == [*claims[1], "done", "row-c6", *claims[2]]
    state = play(state, "claim-2-c3")
    assert (turn(state), task(state)) == ("o", "tick")
    assert points(state) == [0, 0, 5]
    state = play(state, "row-c6", "done")
    assert points(state) == [0, 5, 5]
    assert turn(state) == "g"


def test_claims_come_while_the_mover_puts_jokers_back() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 e5 e6", B="c3 c5 d4 e3", O="a6 b6 c6")
    state = play(state, "d6", "row-c6", "done")
    assert task(state) == "move:e6"
    state = play(state, "claim-2-c3")
    assert task(state) == "g=move:e5<move:e6"
    state = play(state, "e6")
    assert (turn(state), task(state)) == ("o", "move:e6")
    state = play(state, "e5")
    assert points(state) == [0, 4, 4]
    assert turn(state) == "g"


def test_claims_come_while_the_mover_chooses_for_the_last_markers() -> None:
    state = lay("4c", "b place 1 - o.row-d8", J="a1 a8 h1 h3 h5", B="c3 c5 e3 e5", O="d8 e8 f8 g8 h8", **BURIED)
    state = play(state, "d4", "X-d4", "done", "c3")
    assert task(state) == "cover:c5,d4,e3,e5"
    state = play(state, "claim-3-f8")
    assert (turn(state), task(state)) == ("b", "cover:c5,d4,e3,e5")
    assert points(state)[3] == 7
    assert task(play(state, "c5", "d4", "e5")).startswith("over:markers:")


def test_no_claim_during_another_claim() -> None:
    state = lay("3c", "o place 1 - b.X-d4,b.row-c8", J="a1 a8 h1 h3 e5", B="c3 c5 d4 e3 c8 d8 e8 f8 g8")
    state = play(state, "claim-2-c3")
    assert task(state) == "g=move:e5<place"
    assert state.actors == (2,)
    assert WORDS.refusal(state, ("claim-1", "c8")) == "The last claim must be resolved first."
    state = play(state, "g2")
    assert "claim-1-c8" in touches(state)


def test_a_claim_breaks_what_the_mover_has_ticked() -> None:
    things = {"J": "a1 a8 h1 h3 e5", "B": "c3 c5 d4 e3"}
    state = play(lay("3c", "o place 1 - b.X-d4", O="e4 e6 e7 b8 c8 d8", **things), "e8", "column-e6")
    assert task(state) == "tick:column-e4"
    state = play(state, "claim-2-c3", "g1")
    assert (turn(state), task(state)) == ("o", "tick")
    assert points(play(state, "row-c8", "done")) == [0, 4, 4]


def test_claims_are_of_patterns_that_stood_at_the_end_of_a_turn() -> None:
    state = play(lay("2c", "b place 1 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4")
    assert task(state) == "tick"
    assert state.actors == (0,)
    assert touches(state) == ["X-d4", "done"]


def test_a_partner_may_claim() -> None:
    state = play(lay("tc", "b place 1 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4", "done")
    assert state.actors == (1, 2, 3)
    state = play(state, "claim-2-c3")
    assert points(state) == [0, 0, 5, 0]
    assert turn(state) == "o"


def test_connected_means_sharing_any_cell() -> None:
    things = {"J": "a1 a8 h1 h3 e5", "B": "c3 c5 d4 e3 d6 e6 e7 f6"}
    state = lay("2c", "o place 1 - b.X-d4,b.plus-e6", **things)
    claims = [touch for touch in touches(state) if touch.startswith("claim")]
    assert claims == [f"claim-1-{cell}" for cell in ("c3", "c5", "d4", "d6", "e3", "e6", "e7", "f6")]
    assert {play(state, claim).text() for claim in claims} == {play(state, "claim-1-c3").text()}
    assert points(play(state, "claim-1-c3")) == [0, 8]


def test_if_the_last_x_piece_is_placed_and_nothing_ticked_the_game_ends_before_any_claim() -> None:
    apart = "a3 a6 b8 d8 f8 g7 g1 e1 c1 h3 c3 c5 e3 e5"
    state = play(lay("2c", "b place 1 - -", J=CORNERS, B=apart, o="g5"), "d4", "done")
    assert task(state) == "over:pieces:o"
    assert state.actors == ()


# -- resigning -------------------------------------------------------------------------------------


def test_with_two_seats_the_other_side_wins() -> None:
    state = lay("2a", "b place 1 - -", J=CORNERS, B="c3", b="d1 e1").resign(0)
    assert state.result == (0.0, 1.0)
    assert task(state) == "over:resign:o"
    assert lay("2a", "b place 1 - -", J=CORNERS).resign(1).result == (1.0, 0.0)


def test_a_resigned_seat_is_out_of_the_ranking_and_its_things_stay() -> None:
    state = lay("3a", "b place 1 - -", J="b1 d1 f1 h1 h3", B="c3", O=FOURTEEN, b="e5 e7", g="g4").resign(0)
    assert (turn(state), task(state)) == ("o", "place")
    assert (on(state, "c3"), on(state, "e5")) == ("B", "b")
    assert points(state) == [2, 0, 1]
    assert 0 not in state.actors
    ended = play(state, "c7")
    assert task(ended) == "over:pieces:g"
    assert ended.result == (0.0, 0.0, 1.0)
    for nobody in (0, 3, CHANCE):
        with pytest.raises(IllegalAction):
            state.resign(nobody)


FOURTEEN = "a8 b8 d8 e8 g8 b6 c6 e6 f6 a4 b4 d4 f4 g5"


def test_a_resigned_seat_is_passed_over() -> None:
    state = lay("4a", "b place 1 - -", J=CORNERS).resign(2)
    order = []
    for space in ("b2", "b4", "g3", "g6", "d7"):
        order.append(turn(state))
        state = play(state, space)
    assert order == ["b", "o", "p", "b", "o"]
    assert state.resign(0).resign(3).result == (0.0, 1.0, 0.0, 0.0)


def test_a_resigned_seat_claims_nothing() -> None:
    state = lay("4c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5").resign(2)
    claims = {touch.rpartition("-")[0] for touch in touches(state) if touch.startswith("claim")}
    assert claims == {"claim-1", "claim-3"}


def test_with_a_whole_team_the_other_side_wins() -> None:
    state = lay("ta", "b place 1 - -", J=CORNERS, b="d1 e1").resign(0)
    assert state.result is None
    assert turn(state) == "o"
    assert WORDS.stats(state, 2)[0].value == 2
    assert state.resign(2).result == (0.0, 0.5, 0.0, 0.5)


def test_who_resigns_while_placing_jokers_leaves_them_to_the_next_player() -> None:
    state = play(GAME.start(GAME.choose(players="3")), "0", "a1", "a8")
    state = state.resign(0)
    assert (turn(state), task(state)) == ("b", "o=jokers")
    state = play(state, "h1", "h8", "e5")
    assert (turn(state), task(state)) == ("o", "place")
    before = GAME.start(GAME.choose(players="3")).resign(1)
    assert before.actors == (CHANCE,)
    assert touches(before) == ["0", "2"]


def test_a_resignation_comes_after_a_pattern_that_stands_has_scored() -> None:
    made = play(lay("3a", "b place 1 - -", J=CORNERS, B="c5 e3 e5", oB="c3", o="a3"), "d4")
    for seat in (0, 1, 2):
        after = made.resign(seat)
        assert (points(after), after.out) == ([5, 1, 0], (seat,))
        assert (turn(after), task(after)) == ("g" if seat == 1 else "o", "place")
        assert after.text() == play(made, "score").resign(seat).text()
    last = play(lay("3a", "b place 1 - -", J="a2 a4 a6 h1 h3", B="a8 b8 d8 e8 g8 b6 e6 g6 h5 b2 c3 c5 e3 e5"), "d4")
    assert (task(last), x_pieces_left(last, 0)) == ("score", 0)
    assert (turn(last.resign(0)), task(last.resign(0)), points(last.resign(0))) == ("o", "place", [5, 0, 0])
    jokers = play(lay("3a", "b place 1 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3"), "d4").resign(0)
    assert (turn(jokers), task(jokers), points(jokers)) == ("b", "o=move:e5", [4, 0, 0])


def test_a_pattern_that_ends_the_game_ends_it_before_anybody_can_resign() -> None:
    ten = "a1 b1 c1 d1 e1 f1 g1 a3 a4 a5"
    made = play(lay("2a", "b place 1 - -", J="a7 a8 h1 h8 h5", B="c3 c5 e3 e5", b=ten), "d4")
    for seat in (0, 1):
        assert task(made.resign(seat)) == "over:target:b"
    for nobody in (-1, 2):
        with pytest.raises(IllegalAction):
            made.resign(nobody)


def test_who_resigns_before_ticking_leaves_the_patterns_to_be_claimed() -> None:
    manual = play(lay("3c", "b place 1 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4").resign(0)
    assert points(play(manual, "claim-2-c3")) == [0, 0, 5]


def test_who_resigns_with_jokers_in_the_hand_leaves_them_to_the_next_player() -> None:
    state = play(lay("3a", "b place 1 - -", J="a1 a8 h1 e3 e5", B="c3 c5"), "d4", "score", "g2").resign(0)
    assert (turn(state), task(state)) == ("b", "o=move:e5")
    state = play(state, "g4")
    assert (turn(state), task(state)) == ("o", "place")


def test_who_resigns_while_choosing_for_the_last_markers_just_lifts_the_rest() -> None:
    start = lay("4a", "b place 0 - -", J="a1 a8 h1 h8 e3", B="c3 c5", oB="e5", **{**BURIED, "b": "g7 h7"})
    state = play(start, "d4", "score", "e5").resign(0)
    assert (turn(state), task(state)) == ("b", "o=move:e3")
    assert (on(state, "e5"), on(state, "c3")) == ("ob", "")
    assert turn(play(state, "g3")) == "o"


def test_who_resigns_in_a_claim_leaves_its_jokers_to_the_next_player() -> None:
    state = lay("4c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3")
    state = play(state, "claim-2-c3").resign(2)
    assert (turn(state), task(state)) == ("o", "p=move:e5<place")
    state = play(state, "g4")
    assert (turn(state), task(state)) == ("o", "place")


def test_who_resigns_during_anothers_claim_loses_the_turn_after_it() -> None:
    state = lay("4c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3")
    state = play(state, "claim-2-c3").resign(1)
    assert (turn(state), task(state)) == ("o", "g=move:e5<place")
    assert (turn(play(state, "g4")), task(play(state, "g4"))) == ("g", "place")
