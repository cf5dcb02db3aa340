"""The strip under the prompt: what has happened since the player's last choice, a chip for each action."""

from __future__ import annotations

from typing import Any

from pentapod.play.story import Told
from pentapod.play.view import PlayerView
from pentapod.web.shell import dom
from pentapod.web.table import panels


class Strip:
    """One line that scrolls sideways; only what changes is written. Touching a chip shows its action again."""

    def __init__(self) -> None:
        self._place: Any = dom.by_id("story")
        self._chips: tuple[Told, ...] = ()
        self._current = 0
        self._scrolls = False
        dom.listen(self._place, "wheel", self._turn, passive=True)
        dom.listen(self._place, "scroll", self._fade, passive=True)

    def show(self, seen: PlayerView) -> None:
        """Bring the chips up to date; the one whose action is shown again is marked."""
        wanted = seen.story
        if wanted != self._chips:
            self._write(wanted)
        if self._current != seen.replayed:
            self._current = seen.replayed
            for chip in self._place.querySelectorAll("[aria-current]"):
                chip.removeAttribute("aria-current")
            if chip := dom.by_id(f"told-{self._current}"):
                chip.setAttribute("aria-current", "step")

    def _write(self, wanted: tuple[Told, ...]) -> None:
        place, shown = self._place, self._chips
        pairs = enumerate(zip(shown, wanted, strict=False))
        same = next((at for at, (one, other) in pairs if one != other), min(len(shown), len(wanted)))
        for _ in range(len(shown) - same):
            place.lastElementChild.remove()
        for one in wanted[same:]:
            place.insertAdjacentHTML("beforeend", panels.chip(one))
        self._chips = wanted
        place.hidden = not wanted
        if not self._scrolls:
            self._scrolls = True
            dom.next_frame(self._scroll)

    def _scroll(self) -> None:
        """Show the last chip. Not before the next frame: how wide they are costs a layout to know."""
        self._scrolls = False
        self._place.scrollLeft = self._place.scrollWidth
        self._fade(None)

    def _fade(self, _event: Any) -> None:
        """Whether something has been scrolled away at the left."""
        self._place.toggleAttribute("data-more", self._place.scrollLeft > 0)

    def _turn(self, event: Any) -> None:
        """A mouse's wheel scrolls sideways, too."""
        if abs(event.deltaY) > abs(event.deltaX):
            self._place.scrollLeft += event.deltaY
