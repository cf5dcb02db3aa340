"""A position of PODS as a picture: the board, and for each side a tray with a place for each of its pods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import State
from pentapod.games.pods.data.table import HAND, POINTS, SIZE, STEPS
from pentapod.games.pods.rules.legs import BLACK, WHITE, blocked, code_of, lines_turned, number, owner, points_in
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.scene.pieces import NUMBER, asleep, awake, folded
from pentapod.games.pods.words import names as words
from pentapod.games.pods.words.refusal import guards_of, other_hand
from pentapod.scene.rooms import best
from pentapod.scene.shapes import Circle, Group, Line, Rect, Scene, Shape, Target, Text, View

PITCH: Final = 124
"""From one point of the board to the next."""

_MARGIN: Final = 44
"""Left of the board for the rows' numbers, and below it for the columns' letters."""

_TARGET: Final = 116

_BOARD: Final = _MARGIN + SIZE * PITCH
_SEATS: Final = ("seat-0", "seat-1")
_KEYS: Final = ("w", "b")


class _Tray(NamedTuple):
    """Where a tray lies, how many places a row of it has, and how large pods are drawn in it."""

    x: float
    y: float
    columns: int
    w: float
    h: float
    scale: float

    def place(self, pod: int) -> tuple[float, float]:
        """The middle of a pod's place."""
        row, column = divmod(pod - 1, self.columns)
        return self.x + (column + 0.5) * self.w, self.y + (row + 0.5) * self.h


class _Layout(NamedTuple):
    """A size, the upper left corner of the board, and the trays of who sits at the top and at the bottom."""

    w: float
    h: float
    x: float
    y: float
    far: _Tray
    near: _Tray

    @property
    def unit(self) -> float:
        """The side of the smallest target."""
        return min(self.near.w, self.near.h)


_WIDE: Final = _Layout(1064, 800, 6, 6, _Tray(812, 8, 3, 82, 76, 0.74), _Tray(812, 412, 3, 82, 76, 0.74))
_TALL: Final = _Layout(800, 1228, 6, 220, _Tray(8, 6, 7, 112, 100, 0.92), _Tray(8, 1022, 7, 112, 100, 0.92))
_LAYOUTS: Final = (_WIDE, _TALL)


def scene(state: State, view: View) -> Scene:
    """The picture of a position, for everybody the same: nothing in this game is hidden."""
    assert isinstance(state, Pods)
    layout = best(_LAYOUTS, view.room)
    places = _places(layout, view.flip)
    things = (*_trays(state, view), *_guarded(state, places), *_pods(state, view, places))
    targets = (*_hand(state, view, state.seat), *_points(state, places), *_hand(state, view, 1 - state.seat))
    ground = _ground(state.variant.degrees, layout, view.flip)
    return Scene(layout.w, layout.h, ground, things, targets, words.summary(state))


@cache
def _places(layout: _Layout, flip: bool) -> tuple[tuple[float, float], ...]:
    """The middle of each point."""
    columns = [layout.x + _MARGIN + (step + 0.5) * PITCH for step in range(SIZE)]
    rows = [layout.y + (step + 0.5) * PITCH for step in reversed(range(SIZE))]
    places = [(x, y) for x in columns for y in rows]
    return tuple(reversed(places) if flip else places)


def _tray(seat: int, view: View) -> _Tray:
    return _tray_of(best(_LAYOUTS, view.room), seat, view.flip)


def _tray_of(layout: _Layout, seat: int, flip: bool) -> _Tray:
    return layout.near if (seat == WHITE) != flip else layout.far


def tray_place(seat: int, pod: int, view: View) -> tuple[float, float, float, float]:
    """The place of a pod in its tray, as x, y, width and height."""
    tray = _tray(seat, view)
    x, y = tray.place(pod)
    return x - tray.w / 2, y - tray.h / 2, tray.w, tray.h


@cache
def _ground(degrees: int | None, layout: _Layout, flip: bool) -> tuple[Shape, ...]:
    """Board, coordinates and empty trays; the board has its lines once it has been turned."""
    places = _places(layout, flip)
    shapes: list[Shape] = [Rect(layout.x + _MARGIN, layout.y, SIZE * PITCH, SIZE * PITCH, "board", round=28)]
    for point, directions in enumerate(lines_turned(degrees) if degrees is not None else ()):
        for direction, step in enumerate(STEPS):
            if step > 0 and directions >> direction & 1:
                shapes.append(Line((*places[point], *places[point + step]), "board-line", 5))
    shapes += [Circle(x, y, 11, "board-mark") for x, y in places]
    left, bottom = layout.x + _MARGIN / 2 - 2, layout.y + _BOARD - _MARGIN / 2 + 2
    shapes += [Text(left, places[row][1], POINTS[row][1], 36, "soft-ink") for row in range(SIZE)]
    shapes += [Text(places[at][0], bottom, POINTS[at][0], 36, "soft-ink") for at in range(0, len(POINTS), SIZE)]
    for seat in (WHITE, BLACK):
        shapes += _empty_tray(seat, _tray_of(layout, seat, flip))
    return tuple(shapes)


