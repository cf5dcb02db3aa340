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

Comments stand in braces behind an action, other lines in brackets behind the action that they replace
(`notes/text.py`; docs/record.md tells all of it). A match that begins from a position has `position: ` and its text in
place of the options, which are those that the position tells. Empty lines and lines that begin with `;` are passed
over, and so are entries of the head that are not named here. A computer player has an entry as in `computer 1: 3`, its
seat and its level; `here: 0 2` names the seats that are played where the record was written, if the others are played
elsewhere; `dice: ` has what the dice of a match by post follow from, as its link has it. Actions are numbered from 1
and stand in the notation of their game. The result is that of the last position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pentapod.engine.fair import dice as fair
from pentapod.engine.game import Game
from pentapod.engine.link import FindGame, UnknownGame, UnknownVersion, fault
from pentapod.engine.match import Match
from pentapod.engine.notes import tree
from pentapod.engine.notes.text import Kind, NotesError, Piece, pieces, quoted, together, write_lines
from pentapod.engine.notes.tree import NOTHING, Line, Note, main_line
from pentapod.engine.options import OptionError
from pentapod.engine.state import CHANCE, RESIGN, IllegalAction, PositionError, State
from pentapod.engine.values import Names, Numbers
from pentapod.engine.words import say

MAX_RECORD_CHARACTERS: Final = 2_000_000
_TITLE: Final = "Pentapod record 1"


Entries = Mapping[str, tuple[int, str]]
"""What the head says by its names, each with its line number."""


