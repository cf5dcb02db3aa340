"""The page: which place is shown, the games that are kept, and the commands that are not the board's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Date, document, history, location, performance, window

from pentapod import games
from pentapod.engine import link
from pentapod.engine.game import IllegalAction
from pentapod.engine.match import Match
from pentapod.web import dom, saves, settings
from pentapod.web.dialogs import close, open_dialog, toast
from pentapod.web.markup import button, tag
from pentapod.web.saves import Save
from pentapod.web.session import Session
from pentapod.web.storage import Store
from pentapod.web.table import Table
from pentapod.web.words import say


class App:
    """One page. `save_id` names the kept game on the table; a game is kept from its first action on."""

    def __init__(self) -> None:
        self.store = Store()
        self.settings = settings.load(self.store)
        self.save_id = ""
        self.table = Table(self.keep, self._glides, lambda: self.settings.confirm)
        self._told_of_storage = False
        self._partial: Match | None = None
        self._still = window.matchMedia("(prefers-reduced-motion: reduce)")

    # ------------------------------------------------------------------ places

    def route(self) -> None:
        """Show what the address asks for."""
        close()
        fragment = _fragment()
        if fragment.startswith("new:") and fragment[4:] in games.ids():
            self.show_home()
            from pentapod.web.new_game import open_new_game

            open_new_game(self, fragment[4:])
        elif ":" in fragment:
            self.open_link(fragment.strip())
        else:
            self.show_home()

    def show_home(self) -> None:
        """The first page with the games and what can be continued."""
        self.table.leave()
        self.save_id = ""
        document.documentElement.dataset.place = "home"
        document.title = "Pentapod"
        from pentapod.web.home import show_kept

        show_kept(self)

    def open_link(self, text: str) -> None:
        """Show the game of a link; if it is a kept game, with its names and its later actions."""
        for save in saves.load_all(self.store):
            if isinstance(save, Save) and save.link == text:
                self.open_save(save)
                return
        try:
            match = link.decode(text, games.find)
        except link.LinkError as error:
            self._tell_broken(error)
            return
        self.save_id = ""
        self.sit_down(Session(match, match.game.titles[: match.game.seats(match.options)]))

    def open_save(self, save: Save) -> None:
        """Continue a kept game."""
        try:
            match = link.decode(save.link, games.find)
        except link.LinkError as error:
            self._tell_broken(error)
            return
        seats = match.game.seats(match.options)
        names = (*save.names, *match.game.titles)[:seats] if len(save.names) < seats else save.names[:seats]
        match.go(min(max(save.ply, 0), len(match.steps)))
        self.save_id = save.id
        self.sit_down(Session(match, names))

    def begin(self, match: Match, names: tuple[str, ...]) -> None:
        """A new game."""
        self.save_id = ""
        history.pushState(None, "", "#")
        self.sit_down(Session(match, names))
        assert self.table.session
        self.keep(self.table.session)

    def sit_down(self, session: Session) -> None:
        """Put a session on the table and show the table."""
        close()
        document.documentElement.dataset.place = "table"
        document.title = f"{session.match.game.name} - Pentapod"
        self.table.open(session)
        dom.by_id("board").focus()  # The next Tab leads to the first thing that may be touched.
        self._write_address(session)

    def _tell_broken(self, error: link.LinkError) -> None:
        if self.table.session is None or document.documentElement.dataset.place != "table":
            self.show_home()
        pieces = [tag("p", None, str(error)), tag("p", {"class": "soft"}, say("broken-link-safe"))]
        if error.match and error.match.steps:
            self._partial = error.match
            pieces.append(tag("p", None, button(say("broken-look"), "look-partial", class_="primary")))
        open_dialog(say("broken-link"), *pieces)

    def look_at_partial(self) -> None:
        """Show what a broken link still tells."""
        match = self._partial
        if match is None:
            return
        self.save_id = ""
        self.sit_down(Session(match, match.game.titles[: match.game.seats(match.options)], read_only=True))

    # ------------------------------------------------------------------ keeping

    def keep(self, session: Session) -> None:
        """Keep the game on the table, and write it into the address."""
        if session.read_only:
            return
        match = session.match
        if not self.save_id:
            self.save_id = f"{int(Date.now()):x}-{int(window.Math.random() * 0xFFFFFF):06x}"
        state = match.latest
        save = Save(
            self.save_id,
            session.link(),
            match.ply,
            session.names,
            state.prompt(session.names),
            state.result is not None,
            int(Date.now()),
        )
        saves.keep(self.store, save)
        if self.store.failing and not self._told_of_storage:
            self._told_of_storage = True
            toast(say(f"store-{self.store.failing}"), seconds=12)
        self._write_address(session)

    def _write_address(self, session: Session) -> None:
        if session.read_only:
            return
        try:
            history.replaceState(None, "", f"#{session.link()}")
        except Exception:  # A frame without an origin of its own, or more than the browser allows in a short time.
            return

    # ------------------------------------------------------------------ settings

    def set(self, **changes: Any) -> None:
        """Change settings, keep them and show them."""
        self.settings = self.settings._replace(**changes)
        settings.keep(self.store, self.settings)
        self.apply_theme()
        self.table.recolored()

    def apply_theme(self) -> None:
        """Let the root element name the theme."""
        if self.settings.theme == "system":
            document.documentElement.removeAttribute("data-theme")
        else:
            document.documentElement.dataset.theme = self.settings.theme

    def _glides(self) -> bool:
        return not (self.settings.still or self._still.matches)


def _fragment() -> str:
    """What stands behind the # of the address; messengers may have encoded it."""
    raw = str(location.hash)[1:]
    try:
        return str(window.decodeURIComponent(raw))
    except Exception:  # A lonely % is no encoding.
        return raw


