"""Section 4.1 to 4.3 of the rulings: legs, pods and lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from broken import check_refused
from games.pods import reference
from games.pods.helpers import ORIENTATIONS, new, points_for
from pentapod.games.pods.data.table import (
    BIPODS,
    DIRECTIONS,
    HAND,
    LEGS,
    LINES,
    LONG,
    POINTS,
    SIZE,
    STEPS,
    turned,
)
from pentapod.games.pods.rules.board import lines_turned
from pentapod.games.pods.rules.pieces import LEGS_OF, code_of

QUARTERS = [frozenset(turned(LINES, degrees)) for degrees in (0, 90, 180, 270)]


def mirrored(lines: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    names = {name: name.translate(str.maketrans("EW", "WE")) for name in DIRECTIONS}
    return frozenset(
        ((SIZE - 1 - point // SIZE) * SIZE + point % SIZE, DIRECTIONS.index(names[DIRECTIONS[direction]]))
        for point, direction in lines
    )


def test_the_board_is_a_grid_of_36_points() -> None:
    assert len(POINTS) == 36
    assert list(POINTS) == sorted(POINTS)


def test_every_line_joins_neighbours_and_is_there_from_both_ends() -> None:
    for point, direction in LINES:
        other = point + STEPS[direction]
        assert 0 <= other < 36
        assert max(abs(point // SIZE - other // SIZE), abs(point % SIZE - other % SIZE)) == 1
        assert (other, 7 - direction) in LINES


def test_60_lines_of_which_24_are_diagonal() -> None:
    assert len(LINES) == 2 * 60
    assert sum(direction in LONG for _, direction in LINES) == 2 * 24


def test_no_diagonals_cross() -> None:
    rising = {point for point, direction in LINES if DIRECTIONS[direction] == "NE"}
    falling = {point - SIZE for point, direction in LINES if DIRECTIONS[direction] == "NW"}
    assert not rising & falling


def test_every_point_has_2_to_6_lines() -> None:
    lines = Counter(point for point, _ in LINES)
    assert Counter(lines.values()) == {2: 9, 3: 15, 4: 4, 5: 7, 6: 1}


def test_the_board_is_connected() -> None:
    seen, left = set[int](), [0]
    while left:
        point = left.pop()
        if point not in seen:
            seen.add(point)
            left += [point + STEPS[direction] for at, direction in LINES if at == point]
    assert len(seen) == 36


def test_d3_all_four_turns_and_their_mirror_images_differ() -> None:
    assert len({*QUARTERS, *map(mirrored, QUARTERS)}) == 8


@pytest.mark.parametrize("degrees", ORIENTATIONS)
def test_lines_are_turned_clockwise(degrees: str) -> None:
    pairs = {
        frozenset((reference.name(divmod(at, SIZE)), reference.name(divmod(at + STEPS[direction], SIZE))))
        for at, directions in enumerate(lines_turned(int(degrees)))
        for direction in range(8)
        if directions >> direction & 1
    }
    assert pairs == {frozenset(map(reference.name, pair)) for pair in reference.JOINED[int(degrees)]}
    # The line c1-d1 lies at the bottom; a quarter turn clockwise takes it to the left, then the top, then the right.
    assert (
        frozenset({"0": ("c1", "d1"), "90": ("a3", "a4"), "180": ("c6", "d6"), "270": ("f3", "f4")}[degrees]) in pairs
    )


@pytest.mark.parametrize("degrees", ORIENTATIONS)
def test_every_pod_fits_at_least_24_points_of_the_empty_board(degrees: str) -> None:
    state = new(degrees, rules="advanced")
    assert all(len(points_for(state, pod)) >= 24 for pod in range(1, 15))


@pytest.mark.parametrize("degrees", ORIENTATIONS)
def test_d1_the_situation_of_f3_exists_in_each_orientation(degrees: str) -> None:
    """A point of the left edge without a line to its right."""
    lines = lines_turned(int(degrees))
    assert any(not lines[row] >> DIRECTIONS.index("E") & 1 for row in range(SIZE))


@pytest.mark.parametrize("degrees", ORIENTATIONS)
def test_d2_the_situation_of_f4_exists_in_each_orientation(degrees: str) -> None:
    """A point inside with lines to the right and the upper left, and none to the lower left."""
    lines = lines_turned(int(degrees))
    inside = [column * SIZE + row for column in range(1, 5) for row in range(1, 5)]
    there, missing = ("E", "NW"), "SW"
    assert any(
        all(lines[point] >> DIRECTIONS.index(name) & 1 for name in there)
        and not lines[point] >> DIRECTIONS.index(missing) & 1
        for point in inside
    )


def test_14_different_pods_and_exactly_two_bipods() -> None:
    assert HAND == len(set(LEGS)) == 14
    assert BIPODS == (1, 2)


def test_d4_the_attested_pods_exist() -> None:
    by_name = [{DIRECTIONS[leg] for leg in legs} for legs in LEGS]
    assert {"W", "E"} in by_name
    assert {"E", "NW", "SW"} in by_name


def test_the_pods_are_those_of_the_ruling() -> None:
    assert [{DIRECTIONS[leg] for leg in legs} for legs in LEGS] == list(reference.LEGS.values())


def test_the_set_maps_to_itself_under_half_a_turn() -> None:
    assert {frozenset(7 - leg for leg in legs) for legs in LEGS} == set(LEGS)


def test_blacks_legs_are_whites_turned_by_half() -> None:
    for pod in range(1, HAND + 1):
        white, black = LEGS_OF[code_of(0, pod)], LEGS_OF[code_of(1, pod)]
        assert black == sum(1 << 7 - leg for leg in range(8) if white >> leg & 1)


def test_short_legs_are_straight_and_long_legs_diagonal() -> None:
    assert {DIRECTIONS[leg] for leg in LONG} == {"NE", "SE", "SW", "NW"}


def clear(table: dict[str, Any], name: str, rows: list[str]) -> None:
    table["board"][name] = rows


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (lambda data: clear(data, "along_rows", ["00000"] * 5), "board.along_rows: There must be 6 of these"),
        (lambda data: clear(data, "up_columns", ["00000"] * 5), "board.up_columns.1: 00000 is not written"),
        (lambda data: clear(data, "diagonals", ["...x."] * 5), "board.diagonals.1: ...x. is not written"),
        (lambda data: data["pods"].pop("7"), "pods: There must be 14 of these, but there are 13"),
        (lambda data: data["pods"].update({"15": "N S"}), "pods.15: 15 is not written"),
        (lambda data: data["pods"].update({"2": "E X"}), "pods.2: There is no X here. Choose from N, NE, E"),
        (lambda data: data["pods"].update({"2": ""}), "pods.2: This text must have 1 to 30 characters"),
        (lambda data: data["pods"].update({"2": "E E"}), "pods.2: E is here twice"),
        (lambda data: data["pods"].update({"2": "E W"}), "pods.2: This pod has the same legs as pod 1"),
        (lambda data: data["legs"]["short"].remove("W"), "legs: Each of the eight directions"),
        (lambda data: data["numbers"].update(bipods=3), "numbers.bipods: 2 pods have two legs"),
    ],
)
def test_a_broken_table_is_refused(broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    check_refused("pods", broken, fault)
