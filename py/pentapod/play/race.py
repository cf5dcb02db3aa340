"""A race at one screen: inputs in the order in which they were made, and hands at the edges with a row of keys each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Final

from pentapod.play.session import Session
from pentapod.scene.shapes import Scene, Target

ROWS: Final = (
    (
        *("Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0"),
        *("KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"),
    ),
    (
        *("KeyZ", "KeyX", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM", "Comma", "Period"),
        *("KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL"),
    ),
)
"""The keys of the seat at the far edge and of the one at the near edge, by their places on the keyboard."""

READY: Final = ("Backquote", "Slash")
"""The key by which the seat at the far edge says that it is ready, and that of the one at the near edge."""

_NAMES: Final = {"Comma": ",", "Period": ".", "Slash": "/", "Backquote": "`"}


class Inputs:
    """Hands inputs on in the order of their capture, whatever the order in which they arrive.

    All keys come in their order, and so do all presses of the board. So while only keys or only the board were heard
    of, an input is handled at once. Else it waits a moment for others that were made before it: `wake` is called when
    one has come, with the time of its capture, and calls `flush` a little later.
    """

    def __init__(self, wake: Callable[[float], None], handle: Callable[[str, float], None]) -> None:
        self._wake = wake
        self._handle = handle
        self._waiting: list[tuple[float, int, str]] = []
        self._arrivals = count()
        self._heard: set[bool] = set()

    def hear(self, by_key: bool) -> None:
        """Somebody acts by keys, or at the board itself."""
        self._heard.add(by_key)

    def add(self, captured: float, touch: str) -> None:
        """An input, with the time of its capture in milliseconds."""
        heappush(self._waiting, (captured, next(self._arrivals), touch))
        if len(self._heard) == 1:
            self.flush()
        elif len(self._waiting) == 1:
            self._wake(captured)

    def flush(self) -> None:
        """Handle all that has come."""
        while self._waiting:
            captured, _, touch = heappop(self._waiting)
            self._handle(touch, captured)


class Keys:
    """Which key makes which touch. A touch keeps its key for as long as it is there."""

    def __init__(self) -> None:
        self._key_of: dict[str, str] = {}

    def assign(self, touches: Mapping[int, Iterable[str]]) -> Mapping[str, str]:
        """Give each seat's touches, from left to right, keys of its row; the key of each touch.

        The two seats with touches take the rows in the order in which they are given.
        """
        wanted = {touch: row for row, some in zip(ROWS, touches.values(), strict=False) for touch in some}
        self._key_of = {touch: key for touch, key in self._key_of.items() if key in wanted.get(touch, ())}
        taken = set(self._key_of.values())
        for touch, row in wanted.items():
            if touch not in self._key_of and (key := next((key for key in row if key not in taken), "")):
                self._key_of[touch] = key
                taken.add(key)
        return self._key_of

    def touch(self, key: str) -> str:
        """The touch that a key makes, or ""."""
        return next((touch for touch, its in self._key_of.items() if its == key), "")


def key_name(key: str) -> str:
    """What is printed on a key, on a common keyboard."""
    return _NAMES.get(key, key[-1:])


class Edges:
    """Knows whose targets lie at which edge of the picture; a scene has edges when some of its targets are of hands.

    `touched` hears of touches by key with the time of their capture, `readied` of seats that are ready.
    """

    def __init__(self, touched: Callable[[str, float], None], readied: Callable[[int], None]) -> None:
        self._touched = touched
        self._readied = readied
        self._keys = Keys()
        self._far: dict[int, bool] = {}
        """Whether a seat sits at the far edge."""
        self._waiting: tuple[int, ...] = ()
        """Who has still to be ready."""

    def rows(self, scene: Scene, session: Session) -> Mapping[str, str]:
        """The name of the key of each touch at the edges: the far hand's in the upper row of the keyboard."""
        shared = session.quick and any(target.hand is not None for target in scene.targets)
        edges: dict[int, list[Target]] = {seat: [] for seat in session.match.state.actors if shared}
        edges |= {target.hand: [] for target in scene.targets if shared and target.hand is not None}
        actions = session.touches.legal if edges else ()
        owners = {touch: action.seat for action in actions for touch in action.path}
        for target in scene.targets if edges else ():
            seat = owners.get(target.touch) if target.hand is None else target.hand
            if seat in edges:
                edges[seat].append(target)
        edges = {seat: targets for seat, targets in edges.items() if targets}
        heights = {
            seat: sum(target.y + target.h / 2 for target in targets) / len(targets) for seat, targets in edges.items()
        }
        self._far = {seat: heights[seat] < scene.h / 2 for seat in sorted(heights, key=lambda seat: heights[seat])}
        self._waiting = session.screen.unready()
        rows = {seat: [t.touch for t in sorted(edges[seat], key=lambda t: t.x)] for seat in self._far}
        return {touch: key_name(key) for touch, key in self._keys.assign(rows).items()}

    def is_far(self, seat: int) -> bool:
        """Whether a seat sits at the far edge."""
        return self._far.get(seat, False)

    def ready_key(self, seat: int) -> str:
        """The name of the key by which a seat says that it is ready."""
        return key_name(READY[0 if self.is_far(seat) else 1])

    def press(self, key: str, captured: float) -> bool:
        """A key went down. Whether it is one of the edges' rows."""
        for seat in self._waiting:
            if key_name(key) == self.ready_key(seat):
                self._readied(seat)
                return True
        touch = self._keys.touch(key) if self._far else ""
        if touch:
            self._touched(touch, captured)
        return bool(touch)
