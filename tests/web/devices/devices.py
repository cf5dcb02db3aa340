"""Browsers in the network of the tests, and the pages of hosts and of invited devices in them."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from browsers import launch
from serve import SiteServer
from web.visit import PATIENCE, POLL_MS, Visit

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

CHROMIUM_SWITCHES: Final = (
    "--allow-loopback-in-peer-connection",
    "--disable-features=WebRtcHideLocalIpsWithMdns",
)
"""Addresses are told as they are: Firefox here does not resolve Chromium's names. A test of names leaves it out."""

FIREFOX_PREFERENCES: Final[Mapping[str, Any]] = {
    "media.peerconnection.ice.loopback": True,
    "media.peerconnection.ice.obfuscate_host_addresses": False,
}


UNHURRIED_HANDS: Final = """Object.defineProperty(globalThis, "pentapodBoard", {
    configurable: true,
    set(board) {
        board.waits.late = 0;
        Object.defineProperty(globalThis, "pentapodBoard", { value: board });
    },
});"""
"""What has just come takes clicks at once: a test sees it come, which a hand that was on its way does not."""


class Browsers:
    """Browsers by name, each started when it is first asked for."""

    def __init__(self) -> None:
        self._playwright: Playwright = sync_playwright().start()
        self._open: dict[tuple[str, ...], Browser] = {}

    def get(self, name: str, *switches: str, plain: bool = False) -> Browser:
        """The browser "chromium" or "firefox"; `plain` without what makes both find each other."""
        key = (name, str(plain), *switches)
        if key not in self._open:
            # Who has no window is never asked whether a camera may be used.
            arguments = launch(name, windowless=not any("media-stream" in one for one in switches))
            if name == "chromium":
                own = CHROMIUM_SWITCHES[:1] if plain else CHROMIUM_SWITCHES
                arguments["args"] = [*arguments["args"], *own, *switches]
                self._open[key] = self._playwright.chromium.launch(**arguments)
            else:
                preferences = arguments.pop("firefox_user_prefs", {}) | ({} if plain else FIREFOX_PREFERENCES)
                self._open[key] = self._playwright.firefox.launch(**arguments, firefox_user_prefs=preferences)
        return self._open[key]

    def close(self) -> None:
        for browser in self._open.values():
            browser.close()
        self._playwright.stop()


def visit(browser: Browser, site: SiteServer, viewport: ViewportSize = PHONE, **options: Any) -> Visit:
    """A page in a context of its own, not yet opened. Nothing glides on it, which many pages at once would wait for."""
    options = {"reduced_motion": "reduce", **options}
    context: BrowserContext = browser.new_context(viewport=viewport, service_workers="block", **options)
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(UNHURRIED_HANDS)
    return Visit(context.new_page(), site.address)


DRAWN: Final = """lot => {
    const said = [...document.querySelectorAll("button")]
        .filter(one => /^(Confirm|Ready|Done|Go on)$/.test(one.ariaLabel ?? one.textContent.trim()) && !one.disabled);
    const lit = [...document.querySelectorAll("#board .targets button:not([aria-disabled=true]):not(:disabled)")];
    const [asked, board] = [said, lit].map(some => some.filter(one => one.checkVisibility()));
    const some = asked.length ? asked : board, drawn = some[Math.floor(lot * some.length)];
    if (!drawn) return null;
    drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = drawn.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""
"""The middle of a button that answers what a table asks, or of something that is lit on its board; null without any."""


def touch_lit(page: Page, rng: Random) -> bool:
    """Press a button that the table waits for, or one of the things that are lit on the board; whether there was any.

    Another device may end what is asked here at any moment. What goes out before the finger lands is no fault then:
    who plays looks again.
    """
    place = page.evaluate(DRAWN, rng.random())
    if place:
        page.mouse.click(*place)
    return bool(place)


def play(players: Sequence[Visit], until: str, seed: int = 1) -> Any:
    """Whoever may touch something does, until a JavaScript function says yes at the first of them; its answer."""
    first, rng, end = players[0].page, Random(seed), time.monotonic() + 3 * PATIENCE
    while not (answer := first.evaluate(until)):
        assert time.monotonic() < end, f"nobody played so far: {until}"
        touched = [touch_lit(player.page, rng) for player in players]
        if not any(touched):
            first.wait_for_timeout(POLL_MS)
    return answer


def logged(actions: int) -> str:
    """A JavaScript function that tells whether so many actions, or more, are logged on a page."""
    return f"() => document.querySelectorAll('#log li').length >= {actions}"
