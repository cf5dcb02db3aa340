"""The boards of a page: whether they show what their author meant, and their pictures.

A page is HTML, or Markdown with HTML in it. Looked at are elements `<pentapod-board>` and frames that lead to
`embed.html`, as docs/embed.md describes them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from pentapod import games
from pentapod.api.words import say
from pentapod.bots.levels import LEVELS
from pentapod.command import records
from pentapod.command.markdown import without_code
from pentapod.command.records import Fault
from pentapod.command.sources import BadSource, edition_in, match_of, match_of_lesson, match_of_puzzle
from pentapod.engine.match import Match
from pentapod.play.view import still
from pentapod.scene.svg import to_svg

ATTRIBUTES: Final = frozenset(
    {"game", "src", "edition", "position", "link", "record", "lesson", "puzzle", "ply"}
    | {"may", "seat", "level", "theme", "label", "lang", "live", "picture"}
)
"""What an element may be asked for."""

PARAMETERS: Final = ATTRIBUTES | {"origin"}
"""What may stand in the address of a frame."""

PAGE: Final = "embed.html"
"""The page of a site that is shown in frames."""

OF_EVERY_ELEMENT: Final = re.compile(r"id|class|style|title|slot|hidden|dir|role|tabindex|(data|aria)-.+")
CHOICES: Final = {"may": ("look", "step", "play"), "theme": ("light", "dark", "contrast", "page")}

_RECORD: Final = re.compile(r"<(script|template)\b.*?</\1\s*>", re.DOTALL | re.IGNORECASE)
_PICTURE: Final = re.compile(r"<(svg|img|picture|canvas|object|video)\b", re.IGNORECASE)


class Board(NamedTuple):
    """A board in a page."""

    line: int
    asked: Mapping[str, str]
    start: int
    """Where its content begins in the text."""
    end: int
    """Where its content ends; before `start` if it is a frame, or is not closed."""
    is_frame: bool
    record: tuple[int, str] | None = None
    """The record in it, and the line that it begins in."""
    folder: Path = Path()
    """That of the page, in which its `src` and its `edition` are files."""


class Drawn(NamedTuple):
    """A page into which pictures were drawn."""

    text: str
    written: int
    left: list[Fault]
    """The lines of the boards that have no picture, and why."""


def faults(found: Iterable[Board]) -> list[Fault]:
    """What is wrong with boards, in their order."""
    return [fault for board in found for fault in _faults_in(board)]


def _faults_in(board: Board) -> Iterator[Fault]:
    named = [(board.line, why) for why in _faults_of(board)]
    yield from named
    if board.record and not named:
        begins, text = board.record
        yield from ((begins + line - 1, why) for line, why in records.faults((text,)))


def drawn(text: str, found: Sequence[Board]) -> Drawn:
    """The page with the true picture in each of its boards that can hold one and has none."""
    written = 0
    left: list[Fault] = []
    for board in reversed(found):
        content = _RECORD.sub("", text[board.start : max(board.start, board.end)])
        packed = board.asked.get("picture")
        if _PICTURE.search(content) or (packed and (board.is_frame or packed != "eager")):
            continue
        if why := _why_left(board, content):
            left.insert(0, (board.line, say("left", why=why)))
        else:
            text = f"{text[: board.end]}{to_svg(still(shown(board)))}{text[board.end :]}"
            written += 1
    return Drawn(text, written, left)


def _why_left(board: Board, content: str) -> str:
    """Why nothing is drawn into a board that has no picture; "" where something is."""
    if any(_faults_in(board)):
        return say("left-fault")
    if board.is_frame:
        return say("left-frame")
    if content.strip():
        return say("left-content")
    return "" if ":" in board.asked.get("puzzle", ":") else say("left-daily")


def shown(board: Board) -> Match:
    """What a board shows until it is touched. Raises `BadSource`."""
    asked = board.asked
    edition = _opened(board) if "edition" in asked and "src" not in asked else ""
    if "lesson" in asked:
        return match_of_lesson(asked["lesson"])
    if "puzzle" in asked:
        return match_of_puzzle(asked["puzzle"])
    if board.record:
        match = records.read(say("record"), board.record[1]).match
        match.go(min(int(asked.get("ply", 0)), len(match.steps)))
        return match
    linked = asked.get("link")
    game_id = _loaded(board) if "src" in asked else edition or asked.get("game")
    ply = asked.get("ply")
    return match_of(
        None if linked else game_id,
        None if linked else asked.get("position"),
        linked or None,
        int(ply) if ply and linked else None,
    )


def _opened(board: Board) -> str:
    """The id, as a game, of the edition that a board plays. Raises `BadSource`."""
    asked = board.asked
    if "lesson" in asked or "puzzle" in asked:
        raise BadSource(say("edition-learn"))
    edition = edition_in(_file(board, "edition"))
    game_id = edition.opened().id
    if asked.get("game", edition.game) not in (edition.game, game_id):
        raise BadSource(say("edition-game", name=edition.name, game=edition.game, named=asked["game"]))
    return game_id


def _file(board: Board, attribute: str) -> Path:
    """The file that an attribute of a board names."""
    return board.folder / unquote(urlsplit(board.asked[attribute]).path)


def _loaded(board: Board) -> str:
    """The id of the game in the file that a board plays. Raises `BadSource`."""
    file = _file(board, "src")
    try:
        return games.load(file).id
    except Exception as error:
        raise BadSource(say("board-file", file=file, why=error)) from None


def _faults_of(board: Board) -> list[str]:
    asked = board.asked
    known = PARAMETERS if board.is_frame else ATTRIBUTES
    found = [
        say("attribute", name=name)
        for name in asked
        if name not in known and (board.is_frame or not OF_EVERY_ELEMENT.fullmatch(name))
    ]
    for name, choices in CHOICES.items():
        if asked.get(name, choices[0]) not in choices:
            found.append(say("choice", name=name, choices=", ".join(choices), value=asked[name]))
    for name in ("ply", "seat", "level"):
        if name in asked and not (asked[name].isascii() and asked[name].isdigit() and len(asked[name]) <= 6):
            return [*found, say("number", name=name, value=asked[name])]
    if not board.is_frame and board.end < board.start:
        found.append(say("not-closed"))
    if board.record and records.faults((board.record[1],)):
        return found
    if board.is_frame and asked.keys() & {"src", "edition"}:
        return found  # A file of the site that the frame comes from: it is not here.
    try:
        match = shown(board)
    except BadSource as error:
        return [*found, str(error)]
    seats = len(match.seats)
    if int(asked.get("seat", 0)) >= seats:
        found.append(say("no-seat", seat=asked["seat"], last=seats - 1))
    if int(asked.get("level", 1)) not in range(1, len(LEVELS) + 1):
        found.append(say("no-level", level=asked["level"], last=len(LEVELS)))
    return found


def boards(text: str, is_html: bool = False, folder: Path = Path()) -> list[Board]:
    """The boards of a page in a folder, in the order in which they stand there."""
    reader = _Reader(text, folder)
    reader.feed(text if is_html else without_code(text))
    reader.close()
    return reader.boards


class _Reader(HTMLParser):
    def __init__(self, text: str, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self.boards: list[Board] = []
        self._lines = [0]
        self._lines += [found.end() for found in re.finditer("\n", text)]
        self._text = text
        self._record_start = -1
        """Where the text of a record began that is read now; -1 for none."""

    def _here(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        line, _ = self.getpos()
        if tag == "pentapod-board":
            start = self._here() + len(self.get_starttag_text() or "")
            record = (line, named["record"]) if "record" in named else None
            self.boards.append(Board(line, named, start, -1, False, record, self._folder))
        elif self._is_inside() and (tag == "template" or (tag == "script" and named.get("type") == "text/plain")):
            self._record_start = self._here() + len(self.get_starttag_text() or "")
        elif tag == "iframe" and (asked := _asked(named.get("src", ""))) is not None:
            record = (line, asked["record"]) if "record" in asked else None
            self.boards.append(Board(line, asked, 0, -1, True, record, self._folder))

    def _is_inside(self) -> bool:
        """Whether an element is open that has no record yet."""
        return bool(self.boards) and self.boards[-1][3:6] == (-1, False, None)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "template") and self._record_start >= 0:
            text = self._text[self._record_start : self._here()]
            record = bisect_right(self._lines, self._record_start), unescape(text) if tag == "template" else text
            self.boards[-1] = self.boards[-1]._replace(record=record)
            self._record_start = -1
        if tag == "pentapod-board" and self.boards and self.boards[-1].end < 0 and not self.boards[-1].is_frame:
            self.boards[-1] = self.boards[-1]._replace(end=self._here())


def _asked(address: str) -> dict[str, str] | None:
    """What a frame is asked for by its address; None if it leads to no board."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.path.rpartition("/")[2] != PAGE:
        return None
    asked = dict(parse_qsl(parts.query, keep_blank_values=True))
    link, packed, picture = parts.fragment.partition("&picture=")
    if packed:
        asked["picture"] = picture
    if link.startswith("record="):
        return asked | {"record": unquote(link.removeprefix("record="))}
    return asked | ({"link": link} if link else {})
