"""The dialog of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, window

from pentapod.engine.catalog import LANGUAGE
from pentapod.engine.options import Choice
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import public
from pentapod.web.shell.dialogs import choices, open_dialog
from pentapod.web.shell.markup import Markup, tag
from pentapod.web.shell.words import say
from pentapod.web.store.settings import PACES, THEMES, Settings, stun_server

Change = Callable[..., None]
"""Changes settings, named as the fields of `Settings`."""


_READ: Final = {"stun": stun_server, "public": public}
"""What is meant by what was typed as an address, "" where it is none: of the server that is asked for this device's own
address where another one is invited over the internet, and of where links lead that leave a page without one."""


def edit_settings(settings: Settings, change: Change, home: Callable[[], str]) -> None:
    """Theme, motion, confirmation; where links lead, on a page that has no address: `home` tells it as it is now."""
    themes = [Choice(theme, say(f"theme-{theme}")) for theme in THEMES]
    paces = [Choice(pace, say(f"pace-{pace}")) for pace in PACES]
    open_dialog(
        say("settings"),
        choices("language", say("settings-language"), _languages(), settings.language, change="set-language"),
        choices("theme", say("settings-theme"), themes, settings.theme, change="set-theme"),
        choices("pace", say("settings-pace"), paces, settings.pace, change="set-pace"),
        _switch("sound", say("settings-sound"), settings.sound),
        _switch("still", say("settings-still"), settings.still),
        _switch("confirm", say("settings-confirm"), settings.confirm),
        _address("stun", settings.stun, placeholder="stun.example:3478"),
        None if dom.address() else _address("public", home(), placeholder="https://", type="url"),
    )

    def set_language(language: str) -> None:
        change(language=language)
        window.location.reload()

    def set_address(name: str, event: Any) -> None:
        typed = str(event.target.value).strip()
        good = _READ[name](typed)
        change(**{name: good})
        event.target.value = home() if name == "public" else good
        note = say(f"settings-{name}-not") if typed and not good else say(f"settings-{name}-note")
        dom.by_id(f"{name}-note").textContent = note

    dom.takes("set-language", set_language)
    dom.takes("set-theme", lambda theme: change(theme=theme))
    dom.takes("set-pace", lambda pace: change(pace=pace))
    dom.hears("set-address", set_address)
    dom.hears("switch", lambda name, event: change(**{name: bool(event.target.checked)}))


def _languages() -> list[Choice]:
    """The browser's language, and each that there is, as it calls itself."""
    offered = str(document.documentElement.dataset.languages or LANGUAGE).split()
    named = [Choice(one, str(window.Intl.DisplayNames.new(one, type="language").of(one))) for one in offered]
    return [Choice("", say("language-system")), *named]


def _address(name: str, value: str, **looks: str) -> Markup:
    """A field for an address, and what there is to know of it."""
    field = tag(
        "input",
        id=name,
        value=value,
        spellcheck="false",
        data_change="set-address",
        data_argument=name,
        aria_describedby=f"{name}-note",
        **looks,
    )
    note = tag("p.soft", say(f"settings-{name}-note"), id=f"{name}-note", role="status")
    return tag("div.stack", tag("label.field", say(f"settings-{name}"), field), note)


def _switch(name: str, label: str, on: bool) -> Markup:
    box = tag("input", type="checkbox", checked=on, data_change="switch", data_argument=name)
    return tag("label.choice", box, tag("span", label))
