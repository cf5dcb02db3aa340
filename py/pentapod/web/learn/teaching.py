"""A coach on the table of the page: its words and buttons stand beside the board while a step is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from js import document

from pentapod.engine.state import Path
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.words import say
from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup
from pentapod.web.table.table import Table

Beside = Callable[[Coach], tuple[Markup, Markup]]
"""What stands beside the board, and the buttons there."""


class Taught(NamedTuple):
    """What is on the table: "lesson" or "puzzle", and its name, as `pods:3` or `pods:k3f9`."""

    kind: str
    name: str

    @property
    def address(self) -> str:
        """The fragment of the page's address that leads to it."""
        return f"{'learn' if self.kind == 'lesson' else 'puzzle'}:{self.name}"


class Teaching:
    """What is taught on the table. `table` gives it."""

    def __init__(self, table: Callable[[], Table]) -> None:
        self._table = table
        self.coach: Coach | None = None
        self.taught = Taught("", "")
        self._side_panel: Beside
        self._reached: Callable[[Coach], None]
        self._standing = Standing.OPEN
        self._leads_on = False
        self._name("lesson-next", self._go_on)
        self._name("lesson-again", self._again)
        self._name("lesson-show", self._show)

    def _name(self, name: str, command: Callable[[Coach], None]) -> None:
        def run() -> None:
            if self.coach:
                command(self.coach)

        dom.does(name, run)

    def begin(
        self,
        coach: Coach,
        taught: Taught,
        title: str,
        side_panel: Beside,
        reached: Callable[[Coach], None],
    ) -> None:
        """Put the coach's step on the table, under this title of the page.

        `side_panel` gives what stands beside the board and the buttons there; `reached` is called once the goal of a
        step is reached, before that is shown.
        """
        self.coach, self._side_panel, self._reached = coach, side_panel, reached
        self.taught = taught
        root = document.documentElement
        root.dataset.place, root.dataset.lesson = "table", "open"
        document.title = f"{title} - Pentapod"
        self._set(coach.session)

    def leave(self) -> None:
        """Something else is about to be shown."""
        self.coach = None
        for name in ("data-lesson", "data-task"):
            document.documentElement.removeAttribute(name)

    def _set(self, session: LessonSession) -> None:
        """Set a step before the learner."""
        assert self.coach
        self._standing, self._leads_on = Standing.OPEN, False
        self._table().open(session, self.coach, self._attend)
        dom.by_id("board").focus(preventScroll=True)
        dom.announce(self.coach.step.text)

    def _attend(self) -> None:
        """The table was shown anew."""
        coach = self.coach
        if coach is None:
            return
        coach.update()
        standing, before = coach.standing, self._standing
        self._standing = standing
        if standing is Standing.REACHED and before is not standing:
            self._reached(coach)
        over = standing is not Standing.OPEN and (coach.session.ended or coach.session.taken_back != "")
        document.documentElement.dataset.lesson = standing.name.lower() if over else "open"
        document.documentElement.toggleAttribute("data-task", coach.is_set)
        side_panel, buttons = self._side_panel(coach)
        dom.show("coach", side_panel)
        dom.show("coach-buttons", buttons)
        led, self._leads_on = self._leads_on, coach.leads_on
        if self._leads_on and not led:
            dom.by_id("lesson-next").focus(preventScroll=True)
        elif standing is Standing.MISSED and before is not standing:
            dom.by_id("lesson-again").focus(preventScroll=True)

    def _go_on(self, coach: Coach) -> None:
        self._set(coach.go_on())

    def _again(self, coach: Coach) -> None:
        self._set(coach.again())

    def _show(self, coach: Coach) -> None:
        table = self._table()
        before = coach.session
        session = coach.show()
        if session is not before:
            self._set(session)
        touches = coach.pointed()
        if session.next_action() is None:
            table.hint()
            return
        table.view.show()
        table.view.tell_hint(self._told(touches), touches)

    def _told(self, touches: Path) -> str:
        """What is said with what is marked: a button is called by its name."""
        view = self._table().view
        pending = view.interaction.pending
        if pending and pending.action.path == touches:
            return say("learn-show-confirm")
        target = view.board.target(touches[0]) if touches else None
        return say("learn-show-button", label=target.label) if target and target.ends else say("learn-show-what")
