"""The position on the table as a picture that leaves the page: as a file, or with its link on a sheet of paper."""

from __future__ import annotations

from typing import Any, Final

from js import document, window

from pentapod import games
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Theme, themes
from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup, tag, together

PIXELS: Final = 1600
"""The longer side of a PNG."""


def svg(scene: Scene) -> str:
    """As SVG that stands alone, in the page's colours."""
    return to_svg(scene.on_paper(), Theme("page", _PageColours()))


class _PageColours(dict[str, str]):
    """The colours that roles have on the page now, each read when it is first asked for."""

    def __init__(self) -> None:
        self._style = window.getComputedStyle(document.documentElement)

    def __missing__(self, role: str) -> str:
        colour = self[role] = str(self._style.getPropertyValue(f"--{role}")).strip()
        return colour


def canvas(scene: Scene) -> Any:
    """Painted on a canvas of its own, in the page's colours."""
    scale = PIXELS / max(scene.w, scene.h)
    place = document.createElement("canvas")
    dom.paint(place, scene.on_paper(), scale)
    return place


# ------------------------------------------------------------------ on paper


def print_position(session: Session, scene: Scene, link: str) -> None:
    """Let the browser print the position shown, with the QR code that the share dialog has drawn for this link."""
    sheet, root = dom.by_id("sheet"), document.documentElement
    code = document.querySelector("#qr svg")
    dom.show(sheet, _sheet(session, scene, link, Markup(str(code.outerHTML)) if code else None))
    root.setAttribute("data-sheet", "1")

    def put_away(_event: Any) -> None:
        root.removeAttribute("data-sheet")
        dom.show(sheet, Markup(""))

    dom.listen(window, "afterprint", put_away, once=True)
    window.print()


def _sheet(session: Session, scene: Scene, link: str, code: Markup | None) -> Markup:
    match = session.match
    light = themes(games.colours(match.game.id))[0]
    return together(
        tag("h1", match.game.name),
        tag("div.picture", Markup(to_svg(scene, light))),
        tag("p.turn", match.game.words.prompt(match.state, session.names)),
        tag("div.way", code, tag("p", link)),
    )