def _empty_tray(seat: int, tray: _Tray) -> Iterator[Shape]:
    rows = -(-HAND // tray.columns)
    yield Rect(tray.x, tray.y, tray.columns * tray.w, rows * tray.h, f"{_SEATS[seat]}-soft", round=20)
    for pod in range(1, HAND + 1):
        x, y = tray.place(pod)
        yield Circle(x, y, 34 * tray.scale, "", _SEATS[seat], 1.5)
        yield Text(x, y, str(pod), NUMBER * tray.scale, "soft-ink")


def _trays(state: Pods, view: View) -> Iterator[Shape]:
    """A frame around the tray of the side to move."""
    if state.actors == (state.seat,):
        tray = _tray(state.seat, view)
        rows = -(-HAND // tray.columns)
        yield Rect(tray.x, tray.y, tray.columns * tray.w, rows * tray.h, "", _SEATS[state.seat], 5, 20)


def _guarded(state: Pods, places: tuple[tuple[float, float], ...]) -> Iterator[Shape]:
    """A small cross in the enemy's colour on each empty point that is guarded against the side to move."""
    enemy = _SEATS[1 - state.seat]
    for point in points_in(state.guarded[state.seat]):
        if not state.board[point]:
            x, y = places[point]
            yield Circle(x, y, 17, "board", enemy, 2.5)
            yield Line((x - 7, y - 7, x + 7, y + 7), enemy, 3.5)
            yield Line((x - 7, y + 7, x + 7, y - 7), enemy, 3.5)


def _pods(state: Pods, view: View, places: tuple[tuple[float, float], ...]) -> Iterator[Shape]:
    """Every pod where it is: on the board, in its hand, or asleep at its place in the tray when set aside."""
    for seat in (WHITE, BLACK):
        tray = _tray(seat, view)
        for pod in range(1, HAND + 1):
            if (state.hands[seat] | state.aside[seat]) >> pod & 1:
                code = code_of(seat, pod)
                shapes = asleep(code, view.flip) if state.aside[seat] >> pod & 1 else awake(code, view.flip)
                x, y = tray.place(pod)
                yield Group(shapes, x, y, scale=tray.scale, key=_key(code))
    stuck = blocked(state.board, state.variant.lines)
    for point, code in enumerate(state.board):
        if code:
            lines = state.variant.lines_at[point]
            shapes = folded(code, view.flip) if point in stuck else awake(code, view.flip, lines)
            yield Group(shapes, *places[point], key=_key(code))


@cache
def _key(code: int) -> str:
    return f"{_KEYS[owner(code)]}{number(code)}"


def _points(state: Pods, places: tuple[tuple[float, float], ...]) -> Iterator[Target]:
    stuck = blocked(state.board, state.variant.lines)
    for point, (x, y) in enumerate(places):
        code = state.board[point]
        if code:
            label = _standing(point, code, point in stuck)
        else:
            guards = guards_of(state, point)
            label = _empty(point, tuple((state.board[at], at) for at in guards))
        yield Target(POINTS[point], label, x - _TARGET / 2, y - _TARGET / 2, _TARGET, _TARGET, round=True)


@cache
def _standing(point: int, code: int, stuck: bool) -> str:
    return f"{POINTS[point]}, {words.pod_name(code)}: {words.legs_named(code)}{'; blocked' if stuck else ''}"


@cache
def _empty(point: int, guards: tuple[tuple[int, int], ...]) -> str:
    by = f", guarded by {words.listed(words.pod_on(code, at) for code, at in guards)}" if guards else ""
    return f"{POINTS[point]}, empty{by}"


def _hand(state: Pods, view: View, seat: int) -> Iterator[Target]:
    """The pods in a hand. Those of the side that is not to move have touches of their own, which are refused."""
    for pod in range(1, HAND + 1):
        if state.hands[seat] >> pod & 1:
            mine = seat == state.seat
            label = _held(code_of(seat, pod), mine and state.actors == (seat,) and not state.fits(pod))
            touch = str(pod) if mine else other_hand(seat, pod)
            yield Target(touch, label, *tray_place(seat, pod, view))


@cache
def _held(code: int, useless: bool) -> str:
    return f"{words.pod_name(code)} in hand: {words.legs_named(code)}{'; cannot be placed now' if useless else ''}"
