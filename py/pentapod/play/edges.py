"""Hands at the edges of one screen, in a race: who sits at which edge, being ready, and a row of keys for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean

from pentapod.play.race import READY, Keys, key_name
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene, Target


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
        heights = {seat: fmean(target.y + target.h / 2 for target in targets) for seat, targets in edges.items()}
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
