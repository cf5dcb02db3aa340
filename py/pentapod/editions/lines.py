"""Finds the line of a file that something in it stands at; TOML's own parser decides what that is."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from tomllib import loads
from typing import Any

from pentapod.editions.schema import entry_name

_BLANK = re.compile(r"\s*(#.*)?")


class Lines:
    """The lines of a file that is TOML."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._beginning = lru_cache(None)(self._parsed)

    def of(self, path: Sequence[str]) -> int | None:
        """The line, counted from 1, of what a path leads to, or else of the nearest thing around it that is there."""
        while path and not _leads(self._upto(len(self._lines))[1], path):
            path = path[:-1]
        if not path:
            return None
        last = bisect_left(range(len(self._lines) + 1), True, key=lambda count: _leads(self._upto(count)[1], path))
        first = self._upto(last - 1)[0]
        while _BLANK.fullmatch(self._lines[first]):
            first += 1
        return first + 1

    def _upto(self, count: int) -> tuple[int, Any]:
        """The most lines, at most so many, that end where a statement does, and what they say."""
        while (table := self._beginning(count)) is None:
            count -= 1
        return count, table

    def _parsed(self, count: int) -> dict[str, Any] | None:
        try:
            return loads("\n".join(self._lines[:count]))
        except ValueError:
            return None


def _leads(value: Any, path: Sequence[str]) -> bool:
    for name in path:
        if isinstance(value, list):
            value = {entry_name(entry, place): entry for place, entry in enumerate(value, 1)}
        if not isinstance(value, dict) or name not in value:
            return False
        value = value[name]
    return True
