"""What can be done with a position that was set up: play it, give it away, draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.scene.shapes import Scene
from pentapod.web.editor.draft import Draft
from pentapod.web.shell import files
from pentapod.web.shell.addresses import given_out


class Services(NamedTuple):
    """What other places of the page do with a position."""

    site_address: Callable[[], str]
    """The address that links lead to; "" if none is known."""
    play: Callable[[Match], None]
    embed: Callable[[Match], None]
    give_picture: Callable[[str, Scene, str], None]
    """Hands out a picture: its kind, the scene, the name of its file."""


Use = Callable[[Services, Draft, str, bool], str]
"""Does it, given a command's argument and whether the board is turned. Why that cannot be, or ""."""


def _play(services: Services, draft: Draft, _argument: str, _flip: bool) -> str:
    verdict = draft.verdict()
    if not verdict.playable:
        return verdict.sentence
    services.play(draft.match())
    return ""


def _copy_link(services: Services, draft: Draft, _argument: str, _flip: bool) -> str:
    verdict = draft.verdict()
    if not verdict.sound:
        return verdict.sentence
    files.copy_text(given_out(services.site_address(), link.encode(draft.match())))
    return ""


def _embed(services: Services, draft: Draft, _argument: str, _flip: bool) -> str:
    verdict = draft.verdict()
    if not verdict.sound:
        return verdict.sentence
    services.embed(draft.match())
    return ""


def _picture(services: Services, draft: Draft, kind: str, flip: bool) -> str:
    services.give_picture(kind, draft.scene(flip), f"{draft.game.id}-position.{kind}")
    return ""


def _copy_text(_services: Services, draft: Draft, _argument: str, _flip: bool) -> str:
    files.copy_text(draft.text)
    return ""


USES: Final[Mapping[str, Use]] = {
    "setup-play": _play,
    "setup-copy-link": _copy_link,
    "setup-embed": _embed,
    "setup-picture": _picture,
    "setup-copy-text": _copy_text,
}
