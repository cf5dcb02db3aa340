"""A game from the workshop with a friend's device: whom its player invites it may speak with, and nobody else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FrameLocator, Locator, expect

from serve import SiteServer
from site_files import ROOT
from web.devices.devices import Browsers, visit
from web.devices.test_one_file import from_a_disk
from web.visit import PATIENCE, VIEWPORT, Visit

TICTACTOE: Final = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")


class Workshop:
    """A workshop with the example that is open at first, and the device of a friend."""

    def __init__(self, host: Visit, guest: Visit, address: str) -> None:
        self.host, self.guest = host, guest
        host.page.goto(address)
        self.table.locator("#board .targets button").first.wait_for(timeout=2000 * PATIENCE)
        self.state = self.host.page.locator("#state")
        expect(self.state).to_have_text(re.compile("random games|Random games"))

    @classmethod
    def of(cls, browsers: Browsers, site: SiteServer, host: str = "chromium", guest: str = "chromium") -> Workshop:
        """That of a site."""
        host_visit, guest_visit = visit(browsers.get(host), site, VIEWPORT), visit(browsers.get(guest), site)
        return cls(host_visit, guest_visit, site.address + "workshop.html")

    @property
    def table(self) -> FrameLocator:
        return self.host.page.frame_locator("#stage iframe")

    @property
    def guests(self) -> Locator:
        """Where the page around the game shows who is connected."""
        return self.host.page.locator("#guests")

    def ask(self) -> None:
        """Begin a match with a friend, as it is done at every table: the game asks for an invitation."""
        self.host.page.get_by_role("button", name="New match").click()
        self.table.get_by_label("Who plays Orange").select_option("Person on another device")
        self.table.get_by_role("button", name="Start", exact=True).click()

    def invite(self, label: str = "Invitation link") -> str:
        """The same, and say in the page around that it may; the link of the invitation."""
        self.ask()
        expect(self.guests).to_contain_text("The game wants to invite another device.")
        self.host.page.wait_for_timeout(450)
        self.guests.get_by_role("button", name="Invite a device").click()
        return self.host.page.get_by_label(label).input_value()

    def join(self, name: str = "Bo") -> None:
        """From an invitation to a board on the other device."""
        self.guest.page.goto(self.invite())
        self.answer(name)

    def answer(self, name: str = "Bo") -> None:
        """From an opened invitation to a board."""
        self.guest.page.get_by_label("Your name").fill(name)
        self.guest.page.get_by_role("button", name="Join").click()
        answer = self.guest.page.get_by_label("Text of your answer").input_value()
        self.host.page.get_by_label("Answer from the other device").fill(answer)
        self.host.page.get_by_role("button", name="Connect").click()
        self.guest.page.locator("#table #prompt").wait_for()
        expect(self.host.page.locator("dialog")).to_be_hidden()
        expect(self.table.locator("#dialog")).to_be_hidden()

    def write(self, text: str) -> None:
        """Write a whole file."""
        self.host.page.locator("#code .cm-content").click()
        self.host.page.keyboard.press("Control+A")
        self.host.page.keyboard.press("Delete")
        self.host.page.keyboard.insert_text(text)

    def close(self) -> None:
        for one in (self.guest, self.host):
            one.page.context.close()


@pytest.mark.parametrize(("host", "guest"), [("chromium", "firefox"), ("firefox", "chromium")])
def test_a_game_from_the_workshop_is_played_with_a_friend(
    browsers: Browsers, site: SiteServer, host: str, guest: str
) -> None:
    shop = Workshop.of(browsers, site, host, guest)
    shop.join()
    expect(shop.guests).to_contain_text("Bo: connected to the game.")
    expect(shop.table.locator(".plate", has_text="Bo")).to_be_visible()
    for square in ("b2", "a1", "b3", "a2", "b1"):
        of_host = square.startswith("b")
        board = shop.table if of_host else shop.guest.page
        board.get_by_role("button", name=f"{square}, empty").click()
    expect(shop.guest.page.locator("#prompt")).to_contain_text("wins")
    expect(shop.table.locator("#prompt")).to_contain_text("win")
    shop.guests.get_by_role("button", name="End").click()
    expect(shop.guests).to_be_hidden()
    expect(shop.guest.page.locator("#table")).to_have_class(re.compile("frozen"))
    assert shop.host.trouble == shop.guest.trouble == []
    shop.close()


def test_a_friend_sees_the_game_change_and_plays_on(browsers: Browsers, site: SiteServer) -> None:
    shop = Workshop.of(browsers, site)
    shop.join()
    shop.table.get_by_role("button", name="b2, empty").click()
    shop.guest.page.get_by_role("button", name="a1, empty").click()
    shop.write(TICTACTOE.replace("Squares(3, 3)", "Squares(4, 4)"))
    shop.guest.page.get_by_role("button", name="d4, empty").wait_for()
    expect(shop.guest.page.locator("#log li")).to_have_count(2)
    shop.table.get_by_role("button", name="b3, empty").click()
    shop.guest.page.get_by_role("button", name="d4, empty").click()
    expect(shop.table.locator("#prompt")).to_have_text(re.compile("^Your turn"))
    expect(shop.guests).to_contain_text("Bo: connected to the game.")
    assert shop.host.trouble == shop.guest.trouble == []
    shop.close()


def test_from_one_file_on_a_disk_as_well(browsers: Browsers, tmp_path: Path) -> None:
    host, guest = (from_a_disk(browsers, name, tmp_path) for name in ("host", "guest"))
    host.page.set_viewport_size(VIEWPORT)
    shop = Workshop(host, guest, f"{host.address}?workshop")
    code = shop.invite("Invitation code")
    assert "file:" not in code
    guest.page.goto(f"{guest.address}?join#{code}")
    shop.answer()
    shop.table.get_by_role("button", name="b2, empty").click()
    guest.page.get_by_role("button", name="a1, empty").click()
    expect(shop.table.locator("#prompt")).to_have_text(re.compile("^Your turn"))
    assert host.trouble == guest.trouble == []
    shop.close()


def test_who_ends_a_frame_ends_its_connections(browsers: Browsers, site: SiteServer) -> None:
    shop = Workshop.of(browsers, site)
    shop.join()
    shop.host.page.get_by_label("Open", exact=True).select_option("New game")
    expect(shop.guests).to_be_hidden()
    shop.guest.page.locator("#table.frozen").wait_for()
    shop.close()


# -- what somebody else's code may not do

COUNTED: Final = """
globalThis.connections = 0;
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...given) {
        super(...given);
        connections++;
    }
};
"""
"""Counts the connections that the page around makes."""

UNTOUCHED: Final = 'Object.defineProperty(navigator, "userActivation", { value: { isActive: false } });'
"""Nobody has touched anything: what drives a browser counts as a hand."""

ON_TABLE: Final = """
js = __import__("js")
if hasattr(js, "document"):
    {attempt}
