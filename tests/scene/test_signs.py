"""The signs on targets: what may be touched, is chosen, would be reached or lost, and what just happened."""

from __future__ import annotations

from math import hypot

import pytest

from pentapod.scene.shapes import Circle, Line, Polygon, Rect, Target
from pentapod.scene.signs import RING, arrows, lost, signs, tints

A = Target("a", "point a", 0, 0, 40, 40, round=True)
B = Target("b", "field b", 100, 0, 60, 40)
C = Target("c", "field c", 200, 0, 40, 40)


def test_lit_targets_have_a_ring_and_no_filling() -> None:
    (ring,) = signs((A, B), {"a"}, (), ())
    assert isinstance(ring, Circle)
    assert (ring.x, ring.y, ring.fill, ring.stroke) == (20, 20, "", "lit")
    assert ring.r + ring.width / 2 <= 20


def test_chosen_targets_have_a_ring_and_are_filled_under_what_stands_there() -> None:
    (ring,) = signs((A, B), {"b"}, ("b",), ())
    assert isinstance(ring, Rect)
    assert (ring.fill, ring.stroke, ring.width) == ("", "touch", RING)
    assert 100 <= ring.x < ring.x + ring.w <= 160
    (filling,) = tints((A, B), {"b"}, ("b",))
    assert isinstance(filling, Rect)
    assert (filling.fill, filling.stroke) == ("chosen", "")


def test_what_would_be_reached_has_a_dot_in_its_middle() -> None:
    (dot,) = signs((A, B), {"b"}, (), {"b"})
    assert isinstance(dot, Circle)
    assert (dot.x, dot.y, dot.fill) == (130, 20, "reach")


def test_one_sign_on_each_target_and_none_elsewhere() -> None:
    assert len(list(signs((A, B, C), {"a", "b"}, ("a",), {"a", "b"}))) == 2
    assert list(signs((A, B, C), {"d"}, ("e",), {"f"})) == []


def test_quiet_targets_are_neither_ringed_nor_dotted_before_they_are_chosen() -> None:
    quiet = A._replace(quiet=True)
    assert list(signs((quiet,), {"a"}, (), ())) == []
    assert list(signs((quiet,), {"a"}, (), {"a"})) == []
    assert list(signs((quiet, B), {"a", "b"}, (), {"a", "b"})) == list(signs((B,), {"b"}, (), {"b"}))
    assert len(list(signs((quiet,), {"a"}, ("a",), ()))) == 1


def test_what_just_happened_is_tinted() -> None:
    (tint,) = tints((A, B), {"b"}, ())
    assert isinstance(tint, Rect)
    assert (tint.fill, tint.stroke) == ("recent", "")
    assert list(tints((A, B), (), ())) == []


def test_what_would_be_lost_is_hatched_within_its_disc() -> None:
    *lines, circle = lost(50, 60, 20)
    assert circle == Circle(50, 60, 20, "", "lost", 4)
    assert len(lines) == 5
    for line in lines:
        assert isinstance(line, Line)
        x1, y1, x2, y2 = line.points
        assert hypot(x1 - 50, y1 - 60) <= 20.01
        assert hypot(x2 - 50, y2 - 60) <= 20.01
        assert x2 - x1 == pytest.approx(y1 - y2)


def test_an_arrow_leads_from_edge_to_edge_of_what_is_suggested_in_its_order() -> None:
    one, other = Target("a", "A", 0, 0, 40, 40), Target("b", "B", 200, 0, 60, 40, round=True)
    line, head = arrows((other, one), ("a", "b"))
    assert isinstance(line, Line)
    assert isinstance(head, Polygon)
    assert line.points[:2] == (40, 20)
    assert head.points[:2] == (210 - RING, 20)
    assert list(arrows((one, other), ("a", "elsewhere"))) == []


@pytest.mark.parametrize("x", [0, 10, 45, 80])
def test_what_is_too_near_has_no_arrow(x: float) -> None:
    assert list(arrows((Target("a", "A", 0, 0, 40, 40), Target("b", "B", x, 0, 40, 40)), ("a", "b"))) == []
