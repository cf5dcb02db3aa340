"""The page as an app: it can be installed, and a newer version replaces it whole and never in the middle of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext

from web.sitting import Sitting
from web.visit import SITE, ChangedSite, Visit, VisitMaker, publish_new_version

VERSION = "() => document.documentElement.dataset.version ?? 'old'"


def test_the_manifest_is_complete_and_its_icons_are_what_it_says() -> None:
    folder = SITE / "static"
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    for entry in ("name", "short_name", "description", "start_url", "scope", "background_color", "theme_color"):
        assert manifest[entry]
    assert manifest["display"] == "standalone"
    assert (folder / manifest["start_url"]).resolve() == (folder / manifest["scope"]).resolve() == SITE
    found = set()
    for icon in manifest["icons"]:
        file = folder / icon["src"]
        found.add((icon["sizes"], icon["purpose"]))
        if icon["type"] == "image/png":
            with Image.open(file) as picture:
                assert picture.format == "PNG"
                assert icon["sizes"] == f"{picture.width}x{picture.height}"
                corner = picture.convert("RGBA").getpixel((0, 0))
            assert isinstance(corner, tuple)
            assert corner[3] == (255 if icon["purpose"] == "maskable" else 0)
        else:
            assert file.read_text(encoding="utf-8").startswith("<svg")
    assert found >= {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")}
    with Image.open(SITE / "static/icons/apple-touch.png") as picture:
        assert picture.size == (180, 180)


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_browser_finds_nothing_that_hinders_installing(pentapod: Visit, browser_name: str) -> None:
    page = pentapod.open().page
    pentapod.wait_offline_ready()
    icon = page.evaluate("() => fetch(document.querySelector('link[rel=apple-touch-icon]').href).then(r => r.ok)")
    assert icon
    if browser_name == "chromium":
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["url"].endswith("static/manifest.json")
        assert manifest["errors"] == []
        hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one for one in hindrances if one["errorId"] != "in-incognito"] == []


@pytest.mark.lengthy
@pytest.mark.browser_context_args(service_workers="allow")
def test_a_new_version_waits_for_the_open_game_and_replaces_the_page_whole(
    visit: VisitMaker, context: BrowserContext, browser_name: str, changed_site: ChangedSite
) -> None:
    folder: list[Path] = []
    server = changed_site(folder.append)
    first = visit(context, server.address).open()
    first.wait_offline_ready()
    sitting = Sitting(first)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(2)
    publish_new_version(folder[0])
    first.page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1)")
    first.page.get_by_text("A new version is ready.").wait_for()

    assert first.page.evaluate(VERSION) == "old"
    sitting.play_at_random(2)
    first.page.get_by_role("button", name="Rules of this game").click()  # Read now, and still from the old copy.
    first.page.locator("#guide figure svg").first.wait_for()
    assert (
        first.page.evaluate("() => fetch('index.html').then(r => r.text()).then(t => t.includes('data-version'))")
        is False
    )
    first.page.keyboard.press("Escape")
    if browser_name == "chromium":
        return  # With a debugger attached, as here, its old service worker never counts as idle.

    second = visit(context, server.address).open()
    assert second.page.evaluate(VERSION) == "old"
    first.page.get_by_role("button", name="New version").click()
    first.page.get_by_role("dialog").get_by_role("button", name="Update now").click()
    first.page.get_by_text("open in another tab").wait_for()
    assert first.page.evaluate(VERSION) == "old"
    second.page.close()

    sitting.settle()
    whole = sitting.match().latest.text()
    first.page.get_by_role("button", name="New version").click()
    first.page.get_by_role("dialog").get_by_role("button", name="Update now").click()
    first.until("() => document.documentElement.dataset.version === 'new'")
    first.wait_ready()
    assert sitting.match().latest.text() == whole
    assert first.page.locator(".plate .name").all_inner_texts() == ["Ann", "Bo"]
    assert not first.page.get_by_role("button", name="New version").is_visible()

    server.stop()
    first.page.reload()
    first.wait_ready()
    assert first.page.evaluate(VERSION) == "new"
    assert sitting.settle()
