"""Boards as geometry: which places there are, what they are called, what lies next to what.

A place is its name, such as "b2". It is also its touch, so a name is what is clicked, written and read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise, product
from typing import Final

from pentapod.engine.values import Names
from pentapod.frame.position import Cells, Row
from pentapod.frame.reasons import BadDeclaration
from pentapod.frame.touches import Domain
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Circle, Line, Polygon, Rect, Shape, Text

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south and west, as columns and rows."""

DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))


class Space(Domain):
    """Some places and their geometry. Columns count to the right from 0, rows upwards; seat 0 sits below.

    Besides iterating it and asking `in`, a game asks for neighbours, rays and rows. As a touch of an action a space
    means any of its places; `empty`, `own` and `enemy` mean some of them.
    """

    steps: tuple[tuple[int, int], ...] = STRAIGHT
    """From a place to its neighbours."""
    lines: tuple[tuple[int, int], ...] = ()
    """One step along each kind of straight line."""
    reach = 1.0
    """How large a place is to the touch, in units of its side."""
    is_round = True
    """Whether the ring around a place is one."""

    def __init__(self, places: Mapping[str, tuple[int, int]], noun: str) -> None:
        super().__init__(noun)
        self.grid: Final = dict(places)
        """Column and row of each place."""
        self._at = {at: name for name, at in places.items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self.grid)

    def __len__(self) -> int:
        return len(self.grid)

    def __contains__(self, place: object) -> bool:
        return place in self.grid

    # -- geometry ------------------------------------------------------------------------------------

    def step(self, place: str, columns: int, rows: int) -> str | None:
        """The place so many columns to the right and rows up, if there is one."""
        column, row = self.grid[place]
        return self._at.get((column + columns, row + rows))

    def at(self, column: int, row: int) -> str:
        """The place in a column and a row, counted from 0. Raises `KeyError` where there is none."""
        return self._at[column, row]

    def neighbours(self, place: str) -> Row:
        """The places next to one."""
        return self._neighbours[place]

    @cached_property
    def _neighbours(self) -> Mapping[str, Row]:
        return {
            place: tuple(found for step in self.steps if (found := self.step(place, *step)) is not None)
            for place in self
        }

    def ray(self, place: str, columns: int, rows: int) -> Row:
        """The places in one direction, the nearest first, to the edge of the board."""
        found, at = [], self.step(place, columns, rows)
        while at is not None:
            found.append(at)
            at = self.step(at, columns, rows)
        return tuple(found)

    def rows(self, length: int) -> tuple[Row, ...]:
        """Every straight row of so many places, each once."""
        starts = ((place, self.ray(place, *step)) for place, step in product(self, self.lines))
        return tuple((place, *ray[: length - 1]) for place, ray in starts if len(ray) >= length - 1)

    def column(self, letter: str) -> Row:
        """The places of a column, from below."""
        return tuple(sorted((place for place in self if place[0] == letter), key=lambda place: self.grid[place]))

    def rank(self, row: int) -> Row:
        """The places of a row, from the left; rows count from 1, below. `rank(-1)` is the uppermost one."""
        wanted = row - 1 if row > 0 else max(high for _, high in self.grid.values()) + 1 + row
        return tuple(sorted((place for place in self if self.grid[place][1] == wanted), key=self.grid.__getitem__))

    @cached_property
    def ranks(self) -> tuple[Row, ...]:
        """All rows, the uppermost one first: the order in which a position is written."""
        return tuple(self.rank(row + 1) for row in sorted({high for _, high in self.grid.values()}, reverse=True))

    def symmetries(self) -> tuple[Mapping[str, str], ...]:
        """The ways to turn and mirror the board onto itself, as maps from place to place; the first changes nothing."""
        found: list[Mapping[str, str]] = []
        for turned in self._turns():
            left, low = (min(at[axis] for at in turned.values()) for axis in (0, 1))
            image = {place: self._at.get((column - left, row - low)) for place, (column, row) in turned.items()}
            whole = {place: to for place, to in image.items() if to is not None}
            if len(whole) == len(self) and whole not in found and self._keeps_neighbours(whole):
                found.append(whole)
        return tuple(found)

    def _turns(self) -> Iterator[dict[str, tuple[int, int]]]:
        """Every place after each of the eight turns and mirrors of a square grid."""
        for mirror, across, up in product((False, True), (1, -1), (1, -1)):
            yield {
                place: (across * (row if mirror else column), up * (column if mirror else row))
                for place, (column, row) in self.grid.items()
            }

    def _keeps_neighbours(self, image: Mapping[str, str]) -> bool:
        return all(
            {image[other] for other in self.neighbours(place)} == {*self.neighbours(image[place])} for place in self
        )

    def connects(self, cells: Cells, seat: int, first: Sequence[str], last: Sequence[str]) -> bool:
        """Whether pieces of a seat make a chain of neighbours from one of the first places to one of the last."""
        reached = {place for place in first if cells.owner(place) == seat}
        waiting, goal = [*reached], {*last}
        while waiting:
            place = waiting.pop()
            if place in goal:
                return True
            for other in self.neighbours(place):
                if other not in reached and cells.owner(other) == seat:
                    reached.add(other)
                    waiting.append(other)
        return False

    # -- as a touch of an action -----------------------------------------------------------------------

    def all_touches(self) -> Names:
        return tuple(self.grid)

    @cached_property
    def columns(self) -> Domain:
        """Its columns, each touched anywhere."""
        return Columns(self)

    # -- picture ---------------------------------------------------------------------------------------

    def spot(self, place: str) -> tuple[float, float]:
        """The middle of a place in units of its side, x to the right and y down from the lower left corner of all."""
        column, row = self.grid[place]
        return column + 0.5, -row - 0.5

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """The rectangle that holds all places, from its upper left corner: x, y, width and height."""
        spots = [self.spot(place) for place in self]
        left, top = (min(spot[axis] for spot in spots) for axis in (0, 1))
        right, bottom = (max(spot[axis] for spot in spots) for axis in (0, 1))
        return left - 0.5, top - 0.5, right - left + 1, bottom - top + 1

    def ground(self, place: str, x: float, y: float, side: float) -> Iterator[Shape]:
        """A place, drawn around (x, y)."""
        column, row = self.grid[place]
        role = "board-deep" if (column + row) % 2 else "board"
        yield Rect(*around(x, y, 0.97 * side), role, "board-line", 2, round=0.06 * side)
        yield Text(x - 0.4 * side, y - 0.41 * side, place, min(0.17 * side, 26), "soft-ink")

    def below(self, spots: Mapping[str, tuple[float, float]], side: float) -> Iterator[Shape]:
        """What lies below all places."""
        return iter(())


