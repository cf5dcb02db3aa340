"""A position of PODS as a picture: the board, and for each side a tray with a place for each of its pods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from pentapod.games.pods.data.table import HAND, POINTS, STEPS
from pentapod.games.pods.rules.board import blocked, lines_turned, points_in
from pentapod.games.pods.rules.pieces import BLACK, WHITE, code_of, number, owner
from pentapod.games.pods.rules.position import Position, guards_of
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.touches import WAITING_TOUCH
from pentapod.games.pods.scene.layout import BOARD, MARGIN, TARGET, Layout, Places, Tray, layout_for, places_of
from pentapod.games.pods.scene.pieces import DRAWN, NUMBER, asleep, awake, folded, held
from pentapod.games.pods.words.words import PodsWords
from pentapod.scene.boxes import around
from pentapod.scene.coordinates import coordinates
from pentapod.scene.shapes import Circle, Group, Line, Rect, Scene, Shape, Target, Text, View

_SEATS: Final = ("seat-0", "seat-1")
_KEYS: Final = ("w", "b")


def scene(state: Pods, view: View, words: PodsWords) -> Scene:
    """The picture of a position, for everybody the same: nothing in this game is hidden."""
    position, layout, flip = state, layout_for(view), view.flip
    places, mover = places_of(layout, flip), position.to_move
    is_blocked = frozenset(blocked(position.board, position.variant.lines))
    tray = layout.tray(mover, flip)
    things = (
        *_frames(view.deciding(state.actors), layout, flip),
        *_guarded(position, places),
        *_pods_in_tray(position, WHITE, layout, flip),
        *_pods_in_tray(position, BLACK, layout, flip),
        *_pods_on_board(position, places, is_blocked, flip),
    )
    targets = (
        *_own_hand(state, tray, words),
        *_points(position, places, is_blocked, words),
        *_other_hand(position, layout.tray(1 - mover, flip), words),
    )
    ground = _ground(position.variant.degrees, layout, flip)
    return Scene(layout.w, layout.h, ground, things, targets, words.picture(state))


# -- ground ----------------------------------------------------------------------------------------


@cache
def _ground(degrees: int | None, layout: Layout, flip: bool) -> tuple[Shape, ...]:
    """Board, coordinates and empty trays; the board has its lines once it has been turned."""
    places = places_of(layout, flip)
    shapes: list[Shape] = [Rect(layout.x + MARGIN, layout.y, BOARD, BOARD, "board", round=28)]
    for point, directions in enumerate(lines_turned(degrees) if degrees is not None else ()):
        for direction, step in enumerate(STEPS):
            if step > 0 and directions >> direction & 1:
                shapes.append(Line((*places[point], *places[point + step]), "board-line", 5))
    shapes += [Circle(x, y, 11, "board-mark") for x, y in places]
    left, bottom = layout.x + MARGIN / 2 - 2, layout.y + BOARD + MARGIN / 2 + 2
    shapes += coordinates(POINTS, places, left, bottom, 36)
    for seat in (WHITE, BLACK):
        shapes += _empty_tray(seat, layout.tray(seat, flip))
    return tuple(shapes)


def _empty_tray(seat: int, tray: Tray) -> Iterator[Shape]:
    yield Rect(*tray.area, f"{_SEATS[seat]}-soft", round=20)
    for pod in range(1, HAND + 1):
        x, y = tray.box(pod).centre
        yield Circle(x, y, 34 * tray.scale, "", _SEATS[seat], 1.5)
        yield Text(x, y, str(pod), NUMBER * tray.scale, "soft-ink")


# -- things ----------------------------------------------------------------------------------------


def _frames(seats: Sequence[int], layout: Layout, flip: bool) -> Iterator[Shape]:
    """A frame around the tray of each side that is to decide something."""
    for seat in {WHITE, BLACK} & {*seats}:
        tray = layout.tray(seat, flip)
        yield Rect(*tray.area, "", _SEATS[seat], 5, 20)


def _guarded(position: Position, places: Places) -> Iterator[Shape]:
    """A small cross in the enemy's colour on each empty point that is guarded against the side to move."""
    enemy = _SEATS[1 - position.to_move]
    for point in points_in(position.guarded[position.to_move]):
        if not position.board[point]:
            yield from DRAWN.at("guarded", *places[point], enemy=enemy)


def _pods_in_tray(position: Position, seat: int, layout: Layout, flip: bool) -> Iterator[Shape]:
    """A seat's pods at their places: awake in the hand, asleep when they are set aside."""
    tray, hand, aside = layout.tray(seat, flip), position.hands[seat], position.aside[seat]
    for pod in range(1, HAND + 1):
        if (hand | aside) >> pod & 1:
            code = code_of(seat, pod)
            shapes = asleep(code, flip) if aside >> pod & 1 else held(code, flip)
            yield Group(shapes, *tray.box(pod).centre, scale=tray.scale, key=_key(code))


def _pods_on_board(position: Position, places: Places, is_blocked: frozenset[int], flip: bool) -> Iterator[Shape]:
    """The pods that stand on points; blocked ones are folded."""
    for point, code in enumerate(position.board):
        if code:
            lines = position.variant.lines_at[point]
            shapes = folded(code, flip) if point in is_blocked else awake(code, flip, lines)
            yield Group(shapes, *places[point], key=_key(code))


@cache
def _key(code: int) -> str:
    return f"{_KEYS[owner(code)]}{number(code)}"


# -- targets ---------------------------------------------------------------------------------------


def _points(position: Position, places: Places, is_blocked: frozenset[int], words: PodsWords) -> Iterator[Target]:
    for point, spot in enumerate(places):
        code = position.board[point]
        if code:
            label = words.labelled(
                "label-taken", place=POINTS[point], piece=code, legs=code, blocked=point in is_blocked
            )
        else:
            guards = tuple((position.board[place], place) for place in guards_of(position, point))
            label = words.labelled("label-empty", place=POINTS[point], pieces=guards)
        yield Target(POINTS[point], label, *around(*spot, TARGET), round=True)


def _own_hand(state: Pods, tray: Tray, words: PodsWords) -> Iterator[Target]:
    """The pods in the hand of the side to move."""
    mover = state.to_move
    for pod in range(1, HAND + 1):
        if state.hands[mover] >> pod & 1:
            is_useless = state.actors == (mover,) and not state.legal.may_place_somewhere(pod)
            yield Target(str(pod), words.held_pod(code_of(mover, pod), is_useless), *tray.box(pod))


def _other_hand(position: Position, tray: Tray, words: PodsWords) -> Iterator[Target]:
    """The pods in the other hand: they have touches of their own, which are refused."""
    seat = 1 - position.to_move
    for pod in range(1, HAND + 1):
        if position.hands[seat] >> pod & 1:
            code = code_of(seat, pod)
            yield Target(WAITING_TOUCH[code], words.held_pod(code, False), *tray.box(pod))
