"""Things that leave the page: files, the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Blob, Object, document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.shell.markup import tag
from pentapod.web.shell.words import say

URL_SECONDS = 60
"""How long a browser may take to begin with a download."""


def text_blob(text: str, kind: str = "text/plain") -> Any:
    """A text as the content of a file."""
    return Blob.new(to_js([text]), to_js({"type": f"{kind};charset=utf-8"}, dict_converter=Object.fromEntries))


def download(name: str, blob: Any) -> None:
    """Hand a file to the player."""
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    dom.later(URL_SECONDS, lambda: window.URL.revokeObjectURL(address))


def copy(field: Any) -> None:
    """Copy a field's text. Where the clipboard is forbidden the text is selected for the player to copy."""
    field.focus()
    field.select()
    if getattr(navigator, "clipboard", None):
        _tell(navigator.clipboard.writeText(field.value), say("copy-failed"))
    else:
        toast(say("copied") if document.execCommand("copy") else say("copy-failed"))


def copy_text(text: str) -> None:
    """Copy a text. Where the clipboard is forbidden it is shown and selected for the player to copy."""
    if getattr(navigator, "clipboard", None):
        navigator.clipboard.writeText(text).then(lambda _: toast(say("copied")), lambda _: _show_to_copy(text))
    else:
        _show_to_copy(text)


def _show_to_copy(text: str) -> None:
    field = tag("textarea", text, id="to-copy", readonly=True, rows="5", aria_label=say("copy"))
    open_dialog(say("copy"), say("copy-failed"), field)
    dom.by_id("to-copy").select()


def can_copy_pictures() -> bool:
    """Whether this browser knows how to."""
    return hasattr(window, "ClipboardItem") and bool(getattr(navigator, "clipboard", None))


def copy_picture(blob: Any) -> None:
    """Copy a PNG."""
    item = window.ClipboardItem.new(to_js({"image/png": blob}, dict_converter=Object.fromEntries))
    _tell(navigator.clipboard.write(to_js([item])), say("copy-picture-failed"))


def _tell(promise: Any, sorry: str) -> None:
    promise.then(lambda _: toast(say("copied")), lambda _: toast(sorry))


def send(title: str, address: str, is_link: bool) -> None:
    """Let the player send an address, or the bare code of one, by what the system offers, if `can_send`."""
    data = Object.new()
    data.title = title
    setattr(data, "url" if is_link else "text", address)
    navigator.share(data).catch(dom.ignore())


def can_send() -> bool:
    """Whether the system offers that."""
    return hasattr(navigator, "share")


def png_of(canvas: Any, use: Callable[[Any], None]) -> None:
    """Call `use` with what a canvas shows, as a PNG."""
    canvas.toBlob(create_once_callable(use), "image/png")
