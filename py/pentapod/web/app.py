"""The page: which place is shown, and what each place is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from js import document, location, window

from pentapod import games
from pentapod.web.home.home import Home
from pentapod.web.hosts import Hosts
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.opening import Opening
from pentapod.web.preferences import Preferences
from pentapod.web.shell import dom
from pentapod.web.shell.address_bar import AddressBar
from pentapod.web.shell.addresses import fragment_in, readable
from pentapod.web.shell.dialogs import close, hide_toast, open_dialog, toast
from pentapod.web.shell.late_files import LESSONS, TOOLS, LateFile, Then
from pentapod.web.shell.words import say
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.storage import Store

if TYPE_CHECKING:
    from pentapod.web.editor.editor import EditorPage
    from pentapod.web.learn.learn import Learn
    from pentapod.web.learn.teaching import Teaching
    from pentapod.web.table.table import Table


PLAY: Final = "play"
FRIEND: Final = "friend"
STARTS: Final = (PLAY, "new", FRIEND)
"""How the addresses begin that begin a game: `play:pods` at once, `new:pods` by a dialog, `friend:pods` by one that
suggests friends at other devices."""
EDIT: Final = "edit:"
"""How the address begins at which a position is set up: `edit:pods`, or `edit:pods:` and its text."""
LEARN: Final = "learn:"
"""How the address begins at which a game is learnt: `learn:pods`, or `learn:pods:` and the number of a lesson."""
CODE: Final = "code:"
"""How the address of a game begins that somebody has written: it is opened where it cannot reach this page."""
PUZZLE: Final = "puzzle:"
"""How a puzzle's address begins: `puzzle:pods`, that of the day, or `puzzle:pods:` and an id, difficulty or theme."""


