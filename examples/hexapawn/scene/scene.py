"""A position of Hexapawn as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.engine.state import State
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SIZE, SQUARES
from pentapod.games.hexapawn.rules.state import Hexapawn
from pentapod.games.hexapawn.words.words import HexapawnWords
from pentapod.scene.shapes import Circle, Group, Polygon, Rect, Scene, Shape, Target, Text, View

_SIDE: Final = 800 / SIZE


def scene(state: State, view: View, words: HexapawnWords) -> Scene:
    """The picture of a position, for everybody the same: nothing is hidden."""
    assert isinstance(state, Hexapawn)
    pawns = tuple(
        Group(pawn(letter, view.flip), *_middle(square, view.flip), key=letter)
        for square, letter in enumerate(state.board)
        if letter != EMPTY
    )
    targets = tuple(_targets(state, view.flip, words))
    return Scene(800, 800, _ground(view.flip), pawns, targets, words.picture(state))


def pawn(letter: str, flip: bool, scale: float = 1) -> tuple[Shape, ...]:
    """A pawn around the origin: it points ahead, so that the sides differ by shape as well as by colour."""
    seat = 0 if letter in PAWNS[0] else 1
    up = -scale if (seat == 0) != flip else scale
    role = f"seat-{seat}"
    body = Polygon((-70 * scale, -60 * up, 70 * scale, -60 * up, 0, 80 * up), role, role, 16 * scale)
    return (body, Circle(0, -18 * up, 20 * scale, "on-seat"))


def _middle(square: int, flip: bool) -> tuple[float, float]:
    row, column = divmod(square if flip else SIZE * SIZE - 1 - square, SIZE)
    return (SIZE - 0.5 - column) * _SIDE, (row + 0.5) * _SIDE


@cache
def _ground(flip: bool) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for square, name in enumerate(SQUARES):
        x, y = (place - _SIDE / 2 for place in _middle(square, flip))
        shapes.append(Rect(x + 4, y + 4, _SIDE - 8, _SIDE - 8, "board-deep" if square % 2 else "board", round=16))
        shapes.append(Text(x + 34, y + 34, name, 36, "soft-ink"))
    return tuple(shapes)


def _targets(state: Hexapawn, flip: bool, words: HexapawnWords) -> Iterator[Target]:
    for square, name in enumerate(SQUARES):
        x, y = _middle(square, flip)
        yield Target(name, words.square(state, name), x - _SIDE / 2, y - _SIDE / 2, _SIDE, _SIDE)
