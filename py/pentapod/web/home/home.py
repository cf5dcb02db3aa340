"""The part of the first page that Python fills: games to continue, and a field for a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from js import Date, document, location, navigator, window

from pentapod import games
from pentapod.web.home.kept_games import kept_games
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.saves import Save

if TYPE_CHECKING:
    from pentapod.web.app import App


A_HANDFUL: Final = 5
"""Of more games than this, some can be looked for by their names."""

ROOM_SECONDS: Final = 0.4
"""The games and their pictures come first."""


def show_kept(app: App) -> None:
    """List the kept games; their small pictures follow one by one, so that the list is there at once."""
    kept = saves.load_all(app.store)
    titles = {save.game_id: _title(save.game_id) for save in kept if isinstance(save, Save)}
    shown, finder = kept, dom.by_id("find")
    finder.parentElement.hidden = len(kept) <= A_HANDFUL
    if wanted := "" if finder.parentElement.hidden else str(finder.value).strip():
        from pentapod.web.store.library import having

        shown = having(kept, titles, wanted)
    none = say("found-none") if kept else say("kept-none")
    dom.show(dom.by_id("kept"), kept_games(shown, titles, int(Date.now()), none))
    dom.by_id("shelf").hidden = not kept
    if kept:
        dom.later(ROOM_SECONDS, lambda: _tell_room(app, len(kept)))
    _paint_next()


def _tell_room(app: App, count: int) -> None:
    """How much the kept games take, and everything that the browser keeps for the page."""
    from pentapod.web.store import library

    text = library.room(count, app.store.size())
    dom.by_id("shelf-room").textContent = text

    def add(estimate: Any) -> None:
        if usage := getattr(estimate, "usage", 0):
            whole = say("room-all", size=library.size_in_words(int(usage)))
            dom.by_id("shelf-room").textContent = f"{text} {whole}"

    storage = getattr(navigator, "storage", None)
    if storage and hasattr(storage, "estimate"):
        storage.estimate().then(add, dom.ignore)


def _export(app: App) -> None:
    """All kept games, into one file."""
    from pentapod.web.shell import files
    from pentapod.web.store import library

    text, good, bad = library.export(saves.load_all(app.store), games.find)
    day = str(Date.new().toISOString())[:10]
    files.download(f"pentapod-games-{day}.txt", files.text_blob(text))
    toast(" ".join((say("exported", count=good), *([say("exported-not", count=bad)] if bad else []))), seconds=12)


def register(app: App) -> None:
    """Name the handlers of the first page."""

    @dom.does("open-save")
    def open_save(save_id: str, _event: Any) -> None:
        save = saves.load(app.store, save_id)
        if isinstance(save, Save):
            window.history.pushState(None, "", "#")
            app.open_save(save)

    @dom.does("ask-forget")
    def ask_forget(save_id: str, _event: Any) -> None:
        save = saves.load(app.store, save_id)
        if isinstance(save, Save):
            yes = button(say("delete"), "forget", save_id, class_="primary danger")
            question = say("delete-question", game=_title(save.game_id), names=", ".join(save.names))
            buttons = tag("p", {"class": "actions"}, button(say("cancel"), "close", autofocus=True), yes)
            open_dialog(say("delete"), tag("p", None, question), buttons)

    @dom.does("forget")
    def forget(save_id: str, _event: Any) -> None:
        close()
        saves.forget(app.store, save_id)
        show_kept(app)
        dom.by_id("kept-title").focus()

    @dom.does("find")
    def find(_argument: str, _event: Any) -> None:
        show_kept(app)

    @dom.does("export")
    def export(_argument: str, _event: Any) -> None:
        _export(app)

    @dom.does("open-pasted")
    def open_pasted(_argument: str, _event: Any) -> None:
        from pentapod.web.shell.addresses import fragment_in

        fragment = fragment_in(str(dom.by_id("pasted").value))
        if not fragment:
            open_dialog(say("broken-link"), tag("p", None, say("no-link")))
        elif fragment != str(location.hash)[1:]:
            location.hash = fragment
        else:
            app.route()


def _title(game_id: str) -> str:
    return games.find(game_id).name if game_id in games.ids() else game_id


def _paint_next() -> None:
    canvas = document.querySelector("canvas.thumb:not([data-painted])")
    if canvas:
        from pentapod.web.home.thumbs import paint

        canvas.dataset.painted = "1"
        paint(canvas)
        dom.later(0.01, _paint_next)
