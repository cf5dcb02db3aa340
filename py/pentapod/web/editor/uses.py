"""What can be done with a position that was set up: play it, give it away, draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pentapod.engine import link
from pentapod.web.editor.draft import Draft
from pentapod.web.shell import files
from pentapod.web.shell.addresses import given_out

if TYPE_CHECKING:
    from pentapod.web.app import App

Exit = Callable[["App", Draft, str, bool], str]
"""Does it, given a command's argument and whether the board is turned. Why that cannot be, or ""."""


def _play(app: App, draft: Draft, _argument: str, _flip: bool) -> str:
    told = draft.verdict()
    if not told.playable:
        return told.sentence
    from pentapod.web.home.new_game import open_seats

    open_seats(app, draft.match())
    return ""


def _copy_link(app: App, draft: Draft, _argument: str, _flip: bool) -> str:
    told = draft.verdict()
    if not told.sound:
        return told.sentence
    files.copy_text(given_out(app.home, link.encode(draft.match())))
    return ""


def _embed(app: App, draft: Draft, _argument: str, _flip: bool) -> str:
    told = draft.verdict()
    if not told.sound:
        return told.sentence
    from pentapod.web.share.embed_dialog import open_position

    open_position(app, draft.match())
    return ""


def _picture(_app: App, draft: Draft, kind: str, flip: bool) -> str:
    from pentapod.web.share.share import give_picture

    give_picture(kind, draft.scene(flip), f"{draft.game.id}-position.{kind}")
    return ""


def _copy_text(_app: App, draft: Draft, _argument: str, _flip: bool) -> str:
    files.copy_text(draft.text)
    return ""


EXITS: Final[Mapping[str, Exit]] = {
    "setup-play": _play,
    "setup-copy-link": _copy_link,
    "setup-embed": _embed,
    "setup-picture": _picture,
    "setup-copy-text": _copy_text,
}
