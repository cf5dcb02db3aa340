"""The code that shows a board on another page, as docs/embed.md describes it: for HTML, for blogs and for wikis."""

from __future__ import annotations

import base64
import re
import zlib
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from pentapod import games
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import Sheet, to_svg
from pentapod.scene.theme import Palette, css, themes
from pentapod.web.shell.addresses import closed, file_in_address

WIDTH: Final = 640
STRIP: Final = 92
"""The room below a board for its sentence and its buttons, in CSS pixels."""
LESSON_STRIP: Final = 240
"""The same below a lesson or a puzzle."""
NOTES: Final = 176
"""How much more it is below a record."""
ASKED: Final = ("seat", "level", "lesson", "puzzle", "record", "theme", "width", "live", "label", "src", "file")
"""The fields of `Shown` that somebody may ask for, as a request names them."""

THEMES: Final = ("light", "dark", "contrast")
"""The themes that can be asked for by name; another is the page's own."""


class Shown(NamedTuple):
    """What is to be shown: the address of the site, a game, its link, the ply looked at, what visitors may do.

    With a position, a record, a lesson or a puzzle the code asks for this and not for the link.
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
    lesson: str = ""
    """Such as `pods:3`; `link` then is the address of its page."""
    theme: str = ""
    """One of `THEMES`; "page" for the colours of the page around an element; "" for those of the visitor's system."""
    width: int = 0
    """How wide the board may become, in CSS pixels; 0 for `WIDTH` of a frame, and for no limit of an element."""
    live: bool = False
    """Whether it starts by itself."""
    label: str = ""
    """What the picture shows, in the owner's words; "" for those of the game."""
    anew: bool = False
    """Whether it is a new game: the code then names the game alone."""
    puzzle: str = ""
    """Such as `pods:k3f9`, or `pods` for the one of the day; `link` then is the address of its page."""
    record: str = ""
    """A game with comments and variations, shown from its beginning."""
    slender: float = 0.0
    """How high the board is for its width where it is narrow, as on a phone; 0 for as elsewhere."""
    src: str = ""
    """The file with the game, on the page that shows it; "" for a game of the site."""
    file: str = ""
    """The file of its edition, on the page that shows it; "" for what the link carries of that."""

    def asked(self) -> dict[str, str]:
        """What the element is asked for beside what visitors may do, by its attributes."""
        if self.record:
            return {"record": self.record}
        asked = {"link": self.link, "ply": str(self.ply)}
        game = {"src": self.src} if self.src else {"game": self.standard}
        if self.file:
            game["edition"] = self.file
        if games.EDITION in self.game_id and not self.file:
            pass  # Nothing but its link carries the edition.
        elif self.position:
            asked = game | {"position": self.position}
        elif self.anew:
            asked = game
        elif self.src or self.file:
            asked = game | asked
        if self.lesson:
            return {"lesson": self.lesson}
        if self.puzzle:
            return {"puzzle": self.puzzle}
        if self.may == "play" and self.seat is not None:
            asked |= {"seat": str(self.seat), "level": str(self.level)}
        return asked

    @property
    def standard(self) -> str:
        """The id of its game, of which it may be an edition."""
        return games.standard_id(self.game_id)

    @property
    def is_file(self) -> bool:
        """Whether it needs a file of the page that shows it."""
        return bool(self.src or self.file)

    @property
    def words(self) -> str:
        """What the picture shows, for who cannot see it."""
        return self.label or ("" if self.passes else self.scene.label)

    @property
    def passes(self) -> bool:
        """Whether it is another one tomorrow: then its picture is not packed."""
        return bool(self.puzzle) and ":" not in self.puzzle

    @property
    def below(self) -> int:
        """The room below the board, in CSS pixels."""
        return LESSON_STRIP if self.lesson or self.puzzle else STRIP + NOTES if self.record else STRIP

    @property
    def there(self) -> str:
        """The address at which the same is shown in Pentapod itself."""
        if self.src:
            written = file_in_address(f"{self.game_id}.py", games.source(self.game_id))
            return f"{self.site}workshop.html#{written}&{self.link}"
        return f"{self.site}#{self.link}"


def every(shown: Shown) -> dict[str, object]:
    """Every code by where it goes, the picture as `svg`, the name of a `file` for it, and its `label`."""
    kinds = {"frame": frame, "element": element, "wordpress": wordpress, "markdown": markdown, "mediawiki": mediawiki}
    return {
        "codes": {kind: write(shown) for kind, write in kinds.items()},
        "svg": picture(shown),
        "file": picture_name(shown),
        "label": shown.scene.label,
    }


