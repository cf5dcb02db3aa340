"""Boards as geometry: names, neighbours, rays, rows and symmetries."""

from __future__ import annotations

import pytest

from pentapod.frame import Hexes, Points, Squares, Track
from pentapod.frame.spaces import Space

GRID = Squares(3, 4)
HEXES = Hexes(7, 7)
POINTS = Points(("a1 a4 a7", "a7 d7 g7", "a1 d1 g1"))
SPACES = [GRID, HEXES, POINTS, Track(25, 5)]


def test_squares_are_named_by_column_and_row_from_below() -> None:
    assert list(GRID)[:4] == ["a1", "b1", "c1", "a2"]
    assert GRID.ranks[0] == GRID.rank(-1) == ("a4", "b4", "c4")
    assert GRID.column("b") == ("b1", "b2", "b3", "b4")
    assert "d1" not in GRID


def test_steps_neighbours_and_rays() -> None:
    assert GRID.step("a1", 1, 2) == "b3"
    assert GRID.step("a1", -1, 0) is None
    assert set(GRID.neighbours("a1")) == {"a2", "b1"}
    assert set(GRID.around("a1")) == {"a2", "b1", "b2"}
    assert GRID.ray("a1", 1, 1) == ("b2", "c3")


def test_rows_of_three_on_nine_squares_are_the_eight_of_the_game() -> None:
    rows = Squares(3, 3).rows(3)
    assert len(rows) == len({frozenset(row) for row in rows}) == 8


def test_four_in_a_row_has_sixty_nine_rows() -> None:
    assert len(Squares(7, 6).rows(4)) == 69


def test_a_hexagon_inside_has_six_neighbours_and_two_corners_have_two() -> None:
    assert len(HEXES.neighbours("d4")) == 6
    assert [len(HEXES.neighbours(corner)) for corner in ("a1", "g1", "a7", "g7")] == [2, 3, 3, 2]


def test_points_are_neighbours_along_a_line_alone() -> None:
    assert set(POINTS.neighbours("a7")) == {"a4", "d7"}
    assert POINTS.rows(3) == (("a1", "a4", "a7"), ("a7", "d7", "g7"), ("a1", "d1", "g1"))


def test_a_track_runs_to_and_fro() -> None:
    track = Track(10, 5)
    assert track.rank(1) == ("1", "2", "3", "4", "5")
    assert track.rank(2) == ("10", "9", "8", "7", "6")
    assert track.ahead("5", 1) == "6"
    assert track.ahead("10", 1) is None


@pytest.mark.parametrize(("space", "count"), [(Squares(3, 3), 8), (GRID, 4), (HEXES, 4)], ids=["3x3", "3x4", "hexes"])
def test_symmetries(space: Space, count: int) -> None:
    found = space.symmetries()
    assert len(found) == count
    assert dict(found[0]) == {place: place for place in space}
    for image in found:
        assert sorted(image.values()) == sorted(space)


@pytest.mark.parametrize("space", SPACES, ids=lambda space: type(space).__name__)
def test_neighbours_are_mutual_and_every_place_has_a_spot_in_the_box(space: Space) -> None:
    left, top, w, h = space.box
    for place in space:
        assert all(place in space.neighbours(other) for other in space.neighbours(place))
        x, y = space.spot(place)
        assert left <= x - 0.49 <= x + 0.49 <= left + w
        assert top <= y - 0.49 <= y + 0.49 <= top + h