class Columns(Domain):
    """The columns of a board, by their letters."""

    def __init__(self, space: Space) -> None:
        super().__init__("column")
        self.space = space
        self.letters = tuple(sorted({place[0] for place in space}))

    def all_touches(self) -> Names:
        return self.letters

    def this(self, touch: str) -> str:
        return f"column {touch}"


class _Grid(Space):
    """As many places in every row."""

    called: str

    def __init__(self, columns: int, rows: int, noun: str = "") -> None:
        places = product(range(rows), range(columns))
        super().__init__({f"{LETTERS[column]}{row + 1}": (column, row) for row, column in places}, noun or self.called)


class Squares(_Grid):
    """A board of squares, `a1` below at the left. `noun` is what the prompts call a place."""

    called = "square"
    is_round = False
    lines = ((1, 0), (0, 1), (1, 1), (1, -1))

    def around(self, place: str) -> Row:
        """The places next to one, diagonally too."""
        near = (self.step(place, *step) for step in STRAIGHT + DIAGONAL)
        return tuple(found for found in near if found is not None)


class Hexes(_Grid):
    """A rhombus of hexagons: each row stands half a hexagon to the right of the row below it."""

    called = "hexagon"
    reach = 0.885  # A little more than the rows are apart: on a phone that is just a finger.
    steps = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
    lines = ((1, 0), (0, 1), (1, -1))

    def spot(self, place: str) -> tuple[float, float]:
        column, row = self.grid[place]
        return column + row / 2 + 0.5, -row * 0.866 - 0.5

    def ground(self, place: str, x: float, y: float, side: float) -> Iterator[Shape]:
        r = 0.56 * side
        corners = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
        points = tuple(value for dx, dy in corners for value in (x + r * dx, y + r * dy))
        yield Polygon(points, "board", "board-line", 3)
        yield Text(x, y, place, min(0.24 * side, 26), "soft-ink")


class Points(Space):
    """Points joined by lines. Each line names its points in order, such as "a1 a4 a7"; a point is a column and a row.

    Points that follow one another on a line are neighbours.
    """

    def __init__(self, lines: Sequence[str], noun: str = "point") -> None:
        if isinstance(lines, str) or not all(isinstance(line, str) for line in lines):
            raise BadDeclaration("lines")
        self.joined: Final = tuple(tuple(line.split()) for line in lines)
        for name in (name for line in self.joined for name in line):
            if not re.fullmatch("[a-z][1-9][0-9]?", name):
                raise BadDeclaration("point", point=name)
        names = sorted({name for line in self.joined for name in line}, key=lambda name: (int(name[1:]), name))
        super().__init__({name: (LETTERS.index(name[0]), int(name[1:]) - 1) for name in names}, noun)

    @cached_property
    def _neighbours(self) -> Mapping[str, Row]:
        pairs = [pair for line in self.joined for pair in pairwise(line)]
        both = [*pairs, *((second, first) for first, second in pairs)]
        return {place: tuple(sorted({to for origin, to in both if origin == place})) for place in self}

    def rows(self, length: int) -> tuple[Row, ...]:
        """Every row of so many points that follow one another on a line."""
        return tuple(line[at : at + length] for line in self.joined for at in range(len(line) - length + 1))

    def ground(self, place: str, x: float, y: float, side: float) -> Iterator[Shape]:
        yield Circle(x, y, 0.1 * side, "board-mark")
        yield Text(x - 0.38 * side, y - 0.38 * side, place, min(0.17 * side, 26), "soft-ink")

    def below(self, spots: Mapping[str, tuple[float, float]], side: float) -> Iterator[Shape]:
        for line in self.joined:
            yield Line(tuple(value for place in line for value in spots[place]), "board-line", 5)


class Track(Space):
    """A path of squares that are numbered from 1, `across` in each row, to and fro like an ox that ploughs."""

    is_round = False

    def __init__(self, length: int, across: int = 10, noun: str = "square") -> None:
        places = {}
        for at in range(length):
            row, column = divmod(at, across)
            places[str(at + 1)] = (across - 1 - column if row % 2 else column, row)
        super().__init__(places, noun)

    def ahead(self, place: str, by: int) -> str | None:
        """The square so many numbers further on, if there is one."""
        to = str(int(place) + by)
        return to if to in self else None

    @cached_property
    def _neighbours(self) -> Mapping[str, Row]:
        return {place: tuple(to for by in (-1, 1) if (to := self.ahead(place, by)) is not None) for place in self}