def frame(shown: Shown) -> str:
    """For any page: a frame, which needs no script there. It plays no file of the page around it: an element does."""
    if shown.is_file:
        return element(shown)
    asked = shown.asked()
    fragment = asked.pop("link", "")
    if "record" in asked:
        fragment = f"record={quote(asked.pop('record'), safe='')}"
    if shown.theme in THEMES:
        asked["theme"] = shown.theme
    if shown.label:
        asked["label"] = shown.label
    query = "".join(f"&{name}={quote(value, safe='')}" for name, value in asked.items()) + "&live" * shown.live
    packed_picture = f"&picture={_picture(shown)}" if not shown.passes else ""
    behind = f"#{fragment}{packed_picture}" if fragment or packed_picture else ""
    address = closed(f"{shown.site}embed.html?may={shown.may}{query}{behind}")
    width = shown.width or WIDTH
    height = round(width * shown.scene.h / shown.scene.w) + shown.below
    return (
        f'<iframe src="{escape(address)}" title="{escape(shown.name)}" width="{width}" height="{height}"'
        f' style="border: 0; max-width: 100%{_height(shown, height)}" loading="lazy"></iframe>'
    )


def _height(shown: Shown, most: int) -> str:
    """On a phone the frame is no higher than its board needs."""
    if not shown.slender:
        return ""
    return f"; height: min({most}px, {100 * shown.slender:.0f}vw + {shown.below}px)"


def element(shown: Shown) -> str:
    """For pages with many boards: an element, whose script the page loads once."""
    asked = "".join(f' {name}="{escape(value)}"' for name, value in shown.asked().items())
    if shown.theme:
        asked += f' theme="{escape(shown.theme)}"'
    if shown.width:
        asked += f' style="max-width: {shown.width}px"'
    drawn = "" if shown.passes else f' picture="{_picture(shown)}"'
    label = f' label="{escape(shown.words)}"' if shown.words else ""
    return (
        f'<script src="{escape(shown.site)}static/embed.js" defer></script>\n'
        f'<pentapod-board{asked} may="{shown.may}"{" live" * shown.live}{label}{drawn}>'
        f'<a href="{escape(shown.there)}">{escape(shown.name)}</a></pentapod-board>'
    )


def wordpress(shown: Shown) -> str:
    """For WordPress: a block of HTML of one's own, to be pasted among the other blocks."""
    return f"<!-- wp:html -->\n{frame(shown)}\n<!-- /wp:html -->"


def markdown(shown: Shown) -> str:
    """For Markdown that lets no HTML through: the picture, as a file beside the text, that leads to the board."""
    words = re.sub(r"([\[\]\\])", r"\\\1", shown.words or shown.name)
    return f"[![{words}]({picture_name(shown)}.svg)]({shown.there})"


def mediawiki(shown: Shown) -> str:
    """For a wiki, which lets no frame through: the picture, which was uploaded to it, and which leads to the board."""
    words = re.sub(r"[|\[\]{}<>]", lambda found: f"&#{ord(found[0])};", shown.words or shown.name)
    name = picture_name(shown)
    return f"[[File:{name[0].upper()}{name[1:]}.png|{shown.width or WIDTH}px|link={shown.there}|alt={words}]]"


def picture_name(shown: Shown) -> str:
    """The name of a file with the picture, without its ending: another for every other position."""
    what = f"{shown.link} {shown.ply} {shown.position}"
    return f"{shown.standard}-{zlib.crc32(what.encode()):08x}"


def picture(shown: Shown) -> str:
    """The picture as SVG that stands alone, with the colour of the page behind it; light unless a theme is named."""
    scene = shown.scene
    colours = themes(games.colours(shown.game_id))
    theme = next((one for one in colours if one.id == shown.theme), colours[0])
    drawn = to_svg(scene.on_paper(), theme)
    return drawn.replace("<svg ", f'<svg width="{scene.w:g}" height="{scene.h:g}" ', 1)


def _picture(shown: Shown) -> str:
    return packed(shown.scene, games.colours(shown.game_id))


def packed(scene: Scene, colours: Palette) -> str:
    """A picture with the shared colours and those of its game: deflated SVG, a few thousand characters of base64url."""
    sheet = Sheet("p")
    to_svg(scene, sheet=sheet)
    picture = to_svg(scene, sheet=sheet, head=f"<style>{css(colours)}</style><defs>{sheet.definitions()}</defs>")
    return base64.urlsafe_b64encode(zlib.compress(picture.encode(), 9)).decode().rstrip("=")
