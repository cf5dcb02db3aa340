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

MAX_RECORD_CHARACTERS: Final = 200_000
"""So long may a request be that brings a record."""

MAY: Final = ("step", "play")
"""What the visitor may do: step through the log, or play."""
MAY_AT_ALL: Final = ("look", *MAY)
"""The same where a board need not come to life."""

PLACES: Final = ("first", "back", "forward", "last")

Request = Mapping[str, Any]
Answer = Mapping[str, Any]

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


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 60 and all(isinstance(one, str) for one in value)


_Check = Callable[[object], bool]

_SHOWN: Final[Mapping[str, _Check]] = {
    "game": _is_text,
    "position": _is_text,
    "link": _is_text,
    "lesson": _is_text,
    "ply": _is_count,
    "seat": _is_count,
    "tall": _is_flag,
}

REQUESTS: Final[Mapping[str, Mapping[str, _Check]]] = {
    "open": {
        **_SHOWN,
        "record": _is_text,
        "puzzle": _is_text,
        "may": lambda value: value in MAY,
        "level": lambda value: _is_count(value) and value in LEVELS,
    },
    "code": {
        **_SHOWN,
        "record": _is_text,
        "puzzle": _is_text,
        "may": lambda value: value in MAY_AT_ALL,
        "level": lambda value: _is_count(value) and value in LEVELS,
        "site": _is_text,
        "src": _is_text,
        "theme": _is_text,
        "width": _is_count,
        "live": _is_flag,
        "label": _is_text,
    },
    "picture": {**_SHOWN, "record": _is_text, "puzzle": _is_text},
    "touch": {"touch": _is_text},
    "play": {"path": _is_path},
    "step": {"to": _is_place},
    "undo": {},
    "legal": {},
    "highlight": {"squares": _is_texts, "arrows": _is_texts},
    "comment": {"text": _is_text},
    "line": {"row": _is_text},
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
"""Each request by its name, with the check of each field; only those of `LOOSE` requests may be left out."""

OPENING: Final = ("open", "picture", "code")
"""What may be asked of a board that is not there: to be opened, or only its picture, or its code for other pages."""

LOOSE: Final = (*OPENING, "highlight")


def read(text: str) -> Request | None:
    """The request that a JSON text is, its name under "do"; None when it is none."""
    if len(text) > MAX_RECORD_CHARACTERS or _is_deep(text):
        return None
    try:
        request = json.loads(text)
    except ValueError:
        return None
    if not isinstance(request, dict) or not isinstance(request.get("do"), str):
        return None
    if len(text) > MAX_CHARACTERS and "record" not in request:
        return None
    fields = REQUESTS.get(request["do"])
    given = request.keys() - {"do"}
    if fields is None or given - fields.keys() or (request["do"] not in LOOSE and given != fields.keys()):
        return None
    return request if all(fields[name](request[name]) for name in given) else None


def _is_deep(text: str) -> bool:
    """Whether there are more than two lists in one object. Thousands in each other would end Python in a browser."""
    frame = _STRINGS.sub("", text)
    return frame.count("[") > 2 or frame.count("{") > 1
