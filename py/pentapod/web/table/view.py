"""What is seen of the table: its board and all that stands beside it, brought up to date with what is done there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from js import document

from pentapod.engine.state import Path, State
from pentapod.play.drawing import Pen, pen, with_drawing_prompt, with_drawing_targets
from pentapod.play.interaction import Interaction
from pentapod.play.pace import FOLLOWING_SECONDS
from pentapod.play.race import Edges
from pentapod.play.session import Session
from pentapod.play.thinking.trial import Trial
from pentapod.play.view import (
    BoardView,
    Cover,
    PlayerView,
    Readiness,
    board_view,
    marked,
    precompute,
    prompt,
    search_marks,
    whole_view,
)
from pentapod.scene.shapes import Scene, View
from pentapod.web.preferences import Preferences
from pentapod.web.shell import dom
from pentapod.web.shell.board import Board
from pentapod.web.shell.inspector import Inspector, as_content
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.speech import HINT, REFUSAL, Moment, Speech
from pentapod.web.table import panels
from pentapod.web.table.log import Log
from pentapod.web.table.strip import Strip

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach

NOBODY = (None, ())
"""The eyes of who looks on: they see what everybody may know."""


class TableView:
    """The elements of the table. What is done on the board goes to `touched` and `drew`.

    `hint` gives the touches that are suggested. `glanced` is called with what is seen at once, `attended` when all is
    shown, and `changed` after everything that should be kept: with True when something has happened in the game, else
    when another position of it is looked at.
    """

    def __init__(
        self,
        edges: Edges,
        touched: Callable[[str, float], None],
        drew: Callable[[str, str], None],
        hint: Callable[[], Path],
        board_viewed: Callable[[BoardView], None],
        attended: Then,
        changed: Callable[[Session, bool], None],
        preferences: Preferences,
    ) -> None:
        self._edges, self._hint, self._preferences = edges, hint, preferences
        self._board_viewed, self._attended, self._changed = board_viewed, attended, changed
        self.board = Board(dom.by_id("board"), touched, self._tell_about, drew)
        self.log = Log()
        self.speech = Speech("prompt")
        self.late = dom.AfterPaint()
        self.draws = False
        """Whether somebody draws on the board, and does not play."""
        self.coach: Coach | None = None
        """Points at targets, and speaks in the prompt's place."""
        self.touched = ""
        """What was touched last."""
        self._interaction: Interaction | None = None
        self._strip = Strip()
        self._inspector = Inspector()
        self._place = dom.by_id("area")
        self._panel = dom.by_id("panel")
        self._shown: State | None = None
        self._ply = 0
        self._viewers: tuple[object, ...] = ()
        """For whom the board was drawn last."""
        self._asks = False
        """Whether an action that was shown last waits to be confirmed."""
        dom.watch_size(self._place, self._fit)

    @property
    def is_open(self) -> bool:
        """Whether something lies on the table."""
        return self._interaction is not None

    @property
    def interaction(self) -> Interaction:
        """What is done there, if something lies there."""
        assert self._interaction
        return self._interaction

    @property
    def session(self) -> Session:
        """The session that lies there, if one does."""
        return self.interaction.session

    def put(self, interaction: Interaction | None) -> None:
        """Something else is done there from now on; nothing, where it is None."""
        self._interaction = interaction

    def open(self, interaction: Interaction, coach: Coach | None) -> None:
        """Show another game in place of what was there."""
        self.put(interaction)
        self.coach, self.draws, self._viewers = coach, False, NOBODY
        self.board.clear()
        self.speech.hush()
        self.log.clear()
        self._strip.clear()
        self.log.slide(False)
        game = interaction.session.match.game
        dom.show("game-name", panels.title(game.name))
        document.documentElement.dataset.game = game.id
        self.show(glide=False)

    # ------------------------------------------------------------------ showing

    def show(self, glide: bool = True) -> None:
        """Bring the whole table up to date with its session: the board at once, what stands beside it a frame later.

        A question before an action comes and goes with the board, and in a race the log does. Where nothing glides,
        as when another game is opened, what is asked and who plays is there at once as well. Where other eyes come,
        what was written for somebody who knew a hand is not seen for that frame.
        """
        if not self.is_open:
            return
        interaction = self.interaction
        interaction.room = dom.room(self._place)
        hint = self._hint()
        seen = board_view(interaction, hint)
        held = pen(self.session, self.draws)
        self.draws = held is Pen.EVERY
        if self.draws:
            seen = with_drawing_targets(seen)
        self.board.shown.takePen(held.value)
        glides = self._look(glide)
        keys = self._edges.rows(seen.scene, self.session)
        self._paint(seen, keys, glides)
        covered = self._show_cover(seen.cover)
        self._show_ready(seen.readiness)
        self._board_viewed(seen)
        self._put_off(seen, hint, lambda: self._mark(interaction, seen, keys, glides))
        asked, self._asks = self._asks, seen.asks
        if not glide:
            withheld = ("story", "log", "written anew") if self._panel.hasAttribute("data-withheld") else ()
            for name in ("words", "panels", *withheld):
                self.late.flush(name)
        if asked or seen.asks:
            self.late.flush("words")
        if self.session.quick:
            self.late.flush("log")
        if seen.cover:
            self.late.put("what comes", lambda: precompute(interaction))
        if covered:  # Last: the page is laid out for it, and all that is written after that has it laid out again.
            dom.by_id("take-screen").focus()

    def present(self, glide: bool = True) -> None:
        """Show the table, and let screen readers say what is asked now."""
        self.show(glide)
        self.announce()

    def show_taken_back(self) -> None:
        """Touches were taken back: the keyboard's focus goes to what was touched last."""
        self.present()
        self.board.focus(self.touched)

    def _look(self, glide: bool) -> bool:
        """See who looks now. Whether things glide: what one has seen does not, before another's eyes."""
        eyes, before = (self.session.screen.viewer, self.session.screen.revealed), self._viewers
        if before not in (NOBODY, eyes):
            self._panel.toggleAttribute("data-withheld", True)
        self._viewers = eyes
        return glide and eyes == before and self._preferences.glides()

    def _paint(self, seen: BoardView, keys: Mapping[str, str], glides: bool) -> None:
        self.board.hush()
        match = self.session.match
        if match.state is not self._shown:
            self._shown = match.state
            self.board.shown.beginAnew()
        pace = (
            self._preferences.pace() / FOLLOWING_SECONDS if match.ply > self._ply else 0
        )  # Nothing is rolled on the way back.
        self._ply = match.ply
        self.board.show(seen.scene, seen.signs, glides, keys, pace)

    def _mark(self, interaction: Interaction, seen: BoardView, keys: Mapping[str, str], glides: bool) -> bool:
        """Mark what was touched lately, once it is found: what moves goes on. Whether it is still searched for."""
        if search_marks(interaction, seen):
            return True
        signs = marked(interaction, seen)
        if signs != seen.signs:
            self.board.show(seen.scene, signs, glides, keys)
        return False

    def _put_off(self, seen: BoardView, hint: Path, mark: dom.Job) -> None:
        """What is shown a frame later."""
        interaction, session, late = self.interaction, self.session, self.late

        @cache
        def whole() -> PlayerView:
            asides = tuple(session.asides()) if isinstance(session, Trial) else ()
            all_seen = whole_view(interaction, seen, hint, asides)
            return with_drawing_prompt(all_seen) if self.draws else all_seen

        late.put("story", lambda: self._strip.show(whole()))
        late.put("log", lambda: self.log.show(session))  # It scrolls to a line in the room that the strip leaves.
        late.put("words", lambda: self._show_words(whole()))
        late.put("written anew", lambda: self._panel.toggleAttribute("data-withheld", False))
        late.put("panels", lambda: self._show_panels(whole()))
        late.put("marks", mark)

    def _show_words(self, seen: PlayerView) -> None:
        """What is asked, and what else there is to say."""
        self.speech.show(seen.prompt, self._moment())
        dom.show("notice", panels.notice(seen))
        dom.by_id("speech").dataset.over = seen.over

    def _show_panels(self, seen: PlayerView) -> None:
        dom.show("seats", panels.seats(seen.seats))
        dom.by_id("undo").setAttribute("aria-disabled", "false" if seen.can_undo else "true")
        dom.by_id("redo").setAttribute("aria-disabled", "false" if seen.can_redo else "true")
        dom.by_id("hint").hidden = not seen.can_hint
        dom.by_id("resign").hidden = not seen.can_resign
        self._attended()
        dom.rescue_focus()

    def _show_cover(self, cover: Cover | None) -> bool:
        """Whether it has come just now: its button is to have the focus."""
        place = dom.by_id("cover")
        if cover:
            dom.show(place, panels.cover(cover))
        changes: bool = place.hidden != (cover is None)
        if changes:
            place.hidden = cover is None
        return changes and cover is not None

    def _show_ready(self, readiness: tuple[Readiness, ...]) -> None:
        place = dom.by_id("ready")
        if readiness:
            dom.show(place, panels.ready(readiness, self._edges.is_far, self._edges.ready_key))
        if place.hidden == bool(readiness):
            place.hidden = not readiness
            if readiness:
                first = next(one.seat for one in readiness if not one.ready)
                dom.by_id(f"ready-{first}").focus()

    def _fit(self) -> None:
        """The room for the board is another one: a scrollbar may have come or gone, too."""
        if self.is_open and self._place.clientWidth:  # It has none once the table was left.
            if dom.room(self._place) != self.interaction.room:
                self.show(glide=False)
            self.board.shown.fit()

    def picture(self) -> Scene:
        """The position shown as an onlooker sees it."""
        session = self.session
        return self.interaction.paint(session.match.state, View(session.onlooker, flip=self.interaction.flipped))

    # ------------------------------------------------------------------ saying

    def _moment(self) -> Moment:
        """What a hint or a refusal is true of: it goes when any of this is another one."""
        session, screen = self.session, self.session.screen
        doing = self.interaction.pending, self.interaction.replayed
        return id(session.match.state), session.touches.chosen, *doing, screen.viewer, screen.unready()

    def refuse(self, why: str) -> None:
        """Say, in the prompt's place, why something cannot be done."""
        self.speech.tell(why, REFUSAL, self._moment())

    def tell_hint(self, text: str, path: Path = ()) -> None:
        """Say what is suggested, in the prompt's place; the keyboard's focus goes to the first touch of it."""
        self.speech.tell(text, HINT, self._moment())
        if path and (self.board.shown.hasFocus or document.activeElement.closest("#hint, #lesson-show")):
            self.board.focus(path[0])

    def announce(self, *sentences: str) -> None:
        """Let screen readers say some sentences, and then what is asked now."""
        interaction = self.interaction

        def announce() -> None:
            said = (self.coach.said if self.coach else "") or prompt(interaction)
            news = [one for one in dict.fromkeys(sentences) if one and one not in said]
            dom.announce(" ".join((*news, said)))

        self.late.put("announcement", announce)

    def _tell_about(self, touch: str) -> bool:
        """Show what there is to know about a target; nothing of "" or of one that tells nothing."""
        about: tuple[str, ...] = ()
        if self.is_open and touch and (target := self.board.target(touch)):
            about = self.session.about(touch, target.hand)
        self._inspector.hide()
        if not about:
            return False
        self._inspector.show(as_content(about), self.board.box(touch), self.board.boxes())
        dom.announce(" ".join(about))
        return True

    # ------------------------------------------------------------------ keeping

    def keep(self, played: bool) -> None:
        """Have the game kept: what was played, after the next paint."""
        session = self.session
        if played:
            self.late.put("keeping", lambda: self._changed(session, True))
        else:
            self.late.flush()
            self._changed(session, False)
