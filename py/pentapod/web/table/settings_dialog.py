"""The dialog of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapod.web.shell import dom
from pentapod.web.shell.addresses import public
from pentapod.web.shell.dialogs import choices, open_dialog
from pentapod.web.shell.markup import Markup, tag
from pentapod.web.shell.words import say
from pentapod.web.store.settings import PACES, THEMES, Settings, stun_server

Change = Callable[..., None]
"""Changes settings, named as the fields of `Settings`."""


def edit_settings(settings: Settings, change: Change, home: Callable[[], str]) -> None:
    """Theme, motion, confirmation; where links lead, on a page that has no address: `home` tells it as it is now."""
    themes = [(theme, say(f"theme-{theme}"), "") for theme in THEMES]
    open_dialog(
        say("settings"),
        choices("theme", say("settings-theme"), themes, settings.theme, change="set-theme"),
        choices(
            "pace",
            say("settings-pace"),
            [(pace, say(f"pace-{pace}"), "") for pace in PACES],
            settings.pace,
            change="set-pace",
        ),
        _switch("sound", say("settings-sound"), settings.sound),
        _switch("still", say("settings-still"), settings.still),
        _switch("confirm", say("settings-confirm"), settings.confirm),
        _stun(settings.stun),
        None if dom.address() else _public_copy(home()),
    )

    dom.does("set-theme")(lambda theme: change(theme=theme))
    dom.does("set-pace")(lambda pace: change(pace=pace))

    @dom.hears("set-public")
    def set_public(_argument: str, event: Any) -> None:
        typed = str(event.target.value).strip()
        change(public=public(typed))
        event.target.value = home()
        foreign = typed and not public(typed)
        dom.by_id("public-note").textContent = say("settings-public-not") if foreign else say("settings-public-note")

    @dom.hears("set-stun")
    def set_stun(_argument: str, event: Any) -> None:
        typed = str(event.target.value).strip()
        server = stun_server(typed)
        change(stun=server)
        event.target.value = server
        note = say("settings-stun-not") if typed and not server else say("settings-stun-note")
        dom.by_id("stun-note").textContent = note

    @dom.hears("switch")
    def switch(name: str, event: Any) -> None:
        change(**{name: bool(event.target.checked)})


def _stun(server: str) -> Markup:
    """Who is asked for this device's own address, where another one is invited over the internet."""
    names = {"id": "stun", "placeholder": "stun.example:3478", "spellcheck": "false", "data-change": "set-stun"}
    field = tag("input", {**names, "value": server, "aria-describedby": "stun-note"})
    note = tag("p", {"class": "soft", "id": "stun-note", "role": "status"}, say("settings-stun-note"))
    return tag("div", "stack", tag("label", "field", say("settings-stun"), field), note)


def _public_copy(home: str) -> Markup:
    """Where links lead that leave a page which has no address itself."""
    names = {
        "id": "public",
        "type": "url",
        "placeholder": "https://",
        "spellcheck": "false",
        "data-change": "set-public",
    }
    field = tag("input", {**names, "value": home, "aria-describedby": "public-note"})
    note = tag("p", {"class": "soft", "id": "public-note", "role": "status"}, say("settings-public-note"))
    return tag("div", "stack", tag("label", "field", say("settings-public"), field), note)


def _switch(name: str, label: str, on: bool) -> Markup:
    box = tag("input", {"type": "checkbox", "checked": on, "data-change": "switch", "data-argument": name})
    return tag("label", "choice", box, tag("span", None, label))
