"""The dialogs that help: the keys, the rules of a game."""

from __future__ import annotations

from typing import Final

from js import window

from pentapod.engine.game import Game
from pentapod.games import standard_id
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import in_language
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import Markup, button, tag
from pentapod.web.shell.words import say

FIRST_PAGE: Final = "../index.html"
"""What pages of rules call this page."""


def keys() -> None:
    """The keys that play the game."""
    names = "tab arrows enter escape end-turn go-on undo redo back first note draw flip hint about ready help"
    rows = [say(f"keys-{name}").split("|") for name in names.split()]
    lines = [tag("tr", tag("th", tag("kbd", key), scope="row"), tag("td", what)) for key, what in rows]
    open_dialog(say("keys"), tag("table.keys", tag("tbody", *lines)))


def rules(game: Game, credit: Markup | None = None) -> None:
    """The rules of a game, from their page of the site, and the way to what was learnt of them.

    What an edition changes is not in them: there is `credit` in place of what was learnt.
    """
    head = credit or tag("p.row", button(say("learnt"), "learnt"))
    open_dialog(say("rules-of", game=game.name), head, tag("div.guide", id="guide"), wide=True)
    place = dom.by_id("guide")

    def put(text: str) -> None:
        page = window.DOMParser.new().parseFromString(text, "text/html")
        for link in page.querySelectorAll(f'main a[href*="{FIRST_PAGE}"]'):
            link.setAttribute("href", str(link.getAttribute("href")).partition(FIRST_PAGE)[2])
        place.replaceChildren(*page.querySelector("main").children)

    page = in_language(f"rules/{standard_id(game.id)}.html")
    dom.fetch_text(page, put, lambda: dom.show(place, tag("p", say("guide-failed"))))
