"""The table: one match on the page, from its board to its log, and all that may be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from js import document, window

from pentapod.engine.match import CannotUndo
from pentapod.engine.notes.notebook import read_id
from pentapod.engine.state import Action, Path, State
from pentapod.play.edges import Edges
from pentapod.play.interaction import Interaction
from pentapod.play.notes.drawing import CannotDraw, Pen, draw, pen, told_of_drawing, while_drawing
from pentapod.play.outcomes import Chosen, Happened, Outcome, Pending, Played, Refused, Sent, Shown, TakenBack
from pentapod.play.pace import FOLLOWING_SECONDS
from pentapod.play.race import Inputs
from pentapod.play.seating import Seats
from pentapod.play.session import Session
from pentapod.play.sounds import sound
from pentapod.play.view import Cover, Glance, PlayerView, Readiness, beside, foresee, glance, marked, prompt
from pentapod.play.words import say as say_of_play
from pentapod.scene.shapes import Scene, Target, View
from pentapod.web.shell import dom
from pentapod.web.shell.board import Board
from pentapod.web.shell.inspector import Inspector, as_content
from pentapod.web.shell.speech import HINT, REFUSAL, Speech
from pentapod.web.shell.words import say
from pentapod.web.table import log_drawer, panels
from pentapod.web.table.advice import Advice, Advised
from pentapod.web.table.clock import Clock
from pentapod.web.table.computers import TableComputers
from pentapod.web.table.log import Log
from pentapod.web.table.strip import Strip
from pentapod.web.table.worker import ThinkingWorker

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach

NOBODY = (None, ())
"""The eyes of who looks on: they see what everybody may know."""
RACE_SECONDS = 0.004
"""How long after its capture an input of a race waits for another that was made before it."""


class Table:
    """Shows a session and lets it be played.

    `changed(session, played)` is called after everything that should be kept: `played` when something happened in
    the game, else when another position of it is looked at.
    """

    def __init__(
        self,
        changed: Callable[[Session, bool], None],
        glides: Callable[[], bool],
        confirms: Callable[[], bool],
        pace: Callable[[], float],
        hear: Callable[[str], None],
    ):
        self.interaction: Interaction | None = None
        self._shared: Interaction | None = None
        """What is done here in a match that several devices share, also while a trial lies on the table."""
        self._changed = changed
        self._glides = glides
        self._confirms = confirms
        self._pace = pace
        self._hear = hear
        self.edges = Edges(self.touch, self.be_ready)
        self._board = Board(dom.by_id("board"), self.touch, self._tell_about, self._drew)
        self._worker = ThinkingWorker()
        self.advice = Advice(self._worker, self.show, self.tell_hint, self.open, self.go)
        self._computers = TableComputers(self._worker, self._act_for_computer, pace)
        self._log = Log()
        self._strip = Strip()
        self._inspector = Inspector()
        self._speech = Speech("prompt")
        self._clock = Clock(lambda end: self._inputs.add(end, ""))
        self._inputs = Inputs(self._wait_for_earlier, self._answer)
        self._timer = 0
        self._late = dom.AfterPaint()
        self._place = dom.by_id("area")
        self._panel = dom.by_id("panel")
        self._touched = ""
        self._draws = False
        """Whether somebody draws on the board, and does not play."""
        self._coach: Coach | None = None
        self._attend: Callable[[], None] = lambda: None
        self._shown: State | None = None
        self._ply = 0
        self._eyes: tuple[object, ...] = ()
        """For whom the board was drawn last."""
        self._asks = False
        """Whether an action that was shown last waits to be confirmed."""
        dom.watch_size(self._place, self._fit)

    @property
    def session(self) -> Session | None:
        """The session on the table."""
        return self.interaction.session if self.interaction else None

    def clear(self) -> None:
        """Nothing lies on the table any more."""
        self.interaction = None

    def open(self, session: Session, coach: Coach | None = None, attend: Callable[[], None] = lambda: None) -> None:
        """Put a session on the table in place of what is there.

        A coach points at targets and speaks in the prompt's place; `attend` is called whenever the table was shown.
        """
        self._stop()
        self._late.flush()
        self._computers.rest()
        self.advice.clear()
        if self._shared and self._shared.session is session:
            self.interaction = self._shared
        else:
            self.interaction = Interaction(session, _dice, self._confirms, self._pace, session.far)
        self._coach, self._attend = coach, attend
        self._eyes = ()
        self._draws = False
        self._board.clear()
        self._speech.hush()
        self._log.clear()
        log_drawer.slide(False)
        dom.show(dom.by_id("game-name"), panels.title(session.match.game.name))
        document.documentElement.dataset.game = session.match.game.id
        self.show(glide=False)

    def share(self, interaction: Interaction) -> None:
        """What is done here is done at one of several devices from now on, which share the match on the table."""
        self._stop()
        self.interaction = self._shared = interaction
        self.show(glide=False)

    def show_shared(self, what: str) -> None:
        """Show what has happened in a match that several devices share, as `play/devices/meeting.py` names it."""
        if what == "played":
            self._after_change()
        elif what != "waits":
            self.show(glide=what == "seats")
            self._keep(True)

    def leave(self) -> None:
        """The table is no longer looked at."""
        self._stop()
        self._late.flush()
        self._clock.stop()
        self._computers.rest()
        self._worker.close()
        self.hush()

    # ------------------------------------------------------------------ showing

    def show(self, glide: bool = True) -> None:
        """Bring the whole table up to date with its session: the board at once, what stands beside it a frame later.

        A question before an action comes and goes with the board. Where other eyes come, what was written for somebody
        who knew a hand is not seen for that frame.
        """
        interaction = self.interaction
        if interaction is None:
            return
        session = interaction.session
        match = session.match
        interaction.room = dom.room(self._place)
        pointed = self._coach.pointed() if self._coach else ()
        hint = pointed or self.advice.path(match.state, session.touches.chosen)
        seen = glance(interaction, hint)
        held = pen(session, self._draws)
        self._draws = held is Pen.EVERY
        if self._draws:
            seen = while_drawing(seen)
        self._board.take_pen(held)
        eyes = session.screen.viewer, session.screen.revealed
        same = eyes == self._eyes  # What one has seen does not glide away before another's eyes.
        if self._eyes not in (NOBODY, eyes):
            self._panel.toggleAttribute("data-withheld", True)
        self._eyes = eyes
        keys = self.edges.rows(seen.scene, session)
        self.hush()
        if match.state is not self._shown:
            self._shown = match.state
            self._board.begin_anew()
        pace = self._pace() / FOLLOWING_SECONDS if match.ply > self._ply else 0  # Nothing is rolled on the way back.
        self._ply = match.ply
        glides = glide and same and self._glides()
        self._board.show(seen.scene, seen.signs, glides, bool(keys), keys, pace)
        covered = self._show_cover(seen.cover)
        self._show_ready(seen.readiness)
        self._clock.follow(seen.deadline)
        self._computers.attend(session.dealer)
        self._wait(seen.pause)
        whole = cache(lambda: self._beside(interaction, seen, hint))
        late = self._late
        late.put("past", lambda: self._show_past(session, whole))
        late.put("words", lambda: self._show_words(whole()))
        late.put("written anew", lambda: self._panel.toggleAttribute("data-withheld", False))
        late.put("panels", lambda: self._show_panels(session, whole()))
        late.put("marks", lambda: self._mark(interaction, seen, keys, glides))
        asked, self._asks = self._asks, seen.asks
        if not glide:
            late.flush()
        if asked or seen.asks:
            late.flush("words")
        if seen.cover:
            late.put("what comes", lambda: foresee(interaction))
        if covered:  # Last: the page is laid out for it, and all that is written after that has it laid out again.
            dom.by_id("take-screen").focus()

    def _beside(self, interaction: Interaction, seen: Glance, hint: Path) -> PlayerView:
        whole = beside(interaction, seen, hint, self.advice.asides(interaction.session))
        return told_of_drawing(whole) if self._draws else whole

    def _mark(self, interaction: Interaction, seen: Glance, keys: Mapping[str, str], glide: bool) -> None:
        """Mark what was touched lately, once it is found: what moves goes on."""
        signs = marked(interaction, seen)
        if signs != seen.signs:
            self._board.show(seen.scene, signs, glide, bool(keys), keys)

    def _moment(self) -> tuple[object, ...]:
        """What a hint or a refusal is true of: it goes when any of this is another one."""
        interaction = self.interaction
        assert interaction
        session = interaction.session
        doing = interaction.pending, interaction.replayed
        return id(session.match.state), session.touches.chosen, *doing, session.screen.viewer, session.screen.unready()

    def refuse(self, why: str) -> None:
        """Say, in the prompt's place, why something cannot be done."""
        self._speech.tell(why, REFUSAL, self._moment())

    def refuse_action(self, action: Action) -> None:
        """Say why an action that was played is not legal."""
        session = self.session
        assert session
        self.refuse(session.match.game.words.illegal(session.match.state, action))

    def tell_hint(self, text: str, path: Path = ()) -> None:
        """Say what is suggested, in the prompt's place; the keyboard's focus goes to the first touch of it."""
        self._speech.tell(text, HINT, self._moment())
        if path and (self._board.has_focus or document.activeElement.closest("#hint, #lesson-show")):
            self._board.focus(path[0])

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        return self._board.hush()

    def _show_words(self, seen: PlayerView) -> None:
        """What is asked, and what else there is to say."""
        self._speech.show(seen.prompt, self._moment())
        dom.show(dom.by_id("notice"), panels.notice(seen))
        dom.by_id("speech").dataset.over = seen.over

    def _show_past(self, session: Session, whole: Callable[[], PlayerView]) -> None:
        """What has happened; in a race its line in the log waits for nothing else."""
        self._log.show(session)
        self._strip.show(whole())

    def _show_panels(self, session: Session, seen: PlayerView) -> None:
        dom.show(dom.by_id("seats"), panels.seats(seen.seats))
        dom.by_id("undo").setAttribute("aria-disabled", "false" if seen.can_undo else "true")
        dom.by_id("redo").setAttribute("aria-disabled", "false" if seen.can_redo else "true")
        dom.by_id("hint").hidden = not seen.can_hint
        dom.by_id("resign").hidden = not seen.can_resign
        self.advice.show_analysis(session)
        self._attend()
        dom.rescue_focus()

    def _show_cover(self, cover: Cover | None) -> bool:
        """Whether it has come just now: its button is to have the focus."""
        place = dom.by_id("cover")
        if cover:
            dom.show(place, panels.cover(cover))
        changes: bool = place.hidden != (cover is None)
        if changes:
            place.hidden = cover is None
            if cover:
                self.advice.forget_hint()
        return changes and cover is not None

    def _show_ready(self, readiness: Sequence[Readiness]) -> None:
        place = dom.by_id("ready")
        if readiness:
            dom.show(place, panels.ready(readiness, self.edges.is_far, self.edges.ready_key))
        if place.hidden == bool(readiness):
            place.hidden = not readiness
            if readiness:
                first = next(one.seat for one in readiness if not one.ready)
                dom.by_id(f"ready-{first}").focus()

    def be_ready(self, seat: int) -> None:
        """A seat is ready for what counts by speed. With the last of them hands are turned up, then the clock runs."""
        if self.session:
            self.session.screen.be_ready(seat)
            self.show(glide=False)
            self._announce()

    def take_screen(self) -> None:
        """Who is to act has the screen, and nobody else looks."""
        if self.session:
            self.session.screen.take()
            self.show()
            self._board.focus()
            self._announce()

    def _announce(self, *sentences: str) -> None:
        interaction = self.interaction
        assert interaction

        def announce() -> None:
            said = (self._coach.said if self._coach else "") or prompt(interaction)
            news = [one for one in dict.fromkeys(sentences) if one not in said]
            dom.announce(" ".join((*news, said)))

        self._late.put("announcement", announce)

    # ------------------------------------------------------------------ playing

    def touch(self, touch: str, captured: float) -> None:
        """A target was touched, at a time in milliseconds."""
        session = self.session
        if session is None:
            return
        self._speech.hush(REFUSAL)
        if self._draws:
            self._drew(touch, touch)
        elif session.quick:
            self._inputs.add(captured, touch)
        else:
            self._answer(touch, captured)

    def end_turn(self) -> None:
        """As if what ends the turn were touched, where the picture has it."""
        session = self.session
        seat = session.screen.handover() if session else None
        if session and seat is not None:
            self.refuse(say("cover", name=session.names[seat]))
        elif touch := self._board.ending():
            self.touch(touch, window.performance.now())
        else:
            self.refuse(say("no-end"))

    def _wait_for_earlier(self, captured: float) -> None:
        passed = (window.performance.now() - captured) / 1000
        dom.later(min(RACE_SECONDS, max(0.0, RACE_SECONDS - passed)), self._inputs.flush)

    def _answer(self, touch: str, captured: float) -> None:
        """Handle a touch that was made at a time in milliseconds; "" is the clock."""
        interaction = self.interaction
        if interaction is None:
            return
        if not touch:
            self._run_out()
            return
        asked, self._touched = interaction.pending is not None, touch
        self._follow(interaction.touch(touch, captured), asked)

    def _follow(self, outcome: Outcome, asked: bool = False) -> None:
        """Show what became of a touch; `asked` tells whether an action waited to be confirmed."""
        match outcome:
            case Played() | Happened():
                self._after_change()
            case Refused(why):
                if (self._coach and self._coach.refused()) or asked:
                    self.show()
                self.refuse(why)
            case Pending():
                self.show()
                dom.by_id("confirm").focus()
                self._announce()
            case Chosen() | TakenBack() | Shown():
                self.show()
                self._announce()
            case Sent():
                pass  # Where the match is shared, `show_shared` was called.

    def _run_out(self) -> None:
        if self.interaction and not self._clock.running and self.interaction.run_out():
            self._after_change()

    def _act_for_computer(self, state: State, action: Action) -> bool:
        """A computer player acts, unless somebody was faster. False while it is to wait for what is shown again."""
        self._inputs.flush()
        interaction = self.interaction
        if interaction and interaction.session.dealer.live and interaction.session.dealer.match.state is state:
            if interaction.replayed and not interaction.session.shared:
                return False
            self._follow(interaction.play(action))
        return True

    def _after_change(self) -> None:
        session = self.session
        assert session
        self.show()
        if heard := sound(session):
            self._hear(heard.value)
        ply = session.match.ply  # Nothing has led to 0: a miss was taken back.
        self._announce(*([session.history.sentence(ply)] if ply else []))
        self._keep(True)
        if session.at_end and session.match.state.result is not None and self._glides():
            from pentapod.web.table.flourish import flourish

            flourish(session)

    def _keep(self, played: bool) -> None:
        """Have the game kept: what was played, after the next paint."""
        session = self.session
        assert session
        if played:
            self._late.put("keeping", lambda: self._changed(session, True))
        else:
            self._late.flush()
            self._changed(session, False)

    def confirm(self) -> None:
        """Play the action that waits to be confirmed."""
        if self.interaction and (outcome := self.interaction.confirm()):
            self._follow(outcome)
            if not document.activeElement.closest("#coach-buttons"):  # It may have ended a step of a lesson.
                self._board.focus(self._touched)

    def step_back(self) -> bool:
        """Take back the last touch of an action in the making, or draw no more. False when there is neither."""
        if self._draws:
            self.draw()
            return True
        if self.interaction and self.interaction.step_back():
            self.show()
            self._announce()
            self._board.focus(self._touched)
            return True
        return False

    def _wait(self, seconds: float | None) -> None:
        """Wait for what happens by itself after so many seconds, if anything does."""
        self._stop()
        if seconds is not None:
            self._timer = dom.later(seconds, self._happen)

    def _happen(self) -> None:
        self._stop()
        interaction = self.interaction
        if interaction and interaction.replayed:
            interaction.happen()
            self.show()
        elif interaction and interaction.happen():
            self._after_change()

    def go_on(self) -> None:
        """Who has lost something has seen it, and the game goes on."""
        if self.interaction and self.interaction.go_on():
            self.show()
            self._board.focus()
            self._announce()

    def replay(self, ply: int) -> None:
        """Show again the action that led to a position, and come back."""
        if self.interaction and self.interaction.replay(ply):
            self.show(glide=False)
            self._announce()

    def _stop(self) -> None:
        if self._timer:
            dom.never(self._timer)
        self._timer = 0

    # ------------------------------------------------------------------ looking closer

    def _tell_about(self, touch: str) -> bool:
        """Show what there is to know about a target; nothing of "" or of one that tells nothing."""
        session = self.session
        about: tuple[str, ...] = ()
        if session and touch and (target := self._board.target(touch)):
            about = session.about(touch, target.hand)
        self._inspector.hide()
        if not about:
            return False
        self._inspector.show(as_content(about), self._board.box(touch), self._board.boxes())
        dom.announce(" ".join(about))
        return True

    def hint(self) -> None:
        """Suggest an action, instead of one that waits to be confirmed."""
        if self.interaction is None or self.session is None:
            return
        if self.interaction.pending:
            self.interaction.forget_touches()
            self.show()
        if self.advice.helped(self.session) is not None:
            self._computers.rest()  # All share one thinker; computers that may act are asked anew later.
        self.advice.hint(self.session)

    def suggest(self, session: Session, then: Advised) -> bool:
        """Ask for an action that somebody at another device could do. False if nothing can be suggested."""
        if self.advice.helped(session) is None:
            return False
        self._computers.rest()
        self.advice.ask(session, then)
        return True

    def analyse(self) -> None:
        """Tell who stood how well in a finished game."""
        if self.session:
            log_drawer.slide(True)
            self.advice.analyse(self.session)
            dom.by_id("analysis").focus(preventScroll=True)

    def leave_trial(self) -> None:
        """Back to the finished game in which somebody has tried to do better."""
        self.advice.leave_trial()
        log_drawer.slide(True)

    def target(self, touch: str) -> Target | None:
        """What is made by this touch in the picture shown; None where nothing is."""
        return self._board.target(touch)

    def ask_focused(self) -> None:
        """Tell about the target that has the keyboard's focus."""
        self._board.ask_focused()

    # ------------------------------------------------------------------ the log

    def undo(self) -> None:
        """Take back the last choice, or say why that cannot be."""
        interaction = self.interaction
        if interaction is None:
            return
        session = interaction.session
        if session.read_only or not session.people():
            self.go(session.match.ply - 1)
            return
        if interaction.pending or session.touches.chosen:
            interaction.forget_touches()
            self.show()
            self._announce()
            self._board.focus(self._touched)
            return
        try:
            said = interaction.undo()
        except CannotUndo as reason:
            self.refuse(say(f"undo-{reason.reason}"))
            return
        self.show()
        if session.shared and said:
            self.tell_hint(said)
        self._announce(*([said] if said else ()))
        self._keep(False)

    def redo(self) -> None:
        """Step forward along the log."""
        interaction = self.interaction
        if interaction is None:
            return
        if not interaction.redo():
            self.refuse(say("at-end"))
            return
        session = interaction.session
        self.show()
        self._announce(session.history.sentence(session.match.ply))
        self._keep(False)

    def go(self, ply: int) -> None:
        """Look at the position after so many actions."""
        interaction = self.interaction
        if interaction is None:
            return
        interaction.go(ply)
        session = interaction.session
        self.show()
        self._tell_position(session)

    def _tell_position(self, session: Session) -> None:
        """Another position is looked at: say what led to it, and what is said of it."""
        ply = session.match.ply
        note = session.notebook.note(ply).text if session.notebook else ""
        self._announce(*([session.history.sentence(ply)] if ply else []), *([note] if note else []))
        self._keep(False)

    def go_to_line(self, ply: int) -> None:
        """Look at the position of a line of the log that was clicked."""
        self._log.hold(str(ply))
        self.go(ply)

    def go_to_row(self, row: str) -> None:
        """Look at the position of a row of all lines that was clicked; steps then lead along its line."""
        session = self.session
        if self.interaction and session and session.notebook:
            self._log.hold(row)
            self.interaction.forget_touches()
            session.go_to(*read_id(row))
            self.show()
            self._tell_position(session)

    def noted(self) -> None:
        """Something was said of the position shown, or a line has another place."""
        self.show(glide=False)
        self._keep(True)

    def draw(self) -> None:
        """Draw on the board, in place of playing; or no more."""
        interaction = self.interaction
        if interaction is None or pen(interaction.session, True) is Pen.NONE:
            return
        self._draws = not self._draws
        self._speech.hush()
        interaction.forget_touches()
        log_drawer.slide(False)
        self.show(glide=False)
        self._board.focus()
        if self._draws:
            dom.announce(say_of_play("draw-prompt"))
        else:
            self._announce()

    def _drew(self, start: str, end: str) -> None:
        """An arrow was drawn from a target to another, or one was marked."""
        session = self.session
        assert session
        try:
            said = draw(session, (start,) if start == end else (start, end), self.picture())
        except CannotDraw as reason:
            self.refuse(str(reason))
            return
        self.noted()
        dom.announce(said)

    def step(self, by: int) -> None:
        """Look at a neighbouring position."""
        if self.session:
            self.go(self.session.match.ply + by)

    def return_to_old_line(self) -> None:
        """Drop the branch."""
        if self.interaction:
            self.interaction.return_to_old_line()
            self.show()
            self._announce()
            self._keep(True)

    def resign(self, seat: int) -> None:
        """A seat gives up, at the newest position."""
        if self.interaction:
            self.interaction.resign(seat)
            if not self.interaction.session.shared:
                self._after_change()

    # ------------------------------------------------------------------ looks

    def flip(self) -> None:
        """Turn the board by half."""
        if self.interaction:
            self.interaction.flipped = not self.interaction.flipped
            self.show()

    def play_as(self, seats: Seats | None) -> None:
        """Only these seats are played here, one alone from its side of the board; with None all are.

        The others get links. Raises `SeatBound` where a seat is played with the secrets of another device.
        """
        if self.interaction:
            self.interaction.take_side(seats)
            self.show(glide=False)
            self._announce()
            self._changed(self.interaction.session, True)

    def renew_dice(self) -> None:
        """The secrets are lost: new ones are promised, and the others are asked to join."""
        if self.interaction:
            self.interaction.renew_dice()
            self.show(glide=False)
            self._announce()
            self._keep(True)

    def picture(self) -> Scene:
        """The position shown as an onlooker sees it."""
        interaction = self.interaction
        assert interaction
        session = interaction.session
        return interaction.paint(session.match.state, View(session.onlooker, flip=interaction.flipped))

    def _fit(self) -> None:
        """The room for the board is another one: a scrollbar may have come or gone, too."""
        if self.interaction and self._place.clientWidth:  # It has none once the table was left.
            if dom.room(self._place) != self.interaction.room:
                self.show(glide=False)
            self._board.fit()

    def recolored(self) -> None:
        """The theme has changed."""
        self._board.repaint()


def _dice() -> Random:
    from random import SystemRandom

    return SystemRandom()
