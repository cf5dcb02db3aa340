"""Small turns of English that the words of every game are made with."""

from __future__ import annotations

from collections.abc import Iterable


def listed(things: Iterable[str], last: str = "and") -> str:
    """One thing or more in a row: "a", "a and b", "a, b and c"."""
    *others, final = things
    return f"{', '.join(others)} {last} {final}" if others else final


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 ring", "2 rings"; `many` is the plural of a noun that takes more than an s."""
    return f"{count} {one if count == 1 else many or one + 's'}"
