"""Section 1 of the rulings: what the rulebook itself says."""

from __future__ import annotations

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
from notation import why_illegal
from pentapod.engine.state import Action, IllegalAction
from pentapod.games.modx.data.table import JOKERS, MARKERS, PARTIES, X_PIECES


def test_two_to_four_players_with_their_pieces() -> None:
    assert (X_PIECES, MARKERS, JOKERS) == (15, 18, 5)
    seats = {players: GAME.seats(GAME.choose(players=players)) for players in ("2", "3", "4", "teams")}
    assert seats == {"2": 2, "3": 3, "4": 4, "teams": 4}
    for players, count in seats.items():
        state = GAME.start(GAME.choose(players=players))
        for seat in range(count):
            assert [stat.value for stat in WORDS.stats(state, seat)][-2:] == [15, 18]


def test_the_oldest_places_five_jokers_no_two_adjacent_and_the_next_player_starts() -> None:
    state = play(GAME.start(GAME.choose(players="3")), "1")
    assert task(state) == "jokers"
    assert state.actors == (1,)
    assert len(touches(state)) == 64
    state = play(state, "d4")
    assert not {"d4", "c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"} & set(touches(state))
    state = play(state, "d6", "f4", "a1", "h8")
    assert task(state) == "place"
    assert state.actors == (2,)


def test_adjacent_are_the_eight_neighbours_and_fewer_at_the_edge() -> None:
    start = play(GAME.start(GAME.choose()), "0")
    cells = [(x, y) for x in range(8) for y in range(8)]
    for x, y in cells:
        apart = {f"{'abcdefgh'[i]}{j + 1}" for i, j in cells if max(abs(x - i), abs(y - j)) > 1}
        assert set(touches(play(start, f"{'abcdefgh'[x]}{y + 1}"))) == apart


def test_a_turn_is_one_x_piece_on_a_free_space() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3", O="d6")
    assert not set(touches(state)) & {"c3", "d6", *CORNERS.split()}
    after = play(state, "c4")
    assert on(after, "c4") == "B"
    assert set(touches(after)) == set(touches(state)) - {"c4"}
    assert len(touches(state)) == 64 - 7
    assert "This player may not" in why_illegal(GAME, state, Action(1, ("c4",)))
    for taken in ("c3", "d6", "a1"):
        assert "There is already" in why_illegal(GAME, state, Action(0, (taken,)))
    assert x_pieces_left(after, 0) == 13
    assert turn(after) == "o"


def test_a_pattern_turns_into_markers_worth_a_point_each() -> None:
    state = play(lay("2a", "b place 3 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4", "score")
    assert points(state) == [5, 0]
    assert [on(state, cell) for cell in ("c3", "c5", "d4", "e3", "e5")] == ["b"] * 5
    assert markers_left(state, 0) == 13
    assert turn(state) == "o"


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("X", "c3 c5 d4 e3 e5"),
        ("Plus", "c4 d3 d4 d5 e4"),
        ("horizontal", "b3 c3 d3 e3 f3"),
        ("vertical", "c2 c3 c4 c5 c6"),
        ("rising diagonal", "b2 c3 d4 e5 f6"),
        ("falling diagonal", "b6 c5 d4 e3 f2"),
    ],
)
def test_the_patterns_are_worth_five(name: str, cells: str) -> None:
    *four, last = cells.split()
    state = lay("2a", "b place 0 - -", J=CORNERS, B=" ".join(four))
    assert points(play(state, last, "score")) == [5, 0]


@pytest.mark.parametrize("cells", ["b3 c3 d3 e3", "c3 c5 d4 e3", "b2 c3 d4 e5 g7", "c4 d3 d5 e4 f6", "a1 b2 d4 e5"])
def test_anything_else_is_no_pattern(cells: str) -> None:
    *some, last = cells.split()
    state = lay("2a", "b place 0 - -", J="a8 h1 h3 h5 h8", B=" ".join(some))
    assert turn(play(state, last)) == "o"


def test_markers_never_block() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, b="c3", o="d4", bo="e5")
    assert {"c3", "d4", "e5"} <= set(touches(state))
    assert on(play(state, "d4"), "d4") == "oB"


