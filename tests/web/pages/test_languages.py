"""The page speaks German to whoever's browser does, or who has set it, and no English is left between."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from catalogs import BIG, spoken_in
from site_files import STATIC
from web.script import Playing, scripts
from web.visit import Visit

pytestmark = pytest.mark.one_browser

ENGLISH = re.compile(r"\b(the|you|your|with|from|and|of|is|are|it|this|not)\b", re.IGNORECASE)
"""Words without which hardly an English sentence can do, and which no German one has."""

SHOWN = """() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest("script, noscript, style, template")) continue;
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent.trim());
        else for (const name of ["aria-label", "placeholder", "title", "alt"]) said.push(node.getAttribute(name) ?? "");
    }
    return said.filter(Boolean);
}"""
"""All that is written on the page, and all that is only said of it."""


def english_on(page: Page) -> list[str]:
    """What on a page looks like English."""
    return sorted({text for text in page.evaluate(SHOWN) if ENGLISH.search(text)})


def test_a_browser_that_speaks_german_gets_a_german_page(german: Visit) -> None:
    page = german.page
    assert page.evaluate("() => document.documentElement.lang") == "de"
    said = json.loads((STATIC / "words/de.json").read_text("utf-8"))["messages"]
    for key in ("hero", "hero-more", "open-hint", "about"):
        expect(page.locator(f"[data-say={key}]")).to_have_text(said[key])
    assert english_on(page) == []


@pytest.mark.parametrize(
    "place", ["#play:pods", "#learn:modx", "#new:xpod", "#edit:xtal", "#puzzle:pods", "#friend:modx"]
)
def test_no_place_of_a_german_page_speaks_english(place: str, german: Visit) -> None:
    page = german.open(place).page
    page.locator(":is(#board button, #course h2, #dialog h2, #workbench button):visible").first.wait_for()
    assert english_on(page) == []


def test_a_language_that_is_set_stays_and_the_game_with_it(pentapod: Visit) -> None:
    page = pentapod.open("#pods:1.00.B.w.xqFa").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").click()
    page.get_by_role("button", name="Einstellungen").wait_for()
    pentapod.wait_ready()
    assert page.url.endswith("#pods:1.00.B.w.xqFa")
    assert english_on(page) == []
    page.reload()
    pentapod.wait_ready()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Wie im Browser").click()
    page.get_by_role("button", name="Settings").wait_for()


@pytest.mark.browser_context_args(locale="de-AT")
def test_without_its_catalogs_the_page_starts_in_english(pentapod: Visit) -> None:
    page = pentapod.page
    for file in ("**/words/de.zip.gz", "**/words/page.de.js"):
        page.route(file, lambda route: route.fulfill(status=404))
    pentapod.expects_trouble = True
    pentapod.open("#play:pods")
    assert page.evaluate("() => document.documentElement.lang") == "en"
    page.get_by_role("button", name="Settings").wait_for()


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", BIG)
def test_a_whole_game_in_german(game_id: str, german: Visit) -> None:
    """By the labels that a screen reader says: they, the prompt and the log are those of this machine in German."""
    with spoken_in("de"):
        playing = Playing(german, scripts()[f"{game_id}-short-whole"])
        playing.sit_down()
        playing.play()
        playing.check_the_end()
    assert english_on(german.page) == []
