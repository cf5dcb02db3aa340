"""Mouse and fingers on the board: taps, drags, pointing and holding to ask, many fingers at once in a race."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from js import document, window

from pentapod.web.shell.dom import later, listen, never

if TYPE_CHECKING:
    from pentapod.web.board import Board

DRAG_PX: Final = 7
REST_PX: Final = 3
REST_SECONDS: Final = 0.5
"""How long a mouse rests on a target before it is told of."""
HOLD_SECONDS: Final = 0.45
"""How long a target is held down before it is told of."""
CLICK_SECONDS: Final = 0.3
"""How long after a release the browser's click may still come."""


class Ears(NamedTuple):
    """Who hears of what is done to the board."""

    touched: Callable[[str, float], None]
    """A touch was made; with the time of its capture, in milliseconds."""
    asked: Callable[[str], bool]
    """Somebody points at a target for a while; "" when no more. Whether there is anything to tell of it."""


class _Press:
    """A finger or a mouse button that is down on a target."""

    def __init__(self, touch: str, event: Any) -> None:
        self.touch, self.x, self.y = touch, event.clientX, event.clientY
        self.since = event.timeStamp
        self.moving = self.held = False
        self.chose = False
        """Whether lifting chose the target, so that dropping it nowhere takes that back."""
        self.timer = 0


class _Rest:
    """The mouse over a target, and since when it has not moved."""

    def __init__(self, touch: str, event: Any, muted: bool) -> None:
        self.touch, self.muted = touch, muted
        self.x, self.y, self.since = event.clientX, event.clientY, event.timeStamp

    def moved(self, event: Any) -> None:
        if abs(event.clientX - self.x) + abs(event.clientY - self.y) > REST_PX:
            self.x, self.y, self.since = event.clientX, event.clientY, event.timeStamp


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
        self._answered = 0
        self._rest: _Rest | None = None
        self._resting = 0
        self._asked = ""
        listen(buttons, "pointerdown", self._down)
        listen(window, "pointerdown", self._down_anywhere, capture=True)
        listen(window, "pointermove", self._move)
        listen(window, "pointerup", self._up)
        listen(window, "pointercancel", self._up)
        listen(buttons, "contextmenu", self._context_menu)
        for place, event in ((window, "blur"), (document, "visibilitychange"), (document, "hush")):
            listen(place, event, self._gone)
        listen(document.documentElement, "pointerleave", self._gone)
        listen(window, "scroll", self._scrolled, capture=True)

    def answers_for(self, click: Any) -> bool:
        """Whether a click is the end of something that was already heard: a drag, a hold, a finger of a race."""
        return bool(click.detail) and (bool(self._answered) or self.quick)

    # ------------------------------------------------------------------ asking

    def ask(self, touch: str) -> None:
        """Tell more of a target; of none, when it is "" or was told of already."""
        wanted = "" if touch == self._asked else touch
        self._asked = wanted if self._ears.asked(wanted) else ""

    def hush(self) -> bool:
        """What was told of goes, and the mouse must move to another target to be told more. Whether anything was."""
        if self._rest:
            self._rest.muted = True
        told = bool(self._asked)
        if told:
            self.ask("")
        return told

    def _gone(self, _event: Any) -> None:
        """The mouse, or the player's attention, is no longer on the board."""
        self.hush()
        self._rest = None

    def _over(self, event: Any) -> None:
        """The mouse has moved, with no button down."""
        touch = self._board.touch_of(event.target)
        if self._rest and self._rest.touch == touch:
            self._rest.moved(event)
        else:
            if self._asked:
                self.ask("")
            self._rest = _Rest(touch, event, muted=False) if touch else None
        if self._rest and not self._resting:
            self._resting = later(REST_SECONDS, self._rested)

    def _rested(self) -> None:
        self._resting = 0
        rest = self._rest
        if rest is None or rest.muted or self._asked or self._presses:
            return
        left = REST_SECONDS - (window.performance.now() - rest.since) / 1000
        if left > 0:
            self._resting = later(left, self._rested)
        elif self._board.is_over(rest.touch, rest.x, rest.y):
            self.ask(rest.touch)

    def _scrolled(self, event: Any) -> None:
        if self._board.moves_with(event.target):
            self.hush()

    def _context_menu(self, event: Any) -> None:
        event.preventDefault()
        touch = self._board.touch_of(event.target)
        if touch != self._asked:
            self.ask(touch)

    # ------------------------------------------------------------------ pressing

    def _down_anywhere(self, event: Any) -> None:
        self._heard()
        self.hush()
        if event.pointerType == "mouse" and not self._rest and (touch := self._board.touch_of(event.target)):
            self._rest = _Rest(touch, event, muted=True)

    def _down(self, event: Any) -> None:
        touch = self._board.touch_of(event.target)
        target = self._board.target(touch)
        if event.button != 0 or target is None or (self._presses and not self.quick):
            return
        press = self._presses[event.pointerId] = _Press(touch, event)
        press.timer = later(HOLD_SECONDS, lambda: self._hold(press))

    def _hold(self, press: _Press) -> None:
        press.held = True
        if press.touch != self._asked:
            self.ask(press.touch)

    def _move(self, event: Any) -> None:
        press = self._presses.get(event.pointerId)
        if not press:
            if event.pointerType == "mouse" and not event.buttons:
                self._over(event)
            return
        if self.quick:
            return
        if not press.moving:
            if abs(event.clientX - press.x) + abs(event.clientY - press.y) < DRAG_PX:
                return
            never(press.timer)
            if not self._board.carried(press.touch):
                if not press.held:
                    del self._presses[event.pointerId]
                return
            self.hush()
            press.moving, press.held = True, False
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
        lifted, below = event.type == "pointerup", ""
        if not lifted:
            self.hush()
        elif press.held and event.timeStamp - press.since < 1000 * HOLD_SECONDS:
            self.hush()  # The page was busy, and the timer ran before this event was heard: it was a tap.
            press.held = False
        if press.held or press.moving:
            self._heard()
            self._answered = later(CLICK_SECONDS, self._heard)
        if lifted:
            below = self._board.touch_of(document.elementFromPoint(event.clientX, event.clientY))
        if press.held:
            return
        if press.moving:
            self._board.lift(None)
            self._drop(press, below, event.timeStamp)
        elif self.quick and below and below == press.touch:
            self._ears.touched(press.touch, event.timeStamp)

    def _drop(self, press: _Press, below: str, captured: float) -> None:
        if below and below != press.touch:
            self._ears.touched(below, captured)
        elif press.chose:
            self._ears.touched(press.touch, captured)

    def _heard(self) -> None:
        """No click is waited for any more."""
        if self._answered:
            never(self._answered)
        self._answered = 0
