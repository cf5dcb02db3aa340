"""A scene on the page: `static/board/` paints it on a canvas and lays a real button over every target.

The board knows no rules. It is given a scene and which touches are lit, chosen, reached or recent, and says which touch
was made, by mouse, finger or keyboard alike, and what somebody wants to know more about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from js import window

from pentapod.scene import display
from pentapod.scene.display import Signs, Writer
from pentapod.scene.shapes import Scene, Target
from pentapod.web.shell.dom import lasting
from pentapod.web.shell.placing import Box

_NO_KEYS: Final[Mapping[str, str]] = {}


class Board:
    """One canvas and its buttons inside a holder element.

    `touched` hears of every touch, with the time of its capture in milliseconds. `asked` hears of the target that
    somebody points at for a while, "" when no more; it tells whether there is anything to tell of it. `drawn` hears of
    each arrow that a hand has drawn, by the touches of its ends. What needs nothing of Python is asked of the board
    itself (`shown`), as `static/board/board.js` has it.
    """

    def __init__(
        self,
        holder: Any,
        touched: Callable[[str, float], None],
        asked: Callable[[str], bool],
        drawn: Callable[[str, str], None] | None = None,
    ) -> None:
        self.holder = holder
        self.scene: Scene | None = None
        self.signs = Signs()
        self.shown = window.pentapodBoard.on(holder, lasting(touched), lasting(asked), drawn and lasting(drawn))
        self._writer = Writer(sparing=True)

    def show(
        self,
        scene: Scene,
        signs: Signs,
        glide: bool,
        keys: Mapping[str, str] = _NO_KEYS,
        pace: float = 0,
    ) -> None:
        """Show a scene: its buttons at once, its picture with the next frame.

        With `glide`, things with the same key travel from where they were, and what chance has brought tumbles; `pace`
        is a factor for how long, 0 where nothing does. `keys` are written on the targets that they touch: that is for
        races, in which every finger counts for itself, and nothing is dragged.
        """
        self.scene, self.signs = scene, signs
        self.shown.showText(self._writer.write(scene, signs, keys), glide, bool(keys), pace)

    def clear(self) -> None:
        """Show nothing: what is shown next does not come from what was there."""
        self.scene = None
        self._writer = Writer(sparing=True)
        self.shown.clear()

    def focus(self, touch: str = "") -> None:
        """Put the keyboard's focus on a target, or, if it is not there, on the board: Tab leads on from there."""
        self.shown.focus(touch)

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        return bool(self.shown.hush())

    def target(self, touch: str) -> Target | None:
        """The target of a touch, if it is there."""
        targets = self.scene.targets if self.scene else ()
        return next((target for target in targets if target.touch == touch), None)

    def ending(self) -> str:
        """The touch that ends the turn, or ""."""
        return display.ending(self.scene.targets, self.signs.lit | self.signs.reach) if self.scene else ""

    def box(self, touch: str) -> Any:
        """Where on the window a target's button is."""
        return self.shown.box(touch)

    def boxes(self) -> list[Box]:
        """Where on the window everything lies that may be touched now."""
        scene = self.scene
        if scene is None:
            return []
        frame = self.holder.getBoundingClientRect()
        unit, left, top = frame.width / scene.w, frame.left, frame.top
        open_ = self.signs.lit | self.signs.reach | self.signs.chosen
        return [
            Box(left + t.x * unit, top + t.y * unit, left + (t.x + t.w) * unit, top + (t.y + t.h) * unit)
            for t in scene.targets
            if t.quiet or t.ends or t.touch in open_
        ]
