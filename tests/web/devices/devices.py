"""Browsers in the network of the tests, and the pages of hosts and of invited devices in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, TimeoutError, ViewportSize, sync_playwright

from browsers import launch
from serve import SiteServer
from web.visit import PATIENCE, Visit

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
                preferences = {} if plain else dict(FIREFOX_PREFERENCES)
                self._open[key] = self._playwright.firefox.launch(**arguments, firefox_user_prefs=preferences)
        return self._open[key]

    def close(self) -> None:
        for browser in self._open.values():
            browser.close()
        self._playwright.stop()


def visit(browser: Browser, site: SiteServer, viewport: ViewportSize = PHONE, **options: Any) -> Visit:
    """A page in a context of its own, not yet opened."""
    context: BrowserContext = browser.new_context(viewport=viewport, service_workers="block", **options)
    context.set_default_timeout(1000 * PATIENCE)
    return Visit(context.new_page(), site.address)


SAID: Final = re.compile("^(Confirm|Ready|Done|Go on)$")
"""Buttons that answer what a table asks, beside what is lit on its board."""


def touch_lit(page: Page, rng: Random) -> None:
    """Press the button that the table waits for, or one of the things that are lit on the board; nothing if none is.

    Another device may end what is asked here at any moment. What goes out before the finger lands is no fault then:
    who plays looks again.
    """
    said = page.get_by_role("button", name=SAID, disabled=False).locator("visible=true")
    lit = page.locator("#board .targets button:not([aria-disabled=true]):not(:disabled)")
    places = said if said.count() else lit
    if count := places.count():
        with suppress(TimeoutError):
            places.nth(rng.randrange(count)).click(timeout=2000)
