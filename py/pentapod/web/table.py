"""The table: one match on the page, from its board to its log, and all that may be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window

from pentapod import games
from pentapod.engine.game import Action
from pentapod.engine.match import CannotUndo
from pentapod.scene.shapes import Scene, View
from pentapod.web import dom, panels
from pentapod.web.board import Board, Signs
from pentapod.web.dialogs import hide_toast, toast
from pentapod.web.markup import button, tag, together
from pentapod.web.session import Session
from pentapod.web.words import say

CHANCE_SECONDS = 0.35
CONSEQUENCE_SECONDS = 0.85

_NOTHING: frozenset[str] = frozenset()


class Table:
    """Shows a session and lets it be played.

    `changed(session, played)` is called after everything that should be kept: `played` when something happened in
    the game, else when another position of it is looked at.
    """

    def __init__(
        self, changed: Callable[[Session, bool], None], glides: Callable[[], bool], confirms: Callable[[], bool]
    ):
        self.session: Session | None = None
        self._changed = changed
        self._glides = glides
        self._confirms = confirms
        self._board = Board(dom.by_id("board"), self.touch)
        self._flip = False
        self._pending: Action | None = None
        self._timer = 0
        self._logged: list[Any] = []
        self._tall = False
        self._touched = ""
        dom.watch_size(dom.by_id("area"), self._fit)

    def open(self, session: Session) -> None:
        """Put a session on the table in place of what is there."""
        self._stop()
        self.session = session
        self._flip, self._pending, self._logged = False, None, []
        self._board.scene = None
        dom.by_id("log").replaceChildren()
        dom.by_id("game-name").textContent = session.match.game.name
        document.documentElement.dataset.game = session.match.game.id
        self.show(glide=False)

    def leave(self) -> None:
        """The table is no longer looked at."""
        self._stop()

    # ------------------------------------------------------------------ showing

    def show(self, glide: bool = True) -> None:
        """Bring the whole table up to date with its session."""
        session = self.session
        if session is None:
            return
        match = session.match
        state = match.state.after(self._pending) if self._pending else match.state
        self._tall = window.innerHeight > window.innerWidth and window.innerWidth < 900
        view = View(None, session.chosen, self._flip, self._tall)
        scene = games.painter(match.game.id)(state, view)
        lit = frozenset(() if self._pending else session.lit())
        signs = Signs(
            lit=_NOTHING if session.chosen else lit,
            chosen=frozenset(session.chosen),
            reach=lit if session.chosen else _NOTHING,
            recent=self._recent(scene, view),
        )
        self._board.show(scene, signs, glide and self._glides())
        self._board.holder.setAttribute("aria-label", scene.label)
        self._show_panels(state)
        self._show_log()
        if not self._pending:
            self._await_what_must_happen()

    def _recent(self, scene: Scene, view: View) -> frozenset[str]:
        """The targets of the last choice that are still where they were then: a hand's belong to its seat."""
        session = self.session
        assert session
        match = session.match
        for ply in range(match.ply, 0, -1):
            action, before = match.steps[ply - 1].action, match.state_at(ply - 1)
            if action.seat >= 0 and not before.automatic:
                then = games.painter(match.game.id)(before, view._replace(chosen=()))
                places = {target.touch: target[2:] for target in then.targets if target.touch in action.path}
                return frozenset(t.touch for t in scene.targets if places.get(t.touch) == t[2:])
        return _NOTHING

    def _show_panels(self, state: Any) -> None:
        session = self.session
        assert session
        match = session.match
        dom.show(dom.by_id("seats"), panels.seats(state, session.names, match.game.teams(match.options)))
        prompt = say("confirm-question") if self._pending else state.prompt(session.names, session.chosen)
        dom.show(dom.by_id("prompt"), together(prompt))
        dom.show(dom.by_id("notice"), self._notice(state))
        undo, redo = dom.by_id("undo"), dom.by_id("redo")
        undo.setAttribute("aria-disabled", "true" if match.ply == 0 or session.read_only else "false")
        redo.setAttribute("aria-disabled", "true" if session.at_end else "false")
        dom.by_id("resign").hidden = state.result is not None or session.read_only

    def _notice(self, state: Any) -> Any:
        """The strip under the prompt: confirm, what is being looked at, what next when the game is over."""
        session = self.session
        assert session
        if self._pending:
            return together(
                button(say("confirm"), "confirm", class_="primary", id="confirm"), button(say("cancel"), "cancel")
            )
        pieces = []
        if session.read_only:
            pieces.append(tag("span", None, say("partial")))
        if not session.at_end:
            ply = session.match.ply
            where = say("looking-back", ply=ply, count=len(session.match.steps))
            if session.undone:
                where = say("looking-back-undone", what=session.sentence(ply + 1))
            pieces += [tag("span", None, where), button(say("back-to-end"), "go", str(len(session.match.steps)))]
        if session.old_line:
            pieces += [tag("span", None, say("branch-kept")), button(say("branch-return"), "old-line")]
        if state.result is not None and session.at_end and not session.read_only:
            pieces += [button(say("again"), "again", class_="primary"), button(say("share"), "share")]
        return together(*pieces)

    def _show_log(self) -> None:
        session = self.session
        assert session
        match, place = session.match, dom.by_id("log")
        kept = 0
        for logged, step in zip(self._logged, match.steps, strict=False):
            if logged is not step.state:
                break
            kept += 1
        while len(self._logged) > kept:
            self._logged.pop()
            place.lastElementChild.remove()
        for ply in range(kept + 1, len(match.steps) + 1):
            step = match.steps[ply - 1]
            place.insertAdjacentHTML("beforeend", panels.log_line(ply, step.action.seat, session.sentence(ply)))
            self._logged.append(step.state)
        dom.by_id("log-empty").hidden = bool(self._logged)
        current = place.querySelector("[aria-current]")
        if current:
            current.removeAttribute("aria-current")
        if match.ply:
            line = dom.by_id(f"log-{match.ply}")
            line.setAttribute("aria-current", "step")
            place.scrollTop = line.offsetTop - place.clientHeight / 2

    def _announce(self, *sentences: str) -> None:
        session = self.session
        assert session
        text = " ".join((*sentences, session.match.state.prompt(session.names, session.chosen)))
        dom.by_id("announcer").textContent = text

    # ------------------------------------------------------------------ playing

    def touch(self, touch: str) -> None:
        """A target was touched."""
        session = self.session
        if session is None:
            return
        if self._timer:
            self._happen()
            return
        self._pending, self._touched = None, touch
        answer = session.touch(touch)
        if isinstance(answer, Action):
            self._complete(answer)
        elif isinstance(answer, str):
            toast(answer)
            self._announce(answer)
        else:
            hide_toast()
            self.show()
            self._announce()

    def _complete(self, action: Action) -> None:
        if self._confirms():
            self._pending = action
            self.show()
            dom.by_id("confirm").focus()
        else:
            self._play(action)

    def _play(self, action: Action) -> None:
        session = self.session
        assert session
        hide_toast()
        session.play(action)
        self._after_change()

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
        if session.at_end and not session.read_only and session.must_happen():
            wait = CONSEQUENCE_SECONDS if session.match.state.automatic else CHANCE_SECONDS
            self._timer = dom.later(wait if session.match.ply else 0.01, self._happen)

    def _happen(self) -> None:
        from random import SystemRandom

        self._stop()
        session = self.session
        if session and session.at_end and session.must_happen():
            session.let_happen(SystemRandom())
            self._after_change()

    def _stop(self) -> None:
        if self._timer:
            dom.never(self._timer)
        self._timer = 0

    # ------------------------------------------------------------------ the log

    def undo(self) -> None:
        """Take back the last choice, or say why that cannot be."""
        session = self.session
        if session is None:
            return
        if session.read_only:
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
            toast(say(f"undo-{reason.reason}"))
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
        self._pending, session.chosen = None, ()
        if not session.match.redo():
            toast(say("at-end"))
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
            session.go(len(session.match.steps))
            session.resign(seat)
            hide_toast()
            self._after_change()

    # ------------------------------------------------------------------ looks

    def flip(self) -> None:
        """Turn the board by half."""
        self._flip = not self._flip
        self.show()

    def _fit(self) -> None:
        """The room for the board is another one: a scrollbar may have come or gone, too."""
        if self.session:
            self._board.fit()

    def resized(self) -> None:
        """The window has another size."""
        if self.session:
            tall = self._tall
            self.show(glide=False)
            if tall == self._tall:
                self._board.fit()

    def recolored(self) -> None:
        """The theme has changed."""
        self._board.repaint()
