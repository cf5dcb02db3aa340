"""A position in the making, without the page: what is held, what touches change, what is wrong with it.

It knows no browser, so the way that a position is set up by touches is tested like the rules are.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pentapod import games
from pentapod.engine.editing import CannotEdit
from pentapod.engine.match import Match
from pentapod.engine.options import OptionError, Options
from pentapod.engine.state import MalformedPosition, PositionError, State
from pentapod.play.latest import Latest
from pentapod.scene.shapes import TALL, WIDE, Scene, View
from pentapod.web.shell.words import say

MOVE: Final = "move"
TAKE: Final = "take"
PUT: Final = "put"

MAX_CHARACTERS: Final = 12_000
"""A longer text would make a link that is too long."""


class Verdict(NamedTuple):
    """Whether a position can be played, and why not: a sentence, and the piece of the text that it is about, or ""."""

    sound: bool
    playable: bool
    """Not so either where the game is over."""
    sentence: str
    part: str = ""


class Draft:
    """A position with its earlier versions, and the tool that touches use."""

    def __init__(self, game_id: str, text: str = "") -> None:
        """Begins from a text, or at the beginning of the game. Only for games that have an editor."""
        editor = games.editor(game_id)
        assert editor
        self.editor = editor
        self.game = games.find(game_id)
        self.tool = MOVE
        self.piece = ""
        """The id of the piece that is put."""
        self.origin = ""
        """The place that something is being moved from."""
        self.typed = ""
        """What stands in the field for the text, where it is no position."""
        self._fault: Verdict | None = None
        self._states = [editor.read(self.game.start(self.game.choose()).text())]
        self._at = 0
        self._typing = False
        self._verdict = Latest[Verdict]()
        if text:
            self.type(text)
            self._states, self._at, self._typing = [self.state], 0, False

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self._states[self._at]

    @property
    def text(self) -> str:
        """What the field for the text shows."""
        return self.typed if self._fault else self.state.text()

    def scene(self, flip: bool = False, tall: bool = False) -> Scene:
        """The picture, every place of which may be touched."""
        drawn = self.editor.scene(self.state, View(flip=flip, room=TALL if tall else WIDE))
        return drawn._replace(targets=tuple(target._replace(quiet=True) for target in drawn.targets))

    # ------------------------------------------------------------------ what is wrong

    def verdict(self) -> Verdict:
        """What is to be said of the position, or of the text that is none."""
        return self._fault or self._verdict.of(self._judged, self.state)

    def _judged(self) -> Verdict:
        try:
            state = self.game.position(self.state.text())
        except PositionError as error:
            return _refused(error, self.text)
        if state.result is not None:
            return Verdict(True, False, say("setup-over", how=self.game.words.prompt(state, self.game.titles)))
        return Verdict(True, True, say("setup-playable"))

    def match(self) -> Match:
        """A match that begins here. Only where the position is sound."""
        return Match.from_position(self.game, self.state.text())

    # ------------------------------------------------------------------ touches

    def hold(self, tool: str, piece: str = "") -> str:
        """Take up a tool, or a piece to put; held already, it is put down. Why it cannot be, or ""."""
        if piece and self._left(piece) == 0:
            return say("setup-none-left")
        again = (tool, piece) == (self.tool, self.piece)
        self.tool, self.piece = (MOVE, "") if again else (tool, piece)
        self.origin = ""
        return ""

    def step_back(self) -> str:
        """Let go of what is being moved, or of the tool. Never refused: always ""."""
        self.tool, self.piece, self.origin = MOVE, "", ""
        return ""

    def touch(self, place: str) -> str:
        """Use the tool on a place. Why that cannot be, as a sentence, or ""."""
        if self.tool == MOVE and not self.origin:
            if not self._holds(place):
                return say("setup-nothing")
            self.origin = place
            return ""
        if self.tool == MOVE and place == self.origin:
            self.origin = ""
            return ""
        try:
            changed = self._used(place)
        except CannotEdit as reason:
            return str(reason)
        self.change(changed)
        return ""

    def _used(self, place: str) -> State:
        if self.tool == PUT:
            return self.editor.put(self.state, self.piece, place)
        if self.tool == TAKE:
            return self.editor.remove(self.state, place)
        return self.editor.move(self.state, self.origin, place)

    def _holds(self, place: str) -> bool:
        """Whether something on a place can be moved to another one, or taken away."""
        try:
            self.editor.remove(self.state, place)
        except CannotEdit:
            return any(self._moves(place, target.touch) for target in self.scene().targets if target.touch != place)
        return True

    def _moves(self, origin: str, place: str) -> bool:
        try:
            self.editor.move(self.state, origin, place)
        except CannotEdit:
            return False
        return True

    def _left(self, piece: str) -> int | None:
        """How many of a piece can be put; None if there is no end to them."""
        return next((one.left for one in self.editor.supply(self.state) if one.id == piece), 0)

    # ------------------------------------------------------------------ changes

    def change(self, state: State) -> None:
        """Another position takes the place of the one shown, which can be gone back to."""
        self._forget_typing()
        if state.text() != self.state.text():
            self._states[self._at + 1 :] = [state]
            self._at += 1
        self._let_go()

    def clear(self) -> None:
        """Nothing on any place."""
        self.change(self.editor.clear(self.state))

    def begin(self) -> None:
        """The beginning of a game like this one."""
        self.change(self.editor.read(self.game.start(self._options()).text()))

    def _options(self) -> Options:
        """What the position tells of the options, as far as it can be."""
        try:
            return self.game.choose(**self.game.settled(self.state))
        except OptionError:
            return self.game.choose()

    def turn(self, knob: str, choice: str) -> str:
        """Set a knob. Why that cannot be, as a sentence, or ""."""
        try:
            self.change(self.editor.turn(self.state, knob, choice))
        except CannotEdit as reason:
            return str(reason)
        return ""

    def type(self, text: str) -> None:
        """Another text stands in the field; one that is no position leaves the board as it is."""
        self.typed, self._fault = text, None
        if len(text) > MAX_CHARACTERS:
            self._fault = Verdict(False, False, say("setup-long"))
            return
        try:
            state = self.editor.read(text.strip())
        except MalformedPosition as error:
            self._fault = _refused(error, text)
            return
        if state.text() == self.state.text():
            return
        first = self._at if self._typing else self._at + 1  # What is typed in one go is one change.
        self._states[first:] = [state]
        self._at, self._typing = first, True
        self._let_go()

    def undo(self) -> bool:
        """The position before the last change. False if there is none."""
        return self._go(-1)

    def redo(self) -> bool:
        """The position that was undone. False if there is none."""
        return self._go(1)

    @property
    def can_undo(self) -> bool:
        """Whether there is a position to go back to."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a position that was undone."""
        return self._at + 1 < len(self._states)

    def _go(self, by: int) -> bool:
        self._forget_typing()
        if not 0 <= self._at + by < len(self._states):
            return False
        self._at += by
        self._let_go()
        return True

    def _let_go(self) -> None:
        """Of what was being moved, and of a piece of which there is no more."""
        self.origin = ""
        if self.tool == PUT and self._left(self.piece) == 0:
            self.tool, self.piece = MOVE, ""

    def _forget_typing(self) -> None:
        self.typed, self._fault, self._typing = "", None, False


def _refused(error: PositionError, text: str) -> Verdict:
    """What is wrong with a text, with the offending part unless the sentence shows it or it is the whole text."""
    part = error.part.strip()
    shown = re.search(rf"(?<!\w){re.escape(part)}(?!\w)", str(error))
    return Verdict(False, False, str(error), "" if shown or part == text.strip() else part)
