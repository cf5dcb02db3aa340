"""A match as a text that people can read, write and keep: the archive format.

    Pentapod record 1
    game: pods 1
    options: rules=standard guard=on
    seat 0: Ann
    seat 1: Bo
    result: *

    1. chance 90
    2. 0 1@a2
    3. 1 7@c3
    4. 0 resign

A match that begins from a position has `position: ` and its text in place of the options, which are those that the
position tells. Empty lines and lines that begin with `;` are passed over, and so are entries of the head that are not
named here. A computer player has an entry as in `computer 1: 3`, its seat and its level; `here: 0` names the only seat
that is played where the record was written, if the others are played elsewhere. Actions are numbered from 1 and stand
in the notation of their game. The result is that of the last position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pentapod.engine.game import Game
from pentapod.engine.link import MAX_ACTIONS, FindGame, UnknownGame, UnknownVersion, fault
from pentapod.engine.match import Match
from pentapod.engine.options import OptionError
from pentapod.engine.state import CHANCE, RESIGN, Path, PositionError

MAX_RECORD_CHARACTERS: Final = 2_000_000
_TITLE: Final = "Pentapod record 1"


class RecordError(ValueError):
    """A text that is not the record of a match. `line` is the number of the offending line, from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"Line {line}: {message}")
        self.line = line


class Record(NamedTuple):
    """A match and who played it."""

    match: Match
    names: tuple[str, ...]
    levels: tuple[int, ...] = ()
    """The level of the computer player of each seat, from 1, 0 for a person; () for nothing but people."""
    here: int | None = None
    """The only seat that is played where the record was written; None where all are."""


def write(match: Match, names: Sequence[str], levels: Sequence[int] = (), here: int | None = None) -> str:
    """The record of a whole match. Line breaks in names become spaces."""
    game = match.game
    options = " ".join(f"{name}={choice}" for name, choice in match.options.items())
    beginning = f"position: {match.origin}" if match.origin else f"options: {options}".rstrip()
    lines = [_TITLE, f"game: {game.id} {game.version}", beginning]
    lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(names[: game.seats(match.options)])]
    lines += [f"computer {seat}: {level}" for seat, level in enumerate(levels) if level]
    lines += [f"here: {here}"] if here is not None else []
    lines += [f"result: {_result(match)}", ""]
    lines += [
        f"{number}. {_seat_name(step.action.seat)} {_notation(game, step.action.path)}"
        for number, step in enumerate(match.steps, 1)
    ]
    return "\n".join(lines) + "\n"


def read(text: str, find: FindGame) -> Record:
    """The match that a record tells. Raises nothing but `RecordError`."""
    if len(text) > MAX_RECORD_CHARACTERS:
        raise RecordError(1, f"the text is longer than any record: {len(text)} characters.")
    lines = [
        (number, stripped)
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)
        if (stripped := line.strip()) and not stripped.startswith(";")
    ]
    if not lines or lines[0][1] != _TITLE:
        raise RecordError(1, f"a record begins with {_TITLE!r}.")
    first = next((at for at, (_, line) in enumerate(lines) if _is_action(line)), len(lines))
    head = _read_entries(lines[1:first])
    told = _read_head(head, find)
    match = told.match
    for at, (number, line) in enumerate(lines[first:], 1):
        if at > MAX_ACTIONS:
            raise RecordError(number, f"no game has more than {MAX_ACTIONS} actions.")
        _play_line(match, at, number, line)
    number, result = head.get("result", (1, "*"))
    if result not in ("*", _result(match)):
        raise RecordError(number, f"the actions do not end in the result {_quoted(result)}.")
    return told


def _read_entries(lines: Sequence[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    """The entries of the head, each with its line number."""
    entries = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError(number, f"{_quoted(line)} is neither an entry of the head nor an action.")
        entries[name.strip()] = (number, value.strip())
    return entries


def _read_head(entries: Mapping[str, tuple[int, str]], find: FindGame) -> Record:
    number, value = entries.get("game", (1, ""))
    game_id, _, version = value.partition(" ")
    if not (version.isascii() and version.isdigit() and len(version) < 5):
        raise RecordError(number, "the head names no game with its version, as in 'game: pods 1'.")
    try:
        game = find(game_id, int(version))
    except (UnknownGame, UnknownVersion):
        raise RecordError(number, f"{_quoted(value)} is no game that is known here.") from None
    match = _begun(game, entries)
    seats = range(game.seats(match.options))
    names = tuple(entries.get(f"seat {seat}", (0, game.titles[seat]))[1] for seat in seats)
    levels = tuple(_read_number(entries, f"computer {seat}", range(1, 10)) or 0 for seat in seats)
    return Record(match, names, levels if any(levels) else (), _read_number(entries, "here", seats))


def _read_number(entries: Mapping[str, tuple[int, str]], name: str, allowed: range) -> int | None:
    """The value of an entry that is a number of one figure; None where there is no such entry."""
    if name not in entries:
        return None
    number, value = entries[name]
    if not (len(value) == 1 and value in "0123456789" and int(value) in allowed):
        raise RecordError(number, f"{_quoted(value)} should be a number from {allowed[0]} to {allowed[-1]}.")
    return int(value)


def _begun(game: Game, entries: Mapping[str, tuple[int, str]]) -> Match:
    """The match as it begins: from its position, if the head has one, else with its options."""
    if "position" in entries:
        number, value = entries["position"]
        try:
            return Match.from_position(game, value)
        except PositionError as error:
            raise RecordError(number, f"this position cannot be played. {fault(error)}".rstrip()) from None
    number, value = entries.get("options", (1, ""))
    try:
        return Match(game, game.choose(**dict(entry.split("=", 1) for entry in value.split())))
    except (ValueError, OptionError):
        raise RecordError(number, f"{_quoted(value)} are not options of {game.name}.") from None


def _is_action(line: str) -> bool:
    number, dot, _ = line.partition(".")
    return dot == "." and number.isascii() and number.isdigit()


def _play_line(match: Match, at: int, number: int, line: str) -> None:
    head, *words = line.split(None, 2)
    if len(words) < 2:
        raise RecordError(number, f"{_quoted(line)} is no action: its number, its seat and its notation.")
    if head != f"{at}.":
        raise RecordError(number, f"here should be action {at}, not {_quoted(head)}.")
    seat_name, notation = words
    try:
        if notation == RESIGN[0]:
            match.resign(int(seat_name))
            return
        actions = match.state.actions()
        named = {(_seat_name(seat), match.game.notation(path)): rank for rank, (seat, path) in enumerate(actions)}
        match.play_index(named[seat_name, notation], actions)
    except (KeyError, ValueError):
        raise RecordError(number, f"{_quoted(line)} is not possible here: {_why(match)}") from None


def _why(match: Match) -> str:
    legal = len(match.state.actions())
    return f"there are {legal} legal actions, not this one." if legal else "the game is over."


def _result(match: Match) -> str:
    result = match.latest.result
    return " ".join(f"{share:g}" for share in result) if result else "*"


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 80 else text[:79] + "…")


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)


def _notation(game: Game, path: Path) -> str:
    return RESIGN[0] if path == RESIGN else game.notation(path)
