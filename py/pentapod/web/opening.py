"""Games as they come to the table and are kept: new ones, links, records, and those that are continued."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from js import document, history

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.seating import Levels, Names
from pentapod.web.hosts import Hosts
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.address_bar import AddressBar
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.shell.late_files import TOOLS, Then
from pentapod.web.shell.markup import Content, button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.saves import Save
from pentapod.web.store.storage import Store

if TYPE_CHECKING:
    from pentapod.engine.notes.tree import Line
    from pentapod.engine.record import Record
    from pentapod.play.session import Session
    from pentapod.web.table.table import Table


@dataclass(eq=False)
class Opening:
    """Puts games on the table.

    `show_table` leaves whatever place is shown for it, `show_a_place` lets there be one behind a dialog.
    """

    table: Callable[[], Table]
    store: Store
    current: CurrentSave
    address: AddressBar
    editions: NeededEditions
    hosts: Hosts
    show_table: Then
    show_a_place: Then
    partial: Match | None = None
    """What a broken link still tells."""
    warned_of_storage: bool = False

    def begin(self, match: Match, names: Names, levels: Levels = ()) -> None:
        """A new game."""
        self.current.take(None)
        history.pushState(None, "", "#")
        self.keep(self.sit_down(match, names, levels), True)

    def open_link(self, text: str) -> None:
        """Show the game of a link; if it is a kept game, with its names and its later actions."""
        self.editions.when_open(text, lambda: self._open_link(text))

    def _open_link(self, text: str) -> None:
        if save := next((save for save in self._kept() if save.link == text), None):
            self.open_save(save)
        elif match := self._read(text):
            self.arrive(match)

    def arrive(self, match: Match, names: Names = (), levels: Levels = ()) -> None:
        """Show a match that came from elsewhere: in the kept game that it belongs to, if there is one."""
        if kept := self._kept():
            from pentapod.web.home.joining import join

            if join(self, match, kept, self.show_a_place):
                return
        self.current.take(None)
        self.sit_down(match, names, levels, arrived=True)

    def _kept(self) -> list[Save]:
        return [save for save in saves.load_all(self.store) if isinstance(save, Save)]

    def open_save(self, save: Save, takes: bool = False) -> None:
        """Continue a kept game; with `takes` also one that another tab shares with other devices."""
        self.editions.when_open(save.link, lambda: self._open_save(save, takes))

    def _open_save(self, save: Save, takes: bool) -> None:
        from pentapod.web.store import library

        match = self._read(save.link)
        if match is None:
            return
        match.go(min(max(save.ply, 0), match.last))
        self.current.take(save)
        notes = library.notes_of(save, games.find)
        how = {"mine": save.mine, "resumed": save.resumed, "seed": save.seed}
        session = self.sit_down(match, save.names, save.levels, notes, **how)
        if save.notes and not notes:
            toast(say("notes-damaged"), seconds=12)
        if self.store.get(f"devices.{save.id}") and match.latest.result is None:
            TOOLS.when_there(lambda: self.hosts.again(save, session, takes))

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

    def sit_down(
        self,
        match: Match,
        names: Names = (),
        levels: Levels = (),
        notes: Line | None = None,
        **how: Any,
    ) -> Session:
        """Put a match on the table, with what is said of it, and show the table. Seats without a name have titles.

        `how` goes to the `Session`.
        """
        from pentapod.play.session import Session

        self.show_table()
        document.title = f"{match.game.name} - Pentapod"
        seats = len(match.seats)
        names = (*names[:seats], *match.game.titles[len(names) : seats])
        session = Session(match, names, levels if len(levels) == seats else (), **how)
        if notes:
            session.annotate(notes)
        self.table().open(session)
        if dom.by_id("cover").hidden:
            dom.by_id("board").focus()  # The next Tab leads to the first thing that may be touched.
        self._write_address(session)
        return session

    # ------------------------------------------------------------------ what cannot be read

    def _read(self, text: str) -> Match | None:
        """The match of a link; None, and a dialog, where it cannot be read."""
        try:
            return link.decode(text, games.find)
        except link.LinkError as error:
            self._tell_broken(error)
            return None

    def _tell_broken(self, error: link.LinkError) -> None:
        self.show_a_place()
        pieces: list[Content] = [str(error)]
        if saves.load_all(self.store):
            pieces.append(tag("p.soft", say("broken-link-safe")))
        if error.match and error.match.steps:
            self.partial = error.match
            pieces.append(tag("p", button(say("broken-look"), "look-partial", class_="primary")))
        open_dialog(say("broken-link"), *pieces)

    def look_at_partial(self) -> None:
        """Show what a broken link still tells."""
        if match := self.partial:
            self.current.take(None)
            self.sit_down(match, read_only=True)

    # ------------------------------------------------------------------ keeping

    def keep(self, session: Session, played: bool) -> None:
        """Keep the game on the table, and write it into the address."""
        if session.read_only or not session.is_kept:
            return
        if self.current.keep(session, played):
            toast(say("kept-elsewhere"), seconds=12)
        if self.store.failing and not self.warned_of_storage:
            self.warned_of_storage = True
            toast(say(f"store-{self.store.failing}"), seconds=12)
        if played and session.at_end and session.alone and _is_counted(session.match):
            self._count(session)
        if self.address.is_ours:
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
        self.table().navigation.return_to_old_line()

    def _write_address(self, session: Session) -> None:
        if not session.read_only:
            self.address.change(f"#{session.link()}")


def _is_counted(match: Match) -> bool:
    """Whether who wins is counted: games from a position are not, nor those of editions, which are other games."""
    return not match.origin and not match.game.edition
