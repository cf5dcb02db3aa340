"""What a command works on: a match, from a game's id, a position as text, or a link."""

from __future__ import annotations

import sys
from pathlib import Path

from pentapod import editions, games
from pentapod.api.matches import match_from_link, match_from_position, new_match
from pentapod.api.words import say
from pentapod.contract import words as faults
from pentapod.contract.blame import Source, fault
from pentapod.editions import Edition, NoEdition
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.link import UnknownGame
from pentapod.engine.match import Match
from pentapod.engine.state import PositionError
from pentapod.lessons.reading import read
from pentapod.puzzles import puzzle


class BadSource(ValueError):
    """What was named cannot be used; the text says why."""


def game_of(game_id: str) -> Game:
    """The game of this id, or in this file, or that of the edition in this file. Raises `BadSource`."""
    try:
        if game_id.endswith(".py"):
            return load(Path(game_id))
        if game_id.endswith(".toml"):
            return edition_in(Path(game_id)).opened()
        return games.find(game_id)
    except UnknownGame as error:
        raise BadSource(str(error)) from None


def load(file: Path) -> Game:
    """The game in a file. Raises `BadSource`, which names the line."""
    try:
        return games.load(file)
    except Exception as error:
        raise BadSource(fault(error, Source(file), faults.say("import")).told(file)) from None


def edition_in(file: Path) -> Edition:
    """The edition in a file. Raises `BadSource`, which names the lines."""
    try:
        return editions.read(text_of(str(file)))
    except NoEdition as error:
        lines = (
            f"{file}:{fault.line or 1}: {' '.join(filter(None, (fault.where and f'{fault.where}:', fault.what)))}"
            for fault in error.faults
        )
        raise BadSource("\n".join(lines)) from None


def match_of(game_id: str | None, position: str | None, link_text: str | None, ply: int | None) -> Match:
    """The match that is asked for, looked at from `ply`. Raises `BadSource`.

    It is that of a link, or begins from a position of a game, or is a new game with the options that are usual.
    """
    if game_id is not None and link_text is None:
        match = _of_position(game_of(game_id), position)
    elif link_text is not None and game_id is None:
        if position is not None:
            raise BadSource(say("link-position"))
        match = _of_link(link_text)
    else:
        raise BadSource(say("source"))
    if ply is not None:
        if not 0 <= ply <= len(match.steps):
            raise BadSource(say("no-ply", ply=ply, count=len(match.steps)))
        match.go(ply)
    return match


def _of_link(text: str) -> Match:
    try:
        return match_from_link(text)
    except link.LinkError as error:
        raise BadSource(str(error)) from None


def _of_position(game: Game, position: str | None) -> Match:
    if position is None:
        return new_match(game.id)
    try:
        return match_from_position(game.id, position)
    except PositionError as error:
        raise BadSource(say("position", game=game.name, why=error, part=error.part)) from None


def match_of_lesson(name: str) -> Match:
    """What a lesson begins with, by its name such as `pods:3`. Raises `BadSource`."""
    game_id, _, number = name.partition(":")
    game = game_of(game_id)
    text = games.text_of(game_id, "lessons.md")
    lessons = read(text).lessons if text else ()
    if number not in map(str, range(1, len(lessons) + 1)):
        raise BadSource(say("no-lesson", lesson=name, game=game.name, count=len(lessons)))
    return _of_position(game, lessons[int(number) - 1].steps[0].position)


def match_of_puzzle(name: str) -> Match:
    """What a puzzle begins with, by its name such as `pods:k3f9`; of a game alone, its first. Raises `BadSource`."""
    game_id, colon, which = name.partition(":")
    game = game_of(game_id)
    text = games.text_of(game_id, "puzzles.txt")
    table = puzzle.read(text) if text else ()
    one = next((one for one in table if not colon or one.id == which), None)
    if one is None:
        raise BadSource(say("no-puzzle", puzzle=name, game=game.name, count=len(table)))
    return _of_position(game, one.position)


def text_of(name: str) -> str:
    """The text of a file, its line breaks as they are; of what is piped in, if it is called -. Raises `BadSource`."""
    try:
        if name == "-":
            return sys.stdin.read() if sys.stdin else ""
        return Path(name).read_bytes().decode()
    except UnicodeDecodeError:
        raise BadSource(say("encoding", file=name)) from None
    except OSError as error:
        raise BadSource(say("file", file=name, why=f"{error.strerror}.")) from None


def write(file: Path, content: bytes) -> None:
    """Put something into a file. Raises `BadSource`."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadSource(say("file", file=file, why=f"{error.strerror}.")) from None
