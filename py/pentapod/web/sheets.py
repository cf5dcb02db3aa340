"""The table's dialogs: share, settings, keys, rules, resigning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import document, location, navigator, window

from pentapod.engine import record
from pentapod.web import dom
from pentapod.web.dialogs import choices, open_dialog, toast
from pentapod.web.markup import Markup, button, tag, together
from pentapod.web.panels import mark
from pentapod.web.settings import THEMES
from pentapod.web.words import say

if TYPE_CHECKING:
    from pentapod.web.app import App


def share(app: App) -> None:
    """The game as a link and as a record, to copy or to send."""
    session = app.table.session
    if session is None:
        return
    base = str(location.href).partition("#")[0].partition("?")[0]
    whole = f"{base}#{session.link()}"
    here = f"{base}#{session.link(session.match.ply)}"
    text = record.write(session.match, session.names)
    sender = button(say("share-system"), "share-system") if hasattr(navigator, "share") else None
    upto = tag(
        "label",
        {"class": "choice"},
        tag("input", {"type": "checkbox", "id": "share-here", "data-change": "share-which"}),
        tag("span", None, say("share-here")),
    )
    open_dialog(
        say("share"),
        tag("p", None, say("share-note")),
        tag(
            "label",
            {"class": "field"},
            say("link-label"),
            tag("input", {"id": "link", "readonly": True, "value": whole}),
        ),
        None if session.at_end else upto,
        tag("p", {"class": "soft", "id": "link-length"}, say("link-length", count=len(whole))),
        tag("p", {"class": "actions"}, sender, button(say("copy-link"), "copy", "link", class_="primary")),
        tag(
            "label",
            {"class": "field"},
            say("text-label"),
            tag("textarea", {"id": "record", "readonly": True, "rows": "5"}, text),
        ),
        tag("p", {"class": "actions"}, button(say("embed"), "embed"), button(say("copy-record"), "copy", "record")),
    )

    @dom.does("share-which")
    def share_which(_argument: str, _event: Any) -> None:
        chosen = here if dom.by_id("share-here").checked else whole
        dom.by_id("link").value = chosen
        dom.by_id("link-length").textContent = say("link-length", count=len(chosen))

    @dom.does("share-system")
    def share_system(_argument: str, _event: Any) -> None:
        data = window.Object.new()
        data.title, data.url = session.match.game.name, dom.by_id("link").value
        navigator.share(data).catch(dom.ignore)


@dom.does("copy")
def copy(element_id: str, _event: Any) -> None:
    """Copy a field's text. Where the clipboard is forbidden the text is selected for the player to copy."""
    field = dom.by_id(element_id)
    field.focus()
    field.select()
    if getattr(navigator, "clipboard", None):
        promise = navigator.clipboard.writeText(field.value)
        promise.then(lambda _: toast(say("copied")), lambda _: toast(say("copy-failed")))
    else:
        toast(say("copied") if document.execCommand("copy") else say("copy-failed"))


def edit_settings(app: App) -> None:
    """Theme, motion, confirmation."""
    themes = [(theme, say(f"theme-{theme}"), "") for theme in THEMES]
    open_dialog(
        say("settings"),
        choices("theme", say("settings-theme"), themes, app.settings.theme, change="set-theme"),
        _switch("still", say("settings-still"), app.settings.still),
        _switch("confirm", say("settings-confirm"), app.settings.confirm),
    )

    @dom.does("set-theme")
    def set_theme(theme: str, _event: Any) -> None:
        app.set(theme=theme)

    @dom.does("switch")
    def switch(name: str, event: Any) -> None:
        app.set(**{name: bool(event.target.checked)})


def _switch(name: str, label: str, on: bool) -> Markup:
    box = tag("input", {"type": "checkbox", "checked": on, "data-change": "switch", "data-argument": name})
    return tag("label", {"class": "choice"}, box, tag("span", None, label))


def keys() -> None:
    """The keys that play the game."""
    names = ("tab", "arrows", "enter", "escape", "undo", "redo", "back", "first", "flip", "about", "help")
    rows = [say(f"keys-{name}").split("|") for name in names]
    lines = [
        tag("tr", None, tag("th", {"scope": "row"}, tag("kbd", None, key)), tag("td", None, what)) for key, what in rows
    ]
    open_dialog(say("keys"), tag("table", {"class": "keys"}, tag("tbody", None, *lines)))


def rules(app: App) -> None:
    """The rules of the game on the table, from their page of the site."""
    session = app.table.session
    if session is None:
        return
    game = session.match.game
    open_dialog(say("rules-of", game=game.name), Markup('<div id="guide" class="guide"></div>'), wide=True)
    place = dom.by_id("guide")

    def put(text: Any) -> None:
        page = window.DOMParser.new().parseFromString(text, "text/html")
        place.replaceChildren(*page.querySelector("main").children)

    def sorry(_reason: Any) -> None:
        dom.show(place, tag("p", None, say("guide-failed")))

    window.fetch(f"rules/{game.id}.html").then(lambda response: response.text()).then(put).catch(sorry)


def ask_resign(app: App) -> None:
    """Who gives up? The seats that are still in the game, who acts first."""
    session = app.table.session
    if session is None:
        return
    seats = [seat for seat in range(len(session.names)) if seat not in session.match.latest.out]
    first = session.match.latest.actors[:1]
    order = sorted(seats, key=lambda seat: seat not in first)
    buttons = [
        button(
            together(mark(seat), tag("span", None, session.names[seat])), "resign-seat", str(seat), class_="seat-button"
        )
        for seat in order
    ]
    open_dialog(say("resign"), tag("p", None, say("resign-question")), tag("div", {"class": "stack"}, *buttons))
