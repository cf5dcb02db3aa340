"""Matches: begun, read and written."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod import editions, games
from pentapod.engine import link, record
from pentapod.engine.match import Match
from pentapod.engine.record import Record
from pentapod.web.shell.addresses import fragment_in


def new_match(game_id: str, **options: str) -> Match:
    """A match of a game by its id, in which nothing has happened; options that are not named are usual.

    Raises `UnknownGame` or `OptionError`.
    """
    game = games.find(game_id)
    return Match(game, game.choose(**options))


def match_from_position(game_id: str, text: str) -> Match:
    """A match that begins from a position, as `State.text` writes it. Raises `UnknownGame` or `PositionError`."""
    return Match.from_position(games.find(game_id), text)


def match_from_link(text: str) -> Match:
    """The match that a link tells, or an address or a message with one in it, at its end. Raises `LinkError`."""
    text = fragment_in(text) or text
    try:
        editions.open_for(text)
    except editions.NoEdition as error:
        raise link.LinkError("game", str(error)) from None
    return link.decode(text, games.find)


def match_from_record(text: str) -> Match:
    """The match that a record tells, at its end. Raises `RecordError`, which knows the line.

    `read_record` also gives the names, the comments and the variations.
    """
    return read_record(text).match


def read_record(text: str) -> Record:
    """All that a record tells: the match, who played it, comments and variations. Raises `RecordError`."""
    return record.read(text, games.find)


def write_record(told: Record) -> str:
    """The record as a text, with its comments and variations; `read_record` reads it back.

    Raises `RecordError` where something in it cannot be read: a comment that is too long, a glyph that is none.
    """
    names = _all_names(told.match, told.names)
    text = record.write(told.match, names, told.levels, told.here, told.notes)
    record.read(text, lambda _id, _version: told.match.game)
    return text


def to_link(match: Match, ply: int | None = None) -> str:
    """The link of a match up to a ply, else of all of it, for the fragment of an address.

    It holds everything that happened, hidden hands too.
    """
    return link.encode(match, ply)


def to_record(match: Match, names: Sequence[str] = ()) -> str:
    """A match as a text that people can read; seats without a name are called by the game's titles."""
    return record.write(match, _all_names(match, names))


def _all_names(match: Match, names: Sequence[str]) -> tuple[str, ...]:
    seats = len(match.seats)
    return (*names[:seats], *match.game.titles[len(names) : seats])
