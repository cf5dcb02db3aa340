"""What a board on another page may ask, as data: a closed list of requests, each with the fields it may have.

A request comes from whoever embeds a board, so nothing about it is taken for granted: what is not on the list, has a
field too many or of another type, or is too long, is no request.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

MAX_CHARACTERS: Final = 20_000
"""A little more than the longest link."""

MAY: Final = ("step", "play")
"""What the visitor may do: step through the log, or play."""

PLACES: Final = ("first", "back", "forward", "last")

Request = Mapping[str, Any]

LEVELS: Final = range(1, 6)
"""How strong the computer players are that the visitor plays against."""

_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"?')


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 20


def _is_place(value: object) -> bool:
    return value in PLACES if isinstance(value, str) else _is_count(value)


def _is_path(value: object) -> bool:
    return isinstance(value, list) and 0 < len(value) <= 64 and all(isinstance(touch, str) for touch in value)


_Check = Callable[[object], bool]

REQUESTS: Final[Mapping[str, Mapping[str, _Check]]] = {
    "open": {
        "game": _is_text,
        "position": _is_text,
        "link": _is_text,
        "lesson": _is_text,
        "ply": _is_count,
        "may": lambda value: value in MAY,
        "seat": _is_count,
        "level": lambda value: _is_count(value) and value in LEVELS,
        "tall": _is_flag,
    },
    "touch": {"touch": _is_text},
    "play": {"path": _is_path},
    "step": {"to": _is_place},
    "happen": {},
    "late": {"since": lambda value: isinstance(value, int)},
    "confirm": {},
    "cancel": {},
    "take": {},
    "go-on": {},
    "replay": {"ply": _is_count},
    "next": {},
    "again": {},
    "show": {},
    "tall": {"tall": _is_flag},
}
"""Each request by its name, with the check of each field; only those of `open` may be left out."""


def read(text: str) -> Request | None:
    """The request that a JSON text is, its name under "do"; None when it is none."""
    if len(text) > MAX_CHARACTERS or _is_deep(text):
        return None
    try:
        request = json.loads(text)
    except ValueError:
        return None
    if not isinstance(request, dict) or not isinstance(request.get("do"), str):
        return None
    fields = REQUESTS.get(request["do"])
    given = request.keys() - {"do"}
    if fields is None or given - fields.keys() or (request["do"] != "open" and given != fields.keys()):
        return None
    return request if all(fields[name](request[name]) for name in given) else None


def _is_deep(text: str) -> bool:
    """Whether there is more than one list in one object. Thousands in each other would end Python in a browser."""
    frame = _STRINGS.sub("", text)
    return frame.count("[") > 1 or frame.count("{") > 1
