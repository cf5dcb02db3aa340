"""A device that sleeps, and a network that is gone for a while: both sides say so, and go on over the same channel."""

from __future__ import annotations

import subprocess

from playwright.sync_api import Dialog

from serve import SiteServer
from web.devices.devices import Browsers, logged, play, visit
from web.devices.test_hosted import host_of, join
from web.visit import Visit

SLEEP = "() => { setTimeout(() => alert('asleep')); }"
"""Nothing on the page goes on until somebody answers."""

CHOICES = 6
"""So many more show that a game goes on."""


def two(browsers: Browsers, site: SiteServer) -> tuple[Visit, Visit]:
    """A host of PODS and the device of Blue."""
    host, phone = host_of(browsers, site, "chromium", "pods", "Blue"), visit(browsers.get("chromium"), site)
    join(host, phone, "Bo")
    return host, phone


def goes_on(host: Visit, phone: Visit) -> None:
    """They play on, and no invitation was needed."""
    play([host, phone], logged(host.page.locator("#log li").count() + CHOICES))
    for one in (host, phone):
        one.page.context.close()
        assert one.trouble == []


def test_a_device_that_has_slept_goes_on(browsers: Browsers, site: SiteServer) -> None:
    host, phone = two(browsers, site)
    asleep: list[Dialog] = []
    phone.page.on("dialog", lambda dialog: asleep.append(dialog))
    phone.page.evaluate(SLEEP)
    host.page.locator("#notice").get_by_text("The device of Bo has disconnected.").wait_for()
    asleep[0].dismiss()
    host.page.locator("#notice").get_by_text("The device of Bo has disconnected.").wait_for(state="detached")
    goes_on(host, phone)


def test_a_network_that_was_gone_for_a_while_is_no_harm(browsers: Browsers, site: SiteServer) -> None:
    host, phone = two(browsers, site)
    subprocess.run(["ip", "link", "set", "lo", "down"], check=True)
    try:
        host.page.locator("#notice").get_by_text("The device of Bo has disconnected.").wait_for()
        line = phone.page.locator("#line")
        line.get_by_text("unstable").or_(phone.page.get_by_text("not responding")).first.wait_for()
    finally:
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    host.page.locator("#notice").get_by_text("The device of Bo has disconnected.").wait_for(state="detached")
    goes_on(host, phone)
