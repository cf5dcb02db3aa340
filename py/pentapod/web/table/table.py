"""The table: one match on the page, from its board to its log, and all that may be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window

from pentapod import games
from pentapod.engine.match import CannotUndo
from pentapod.engine.state import CHANCE, Action, Path, State
from pentapod.play.edges import Edges
from pentapod.play.race import Inputs
from pentapod.play.recent import recent
from pentapod.play.session import Session
from pentapod.play.words import listed
from pentapod.scene.display import Signs
from pentapod.scene.shapes import WIDE, Scene, Target, View
from pentapod.web.shell import dom
from pentapod.web.shell.board import Board
from pentapod.web.shell.inspector import Inspector, as_content
from pentapod.web.shell.speech import ABOUT, HINT, REFUSAL, Speech
from pentapod.web.shell.words import say
from pentapod.web.table import log_drawer, panels
from pentapod.web.table.advice import Advice
from pentapod.web.table.clock import Clock
from pentapod.web.table.computers import Computers
from pentapod.web.table.log import Log
from pentapod.web.table.worker import Mind

CHANCE_SECONDS = 0.35
DEAL_SECONDS = 0.12
"""When chance acts again and again, as it deals hands."""
CONSEQUENCE_SECONDS = 0.85
RACE_SECONDS = 0.004
"""How long after its capture an input of a race waits for another that was made before it."""

_NOTHING: frozenset[str] = frozenset()


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
    ):
        self.session: Session | None = None
        self._changed = changed
        self._glides = glides
        self._confirms = confirms
        self._pace = pace
        self.edges = Edges(self.touch, self.be_ready)
        self._board = Board(dom.by_id("board"), self.touch, self._tell_about)
        self.mind = Mind()
        self.advice = Advice(self.mind, self.show, self._tell_hint)
        self._computers = Computers(self.mind, self._act_for_computer, pace)
        self._log = Log()
        self._inspector = Inspector()
        self._speech = Speech("prompt")
        self._clock = Clock(lambda end: self._inputs.add(end, ""))
        self._inputs = Inputs(self._wait_for_earlier, self._answer)
        self._flip = False
        self._pending: Action | None = None
        self._question = ""
        self._timer = 0
        self._place = dom.by_id("area")
        self._room = WIDE
        self._touched = ""
        self._shown: State | None = None
        self._eyes: tuple[object, ...] = ()
        """For whom the board was drawn last."""
        dom.watch_size(self._place, self._fit)

    def open(self, session: Session) -> None:
        """Put a session on the table in place of what is there."""
        self._stop()
        self._computers.rest()
        self.advice.clear()
        self.session = session
        self._flip, self._pending, self._eyes = session.far, None, ()
        self._board.clear()
        self._speech.hush()
        self._log.clear()
        log_drawer.slide(False)
        dom.by_id("game-name").textContent = session.match.game.name
        document.documentElement.dataset.game = session.match.game.id
        self.show(glide=False)

    def leave(self) -> None:
        """The table is no longer looked at."""
        self._stop()
        self._clock.stop()
        self._computers.rest()
        self.mind.close()
        self.hush()

    # ------------------------------------------------------------------ showing

    def show(self, glide: bool = True) -> None:
        """Bring the whole table up to date with its session."""
        session = self.session
        if session is None:
            return
        match = session.match
        chosen = drawn = session.chosen
        state = match.state
        if self._pending and self._question:
            chosen = drawn = self._pending.path
        elif self._pending:
            state, drawn = state.after(self._pending), ()
        self._room = dom.room(self._place)
        lit = frozenset(() if self._pending else session.lit())
        view = View(session.viewer, drawn, self._flip, self._room, session.revealed, session.names, not lit)
        eyes = session.viewer, session.revealed
        same, self._eyes = eyes == self._eyes, eyes  # What one has seen does not glide away before another's eyes.
        scene = games.painter(match.game.id)(state, view)
        keys = self.edges.rows(scene, session)
        signs = Signs(
            lit=_NOTHING if chosen and not session.quick else lit,
            chosen=frozenset(chosen),
            reach=lit if chosen and not session.quick else _NOTHING,
            recent=recent(match, scene, view),
            hint=frozenset(self.advice.path(match.state, session.chosen)) - frozenset(chosen),
        )
        self.hush()
        if match.state is not self._shown:
            self._shown = match.state
            self._board.begin_anew()
        self._board.show(scene, signs, glide and same and self._glides(), bool(keys), keys)
        self._show_panels(state)
        self._show_cover()
        self._show_ready()
        self._log.show(session)
        self.advice.show_analysis(session)
        self._clock.follow(session.deadline)
        self._computers.attend(session)
        if not self._pending:
            self._await_what_must_happen()
        dom.rescue_focus()

    def _moment(self) -> tuple[object, ...]:
        """What a hint or a refusal is true of: it goes when any of this is another one."""
        session = self.session
        assert session
        return id(session.match.state), session.chosen, self._pending, session.viewer, session.unready()

    def refuse(self, why: str) -> None:
        """Say, in the prompt's place, why something cannot be done."""
        self._speech.tell(why, REFUSAL, self._moment())

    def refuse_action(self, action: Action) -> None:
        """Say why an action that was played is not legal."""
        session = self.session
        assert session
        self.refuse(session.match.game.words.illegal(session.match.state, action))

    def _tell_hint(self, text: str, path: Path = ()) -> None:
        """Say what is suggested, in the prompt's place; the keyboard's focus goes to the first touch of it."""
        self._speech.tell(text, HINT, self._moment())
        if path and (self._board.has_focus or document.activeElement == dom.by_id("hint")):
            self._board.focus(path[0])

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        return self._board.hush()

    def _out_of_sight(self) -> Target | None:
        """What ends the turn in a picture that is scrolled: it is offered beside the prompt, too."""
        scene = self._board.scene
        return next((target for target in scene.targets if target.ends), None) if scene and scene.scrolls else None

    def _show_panels(self, state: Any) -> None:
        session = self.session
        assert session
        match = session.match
        teams = match.game.teams(match.options)
        dom.show(
            dom.by_id("seats"),
            panels.seats(match.game.words, state, session.names, teams, session.levels, session.gave_up()),
        )
        if self._pending:
            prompt = self._question or say("confirm-question")
        elif (seat := session.handover()) is not None:
            prompt = say("cover", name=session.names[seat])
        elif state.deadline is None and state.turn in session.computers() and not session.chosen:
            prompt = say("thinking", name=session.names[state.turn])
        elif session.unready():
            prompt = self._ready_prompt()
        else:
            prompt = match.game.words.prompt(state, session.names, session.chosen)
        self._speech.show(prompt, self._moment())
        dom.show(dom.by_id("notice"), panels.notice(session, bool(self._pending), self._out_of_sight()))
        undo, redo = dom.by_id("undo"), dom.by_id("redo")
        can_undo = not session.read_only and (self._pending is not None or session.can_undo)
        undo.setAttribute("aria-disabled", "false" if can_undo else "true")
        redo.setAttribute("aria-disabled", "true" if session.at_end else "false")
        dom.by_id("hint").hidden = state.result is not None or session.read_only or all(session.levels)
        dom.by_id("resign").hidden = not session.resigners()

    def _show_cover(self) -> None:
        session, cover = self.session, dom.by_id("cover")
        assert session
        seat = session.handover()
        if seat is not None:
            dom.show(cover, panels.cover(seat, session.names[seat]))
        if cover.hidden != (seat is None):
            cover.hidden = seat is None
            if seat is not None:
                self.advice.forget_hint()
                dom.by_id("take-screen").focus()

    def _show_ready(self) -> None:
        session, place = self.session, dom.by_id("ready")
        assert session
        waiting = session.unready()
        if waiting:
            dom.show(place, panels.ready(session, self.edges.is_far, self.edges.ready_key))
        if place.hidden == bool(waiting):
            place.hidden = not waiting
            if waiting:
                dom.by_id(f"ready-{waiting[0]}").focus()

    def _ready_prompt(self) -> str:
        session = self.session
        assert session
        return say("ready-prompt", names=listed([session.names[seat] for seat in session.unready()]))

    def be_ready(self, seat: int) -> None:
        """A seat is ready for what counts by speed. With the last of them hands are turned up, then the clock runs."""
        session = self.session
        if session:
            session.be_ready(seat)
            self.show(glide=False)
            self._announce()

    def take_screen(self) -> None:
        """Who is to act has the screen, and nobody else looks."""
        session = self.session
        if session:
            session.take_screen()
            self.show(glide=False)
            self._board.focus()
            self._announce()

    def _announce(self, *sentences: str) -> None:
        session = self.session
        assert session
        seat = session.handover()
        prompt = (
            self._question
            if self._pending
            else session.match.game.words.prompt(session.match.state, session.names, session.chosen)
        )
        if seat is not None:
            prompt = say("cover", name=session.names[seat])
        elif session.unready():
            prompt = self._ready_prompt()
        dom.announce(" ".join((*sentences, prompt)))

    # ------------------------------------------------------------------ playing

    def touch(self, touch: str, captured: float) -> None:
        """A target was touched, at a time in milliseconds."""
        session = self.session
        if session is None:
            return
        if session.quick:
            self._inputs.add(captured, touch)
        else:
            self._answer(touch)

    def end_turn(self) -> None:
        """As if what ends the turn were touched, where the picture has it."""
        session = self.session
        seat = session.handover() if session else None
        if session and seat is not None:
            self.refuse(say("cover", name=session.names[seat]))
        elif touch := self._board.ending():
            self.touch(touch, window.performance.now())
        else:
            self.refuse(say("no-end"))

    def _wait_for_earlier(self, captured: float) -> None:
        passed = (window.performance.now() - captured) / 1000
        dom.later(min(RACE_SECONDS, max(0.0, RACE_SECONDS - passed)), self._inputs.flush)

    def _answer(self, touch: str) -> None:
        """Handle a touch; "" is the clock."""
        session = self.session
        if session is None:
            return
        if not touch:
            self._run_out()
            return
        if self._timer:
            self._happen()
            return
        asked = self._pending is not None
        if asked and touch not in session.chosen:
            session.step_back()
        self._pending, self._touched = None, touch
        answer = session.touch(touch)
        if isinstance(answer, Action):
            self._complete(answer)
        elif isinstance(answer, str):
            if asked:
                self.show()
            self.refuse(answer)
        else:
            self.show()
            self._announce()

    def _run_out(self) -> None:
        session = self.session
        deadline = session.deadline if session else None
        if deadline and not self._clock.running:
            self._play(deadline.action)

    def _complete(self, action: Action) -> None:
        session = self.session
        assert session
        self._question = (
            "" if session.hurried else session.match.game.words.caution(session.match.state, action, session.names)
        )
        if self._question or (self._confirms() and not session.hurried):
            self._pending = action
            self.show()
            dom.by_id("confirm").focus()
            self._announce()
        else:
            self._play(action)

    def _play(self, action: Action) -> None:
        session = self.session
        assert session
        self._pending = None  # Whoever was faster, what waits to be confirmed was meant for another position.
        session.play(action)
        self._after_change()

    def _act_for_computer(self, state: State, action: Action) -> None:
        """A computer player acts, unless somebody was faster."""
        self._inputs.flush()
        session = self.session
        if session and session.live and session.match.state is state:
            self._play(action)

    def _after_change(self) -> None:
        session = self.session
        assert session
        self.show()
        self._announce(session.sentence(session.match.ply))
        self._changed(session, True)

    def confirm(self) -> None:
        """Play the action that waits to be confirmed."""
        action, self._pending = self._pending, None
        if action:
            self._play(action)
            self._board.focus(self._touched)

    def step_back(self) -> bool:
        """Take back the last touch of an action in the making. False when there is none."""
        session = self.session
        if session is None:
            return False
        had = session.step_back()
        if had or self._pending:
            self._pending = None
            self.show()
            self._announce()
            self._board.focus(self._touched)
            return True
        return False

    def _await_what_must_happen(self) -> None:
        self._stop()
        session = self.session
        assert session
        if session.happens():
            self._timer = dom.later(self._beat(session), self._happen)

    def _beat(self, session: Session) -> float:
        """How long to show a position before what must happen does."""
        match = session.match
        if match.state.automatic:
            return CONSEQUENCE_SECONDS if match.ply else 0.01
        if match.state.actors != (CHANCE,):
            return self._pace()
        if not match.ply:
            return 0.01
        return DEAL_SECONDS if match.steps[match.ply - 1].action.seat == CHANCE else CHANCE_SECONDS

    def _happen(self) -> None:
        from random import SystemRandom

        self._stop()
        session = self.session
        if session and session.happens():
            session.let_happen(SystemRandom())
            self._after_change()

    def _stop(self) -> None:
        if self._timer:
            dom.never(self._timer)
        self._timer = 0

    # ------------------------------------------------------------------ looking closer

    def _tell_about(self, touch: str) -> bool:
        """Show what there is to know about a target; nothing of "" or of one that tells nothing."""
        session = self.session
        told: tuple[str, ...] = ()
        if session and touch and (target := self._board.target(touch)):
            told = session.about(touch, target.hand)
        self._inspector.hide()
        self._speech.hush(ABOUT)
        if not told:
            return False
        content = as_content(told)
        if self._inspector.show(content, self._board.box(touch), self._board.boxes()):
            dom.announce(" ".join(told))
        else:
            self._speech.tell(" ".join(told), ABOUT, self._moment(), content)
        return True

    def hint(self) -> None:
        """Suggest an action."""
        if self.session is None:
            return
        if self.advice.helped(self.session) is not None:
            self._computers.rest()  # There is one mind for all. Computers that may act as well are asked anew after it.
        self.advice.hint(self.session)

    def analyse(self) -> None:
        """Tell who stood how well in a finished game."""
        if self.session:
            log_drawer.slide(True)
            self.advice.analyse(self.session)

    def ask_focused(self) -> None:
        """Tell about the target that has the keyboard's focus."""
        self._board.ask_focused()

    # ------------------------------------------------------------------ the log

    def undo(self) -> None:
        """Take back the last choice, or say why that cannot be."""
        session = self.session
        if session is None:
            return
        if session.read_only or not session.people():
            self.go(session.match.ply - 1)
            return
        if self._pending or session.chosen:
            while self.step_back():
                pass
            return
        self._stop()
        try:
            what = session.undo()
        except CannotUndo as reason:
            self.refuse(say(f"undo-{reason.reason}"))
            self._await_what_must_happen()
            return
        self.show()
        self._announce(say("looking-back-undone", what=what))
        self._changed(session, False)

    def redo(self) -> None:
        """Step forward along the log."""
        session = self.session
        if session is None:
            return
        self._pending = None
        if not session.redo():
            self.refuse(say("at-end"))
            return
        self.show()
        self._announce(session.sentence(session.match.ply))
        self._changed(session, False)

    def go(self, ply: int) -> None:
        """Look at the position after so many actions."""
        session = self.session
        if session is None:
            return
        self._stop()
        self._pending = None
        session.go(max(0, min(ply, len(session.match.steps))))
        self.show()
        self._announce(*([session.sentence(session.match.ply)] if session.match.ply else []))
        self._changed(session, False)

    def step(self, by: int) -> None:
        """Look at a neighbouring position."""
        if self.session:
            self.go(self.session.match.ply + by)

    def return_to_old_line(self) -> None:
        """Drop the branch."""
        if self.session:
            self.session.return_to_old_line()
            self.show()
            self._announce()
            self._changed(self.session, True)

    def resign(self, seat: int) -> None:
        """A seat gives up, at the newest position."""
        session = self.session
        if session:
            self._stop()
            session.resign(seat)
            self._after_change()

    # ------------------------------------------------------------------ looks

    def flip(self) -> None:
        """Turn the board by half."""
        self._flip = not self._flip
        self.show()

    def play_as(self, seat: int | None) -> None:
        """Only this seat is played here, from its side of the board; with None all sit at this screen."""
        session = self.session
        if session:
            session.play_as(seat)
            self._flip, self._pending = session.far, None
            self.show(glide=False)
            self._announce()
            self._changed(session, True)

    def picture(self) -> Scene:
        """The position shown as an onlooker sees it."""
        session = self.session
        assert session
        match = session.match
        return games.painter(match.game.id)(match.state, View(session.onlooker, flip=self._flip))

    def _fit(self) -> None:
        """The room for the board is another one: a scrollbar may have come or gone, too."""
        if self.session and self._place.clientWidth:  # It has none once the table was left.
            if dom.room(self._place) != self._room:
                self.show(glide=False)
            self._board.fit()

    def recolored(self) -> None:
        """The theme has changed."""
        self._board.repaint()
