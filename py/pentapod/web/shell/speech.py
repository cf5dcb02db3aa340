"""What is said beside a board: the prompt, or what stands in its place for as long as it is true."""

from __future__ import annotations

from typing import Final

from pentapod.web.shell import dom
from pentapod.web.shell.markup import Content, together

REFUSAL: Final = "refusal"
HINT: Final = "hint"
LETTERS_A_SECOND: Final = 12
"""A refusal goes once it could be read so slowly, and not before `LEAST_SECONDS`."""
LEAST_SECONDS: Final = 5.0


Moment = tuple[object, ...]
"""What is true of what was told: it is told no more when any of this is another."""


class Speech:
    """One place on the page. Whatever is told there is announced to screen readers once.

    A refusal goes after a while, and with the next command; who hears touches hushes it with the next touch.
    """

    def __init__(self, place: str) -> None:
        self._place = place
        self._kind = ""
        self._text: Content = None
        self._moment: Moment = ()
        self._prompt: Content = None
        self._timer = dom.Timer()
        dom.when_commanded(lambda: self.hush(REFUSAL))

    def tell(self, text: str, kind: str, moment: Moment) -> None:
        """Let a text stand in the prompt's place until there is another moment."""
        self._kind, self._text, self._moment = kind, text, moment
        self._write()
        seconds = max(LEAST_SECONDS, len(text) / LETTERS_A_SECOND) if kind == REFUSAL else None
        self._timer.set(seconds, lambda: self.hush(REFUSAL))
        dom.announce(text)

    def hush(self, kind: str = "") -> None:
        """What was told goes, if it is of this kind."""
        if kind in ("", self._kind):
            self._kind, self._text = "", None
            self._write()

    def show(self, prompt: Content, moment: Moment) -> None:
        """Show a prompt, unless what was told still stands. A moment is what it is about: the same, if it is equal."""
        self._prompt = prompt
        if self._kind and moment != self._moment:
            self._kind, self._text = "", None
        self._write()

    def _write(self) -> None:
        place = dom.by_id(self._place)
        dom.show(place, together(self._text if self._kind else self._prompt))
        place.dataset.kind = self._kind
