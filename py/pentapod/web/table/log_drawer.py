"""The log in a small window: behind a button, it stands beside the board. In a large one it always stands there."""

from __future__ import annotations

from js import document

from pentapod.web.shell import dom


def is_open() -> bool:
    """Whether the log has been slid up."""
    return bool(document.documentElement.hasAttribute("data-log"))


def slide(up: bool) -> None:
    """Slide the log up or away; the focus goes with it."""
    if up == is_open():
        return
    opener = dom.by_id("log-opener")
    was_there = bool(opener.offsetParent)
    document.documentElement.toggleAttribute("data-log", up)
    opener.setAttribute("aria-expanded", "true" if up else "false")
    if was_there or opener.offsetParent:  # The log takes its place.
        (dom.by_id("log") if up else opener).focus()
