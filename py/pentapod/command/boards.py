"""The boards of a page: whether they show what their author meant, and their pictures.

A page is HTML, or Markdown with HTML in it. Looked at are elements `<pentapod-board>` and frames whose address has the
parameter `embed`, as docs/embed.md describes them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from pentapod.bots.levels import LEVELS
from pentapod.command.pictures import scene
from pentapod.command.sources import BadSource, match_of
from pentapod.engine.match import Match
from pentapod.scene.svg import to_svg

ATTRIBUTES: Final = frozenset(
    {"game", "position", "link", "ply", "may", "seat", "level", "theme", "label", "live", "picture"}
)
"""What an element may be asked for."""

PARAMETERS: Final = (ATTRIBUTES | {"embed", "origin"}) - {"picture"}
"""What may stand in the address of a frame; a picture stands behind its #."""

OF_EVERY_ELEMENT: Final = re.compile(r"id|class|style|title|slot|hidden|dir|lang|role|tabindex|(data|aria)-.+")
CHOICES: Final = {"may": ("look", "step", "play"), "theme": ("light", "dark", "contrast", "page")}

_FENCE: Final = re.compile(r"^( {0,3})(`{3,}|~{3,}).*?^\1\2[`~]*[ ]*$", re.MULTILINE | re.DOTALL)
"""What stands between fences of Markdown is shown, and is no board."""

Fault = tuple[int, str]
"""A line, from 1, and what is wrong there."""


class BadPage(ValueError):
    """A page that cannot be looked at."""


class Board(NamedTuple):
    """A board in a page."""

    line: int
    asked: Mapping[str, str]
    start: int
    """Where its content begins in the text."""
    end: int
    """Where its content ends; before `start` if it is a frame, or is not closed."""
    is_frame: bool


def faults(text: str) -> list[Fault]:
    """What is wrong with the boards of a page, in the order of its lines."""
    return [(board.line, why) for board in boards(text) for why in _faults_of(board)]


def drawn(text: str) -> str:
    """The page with the true picture in every element that has nothing in it and no picture of its own."""
    for board in reversed(boards(text)):
        if board.is_frame or board.end < board.start or "picture" in board.asked:
            continue
        if not text[board.start : board.end].strip():
            picture = to_svg(scene(_match(board)))
            text = f"{text[: board.start]}{picture}{text[board.end :]}"
    return text


def _match(board: Board) -> Match:
    asked = board.asked
    linked = asked.get("link")
    ply = asked.get("ply")
    return match_of(
        None if linked else asked.get("game"),
        None if linked else asked.get("position"),
        linked or None,
        int(ply) if ply and linked else None,
    )


def _faults_of(board: Board) -> list[str]:
    asked = board.asked
    known = PARAMETERS if board.is_frame else ATTRIBUTES
    found = [
        f"there is no attribute {name!r}"
        for name in asked
        if name not in known and (board.is_frame or not OF_EVERY_ELEMENT.fullmatch(name))
    ]
    for name, choices in CHOICES.items():
        if asked.get(name, choices[0]) not in choices:
            found.append(f"{name} is one of {', '.join(choices)}, not {asked[name]!r}")
    for name in ("ply", "seat", "level"):
        if name in asked and not (asked[name].isascii() and asked[name].isdigit() and len(asked[name]) <= 6):
            return [*found, f"{name} is a number, not {asked[name]!r}"]
    if not board.is_frame and board.end < board.start:
        found.append("the element is not closed: it needs </pentapod-board>")
    try:
        match = _match(board)
    except BadSource as error:
        return [*found, str(error)]
    seats = match.game.seats(match.options)
    if int(asked.get("seat", 0)) >= seats:
        found.append(f"there is no seat {asked['seat']}: the seats are 0 to {seats - 1}")
    if int(asked.get("level", 1)) not in range(1, len(LEVELS) + 1):
        found.append(f"there is no level {asked['level']}: the levels are 1 to {len(LEVELS)}")
    return found


def boards(text: str) -> list[Board]:
    """The boards of a page, in the order in which they stand there."""
    reader = _Reader(text)
    reader.feed(_FENCE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text))
    reader.close()
    return reader.boards


class _Reader(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.boards: list[Board] = []
        self._lines = [0]
        self._lines += [found.end() for found in re.finditer("\n", text)]

    def _here(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        line, _ = self.getpos()
        if tag == "pentapod-board":
            start = self._here() + len(self.get_starttag_text() or "")
            self.boards.append(Board(line, named, start, -1, False))
        elif tag == "iframe" and (asked := _asked(named.get("src", ""))) is not None:
            self.boards.append(Board(line, asked, 0, -1, True))

    def handle_endtag(self, tag: str) -> None:
        if tag == "pentapod-board" and self.boards and self.boards[-1].end < 0 and not self.boards[-1].is_frame:
            self.boards[-1] = self.boards[-1]._replace(end=self._here())


def _asked(address: str) -> dict[str, str] | None:
    """What a frame is asked for by its address; None if it leads to no board."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    asked = dict(parse_qsl(parts.query, keep_blank_values=True))
    if "embed" not in asked:
        return None
    link = parts.fragment.partition("&picture=")[0]
    return asked | ({"link": link} if link else {})
