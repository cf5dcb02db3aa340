"""Mouse and fingers on the board: taps, drags, pointing and holding to ask, many fingers at once in a race."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from js import document, window

from pentapod.web.dom import later, listen, never

if TYPE_CHECKING:
    from pentapod.web.board import Board

DRAG_PX: Final = 7
HOVER_SECONDS: Final = 0.7
HOLD_SECONDS: Final = 0.45
LOOK_SECONDS: Final = 0.22


class Ears(NamedTuple):
    """Who hears of what is done to the board."""

    touched: Callable[[str, float], None]
    """A touch was made; with the time of its capture, in milliseconds."""
    asked: Callable[[str], None]
    """Somebody points at a target for a while; "" when no more."""
    looked: Callable[[int | None], None]
    """A target that shows a seat's secrets is held down; None when it is let go."""


class _Press:
    """A finger or a mouse button that is down on a target."""

    def __init__(self, touch: str, x: float, y: float) -> None:
        self.touch, self.x, self.y = touch, x, y
        self.moving = self.held = False
        self.chose = False
        """Whether lifting chose the target, so that dropping it nowhere takes that back."""
        self.timer = 0


class Pointers:
    """Hears the pointers over a board's buttons.

    A plain tap is left to the browser's click, which mouse, finger, keyboard and screen reader share. `quick` is for
    races: a browser makes no clicks of two fingers at once, so each is followed by itself, and nothing is dragged.
    """

    def __init__(self, board: Board, buttons: Any, ears: Ears) -> None:
        self.quick = False
        self._board = board
        self._ears = ears
        self._presses: dict[int, _Press] = {}
        self._answered = False
        self._asking = 0
        self._asked = ""
        listen(buttons, "pointerdown", self._down)
        listen(window, "pointermove", self._move)
        listen(window, "pointerup", self._up)
        listen(window, "pointercancel", self._up)
        listen(buttons, "pointerover", self._over)
        listen(buttons, "contextmenu", self._context_menu)

    def answers_for(self, click: Any) -> bool:
        """Whether a click is the end of something that was already heard: a drag, a hold, a finger of a race."""
        return self._answered or (self.quick and click.detail > 0)

    # ------------------------------------------------------------------ asking

    def ask(self, touch: str) -> None:
        """Tell more of a target; of none, when it is "" or was told of already."""
        self._asking = 0
        self._asked = "" if touch == self._asked else touch
        self._ears.asked(self._asked)

    def _ask_later(self, touch: str, seconds: float) -> None:
        if self._asking:
            never(self._asking)
        self._asking = 0
        if self._asked and self._asked != touch:
            self.ask("")
        if touch and touch != self._asked:
            self._asking = later(seconds, lambda: self.ask(touch))

    def _over(self, event: Any) -> None:
        if event.pointerType == "mouse":
            self._ask_later(self._board.touch_of(event.target), HOVER_SECONDS)

    def _context_menu(self, event: Any) -> None:
        event.preventDefault()
        touch = self._board.touch_of(event.target)
        if touch != self._asked:
            self.ask(touch)

    # ------------------------------------------------------------------ pressing

    def _down(self, event: Any) -> None:
        touch = self._board.touch_of(event.target)
        target = self._board.target(touch)
        self._ask_later("", 0)
        if event.button != 0 or target is None or (self._presses and not self.quick):
            return
        press = self._presses[event.pointerId] = _Press(touch, event.clientX, event.clientY)
        looks = target.looks
        if self.quick and looks is not None:
            press.timer = later(LOOK_SECONDS, lambda: self._look(press, looks))
        elif event.pointerType != "mouse":
            press.timer = later(HOLD_SECONDS, lambda: self._hold(press))

    def _look(self, press: _Press, seat: int) -> None:
        press.held = True
        self._ears.looked(seat)

    def _hold(self, press: _Press) -> None:
        press.held = True
        self.ask(press.touch)

    def _move(self, event: Any) -> None:
        press = self._presses.get(event.pointerId)
        if not press or press.held or self.quick:
            return
        if not press.moving:
            if abs(event.clientX - press.x) + abs(event.clientY - press.y) < DRAG_PX:
                return
            never(press.timer)
            if not self._board.carried(press.touch):
                del self._presses[event.pointerId]
                return
            press.moving = True
            if press.touch not in self._board.signs.chosen:
                press.chose = True
                self._ears.touched(press.touch, event.timeStamp)
        if group := self._board.carried(press.touch):
            self._board.lift(group, event.clientX, event.clientY)

    def _up(self, event: Any) -> None:
        press = self._presses.pop(event.pointerId, None)
        if press is None:
            return
        never(press.timer)
        if press.held or press.moving:
            self._answered = True
            later(0, self._forget)  # The browser's click comes before that, and is none.
        below = self._board.touch_of(document.elementFromPoint(event.clientX, event.clientY))
        if press.held:
            if self.quick:
                self._ears.looked(None)
        elif press.moving:
            self._board.lift(None)
            self._drop(press, below if event.type == "pointerup" else "", event.timeStamp)
        elif self.quick and event.type == "pointerup" and below == press.touch:
            self._ears.touched(press.touch, event.timeStamp)

    def _drop(self, press: _Press, below: str, captured: float) -> None:
        if below and below != press.touch:
            self._ears.touched(below, captured)
        elif press.chose:
            self._ears.touched(press.touch, captured)

    def _forget(self) -> None:
        self._answered = False