"""


@pytest.mark.parametrize("touched", [True, False])
def test_a_game_invites_nobody_by_itself(browsers: Browsers, site: SiteServer, touched: bool) -> None:
    host = visit(browsers.get("chromium"), site, VIEWPORT)
    host.page.add_init_script(COUNTED + ("" if touched else UNTOUCHED))
    text = TICTACTOE + ON_TABLE.format(attempt="js.pentapodDevices.invite(1, js.Array.new())")
    host.page.goto(site.address + "404.html")
    host.page.evaluate("text => localStorage.setItem('pentapod.own.evil.py', JSON.stringify({ text, at: 1 }))", text)
    host.page.goto(site.address + "workshop.html")
    host.page.frame_locator("#stage iframe").locator("#board .targets button").first.wait_for(timeout=2000 * PATIENCE)
    guests = host.page.locator("#guests")
    if touched:
        expect(guests).to_contain_text("The game wants to invite another device.")
        host.page.wait_for_timeout(450)
        guests.get_by_role("button", name="Not now").click()
    expect(guests).to_be_hidden()
    assert host.page.evaluate("() => [connections, typeof pentapodDevices]") == [0, "undefined"]
    host.page.context.close()


UNFIT: Final = {
    "a word between connections": "js.pentapodDevices.send(1, '~spare PI1abc')",
    "no object": "js.pentapodDevices.send(1, '[1]')",
    "a long text": "js.pentapodDevices.send(1, '{' + 200000 * ' ')",
    "many texts": "[js.pentapodDevices.send(1, '{}') for _ in range(500)]",
    "much at once": "[js.pentapodDevices.send(1, '{' + 150000 * ' ') for _ in range(40)]",
    "no text": "js.pentapodDevices.send(1, js.Array.new())",
}
"""What no game may send to a friend."""


def test_a_game_that_sends_what_it_may_not_is_cut_off(browsers: Browsers, site: SiteServer) -> None:
    shop = Workshop.of(browsers, site)
    for count, (what, attempt) in enumerate(UNFIT.items()):
        shop.write(TICTACTOE)
        expect(shop.state).to_have_text(re.compile("^All checks passed"))
        if count:
            shop.guest.page.context.close()
            shop.guest = visit(browsers.get("chromium"), site)
        shop.join()
        shop.write(TICTACTOE + ON_TABLE.format(attempt=attempt))
        expect(shop.guests, what).to_contain_text("The game sent another device something it is not allowed to send")
        shop.guests.get_by_role("button", name="Close").click()
        expect(shop.guests).to_be_hidden()
        shop.guest.page.locator("#table.frozen").wait_for()
    assert shop.guest.trouble == []
    shop.close()
