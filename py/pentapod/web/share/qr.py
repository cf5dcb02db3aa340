"""The QR code of a text, in a dialog."""

from __future__ import annotations

from typing import Final

from js import window

from pentapod.web.shell import dom
from pentapod.web.shell.markup import tag
from pentapod.web.shell.words import say

QR_LONGEST: Final = 1465
"""A longer link has modules so small that no phone reads them off a screen."""

QR_MARGIN: Final = 4
"""The quiet zone that the standard asks for, in modules."""


_script: Final = dom.Script("./static/qr.js", "pentapodQr")


def show_qr(text: str) -> None:
    """Show the QR code of a text in the dialog's place for it, `#qr`."""
    _script.when_there(lambda: _draw_qr(text), lambda: _no_qr(say("qr-failed")))


def _draw_qr(text: str) -> None:
    place, code = dom.by_id("qr"), window.pentapodQr(text, QR_LONGEST)
    if not place:
        return  # The dialog was closed meanwhile.
    if not code:
        _no_qr(say("qr-long"))
        return
    width = code.size + 2 * QR_MARGIN
    drawn = tag(
        "svg",
        tag("path", d=str(code.path)),
        viewBox=f"{-QR_MARGIN} {-QR_MARGIN} {width} {width}",
        role="img",
        aria_label=say("qr-label"),
        shape_rendering="crispEdges",
        class_="large" if width > 90 else None,
    )
    dom.show(place, drawn)


def _no_qr(why: str) -> None:
    if place := dom.by_id("qr"):
        dom.show(place, tag("p.soft", why))
