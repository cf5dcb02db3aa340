"""The Content-Security-Policies of our documents let through what is needed, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from pentapod import games
from policies import NAME, directives, forms
from serve import PlainHandler, SiteServer
from web.conftest import new_visit
from web.sitting import Sitting
from web.visit import SITE, UNDER, Visit

SITES_OWN = "docs/owners.md"
"""This document has the policy for the server of the site, and the other one that of pages with boards."""


class Strict(PlainHandler):
    """A server that sends the policy of docs/owners.md with every file."""

    def end_headers(self) -> None:
        self.send_header(NAME, forms(SITES_OWN)[0])
        super().end_headers()


@pytest.fixture(scope="module")
def strict() -> Iterator[SiteServer]:
    server = SiteServer(SITE, UNDER, handler=Strict).start()
    yield server
    server.stop()


@pytest.fixture
def guest(browser: Browser, strict: SiteServer) -> Iterator[Visit]:
    """Somebody new, whose browser may keep an offline copy."""
    visit = new_visit(browser.new_context(service_workers="allow"), strict.address)
    yield visit
    visit.page.context.close()
    assert visit.trouble == []


@pytest.mark.states(
    "As a header, as a line for nginx, and in Netlify's file `_headers`:",
    "`docs/owners.md` has a policy for Pentapod's own server.",
)
@pytest.mark.parametrize("document", [SITES_OWN, "docs/embed.md"])
def test_a_policy_is_the_same_as_a_header_and_as_lines_for_nginx_and_netlify(document: str) -> None:
    found = forms(document)
    assert len(found) == 3
    assert len(set(found)) == 1


def test_the_policy_for_the_server_of_the_site_is_that_of_all_its_pages_together() -> None:
    together: dict[str, set[str]] = {}
    for path in SITE.rglob("*.html"):
        policy = re.search(rf'{NAME}" content="([^"]*)"', path.read_text(encoding="utf-8"))
        assert policy, path
        if path.name not in ("pentapod.html", "workshop.html", "sealed.html"):  # docs/owners.md says what of them.
            for name, sources in directives(policy[1]).items():
                together.setdefault(name, set()).update(sources)
    for sources in together.values():
        if len(sources) > 1:
            sources.discard("'none'")
    assert directives(forms(SITES_OWN)[0]) == together


def test_under_the_policy_a_game_begins_a_computer_thinks_and_a_code_is_drawn(guest: Visit) -> None:
    sitting = Sitting(guest)
    guest.open()
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    sitting.begin("modx")
    guest.page.get_by_role("button", name="Hint").click()
    guest.page.locator("#prompt[data-kind=hint]").wait_for()
    guest.page.get_by_role("button", name="Share this game").click()
    guest.page.locator("#qr path").wait_for(state="attached")


@pytest.mark.chromium_first
@pytest.mark.parametrize("path", ["rules/pods.html", "owners.html", "embed.html?game=pods"])
def test_under_the_policy_a_board_comes_to_life(path: str, guest: Visit) -> None:
    guest.page.goto(guest.address + path)
    board = guest.page.locator("pentapod-board").first
    if not path.startswith("owners"):  # There it does so by itself.
        board.get_by_role("button", name="Play from here").click()
    board.locator(".targets button").first.wait_for()


@pytest.mark.chromium_first
@pytest.mark.parametrize("path", ["about.html", "join.html", "reference.html", f"print/{games.ids()[0]}.html"])
def test_under_the_policy_every_other_page_is_shown(path: str, guest: Visit) -> None:
    guest.page.goto(guest.address + path)
    guest.page.locator("body *:visible").first.wait_for()


def test_under_the_policy_a_lost_link_finds_its_way(guest: Visit) -> None:
    """The page of a host for what it does not have brings its script and its style along."""
    guest.expects_trouble = True  # A page that is not there is told on the console.
    guest.page.goto(f"{guest.address}nowhere/index.html")
    assert guest.page.locator("body").evaluate("body => getComputedStyle(body).maxWidth") != "none"
    guest.page.goto(f"{guest.address}index.html%23play:pods", wait_until="commit")
    guest.page.wait_for_url("**/index.html#*")
    assert not [one for one in guest.trouble if "policy" in one.lower()]
    guest.trouble.clear()
