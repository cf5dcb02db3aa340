"""The workshop: a game is written and played beside it, checked while it is written, sent as a link, and held in."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Locator, expect

from serve import SiteServer
from site_files import ROOT
from web.axe import serious
from web.conftest import new_visit
from web.visit import VIEWPORT, Visit, VisitMaker

TICTACTOE = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bench(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """A workshop in which the tests of this module follow one another."""
    here = new_visit(browser.new_context(viewport=VIEWPORT), site.address)
    here.page.goto(here.address + "workshop.html")
    stands(here)
    yield here
    here.page.context.close()


def board(visit: Visit) -> FrameLocator:
    return visit.page.frame_locator("#stage iframe")


def place(visit: Visit, label: str) -> Locator:
    return board(visit).locator("#board .targets button").and_(board(visit).get_by_label(label))


def stands(visit: Visit) -> None:
    """The table plays by the file."""
    board(visit).locator("#board .targets button").first.wait_for()
    visit.page.locator("#state", has_text=re.compile("random games|Random games")).wait_for()


def write(visit: Visit, text: str) -> None:
    """Write a whole file, as somebody does who pastes it."""
    visit.page.locator("#code .cm-content").click()
    visit.page.keyboard.press("Control+A")
    visit.page.keyboard.press("Delete")
    visit.page.keyboard.insert_text(text)


def faults(visit: Visit) -> Locator:
    return visit.page.locator("#faults")


def test_a_changed_example_is_played_at_once(bench: Visit) -> None:
    """Four in a row on 5 x 5, from the example of three in a row."""
    write(bench, TICTACTOE)
    expect(place(bench, "c3, empty")).to_be_visible()
    write(bench, TICTACTOE.replace("Squares(3, 3)", "Squares(5, 5)").replace("rows(3)", "rows(4)"))
    expect(place(bench, "e5, empty")).to_be_visible()
    place(bench, "c3, empty").click()
    expect(board(bench).locator("#log li")).not_to_have_count(0)
    expect(board(bench).locator("#prompt")).to_have_text(re.compile("^Your turn"))
    expect(bench.page.locator("#state")).to_have_text(re.compile("^All checks passed"))
    assert bench.trouble == []
