"""The models, punched from card and slotted together: every unit is a form with a few measures from the table.

A model is drawn around its middle, about 100 units across. Flying models are seen from above with their nose up, those
on the ground from the side with their nose to the right. `accent` is the colour of the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import cos, pi, sin
from typing import Final

from pentapod.games.pocketmodel.data.table import UNITS
from pentapod.scene.shapes import Circle, Line, Polygon, Rect, Shape

_LINE: Final = 2.5

_PLAIN: Final = 36
"""The radius of a model without a form."""


@cache
def model(code: str, accent: str) -> tuple[Shape, ...]:
    """The model of a kind of unit, by its code."""
    form, measures = _MODELS[code]
    try:
        shapes = FORMS[form](accent, **measures)
    except (KeyError, TypeError):  # A unit of another table, with a form or measures that there are not.
        shapes = _disc(accent, _PLAIN)
    return tuple(shapes)


def _cut(*points: float, fill: str = "model") -> Polygon:
    """A piece of card."""
    return Polygon(points, fill, "model-line", _LINE)


def _both(*points: float, fill: str = "model") -> Iterator[Shape]:
    """A piece of card and its mirror image on the other side."""
    yield _cut(*points, fill=fill)
    yield _cut(*(value if at % 2 else -value for at, value in enumerate(points)), fill=fill)


def _slot(x: float, y: float, length: float) -> Shape:
    """A slit where two pieces are put together."""
    return Line((x, y - length / 2, x, y + length / 2), "model-line", 2)


def _dart(accent: str, span: int, length: int, fins: int) -> Iterator[Shape]:
    half, end = span / 2, length / 2
    yield _cut(0, -end, half, end * 0.75, half * 0.35, end * 0.55, -half * 0.35, end * 0.55, -half, end * 0.75)
    yield Polygon((0, -end * 0.35, half * 0.3, end * 0.4, -half * 0.3, end * 0.4), accent)
    for x in (0,) if fins == 1 else (-half * 0.62, half * 0.62):
        yield _cut(x - 4, end * 0.2, x + 4, end * 0.2, x + 4, end, x - 4, end, fill="model-shade")
    yield _slot(0, -end * 0.45, 12)


def _cross(accent: str, span: int, length: int, flat: int = 0) -> Iterator[Shape]:
    half, end = span / 2, length / 2
    tip = 6 if flat else 20
    yield from _both(6, 0, half, -tip * 0.3, half, 8 - tip * 0.3, 6, 18, fill="model-shade")
    yield from _both(6, 12, half, tip, half, tip + 8, 6, 28)
    for x in (-half, half):
        yield Line((x, -end * 0.5, x, tip + 8), "model-line", 4)
    yield _cut(0, -end, 7, -end * 0.5, 9, end * 0.8, -9, end * 0.8, -7, -end * 0.5)
    yield Rect(-5, -end * 0.1, 10, 16, accent)


def _twin(accent: str, span: int, length: int) -> Iterator[Shape]:
    half, end = span / 2, length / 2
    yield _cut(-half, 8, half, 8, half, 20, -half, 20, fill="model-shade")
    yield from _both(half - 6, -8, half + 6, -8, half + 6, end, half - 6, end)
    yield _cut(0, -end, 13, -end * 0.55, 9, 14, -9, 14, -13, -end * 0.55)
    yield Rect(-6, -end * 0.45, 12, 14, accent)


def _blade(accent: str, span: int, length: int) -> Iterator[Shape]:
    half, end = span / 2, length / 2
    yield _cut(-half, 4, half, 4, half, 14, -half, 14, fill="model-shade")
    yield _cut(-6, -end, 6, -end, 8, end, -8, end)
    yield Circle(0, -end * 0.55, 11, "model", "model-line", _LINE)
    yield Circle(0, -end * 0.55, 5, accent)
    yield _slot(0, 9, 14)


def _disc(accent: str, r: int) -> Iterator[Shape]:
    yield from _both(3, -r - 14, 12, -r - 14, 16, -r * 0.7, 3, -r * 0.7)
    yield Circle(0, 4, r, "model", "model-line", _LINE)
    yield _cut(r * 0.8, -12, r + 12, -20, r + 14, -8, r * 0.9, 4, fill="model-shade")
    yield Circle(0, 4, r * 0.32, accent)
    yield _slot(0, r * 0.85, 12)


def _hammer(accent: str, length: int, head: int) -> Iterator[Shape]:
    end = length / 2
    yield _cut(-8, -end * 0.7, 8, -end * 0.7, 9, end * 0.6, -9, end * 0.6)
    yield _cut(-head / 2, -end, head / 2, -end, head * 0.36, -end * 0.6, -head * 0.36, -end * 0.6)
    for step in (-2, -1, 0, 1, 2):
        yield Rect(step * 9 - 4, end * 0.5, 8, end * 0.5, "model-shade", "model-line", 2)
    yield Rect(-9, -end * 0.2, 18, 10, accent)


def _frigate(accent: str, length: int) -> Iterator[Shape]:
    end = length / 2
    yield _cut(-3, -end * 0.5, 3, -end * 0.5, 3, end * 0.5, -3, end * 0.5, fill="model-shade")
    yield _cut(0, -end, 18, -end * 0.62, 14, -end * 0.2, -14, -end * 0.2, -18, -end * 0.62)
    yield _cut(-16, end * 0.35, 16, end * 0.35, 20, end, -20, end)
    yield Rect(-14, -end * 0.5, 28, 9, accent)
    yield _slot(0, end * 0.7, 18)


def _panels(accent: str, size: int, bend: int, pods: int = 1, tread: int = 0) -> Iterator[Shape]:
    half, reach = size / 2, 34
    yield _cut(-reach, -5, reach, -5, reach, 5, -reach, 5, fill="model-shade")
    if tread:
        yield from _both(reach - 8, -half, reach + 8, -half, reach + 8, half, reach - 8, half)
    else:
        yield from _both(reach - bend, -half, reach + 5, -half * 0.4, reach + 5, half * 0.4, reach - bend, half)
        for x in (-reach, reach):
            yield _slot(x, 0, half * 0.8)
    for x in (0,) if pods == 1 else (-10, 12):
        yield Circle(x, 0, 15, "model", "model-line", _LINE)
    yield Circle(0 if pods == 1 else 12, 0, 7, accent)


def _shuttle(accent: str, span: int) -> Iterator[Shape]:
    half = span / 2
    yield from _both(8, -4, half + 10, 26, half, 36, 8, 20, fill="model-shade")
    yield _cut(0, -46, 13, -14, 12, 28, -12, 28, -13, -14)
    yield _cut(-4, 0, 4, 0, 4, 44, -4, 44)
    yield Rect(-9, -16, 18, 9, accent)


def _wedge(accent: str, length: int, width: int, tower: int, notch: int = 0) -> Iterator[Shape]:
    end, half = length / 2, width / 2
    back = end - 14 if notch else end
    yield _cut(0, -end, half, end, 12, back, -12, back, -half, end)
    yield _cut(0, -end * 0.2, half * 0.5, end * 0.75, -half * 0.5, end * 0.75, fill="model-shade")
    for x in (0,) if tower == 1 else (-9, 9):
        yield Rect(x - 7, end * 0.42, 14, 12, accent, "model-line", 2)
    yield _slot(0, -end * 0.5, 16)


def _claw(accent: str, span: int) -> Iterator[Shape]:
    half = span / 2
    yield from _both(6, 6, half, -40, half + 4, -4, half - 4, 34, 8, 20)
    yield Circle(0, 10, 13, "model-shade", "model-line", _LINE)
    yield Rect(-7, 6, 14, 8, accent)


def _beak(accent: str, span: int) -> Iterator[Shape]:
    half = span / 2
    yield from _both(4, 26, half, 4, half * 0.8, -40, half * 0.55, -8, 6, 2)
    yield Circle(0, 14, 15, "model", "model-line", _LINE)
    yield Circle(0, 14, 7, accent)


def _tri(accent: str, r: int) -> Iterator[Shape]:
    for turn in (-90, 30, 150):
        a = turn * pi / 180
        x, y = cos(a), sin(a)
        yield _cut(x * 10 - y * 9, y * 10 + x * 9, x * r - y * 6, y * r + x * 6, x * (r + 12), y * (r + 12),
                   x * r + y * 6, y * r - x * 6, x * 10 + y * 9, y * 10 - x * 9)  # fmt: skip
    yield Circle(0, 0, 15, "model-shade", "model-line", _LINE)
    yield Circle(0, 0, 7, accent)


def _bracket(accent: str, span: int) -> Iterator[Shape]:
    half = span / 2
    yield from _both(8, 2, half, -26, half, -12, 12, 24, fill="model-shade")
    yield _cut(-16, -18, 16, -18, 22, 30, -22, 30)
    yield Rect(-10, -8, 20, 10, accent)


def _hull(accent: str, length: int) -> Iterator[Shape]:
    end = length / 2
    yield _cut(0, -end, 15, -end * 0.5, 18, end * 0.5, 10, end, -10, end, -18, end * 0.5, -15, -end * 0.5)
    yield from _both(18, end * 0.2, 27, end * 0.5, 24, end * 0.85, 14, end * 0.7, fill="model-shade")
    yield Rect(-8, end * 0.05, 16, 18, accent, "model-line", 2)
    yield _slot(0, -end * 0.5, 16)


def _ring(accent: str, r: int) -> Iterator[Shape]:
    points: list[float] = []
    for at, radius in ((range(125, 416, 15), r), (range(415, 124, -15), r - 15)):
        for degrees in at:
            points += [radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180)]
    yield _cut(*points)
    yield Line((0, -r + 12, 0, 0), "model-line", 6)
    yield Circle(0, 0, 17, "model-shade", "model-line", _LINE)
    yield Circle(0, 0, 8, accent)


# ------------------------------------------------------------------------------------------ on the ground


def _legs(xs: tuple[float, ...], top: float, foot: float) -> Iterator[Shape]:
    for at, x in enumerate(xs):
        knee = x + (5 if at % 2 else -5)
        yield Line((x, top, knee, (top + foot) / 2, x, foot), "model-line", 7)
        yield Line((x - 6, foot, x + 8, foot), "model-line", 7)


def _walker(accent: str, legs: int, body: int, height: int, gun: int = 0) -> Iterator[Shape]:
    foot, top = 40, 40 - height
    half = body / 2
    count = legs if legs < 6 else 3
    xs = tuple(-half * 0.75 + half * 1.5 * at / max(1, count - 1) for at in range(count))
    yield from _legs(xs, top + height * 0.45, foot)
    yield _cut(-half, top + 4, half * 0.8, top, half, top + height * 0.5, -half, top + height * 0.52)
    yield _cut(half * 0.8, top - 2, half + 18, top + 2, half + 20, top + 18, half, top + 20, fill="model-shade")
    yield Rect(-half + 5, top + 8, body * 0.45, 8, accent)
    yield Line((half + 16, top + 14, half + 30, top + 14), "model-line", 4)
    if gun:
        yield Line((-4, top - 2, half + 14, top - 14), "model-line", 6)
    yield _slot(0, top + height * 0.42, 10)


def _tank(accent: str, length: int, turret: int, wheels: int = 0, nose: int = 0) -> Iterator[Shape]:
    half = length / 2
    if wheels:
        for at in range(wheels):
            yield Circle(-half + 10 + at * (length - 20) / (wheels - 1), 28, 11, "model-shade", "model-line", _LINE)
    else:
        yield _cut(-half + 4, 20, half - 4, 20, half - 12, 34, -half + 12, 34, fill="model-shade")
    front = 16 if nose else 2
    yield _cut(-half, 22, -half + 10, -2, half - 18, -2, half + front, 22)
    for _ in range(turret):
        yield _cut(-20, -2, -14, -20, 12, -20, 18, -2, fill="model-shade")
        yield Line((12, -13, half + 6, -18), "model-line", 6)
    yield Rect(-half + 14, 4, length * 0.4, 9, accent)


def _speeder(accent: str, wing: int) -> Iterator[Shape]:
    yield from _both(10, -4, wing, 8, wing, 20, 10, 20, fill="model-shade")
    yield _cut(0, -36, 14, -8, 14, 30, -14, 30, -14, -8)
    yield Rect(-8, -6, 16, 14, accent)
    for x in (-wing, wing):
        yield Line((x, -10, x, 18), "model-line", 4)


def _figure(x: float, y: float, accent: str, thin: bool) -> Iterator[Shape]:
    wide = 5 if thin else 8
    yield Line((x - 3, y + 24, x - 5, y + 42), "model-line", 5)
    yield Line((x + 3, y + 24, x + 6, y + 42), "model-line", 5)
    yield _cut(x - wide, y, x + wide, y, x + wide * 0.8, y + 26, x - wide * 0.8, y + 26)
    yield Circle(x, y - 9, 7 if not thin else 5, "model-shade", "model-line", _LINE)
    yield Line((x - wide + 2, y + 9, x + wide - 2, y + 9), accent, 5)
    yield Line((x + 2, y + 14, x + 18, y + 10), "model-line", 4)


def _troop(accent: str, n: int, thin: int = 0) -> Iterator[Shape]:
    for at in range(n):
        yield from _figure((at - (n - 1) / 2) * 28, -4 + 6 * (at % 2 == 0), accent, bool(thin))


def _rider(accent: str, n: int) -> Iterator[Shape]:
    yield from _legs((-12, 14), 14, 42)
    yield _cut(-36, 22, -18, 2, 18, 0, 34, -26, 44, -24, 42, -12, 30, 14, 14, 22, -18, 20)
    yield _cut(-8, -24, 8, -24, 10, 4, -8, 4, fill="model-shade")
    yield Circle(0, -32, 8, "model", "model-line", _LINE)
    yield Line((-7, -10, 8, -10), accent, 6)


def _bike(accent: str, n: int) -> Iterator[Shape]:
    for at in range(n):
        y = 24 - at * 34
        x = -6 + at * 12
        yield _cut(x - 34, y - 6, x + 10, y - 10, x + 42, y - 2, x + 10, y + 6, x - 34, y + 6)
        yield _cut(x - 16, y - 10, x - 4, y - 26, x + 8, y - 10, fill="model-shade")
        yield Circle(x - 1, y - 28, 6, "model", "model-line", 2)
        yield Line((x - 26, y, x - 10, y), accent, 5)


def _spider(accent: str, r: int, legs: int) -> Iterator[Shape]:
    for at in range(legs):
        side = -1 if at % 2 else 1
        far = 42 if at < 2 else 22
        yield Line((0, -10, side * far * 0.8, -30 + 10 * (at > 1), side * far, 40), "model-line", 5)
    yield Circle(0, -12, r, "model", "model-line", _LINE)
    yield Line((-r + 2, -12, r - 2, -12), accent, 6)
    yield Circle(0, 2, 6, "model-shade", "model-line", 2)


def _wheel(accent: str, r: int) -> Iterator[Shape]:
    yield _cut(-40, 30, -34, 4, 34, 4, 40, 30, fill="model-shade")
    yield Circle(0, 6, r, "model", "model-line", _LINE)
    yield Circle(0, 6, r * 0.45, accent)
    for turn in range(0, 360, 60):
        x, y = cos(turn * pi / 180), sin(turn * pi / 180)
        yield Line((x * r * 0.65, 6 + y * r * 0.65, x * r * 0.92, 6 + y * r * 0.92), "model-line", 4)


FORMS: Final[dict[str, Callable[..., Iterator[Shape]]]] = {
    "beak": _beak,
    "bike": _bike,
    "blade": _blade,
    "bracket": _bracket,
    "claw": _claw,
    "cross": _cross,
    "dart": _dart,
    "disc": _disc,
    "frigate": _frigate,
    "hammer": _hammer,
    "hull": _hull,
    "panels": _panels,
    "rider": _rider,
    "ring": _ring,
    "shuttle": _shuttle,
    "speeder": _speeder,
    "spider": _spider,
    "tank": _tank,
    "tri": _tri,
    "troop": _troop,
    "twin": _twin,
    "walker": _walker,
    "wedge": _wedge,
    "wheel": _wheel,
}

_MODELS: Final = {unit.code: (unit.model[0], dict(unit.model[1])) for unit in UNITS}
