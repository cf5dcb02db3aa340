"""Painting shapes on a canvas. Colours come from the page's custom properties, so a theme is a style sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi
from typing import Any

from js import document, window

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Text

_FONT = "system-ui, sans-serif"


class Painter:
    """Paints on one canvas context; looks each role's colour up once, until `forget_colors`."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self._colors: dict[str, str] = {}
        self._draw: dict[type, Callable[[Any], None]] = {
            Circle: self._circle,
            Rect: self._rect,
            Line: self._line,
            Polygon: self._polygon,
            Curve: self._curve,
            Text: self._text,
            Group: self.group,
        }

    def forget_colors(self) -> None:
        """The theme has changed."""
        self._colors.clear()

    def paint(self, shapes: Iterable[Shape]) -> None:
        """Paint shapes one over the other."""
        draw = self._draw
        for shape in shapes:
            draw[type(shape)](shape)

    def group(self, group: Group) -> None:
        """Paint a group at its place."""
        context = self.context
        context.save()
        context.translate(group.x, group.y)
        if group.turn:
            context.rotate(group.turn * pi / 180)
        if group.scale != 1:
            context.scale(group.scale, group.scale)
        if group.alpha != 1:
            context.globalAlpha *= group.alpha
        self.paint(group.shapes)
        context.restore()

    def _color(self, role: str) -> str:
        color = self._colors.get(role)
        if color is None:
            style = window.getComputedStyle(document.documentElement)
            color = self._colors[role] = str(style.getPropertyValue(f"--{role}")).strip()
        return color

    def _ink(self, fill: str, stroke: str, width: float) -> None:
        context = self.context
        if fill:
            context.fillStyle = self._color(fill)
            context.fill()
        if stroke:
            context.strokeStyle = self._color(stroke)
            context.lineWidth = width
            context.stroke()

    def _circle(self, shape: Circle) -> None:
        x, y, r, fill, stroke, width = shape
        self.context.beginPath()
        self.context.arc(x, y, r, 0, 2 * pi)
        self._ink(fill, stroke, width)

    def _rect(self, shape: Rect) -> None:
        x, y, w, h, fill, stroke, width, corner = shape
        self.context.beginPath()
        self.context.roundRect(x, y, w, h, corner)
        self._ink(fill, stroke, width)

    def _line(self, shape: Line) -> None:
        self._trace(shape.points)
        self._ink("", shape.stroke, shape.width)

    def _polygon(self, shape: Polygon) -> None:
        self._trace(shape.points)
        self.context.closePath()
        self._ink(shape.fill, shape.stroke, shape.width)

    def _trace(self, points: tuple[float, ...]) -> None:
        context = self.context
        context.beginPath()
        context.moveTo(points[0], points[1])
        for at in range(2, len(points), 2):
            context.lineTo(points[at], points[at + 1])

    def _curve(self, shape: Curve) -> None:
        context = self.context
        context.beginPath()
        calls = {
            "M": context.moveTo,
            "L": context.lineTo,
            "Q": context.quadraticCurveTo,
            "C": context.bezierCurveTo,
            "Z": context.closePath,
        }
        for letter, *numbers in shape.steps:
            calls[str(letter)](*numbers)
        self._ink(shape.fill, shape.stroke, shape.width)

    def _text(self, shape: Text) -> None:
        x, y, text, size, fill, anchor, bold = shape
        context = self.context
        context.font = f"{'600 ' if bold else ''}{size}px {_FONT}"
        context.textAlign = "center" if anchor == "middle" else anchor
        context.textBaseline = "middle"
        context.fillStyle = self._color(fill)
        context.fillText(text, x, y)


def prepare(context: Any, scale: float) -> None:
    """Clear a context and let it count in scene units."""
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.lineCap = context.lineJoin = "round"
