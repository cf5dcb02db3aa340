"""Files of games: one record, or many of them, as text.

A file of many is

    Pentapod games 1

    Pentapod record 1
    game: pods 1
    ...

    Pentapod record 1
    ...

so that each of them can be cut out and read by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import record
from pentapod.engine.link import FindGame
from pentapod.engine.record import Record, RecordError
from pentapod.web.shell.addresses import fragment_in
from pentapod.web.shell.words import say

MAX_FILE_BYTES: Final = 16_000_000
"""Some ten thousand games; larger files are not even read."""

TITLE: Final = "Pentapod games 1"
_RECORD: Final = "Pentapod record 1"
_GAME: Final = re.compile(r"^\s*game:\s*(\S+)", re.MULTILINE)

_EDITION: Final = re.compile(r"^\s*\[\s*edition\s*\]", re.MULTILINE)
"""What the file of an edition has, and nothing else that people give the page."""

LINK, RECORD, GAMES, EDITION, NOTHING = "link", "record", "games", "edition", "nothing"


class Found(NamedTuple):
    """What a text turned out to be: the link in it, or the records in it as texts, each at its own lines."""

    kind: str
    link: str = ""
    records: tuple[str, ...] = ()


def look(text: str) -> Found:
    """What people paste, drop or open. Reads nothing in detail and raises nothing."""
    if len(text) > MAX_FILE_BYTES:
        return Found(NOTHING)
    lines = text.removeprefix("\ufeff").splitlines()
    marks = [number for number, line in enumerate(lines) if line.strip() in (_RECORD, TITLE)]
    starts = [number for number in marks if lines[number].strip() == _RECORD]
    if marks:
        ends = (*starts[1:], len(lines))
        # The empty lines before a record keep the numbers of its lines those of the file.
        records = tuple("\n" * start + "\n".join(lines[start:end]) for start, end in zip(starts, ends, strict=False))
        many = len(marks) > len(starts) or len(starts) > 1
        return Found(GAMES if many else RECORD, records=records)
    if _EDITION.search(text):
        return Found(EDITION)
    fragment = fragment_in(text)
    return Found(LINK, link=fragment) if fragment else Found(NOTHING)


def write(games: Iterable[Record]) -> str:
    """The file of many matches with their players."""
    return "\n".join((TITLE + "\n", *(record.write(*game) for game in games)))


def game_in(record_text: str) -> str:
    """The id of the game that a record names; "" if it names none."""
    found = _GAME.search(record_text)
    return found[1] if found else ""


def read(records: Iterable[str], find: FindGame) -> Iterator[Record | RecordError]:
    """One after the other, so that a file of many games need not be read at once. A damaged one hides no other."""
    for text in records:
        try:
            found = record.read(text, find)
            # A file from a later Pentapod may name stronger players than there are here.
            yield found._replace(levels=tuple(min(level, len(LEVELS)) for level in found.levels))
        except RecordError as error:
            game_id = game_in(text)
            lacks = games.EDITION in game_id and game_id not in games.opened()
            yield RecordError(error.line, say("record-edition", game=_name(game_id))) if lacks else error


def _name(game_id: str) -> str:
    standard = games.standard_id(game_id)
    return games.find(standard).name if standard in games.ids() else standard
