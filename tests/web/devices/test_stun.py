"""Who asks a STUN server for its own address: nobody, unless the owner of the site or the player has named one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from serve import SiteServer
from site_markers import stun
from web.devices.devices import Browsers, visit
from web.devices.network import PUBLIC, PUBLIC_PORT, StunServer
from web.devices.test_hosted import join
from web.visit import Visit

ASKED: Final = """
globalThis.asked = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(given = {}) {
        super(given);
        asked.push(...(given.iceServers ?? []).flatMap(one => one.urls));
    }
};
"""
"""Notes which servers connections are told to ask."""

PLACES: Final = """code => import(new URL("static/devices/signal.js", document.baseURI).href)
    .then(({ facts, unpack }) => facts(unpack(code, "invitation").sdp).candidates)
    .then(found => found.map(one => `${one.type} ${one.address} ${one.port}`))"""
"""Where an invitation says that its host can be reached."""


@pytest.fixture
def server(_inside: None) -> Iterator[StunServer]:
    found = StunServer()
    yield found
    found.close()


def host_in(browsers: Browsers, site: SiteServer) -> Visit:
    """A host's page, not yet opened. In Chromium: Firefox asks no server at an address of its own device."""
    host = visit(browsers.get("chromium"), site, {"width": 1280, "height": 800})
    host.page.add_init_script(ASKED)
    return host


def name_in_settings(host: Visit, server: str) -> None:
    """The player names a server."""
    host.page.get_by_role("button", name="Settings").first.click()
    field = host.page.get_by_label("STUN server")
    field.fill(server)
    field.press("Tab")
    host.page.locator("#dialog").get_by_role("button", name="Close").click()


def name_on_site(host: Visit, server: str) -> None:
    """The owner of the site names a server in `pyscript.toml`; the build puts it into the page."""

    named = stun(f"stun = '{server}'")

    def with_server(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<head>", f"<head>{named}", 1))

    host.page.route(lambda url: url.partition("#")[0] == host.address, with_server)


def invite(host: Visit) -> str:
    """Begin a game with somebody on another device; the link of the invitation."""
    page: Page = host.page
    page.goto(f"{host.address}#new:pods")
    page.get_by_label("Who plays Blue").select_option("Person on another device")
    page.get_by_role("button", name="Start", exact=True).click()
    return page.get_by_label("Invitation link").input_value()


@pytest.mark.parametrize("named", ["settings", "site"])
def test_a_server_that_is_named_is_asked_on_both_sides_and_its_answer_goes_into_the_link(
    browsers: Browsers, site: SiteServer, server: StunServer, named: str
) -> None:
    host, phone = host_in(browsers, site), visit(browsers.get("chromium"), site)
    if named == "site":
        name_on_site(host, server.name)
    host.page.goto(host.address)
    host.wait_ready()
    if named == "settings":
        name_in_settings(host, server.name)
    link = invite(host)
    assert len(link) <= 220, link
    assert f"srflx {PUBLIC} {PUBLIC_PORT}" in host.page.evaluate(PLACES, link), server.askers
    assert set(host.page.evaluate("() => asked")) == {f"stun:{server.name}"}
    before = set(server.askers)
    assert before
    join(host, phone, "Bo")
    assert server.askers - before, "the invited device asks it, too"
    for one in (host, phone):
        one.page.context.close()
        assert one.trouble == []


def test_by_default_no_server_is_asked(browsers: Browsers, site: SiteServer) -> None:
    host = host_in(browsers, site)
    phone = visit(browsers.get("chromium"), site)
    phone.page.add_init_script(ASKED)
    link = invite(host)
    assert all(place.startswith("host ") for place in host.page.evaluate(PLACES, link))
    join(host, phone, "Bo")
    for one in (host, phone):
        assert one.page.evaluate("() => asked") == []
        one.page.context.close()
        assert one.trouble == []