class RecordError(ValueError):
    """A text that is not the record of a match: the number of the offending line, from 1, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(say("record-line", line=line, why=why))
        self.line = line
        self.why = why


class Record(NamedTuple):
    """A match and who played it."""

    match: Match
    names: Names
    levels: Numbers = ()
    """The level of the computer player of each seat, from 1, 0 for a person; () for nothing but people."""
    here: frozenset[int] | None = None
    """The seats that are played where the record was written; None where all are."""
    notes: Line | None = None
    """The line of the match with all that is said of it; None where nothing is."""

    @property
    def line(self) -> Line:
        """`notes`, or the bare line of the match where nothing is said of it."""
        return self.notes or main_line(self.match)


def write(
    match: Match,
    names: Sequence[str],
    levels: Sequence[int] = (),
    here: frozenset[int] | None = None,
    notes: Line | None = None,
) -> str:
    """The record of a whole match, or in its place of `notes`, whose main line belongs to the same beginning.

    Line breaks in names become spaces.
    """
    main = notes or main_line(match)
    game = match.game
    options = " ".join(f"{name}={choice}" for name, choice in match.options.items())
    beginning = f"position: {match.origin}" if match.origin else f"options: {options}".rstrip()
    lines = [_TITLE, f"game: {game.id} {game.version}", beginning]
    lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(names[: len(match.seats)])]
    lines += [f"computer {seat}: {level}" for seat, level in enumerate(levels) if level]
    lines += [f"here: {' '.join(map(str, sorted(here)))}"] if here is not None else []
    if match.dice and [step.action for step in main.steps] == [step.action for step in match.steps]:
        lines.append(f"dice: {fair.write(match.dice)}")
    lines += [f"result: {_result(main.steps[-1].state if main.steps else match.initial)}", ""]
    lines += write_lines(main, lambda step: f"{_seat_name(step.action.seat)} {step.state.notation(step.action)}")
    return "\n".join(lines) + "\n"


def read(text: str, find: FindGame) -> Record:
    """The match that a record tells. Raises nothing but `RecordError`."""
    if len(text) > MAX_RECORD_CHARACTERS:
        raise RecordError(1, say("record-length", count=len(text)))
    lines = [(number, line.strip()) for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    first = next((at for at, (_, line) in enumerate(lines) if _is_body(line)), len(lines))
    head = [(number, line) for number, line in lines[:first] if line and not line.startswith(";")]
    if not head or head[0][1] != _TITLE:
        raise RecordError(1, say("record-title", title=_TITLE))
    entries = _read_entries(head[1:])
    found = _read_head(entries, find)
    try:
        main = _Play(found.match).follow(pieces(lines[first:]))
    except NotesError as error:
        raise RecordError(error.line, str(error)) from None
    if "dice" in entries:
        _read_dice(found.match, *entries["dice"])
    number, result = entries.get("result", (1, "*"))
    if result not in ("*", _result(found.match.latest)):
        raise RecordError(number, say("record-result", text=quoted(result)))
    return found._replace(notes=None if main.is_plain() else main)


def _read_dice(match: Match, number: int, value: str) -> None:
    try:
        match.dice = fair.read(value, len(match.seats), match.last)
    except ValueError:
        raise RecordError(number, say("record-dice", text=quoted(value))) from None


def _read_entries(lines: Sequence[tuple[int, str]]) -> Entries:
    """The entries of the head, each with its line number."""
    entries = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError(number, say("record-entry", text=quoted(line)))
        entries[name.strip()] = (number, value.strip())
    return entries


def _read_head(entries: Entries, find: FindGame) -> Record:
    number, value = entries.get("game", (1, ""))
    game_id, _, version = value.partition(" ")
    if not (version.isascii() and version.isdigit() and len(version) < 5):
        raise RecordError(number, say("record-no-game"))
    try:
        game = find(game_id, int(version))
    except (UnknownGame, UnknownVersion):
        raise RecordError(number, say("record-game", text=quoted(value))) from None
    match = _begun(game, entries)
    seats = match.seats
    names = tuple(entries.get(f"seat {seat}", (0, game.titles[seat]))[1] for seat in seats)
    levels = tuple(_read_number(entries, f"computer {seat}", range(1, 10)) or 0 for seat in seats)
    return Record(match, names, levels if any(levels) else (), _read_seats(entries, "here", seats))


def _read_number(entries: Entries, name: str, allowed: range) -> int | None:
    """The value of an entry that is a number of one figure; None where there is no such entry."""
    return _number(*entries[name], allowed) if name in entries else None


def _read_seats(entries: Entries, name: str, allowed: range) -> frozenset[int] | None:
    """The numbers of one figure that an entry lists; None where there is no such entry."""
    if name not in entries:
        return None
    number, value = entries[name]
    return frozenset(_number(number, one, allowed) for one in value.split(" "))


def _number(number: int, value: str, allowed: range) -> int:
    if not (len(value) == 1 and value in "0123456789" and int(value) in allowed):
        raise RecordError(number, say("record-number", text=quoted(value), first=allowed[0], last=allowed[-1]))
    return int(value)


def _begun(game: Game, entries: Entries) -> Match:
    """The match as it begins: from its position, if the head has one, else with its options."""
    if "position" in entries:
        number, value = entries["position"]
        try:
            return Match.from_position(game, value)
        except PositionError as error:
            raise RecordError(number, say("record-position", why=fault(error)).rstrip()) from None
    number, value = entries.get("options", (1, ""))
    try:
        return Match(game, game.choose(**dict(entry.split("=", 1) for entry in value.split())))
    except (ValueError, OptionError):
        raise RecordError(number, say("record-options", text=quoted(value), game=game.name)) from None


def _is_body(line: str) -> bool:
    """Whether the head has ended before this line."""
    number, dot, _ = line.partition(".")
    return line[:1] in ("{", "(") or (dot == "." and number.isascii() and number.isdigit())


class _Open(NamedTuple):
    """A line that is being read, and the match up to where it is."""

    line: Line
    match: Match


class _Play:
    """Plays what the pieces of a record tell, and builds the tree of it."""

    def __init__(self, match: Match) -> None:
        self._open = [_Open(Line(), match)]

    def follow(self, body: Sequence[Piece]) -> Line:
        """The main line. Raises `NotesError`."""
        for piece in body:
            line, match = self._open[-1]
            match piece.kind:
                case Kind.ACTION:
                    self._act(piece)
                case Kind.NOTE:
                    if piece.note.glyph and not line.steps:
                        raise NotesError(piece.line, say("record-glyph", text=piece.note.glyph))
                    self._say(piece.note, piece.line)
                case Kind.OPEN:
                    if not line.steps:
                        raise NotesError(piece.line, say("record-variation"))
                    self._open.append(_Open(Line(line.end - 1), _before(match)))
                case Kind.CLOSE:
                    if not line.steps:
                        raise NotesError(piece.line, say("record-variation-empty"))
                    self._open.pop()
                    self._open[-1].line.variations.setdefault(line.start, []).append(line)
        return self._open[0].line

    def _say(self, note: Note, number: int) -> None:
        line = self._open[-1].line
        tree.say(line, line.end, together(line.note(line.end), note, number))

    def _act(self, piece: Piece) -> None:
        line, match = self._open[-1]
        known = match.last
        _play_action(match, piece)
        line.steps += match.steps[known:]
        if piece.note != NOTHING:
            self._say(piece.note, piece.line)


def _before(match: Match) -> Match:
    """The match without its last action."""
    earlier = match.anew()
    earlier.steps = match.steps[:-1]
    earlier.go(earlier.last)
    return earlier


def _play_action(match: Match, piece: Piece) -> None:
    number, seat_name, *words = piece.words
    wanted, notation = f"{match.ply + 1}.", " ".join(words)
    if number != wanted:
        raise NotesError(piece.line, say("record-turn", wanted=wanted, text=quoted(number)))
    try:
        if notation == RESIGN[0]:
            match.resign(int(seat_name))
            return
        action = match.state.parse(notation)
        if seat_name != _seat_name(action.seat):
            raise IllegalAction(action)
        match.play(action)
    except ValueError:
        raise NotesError(piece.line, _refused(match, quoted(" ".join(piece.words)))) from None


def _refused(match: Match, text: str) -> str:
    legal = len(match.state.actions())
    return say("record-impossible", text=text, count=legal) if legal else say("record-over", text=text)


def _result(state: State) -> str:
    return " ".join(f"{share:g}" for share in state.result) if state.result else "*"


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)
