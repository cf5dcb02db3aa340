"""A host with its rules and devices without any, at a game that a link holds."""

from __future__ import annotations

from typing import Final

from pentapod.engine.match import Match
from serve import SiteServer
from web.devices.devices import Browsers, visit
from web.in_page import HASTE
from web.sitting import Sitting
from web.visit import Visit

PLAY: Final = """([seed, pause]) => {
    const LONG = 400;
    let [state, told, heard, since] = [seed, 0, -1, 0];
    const below = count => (state = state * 48271 % 2147483647) % count;
    const watch = new MutationObserver(() => { told++; });
    for (const place of ["seats", "prompt", "notice", "board", "cover", "ready"]) {
        const element = document.getElementById(place);
        if (element) watch.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    globalThis.playing = setInterval(() => {
        if (told === heard && performance.now() - since < LONG) return;
        const words = [...document.querySelectorAll("#notice button, #cover button, #ready button")];
        const said = words.filter(one => /^(Confirm|Ready|Go on)/.test(one.textContent) && one.checkVisibility());
        const lit = [...document.querySelectorAll("#board .targets button[aria-disabled=false]")];
        [heard, since] = [told, performance.now()];
        (said[0] ?? lit[below(lit.length || 1)])?.click();
    }, pause);
}"""
"""Touches what may be touched on a page, whenever something may be: at most once in so many milliseconds, and the next
time when something has come of it, or nothing has for long."""

OVER: Final = "() => document.getElementById('speech').dataset.over"


NOBODY_CAME: Final = "ICE failed, add a STUN server"
"""Firefox writes it where a device did not come by the way back that was prepared for it."""


class Meeting:
    """A host's page and those of devices, each with a seat. `script` runs first on the pages of devices."""

    def __init__(
        self, browsers: Browsers, site: SiteServer, fragment: str, script: str = "", host: str = "chromium"
    ) -> None:
        self._browsers, self._site, self._script = browsers, site, script
        self.host = visit(browsers.get(host), site, {"width": 1280, "height": 800})
        self.host.page.goto(f"{site.address}#{fragment}")
        self.host.wait_ready()
        self.devices: list[Visit] = []

    def titles(self) -> list[str]:
        """What the seats are called at the host's table."""
        return self.host.page.locator("#seats .plate .name > span[title]:not(.level)").all_inner_texts()

    def invite(self, seat: str, name: str, browser: str = "chromium") -> Visit:
        """Give a seat to a device."""
        page, device = self.host.page, visit(self._browsers.get(browser), self._site)
        self.devices.append(device)
        device.page.add_init_script(self._script)
        page.get_by_role("button", name="Share this game").click()
        page.get_by_role("button", name="Invite a device", exact=True).click()
        page.get_by_role("checkbox", name=seat).check()
        page.get_by_role("button", name="Invite a device for them").click()
        device.page.goto(page.get_by_label("Invitation link").input_value())
        device.page.get_by_label("Your name").fill(name)
        device.page.get_by_role("button", name="Join").click()
        page.get_by_label("Answer from the other device").fill(device.page.locator("#answer").input_value())
        page.get_by_role("button", name="Connect").click()
        device.page.locator("#table #prompt").wait_for()
        page.locator("dialog").wait_for(state="hidden")
        return device

    def play(self, pause: int = 15) -> None:
        """Everybody touches what they may, at most once in so many milliseconds."""
        for number, one in enumerate((self.host, *self.devices)):
            one.page.evaluate(PLAY, [number + 7, pause])

    def rest(self) -> None:
        """Nobody touches anything any more."""
        for one in (self.host, *self.devices):
            one.page.evaluate("() => clearInterval(globalThis.playing)")

    def hurry(self) -> None:
        """Chance and computer players take no time at the host's."""
        self.host.python(HASTE)

    def match(self) -> Match:
        """The match, as the host's address tells it."""
        return Sitting(self.host).match()

    def end(self, most: float) -> list[str]:
        """How the game ended, as each of them sees it; nothing has gone wrong anywhere."""
        ends = [str(one.until(OVER, most)) for one in (self.host, *self.devices)]
        trouble = [said for one in (self.host, *self.devices) for said in one.trouble if NOBODY_CAME not in said]
        assert not trouble, trouble
        self.leave()
        return ends

    def leave(self) -> None:
        for one in (*self.devices, self.host):
            one.page.context.close()
