"""What people give the page: pasted text, dropped and chosen files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from js import document

from pentapod.web.shell import dom
from pentapod.web.shell.late_files import GAMES
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.web.home.importing import Importing


class Inputs(NamedTuple):
    """Hears what people give, which goes to `importing` once the games are there."""

    importing: Callable[[], Importing]

    def choose_file(self) -> None:
        """Let the player choose a file."""
        picker = document.createElement("input")
        picker.type, picker.accept = "file", ".txt,.toml,text/plain,application/toml"
        picker.onchange = lambda _event: self.take_file(picker.files.item(0))
        picker.click()

    def pasted(self, event: Any) -> None:
        """Ctrl+V outside of a field."""
        if _is_field(event.target) or dom.by_id("dialog").open or not event.clipboardData:
            return
        if event.clipboardData.files.length:
            self.take_file(event.clipboardData.files.item(0))
        elif text := str(event.clipboardData.getData("text")).strip():
            self.take_text(text, say("paste-nothing"))

    def dragged(self, event: Any) -> None:
        """Something from outside is held over the page, or no longer."""
        over = event.type == "dragover" and _may_drop(event)
        if over:
            event.preventDefault()
        _light(over)

    def dropped(self, event: Any) -> None:
        """Something was dropped on the page."""
        _light(False)
        if not _may_drop(event):
            return
        event.preventDefault()
        data = event.dataTransfer
        if data.files.length:
            self.take_file(data.files.item(0))
        else:
            self.take_text(str(data.getData("text")), say("drop-nothing"))

    def take_file(self, file: Any) -> None:
        """Open what a file holds."""
        if file is not None:
            GAMES.when_there(lambda: self.importing().take_file(file))

    def take_text(self, text: str, otherwise: str) -> None:
        """Open what a text holds; say `otherwise` if that is nothing."""
        GAMES.when_there(lambda: self.importing().take_text(text, otherwise))


def _may_drop(event: Any) -> bool:
    kinds = [str(kind) for kind in event.dataTransfer.types]
    ours = document.documentElement.hasAttribute("data-dragging")
    return not ours and not _is_field(event.target) and ("Files" in kinds or "text/plain" in kinds)


def _light(on: bool) -> None:
    if on:
        document.documentElement.dataset.dropping = "1"
    else:
        document.documentElement.removeAttribute("data-dropping")


def _is_field(element: Any) -> bool:
    return bool(element.closest and element.closest("input, textarea, select"))
