"""One tab of the browser hosts a match; another one that would is told so, and may take it over."""

from __future__ import annotations

from typing import Final

from js import window

from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say

SCRIPT: Final = dom.Script("./static/devices/host.js", "pentapodDevices")
"""What makes connections, and knows what the tabs hold."""


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

    def ask() -> None:
        asked = window.pentapodDevices.hold(save_id, takes, dom.lasting(taken))
        asked.then(dom.once(lambda is_held: then() if is_held else elsewhere()))

    SCRIPT.when_there(ask, then)


def release() -> None:
    """Another tab may host what this one did."""
    if SCRIPT.is_there:
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
