"""*Writing a position* on the rules pages: a board follows its text, and the text its board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from page.test_writing import examples
from pentapod import games
from pentapod.engine.match import Match
from pentapod.play.view import still
from serve import SiteServer
from web.axe import serious
from web.conftest import new_visit
from web.visit import SITE, Visit

pytestmark = pytest.mark.one_browser

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(path.stem for path in SITE.glob("rules/*.html")))


@pytest.fixture(scope="module")
def reader(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """Somebody who reads one page after another."""
    context = browser.new_context(service_workers="block", permissions=["clipboard-read", "clipboard-write"])
    here = new_visit(context, site.address)
    yield here
    here.page.context.close()
    assert here.trouble == []


def figure(reader: Visit, game_id: str, at: int) -> Locator:
    """An example on the page of a game."""
    address = f"{reader.address}rules/{game_id}.html#writing-a-position"
    if reader.page.url != address:
        reader.page.goto(address)
    found = reader.page.locator("figure.written").nth(at)
    found.scroll_into_view_if_needed()
    return found


def shows(place: Locator, game_id: str, text: str) -> None:
    """The board has come to life and is what a position with this text is."""
    expect(place.locator("pentapod-board")).to_have_js_property("live", True)
    label = still(Match.from_position(games.find(game_id), text)).label
    expect(place.locator(".holder")).to_have_attribute("aria-label", label)


def fault(game_id: str, text: str) -> str:
    """What is wrong with a text."""
    with pytest.raises(ValueError) as found:
        games.find(game_id).position(text)
    return str(found.value)


@pytest.mark.states(
    "A position is one line of text, as FEN is to chess.",
    "The rules pages of [PODS](../py/pentapod/games/pods/guide.md#writing-a-position), "
    "[MODX](../py/pentapod/games/modx/guide.md#writing-a-position), "
    "[X-Pod Play Off](../py/pentapod/games/xpod/guide.md#writing-a-position), "
    "[XTAL](../py/pentapod/games/xtal/guide.md#writing-a-position) and "
    "[PocketModel](../py/pentapod/games/pocketmodel/guide.md#writing-a-position) say how to write one, each with three "
    "examples: the board follows when their text is changed.",
)
@EVERY_GAME
def test_a_board_follows_its_text_and_says_what_is_wrong_with_it(game_id: str, reader: Visit) -> None:
    texts = examples(game_id)
    for at, text in enumerate(texts):
        place = figure(reader, game_id, at)
        field = place.get_by_label("Position as text")
        expect(field).to_have_value(text)
        field.fill(f"  {texts[at - 1]}\n")
        shows(place, game_id, texts[at - 1])
        field.fill(f"{text} nonsense")
        expect(place.locator(".words")).to_contain_text(fault(game_id, f"{text} nonsense"))
        field.fill(text)
        shows(place, game_id, text)
        expect(place.locator(".words")).not_to_contain_text("nonsense")
    assert serious(reader) == []


@EVERY_GAME
def test_a_text_is_copied_by_its_button(game_id: str, reader: Visit) -> None:
    place = figure(reader, game_id, 1)
    place.get_by_role("button", name="Copy").click()
    place.get_by_role("button", name="Copied").wait_for()
    assert reader.page.evaluate("navigator.clipboard.readText()") == examples(game_id)[1]


def test_a_text_that_is_wrong_at_first_wakes_a_board_that_says_so(reader: Visit) -> None:
    reader.page.goto("about:blank")
    place = figure(reader, "modx", 0)
    field = place.get_by_label("Position as text")
    field.fill("nonsense")
    expect(place.locator(".fault")).to_contain_text(fault("modx", "nonsense"))
    field.fill(examples("modx")[2])
    shows(place, "modx", examples("modx")[2])


def test_what_is_played_on_the_board_is_written_below_it(reader: Visit) -> None:
    place = figure(reader, "modx", 0)
    place.get_by_label("Position as text").fill(examples("modx")[0])
    shows(place, "modx", examples("modx")[0])
    place.locator(".targets button[data-touch=d4]").click()
    expect(place.get_by_label("Position as text")).to_have_value("2a 8/1J4J1/8/4J3/3O4/8/1J4J1/8 b place 1 - -")


def test_without_scripts_the_texts_can_be_read(browser: Browser, site: SiteServer) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.address}rules/pods.html")
    field = page.get_by_label("Position as text").first
    expect(field).to_have_value(examples("pods")[0])
    expect(field).to_have_attribute("readonly", "")
    expect(page.locator("figure.written button")).to_have_count(3)
    expect(page.locator("figure.written button").first).to_be_hidden()
    context.close()
