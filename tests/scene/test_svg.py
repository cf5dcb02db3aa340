"""A scene as SVG: every shape, roles as colours, text that stays text."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Target, Text
from pentapod.scene.svg import Sheet, to_svg
from pentapod.scene.theme import Theme, themes

NAMESPACE = "{http://www.w3.org/2000/svg}"

SHAPES: tuple[Shape, ...] = (
    Circle(10, 20, 5, "board", "board-line", 2),
    Rect(0, 0, 30, 40.5, "seat-0", round=3),
    Line((0, 0, 10, 10, 20, 0), "ink", 1.5),
    Polygon((0, 0, 10, 0, 5, 8), "", "lost", 1),
    Curve((("M", 0, 0), ("Q", 5, 5, 10, 0), ("C", 1, 2, 3, 4, 5, 6), ("Z",)), "shade"),
    Text(5, 6, "a < b & \"c\" 'd' é 😀", 12, "ink", "start", True),
    Group((Circle(0, 0, 1, "eye"), Group((Line((0, 0, 1, 1), "eye", 1),), 3, 4)), 100, 50, 90, 0.5, 0.25, "pod-3"),
)


def scene(*shapes: Shape, label: str = "A picture.") -> Scene:
    return Scene(800, 600, shapes, (), (), label)


def drawn(*shapes: Shape) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(to_svg(scene(*shapes))))


@pytest.mark.parametrize("theme", [None, *themes()], ids=lambda theme: theme.id if theme else "page")
def test_every_shape_is_well_formed(theme: Theme | None) -> None:
    root = ElementTree.fromstring(to_svg(scene(*SHAPES), theme))
    tags = [element.tag.removeprefix(NAMESPACE) for element in root]
    assert tags == ["circle", "rect", "polyline", "polygon", "path", "text", "g"]
    assert root.attrib == {"viewBox": "0 0 800 600", "role": "img", "aria-label": "A picture."}


def test_roles_are_properties_of_the_page_or_colours_of_a_theme() -> None:
    (circle,) = drawn(SHAPES[0])
    assert (circle.get("fill"), circle.get("stroke"), circle.get("stroke-width")) == (
        "var(--board)",
        "var(--board-line)",
        "2",
    )
    for theme in themes():
        text = to_svg(scene(*SHAPES), theme)
        assert "var(" not in text
        assert f'fill="{theme.colours["board"]}"' in text


def test_an_unknown_role_is_an_error_in_a_theme() -> None:
    with pytest.raises(KeyError):
        to_svg(scene(Circle(0, 0, 1, "no-such-role")), themes()[0])


def test_an_empty_role_draws_nothing() -> None:
    circle, rect = drawn(Circle(0, 0, 1), Rect(0, 0, 1, 1, stroke="ink", width=2))
    assert (circle.get("fill"), circle.get("stroke"), circle.get("stroke-width")) == ("none", None, None)
    assert (rect.get("fill"), rect.get("stroke"), rect.get("stroke-width")) == ("none", "var(--ink)", "2")


def test_text_is_escaped() -> None:
    (text,) = drawn(SHAPES[5])
    assert text.text == "a < b & \"c\" 'd' é 😀"
    assert (text.get("text-anchor"), text.get("font-weight")) == ("start", "600")
    label = "<script>\"x\" & 'y'"
    assert ElementTree.fromstring(to_svg(scene(label=label))).get("aria-label") == label


def test_a_text_is_not_bold_unless_asked() -> None:
    (text,) = drawn(Text(0, 0, "a", 10, "ink"))
    assert (text.get("font-weight"), text.get("text-anchor")) == (None, "middle")


def test_groups_move_turn_and_scale_in_this_order() -> None:
    (group,) = drawn(SHAPES[6])
    assert group.get("transform") == "translate(100 50) rotate(90) scale(0.5)"
    assert group.get("opacity") == "0.25"
    assert [child.tag.removeprefix(NAMESPACE) for child in group] == ["circle", "g"]
    (plain,) = drawn(Group((), 1, 2))
    assert plain.attrib == {"transform": "translate(1 2)"}


def test_numbers_are_short() -> None:
    (circle,) = drawn(Circle(1 / 3, 100, 1e-9, "ink"))
    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("0.33", "100", "0")
    (curve,) = drawn(Curve((("M", 0, 0.5), ("L", 10.10, -2.0), ("Z",)), stroke="ink", width=1))
    assert curve.get("d") == "M 0 0.5 L 10.1 -2 Z"
    (line,) = drawn(Line((0, 1, 2.345, -0.001), "ink", 1))
    assert line.get("points") == "0 1 2.35 0" or line.get("points") == "0 1 2.35 -0"


def test_ground_lies_below_things() -> None:
    a, b = (Circle(at, 0, 1, "ink") for at in (1, 2))
    picture = Scene(10, 10, (a,), (b,), (Target("t", "a target", 0, 0, 1, 1),), "x")
    root = ElementTree.fromstring(to_svg(picture))
    assert [element.get("cx") for element in root] == ["1", "2"]


def test_what_pictures_share_is_drawn_once() -> None:
    ground = tuple(Circle(at, 0, 1, "ink") for at in range(5))
    creature = Group(tuple(Line((0, 0, at, at), "eye", 1) for at in range(5)), 10, 10)
    sheet = Sheet("s")
    pictures = [to_svg(Scene(10, 10, ground, (creature._replace(x=float(x)),), (), "x"), sheet=sheet) for x in (1, 2)]
    pieces = list(ElementTree.fromstring(f'<svg xmlns="{NAMESPACE[1:-1]}">{sheet.definitions()}</svg>'))
    assert [piece.get("id") for piece in pieces] == ["s-0", "s-1"]
    assert [len(piece) for piece in pieces] == [5, 5]
    for picture, x in zip(pictures, (1, 2), strict=True):
        below, group = ElementTree.fromstring(picture)
        assert below.attrib == {"href": "#s-0"}
        assert group.get("transform") == f"translate({x} 10)"
        assert group[0].attrib == {"href": "#s-1"}


def test_a_short_piece_is_drawn_where_it_stands() -> None:
    sheet = Sheet("s")
    assert "<use" not in to_svg(scene(Circle(0, 0, 1, "ink")), sheet=sheet)
    assert sheet.definitions() == ""


def test_the_same_picture_is_written_alike_whatever_was_drawn_before() -> None:
    for nought in (-0.0, 0.0, -0.001):
        [circle] = drawn(Circle(nought, 1, 2, "eye"))
        assert circle.get("cx") == "0"
