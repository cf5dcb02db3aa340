"""A newer version of the page: it waits until no page is open, or until the player wants it."""

from __future__ import annotations

from js import window

from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say


def tell() -> None:
    """Say once that a newer version waits; the button in the bar stays."""
    entry = dom.by_id("update")
    if not entry.hidden:
        return
    entry.hidden = False
    toast(say("update-ready"), "update", say("update-now"), seconds=12)

    @dom.does("ask-update")
    def ask(_argument: str) -> None:
        buttons = (button(say("later"), "close"), button(say("update-now"), "update", class_="primary", autofocus=True))
        texts = (say("update-ready"), say("update-safe"))
        open_dialog(say("update"), *texts, tag("p.actions", *buttons))

    @dom.does("update")
    def update(_argument: str) -> None:
        close()
        window.pentapodBoot.update().then(lambda taken: None if taken else toast(say("update-others"), seconds=12))
