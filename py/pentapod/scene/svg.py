"""A scene as SVG text: for the first picture of a page, rules pages, shared pictures, embedded boards and tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Text
from pentapod.scene.theme import Theme

SHORT: Final = 120
"""A piece of at most so many characters is drawn again each time, instead of being referred to."""


class Sheet:
    """Pieces that pictures have in common, such as the ground: each is drawn once, and referred to wherever it shows.

    The document that holds pictures made with a sheet also holds its `definitions`, before them. `name` begins the
    ids of the pieces, which must be unique in that document.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._ids: dict[str, str] = {}

    def use(self, body: str) -> str:
        """Markup that shows a piece."""
        if len(body) <= SHORT:
            return body
        return f'<use href="#{self._ids.setdefault(body, f"{self._name}-{len(self._ids)}")}"/>'

    def definitions(self) -> str:
        """The pieces used so far, as the content of a `<defs>`."""
        return "".join(f'<g id="{piece}">{body}</g>' for body, piece in self._ids.items())


def to_svg(
    scene: Scene,
    theme: Theme | None = None,
    sheet: Sheet | None = None,
    head: str = "",
    width: int | None = None,
) -> str:
    """The scene as one `<svg>` element.

    With a theme the picture contains its colours and stands alone; without one its colours are custom properties of
    the page around it. With a sheet, pieces that pictures have in common are defined there. `head` is markup that
    comes first, a style for example. `width` is in pixels; without it the picture fills the place that it is put in.
    """
    pen = _Pen(theme.colours if theme else None, sheet)
    body = pen.piece(scene.ground) + "".join(map(pen.draw, scene.things))
    size = f' width="{width}" height="{_number(width * scene.h / scene.w)}"' if width else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(scene.w)} {_number(scene.h)}"{size}'
        f' role="img" aria-label="{escape(scene.label)}">{head}{body}</svg>'
    )


def icon(shapes: tuple[Shape, ...], side: float = 100) -> str:
    """Shapes around the origin as a picture beside words that say the same, so that it is not read out."""
    svg = to_svg(Scene(side, side, (), (Group(shapes, side / 2, side / 2),), (), ""))
    return svg.replace(' role="img" aria-label=""', ' aria-hidden="true"')


class _Pen:
    """Writes shapes as SVG, with or without the colours of a theme and a sheet for common pieces."""

    def __init__(self, colours: Mapping[str, str] | None, sheet: Sheet | None) -> None:
        self._colours, self._sheet = colours, sheet

    def piece(self, shapes: Iterable[Shape]) -> str:
        """Shapes that may be shown elsewhere as well."""
        body = "".join(map(self.draw, shapes))
        return self._sheet.use(body) if self._sheet else body

    def draw(self, shape: Shape) -> str:
        match shape:
            case Circle(x, y, r):
                return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"{self._paint(shape)}/>'
            case Rect(x, y, w, h):
                box = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
                return f'<rect {box} rx="{_number(shape.round)}"{self._paint(shape)}/>'
            case Line(points, stroke, width):
                ink = f' fill="none" stroke="{self._color(stroke)}" stroke-width="{_number(width)}"'
                return f'<polyline points="{_points(points)}"{ink} stroke-linecap="round" stroke-linejoin="round"/>'
            case Polygon(points):
                return f'<polygon points="{_points(points)}"{self._paint(shape)}/>'
            case Curve(steps):
                path = " ".join(" ".join(v if isinstance(v, str) else _number(v) for v in step) for step in steps)
                return f'<path d="{path}"{self._paint(shape)} stroke-linecap="round"/>'
            case Text(x, y, text, size, fill, anchor, bold):
                font = f'font-size="{_number(size)}" font-family="system-ui, sans-serif"' + ' font-weight="600"' * bold
                place = f'x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}" dominant-baseline="central"'
                return f'<text {place} {font} fill="{self._color(fill)}">{escape(text)}</text>'
            case Group(shapes, x, y, turn, scale, alpha):
                move = f"translate({_number(x)} {_number(y)})"
                move += f" rotate({_number(turn)})" if turn else ""
                move += f" scale({_number(scale)})" if scale != 1 else ""
                more = f' opacity="{_number(alpha)}"' if alpha != 1 else ""
                return f'<g transform="{move}"{more}>{self.piece(shapes)}</g>'

    def _paint(self, shape: Circle | Rect | Polygon | Curve) -> str:
        fill = self._color(shape.fill) if shape.fill else "none"
        stroke = f' stroke="{self._color(shape.stroke)}"' if shape.stroke else ""
        width = f' stroke-width="{_number(shape.width)}" stroke-linejoin="round"' if shape.stroke else ""
        return f' fill="{fill}"{stroke}{width}'

    def _color(self, role: str) -> str:
        return self._colours[role] if self._colours is not None else f"var(--{role})"


def _points(points: tuple[float, ...]) -> str:
    return " ".join(_number(value) for value in points)


@lru_cache(1 << 14)
def _number(value: float) -> str:
    return f"{value:z.2f}".rstrip("0").rstrip(".")
