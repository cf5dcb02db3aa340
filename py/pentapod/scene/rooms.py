"""Which of several layouts a picture takes in the room that it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Sized(Protocol):
    """A layout: its size, and the side of the smallest thing in it that is touched, all in its own units."""

    @property
    def w(self) -> float: ...

    @property
    def h(self) -> float: ...

    @property
    def touch(self) -> float: ...


Layout = TypeVar("Layout", bound=Sized)


def best(layouts: Iterable[Layout], aspect: float) -> Layout:
    """The layout whose targets become largest in a room of this width divided by height; of equals the first."""
    return max(layouts, key=lambda of: of.touch * min(aspect / of.w, 1 / of.h))
