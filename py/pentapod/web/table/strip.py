"""The strip under the prompt: what has happened since the player's last choice, a chip for each action."""

from __future__ import annotations

from typing import Any

from js import window

from pentapod.play.story import Told
from pentapod.play.view import PlayerView
from pentapod.web.shell import dom
from pentapod.web.table import panels


class Strip:
    """One line that scrolls sideways; only what changes is written. Touching a chip shows its action again."""

    def __init__(self) -> None:
        self._strip: Any = dom.by_id("strip")
        self._place: Any = dom.by_id("story")
        self._scroller: Any = window.pentapodBoard.strip(self._strip)
        self._chips: tuple[Told, ...] = ()
        self._current = 0

    def clear(self) -> None:
        """Another game is on the table."""
        self._write(())

    def show(self, seen: PlayerView) -> None:
        """Bring the chips up to date; the one whose action is shown again is marked."""
        wanted = seen.story[:-1] if seen.waits else seen.story  # The prompt says what Go on is waited for after.
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
        self._strip.hidden = not wanted
        self._scroller.rest()
