"""The part of the first page that Python fills: games to continue, and a field for a link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import Date, document, navigator, window

from pentapod import games
from pentapod.engine import link
from pentapod.scene.shapes import View
from pentapod.web.home.kept_games import kept_games
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import fragment_in
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.late_files import GAMES
from pentapod.web.shell.markup import button, icon, tag, together
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.saves import Save
from pentapod.web.store.storage import Store

A_HANDFUL: Final = 5
"""Of more games than this, some can be looked for by their names, and it is told how much room they take."""

ROOM_SECONDS: Final = 0.4
"""The games and their pictures come first."""


THUMB_HEIGHT: Final = 84
"""Of the small picture of a kept game, in CSS pixels; the style sheet shows it somewhat smaller, so that it stays crisp
when zoomed."""


class Home:
    """The first page. `follow` leads to a fragment of the page's address."""

    def __init__(
        self,
        store: Store,
        needed: NeededEditions,
        open_save: Callable[[Save], None],
        follow: Callable[[str], None],
    ) -> None:
        self._store = store
        self._needed = needed
        self._open_save = open_save
        self._follow = follow
        dom.takes("open-save", self._continue)
        dom.takes("ask-forget", self._ask_to_forget)
        dom.takes("forget", self._forget)
        dom.does("find", self.show)
        dom.does("export", self._export)
        dom.does("open-pasted", self._open_pasted)

    def show(self) -> None:
        """List the kept games; their small pictures follow one by one, so that the list is there at once."""
        kept = saves.load_all(self._store)
        titles = {save.game_id: self._title(save.game_id) for save in kept if isinstance(save, Save)}
        shown, finder = kept, dom.by_id("find")
        finder.parentElement.hidden = len(kept) <= A_HANDFUL
        if wanted := "" if finder.parentElement.hidden else str(finder.value).strip():
            from pentapod.web.store.library import having

            shown = having(kept, titles, wanted)
        none = say("found-none") if kept else say("kept-none")
        dom.show("kept", kept_games(shown, titles, int(Date.now()), none))
        dom.by_id("shelf").hidden = not kept
        self._recommend(bool(kept))
        if self._store.get("puzzles-of-day"):
            GAMES.when_there(self._tick_puzzles)
        if self._store.get("results"):
            self._show_results()
        else:
            dom.show("results", together())
        dom.by_id("shelf-room").textContent = ""
        if len(kept) > A_HANDFUL:
            dom.later(ROOM_SECONDS, lambda: self._show_room(len(kept)))
        self._paint_next()

    def _paint_next(self) -> None:
        canvas = document.querySelector("canvas.thumb:not([data-painted])")
        if canvas:
            canvas.dataset.painted = "1"
            self._needed.when_all_tried([str(canvas.dataset.link)], lambda: _paint(canvas))
            dom.later(0.01, self._paint_next)

    def _title(self, game_id: str) -> str:
        if games.EDITION in game_id:
            from pentapod.web.store.editions import title

            return title(self._store, game_id)
        return games.find(game_id).name if game_id in games.ids() else game_id

    def _show_results(self) -> None:
        from pentapod.web.home.results import results
        from pentapod.web.store.results import load

        dom.show("results", results(load(self._store)))

    def _tick_puzzles(self) -> None:
        """Mark the links to those puzzles of today that are solved."""
        from pentapod.web.store.learning import solved_on

        today, solved = dom.today().isoformat(), solved_on(self._store)
        for puzzle in document.querySelectorAll(".daily li a"):
            name = str(puzzle.firstChild.textContent)
            done = solved.get(str(puzzle.hash).rpartition(":")[2]) == today
            tick = together(icon("done"), tag("span.hidden", say("puzzle-solved"))) if done else None
            dom.show(puzzle, together(name, tick))

    def _recommend(self, played: bool) -> None:
        """Let the cards recommend to learn to who is new here, and to play to others (static/early.js begins so)."""
        if played or any(name.startswith(("results", "lessons")) for name in self._store.names("")):
            document.documentElement.removeAttribute("data-new")
        else:
            document.documentElement.dataset.new = "1"

    def _show_room(self, count: int) -> None:
        """How much the kept games take, and everything that the browser keeps for the page."""
        from pentapod.web.store import library

        text = library.room(count, self._store.size())
        dom.by_id("shelf-room").textContent = text

        def add(estimate: Any) -> None:
            if usage := getattr(estimate, "usage", 0):
                whole = say("room-all", size=library.size_in_words(int(usage)))
                dom.by_id("shelf-room").textContent = f"{text} {whole}"

        storage = getattr(navigator, "storage", None)
        if storage and hasattr(storage, "estimate"):
            storage.estimate().then(add, dom.ignore())

    def _export(self) -> None:
        """All kept games, into one file."""
        links = (save.link for save in saves.load_all(self._store) if isinstance(save, Save))
        self._needed.when_all_tried(links, self._export_all)

    def _export_all(self) -> None:
        from pentapod.web.shell import files
        from pentapod.web.store import library

        text, good, bad = library.export(saves.load_all(self._store), games.find)
        day = str(Date.new().toISOString())[:10]
        files.download(f"pentapod-games-{day}.txt", files.text_blob(text))
        toast(" ".join((say("exported", count=good), *([say("exported-not", count=bad)] if bad else []))), seconds=12)

    def _continue(self, save_id: str) -> None:
        save = saves.load(self._store, save_id)
        if isinstance(save, Save):
            window.history.pushState(None, "", "#")
            self._open_save(save)

    def _ask_to_forget(self, save_id: str) -> None:
        save = saves.load(self._store, save_id)
        if isinstance(save, Save):
            open_dialog(
                say("delete"),
                say("delete-question", game=self._title(save.game_id), names=", ".join(save.names)),
                tag(
                    "p.actions",
                    button(say("cancel"), "close", autofocus=True),
                    button(say("delete"), "forget", save_id, class_="primary danger"),
                ),
            )

    def _forget(self, save_id: str) -> None:
        close()
        saves.forget(self._store, save_id)
        self._store.drop(f"devices.{save_id}")
        self.show()
        dom.by_id("kept-title").focus()

    def _open_pasted(self) -> None:
        fragment = fragment_in(str(dom.by_id("pasted").value))
        if fragment:
            self._follow(fragment)
        else:
            open_dialog(say("broken-link"), say("no-link"))


def _paint(canvas: Any) -> None:
    """Paint the last position of the link that a canvas names; a link that cannot be read leaves it empty."""
    try:
        match = link.decode(str(canvas.dataset.link), games.find)
    except link.LinkError:
        return
    scene = games.painter(match.game.id)(match.state, View())
    pixels = (window.devicePixelRatio or 1) * THUMB_HEIGHT / scene.h
    canvas.style.aspectRatio = f"{scene.w} / {scene.h}"
    dom.paint(canvas, scene, pixels)
