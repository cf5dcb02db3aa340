"""What a command works on: a match, from a game's id, a position as text, or a link."""

from __future__ import annotations

import sys
from pathlib import Path

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import PositionError
from pentapod.web.shell.addresses import fragment_in


class BadSource(ValueError):
    """What was named cannot be used; the text says why."""


def match_of(game_id: str | None, position: str | None, text: str | None, ply: int | None) -> Match:
    """The match that is asked for, looked at from `ply`. Raises `BadSource`.

    It is that of a link, or begins from a position of a game, or is a new game with the options that are usual.
    """
    if (game_id is None) == (text is None):
        raise BadSource("Name either a game or a link.")
    if text is not None:
        if position is not None:
            raise BadSource("A link has its positions: name a ply instead.")
        match = _of_link(text)
    elif game_id not in games.ids():
        raise BadSource(f"There is no game {game_id!r}. There are: {', '.join(games.ids())}.")
    else:
        match = _of_position(game_id, position)
    if ply is not None:
        if not 0 <= ply <= len(match.steps):
            raise BadSource(f"There is no ply {ply}: the game has {len(match.steps)}.")
        match.go(ply)
    return match


def _of_link(text: str) -> Match:
    try:
        return link.decode(fragment_in(text) or text, games.find)
    except link.LinkError as error:
        raise BadSource(str(error)) from None


def _of_position(game_id: str, position: str | None) -> Match:
    game = games.find(game_id)
    if position is None:
        return Match(game, game.choose())
    try:
        return Match.from_position(game, position)
    except PositionError as error:
        raise BadSource(f"{game.name}: {error} ({error.part!r})") from None


def text_of(name: str) -> str:
    """The text of a file; of what is piped in, if it is called -. Raises `BadSource` or OSError."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSource(f"{name} is not written in UTF-8.") from None