def start() -> None:
    """Bring the page to life."""
    dom.start()
    dom.when_failed(lambda: toast(say("our-fault"), seconds=12))
    app = App()
    _register(app)
    app.apply_theme()
    dom.listen(window, "hashchange", lambda _event: app.route())
    dom.listen(window, "resize", lambda _event: app.table.resized())
    dom.listen(window.matchMedia("(prefers-color-scheme: dark)"), "change", lambda _event: app.table.recolored())
    dom.listen(document, "keydown", lambda event: _key(app, event))
    app.route()
    document.documentElement.dataset.ready = "1"
    performance.mark("playable")


def _register(app: App) -> None:
    """Name the handlers of the page's commands."""
    table = app.table
    commands: dict[str, Callable[[], object]] = {
        "close": close,
        "undo": table.undo,
        "redo": table.redo,
        "flip": table.flip,
        "first": lambda: table.go(0),
        "back": lambda: table.step(-1),
        "forward": lambda: table.step(1),
        "last": lambda: table.go(1 << 30),
        "confirm": table.confirm,
        "cancel": table.step_back,
        "old-line": table.return_to_old_line,
        "look-partial": app.look_at_partial,
        "again": lambda: _again(app),
    }
    for name, command in commands.items():
        _name(name, command)
    dom.does("go")(lambda argument, _event: table.go(int(argument)))
    dom.does("resign-seat")(lambda argument, _event: _resign(app, int(argument)))
    _name("share", lambda: _sheets().share(app))
    _name("settings", lambda: _sheets().edit_settings(app))
    _name("keys", lambda: _sheets().keys())
    _name("rules", lambda: _sheets().rules(app))
    _name("ask-resign", lambda: _sheets().ask_resign(app))
    from pentapod.web import home

    home.register(app)


def _name(name: str, command: Callable[[], object]) -> None:
    @dom.does(name)
    def run(_argument: str, _event: Any) -> None:
        command()


def _sheets() -> Any:
    """The dialogs of the table, imported when one is first opened: no start waits for them."""
    from pentapod.web import sheets

    return sheets


def _again(app: App) -> None:
    session = app.table.session
    if session:
        app.begin(Match(session.match.game, session.match.options), session.names)


def _resign(app: App, seat: int) -> None:
    close()
    try:
        app.table.resign(seat)
    except IllegalAction as reason:
        toast(str(reason))


_KEYS = {"u": "undo", "r": "redo", "f": "flip", "?": "keys"}


def _key(app: App, event: Any) -> None:
    typing = event.target.closest("input, textarea, select") if event.target.closest else None
    if typing or event.ctrlKey or event.metaKey or event.altKey or dom.by_id("dialog").open:
        return
    if document.documentElement.dataset.place != "table":
        return
    if event.key == "Escape":
        app.table.step_back()
    elif event.key in _KEYS:
        event.preventDefault()
        dom.do(_KEYS[event.key])
