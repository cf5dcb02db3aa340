"""The position editor: a board on which everything can be put anywhere, and what can be done with the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from js import document

from pentapod.engine.state import State
from pentapod.scene.display import Signs
from pentapod.web.editor import panel
from pentapod.web.editor.draft import MOVE, PUT, Draft
from pentapod.web.editor.uses import USES, Services, Use
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import set_up_at
from pentapod.web.shell.board import Board
from pentapod.web.shell.inspector import Inspector, as_content
from pentapod.web.shell.speech import REFUSAL, Speech
from pentapod.web.shell.words import say

KEYS: Final = {"u": "setup-undo", "r": "setup-redo", "f": "setup-flip", "i": "setup-about", "Escape": "setup-step-back"}


Change = Callable[[Draft, str, Any], str]
"""Changes what is set up, given the argument and the event of a command. Why that cannot be, or ""."""


def _type(draft: Draft, _argument: str, event: Any) -> str:
    draft.type(str(event.target.value))
    return ""


def _clear(draft: Draft, _argument: str, _event: Any) -> str:
    draft.clear()
    return ""


def _begin(draft: Draft, _argument: str, _event: Any) -> str:
    draft.begin()
    return ""


_CHANGES: Final[Mapping[str, Change]] = {
    "setup-hold": lambda draft, tool, _event: draft.hold(tool),
    "setup-put": lambda draft, piece, _event: draft.hold(PUT, piece),
    "setup-turn": lambda draft, knob, event: draft.turn(knob, str(event.target.value)),
    "setup-type": _type,
    "setup-clear": _clear,
    "setup-begin": _begin,
    "setup-undo": lambda draft, _argument, _event: "" if draft.undo() else say("setup-no-undo"),
    "setup-redo": lambda draft, _argument, _event: "" if draft.redo() else say("setup-no-redo"),
    "setup-step-back": lambda draft, _argument, _event: draft.step_back(),
}


class EditorPage:
    """One position in the making on the page."""

    def __init__(self, services: Services, glides: Callable[[], bool], change_address: Callable[[str], None]) -> None:
        self._services = services
        self._glides = glides
        self._change_address = change_address
        self._draft: Draft | None = None
        self.board = Board(dom.by_id("draft"), self._touch, self._tell_about)
        self._inspector = Inspector()
        self._speech = Speech("setup-prompt")
        self._flip = False
        dom.watch_size(dom.by_id("draft").parentElement, self._fit)
        self._name_commands()

    def open(self, game_id: str, text: str) -> None:
        """Set up a position of a game that has an editor, from a text or, without one, from the beginning."""
        draft = Draft(game_id, text)
        self._draft, self._flip = draft, False
        self.board.clear()
        dom.by_id("game-name").textContent = say("setup-title", game=draft.game.name)
        document.documentElement.dataset.game = game_id
        dom.show(dom.by_id("workbench"), panel.skeleton())
        self._speech.hush()
        self._show(glide=False)

    def leave(self) -> None:
        """Another place of the page is shown."""
        self.board.hush()
        self._draft = None

    # ------------------------------------------------------------------ showing

    def _show(self, glide: bool = True) -> None:
        draft = self._draft
        assert draft
        self.board.hush()
        scene = draft.scene(self._flip, dom.is_tall())
        moving = draft.tool == MOVE  # Only then is anything dragged.
        places = frozenset(target.touch for target in scene.targets) if moving else frozenset()
        chosen = frozenset((draft.origin,)) if draft.origin else frozenset()
        self.board.show(scene, Signs(lit=places, chosen=chosen), glide and self._glides())
        self._show_panel(draft)

    def _show_panel(self, draft: Draft) -> None:
        verdict = draft.verdict()
        dom.show(dom.by_id("setup-tools"), panel.tools(draft))
        self._speech.show(panel.prompt(draft), self._moment(draft))
        dom.show(dom.by_id("supply"), panel.supply(draft))
        for at, (_, entries) in enumerate(panel.groups(draft)):
            dom.show(dom.by_id(f"pieces-{at}"), panel.pieces(draft, entries))
        dom.show(dom.by_id("knobs"), panel.knobs(draft))
        field = dom.by_id("setup-text")
        if field != document.activeElement and str(field.value) != draft.text:
            field.value = draft.text
        field.setAttribute("aria-invalid", "false" if verdict.sound else "true")
        dom.show(dom.by_id("verdict"), panel.verdict(verdict))
        dom.by_id("verdict").className = "sound" if verdict.sound else "unsound"
        dom.show(dom.by_id("setup-exits"), panel.uses(verdict))

    def _changed(self, refusal: str = "", said: str = "") -> None:
        """Show what came of a change, or why there was none; keep the position in the address."""
        draft = self._draft
        assert draft
        self._show()
        if refusal:
            self._speech.tell(refusal, REFUSAL, self._moment(draft))
        elif said:
            dom.announce(said)
        self._change_address(address(draft.game.id, draft.state))

    def resized(self) -> None:
        """The window has another size."""
        if self._draft:
            self._show(glide=False)
            self.board.fit()

    def _fit(self) -> None:
        if self._draft:
            self.board.fit()

    def _moment(self, draft: Draft) -> tuple[object, ...]:
        """What a refusal is true of: it goes when any of this is another one."""
        return draft.text, draft.tool, draft.piece, draft.origin

    def _tell_about(self, place: str) -> bool:
        draft, target = self._draft, self.board.target(place) if place else None
        self._inspector.hide()
        if draft is None or target is None:
            return False
        self._inspector.show(as_content((target.label,)), self.board.box(place), self.board.boxes())
        return True

    # ------------------------------------------------------------------ changing

    def _touch(self, place: str, _captured: float) -> None:
        draft = self._draft
        if draft is None:
            return
        self._speech.hush(REFUSAL)
        refusal = draft.touch(place)
        self._changed(refusal)
        if not refusal and (target := self.board.target(place)):
            dom.announce(target.label)

    def _name_commands(self) -> None:
        for name, change in _CHANGES.items():
            self._name(name, change)
        for name, use in USES.items():
            self._name_use(name, use)
        dom.does("setup-about")(lambda _: self.board.ask_focused())
        dom.does("setup-flip")(lambda _: self._turn_board())

    def _name(self, name: str, change: Change) -> None:
        @dom.hears(name)
        def run(argument: str, event: Any) -> None:
            if self._draft:
                self._changed(change(self._draft, argument, event), panel.prompt(self._draft))

    def _name_use(self, name: str, use: Use) -> None:
        @dom.does(name)
        def run(argument: str) -> None:
            if self._draft and (why := use(self._services, self._draft, argument, self._flip)):
                self._speech.tell(why, REFUSAL, self._moment(self._draft))

    def _turn_board(self) -> None:
        if self._draft:
            self._flip = not self._flip
            self._show()


def address(game_id: str, state: State) -> str:
    """The address at which a position can be changed."""
    return f"#{set_up_at(game_id, state.text())}"
