"""What a device may say to the host of a match, as data: a closed list of messages, each with its fields.

Whoever sits at the other end may send anything, so nothing is taken for granted: what is too long, is not on the list,
or has a field too many, too few or of another type is no message. docs/devices.md tells the whole conversation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, Final

VERSION: Final = 1
"""Of the conversation. A device of another version is told so, and is not let in."""

MAX_CHARACTERS: Final = 2_000
"""Of a message of a device. A longer one is refused unread."""

NAME_LENGTH: Final = 24

PLACES: Final = ("first", "back", "forward", "last")

Message = Mapping[str, Any]

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{8,40}")
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 64 and value.isprintable()


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= NAME_LENGTH and value.isprintable()


def _is_key(value: object) -> bool:
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31


def _is_number(value: object) -> bool:
    return isinstance(value, int) and _is_count(value) and value > 0


def _is_time(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and 0 <= value < 1 << 53


def _is_side(value: object) -> bool:
    return _is_count(value) and isinstance(value, int) and 100 <= value <= 10_000


def _is_place(value: object) -> bool:
    return value in PLACES if isinstance(value, str) else _is_count(value)


_Check = Callable[[object], bool]

UNNUMBERED: Final[Mapping[str, Mapping[str, _Check]]] = {
    "hello": {
        "version": _is_count,
        "token": _is_key,
        "life": _is_key,
        "name": _is_name,
        "heard": _is_count,
        "w": _is_side,
        "h": _is_side,
    },
    "pong": {"t": _is_time, "at": _is_time},
    "bye": {},
}
"""What is said about the channel itself, and is never sent again."""

NUMBERED: Final[Mapping[str, Mapping[str, _Check]]] = {
    "touch": {"touch": _is_text, "at": _is_time, "moment": _is_count},
    "confirm": {},
    "cancel": {},
    "take": {},
    "ready": {"seat": _is_count},
    "step": {"to": _is_place},
    "replay": {"ply": _is_count},
    "about": {"touch": _is_text},
    "hint": {},
    "undo": {},
    "rematch": {},
    "withdraw": {},
    "answer": {"question": _is_count, "yes": _is_flag},
    "resign": {"seat": _is_count},
    "flip": {},
    "room": {"w": _is_side, "h": _is_side},
}
"""What a player does. Beside its fields each has `n`, its number, and `heard`, the last number of the host's."""

_NUMBERS: Final[Mapping[str, _Check]] = {"n": _is_number, "heard": _is_count}

MESSAGES: Final[Mapping[str, Mapping[str, _Check]]] = {
    **UNNUMBERED,
    **{name: {**fields, **_NUMBERS} for name, fields in NUMBERED.items()},
}
"""Each message of a device by its name, which stands under "do", with the check of each field."""


class NotAMessage(ValueError):
    """A text that is no message; whoever sends it follows another conversation, or none."""


def read(text: object) -> Message:
    """The message that a text is. Raises `NotAMessage`."""
    if not isinstance(text, str) or len(text) > MAX_CHARACTERS or _is_deep(text):
        raise NotAMessage
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise NotAMessage from None
    fields = MESSAGES.get(str(message.get("do"))) if isinstance(message, dict) else None
    if fields is None or message.keys() != {"do", *fields}:
        raise NotAMessage
    if not all(check(message[name]) for name, check in fields.items()):
        raise NotAMessage
    return message  # type: ignore[no-any-return]


def _is_deep(text: str) -> bool:
    """Whether there is anything but one flat object. Thousands of lists in each other would end Python in a browser."""
    frame = _STRINGS.sub("", text)
    return "[" in frame or frame.count("{") > 1


def write(do: str, **fields: object) -> str:
    """A message of the host."""
    return json.dumps({"do": do, **fields}, separators=(",", ":"))


def with_field(message: str, name: str, value: str) -> str:
    """A message of the host with one more field, whose value is JSON already: a picture is long to read and write."""
    return f'{message[:-1]},"{name}":{value}}}'
