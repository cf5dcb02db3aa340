"""Hands at the edges of one screen, in a race: a row of keys for each, and looking at one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean

from pentapod.scene.shapes import Scene, Target
from pentapod.web.race import LOOKS, Keys, key_name
from pentapod.web.session import Session


class Edges:
    """Knows whose targets lie at which edge of the picture; a scene has edges when some of its targets show hands."""

    def __init__(self, touched: Callable[[str, float], None], looked: Callable[[], None]) -> None:
        self.looking: int | None = None
        """The seat whose hand is looked at, for as long as its key or a card of its hand is held down."""
        self._touched = touched
        self._looked = looked
        self._keys = Keys()
        self._seats: tuple[int, ...] = ()

    def rows(self, scene: Scene, session: Session) -> Mapping[str, str]:
        """The name of the key of each touch at the edges: the far hand's in the upper row of the keyboard."""
        shared = session.quick and any(target.looks is not None for target in scene.targets)
        edges: dict[int, list[Target]] = {seat: [] for seat in session.match.state.actors if shared}
        edges |= {target.looks: [] for target in scene.targets if shared and target.looks is not None}
        owners = {touch: action.seat for action in session.match.state.actions() for touch in action.path}
        for target in scene.targets if edges else ():
            seat = owners.get(target.touch) if target.looks is None else target.looks
            if seat in edges:
                edges[seat].append(target)
        edges = {seat: targets for seat, targets in edges.items() if targets}
        self._seats = tuple(sorted(edges, key=lambda seat: fmean(target.y for target in edges[seat])))
        rows = {seat: [t.touch for t in sorted(edges[seat], key=lambda t: t.x)] for seat in self._seats}
        return {touch: key_name(key) for touch, key in self._keys.assign(rows).items()}

    def look(self, seat: int | None) -> None:
        """Show a seat's hand, or cover it again."""
        self.looking = seat
        self._looked()

    def press(self, key: str, captured: float) -> bool:
        """A key went down. Whether it is one of the edges' rows."""
        if key in LOOKS[: len(self._seats)]:
            self.look(self._seats[LOOKS.index(key)])
            return True
        touch = self._keys.touch(key) if self._seats else ""
        if touch:
            self._touched(touch, captured)
        return bool(touch)

    def release(self, key: str) -> None:
        """A key went up."""
        if self.looking is not None and key in LOOKS:
            self.look(None)
