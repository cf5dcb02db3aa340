"""The start of the page in Python: made, wired, and brought to the place that the address asks for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from js import document, performance, window

from pentapod.engine import catalog
from pentapod.web import commands
from pentapod.web.app import App
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import toast
from pentapod.web.shell.late_files import GAMES, TOOLS, when_missing
from pentapod.web.shell.words import say

WORDS: Final = "words.zip"
"""The catalogs of a language that is not English."""


def start() -> App:
    """Bring the page to life."""
    dom.start()
    _speak()
    dom.when_failed(lambda: toast(say("our-fault"), seconds=12))
    app = App()
    commands.register(app)
    dom.listen(window, "hashchange", lambda _event: GAMES.when_there(app.route))
    dom.listen(window, "resize", lambda _event: app.resized())
    dark = window.matchMedia("(prefers-color-scheme: dark)")
    dom.listen(dark, "change", lambda _event: app.recolored())
    dom.listen(dom.by_id("dialog"), "close", lambda _event: dom.rescue_focus())
    dom.listen(document, "keydown", lambda event: commands.press(app, event))
    commands.welcome_files(app)
    dom.listen(window, "newversion", lambda _event: GAMES.when_there(commands.tell_of_new_version))
    when_missing(lambda name: toast(say(f"missing-{name}"), seconds=12))
    if window.pentapodBoot.needsGames or app.address.fragment:  # The address may have changed while Python started.
        GAMES.when_there(lambda: _begin(app))
    else:
        _begin(app)
    GAMES.when_there(lambda: TOOLS.when_there(lambda: None, lambda: None))  # Before somebody asks for one.
    return app


def _speak() -> None:
    """Say all that follows in the language of the page, if its catalogs have come (static/python.js)."""
    if Path(WORDS).is_file():
        catalog.choose(document.documentElement.lang, WORDS)


def _begin(app: App) -> None:
    app.route()
    document.documentElement.dataset.ready = "1"
    performance.mark("playable")
