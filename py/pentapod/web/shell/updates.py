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

    def update() -> None:
        close()
        window.pentapodBoot.update().then(lambda taken: None if taken else toast(say("update-others"), seconds=12))

    dom.does("update", update)
    dom.does("ask-update", _ask)


def _ask() -> None:
    buttons = (button(say("later"), "close"), button(say("update-now"), "update", class_="primary", autofocus=True))
    open_dialog(say("update"), say("update-ready"), say("update-safe"), tag("p.actions", *buttons))
