"""The table: one match on the page, and how it is played there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from js import document, window

from pentapod.engine.state import Action, Path, State
from pentapod.play.interaction import Interaction
from pentapod.play.outcomes import Chosen, Happened, Outcome, Pending, Played, Refused, Sent, Shown, TakenBack
from pentapod.play.race import Edges, Inputs
from pentapod.play.seating import Seats
from pentapod.play.session import Session
from pentapod.play.sounds import sound
from pentapod.play.view import BoardView
from pentapod.web.preferences import Preferences
from pentapod.web.shell import dom
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.speech import REFUSAL
from pentapod.web.shell.words import say
from pentapod.web.table.advice import Advice, Advised
from pentapod.web.table.clock import Clock
from pentapod.web.table.computers import TableComputers
from pentapod.web.table.drawing import Drawing
from pentapod.web.table.navigation import Navigation
from pentapod.web.table.view import TableView
from pentapod.web.table.worker import ThinkingWorker

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach

RACE_SECONDS = 0.004
"""How long after its capture an input of a race waits for another that was made before it."""


class Table:
    """Lets a session be played that lies in its `view`.

    `changed(session, played)` is called after everything that should be kept: `played` when something happened in
    the game, else when another position of it is looked at.
    """

    def __init__(self, changed: Callable[[Session, bool], None], preferences: Preferences) -> None:
        self._preferences = preferences
        self._shared: Interaction | None = None
        """What is done here in a match that several devices share, also while a trial lies on the table."""
        self.edges = Edges(partial(self.touch, by_key=True), partial(self.be_ready, by_key=True))
        self.view = TableView(
            self.edges,
            self.touch,
            lambda start, end: self.drawing.draw(start, end),
            self._hint,
            self._board_viewed,
            self._attended,
            changed,
            preferences,
        )
        self.navigation = Navigation(self.view)
        self.drawing = Drawing(self.view)
        self._worker = ThinkingWorker()
        self.advice = Advice(self._worker, self.view, self.open, self.navigation.go)
        self._computers = TableComputers(self._worker, self._act_for_computer, preferences.pace)
        self._clock = Clock(lambda end: self._inputs.add(end, ""))
        self._inputs = Inputs(self._wait_for_earlier, self._answer)
        self._timer = dom.Timer()
        self._attend: Then = lambda: None

    def open(self, session: Session, coach: Coach | None = None, update: Then = lambda: None) -> None:
        """Put a session on the table in place of what is there.

        A coach points at targets and speaks in the prompt's place; `update` is called whenever the table was shown.
        """
        self._timer.stop()
        self.view.late.flush()
        self._computers.rest()
        self._inputs = Inputs(self._wait_for_earlier, self._answer)
        self.advice.clear()
        self._attend = update
        if self._shared and self._shared.session is session:
            self.view.open(self._shared, coach)
        else:
            wishes = self._preferences
            self.view.open(Interaction(session, _dice, wishes.confirms, wishes.pace, session.far), coach)

    def share(self, interaction: Interaction) -> None:
        """What is done here is done at one of several devices from now on, which share the match on the table."""
        self._timer.stop()
        self._shared = interaction
        self.view.put(interaction)
        self.view.show(glide=False)

    def show_shared(self, what: str) -> None:
        """Show what has happened in a match that several devices share, as `play/devices/meeting.py` names it."""
        if what == "played":
            self._after_change()
        elif what != "waits":
            self.view.show(glide=what == "seats")
            self.view.keep(True)

    def leave(self) -> None:
        """The table is no longer looked at."""
        self._timer.stop()
        self.view.late.flush()
        self._clock.follow(None)
        self._computers.rest()
        self._worker.close()
        self.view.board.hush()

    # ------------------------------------------------------------------ when it is shown

    def _hint(self) -> Path:
        """The touches that are suggested."""
        session, coach = self.view.session, self.view.coach
        pointed = coach.pointed() if coach else ()
        return pointed or self.advice.path(session.match.state, session.touches.chosen)

    def _board_viewed(self, seen: BoardView) -> None:
        """Go on from what is seen."""
        if seen.cover:
            self.advice.forget_hint()
        self._clock.follow(seen.deadline)
        self._computers.update(self.view.session.dealer)
        self._timer.set(seen.pause, self._happen)

    def _attended(self) -> None:
        self.advice.show_analysis()
        self._attend()

    # ------------------------------------------------------------------ playing

    def be_ready(self, seat: int, by_key: bool = False) -> None:
        """A seat is ready for what counts by speed. With the last of them hands are turned up, then the clock runs."""
        self._inputs.hear(by_key)
        self.view.session.screen.be_ready(seat)
        self.view.present(glide=False)

    def take_screen(self) -> None:
        """Who is to act has the screen, and nobody else looks."""
        self.view.session.screen.take()
        self.view.present()
        self.view.board.focus()

    def touch(self, touch: str, captured: float, by_key: bool = False) -> None:
        """A target was touched, at a time in milliseconds; `by_key` by its key of a race."""
        if not self.view.is_open:
            return
        self.view.speech.hush(REFUSAL)
        if self.view.draws:
            self.drawing.draw(touch, touch)
        elif self.view.session.quick:
            self._inputs.hear(by_key)
            self._inputs.add(captured, touch)
        else:
            self._answer(touch, captured)

    def end_turn(self) -> None:
        """As if what ends the turn were touched, where the picture has it."""
        session = self.view.session
        if (seat := session.screen.handover()) is not None:
            self.view.refuse(say("cover", name=session.names[seat]))
        elif touch := self.view.board.ending():
            self.touch(touch, window.performance.now())
        else:
            self.view.refuse(say("no-end"))

    def _wait_for_earlier(self, captured: float) -> None:
        passed = (window.performance.now() - captured) / 1000
        dom.later(min(RACE_SECONDS, max(0.0, RACE_SECONDS - passed)), self._inputs.flush)

    def _answer(self, touch: str, captured: float) -> None:
        """Handle a touch that was made at a time in milliseconds; "" is the clock."""
        if not self.view.is_open:
            return
        interaction = self.view.interaction
        if touch:
            asked, self.view.touched = interaction.pending is not None, touch
            self._follow(interaction.touch(touch, captured), asked)
        elif not self._clock.time.runs and interaction.run_out():
            self._after_change()

    def _follow(self, outcome: Outcome, asked: bool = False) -> None:
        """Show what became of a touch; `asked` tells whether an action waited to be confirmed."""
        match outcome:
            case Played() | Happened():
                self._after_change()
            case Refused(why):
                if (self.view.coach and self.view.coach.refused()) or asked:
                    self.view.show()
                self.view.refuse(why)
            case Pending():
                self.view.present()
                dom.by_id("confirm").focus()
            case Chosen() | TakenBack() | Shown():
                self.view.present()
            case Sent():
                pass  # Where the match is shared, `show_shared` was called.

    def _act_for_computer(self, state: State, action: Action) -> bool:
        """A computer player acts, unless somebody was faster. False while it is to wait for what is shown again."""
        self._inputs.flush()
        if not self.view.is_open:
            return True
        interaction = self.view.interaction
        session = interaction.session
        if session.dealer.live and session.dealer.match.state is state:
            if interaction.replayed and not session.shared:
                return False
            self._follow(interaction.play(action))
        return True

    def _after_change(self) -> None:
        session = self.view.session
        self.view.show()
        if heard := sound(session):
            self._preferences.hear(heard.value)
        ply = session.match.ply  # Nothing has led to 0: a miss was taken back.
        self.view.announce(session.history.sentence(ply) if ply else "")
        self.view.keep(True)
        if session.at_end and session.match.state.result is not None and self._preferences.glides():
            from pentapod.web.table.flourish import flourish

            flourish(session)

    def confirm(self) -> None:
        """Play the action that waits to be confirmed."""
        if outcome := self.view.interaction.confirm():
            self._follow(outcome)
            if not document.activeElement.closest("#coach-buttons"):  # It may have ended a step of a lesson.
                self.view.board.focus(self.view.touched)

    def step_back(self) -> None:
        """Take back the last touch of an action in the making, or draw no more."""
        if self.view.draws:
            self.drawing.switch()
        elif self.view.interaction.step_back():
            self.view.show_taken_back()

    def _happen(self) -> None:
        interaction = self.view.interaction
        if interaction.replayed:
            interaction.happen()
            self.view.show()
        elif interaction.happen():
            self._after_change()

    def go_on(self) -> None:
        """Who has lost something has seen it, and the game goes on."""
        if self.view.interaction.go_on():
            self.view.present()
            self.view.board.focus()

    def replay(self, ply: int) -> None:
        """Show again the action that led to a position, and come back."""
        if self.view.interaction.replay(ply):
            self.view.present(glide=False)

    def resign(self, seat: int) -> None:
        """A seat gives up, at the newest position."""
        self.view.interaction.resign(seat)
        if not self.view.session.shared:
            self._after_change()

    def play_as(self, seats: Seats | None) -> None:
        """Only these seats are played here, one alone from its side of the board; with None all are.

        The others get links. Raises `SeatBound` where a seat is played with the secrets of another device.
        """
        self.view.interaction.take_side(seats)
        self.view.present(glide=False)
        self.view.keep(True)
        self.view.late.flush("keeping")

    def renew_dice(self) -> None:
        """The secrets are lost: new ones are promised, and the others are asked to join."""
        self.view.interaction.renew_dice()
        self.view.present(glide=False)
        self.view.keep(True)

    def flip(self) -> None:
        """Turn the board by half."""
        self.view.interaction.flipped = not self.view.interaction.flipped
        self.view.show()

    # ------------------------------------------------------------------ advice

    def hint(self) -> None:
        """Suggest an action, instead of one that waits to be confirmed."""
        interaction = self.view.interaction
        if interaction.pending:
            interaction.forget_touches()
            self.view.show()
        if self.advice.helped(interaction.session) is not None:
            self._computers.rest()  # All share one thinker; computers that may act are asked anew later.
        self.advice.hint()

    def suggest(self, session: Session, then: Advised) -> bool:
        """Ask for an action that somebody on another device could do. False if nothing can be suggested."""
        if self.advice.helped(session) is None:
            return False
        self._computers.rest()
        self.advice.ask(session, then)
        return True

    def analyse(self) -> None:
        """Tell who stood how well in a finished game."""
        self.view.log.slide(True)
        self.advice.analyse()
        dom.by_id("analysis").focus(preventScroll=True)

    def leave_trial(self) -> None:
        """Back to the finished game in which somebody has tried to do better."""
        self.advice.leave_trial()
        self.view.log.slide(True)


def _dice() -> Random:
    from random import SystemRandom

    return SystemRandom()
