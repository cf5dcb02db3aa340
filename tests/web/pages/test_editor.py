"""Positions are set up by hand, played on, given away, and kept in the address."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pentapod import games
from pentapod.engine import link
from random_play import SOAK
from serve import SiteServer
from web.axe import serious
from web.sitting import Sitting
from web.visit import Saver, Visit, VisitMaker

pytestmark = pytest.mark.one_browser

READY = "This position can be played."


def verdict(page: Page) -> str:
    return page.locator("#verdict").inner_text()


def text(page: Page) -> str:
    return page.get_by_label("Position as text").input_value()


def place(page: Page, label: str) -> None:
    """Touch the place whose label begins so."""
    page.locator(f'#draft .targets button[aria-label^="{label}"]').click()


def put(page: Page, piece: str, where: str) -> None:
    page.locator(f'#supply button[aria-label^="{piece}:"]').click()
    place(page, f"{where}, empty")


@pytest.mark.lengthy
def test_a_position_is_set_up_named_wrong_played_and_sent(pentapod: Visit, visit: VisitMaker, site: SiteServer) -> None:
    page = pentapod.open().page
    assert page.evaluate("() => document.querySelectorAll('#workbench *').length") == 0
    page.locator("#card-pods .more").click()
    page.locator('#new-game a[href="#edit:pods"]').click()
    put(page, "Blue's pod 2", "c3")
    assert text(page) == "standard guarded 0 w 2@c3 -"
    assert verdict(page).startswith("Blue cannot be the one to move when 1 blue and 0 orange pods have been placed.")
    expect(page.get_by_role("button", name="Play from here")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Play from here").click(force=True)
    expect(page.locator("#setup-prompt")).to_contain_text("Blue cannot be the one to move")
    page.get_by_label("Orange", exact=True).check()
    assert verdict(page) == READY
    place(page, "c3, Blue's pod 2")
    place(page, "d4, empty")
    assert text(page) == "standard guarded 0 b 2@d4 -"
    page.locator("#verdict").click()
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert text(page) == "standard guarded 0 w 2@c3 -"
    page.keyboard.press("r")
    assert text(page) == "standard guarded 0 b 2@c3 -"
    assert serious(pentapod) == []

    page.reload()
    pentapod.wait_ready()
    assert text(page) == "standard guarded 0 b 2@c3 -"
    page.evaluate("() => { navigator.clipboard.writeText = async text => { window.copied = text; }; }")
    page.get_by_role("button", name="Copy link").click()
    address = str(pentapod.until("() => window.copied"))
    assert link.decode(address.partition("#")[2], games.find).origin == "standard guarded 0 b 2@c3 -"

    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Name of Orange").fill("Bo")
    page.get_by_role("button", name="Start", exact=True).click()
    sitting = Sitting(pentapod)
    for _ in range(2):
        for _ in range(2):
            sitting.touch(sitting.settle()[0])
    match = sitting.match()
    assert (match.origin, len(match.steps)) == ("standard guarded 0 b 2@c3 -", 2)
    expect(page.locator("#seats")).to_contain_text("Bo")

    browser = page.context.browser
    assert browser
    other = visit(browser.new_context(service_workers="block", reduced_motion="reduce"), site.address)
    other.open("#" + address.partition("#")[2])
    expect(other.page.locator('#board .targets button[aria-label^="c3, Blue\'s pod 2"]')).to_be_visible()
    expect(other.page.locator("#prompt")).to_contain_text("Orange")
    other.page.context.close()


@pytest.mark.states(
    "The *Share* dialog of a game gives it too (*Embed in a web page*), and so does the position editor for a "
    "position that you set up: its code names `game` and `position`, so that it can be read and changed by "
    "hand.",
)
def test_a_text_is_typed_and_a_position_comes_from_the_table(shared: Visit, saved: Saver) -> None:
    page = shared.open("#edit:pods:standard%20guarded%2090%20w%202@c3%207@e2").page
    assert verdict(page) == READY
    field = page.get_by_label("Position as text")
    field.fill("standard guarded 90 w 2@c3 7@z9")
    assert "'z9' is not a point on the board." in verdict(page)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator('#draft button[aria-label^="e2, Orange\'s pod 7"]')).to_be_visible()
    field.fill("standard guarded 90 w 2@c3 7@f6")
    assert verdict(page) == READY
    expect(page.locator('#draft button[aria-label^="f6, Orange\'s pod 7"]')).to_be_visible()
    assert saved(page, "SVG").name == "pods-position.svg"
    page.get_by_role("button", name="Embed in a web page").click()
    assert 'game="pods" position="standard guarded 90 w 2@c3 7@f6"' in page.locator("#embed-element").input_value()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    sitting = Sitting(shared)
    for _ in range(2):
        sitting.touch(sitting.settle()[0])
    played = sitting.match().state.text()
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("button", name="Set up from here").click()
    expect(page.get_by_label("Position as text")).to_have_value(played)
    page.go_back()
    expect(page.locator("#prompt")).to_be_visible()
    assert len(sitting.match().steps) == 1


def test_the_keyboard_alone_sets_up(shared: Visit) -> None:
    page = shared.open("#edit:pods:standard%20guarded%200%20b%20-%20-").page
    page.get_by_role("button", name="Blue's pod 2:").focus()
    page.keyboard.press("Enter")
    page.locator("#draft").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    focused = str(page.evaluate("() => document.activeElement.dataset.touch"))
    page.keyboard.press("Enter")
    assert text(page) == f"standard guarded 0 b 2@{focused} -"
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    assert text(page) == "standard guarded 0 b - -"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Escape")
    assert page.get_by_role("button", name="Move", exact=True).get_attribute("aria-pressed") == "true"


@pytest.mark.lengthy
def test_every_game_is_set_up_on_a_phone(shared: Visit) -> None:
    page = shared.page
    page.set_viewport_size({"width": 360, "height": 640})
    shared.open()
    for game_id in games.ids():
        page.evaluate("text => { location.hash = text; }", f"edit:{game_id}")
        expect(page.locator("#game-name")).to_have_text(f"Set up {games.find(game_id).name}")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
        page.get_by_role("button", name="Clear").click()
        assert text(page)
        if SOAK or game_id == "pocketmodel":  # It has the most controls, and every kind of them.
            assert serious(shared) == []
