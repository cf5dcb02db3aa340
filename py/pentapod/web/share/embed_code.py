"""The code that shows a game on another page, as docs/embed.md describes it."""

from __future__ import annotations

import base64
import zlib
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from pentapod import games
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import Sheet, to_svg
from pentapod.scene.theme import Palette, css
from pentapod.web.shell.addresses import closed

WIDTH: Final = 640
STRIP: Final = 92
"""The room below a board for its sentence and its buttons, in CSS pixels."""


class Shown(NamedTuple):
    """What is to be shown: the address of the site, a game, its link, the ply looked at, what visitors may do.

    With a position, the code asks for this and not for the link.
    """

    site: str
    game_id: str
    name: str
    link: str
    ply: int
    may: str
    scene: Scene
    position: str = ""
    seat: int | None = None
    """The seat that visitors play; None for all."""
    level: int = 3
    """How strong the computers are that play all others, if visitors play one."""

    def asked(self) -> dict[str, str]:
        """What the element is asked for beside what visitors may do, by its attributes."""
        asked = {"link": self.link, "ply": str(self.ply)}
        if self.position:
            asked = {"game": self.game_id, "position": self.position}
        if self.may == "play" and self.seat is not None:
            asked |= {"seat": str(self.seat), "level": str(self.level)}
        return asked


def frame(shown: Shown) -> str:
    """For any page: a frame, which needs no script there."""
    asked = shown.asked()
    link = asked.pop("link", "")
    query = "".join(f"&{name}={quote(value, safe='')}" for name, value in asked.items())
    address = closed(f"{shown.site}?embed&may={shown.may}{query}#{link}&picture={_picture(shown)}")
    height = round(WIDTH * shown.scene.h / shown.scene.w) + STRIP
    return (
        f'<iframe src="{escape(address)}" title="{escape(shown.name)}" width="{WIDTH}" height="{height}"'
        ' style="border: 0; max-width: 100%" loading="lazy"></iframe>'
    )


def element(shown: Shown) -> str:
    """For pages with many boards: an element, whose script the page loads once."""
    asked = "".join(f' {name}="{escape(value)}"' for name, value in shown.asked().items())
    there = escape(f"{shown.site}#{shown.link}")
    return (
        f'<script src="{escape(shown.site)}static/embed.js" defer></script>\n'
        f'<pentapod-board{asked} may="{shown.may}" label="{escape(shown.scene.label)}"'
        f' picture="{_picture(shown)}"><a href="{there}">{escape(shown.name)}</a></pentapod-board>'
    )


def _picture(shown: Shown) -> str:
    return packed(shown.scene, games.colours(shown.game_id))


def packed(scene: Scene, colours: Palette) -> str:
    """A picture with the shared colours and those of its game: deflated SVG, a few thousand characters of base64url."""
    sheet = Sheet("p")
    to_svg(scene, sheet=sheet)
    picture = to_svg(scene, sheet=sheet, head=f"<style>{css(colours)}</style><defs>{sheet.definitions()}</defs>")
    return base64.urlsafe_b64encode(zlib.compress(picture.encode(), 9)).decode().rstrip("=")
