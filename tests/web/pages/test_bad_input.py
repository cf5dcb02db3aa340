"""What is broken, foreign, full or forbidden gets a clear sentence, and nothing is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import SOAK
from web.sitting import Sitting
from web.visit import Visit

FULL = """
Storage.prototype.setItem = function (name) {
  if (name !== "pentapod.probe") throw new DOMException("full", "QuotaExceededError");
};
"""
FORBIDDEN = """
Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


def dialog(visit: Visit) -> str:
    """The text of the dialog that opens."""
    box = visit.page.get_by_role("dialog")
    box.wait_for()
    return box.inner_text()


def at_rest(visit: Visit) -> str:
    """All that the page keeps, once a while has passed in which nothing of it changed: it is kept after the frame."""
    kept = ""
    for _ in range(100):
        before, kept = kept, str(visit.page.evaluate("() => JSON.stringify(localStorage)"))
        if kept == before:
            return kept
        visit.page.wait_for_timeout(500)
    raise TimeoutError(f"What is kept never came to rest: {kept}")


BROKEN = [
    ("chess:1.00.A..abcd", "game that does not exist here"),
    ("pods:999.00.A..abcd", "another version of the rules"),
    ("pods:1.zz.A..abcd", "no valid choice"),
    ("pods:1.00.A..abcd", "has been altered"),
    ("pods:1.00.~..abcd", "how long its game"),
    ("%F0%9F%8E%B2:%", "does not name a version"),
]


@pytest.mark.one_browser
def test_a_broken_link_says_what_is_wrong_and_keeps_the_games(shared: Visit) -> None:
    sitting = Sitting(shared)
    sitting.begin("pods", ("Ann", "Bo"))
    kept = at_rest(shared)
    for fragment, words in BROKEN:
        shared.page.evaluate("fragment => { location.hash = fragment; }", fragment)
        text = dialog(shared)
        assert words in text
        assert "Nothing has been lost" in text
        assert shared.page.evaluate("() => JSON.stringify(localStorage)") == kept
        shared.page.get_by_role("button", name="Close").click()
    shared.page.get_by_role("link", name="Pentapod, home page").click()
    shared.page.get_by_text("Ann · Bo").wait_for()


@pytest.mark.one_browser
def test_what_can_be_read_of_a_cut_link_can_be_looked_at_and_not_played(shared: Visit) -> None:
    sitting = Sitting(shared)
    sitting.begin("pods", ("Ann", "Bo"))
    sitting.play_at_random(20)
    whole = sitting.match()
    fragment = sitting.address().partition("#")[2]
    shared.page.evaluate("fragment => { location.hash = fragment; }", fragment[:-14])
    assert "cut off" in dialog(shared)
    shared.page.get_by_role("button", name="Look at what could be read").click()
    shared.page.locator("#log li").nth(1).wait_for(state="attached")
    assert shared.page.locator("#log li").count() <= len(whole.steps)
    assert sitting.lit() == []
    shared.page.locator(".targets button").first.click(force=True)
    expect(shared.page.locator("#prompt")).to_contain_text("but not play it")
    shared.page.get_by_role("link", name="Pentapod, home page").click()
    shared.page.get_by_role("button", name="Ann · Bo").first.click()
    assert sitting.match().latest.text() == whole.latest.text()


@pytest.mark.one_browser
@pytest.mark.parametrize("damage", ["{", "[]", json.dumps(["pods:1.00.A..xxxx", 0, ["x"], "", False, 5])])
def test_a_damaged_kept_game_hides_no_other(shared: Visit, damage: str) -> None:
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    shared.page.evaluate("damage => localStorage.setItem('pentapod.match.bad', damage)", damage)
    shared.page.get_by_role("link", name="Pentapod, home page").click()
    shared.page.get_by_text("Ann · Bo").wait_for()
    expect(shared.page.locator(".kept > li")).to_have_count(2)
    assert shared.page.evaluate("() => localStorage.getItem('pentapod.match.bad')") == damage
    shared.page.get_by_role("button", name="Ann · Bo").click()
    assert sitting.settle()


@pytest.mark.one_browser
@pytest.mark.parametrize(("script", "words"), [(FULL, "is full"), (FORBIDDEN, "does not let this page save anything")])
def test_without_storage_a_game_goes_on_and_the_page_says_so(pentapod: Visit, script: str, words: str) -> None:
    pentapod.page.add_init_script(script)
    sitting = Sitting(pentapod.open())
    sitting.begin("modx", ("Ann", "Bo"))
    pentapod.page.get_by_text(words).wait_for(state="attached")
    sitting.play_at_random(8)
    assert len(sitting.match().steps) >= 8
    pentapod.page.get_by_role("link", name="Pentapod, home page").click()
    pentapod.page.get_by_role("button", name="Ann · Bo").click()
    assert len(sitting.match().steps) >= 8


@pytest.mark.one_browser
@pytest.mark.parametrize("text", ["hello", "%%%", "https://example.org/"])
def test_text_without_a_link_is_told_so(shared: Visit, text: str) -> None:
    page = shared.page
    page.get_by_label("Link to a game").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    assert "no game link" in dialog(shared)
    assert "#" not in page.url or page.url.endswith("#")


@pytest.mark.one_browser
def test_a_link_with_junk_around_it_opens_from_the_address_and_from_the_field(pentapod: Visit) -> None:
    """Which junk, tests/page/test_addresses.py shows, with all of it; in the short run a browser is given some.

    The first address is one that a messenger has encoded.
    """
    pentapod.expects_trouble = True  # Where no service worker is yet, the server has no such file.
    fragment = link.encode(Match(games.find("pods"), {}))
    pentapod.open(f"%23{fragment}).")
    sitting, page = Sitting(pentapod), pentapod.page
    sitting.settle()
    address = sitting.address()
    assert address.startswith(f"{pentapod.address}#{fragment[:10]}")
    fragment = address.partition("#")[2]

    def check(how: str) -> None:
        page.locator("#board .targets button").first.wait_for()
        sitting.settle()
        assert sitting.address() == address, how
        page.wait_for_timeout(400)  # What has come less than 300 ms ago takes no click.
        page.get_by_role("link", name="Pentapod, home page").click()
        page.locator("#card-pods").wait_for()

    check("encoded")
    junk = (".", "&fbclid=IwAR0-a_b", "%E2%80%8B!", " your move", ",", ")", ">", '"', "%0A", "\u200b", "/")
    for behind in junk if SOAK else junk[:3]:
        page.evaluate("hash => { location.hash = hash; }", f"{fragment}{behind}")
        check(f"address with {behind!r}")
    for text in (f"See <{address}> !", f"[the game]({address}),", f"It goes on:\n{address[:-9]}\n{address[-9:]}"):
        page.get_by_label("Link to a game").fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        check(f"field with {text!r}")
    page.evaluate("() => { location.hash = 'new:modx).'; }")
    page.get_by_role("dialog", name="More ways to play MODX").wait_for()
    page.evaluate(
        "() => { location.hash = 'edit:modx:2a%208%2F8%2F8%2F8%2F8%2F8%2F8%2F8%20-%20deal%200%20-%20-, look'; }"
    )
    expect(page.get_by_label("Position as text")).to_have_value("2a 8/8/8/8/8/8/8/8 - deal 0 - -")
