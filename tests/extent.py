"""How much room shapes take, for the tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Text

LETTER, BOLD = 0.55, 0.63
"""How wide a letter is, in sizes of its text: about an average one."""


def extent(shapes: tuple[Shape, ...]) -> float:
    """How far shapes reach from the origin, to the left and right or up and down, with the width of their lines."""
    return max((max(abs(x), abs(y)) + edge for shape in shapes for x, y, edge in _points(shape)), default=0)


def _points(shape: Shape) -> Iterator[tuple[float, float, float]]:
    """The corners of a shape's box, or the points that it is made by, and how far a line goes beyond them."""
    match shape:
        case Circle(x, y, r):
            yield from ((x - r, y - r, shape.width / 2), (x + r, y + r, shape.width / 2))
        case Rect(x, y, w, h):
            for corner in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
                yield *corner, shape.width / 2
        case Line(points) | Polygon(points):
            for x, y in zip(points[::2], points[1::2], strict=True):
                yield x, y, shape.width / 2
        case Curve(steps):
            for _, *numbers in steps:
                places = [float(number) for number in numbers]
                for x, y in zip(places[::2], places[1::2], strict=True):
                    yield x, y, shape.width / 2
        case Text(x, y, text, size, _, anchor, bold):
            wide = len(text) * size * (BOLD if bold else LETTER)
            left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
            yield from ((left, y - size / 2, 0), (left + wide, y + size / 2, 0))
        case Group(shapes, x, y, turn, scale):
            across, down = scale * cos(radians(turn)), scale * sin(radians(turn))
            for inner in shapes:
                for px, py, edge in _points(inner):
                    yield x + px * across - py * down, y + px * down + py * across, edge * scale
