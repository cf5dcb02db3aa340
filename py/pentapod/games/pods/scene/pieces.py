"""What a pod looks like: a body with a number, two eyes that look at its owner, and legs that reach along the lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from pentapod.games.pods.data.table import DIRECTIONS
from pentapod.games.pods.rules.board import ALL_LEGS
from pentapod.games.pods.rules.pieces import LEGS_OF, WHITE, number, owner
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Shape, Text

NUMBER: Final = 39
"""The height of a pod's number."""

REACH_IN_HAND: Final = 54.5
"""How far a pod in a hand reaches to each side, feet and all."""

DRAWN: Final = Drawings(__package__, "pods.drawings")
_COMPASS: Final = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""The directions, clockwise."""


@lru_cache(1 << 10)
def awake(code: int, flip: bool, lines: int = ALL_LEGS) -> tuple[Shape, ...]:
    """A pod around its own origin as one sees it who sits at White's side, or at Black's if `flip`.

    Its legs reach out along `lines` (one bit a direction); the others are drawn in.
    """
    return (*_legs(code, flip, "reaching", lines), *_trunk(code, flip, "awake"))


@cache
def held(code: int, flip: bool) -> tuple[Shape, ...]:
    """A pod in a hand: its legs are shorter, so that pods side by side do not step on each other's feet."""
    return (*_legs(code, flip, "held"), *_trunk(code, flip, "awake"))


@cache
def folded(code: int, flip: bool) -> tuple[Shape, ...]:
    """A blocked pod: it folds its legs and closes its eyes."""
    return (*_legs(code, flip, "folded"), *_trunk(code, flip, "asleep"))


@cache
def asleep(code: int, flip: bool) -> tuple[Shape, ...]:
    """A pod that was set aside: without legs, and grey."""
    return tuple(_trunk(code, flip, "asleep", "board-line", "board-deep", "soft-ink"))


def _seat(code: int) -> int:
    return 0 if owner(code) == WHITE else 1


def _legs(code: int, flip: bool, drawing: str, lines: int = ALL_LEGS) -> Iterator[Shape]:
    for direction, name in enumerate(DIRECTIONS):
        if LEGS_OF[code] >> direction & 1:
            step = _COMPASS.index(name) + 4 * flip
            leg = drawing if lines >> direction & 1 else "drawn-in"
            yield from DRAWN.at(f"{leg}-{step % 2}", 0, 0, step // 2 * 90, ink=f"seat-{_seat(code)}")


def _trunk(code: int, flip: bool, eyes: str, edge: str = "", body: str = "", ink: str = "on-seat") -> Iterator[Shape]:
    """The body, round for Blue and a diamond for Orange, in its colour, the number, upright for everybody, and eyes.

    They look down when the pod's owner sits at the bottom of the picture, and up when at its top.
    """
    seat, is_near = _seat(code), (owner(code) == WHITE) != flip
    edge = edge or f"seat-{seat}"
    yield from DRAWN.drawn(f"body-{seat}", body=body or edge, edge=edge)
    yield Text(0, -5 if is_near else 5, str(number(code)), NUMBER, ink, bold=True)
    yield from DRAWN.at(eyes, 0, 0, 0 if is_near else 180, edge=edge)
