"""The way through the log: taking back, stepping, looking at a line."""

from __future__ import annotations

from typing import NamedTuple

from pentapod.engine.match import CannotUndo
from pentapod.engine.notes.notebook import read_id
from pentapod.web.shell.words import say
from pentapod.web.table.view import TableView


class Navigation(NamedTuple):
    """Leads to other positions of the match on the table."""

    view: TableView

    def undo(self) -> None:
        """Take back the last choice, or say why that cannot be."""
        view, interaction, session = self.view, self.view.interaction, self.view.session
        if session.read_only or not session.people():
            self.step(-1)
        elif interaction.pending or session.touches.chosen:
            interaction.forget_touches()
            view.show_taken_back()
        else:
            try:
                said = interaction.undo()
            except CannotUndo as reason:
                view.refuse(say(f"undo-{reason.reason}"))
                return
            view.show()
            if session.shared and said:
                view.tell_hint(said)
            view.announce(said)
            view.keep(False)

    def redo(self) -> None:
        """Step forward along the log."""
        view, session = self.view, self.view.session
        if not view.interaction.redo():
            view.refuse(say("at-end"))
            return
        view.show()
        view.announce(session.history.sentence(session.match.ply))
        view.keep(False)

    def go(self, ply: int) -> None:
        """Look at the position after so many actions."""
        self.view.interaction.go(ply)
        self._show()

    def step(self, by: int) -> None:
        """Look at a neighbouring position."""
        self.go(self.view.session.match.ply + by)

    def _show(self) -> None:
        """Another position is looked at: say what led to it, and what is said of it."""
        view, session = self.view, self.view.session
        view.show()
        ply = session.match.ply
        note = session.notebook.note(ply).text if session.notebook else ""
        view.announce(session.history.sentence(ply) if ply else "", note)
        view.keep(False)

    def go_to_line(self, ply: int) -> None:
        """Look at the position of a line of the log that was clicked."""
        self.view.log.hold(str(ply))
        self.go(ply)

    def go_to_row(self, row: str) -> None:
        """Look at the position of a row of all lines that was clicked; steps then lead along its line."""
        session = self.view.session
        if session.notebook:
            self.view.log.hold(row)
            self.view.interaction.forget_touches()
            session.go_to(*read_id(row))
            self._show()

    def return_to_old_line(self) -> None:
        """Drop the branch."""
        self.view.interaction.return_to_old_line()
        self.view.present()
        self.view.keep(True)
