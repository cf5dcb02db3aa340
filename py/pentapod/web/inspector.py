"""A card beside a target that tells what there is to know about it."""

from __future__ import annotations

from typing import Any, Final

from js import window

from pentapod.web import dom
from pentapod.web.markup import tag, together

GAP_PX: Final = 10


class Inspector:
    """One card, on the window's layer above the table."""

    def __init__(self) -> None:
        self._card = dom.by_id("inspector")

    def show(self, told: tuple[str, ...], box: Any) -> None:
        """Tell a title and sentences beside a box of the window; nothing hides the card."""
        card = self._card
        card.hidden = not told
        if not told:
            return
        title, *sentences = told
        dom.show(card, together(tag("b", None, title), *(tag("p", None, sentence) for sentence in sentences)))
        own = card.getBoundingClientRect()
        wide, high = window.innerWidth, window.innerHeight
        left = box.right + GAP_PX if box.right + GAP_PX + own.width < wide else box.left - GAP_PX - own.width
        top = box.top
        if left < GAP_PX:
            left = max(GAP_PX, min(box.left, wide - GAP_PX - own.width))
            top = box.bottom + GAP_PX if box.bottom + GAP_PX + own.height < high else box.top - GAP_PX - own.height
        card.style.left = f"{left:.0f}px"
        card.style.top = f"{max(GAP_PX, min(top, high - GAP_PX - own.height)):.0f}px"

    def hide(self) -> None:
        """There is nothing to tell."""
        self._card.hidden = True
