"""The table's dialogs: settings, keys, rules, resigning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import window

from pentapod.web.shell import dom
from pentapod.web.shell.addresses import public, set_up_at
from pentapod.web.shell.dialogs import choices, open_dialog
from pentapod.web.shell.marks import mark
from pentapod.web.shell.markup import Markup, button, tag, together
from pentapod.web.shell.words import say
from pentapod.web.store.settings import PACES, THEMES

if TYPE_CHECKING:
    from pentapod.web.app import App


def edit_settings(app: App) -> None:
    """Theme, motion, confirmation."""
    themes = [(theme, say(f"theme-{theme}"), "") for theme in THEMES]
    open_dialog(
        say("settings"),
        choices("theme", say("settings-theme"), themes, app.settings.theme, change="set-theme"),
        choices(
            "pace",
            say("settings-pace"),
            [(pace, say(f"pace-{pace}"), "") for pace in PACES],
            app.settings.pace,
            change="set-pace",
        ),
        _switch("still", say("settings-still"), app.settings.still),
        _switch("confirm", say("settings-confirm"), app.settings.confirm),
        None if dom.address() else _public_copy(app),
    )

    @dom.does("set-theme")
    def set_theme(theme: str, _event: Any) -> None:
        app.set(theme=theme)

    @dom.does("set-pace")
    def set_pace(pace: str, _event: Any) -> None:
        app.set(pace=pace)

    @dom.does("set-public")
    def set_public(_argument: str, event: Any) -> None:
        typed = str(event.target.value).strip()
        app.set(public=public(typed))
        event.target.value = app.home
        foreign = typed and not public(typed)
        dom.by_id("public-note").textContent = say("settings-public-not") if foreign else say("settings-public-note")

    @dom.does("switch")
    def switch(name: str, event: Any) -> None:
        app.set(**{name: bool(event.target.checked)})


def _public_copy(app: App) -> Markup:
    """Where links lead that leave a page which has no address itself."""
    names = {
        "id": "public",
        "type": "url",
        "placeholder": "https://",
        "spellcheck": "false",
        "data-change": "set-public",
    }
    field = tag("input", {**names, "value": app.home, "aria-describedby": "public-note"})
    note = tag("p", {"class": "soft", "id": "public-note", "role": "status"}, say("settings-public-note"))
    return tag("div", {"class": "stack"}, tag("label", {"class": "field"}, say("settings-public"), field), note)


def _switch(name: str, label: str, on: bool) -> Markup:
    box = tag("input", {"type": "checkbox", "checked": on, "data-change": "switch", "data-argument": name})
    return tag("label", {"class": "choice"}, box, tag("span", None, label))


def keys() -> None:
    """The keys that play the game."""
    names = "tab arrows enter escape end-turn undo redo back first flip hint about ready help"
    rows = [say(f"keys-{name}").split("|") for name in names.split()]
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


def ask_to_set_up(app: App) -> None:
    """Take the position on the table into the editor; where that shows hidden hands, ask first."""
    session = app.table.session
    if session is None:
        return
    if session.unattended and session.match.state.hidden:
        open_dialog(say("setup-from-here"), tag("p", None, say("setup-unattended")))
        return
    game, text = session.match.game, session.match.state.text()

    @dom.does("set-up")
    def set_up(_argument: str, _event: Any) -> None:
        window.location.hash = set_up_at(game.id, text)

    if not session.match.state.hidden or not session.tells_hands:
        dom.do("set-up")
        return
    yes = button(say("setup-hands-show"), "set-up", class_="primary")
    buttons = tag("p", {"class": "actions"}, button(say("cancel"), "close", autofocus=True), yes)
    open_dialog(say("setup-from-here"), tag("p", {"class": "warning"}, say("setup-hands")), buttons)


def ask_resign(app: App) -> None:
    """Give up? One person at the screen is asked once; several say who of them it is."""
    session = app.table.session
    if session is None:
        return
    seats = session.resigners()
    if len(seats) == 1 == len(session.people()):
        (seat,) = seats
        yes = button(say("resign-yes"), "resign-seat", str(seat), class_="primary")
        no = button(say("resign-no"), "close", autofocus=True)
        outcome = tag("p", None, session.outcome_of_resigning(seat))
        open_dialog(say("resign-question"), outcome, tag("p", {"class": "actions"}, no, yes))
        return
    buttons = [
        button(
            together(mark(seat), tag("span", None, session.names[seat])), "resign-seat", str(seat), class_="seat-button"
        )
        for seat in seats
    ]
    open_dialog(say("resign"), tag("p", None, say("resign-who")), tag("div", {"class": "stack"}, *buttons))
