"""What a command works on: a match, from a game's id, a position as text, or a link."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from pentapod import games
from pentapod.api.matches import match_from_link, match_from_position, new_match
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import PositionError
from pentapod.lessons.reading import read
from pentapod.puzzles import puzzle


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
        return match_from_link(text)
    except link.LinkError as error:
        raise BadSource(str(error)) from None


def _of_position(game_id: str, position: str | None) -> Match:
    if position is None:
        return new_match(game_id)
    try:
        return match_from_position(game_id, position)
    except PositionError as error:
        raise BadSource(f"{games.find(game_id).name}: {error} ({error.part!r})") from None


def match_of_lesson(name: str) -> Match:
    """What a lesson begins with, by its name such as `pods:3`. Raises `BadSource`."""
    game_id, _, number = name.partition(":")
    if game_id not in games.ids():
        raise BadSource(f"There is no game {game_id!r}. There are: {', '.join(games.ids())}.")
    found = files(f"pentapod.games.{game_id}") / "lessons.md"
    lessons = read(found.read_text(encoding="utf-8")).lessons if found.is_file() else ()
    if number not in map(str, range(1, len(lessons) + 1)):
        raise BadSource(f"There is no lesson {name!r}: {games.find(game_id).name} has {len(lessons)}.")
    return _of_position(game_id, lessons[int(number) - 1].steps[0].position)


def match_of_puzzle(name: str) -> Match:
    """What a puzzle begins with, by its name such as `pods:k3f9`; of a game alone, its first. Raises `BadSource`."""
    game_id, colon, which = name.partition(":")
    if game_id not in games.ids():
        raise BadSource(f"There is no game {game_id!r}. There are: {', '.join(games.ids())}.")
    found = files(f"pentapod.games.{game_id}") / "puzzles.txt"
    table = puzzle.read(found.read_text(encoding="utf-8")) if found.is_file() else ()
    one = next((one for one in table if not colon or one.id == which), None)
    if one is None:
        raise BadSource(f"There is no puzzle {name!r}: {games.find(game_id).name} has {len(table)} puzzles.")
    return _of_position(game_id, one.position)


def text_of(name: str) -> str:
    """The text of a file; of what is piped in, if it is called -. Raises `BadSource` or OSError."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSource(f"{name} is not written in UTF-8.") from None
