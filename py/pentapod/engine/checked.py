"""Messages from outside, checked as data: a closed list of them, each with its fields and a check of each field.

Anybody may send anything, so nothing is taken for granted: what is too long, is not on the list, or has a field too
many, too few or of another type is no message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

Check = Callable[[object], bool]
Fields = Mapping[str, Check]
Messages = Mapping[str, Fields]
"""The fields of messages by their names."""
Message = Mapping[str, Any]
"""Its name is in the field "do"."""

_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"?')


def whole(least: int, most: int) -> Check:
    """A whole number within limits."""
    return lambda value: type(value) is int and least <= value <= most


def time(value: object) -> bool:
    """A number of milliseconds."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1 << 53


def flag(value: object) -> bool:
    """Yes or no."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """A text, as long as the message lets it be."""
    return isinstance(value, str)


def line(most: int) -> Check:
    """A short text that can be printed."""
    return lambda value: isinstance(value, str) and len(value) <= most and value.isprintable()


def like(pattern: str) -> Check:
    """A text of some form."""
    form = re.compile(pattern)
    return lambda value: isinstance(value, str) and form.fullmatch(value) is not None


def texts(least: int, most: int) -> Check:
    """A list of so many texts."""
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(text, value))


def one_of(choices: Collection[str], otherwise: Check = lambda _: False) -> Check:
    """One of some texts, or what another check lets through."""
    return lambda value: value in choices if isinstance(value, str) else otherwise(value)


def read(message: object, known: Messages, most: int, lists: int = 0, loose: Collection[str] = ()) -> Message:
    """The message that a JSON text of at most so many characters is. Raises `ValueError` where it is none.

    The fields of `loose` messages may be left out. It is one object with at most so many lists: thousands in each other
    would end Python in a browser.
    """
    if not isinstance(message, str) or len(message) > most:
        raise ValueError
    frame = _STRINGS.sub("", message)
    if frame.count("[") > lists or frame.count("{") > 1:
        raise ValueError
    told = json.loads(message)
    do = told.get("do") if isinstance(told, dict) else None
    fields = known.get(do) if isinstance(do, str) else None
    if fields is None:
        raise ValueError
    given = told.keys() - {"do"}
    complete = given <= fields.keys() if do in loose else given == fields.keys()
    if not complete or not all(fields[name](told[name]) for name in given):
        raise ValueError
    return told  # type: ignore[no-any-return]
