"""A match as a short text for the fragment of an address, and back.

`<game>:<version>.<options>.<count>.<digits>[.<dice>].<check>`, for example `pods:1.00.B.w.xqFa`:

- options: the index of each choice, one base-36 figure an option; options added later may be missing. A match that
  begins from a position has instead `=` and the text of that position in base64url, without padding: the options are
  those that the position tells.
- count: how many actions the log has, then `~` with ply and seat for each resignation.
- digits: every action's rank among the legal ones (`digits.py`). A forced action takes no room.
- dice: only in a match by post with chance, `~` and what its dice follow from (`fair/dice.py`), with its own dot.
- check: four letters or figures, computed from all that stands before it and from the position that the match ends
  in, so that a typing error, a cut and a drift of the rules are all noticed. It has no other signs: messengers that
  turn addresses into links lose signs like `-` and `_` at the end of an address.

The game of an edition is `pods~0123456789abcdef`, by the hash of its table, and `edition:<what links carry of it>&`
stands before the link, which is not part of it: who opens a link opens the edition first (`pentapod.editions`).

A match has one link, or another one after options were added to its game; both open. A released link opens for ever:
rules that would read it differently get a new version.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from string import ascii_letters
from typing import Final
from zlib import crc32

from pentapod.engine import digits
from pentapod.engine.fair import dice as fair
from pentapod.engine.fair.dice import Dice
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import RESIGN, IllegalAction, PositionError
from pentapod.engine.words import say

MAX_CHARACTERS: Final = 16_384
MAX_ACTIONS: Final = 20_000
MAX_RADIX: Final = 65_536
MAX_FAULT: Final = 300
"""A message about a fault that is longer than this repeats too much of the faulty text, and is left out."""

EDITION: Final = "edition:"
"""What a link of a game with another table begins with."""

POSITION: Final = "="
"""What a field that holds a position begins with."""

_FIGURES: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PLAIN: Final = ascii_letters + _FIGURES[:10]
"""What a check is written in: nothing that may be lost at the end of an address."""

CHECK_CHARACTERS: Final = 4
"""How many of these a check has: 23.8 bits."""

FindGame = Callable[[str, int], Game]
"""Finds a game by id and rules version. Raises `UnknownGame` or `UnknownVersion`."""


class UnknownGame(LookupError):
    """No game has this id."""


class UnknownVersion(LookupError):
    """The game is known, this version of its rules is not."""


class LinkError(ValueError):
    """A link that does not tell a whole match.

    `part` is what is wrong: "length", "form", "game", "version", "options", "position", "count", "digits", "dice" or
    "check". The text says it in a sentence for players. `match` is as much of the match as could be read, or None.
    """

    def __init__(self, part: str, message: str, match: Match | None = None) -> None:
        super().__init__(message)
        self.part = part
        self.match = match


def encode(match: Match, ply: int | None = None) -> str:
    """The link of a match up to a ply (default: to the end of its log). Replays nothing."""
    return _encode(match, match.last, match.dice) if ply is None else _encode(match, ply, _dice_at(match, ply))


def _dice_at(match: Match, ply: int) -> Dice | None:
    if match.dice is None:
        return None
    from pentapod.engine.fair.proof import dice_at  # Only matches by post load what hashes.

    return dice_at(match, ply)


def _encode(match: Match, ply: int, dice: Dice | None) -> str:
    steps = match.steps[:ply]
    resignations = "".join(
        f"~{digits.write_number(at)}{step.action.seat}" for at, step in enumerate(steps) if step.action.path == RESIGN
    )
    body = ".".join(
        (
            *_head(match),
            digits.write_number(len(steps)) + resignations,
            digits.encode((step.index, step.radix) for step in steps),
            *((fair.write(dice),) if dice else ()),
        )
    )
    edition = f"{EDITION}{match.game.edition}&" if match.game.edition else ""
    return f"{edition}{body}.{_check(body, match.state_at(len(steps)).text())}"


def _head(match: Match) -> tuple[str, str]:
    beginning = _write_position(match.origin) if match.origin else _write_options(match.game, match.options)
    return f"{match.game.id}:{match.game.version}", beginning


def decode(text: str, find: FindGame) -> Match:
    """The match that a link tells, looked at from its end. Raises nothing but `LinkError`."""
    text = _without_edition(text)
    if len(text) > MAX_CHARACTERS:
        raise LinkError("length", say("link-length", count=len(text)))
    fields = text.split(".")
    head, colon, version = fields[0].partition(":")
    if not colon:
        raise LinkError("form", say("link-no-game"))
    game = _find(head, version, find)
    if len(fields) < 3:
        raise LinkError("form", say("link-cut-off-early"))
    match = _begun(game, fields[1])
    if len(fields) < 4:
        raise LinkError("form", say("link-cut-off-early"), match)
    count, resignations = _read_count(fields[2])
    _replay(match, count, resignations, fields[3])
    size = 5 if fields[4:5] and fields[4].startswith(fair.MARK) else 4
    check = _check(".".join(fields[:size]), match.state.text())
    end = fields[size:]
    if not end or (len(end) == 1 and len(end[0]) < len(check) and check.startswith(end[0])):
        raise LinkError("check", say("link-end"), match)
    if size == 5:
        match.dice = _read_dice(match, fields[4])
    fixed = _without_edition(encode(match)).split(".")
    if end != [check] or fields[0] != fixed[0] or fields[2:size] != fixed[2:size]:
        raise LinkError("check", say("link-changed"), match)
    return match


def _without_edition(text: str) -> str:
    return text.partition("&")[2] if text.startswith(EDITION) else text


def game_of(text: str) -> str:
    """The id of the game of a link, as far as it names one."""
    return _without_edition(text).partition(":")[0]


def common(text: str, match: Match) -> tuple[int, int]:
    """How many actions a link has in common with the log of a match, from the first one on, and how many it has in all.

    Both are 0 for a link of another game, version or beginning, and for one that cannot be read. Replays nothing: the
    log knows the radixes that are needed to read the link, as far as the two are the same.
    """
    fields = _without_edition(text).split(".")
    if len(fields) not in (5, 6) or tuple(fields[:2]) != _head(match):
        return 0, 0
    try:
        count, resignations = _read_count(fields[2])
        reader = digits.Reader(fields[3])
    except (LinkError, ValueError):
        return 0, 0
    for ply, step in enumerate(match.steps[:count]):
        resigned = step.action.seat if step.action.path == RESIGN else None
        try:
            if resignations.get(ply) != resigned or reader.index(step.radix) != step.index:
                return ply, count
        except digits.CutOff:
            return ply, count
    return min(count, match.last), count


def _read_dice(match: Match, field: str) -> Dice:
    try:
        return fair.read(field, len(match.seats), match.last)
    except ValueError:
        raise LinkError("dice", say("link-dice"), match) from None


def _find(game_id: str, version: str, find: FindGame) -> Game:
    if not (version.isascii() and version.isdigit() and len(version) < 5):
        raise LinkError("version", say("link-no-version"))
    try:
        return find(game_id, int(version))
    except UnknownGame:
        raise LinkError("game", say("link-game")) from None
    except UnknownVersion:
        raise LinkError("version", say("link-version")) from None


def _begun(game: Game, field: str) -> Match:
    """The match as it begins: from the position in a field, or with the options in it."""
    return _read_position(game, field) if field.startswith(POSITION) else Match(game, _read_options(game, field))


def _write_options(game: Game, options: Options) -> str:
    return "".join(
        _FIGURES[next(at for at, choice in enumerate(option.choices) if choice.id == options[option.id])]
        for option in game.options
    )


def _read_options(game: Game, field: str) -> Options:
    if len(field) > len(game.options):
        raise LinkError("options", say("link-options", game=game.name))
    chosen = {}
    for option, figure in zip(game.options, field, strict=False):
        index = _FIGURES.find(figure)
        if not 0 <= index < len(option.choices):
            raise LinkError("options", say("link-choice", option=option.label))
        chosen[option.id] = option.choices[index].id
    return game.choose(**chosen)


def _write_position(text: str) -> str:
    return POSITION + urlsafe_b64encode(text.encode()).decode("ascii").rstrip("=")


def _read_position(game: Game, field: str) -> Match:
    """The match that begins from the position in a field."""
    code = field[len(POSITION) :]
    try:
        text = urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    except ValueError:
        raise LinkError("position", say("link-position-damaged")) from None
    try:
        match = Match.from_position(game, text)
    except PositionError as error:
        raise LinkError("position", say("link-position", why=fault(error)).rstrip()) from None
    if _write_position(match.origin) != field:
        raise LinkError("position", say("link-position-written"))
    return match


def fault(error: PositionError) -> str:
    """What is wrong with a position as a sentence; "" if that would be too long."""
    return str(error) if len(str(error)) <= MAX_FAULT else ""


def _read_count(field: str) -> tuple[int, dict[int, int]]:
    """The number of actions, and the seats that resigned by ply."""
    number, *marks = field.split("~")
    try:
        count = digits.read_number(number)
        resignations = {digits.read_number(mark[:-1]): _FIGURES.index(mark[-1:]) for mark in marks}
    except ValueError:
        raise LinkError("count", say("link-no-count")) from None
    if count > MAX_ACTIONS:
        raise LinkError("count", say("link-claims", most=MAX_ACTIONS))
    return count, resignations


def _replay(match: Match, count: int, resignations: dict[int, int], field: str) -> None:
    try:
        reader = digits.Reader(field)
    except ValueError:
        raise LinkError("digits", say("link-sign"), match) from None
    for ply in range(count):
        if ply in resignations:
            _resign(match, resignations[ply])
            continue
        actions = match.state.actions()
        if not actions:
            raise LinkError("count", say("link-goes-on"), match)
        if len(actions) > MAX_RADIX:
            raise LinkError("digits", say("link-too-many"), match)
        try:
            index = reader.index(len(actions))
        except digits.CutOff:
            raise LinkError("digits", say("link-cut-off", read=ply, count=count), match) from None
        match.play_index(index, actions)


def _resign(match: Match, seat: int) -> None:
    try:
        match.resign(seat)
    except IllegalAction:
        raise LinkError("count", say("link-resigns"), match) from None


def _check(body: str, position: str) -> str:
    return digits.figures(crc32(f"{body} {position}".encode()), _PLAIN, CHECK_CHARACTERS)