def test_scoring_on_another_players_marker_puts_yours_on_top() -> None:
    state = play(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3", oB="e5", o="d4"), "d4", "score")
    assert on(state, "e5") == on(state, "d4") == "ob"
    assert points(state) == [5, 0]


def test_jokers_complete_anyones_pattern_and_are_put_back() -> None:
    for colour, seat in (("B", "b"), ("O", "o")):
        state = lay("2a", f"{seat} place 0 - -", J="a1 a8 h1 h8 e5", **{colour: "c3 c5 e3"})
        state = play(state, "d4", "score")
        assert sum(points(state)) == 4
        assert on(state, "e5") == ""
        assert task(state) == "move:e5"
        state = play(state, "g3")
        assert on(state, "g3") == "J"
        assert turn(state) != seat


@pytest.mark.parametrize(
    ("options", "target"), [({"players": "2"}, 15), ({"players": "3"}, 12), ({"players": "4"}, 10)]
)
def test_the_first_to_the_target_wins(options: dict[str, str], target: int) -> None:
    assert PARTIES[options["players"]].target == target
    state = lay(f"{options['players']}a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b=spread(target - 6))
    assert play(state, "d4", "score").result is None
    state = lay(f"{options['players']}a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b=spread(target - 5))
    state = play(state, "d4", "score")
    assert task(state) == "over:target:b"
    assert state.result == (1.0, *[0.0] * (state.ledger.party.seats - 1))


def test_two_teams_win_with_twelve_combined() -> None:
    state = lay("ta", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b=spread(3), g="b8 c8 d8 e8")
    state = play(state, "d4", "score")
    assert task(state) == "over:target:bg"
    assert state.result == (0.5, 0.0, 0.5, 0.0)
    assert WORDS.stats(state, 0)[0].value == WORDS.stats(state, 2)[0].value == 12


def spread(count: int) -> str:
    """So many cells out of the way."""
    return " ".join([*(f"{file}1" for file in "bcdefg"), *(f"{file}7" for file in "abcdefg")][:count])


def test_markers_under_markers_count_nothing_and_markers_under_x_pieces_count() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, ob="c3", bo="d3 d4", boB="e3", obO="f3", b="g3")
    assert points(state) == [3, 3]


def test_out_of_x_pieces_ends_the_game_and_most_points_win() -> None:
    state = lay("2a", "b place 0 - -", J="b1 d1 f1 h1 h3", B=SCATTERED, o="h7 h8", b="h6")
    state = play(state, "c3")
    assert task(state) == "over:pieces:o"
    assert state.result == (0.0, 1.0)


SCATTERED = "a8 b8 d8 e8 g8 b6 c6 e6 f6 a4 b4 d4 f4 g4"
"""Fourteen cells that make no pattern, with c3 neither."""


def test_out_of_markers_ends_the_game_and_most_points_win() -> None:
    state = lay("3a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", bo="a6 b6 c6 d6 e6 f6 g6", bg="a7 b7 c7 d7 e7 f7")
    assert markers_left(state, 0) == 5
    state = play(state, "d4", "score")
    assert markers_left(state, 0) == 0
    assert task(state) == "over:markers:o"


def test_a_pattern_of_jokers_only_wins_at_once() -> None:
    state = lay("2a", "b move:h8 0 - -", J="c3 c5 e3 e5", o="a1 a2 a3")
    state = play(state, "d4")
    assert task(state) == "over:joker:b"
    assert state.result == (1.0, 0.0)


def test_an_overlooked_pattern_may_be_claimed_by_another_player() -> None:
    state = play(lay("2c", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5"), "d4", "done")
    assert turn(state) == "o"
    assert state.actors == (1,)
    state = play(state, "claim-1-c3")
    assert points(state) == [0, 5]
    assert [on(state, cell) for cell in ("c3", "c5", "d4", "e3", "e5")] == ["o"] * 5
    assert (turn(state), task(state)) == ("o", "place")


def test_a_combination_turns_all_joined_x_pieces_into_markers() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5 b4 c4 e4 f4")
    state = play(state, "d4", "score")
    assert points(state) == [9, 0]


def test_there_is_nothing_to_do_when_the_game_is_over() -> None:
    state = lay("2a", "b over:resign:b 0 o -", J=CORNERS)
    assert state.actors == ()
    assert state.actions() == ()
    with pytest.raises(IllegalAction):
        state.resign(0)
    overlooked = lay("2c", "o place 1 - b.X-d4", J=CORNERS, B="c3 c5 d4 e3 e5").resign(0)
    assert (overlooked.actors, overlooked.actions()) == ((), ())
