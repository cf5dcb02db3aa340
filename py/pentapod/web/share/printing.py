"""The position as a sheet of paper for the table: the board, whose turn it is, and the link as a QR code."""

from __future__ import annotations

from typing import Any

from js import document, window

from pentapod import games
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes
from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup, tag, together


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
        tag("h1", None, match.game.name),
        tag("div", "picture", Markup(to_svg(scene, light))),
        tag("p", "turn", match.game.words.prompt(match.state, session.names)),
        tag("div", "way", code, tag("p", None, link)),
    )
