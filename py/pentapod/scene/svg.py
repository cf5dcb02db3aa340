"""A scene as SVG text: for the first picture of a page, rules pages, shared pictures and tests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Text
from pentapod.scene.theme import Theme


def to_svg(scene: Scene, theme: Theme | None = None, extra: Iterable[Shape] = ()) -> str:
    """The scene as one `<svg>` element.

    With a theme its colours are written in, so that the picture stands alone; without one they are custom properties
    of the page around it. `extra` shapes are drawn on top.
    """
    colors = theme.colors if theme else None
    body = "".join(_shape(shape, colors) for shapes in (scene.ground, scene.things, extra) for shape in shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(scene.w)} {_number(scene.h)}"'
        f' role="img" aria-label="{escape(scene.label)}">{body}</svg>'
    )


def _shape(shape: Shape, colors: dict[str, str] | None) -> str:
    match shape:
        case Circle(x, y, r):
            return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"{_paint(shape, colors)}/>'
        case Rect(x, y, w, h):
            box = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
            return f'<rect {box} rx="{_number(shape.round)}"{_paint(shape, colors)}/>'
        case Line(points, stroke, width):
            ink = f' fill="none" stroke="{_color(stroke, colors)}" stroke-width="{_number(width)}"'
            return f'<polyline points="{_points(points)}"{ink} stroke-linecap="round" stroke-linejoin="round"/>'
        case Polygon(points):
            return f'<polygon points="{_points(points)}"{_paint(shape, colors)}/>'
        case Curve(steps):
            path = " ".join(" ".join(v if isinstance(v, str) else _number(v) for v in step) for step in steps)
            return f'<path d="{path}"{_paint(shape, colors)} stroke-linecap="round"/>'
        case Text(x, y, text, size, fill, anchor, bold):
            font = f'font-size="{_number(size)}" font-family="system-ui, sans-serif"' + ' font-weight="600"' * bold
            place = f'x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}" dominant-baseline="central"'
            return f'<text {place} {font} fill="{_color(fill, colors)}">{escape(text)}</text>'
        case Group(shapes, x, y, turn, scale, alpha):
            move = f"translate({_number(x)} {_number(y)})"
            move += f" rotate({_number(turn)})" if turn else ""
            move += f" scale({_number(scale)})" if scale != 1 else ""
            fade = f' opacity="{_number(alpha)}"' if alpha != 1 else ""
            return f'<g transform="{move}"{fade}>{"".join(_shape(inner, colors) for inner in shapes)}</g>'


def _paint(shape: Circle | Rect | Polygon | Curve, colors: dict[str, str] | None) -> str:
    fill = _color(shape.fill, colors) if shape.fill else "none"
    stroke = f' stroke="{_color(shape.stroke, colors)}"' if shape.stroke else ""
    width = f' stroke-width="{_number(shape.width)}" stroke-linejoin="round"' if shape.stroke else ""
    return f' fill="{fill}"{stroke}{width}'


def _color(role: str, colors: dict[str, str] | None) -> str:
    return colors[role] if colors else f"var(--{role})"


def _points(points: tuple[float, ...]) -> str:
    return " ".join(_number(value) for value in points)


@lru_cache(1 << 14)
def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
