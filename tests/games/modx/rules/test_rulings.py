"""Section 5 of the rulings, one by one."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.modx.tables import (
    CORNERS,
    GAME,
    WORDS,
    action,
    at,
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
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, IllegalAction, ImpossiblePosition
from pentapod.games.modx.rules.board import RING
from pentapod.games.modx.rules.patterns import PATTERNS
from pentapod.games.modx.rules.state import ModxState

BURIED = "a6 b6 c6 d6 e6 f6 g6 h6 a7 b7 c7 d7 e7 f7 g7"
"""Fifteen cells away from the patterns around d4."""


def test_ruling_1_value_of_a_pattern_with_jokers() -> None:
    state = lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e4", B="c4 d3 d5")
    assert points(play(state, "d4", "score")) == [4, 0]
    state = lay("2a", "b place 0 - -", J="a1 a8 h8 e4 d3", B="c4 d5")
    assert points(play(state, "d4", "score")) == [3, 0]
    state = lay("2a", "b place 0 - -", J="c4 d3 d5 e4 h8")
    assert points(play(state, "d4", "score")) == [1, 0]


@pytest.mark.parametrize("options", ["2a", "ta"])
def test_ruling_2_whose_pieces(options: str) -> None:
    stranger = "G" if options == "ta" else "O"
    state = lay(options, "b place 0 - -", J=CORNERS, B="c3 c5 e3", **{stranger: "e5"})
    after = play(state, "d4")
    assert turn(after) == "o"
    assert sum(points(after)) == 0


def test_ruling_3_several_patterns_at_once() -> None:
    both = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5")
    assert points(play(both, "d4", "score")) == [9, 0]
    six = play(lay("2a", "b place 0 - -", J=CORNERS, B="b4 c4 d4 f4 g4"), "e4", "score")
    assert points(six) == [6, 0]
    assert [on(six, f"{file}4") for file in "abcdefgh"] == ["", "b", "b", "b", "b", "b", "b", ""]
    eight = play(lay("2a", "b place 0 - -", J=CORNERS, B="a4 b4 c4 d4 f4 g4 h4"), "e4", "score")
    assert points(eight) == [8, 0]


def test_ruling_4_what_counts_as_made() -> None:
    auto = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5")
    assert play(auto, "d4").automatic
    assert touches(play(auto, "d4")) == ["score"]
    manual = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 c4 e4 d3 d5"), "d4")
    assert not manual.automatic
    assert touches(manual) == ["X-d4", "done", "plus-d4"]
    assert touches(play(manual, "X-d4")) == ["done", "plus-d4"]
    assert points(play(manual, "X-d4", "plus-d4", "done")) == [9, 0]
    assert points(play(manual, "plus-d4", "done")) == [5, 0]
    assert play(manual, "done").text().endswith(" b.X-d4,b.plus-d4")


def test_ruling_5_own_marker_underneath() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5", bB="e3", obB="e5", b="d4")
    assert points(state) == [3, 0]
    state = play(state, "d4", "score")
    assert points(state) == [5, 0]
    assert [on(state, cell) for cell in ("e3", "e5", "d4")] == ["b", "ob", "b"]
    assert markers_left(state, 0) == 13
    assert x_pieces_left(state, 0) == 15


def test_ruling_6_covering() -> None:
    state = lay("2a", "o place 0 - -", J=CORNERS, O="c3 c5 e3", boO="e5", b="d4")
    assert (points(state), markers_left(state, 0)) == ([1, 1], 16)
    state = play(state, "d4", "score")
    assert points(state) == [0, 5]
    assert on(state, "d4") == on(state, "e5") == "bo"
    assert markers_left(state, 0) == 16


def test_ruling_6_a_covered_own_marker_is_no_own_marker_underneath() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3", boB="e5")
    assert (points(state), markers_left(state, 0)) == ([0, 1], 17)
    state = play(state, "d4", "score")
    assert on(state, "e5") == "bob"
    assert (points(state), markers_left(state, 0)) == ([5, 0], 12)


def test_ruling_7_an_x_piece_on_a_marker() -> None:
    state = play(lay("2a", "b place 0 - -", J=CORNERS, o="d4"), "d4")
    assert on(state, "d4") == "oB"
    assert points(state) == [0, 1]
    scored = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", o="d4"), "d4", "score")
    assert points(scored) == [5, 0]


def test_ruling_8_order() -> None:
    state = play(lay("2a", "b place 0 - -", J="a1 a8 h1 e3 e5", B="c3 c5"), "d4", "score")
    assert [on(state, cell) for cell in ("c3", "c5", "d4", "e3", "e5")] == ["b", "b", "b", "", ""]
    assert task(state) == "move:e3,e5"
    state = play(state, "c3")
    assert on(state, "c3") == "bJ"
    assert (task(state), turn(state)) == ("move:e5", "b")
    state = play(state, "e3")
    assert (task(state), turn(state)) == ("place", "o")


def test_ruling_9_target_met_while_jokers_are_off_the_board() -> None:
    state = lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3", b="a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7")
    state = play(state, "d4", "score")
    assert points(state) == [15, 0]
    assert task(state) == "over:target:b"
    assert state.text().split(" ")[1].count("J") == 4


def test_ruling_10_exceeding_the_target_wins() -> None:
    twelve = "a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7"
    state = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b=twelve), "d4", "score")
    assert points(state) == [17, 0]
    assert task(state) == "over:target:b"
    assert state.result == (1.0, 0.0)


def test_ruling_11_markers_run_short() -> None:
    state = lay("2a", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5", oB="e3", bo=BURIED[:38], b="g7 h7 h3")
    assert markers_left(state, 0) == 2
    state = play(state, "d4", "score")
    assert task(state) == "cover:c3,c5,d4,e3;e5"
    assert x_pieces_left(state, 0) == 15
    assert touches(state) == ["c3", "c5", "d4", "e3"]
    state = play(state, "e3")
    assert touches(state) == ["c3", "c5", "d4"]
    state = play(state, "c5")
    assert markers_left(state, 0) == 0
    assert task(state) == "over:markers:o"
    assert [on(state, cell) for cell in ("c3", "c5", "d4", "e3", "e5")] == ["", "b", "", "ob", ""]


FOURTEEN = "b8 d8 f8 b6 d6 f6 b4 f4 b2 d2 f2 g7"


def test_ruling_12_out_of_x_pieces() -> None:
    jokers = "a1 a3 a5 a7 h1"
    last = lay("2a", "b place 0 - -", J=jokers, B=f"{FOURTEEN} g3 h8", o="h5")
    assert x_pieces_left(last, 0) == 1
    assert task(play(last, "g5")) == "over:pieces:o"
    apart = "a3 a6 b8 d8 f8 g7 g1 e1 c1 h3"
    scoring = lay("2a", "b place 0 - -", J=CORNERS, B=f"{apart} c3 c5 e3 e5", o="g5")
    assert x_pieces_left(scoring, 0) == 1
    state = play(scoring, "d4", "score")
    assert (turn(state), task(state)) == ("o", "place")
    assert x_pieces_left(state, 0) == 5


def test_ruling_13_no_free_space_for_an_x_piece_cannot_occur() -> None:
    crowd = "J".join(("BOGP" * 14)[start : start + 10] for start in range(0, 60, 10)) + "..."
    ranks = "/".join(crowd[start : start + 8].replace("...", "3") for start in range(0, 64, 8))
    state = at(f"4a {ranks} b place 0 - -")
    assert touches(state) == ["f1", "g1", "h1"]
    with pytest.raises(ImpossiblePosition):
        at(f"4a {ranks.replace('3', 'B2')} b place 0 - -")


def test_ruling_14_joker_relocation() -> None:
    state = lay("2a", "b move:g2 0 - -", J="a1 a8 h1 h8", B="c3 c5 e3 e5", O="b7 c7 d7 f7", o="g5", b="g2")
    spaces = touches(state)
    assert "g2" in spaces
    assert "g5" in spaces
    assert "d4" not in spaces
    assert "e7" not in spaces
    assert len(spaces) == 64 - 12 - 2
    partners = lay("ta", "b move:g2 0 - -", J="a1 a8 h1 h8", G="c3 c5 e3 e5")
    assert "d4" not in touches(partners)


def test_ruling_14_counts_the_jokers_already_placed() -> None:
    state = lay("2a", "b move:g2,g4 0 - -", J="a1 a8 h8", B="c3 c5 e3")
    assert {"d4", "e5"} <= set(touches(state))
    assert "d4" not in touches(play(state, "e5"))


CROWDED = "GJOJO1BB/OGB1GPO1/PBOGOPOB/OBPGPGBB/GBO1OGJB/BPPPGGPG/GPP1PP1O/OPJ1OGOG"
"""No pattern stands, and a Joker on any of the seven free cells would complete one."""


def test_ruling_15_no_legal_relocation_space_back_to_the_old_cell() -> None:
    for space in ("d1", "d4", "d7", "h7"):
        state = at(f"4a {CROWDED} b move:{space} 0 - -")
        assert touches(state) == [space]
        after = play(state, space)
        assert (turn(after), task(after)) == ("o", "place")


def test_ruling_15_or_if_that_is_taken_on_any_free_cell() -> None:
    state = at(f"4a {CROWDED} b move:b8 0 - -")
    assert touches(state) == ["d1", "d2", "d4", "d7", "f8", "g2", "h7"]


def test_ruling_15_a_pattern_so_created_scores_when_its_player_next_places_a_piece() -> None:
    state = play(at(f"4a {CROWDED} b move:d7 0 - -"), "d7")
    assert (turn(state), task(state)) == ("o", "place")
    for space in touches(state):
        scoring = play(state, space)
        assert task(scoring) == "score"
        assert points(play(scoring, "score"))[1] >= 4


def test_ruling_15_a_pattern_so_created_waits_for_its_player_whatever_others_do_before() -> None:
    things = {"J": "a1 a8 h1 h8 e5", "B": "c3 c5 e3", "O": "b7 c7 d7 e7 f7"}
    state = play(lay("2a", "b place 7 - -", **things), "d4", "score", "g5")
    assert (turn(state), task(state), points(state)) == ("o", "place", [4, 0])
    state = play(state, "b2")
    assert task(state) == "score"
    assert points(play(state, "score")) == [4, 5]


def test_ruling_15_a_pattern_so_created_may_be_claimed_as_overlooked() -> None:
    state = play(at(f"4c {CROWDED} b move:d7 0 - -"), "d7")
    assert state.text().split(" ")[6] == "o.X-d7"
    claims = [touch for touch in touches(state) if touch.startswith("claim-")]
    assert claims == [f"claim-{seat}-{cell}" for seat in (0, 2, 3) for cell in ("c6", "c8", "e6", "e8")]


def test_ruling_16_relocated_jokers_may_touch() -> None:
    state = lay("2a", "b move:g2,g4 0 - -", J="a1 a8 h8")
    assert "b2" in touches(state)
    assert "b3" in touches(play(state, "b2"))
    for second in ("b3", "b1", "a1", "a2"):
        after = play(lay("2a", "b move:g2,g4 0 - -", J="a8 h1 h8"), "b2", second)
        assert (turn(after), task(after)) == ("o", "place")


def test_ruling_17_all_joker_pattern() -> None:
    state = lay("2a", "b move:h8 0 - -", J="c3 c5 e3 e5", o="a1 a2 a3 a4", b="h7")
    assert task(play(state, "d4")) == "over:joker:b"
    team = play(lay("ta", "o move:h8 0 - -", J="c3 c5 e3 e5"), "d4")
    assert team.result == (0.0, 0.5, 0.0, 0.5)


@pytest.mark.parametrize(
    "cells",
    ["c3 c5 e3 e5 d4", "c4 d3 d5 e4 d4", "b3 c3 d3 e3 f3", "c2 c3 c4 c5 c6", "b2 c3 d4 e5 f6", "b6 c5 d4 e3 f2"],
)
def test_ruling_17_every_shape_and_only_when_it_is_whole(cells: str) -> None:
    *four, last = cells.split()
    state = lay("2a", "b move:h8 0 - -", J=" ".join(four))
    assert task(play(state, last)) == "over:joker:b"
    away = play(state, "h7")
    assert (turn(away), task(away)) == ("o", "place")


def test_ruling_17_even_if_the_same_turn_scored() -> None:
    state = lay("2a", "b place 0 - -", J="c3 c5 e3 e5 g8", B="d8 e8 f8", o="a1")
    state = play(state, "h8", "score")
    assert points(state) == [4, 1]
    assert task(play(state, "d4")) == "over:joker:b"


def test_ruling_17_the_target_came_first() -> None:
    eleven = "a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7"
    state = lay("2a", "b place 0 - -", J="c3 c5 e3 e5 g8", B="d8 e8 f8", b=eleven)
    assert task(play(state, "h8", "score")) == "over:target:b"


def test_ruling_18_an_all_joker_pattern_at_setup_is_impossible() -> None:
    for pattern in PATTERNS:
        assert any(RING[one] >> other & 1 for one, other in combinations(pattern.cells, 2))
    state = play(GAME.start(GAME.choose()), "0", "c3", "c5", "e3", "e5")
    with pytest.raises(IllegalAction):
        state.after(Action(0, ("d4",)))


@pytest.mark.parametrize("players", ["2", "3", "4", "teams"])
def test_ruling_19_who_goes_when(players: str) -> None:
    start = GAME.start(GAME.choose(players=players))
    seats = GAME.seats(GAME.choose(players=players))
    assert start.actors == (CHANCE,)
    assert touches(start) == [str(seat) for seat in range(seats)]
    assert len(set(start.weights())) == 1
    for placer in range(seats):
        state = play(start, str(placer))
        assert state.actors == (placer,)
        state = play(state, "a1", "a8", "h1", "h8", "e5")
        order: list[int] = []
        for space in ("b2", "b4", "g3", "g6")[:seats]:
            order += state.actors
            state = play(state, space)
        assert order == [(placer + step) % seats for step in range(1, seats + 1)]
        assert order[-1] == placer


def test_ruling_20_tie_at_an_early_end() -> None:
    crowd = f"{FOURTEEN} g3 h8"
    jokers = "a1 a3 a5 a7 h1"
    state = play(lay("2a", "b place 0 - -", J=jokers, B=crowd, o="h5", b="h3"), "g5")
    assert task(state) == "over:pieces:bo"
    assert state.result == (0.5, 0.5)
    three = play(lay("3a", "b place 0 - -", J=jokers, B=crowd, o="h5", g="h3"), "g5")
    assert three.result == (0.0, 0.5, 0.5)
    teams = play(lay("ta", "b place 0 - -", J=jokers, B=crowd, o="h5 h4", p="h3", b="e1 e3 e7"), "g5")
    assert points(teams) == [3, 2, 0, 1]
    assert teams.result == (0.25, 0.25, 0.25, 0.25)


def test_ruling_21_team_run_out_and_partners() -> None:
    crowd = f"{FOURTEEN} g3 h8"
    out = lay("ta", "b place 0 - -", J="a1 a3 a5 a7 h1", B=crowd, o="h5", g="h3 h4")
    assert play(out, "g5").result == (0.5, 0.0, 0.5, 0.0)
    laid = {"bo": "a6 b6 c6 d6 e6 f6", "bg": "a7 b7 c7 d7 e7 f7", "bp": "a2 b2"}
    last = play(lay("ta", "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3", **laid), "d4", "score")
    assert (points(last), task(last)) == ([4, 6, 6, 2], "over:markers:bg")
    state = lay("ta", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", g="d4 b7")
    before = WORDS.stats(state, 0)[0].value
    state = play(state, "d4", "score")
    assert on(state, "d4") == "gb"
    assert points(state) == [5, 0, 1, 0]
    assert WORDS.stats(state, 2)[0].value == before + 4
    covered = lay("ta", "b place 0 - -", J=CORNERS, gB="c3 c5 e3 e5", g="d4")
    assert WORDS.stats(play(covered, "d4", "score"), 0)[0].value == WORDS.stats(covered, 0)[0].value == 5


def test_ruling_22_three_players() -> None:
    options = GAME.choose(players="3")
    state = GAME.start(options)
    assert WORDS.stats(state, 0)[0].goal == 12
    assert GAME.teams(options) == ((0,), (1,), (2,))
    state = play(state, "0", "a1", "a8", "h1", "h8", "e5")
    assert task(state) == "place"
    with pytest.raises(ImpossiblePosition):
        lay("3a", "b place 0 - -", J=CORNERS, P="c3")


def overlooked(options: str = "3c") -> ModxState:
    """Blue made an X around d4 with a Joker on e5 and claimed nothing."""
    return play(lay(options, "b place 0 - -", J="a1 a8 h1 h8 e5", B="c3 c5 e3", b="g1"), "d4", "done")


def test_ruling_23_any_other_player_may_claim_at_any_time() -> None:
    state = overlooked()
    assert turn(state) == "o"
    assert state.actors == (1, 2)
    claims = [known for known in touches(state) if known.startswith("claim")]
    assert claims == [f"claim-{seat}-{cell}" for seat in (1, 2) for cell in ("c3", "c5", "d4", "e3")]
    later = play(state, "g6", "done", "g5", "done")
    assert turn(later) == "b"
    assert later.actors == (0, 1, 2)
    assert [known for known in touches(later) if known.startswith("claim")] == claims


def test_ruling_23_the_claimant_scores_and_the_interrupted_turn_goes_on() -> None:
    state = play(overlooked(), "claim-2-c3")
    assert points(state) == [1, 0, 4]
    assert x_pieces_left(state, 0) == 15
    assert markers_left(state, 2) == 14
    assert task(state) == "g=move:e5<place"
    assert state.actors == (2,)
    state = play(state, "b2")
    assert (turn(state), task(state)) == ("o", "place")
    assert state.actors == (1,)
    assert state.text().endswith(" -")


def test_ruling_23_until_the_pattern_is_broken() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3", O="f5 g5 h5")
    state = play(state, "d5", "row-f5", "done")
    assert task(state) == "move:e5"
    assert state.actors == (1,)
    assert state.text().endswith(" -")


def test_ruling_23_ruling_5_holds_with_the_claimants_markers() -> None:
    state = lay("2c", "o place 1 - b.X-d4", J=CORNERS, oB="c3", B="c5 d4 e3", bB="e5")
    state = play(state, "claim-1-c3")
    assert points(state) == [0, 5]
    assert on(state, "c3") == "o"
    assert on(state, "e5") == "bo"
    assert markers_left(state, 1) == 13


def test_ruling_23_ends_are_checked() -> None:
    state = lay("3c", "o place 1 - b.X-d4", J="a1 a8 h1 h8 e5", B="c3 c5 d4 e3", g="a6 b6 c6 d6 e6 f6 g6 h6")
    assert task(play(state, "claim-2-c3")) == "over:target:g"
    jokers = lay("3c", "o place 1 - b.row-d8", J="c3 c5 e3 e5 h8", B="d8 e8 f8 g8")
    assert task(play(jokers, "claim-2-d8", "d4")) == "over:joker:g"


def test_ruling_23_the_maker_only_in_an_own_later_turn() -> None:
    state = play(overlooked("2c"), "g6", "done")
    assert turn(state) == "b"
    assert [known for known in touches(state) if known.startswith("claim-0")] == []
    state = play(state, "g3")
    assert "X-d4" in touches(state)
    assert points(play(state, "X-d4", "done")) == [5, 0]


def test_ruling_24_a_wrong_claim_is_rejected_without_penalty() -> None:
    state = lay("2c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5 g6")
    known = action(state, "claim-1-c3")
    for path in (("claim-1", "g6"), ("claim-1", "h2"), ("claim-0", "c3"), ("claim-1",)):
        with pytest.raises(IllegalAction):
            state.after(known._replace(path=path))
    assert WORDS.refusal(state, ("claim-1", "g6")) == "There is no overlooked pattern at g6."
    assert WORDS.refusal(state, ("claim-1", "h8")) == "To claim a pattern, choose an X in it; there is none on h8."
    assert WORDS.refusal(state, ("claim-0",)) == "Blue must choose an X of the overlooked pattern."


def test_ruling_25_one_claim_takes_the_whole_connected_union_of_a_colour() -> None:
    state = lay(
        "3c",
        "o place 1 - b.X-d4,b.plus-d4,b.row-d8,g.column-h3",
        J="a1 a8 h1 c8 e5",
        B="c3 c5 d4 e3 c4 d3 d5 e4 d8 e8 f8 g8 h8",
        G="h3 h4 h5 h6 h7",
    )
    claims = [known for known in touches(state) if known.startswith("claim")]
    blue = {"c3", "c4", "c5", "d3", "d4", "d5", "e3", "e4"}
    row = {"d8", "e8", "f8", "g8", "h8"}
    column = {"h3", "h4", "h5", "h6", "h7"}
    mine = {0: column, 1: blue | row | column, 2: blue | row}
    assert claims == [f"claim-{seat}-{cell}" for seat in range(3) for cell in sorted(mine[seat])]
    assert {play(state, f"claim-1-{cell}").text() for cell in blue} == {play(state, "claim-1-c3").text()}
    assert points(play(state, "claim-1-f8")) == [0, 5, 0]
    assert points(play(state, "claim-0-h5")) == [5, 0, 0]
    state = play(state, "claim-1-c3")
    assert points(state) == [0, 8, 0]
    assert state.text().split(" ")[6] == "b.row-d8,g.column-h3"


def test_ruling_25_another_colours_pattern_is_no_part_of_the_union() -> None:
    things = {"J": "a1 a8 h1 h3 e5", "B": "c3 c5 d4 e3", "G": "e4 e6 e7 e8"}
    state = lay("3c", "o place 1 - b.X-d4,g.column-e4", **things)
    mine = {0: things["G"], 1: f"{things['B']} {things['G']}", 2: things["B"]}
    claims = [known for known in touches(state) if known.startswith("claim")]
    assert claims == [f"claim-{seat}-{cell}" for seat in range(3) for cell in sorted(mine[seat].split())]
    state = play(state, "claim-1-c3")
    assert points(state) == [0, 4, 0]
    assert on(state, "e6") == "G"


def test_ruling_26_undo() -> None:
    match = Match(GAME, GAME.choose())
    for touch in ("0", "a1", "a8", "h1", "h8", "e5"):
        match.play(action(match.state, touch))
    before = match.state.text()
    match.play(action(match.state, "d4"))
    match.undo()
    assert match.state.text() == before
    assert not GAME.hidden


def test_ruling_27_safety_stop() -> None:
    state = lay("3a", "b place 198 - -", J=CORNERS, B="c3", o="d6")
    state = play(state, "d4")
    assert task(state) == "place"
    state = play(state, "g7")
    assert task(state) == "over:quiet:bog"
    assert state.result == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    scoring = lay("2a", "b place 199 - -", J=CORNERS, B="c3 c5 e3 e5")
    assert play(scoring, "d4", "score").quiet == 0
    own = lay("2a", "b place 199 - -", J=CORNERS, bB="c3 c5 e3 e5", b="d4")
    assert task(play(own, "d4", "score")) == "over:quiet:bo"


def test_check_value_x_on_two_opposing_markers() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5", oB="e3 e5", o="a3")
    assert points(state) == [0, 3]
    assert points(play(state, "d4", "score")) == [5, 1]
