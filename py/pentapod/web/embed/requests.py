"""What a board on another page may ask, as data: a closed list of requests, each with the fields it may have.

A request comes from whoever embeds a board, so nothing about it is taken for granted: what is not on the list, has a
field too many or of another type, or is too long, is no request.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pentapod.engine import checked

MAX_CHARACTERS: Final = 20_000
"""A little more than the longest link."""

MAX_RECORD_CHARACTERS: Final = 200_000
"""So long may a request be that brings a record."""

MAX_EDITION_CHARACTERS: Final = 1_000_000
"""So long may a request be that brings the file of an edition, of which JSON may make six times as much."""

MAY: Final = ("step", "play")
"""What the visitor may do: step through the log, or play."""
MAY_AT_ALL: Final = ("look", *MAY)
"""The same where a board need not come to life."""

PLACES: Final = ("first", "back", "forward", "last")

Request = checked.Message
Answer = Mapping[str, Any]

LEVELS: Final = range(1, 6)
"""How strong the computer players are that the visitor plays against."""

_COUNT: Final = checked.whole(0, (1 << 20) - 1)

_SHOWN: Final[checked.Fields] = {
    "game": checked.text,
    "position": checked.text,
    "link": checked.text,
    "lesson": checked.text,
    "record": checked.text,
    "puzzle": checked.text,
    "edition": checked.text,
    "ply": _COUNT,
    "seat": _COUNT,
    "tall": checked.flag,
}

REQUESTS: Final[checked.Messages] = {
    "open": {
        **_SHOWN,
        "may": checked.one_of(MAY),
        "level": checked.whole(LEVELS[0], LEVELS[-1]),
    },
    "code": {
        **_SHOWN,
        "may": checked.one_of(MAY_AT_ALL),
        "level": checked.whole(LEVELS[0], LEVELS[-1]),
        "site": checked.text,
        "src": checked.text,
        "file": checked.text,
        "theme": checked.text,
        "width": _COUNT,
        "live": checked.flag,
        "label": checked.text,
    },
    "picture": _SHOWN,
    "touch": {"touch": checked.text},
    "play": {"path": checked.texts(1, 64)},
    "step": {"to": checked.one_of(PLACES, _COUNT)},
    "undo": {},
    "legal": {},
    "highlight": {"squares": checked.texts(0, 60), "arrows": checked.texts(0, 60)},
    "comment": {"text": checked.text},
    "line": {"row": checked.text},
    "happen": {},
    "late": {"since": _COUNT},
    "confirm": {},
    "cancel": {},
    "take": {},
    "go-on": {},
    "replay": {"ply": _COUNT},
    "next": {},
    "again": {},
    "show": {},
    "tall": {"tall": checked.flag},
}
"""Each request by its name, with the check of each field; only those of `LOOSE` requests may be left out."""

OPENING: Final = ("open", "picture", "code")
"""What may be asked of a board that is not there: to be opened, or only its picture, or its code for other pages."""

LOOSE: Final = (*OPENING, "highlight")


class Refused(Exception):
    """A request that cannot be followed; the text says why, in a sentence for players.

    `told` says it to the page around the board, which knows no more than an onlooker.
    """

    def __init__(self, reason: str, told: str | None = None) -> None:
        super().__init__(reason)
        self.told = reason if told is None else told


def read(text: str) -> Request | None:
    """The request that a JSON text is, its name under "do"; None when it is none."""
    try:
        request = checked.read(text, REQUESTS, MAX_EDITION_CHARACTERS, lists=2, loose=LOOSE)
    except ValueError:
        return None
    most = {"record": MAX_RECORD_CHARACTERS, "edition": MAX_EDITION_CHARACTERS}
    return request if len(text) <= max([MAX_CHARACTERS, *(most[name] for name in most if name in request)]) else None