class App:
    """One page."""

    def __init__(self) -> None:
        self.store = Store()
        self.preferences = Preferences(self.store)
        self.address = AddressBar()
        self.current = CurrentSave(self.store)
        self._table: Table | None = None
        self._editor: EditorPage | None = None
        self._learn: Learn | None = None
        self.hosts = Hosts(
            lambda: self.table,
            self.current,
            self.preferences,
            self._get_away,
            lambda save: self.opening.open_save(save, takes=True),
        )
        self.editions = NeededEditions(self.store, lambda: self.address.fragment, self._show_a_place)
        self.opening = Opening(
            lambda: self.table,
            self.store,
            self.current,
            self.address,
            self.editions,
            self.hosts,
            self._show_table,
            self._show_a_place,
        )
        self._home = Home(self.store, self.editions, self.opening.open_save, self.follow)

    @property
    def table(self) -> Table:
        """The table, made (and its code loaded) when it is first needed: the first page does not wait for it."""
        if self._table is None:
            from pentapod.web.table.table import Table

            self._table = Table(self.opening.keep, self.preferences)
        return self._table

    # ------------------------------------------------------------------ addresses

    def route(self) -> None:
        """Show what the address asks for."""
        close()
        asked = self.address.fragment
        fragment = fragment_in(f"#{asked}") or asked
        place, _, game_id = fragment.partition(":")
        if place in STARTS and games.standard_id(game_id) in games.ids():
            self.address.change("#")  # So that the same button does it again, and Back leads to the first page.
            self.editions.when_game_is_open(game_id, lambda: self.start(place, game_id))
        elif fragment.startswith(EDIT):
            self.open_editor(*fragment[len(EDIT) :].split(":", 1))
        elif fragment.startswith((LEARN, PUZZLE)):
            self.learn(f"{place}:", *fragment[len(place) + 1 :].split(":", 1))
        elif fragment.startswith(CODE):
            self.follow(fragment)
        elif ":" in fragment:
            self.opening.open_link(fragment)
        else:
            self.show_home()

    def follow(self, fragment: str) -> None:
        """Go to what a fragment of the address names, also when the address names it already."""
        if fragment.startswith(CODE):
            is_one_file = document.documentElement.hasAttribute("data-one-file")
            location.assign(f"{'?workshop' if is_one_file else './workshop.html'}#{fragment}")
        elif fragment != self.address.fragment:
            location.hash = fragment
        else:
            self.route()

    def start(self, how: str, game_id: str) -> None:
        """Begin a game against the computer at once, or ask who plays and by which options."""
        from pentapod.web.home.new_game import begin_alone, open_new_game

        if how == PLAY:
            begin_alone(game_id, self.store, self.opening.begin)
        else:
            self.show_home()
            open_new_game(game_id, self.store, self.opening.begin, how == FRIEND, self.editions)

    # ------------------------------------------------------------------ places

    def show_home(self) -> None:
        """The first page with the games and what can be continued."""
        self._leave()
        document.documentElement.dataset.place = "home"
        document.title = "Pentapod"
        self._home.show()

    def _get_away(self) -> None:
        self.address.change("#")
        self.show_home()

    def _show_a_place(self) -> None:
        """Before a dialog about a link: there is a place behind it, though the link leads to none."""
        if not self.is_at_table():
            self.show_home()

    def _tell_home(self, title: str, sentence: str) -> None:
        """What was asked for is not there: the first page, and why."""
        self.show_home()
        open_dialog(title, sentence)

    def games_were_added(self) -> None:
        """The list of kept games, where it is shown, is not up to date."""
        if document.documentElement.dataset.place == "home":
            self.show_home()

    def _leave(self) -> None:
        """Another place than the table is about to be shown; what was said at this one goes."""
        if document.documentElement.dataset.place != "home":
            hide_toast()
        self.hosts.end()
        for place in (self._table, self._editor, self._learn):
            if place:
                place.leave()
        self.current.take(None)

    def _show_table(self) -> None:
        """The table is about to be shown."""
        close()
        hide_toast()
        self.hosts.end()
        for place in (self._editor, self._learn):
            if place:
                place.leave()
        document.documentElement.dataset.place = "table"

    def is_at_table(self) -> bool:
        """Whether a game lies open."""
        return bool(self._table and self._table.view.is_open) and document.documentElement.dataset.place == "table"

    def _when_there(self, file: LateFile, show: Then, failed: Then) -> None:
        """Show a place once what it needs has come, if the address still asks for it."""
        asked = self.address.fragment

        def then() -> None:
            if self.address.fragment == asked:
                show()

        file.when_there(then, failed)

    def learn(self, place: str, game_id: str, which: str = "") -> None:
        """Show a course, a lesson or a puzzle (`place` is `LEARN` or `PUZZLE`), once what that needs has come."""

        def show() -> None:
            self._leave()
            if self._learn is None:
                from pentapod.web.learn.learn import Learn

                self._learn = Learn(lambda: self.table, self.store, self._tell_no_lesson)
            open_place = self._learn.open if place == LEARN else self._learn.open_puzzle
            open_place(game_id, which)

        self._when_there(LESSONS, show, lambda: self._tell_no_lesson(say("missing-learn")))

    @property
    def teaching(self) -> Teaching | None:
        """The lesson or puzzle on the table, if one is there."""
        return self._learn.teaching if self._learn and self._learn.teaching.coach else None

    def _tell_no_lesson(self, sentence: str) -> None:
        self._tell_home(say("lessons"), sentence)

    def open_editor(self, game_id: str, text: str = "") -> None:
        """Set up a position of a game, from a text or from the beginning."""
        self.editions.when_game_is_open(game_id, lambda: self._open_editor(game_id, text))

    def _open_editor(self, game_id: str, text: str) -> None:
        editor = games.editor(game_id) if game_id in (*games.ids(), *games.opened()) else None
        if editor is None:
            self._tell_home(say("setup"), say("setup-no-game"))
            return
        read = editor.read

        def show() -> None:
            self._leave()
            if self._editor is None:
                self._editor = self._make_editor()
            document.documentElement.dataset.place = "editor"
            document.title = f"{say('setup-title', game=games.find(game_id).name)} - Pentapod"
            self._editor.open(game_id, readable(text, read))
            dom.by_id("draft").focus()
            window.scrollTo(0, 0)  # The focus may have scrolled a high board into view.

        self._when_there(TOOLS, show, self._tell_no_tools)

    def _tell_no_tools(self) -> None:
        self.show_home()
        toast(say("missing-tools"), seconds=12)

    def _make_editor(self) -> EditorPage:
        from pentapod.web.editor.editor import EditorPage, Services
        from pentapod.web.home.new_game import open_seats
        from pentapod.web.share.embed_dialog import open_position
        from pentapod.web.share.share import give_picture

        services = Services(
            lambda: self.preferences.site_address,
            lambda match: open_seats(match, self.store, self.opening.begin),
            lambda match: open_position(match, self.preferences.site_address),
            give_picture,
        )
        return EditorPage(services, self.preferences.glides, self.address.change)

    # ------------------------------------------------------------------ looks

    def set(self, **changes: Any) -> None:
        """Change settings, keep them and show them."""
        self.preferences.change(**changes)
        self.recolored()

    def recolored(self) -> None:
        """The page has other colours."""
        for place in (self._table and self._table.view, self._editor):
            if place:
                place.board.shown.repaint()

    def resized(self) -> None:
        """The window has another size."""
        if self._editor:
            self._editor.resized()

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        hushed = [place.board.hush() for place in (self._table and self._table.view, self._editor) if place]
        return any(hushed)
