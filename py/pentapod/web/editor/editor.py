"""The position editor: a board on which everything can be put anywhere, and what can be done with the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from js import document

from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import State
from pentapod.scene.display import Signs
from pentapod.scene.shapes import Scene
from pentapod.web.editor import panel
from pentapod.web.editor.draft import MOVE, PUT, Draft, Verdict
from pentapod.web.shell import dom, files
from pentapod.web.shell.addresses import given_out, set_up_at
from pentapod.web.shell.board import Board
from pentapod.web.shell.inspector import Inspector, as_content
from pentapod.web.shell.speech import REFUSAL, Moment, Speech
from pentapod.web.shell.words import say

KEYS: Final = {"u": "setup-undo", "r": "setup-redo", "f": "setup-flip", "i": "setup-about", "Escape": "setup-step-back"}


Change = Callable[[Draft, str, Any], str | None]
"""Changes what is set up, given the argument and the event of a command. Why that cannot be, or "" or None."""


_CHANGES: Final[Mapping[str, Change]] = {
    "setup-hold": lambda draft, tool, _event: draft.hold(tool),
    "setup-put": lambda draft, piece, _event: draft.hold(PUT, piece),
    "setup-turn": lambda draft, knob, event: draft.turn(knob, str(event.target.value)),
    "setup-type": lambda draft, _argument, event: draft.type(str(event.target.value)),
    "setup-clear": lambda draft, _argument, _event: draft.clear(),
    "setup-begin": lambda draft, _argument, _event: draft.begin(),
    "setup-undo": lambda draft, _argument, _event: "" if draft.undo() else say("setup-no-undo"),
    "setup-redo": lambda draft, _argument, _event: "" if draft.redo() else say("setup-no-redo"),
    "setup-step-back": lambda draft, _argument, _event: draft.step_back(),
}


class Services(NamedTuple):
    """What other places of the page do with a position."""

    site_address: Callable[[], str]
    """The address that links lead to; "" if none is known."""
    play: Callable[[Match], None]
    embed: Callable[[Match], None]
    give_picture: Callable[[str, Scene, str], None]
    """Hands out a picture: its kind, the scene, the name of its file."""


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
        dom.show("workbench", panel.skeleton())
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
        dom.show("setup-tools", panel.tools(draft))
        self._speech.show(panel.prompt(draft), self._moment(draft))
        dom.show("supply", panel.supply(draft))
        for at, (_, entries) in enumerate(panel.groups(draft)):
            dom.show(f"pieces-{at}", panel.pieces(draft, entries))
        dom.show("knobs", panel.knobs(draft))
        field = dom.by_id("setup-text")
        if field != document.activeElement and str(field.value) != draft.text:
            field.value = draft.text
        field.setAttribute("aria-invalid", "false" if verdict.sound else "true")
        dom.show("verdict", panel.verdict(verdict))
        dom.by_id("verdict").className = "sound" if verdict.sound else "unsound"
        dom.show("setup-exits", panel.uses(verdict))

    def _changed(self, refusal: str | None = None, said: str = "") -> None:
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
            self.board.shown.fit()

    def _fit(self) -> None:
        if self._draft:
            self.board.shown.fit()

    def _moment(self, draft: Draft) -> Moment:
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
        on = self._services
        self._name_use("setup-play", lambda draft, _: on.play(draft.match()), lambda verdict: verdict.playable)
        self._name_use("setup-embed", lambda draft, _: on.embed(draft.match()), lambda verdict: verdict.sound)
        self._name_use("setup-copy-link", lambda draft, _: self._copy_link(draft), lambda verdict: verdict.sound)
        self._name_use("setup-copy-text", lambda draft, _: files.copy_text(draft.text))
        self._name_use("setup-picture", self._give_picture)
        dom.does("setup-about", self.board.shown.askFocused)
        dom.does("setup-flip", self._turn_board)

    def _name(self, name: str, change: Change) -> None:
        def run(argument: str, event: Any) -> None:
            if self._draft:
                self._changed(change(self._draft, argument, event), panel.prompt(self._draft))

        dom.hears(name, run)

    def _name_use(
        self, name: str, use: Callable[[Draft, str], None], is_fit: Callable[[Verdict], bool] = lambda verdict: True
    ) -> None:
        """Name what can be done with a position that is fit for it; else it is said why not."""

        def run(argument: str) -> None:
            if (draft := self._draft) is None:
                return
            if is_fit(verdict := draft.verdict()):
                use(draft, argument)
            else:
                self._speech.tell(verdict.sentence, REFUSAL, self._moment(draft))

        dom.takes(name, run)

    def _copy_link(self, draft: Draft) -> None:
        files.copy_text(given_out(self._services.site_address(), link.encode(draft.match())))

    def _give_picture(self, draft: Draft, kind: str) -> None:
        self._services.give_picture(kind, draft.scene(self._flip), f"{draft.game.id}-position.{kind}")

    def _turn_board(self) -> None:
        if self._draft:
            self._flip = not self._flip
            self._show()


def address(game_id: str, state: State) -> str:
    """The address at which a position can be changed."""
    return f"#{set_up_at(game_id, state.text())}"
