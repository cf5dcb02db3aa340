"""What a device may say to the host of a match, as data: a closed list of messages, each with its fields.

Whoever sits at the other end may send anything, so nothing is taken for granted: what is too long, is not on the list,
or has a field too many, too few or of another type is no message. docs/devices.md tells the whole conversation.
"""

from __future__ import annotations

import json
from typing import Final

from pentapod.engine import checked

VERSION: Final = 1
"""Of the conversation. A device of another version is told so, and is not let in."""

MAX_CHARACTERS: Final = 2_000
"""Of a message of a device. A longer one is refused unread."""

NAME_LENGTH: Final = 24

PLACES: Final = ("first", "back", "forward", "last")

Message = checked.Message

_COUNT: Final = checked.whole(0, (1 << 31) - 1)
_SIDE: Final = checked.whole(100, 10_000)
_TOUCH: Final = checked.line(64)
_KEY: Final = checked.like("[A-Za-z0-9_-]{8,40}")

UNNUMBERED: Final[checked.Messages] = {
    "hello": {
        "version": _COUNT,
        "token": _KEY,
        "life": _KEY,
        "name": checked.line(NAME_LENGTH),
        "heard": _COUNT,
        "w": _SIDE,
        "h": _SIDE,
    },
    "pong": {"t": checked.time, "at": checked.time},
    "bye": {},
}
"""What is said about the channel itself, and is never sent again."""

NUMBERED: Final[checked.Messages] = {
    "touch": {"touch": _TOUCH, "at": checked.time, "moment": _COUNT},
    "confirm": {},
    "cancel": {},
    "take": {},
    "ready": {"seat": _COUNT},
    "step": {"to": checked.one_of(PLACES, _COUNT)},
    "replay": {"ply": _COUNT},
    "about": {"touch": _TOUCH},
    "hint": {},
    "undo": {},
    "rematch": {},
    "withdraw": {},
    "answer": {"question": _COUNT, "yes": checked.flag},
    "resign": {"seat": _COUNT},
    "flip": {},
    "room": {"w": _SIDE, "h": _SIDE},
}
"""What a player does. Beside its fields each has `n`, its number, and `heard`, the last number of the host's."""

_NUMBERS: Final[checked.Fields] = {"n": checked.whole(1, (1 << 31) - 1), "heard": _COUNT}

MESSAGES: Final[checked.Messages] = {
    **UNNUMBERED,
    **{name: {**fields, **_NUMBERS} for name, fields in NUMBERED.items()},
}
"""Each message of a device by its name, which stands under "do", with the check of each field."""


class NotAMessage(ValueError):
    """A text that is no message; whoever sends it follows another conversation, or none."""


def read(text: object) -> Message:
    """The message that a text is. Raises `NotAMessage`."""
    try:
        return checked.read(text, MESSAGES, MAX_CHARACTERS)
    except ValueError:
        raise NotAMessage from None


def write(do: str, **fields: object) -> str:
    """A message of the host."""
    return json.dumps({"do": do, **fields}, separators=(",", ":"))


def with_field(message: str, name: str, value: str) -> str:
    """A message of the host with one more field, whose value is JSON already: a picture is long to read and write."""
    return f'{message[:-1]},"{name}":{value}}}'
