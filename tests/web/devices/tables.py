"""A host's page without rules and the page of a device, for tests of the connection between them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from serve import SiteServer
from web.devices.devices import Browsers, visit
from web.visit import PATIENCE, Visit

PRETEND = (Path(__file__).parent / "pretend_host.js").read_text("utf-8")


class Table:
    """A host's page, that of a device, and the channel between them."""

    def __init__(self, browsers: Browsers, site: SiteServer, host: str, device: str, plain: bool = False) -> None:
        self._way_back = ""
        self.host = visit(browsers.get(host, plain=plain), site)
        self.host.page.goto(site.address + "about.html")
        self.begin()
        self.device = visit(browsers.get(device, plain=plain), site)

    def begin(self) -> None:
        """A host is on the page that was loaded."""
        self.host.page.evaluate(PRETEND)
        self.ask("() => pretend.begin()")

    def ask(self, script: str, given: object = None) -> Any:
        """Evaluate at the host's."""
        return self.host.page.evaluate(script, given)

    def invite(self, number: int = 1) -> str:
        """The fragment of an invitation for a device."""
        return str(self.ask("number => pentapodDevices.invite(number, [])", number))

    def accept(self, answer: str, number: int = 1) -> None:
        self.ask("([number, text]) => pentapodDevices.accept(number, text)", [number, answer])

    def touches(self) -> str:
        """What was touched, in the order in which the host heard of it."""
        return "".join(touch for _, touch in self.ask("() => pretend.touches"))

    def until_touched(self, touches: str) -> None:
        """Wait until the host has heard of these touches."""
        self.host.until(f"() => pretend.touches.length >= {len(touches)}")
        assert self.touches() == touches

    def join(self, number: int = 1, name: str = "Guest") -> str:
        """From invitation to board; the answer."""
        page = self.device.page
        page.goto(f"{self.device.address}join.html#{self.invite(number)}")
        return self.answer(number, name)

    def answer(self, number: int = 1, name: str = "") -> str:
        """From an opened invitation to the board; the answer. Who was there already needs no name."""
        page = self.device.page
        if name:
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Join").click()
        answer = page.get_by_label("Text of your answer").input_value()
        page.mouse.move(0, 0)  # What comes under the pointer could not be touched for a moment.
        self.accept(f"Here it is:\n{answer}...", number)
        self.wait_for_board()
        return answer

    def wait_for_board(self) -> None:
        page = self.device.page
        page.locator("#table:not(.frozen) #prompt", has_text="touch a field").wait_for()

    def wait_for_way_back(self) -> None:
        """Until the device could come back by itself, and the host knows."""
        kept = "() => sessionStorage.getItem('pentapod.spare')"
        end = time.monotonic() + PATIENCE
        while (found := self.device.until(kept)) == self._way_back and time.monotonic() < end:
            self.device.page.wait_for_timeout(25)
        self._way_back = found
        self.device.page.wait_for_timeout(250)

    def touch(self, field: str) -> None:
        self.device.page.get_by_role("button", name=f"field {field}").click()

    def close(self) -> None:
        """Both pages, on which nothing may have gone wrong."""
        for one in (self.host, self.device):
            one.page.context.close()
            assert one.trouble == []


def another_device(table: Table, browsers: Browsers, site: SiteServer, name: str, *switches: str) -> Visit:
    """Let the device of a table be a page in another browser."""
    table.device.page.context.close()
    table.device = visit(browsers.get(name, *switches), site)
    return table.device
