"""Drawings as data: a file beside a scene names them and lists their shapes, so that who draws needs no Python.

    wing lift=0
      polygon -4 4 4 lift-13 22 -20 15 2 : accent brick-edge 1
      if lift!=0 line 3 -1 15 -14 : accent-top 2.5

The name of a drawing stands at the left, below it stand its shapes from the lowest to the uppermost. Before the colon
are the numbers of a shape:

- `circle`: its middle and its radius;
- `rect`: its upper left corner, width, height, and by how much its corners are rounded, if they are;
- `line`, `polygon`: their corners;
- `curve`: its steps, as in the paths of SVG: `M 0 18 Q -5 -7 -14 -8 Z`.

Behind it are the role of its colour, that of its edge and how wide this is; `-` is no colour, and a line has an edge
alone.

After its name a drawing may have measures, with what they are where nobody says: a number is a sum of parts of them, as
`0.5span-8`. Roles can be given as well: where `accent` is `seat-0`, `accent-soft` is `seat-0-soft`.

Before a shape may stand `if fins=1` or `if fins!=1`; `both`, for its mirror image beside it; `around 6`, for six of it
turned around the origin; `alpha 0.5`, for how strongly it covers what lies below. A line after `#` is a note.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain, pairwise
from math import cos, radians, sin
from pkgutil import get_data
from typing import Any, Final, NamedTuple

from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape

_BLOCK: Final = re.compile(r"^\w.*(?:\n(?: .*)?)*", re.M)
_TERM: Final = re.compile(r"([+-]?[\d.]*)([a-z]*)")
_CONDITION: Final = re.compile(r"([a-z]+)(!?=)(.+)")

Way = Callable[[float, float], tuple[float, float]]
"""Where a point comes to lie."""

Given = Mapping[str, float | str]
"""Measures and roles, by the names that a drawing has for them."""


class _Drawing(NamedTuple):
    """A drawing as it is written: its measures that need not be given, and the words of its lines."""

    measures: dict[str, float]
    lines: list[list[str]]


class Drawings:
    """The drawings of a file, which is read when the first of them is wanted."""

    def __init__(self, package: str, name: str) -> None:
        self._file = package, name
        self.drawn = lru_cache(1 << 9)(self._drawn)

    @cached_property
    def _known(self) -> dict[str, _Drawing]:
        text = (get_data(*self._file) or b"").decode("utf-8")
        known = {}
        for block in _BLOCK.findall(text):
            (name, *measures), *lines = filter(None, map(str.split, block.splitlines()))
            values = (measure.partition("=") for measure in measures)
            known[name] = _Drawing({measure: _number(value) for measure, _, value in values if value}, lines)
        return known

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def __iter__(self) -> Iterator[str]:
        """The names of the drawings, in their order."""
        return iter(self._known)

    def measures(self, name: str) -> Mapping[str, float]:
        """The measures of a drawing that are known where nobody says them."""
        return self._known[name].measures

    def boxes(self, name: str) -> dict[str, Box]:
        """The rectangles of a drawing that is a layout, by their roles, which say what lies there."""
        return {shape.fill: Box(*shape[:4]) for shape in self.drawn(name) if isinstance(shape, Rect)}

    def at(
        self, name: str, x: float, y: float, turn: float = 0, mirrored: bool = False, **given: float | str
    ) -> Iterator[Shape]:
        """A drawing with its origin elsewhere, and turned there, clockwise in degrees, or its mirror image."""
        return _moved(self.drawn(name, **given), _way(x, y, turn, mirrored))

    def _drawn(self, name: str, **given: float | str) -> tuple[Shape, ...]:
        """A drawing around its origin, with measures and roles. Raises `KeyError` where one of them is missing."""
        measures, lines = self._known[name]
        return tuple(shape for words in lines for shape in _line(words, {**measures, **given}))


def _line(words: list[str], given: Given) -> Iterator[Shape]:
    match words:
        case ["if", condition, *rest]:
            name, sign, value = _CONDITION.fullmatch(condition).groups()  # type: ignore[union-attr]
            if (given[name] == _number(value)) == (sign == "="):
                yield from _line(rest, given)
        case ["both", *rest]:
            yield from (shapes := tuple(_line(rest, given)))
            yield from _moved(shapes, _way(mirrored=True))
        case ["around", count, *rest]:
            shapes = tuple(_line(rest, given))
            for step in range(int(count)):
                yield from _moved(shapes, _way(turn=360 * step / int(count)))
        case ["alpha", part, *rest]:
            yield Group(tuple(_line(rest, given)), alpha=float(part))
        case _:
            yield _shape(words, given)


def _way(x: float = 0, y: float = 0, turn: float = 0, mirrored: bool = False) -> Way:
    """Where points come to lie that are turned, or mirrored first, and have their origin elsewhere."""
    along, aside = round(cos(radians(turn)), 12), round(sin(radians(turn)), 12)
    side = -1 if mirrored else 1
    return lambda across, down: (
        x + side * across * along - down * aside,
        y + side * across * aside + down * along,
    )


def _moved(shapes: Iterable[Shape], way: Way) -> Iterator[Shape]:
    """Shapes whose points lie elsewhere. Rectangles and groups keep their direction."""
    for shape in shapes:
        match shape:
            case Line(points, stroke, width):
                yield Line(_points(points, way), stroke, width)
            case Polygon(points):
                yield Polygon(_points(points, way), *shape[1:])
            case Curve(steps):
                yield Curve(tuple((step[0], *_points(step[1:], way)) for step in steps), *shape[1:])
            case _:
                x, y = way(shape.x, shape.y)
                yield shape._replace(x=x, y=y)


def _points(values: Sequence[Any], way: Way) -> tuple[float, ...]:
    return tuple(chain.from_iterable(map(way, values[::2], values[1::2])))


def _shape(words: list[str], given: Given) -> Shape:
    colon = words.index(":")
    kind = words[0]
    if kind == "line":
        stroke, width = words[colon + 1 :]
        return Line(_sums(words[1:colon], given), _role(stroke, given), _sum(width, given))
    fill, stroke, width = (*words[colon + 1 :], "-", "0")[:3]
    painted = _role(fill, given), _role(stroke, given), _sum(width, given)
    if kind == "curve":
        return Curve(tuple(_steps(words[1:colon], given)), *painted)
    numbers = _sums(words[1:colon], given)
    if kind == "polygon":
        return Polygon(numbers, *painted)
    if kind == "circle":
        x, y, r = numbers
        return Circle(x, y, r, *painted)
    x, y, w, h, rounding = (*numbers, 0)[:5]
    return Rect(x, y, w, h, *painted, rounding)


def _steps(words: list[str], given: Given) -> Iterator[tuple[str | float, ...]]:
    """The steps of a curve, each a capital letter and its numbers."""
    starts = [at for at, word in enumerate(words) if word.isupper()]
    for start, end in pairwise([*starts, len(words)]):
        yield (words[start], *_sums(words[start + 1 : end], given))


def _role(word: str, given: Given) -> str:
    if word == "-":
        return ""
    name, dash, shade = word.partition("-")
    return f"{given.get(name, name)}{dash}{shade}"


def _sums(words: list[str], given: Given) -> tuple[float, ...]:
    return tuple(_sum(word, given) for word in words)


def _sum(word: str, given: Given) -> float:
    return sum(part * float(given[name]) if name else part for part, name in _terms(word))


@cache
def _terms(word: str) -> tuple[tuple[float, str], ...]:
    """The parts of a number, each of a measure or of its own."""
    found = ((part if part.strip("+-") else f"{part}1", name) for part, name in _TERM.findall(word) if part or name)
    return tuple((_number(part), name) for part, name in found)


def _number(word: str) -> float:
    number = float(word)
    return int(number) if number.is_integer() else number
