"""Displays as boards are told them that keep the last one."""

from collections.abc import Iterator
from typing import Any


def parted(things: list[Any]) -> Iterator[list[Any]]:
    """Things as such a board is told them: groups without a key as groups of one shape each."""
    for letter, *fields in things:
        if letter == "G" and not fields[6]:
            yield from ([letter, [inner], *fields[1:]] for inner in fields[0])
        else:
            yield [letter, *fields]
