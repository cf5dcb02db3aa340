"""One tab of the browser hosts a match; another one that would is told so, and may take it over."""

from __future__ import annotations

from typing import Final

from js import window

from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say

_SCRIPT: Final = "./static/devices/host.js"

_waiting: list[tuple[Then, Then]] = []
"""What goes on once the script is there, and what if it does not come."""


def with_script(then: Then, failed: Then) -> None:
    """Go on once the script is there that makes connections, in the order of asking."""
    if hasattr(window, "pentapodDevices") and not _waiting:
        then()
        return
    _waiting.append((then, failed))
    if len(_waiting) == 1:
        dom.load_module(_SCRIPT, lambda: _go_on(0), lambda: _go_on(1))


def _go_on(which: int) -> None:
    while _waiting:
        _waiting.pop(0)[which]()


def hold(
    save_id: str,
    takes: bool,
    then: Then,
    elsewhere: Then,
    taken: Then,
) -> None:
    """Let this tab host a kept game, or find out that another one does.

    With `takes` it is taken away from that; `taken` is called when that happens to this tab.
    """

    def found(is_held: bool) -> None:
        if is_held:
            then()
        else:
            elsewhere()

    def ask() -> None:
        asked = window.pentapodDevices.hold(save_id, takes, dom.lasting(taken))
        asked.then(dom.once(lambda is_held: found(bool(is_held))))

    with_script(ask, then)


def release() -> None:
    """Another tab may host what this one did."""
    if hasattr(window, "pentapodDevices"):
        window.pentapodDevices.release()


def tell(sentence: str, host_here: Then) -> None:
    """Another tab hosts the match; it can be taken over."""
    open_dialog(
        say("tabs-title"),
        sentence,
        tag("p.soft", say("tabs-note")),
        tag(
            "p.actions",
            button(say("tabs-take"), "host-here"),
            button(say("tabs-leave"), "close", class_="primary", autofocus=True),
        ),
    )

    dom.does("host-here", host_here)
