"""A card that tells what there is to know about a target, where it covers nothing that may be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from js import document, window

from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup, tag, together
from pentapod.web.shell.placing import Box, free_place

_OBSTACLES: Final = ".bar, #toast, #cover, #ready > div, .speech, .controls, .history header, #analysis, #workbench > *"
"""What a card never lies over, beside what may be touched on the board."""


class Inspector:
    """One card, on the window's layer above the table."""

    def __init__(self) -> None:
        self._card = dom.by_id("inspector")

    def show(self, content: Markup, target: Any, lit: Sequence[Box]) -> bool:
        """Show the card as near as can be to a target (its box on the window). False, and no card, without room."""
        card = self._card
        card.hidden = False
        dom.show(card, content)
        own = card.getBoundingClientRect()
        place = free_place(
            own.width, own.height, _box(target), [*lit, *_obstacles()], (window.innerWidth, window.innerHeight)
        )
        card.hidden = place is None
        if place:
            card.style.left, card.style.top = (f"{part:.0f}px" for part in place)
        return place is not None

    def hide(self) -> None:
        """There is nothing to tell."""
        self._card.hidden = True
        dom.show(self._card, together())


def as_content(about: Sequence[str]) -> Markup:
    """A title and sentences."""
    title, *sentences = about
    return together(tag("b", None, title), *(tag("span", None, sentence) for sentence in sentences))


def _obstacles() -> Iterator[Box]:
    for element in document.querySelectorAll(_OBSTACLES):
        box = element.getBoundingClientRect()
        if box.width and box.height:
            yield _box(box)


def _box(box: Any) -> Box:
    return Box(box.left, box.top, box.right, box.bottom)
