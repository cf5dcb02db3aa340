"""Editions that a site offers are a choice when a game begins, and come when they are chosen."""

from __future__ import annotations

from html import escape
from json import dumps
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

import site_editions
from pentapod import editions
from site_files import ROOT
from web.visit import ChangedSite, Visit, VisitMaker

pytestmark = pytest.mark.one_browser

FILE = ROOT / "editions/pods-neighbours.toml"
PODS = editions.read(FILE.read_text("utf-8"))


def offers(folder: Path) -> None:
    """Make a site what `make site EDITIONS=editions/pods-neighbours.toml` makes."""
    for file in (folder / "editions").iterdir():
        file.unlink()
    (folder / "editions").rmdir()
    site_editions.write(folder, site_editions.gather(str(FILE)))
    entries = [[one[name] for name in ("id", "name", "author", "file")] for one in site_editions.offered(folder)]
    page = (folder / "index.html").read_text("utf-8")
    (folder / "index.html").unlink()
    changed = page.replace('id="card-pods"', f'id="card-pods" data-editions="{escape(dumps(entries))}"')
    (folder / "index.html").write_text(changed, "utf-8")


@pytest.fixture
def offered(visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite) -> Visit:
    return visit(context, changed_site(offers).address)


def test_an_offered_edition_is_chosen_played_and_kept(offered: Visit) -> None:
    page = offered.open("#new:pods").page
    choice = page.get_by_role("combobox", name="Edition")
    expect(choice.locator("option")).to_have_text(["Standard", "Neighbouring legs by Pentapod"])
    assert page.evaluate("() => Object.keys(localStorage).some(name => name.startsWith('pentapod.edition.'))") is False
    choice.select_option(PODS.id)
    page.get_by_role("button", name="What differs").wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("html[data-place=table]").wait_for()
    expect(page.get_by_role("heading", name="Neighbouring legs")).to_be_visible()
    offered.until(f"() => `pentapod.edition.{PODS.id}` in localStorage".replace("`", "'"))
    offered.open("#new:pods")
    expect(choice.locator("option")).to_have_count(2)


def test_one_that_does_not_come_is_said_and_the_standard_one_stays(offered: Visit) -> None:
    page = offered.open("#new:pods").page
    page.route("**/editions/*.toml", lambda route: route.abort())
    offered.expects_trouble = True
    choice = page.get_by_role("combobox", name="Edition")
    choice.select_option(PODS.id)
    expect(page.get_by_text("Neighbouring legs could not be loaded.")).to_be_visible()
    expect(choice).to_have_value("pods")


def test_other_games_and_sites_offer_none(offered: Visit) -> None:
    page = offered.open("#new:modx").page
    page.get_by_role("button", name="Start", exact=True).wait_for()
    expect(page.get_by_role("combobox", name="Edition")).to_have_count(0)
