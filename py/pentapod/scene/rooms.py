"""Which of several layouts of a picture suits the room that there is for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from pentapod.scene.shapes import Room

LEAST: Final = 32.0
"""The least side in pixels of what can be touched next: the board enlarges what is smaller, where there is room."""


class Sized(Protocol):
    """A layout: its size, and the size in it of something that all layouts show, in its own units."""

    @property
    def w(self) -> float: ...

    @property
    def h(self) -> float: ...

    @property
    def unit(self) -> float: ...


Layout = TypeVar("Layout", bound=Sized)


def scale(of: Sized, room: Room) -> float:
    """How many pixels a unit of a layout has in a room."""
    return min(room.w / of.w, room.h / of.h)


def best(layouts: Iterable[Layout], room: Room) -> Layout:
    """The layout in which things become largest in a room; of equals the first."""
    return max(layouts, key=lambda of: of.unit * scale(of, room))
