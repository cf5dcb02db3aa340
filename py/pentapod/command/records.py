"""Records in files: whether they can be read, and whether the signs of their notes have a place in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from pentapod import games
from pentapod.api.words import say
from pentapod.command.sources import BadSource, match_of, text_of
from pentapod.engine import record
from pentapod.engine.notes.text import quoted
from pentapod.engine.notes.tree import Line, lines
from pentapod.engine.record import Record, RecordError
from pentapod.engine.state import CHANCE, State
from pentapod.scene.shapes import View
from pentapod.web.store import archive

Fault = tuple[int, str]
"""A line, from 1, and what is wrong there."""


def read(name: str, text: str) -> Record:
    """The record in a file. Raises `BadSource`."""
    try:
        return record.read(text, games.find)
    except RecordError as error:
        raise BadSource(say("file", file=name, why=error)) from None


def read_or_link(name: str) -> Record:
    """The record in a file, or of what is piped in if it is called -; else the game of a link. Raises `BadSource`."""
    if name == "-" or _is_there(name):
        return read(name, text_of(name))
    try:
        return Record(match_of(None, None, name, None), ())
    except BadSource as error:
        raise BadSource(say("neither", text=quoted(name), why=error)) from None


def _is_there(name: str) -> bool:
    try:
        return Path(name).exists()
    except OSError:
        return False  # A link is longer than any name.


def records_in(text: str) -> tuple[str, ...]:
    """The records in a file of one or of many, each at its own lines; nothing for a file that is no such file."""
    first = next((line.strip() for line in text.removeprefix("\ufeff").splitlines() if line.strip()), "")
    return archive.look(text).records if first.startswith(("Pentapod record", "Pentapod games", ";")) else ()


def faults(texts: Sequence[str]) -> list[Fault]:
    """What is wrong with records, in the order of their lines."""
    return [fault for text in texts for fault in _faults_of(text)]


def _faults_of(text: str) -> Iterator[Fault]:
    try:
        found = record.read(text, games.find)
    except RecordError as error:
        yield error.line, error.why
        return
    rows = text.splitlines()
    for touch in sorted(missing(found)):
        line = next((at for at, row in enumerate(rows, 1) if f" {touch}" in row and "[" in row), 1)
        yield line, say("no-place", touch=touch)


def missing(found: Record) -> set[str]:
    """The touches that signs of a record name where the picture has none of them, whoever looks on."""
    if found.notes is None:
        return set()
    none: set[str] = set()
    return none.union(*(_missing_in(found, line) for _, line in lines(found.notes)))


def _missing_in(found: Record, line: Line) -> Iterator[str]:
    for ply, note in line.notes.items():
        wanted = {*note.marks, *(touch for arrow in note.arrows for touch in arrow)}
        if wanted and ply == line.start and line.start:
            continue
        if wanted:
            state = line.step(ply).state if ply > line.start else found.match.initial
            yield from wanted - touches(found.match.game.id, state)


def touches(game_id: str, state: State) -> set[str]:
    """Every touch in the picture of a position, for whoever may see more of it."""
    paint = games.painter(game_id)
    return {target.touch for viewer in (None, CHANCE) for target in paint(state, View(viewer)).targets}
