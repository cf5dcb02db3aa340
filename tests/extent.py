"""How much room shapes take, for the tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Text

LETTER, BOLD = 0.55, 0.63
"""How wide a letter is, in sizes of its text: about an average one."""


def extent(shapes: tuple[Shape, ...]) -> float:
    """How far shapes reach from the origin, to the left and right or up and down."""
    return max((abs(number) for shape in shapes for point in _points(shape) for number in point), default=0)


def _points(shape: Shape) -> Iterator[tuple[float, float]]:
    """The corners of a shape's box, or the points that it is made by."""
    match shape:
        case Circle(x, y, r):
            yield from ((x - r, y - r), (x + r, y + r))
        case Rect(x, y, w, h):
            yield from ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
        case Line(points) | Polygon(points):
            yield from zip(points[::2], points[1::2], strict=True)
        case Curve(steps):
            for _, *numbers in steps:
                places = [float(number) for number in numbers]
                yield from zip(places[::2], places[1::2], strict=True)
        case Text(x, y, text, size, _, anchor, bold):
            wide = len(text) * size * (BOLD if bold else LETTER)
            left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
            yield from ((left, y - size / 2), (left + wide, y + size / 2))
        case Group(shapes, x, y, turn, scale):
            across, down = scale * cos(radians(turn)), scale * sin(radians(turn))
            for inner in shapes:
                for px, py in _points(inner):
                    yield x + px * across - py * down, y + px * down + py * across
