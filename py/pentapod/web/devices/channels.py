"""The connections to other devices, as `static/devices/host.js` makes them (docs/devices.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from js import window

from pentapod.web.devices.tabs import SCRIPT
from pentapod.web.shell import dom
from pentapod.web.shell.late_files import Then

CLOSING_SECONDS: Final = 0.5
"""A last word has so long to get through before its channel is closed."""


class Channels:
    """One channel for each device, by its number.

    `heard` gets what comes, with the time of its arrival in milliseconds; `changed` what became of a channel: "open",
    "shaky", "mended", "lost" or "closed".
    """

    def __init__(self, heard: Callable[[int, str, float], None], changed: Callable[[int, str], None]) -> None:
        self._heard = dom.lasting(lambda number, text, arrived: heard(int(number), str(text), float(arrived)))
        self._changed = dom.lasting(lambda number, state: changed(int(number), str(state)))
        self._made: dict[int, int] = {}
        """How often each device was invited."""

    def invite(
        self, number: int, servers: Sequence[str], anew: bool, then: Callable[[str], None], failed: Then
    ) -> None:
        """Make the code of an invitation, or tell that of the one which is open unless there is to be another (`anew`).

        A connection that the device had is closed.
        """
        from pyodide.ffi import to_js

        def begin() -> None:
            window.pentapodDevices.onmessage = self._heard
            window.pentapodDevices.onstate = self._changed
            self._made[number] = self._made.get(number, 0) + 1
            made = window.pentapodDevices.invite(number, to_js(list(servers)), anew)
            dom.when_kept(made, lambda fragment: then(str(fragment)), lambda _error: failed())

        SCRIPT.when_there(begin, failed)

    def invite_seen(
        self, number: int, servers: Sequence[str], then: Callable[[str], None], failed: Callable[[str], None]
    ) -> None:
        """Make another code, while the page uses the camera; `failed` gets why not, as docs/devices.md lists it."""
        from pyodide.ffi import to_js

        made = window.pentapodDevices.inviteSeen(number, to_js(list(servers)))
        dom.when_kept(made, lambda fragment: then(str(fragment)), lambda error: failed(str(error.message)))

    def is_hidden(self, fragment: str) -> bool:
        """Whether an invitation tells nothing of where this device is but a name in its own network."""
        return bool(window.pentapodDevices.isHidden(fragment))

    def accept(self, number: int, answer: str, then: Then, failed: Callable[[str], None]) -> None:
        """Follow the answer of a device; `failed` gets why not, as docs/devices.md lists it."""
        done = window.pentapodDevices.accept(number, answer)
        dom.when_kept(done, lambda _none: then(), lambda error: failed(str(error.message)))

    def scan(self, video: Any, found: Callable[[str], None], failed: Callable[[str], None]) -> Any:
        """Look for QR codes with the camera; the function that ends it."""
        hear = dom.lasting(lambda text: found(str(text)))
        return window.pentapodDevices.scan(video, hear, dom.lasting(lambda why: failed(str(why))))

    def send(self, number: int, text: str) -> bool:
        """Send a text to a device. False if its channel is not open."""
        return number in self._made and bool(window.pentapodDevices.send(number, text))

    def close(self, number: int) -> None:
        """Close a channel, once what was said last has got through. What still comes on it is heard no more."""
        made = self._made.get(number)
        if made is not None:
            window.pentapodDevices.mute(number)
            dom.later(CLOSING_SECONDS, lambda: self._close(number, made))

    def _close(self, number: int, made: int) -> None:
        if self._made.get(number) == made:
            window.pentapodDevices.close(number)
