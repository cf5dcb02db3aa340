"""What was found out last, so that it is not found out again for every look at the same thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

_Found = TypeVar("_Found")


class Latest(Generic[_Found]):
    """What follows from other things, for as long as these stay the same objects, or equal numbers or texts."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._found: _Found

    def of(self, find: Callable[[], _Found], *about: object) -> _Found:
        """What `find` finds, found out anew only if it is about something else than last time."""
        known = self._about
        if len(known) != len(about) or not all(map(_is_same, known, about)):
            self._found = find()
            self._about = about
        return self._found


def _is_same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, int | str) and one == other)
