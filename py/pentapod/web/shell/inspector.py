"""A card that tells what there is to know about a target, where it covers nothing that may be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from js import document, window

from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup, tag, together
from pentapod.web.shell.placing import Box, free_place

_PRESSED: Final = (
    ".bar :is(a, button), #toast, #cover, #ready > div, .controls, .history header, #analysis, #notice button, "
    "#coach-buttons, #coach :is(a, button), #workbench :is(button, input, select, textarea, summary, label)"
)
"""What a card never lies over, beside what may be touched on the board."""
_READ: Final = ".bar, #coach, .speech, #workbench > *"
"""What is only read: a card lies over it where there is no other room."""
_PROMPT: Final = ".speech, #setup-prompt"
_FORMS: Final = (("22rem", False), *((wide, True) for wide in ("100vw", "22rem", "20rem", "17rem", "14rem", "12rem")))
"""How wide a card is at most, and whether its sentences run on in smaller letters; what is read best comes first."""
_LEAST_PX: Final = 72
"""A card that must be scrolled is no lower, and is so much lower each time until there is room."""
_STEP_PX: Final = 16
_LINE_PX: Final = 30
"""As high is a card of one line."""


class Inspector:
    """One card, on the window's layer above the table."""

    def __init__(self) -> None:
        self._card = dom.by_id("inspector")

    def show(self, content: Markup, target: Any, lit: Sequence[Box]) -> None:
        """Show the card as near as can be to a target (its box on the window), all of it wherever there is room.

        It lies over what may be touched now (`lit`, and buttons) in no window; over words, and over a target that may
        not be touched, only where it must.
        """
        card = self._card
        card.hidden = False
        dom.show(card, content)
        near, pressed = _box(target), [*lit, *_boxes(_PRESSED)]
        for obstacles in ([*pressed, near, *_boxes(_READ)], [*pressed, near], pressed):
            if any(self._put(form, near, obstacles) for form in _FORMS):
                return
        self._put_lower(near, pressed)

    def hide(self) -> None:
        """There is nothing to tell."""
        self._card.hidden = True
        dom.show(self._card, together())

    def _size(self, form: tuple[str, bool]) -> tuple[float, float]:
        card, (widest, runs_on) = self._card, form
        card.style.setProperty("--widest", widest)
        card.toggleAttribute("data-runs-on", runs_on)
        card.style.maxHeight = ""
        card.removeAttribute("data-scrolls")
        box = card.getBoundingClientRect()
        return box.width, box.height

    def _put(self, form: tuple[str, bool], near: Box, obstacles: Sequence[Box], lower: float = 0) -> bool:
        """Put the card, `lower` than it would be, where there is room for it. Whether there is."""
        wide, high = self._size(form)
        if lower and high - lower < _LEAST_PX:
            return False
        place = free_place(wide, high - lower, near, obstacles, (window.innerWidth, window.innerHeight))
        if place is None:
            return False
        style = self._card.style
        style.left, style.top = (f"{part:.0f}px" for part in place)
        if lower:
            style.maxHeight = f"{high - lower:.0f}px"
            self._card.toggleAttribute("data-scrolls", True)
        return True

    def _put_lower(self, near: Box, pressed: Sequence[Box]) -> None:
        """Show as much of the card as there is room for; the rest is scrolled to."""
        for lower in range(_STEP_PX, window.innerHeight, _STEP_PX):
            if any(self._put(form, near, pressed, lower) for form in _FORMS):
                return
        self._put_over_prompt()

    def _put_over_prompt(self) -> None:
        """Nothing is free: what the prompt says is not read now."""
        prompt = next(_boxes(_PROMPT))
        self._size(_FORMS[1])
        style = self._card.style
        high = max(_LINE_PX, prompt.bottom - prompt.top)
        style.left, style.top = f"{prompt.left:.0f}px", f"{(prompt.top + prompt.bottom - high) / 2:.0f}px"
        style.maxHeight = f"{high:.0f}px"
        self._card.toggleAttribute("data-scrolls", True)


def as_content(about: Sequence[str]) -> Markup:
    """A title and sentences."""
    title, *sentences = about
    return together(tag("b", title), *(tag("span", f" {sentence}") for sentence in sentences))


def _boxes(selector: str) -> Iterator[Box]:
    for element in document.querySelectorAll(selector):
        box = element.getBoundingClientRect()
        if box.width and box.height:
            yield _box(box)


def _box(box: Any) -> Box:
    return Box(box.left, box.top, box.right, box.bottom)
