"""The page: which place is shown, the game on the table, the settings."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from js import document, history, location, window

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.web.home.home import Home
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import fragment_in, readable
from pentapod.web.shell.dialogs import close, hide_toast, open_dialog, toast
from pentapod.web.shell.late_files import LESSONS, TOOLS
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import saves, settings
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.saves import Save
from pentapod.web.store.storage import Store

if TYPE_CHECKING:
    from pentapod.engine.notes.tree import Line
    from pentapod.engine.record import Record
    from pentapod.play.session import Session
    from pentapod.web.devices.hosting import Hosting
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
PUZZLE: Final = "puzzle:"
"""How a puzzle's address begins: `puzzle:pods`, that of the day, or `puzzle:pods:` and an id, difficulty or theme."""


class App:
    """One page."""

    def __init__(self) -> None:
        self.store = Store()
        self.settings = settings.load(self.store)
        self.current = CurrentSave(self.store)
        self._home = Home(self.store, self.open_save, self.follow)
        self._table: Table | None = None
        self._editor: EditorPage | None = None
        self._learn: Learn | None = None
        self.hosting: Hosting | None = None
        self._named = ""
        """The fragment of the address as it was written here last."""
        self._warned_of_storage = False
        self._partial: Match | None = None
        self._still = window.matchMedia("(prefers-reduced-motion: reduce)")

    @property
    def table(self) -> Table:
        """The table, made (and its code loaded) when it is first needed: the first page does not wait for it."""
        if self._table is None:
            from pentapod.web.table.table import Table

            self._table = Table(
                self.keep,
                self.glides,
                lambda: self.settings.confirm,
                lambda: settings.PACES[self.settings.pace],
                self.hear,
            )
        return self._table

    # ------------------------------------------------------------------ places

    def route(self) -> None:
        """Show what the address asks for."""
        close()
        asked = current_fragment()
        fragment = fragment_in(f"#{asked}") or asked
        place, _, game_id = fragment.partition(":")
        if place in STARTS and game_id in games.ids():
            self.change_address("#")  # So that the same button does it again, and Back leads to the first page.
            self.start(place, game_id)
        elif fragment.startswith(EDIT):
            self.open_editor(*fragment[len(EDIT) :].split(":", 1))
        elif fragment.startswith(LEARN):
            self.learn(LEARN, *fragment[len(LEARN) :].split(":", 1))
        elif fragment.startswith(PUZZLE):
            self.learn(PUZZLE, *fragment[len(PUZZLE) :].split(":", 1))
        elif ":" in fragment:
            self.open_link(fragment)
        else:
            self.show_home()

    def start(self, how: str, game_id: str) -> None:
        """Begin a game against the computer at once, or ask who plays and by which options."""
        from pentapod.web.home.new_game import begin_alone, open_new_game

        if how == PLAY:
            begin_alone(game_id, self.store, self.begin)
        else:
            self.show_home()
            open_new_game(game_id, self.store, self.begin, how == FRIEND)

    def show_home(self) -> None:
        """The first page with the games and what can be continued."""
        self._leave()
        self.current.take(None)
        document.documentElement.dataset.place = "home"
        document.title = "Pentapod"
        self._home.show()

    def follow(self, fragment: str) -> None:
        """Go to what a fragment of the address names, also when the address names it already."""
        if fragment != current_fragment():
            location.hash = fragment
        else:
            self.route()

    def games_were_added(self) -> None:
        """The list of kept games, where it is shown, is not up to date."""
        if document.documentElement.dataset.place == "home":
            self.show_home()

    def _leave(self) -> None:
        """Another place is about to be shown; what was said at this one goes."""
        if document.documentElement.dataset.place != "home":
            hide_toast()
        self._end_hosting()
        if self._table:
            self._table.leave()
        if self._editor:
            self._editor.leave()
        if self._learn:
            self._learn.leave()

    def learn(self, place: str, game_id: str, which: str = "") -> None:
        """Show a course, a lesson or a puzzle (`place` is `LEARN` or `PUZZLE`), once what that needs has come."""
        asked = current_fragment()

        def show() -> None:
            if current_fragment() == asked:
                self._leave()
                self.current.take(None)
                if self._learn is None:
                    from pentapod.web.learn.learn import Learn

                    self._learn = Learn(lambda: self.table, self.store, self._tell_no_lesson)
                open_place = self._learn.open if place == LEARN else self._learn.open_puzzle
                open_place(game_id, which)

        LESSONS.when_there(show, lambda: self._tell_no_lesson(say("missing-learn")))

    @property
    def teaching(self) -> Teaching | None:
        """The lesson or puzzle on the table, if one is there."""
        return self._learn.teaching if self._learn and self._learn.teaching.coach else None

    def _tell_no_lesson(self, sentence: str) -> None:
        self.show_home()
        open_dialog(say("lessons"), tag("p", None, sentence))

    def open_editor(self, game_id: str, text: str = "") -> None:
        """Set up a position of a game, from a text or from the beginning."""
        editor = games.editor(game_id) if game_id in games.ids() else None
        if editor is None:
            self.show_home()
            open_dialog(say("setup"), tag("p", None, say("setup-no-game")))
            return
        asked = current_fragment()

        def show() -> None:
            if current_fragment() == asked:
                self._show_editor(game_id, readable(text, editor.read))

        TOOLS.when_there(show, self._tell_no_tools)

    def _tell_no_tools(self) -> None:
        self.show_home()
        toast(say("missing-tools"), seconds=12)

    def _show_editor(self, game_id: str, position: str) -> None:
        self._leave()
        self.current.take(None)
        if self._editor is None:
            self._editor = self._make_editor()
        document.documentElement.dataset.place = "editor"
        document.title = f"{say('setup-title', game=games.find(game_id).name)} - Pentapod"
        self._editor.open(game_id, position)
        dom.by_id("draft").focus()
        window.scrollTo(0, 0)  # The focus may have scrolled a high board into view.

    def _make_editor(self) -> EditorPage:
        from pentapod.web.editor.editor import EditorPage
        from pentapod.web.editor.uses import Services
        from pentapod.web.home.new_game import open_seats
        from pentapod.web.share.embed_dialog import open_position
        from pentapod.web.share.share import give_picture

        services = Services(
            lambda: self.site_address,
            lambda match: open_seats(match, self.store, self.begin),
            lambda match: open_position(match, self.site_address),
            give_picture,
        )
        return EditorPage(services, self.glides, self.change_address)

    def open_link(self, text: str) -> None:
        """Show the game of a link; if it is a kept game, with its names and its later actions."""
        for save in self._kept():
            if save.link == text:
                self.open_save(save)
                return
        try:
            match = link.decode(text, games.find)
        except link.LinkError as error:
            self._tell_broken(error)
            return
        self.arrive(match)

    def arrive(self, match: Match, names: tuple[str, ...] = (), levels: tuple[int, ...] = ()) -> None:
        """Show a match that came from elsewhere: in the kept game that it belongs to, if there is one."""
        if kept := self._kept():
            from pentapod.web.home.joining import join

            if join(self, match, kept, self._show_a_place):
                return
        self.current.take(None)
        self.sit_down(match, names, levels, arrived=True)

    def _kept(self) -> list[Save]:
        return [save for save in saves.load_all(self.store) if isinstance(save, Save)]

    def open_save(self, save: Save, takes: bool = False) -> None:
        """Continue a kept game; with `takes` also one that another tab shares with other devices."""
        from pentapod.web.store import library

        try:
            match = link.decode(save.link, games.find)
        except link.LinkError as error:
            self._tell_broken(error)
            return
        match.go(min(max(save.ply, 0), len(match.steps)))
        self.current.take(save)
        notes = library.notes_of(save, games.find)
        how = {"mine": save.mine, "resumed": save.resumed, "seed": save.seed}
        session = self.sit_down(match, save.names, save.levels, notes, **how)
        if save.notes and not notes:
            toast(say("notes-damaged"), seconds=12)
        if self.store.get(f"devices.{save.id}") and match.latest.result is None:
            TOOLS.when_there(lambda: self._host_again(save, session, takes))

    def open_record(self, told: Record) -> None:
        """Show the game of a record; with notes it is a game of its own, which is kept at once, else as a link is."""
        if told.notes is None:
            self.arrive(*told[:3])
            return
        from pentapod.engine import record

        text = record.write(told.match, told.names, notes=told.notes)
        if known := next((save for save in self._kept() if save.notes == text), None):
            self.open_save(known)
            return
        self.current.take(None)
        told.match.go(0)
        self.keep(self.sit_down(told.match, told.names, (), told.notes), True)

    def begin(self, match: Match, names: tuple[str, ...], levels: tuple[int, ...] = ()) -> None:
        """A new game."""
        self.current.take(None)
        history.pushState(None, "", "#")
        self.keep(self.sit_down(match, names, levels), True)

    def sit_down(
        self,
        match: Match,
        names: tuple[str, ...] = (),
        levels: tuple[int, ...] = (),
        notes: Line | None = None,
        **how: Any,
    ) -> Session:
        """Put a match on the table, with what is said of it, and show the table. Seats without a name have titles.

        `how` goes to the `Session`.
        """
        from pentapod.play.session import Session

        close()
        hide_toast()
        self._end_hosting()
        if self._editor:
            self._editor.leave()
        if self._learn:
            self._learn.leave()
        document.documentElement.dataset.place = "table"
        document.title = f"{match.game.name} - Pentapod"
        seats = match.game.seats(match.options)
        names = (*names[:seats], *match.game.titles[len(names) : seats])
        session = Session(match, names, levels if len(levels) == seats else (), **how)
        if notes:
            session.annotate(notes)
        self.table.open(session)
        if dom.by_id("cover").hidden:
            dom.by_id("board").focus()  # The next Tab leads to the first thing that may be touched.
        self._write_address(session)
        return session

    # ------------------------------------------------------------------ other devices

    def host(self, session: Session) -> Hosting:
        """Share the game on the table with other devices, if that is not done yet. Needs the tools."""
        if self.hosting is None:
            from pentapod.web.devices.hosting import Hosting

            self.hosting = Hosting(self, session)
        return self.hosting

    def _host_again(self, save: Save, session: Session, takes: bool = False) -> None:
        """A kept game was shared with other devices: it is again, unless another tab does that."""
        from pentapod.web.devices import tabs
        from pentapod.web.devices.hosting import Hosting

        def then() -> None:
            if self.table.view.session is session and self.hosting is None:
                self.hosting = Hosting(self, session, save.id)
                self.hosting.resume()

        def taken() -> None:
            if self.hosting:
                self.hosting.taken()

        tabs.hold(save.id, takes, then, lambda: self.hosted_elsewhere(say("tabs-elsewhere")), taken)

    def hosted_elsewhere(self, why: str) -> None:
        """Another tab hosts the game on the table: it cannot be played here, but taken over."""
        from pentapod.web.devices import tabs

        save = saves.load(self.store, self.current.id)
        self.hosting = None
        self.change_address("#")
        self.show_home()
        if isinstance(save, Save):
            tabs.tell(why, lambda: self._take_over(save.id))

    def _take_over(self, save_id: str) -> None:
        """Host here what another tab hosts."""
        save = saves.load(self.store, save_id)
        if isinstance(save, Save):
            self.open_save(save, takes=True)

    def _end_hosting(self) -> None:
        """The table is left: whoever plays elsewhere is told."""
        if self.hosting:
            self.hosting.end()
        self.hosting = None

    @property
    def save_id(self) -> str:
        """Under which the game on the table is kept, or ""."""
        return self.current.id

    @property
    def stun(self) -> str:
        """The server that tells this device its own address, as "host:port"; "" if none is to be asked."""
        named = document.querySelector("meta[name=stun]")
        return self.settings.stun or (str(named.content) if named else "")

    def begin_save(self) -> None:
        """Another game lies on the table, with the same people."""
        self.current.take(None)

    @property
    def site_address(self) -> str:
        """The address that links lead to: this page's, or, of a page from a disk, a public copy's; "" if none is known.

        Whatever gives an address out begins it with this one.
        """
        built = document.documentElement.getAttribute("data-public") or ""
        return dom.address() or self.settings.public or str(built)

    def _show_a_place(self) -> None:
        """Before a dialog about a link: there is a place behind it, though the link leads to none."""
        if not self.is_at_table():
            self.show_home()

    def _tell_broken(self, error: link.LinkError) -> None:
        self._show_a_place()
        pieces = [tag("p", None, str(error))]
        if saves.load_all(self.store):
            pieces.append(tag("p", {"class": "soft"}, say("broken-link-safe")))
        if error.match and error.match.steps:
            self._partial = error.match
            pieces.append(tag("p", None, button(say("broken-look"), "look-partial", class_="primary")))
        open_dialog(say("broken-link"), *pieces)

    def look_at_partial(self) -> None:
        """Show what a broken link still tells."""
        match = self._partial
        if match is None:
            return
        self.current.take(None)
        self.sit_down(match, read_only=True)

    def is_at_table(self) -> bool:
        """Whether a game lies open."""
        return bool(self._table and self._table.view.is_open) and document.documentElement.dataset.place == "table"

    # ------------------------------------------------------------------ keeping

    def keep(self, session: Session, played: bool) -> None:
        """Keep the game on the table, and write it into the address."""
        if session.read_only or not session.is_kept:
            return
        if self.current.keep(session, played):
            toast(say("kept-elsewhere"), seconds=12)
        if self.store.failing and not self._warned_of_storage:
            self._warned_of_storage = True
            toast(say(f"store-{self.store.failing}"), seconds=12)
        if played and session.at_end and session.alone and not session.match.origin:
            self._count(session)
        if str(location.hash) == self._named:  # Else somebody has just gone elsewhere, and the page is about to follow.
            self._write_address(session)

    def _count(self, session: Session) -> None:
        """Once it is over, count the game of one person against computer players among the results."""
        from pentapod.play.view import ended

        if way := ended(session):
            from pentapod.web.store import results

            results.count(self.store, self.current.id, session.match.game.id, max(session.levels), way)

    def return_to_old_line(self) -> None:
        """Drop the branch; the old line need not be kept beside itself."""
        self.current.forget_old_line()
        self.table.navigation.return_to_old_line()

    def _write_address(self, session: Session) -> None:
        if not session.read_only:
            self.change_address(f"#{session.link()}")

    def change_address(self, address: str) -> None:
        """Let the address name what is shown, without a step for Back."""
        with suppress(Exception):  # A frame without an origin of its own, or more than the browser allows in a while.
            history.replaceState(None, "", address)
        self._named = str(location.hash)

    # ------------------------------------------------------------------ settings

    def set(self, **changes: Any) -> None:
        """Change settings, keep them and show them."""
        self.settings = self.settings._replace(**changes)
        self.show_sound()
        settings.keep(self.store, self.settings)
        self.apply_theme()
        self.recolored()

    def show_sound(self) -> None:
        """Let the switch in the bar tell whether what happens is heard."""
        dom.by_id("sound").setAttribute("aria-pressed", "true" if self.settings.sound else "false")
        if self.settings.sound:
            from pentapod.web.table import sounds

            sounds.prepare()

    def apply_theme(self) -> None:
        """Let the root element name the theme."""
        if self.settings.theme == "system":
            document.documentElement.removeAttribute("data-theme")
        else:
            document.documentElement.dataset.theme = self.settings.theme

    def hear(self, sound: str) -> None:
        """Let a sound be heard, by its name, if the player wants any."""
        if self.settings.sound:
            from pentapod.web.table import sounds

            sounds.hear(sound)

    def recolored(self) -> None:
        """The page has other colours."""
        for place in (self._table and self._table.view, self._editor):
            if place:
                place.board.repaint()

    def resized(self) -> None:
        """The window has another size."""
        if self._editor:
            self._editor.resized()

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        hushed = [place.board.hush() for place in (self._table and self._table.view, self._editor) if place]
        return any(hushed)

    def glides(self) -> bool:
        """Whether things on a board travel to where they are now."""
        return not (self.settings.still or self._still.matches)


def current_fragment() -> str:
    """What stands behind the # of the address, as it stands there."""
    return str(location.hash)[1:]
