"""All of Pentapod in one file, opened from a disk: no server, no network."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from pentapod import games
from web.sitting import Sitting
from web.test_tables import STRETCH, act, give_up
from web.visit import SITE, Visit, VisitMaker

SHORT = ("pods", "modx")
"""Of the others a stretch is played, and then they are given up, as in `test_tables.py`."""


@pytest.fixture
def alone(visit: VisitMaker, context: BrowserContext, tmp_path: Path) -> Visit:
    """The file by itself in a folder, opened."""
    file = tmp_path / "pentapod.html"
    shutil.copyfile(SITE / file.name, file)
    return visit(context, file.as_uri()).open()


@pytest.mark.parametrize("game_id", games.ids())
def test_a_game_of_each_from_a_disk_from_its_start_to_its_end(alone: Visit, game_id: str) -> None:
    asked: list[str] = []
    alone.page.on("request", lambda request: asked.append(request.url))
    sitting = Sitting(alone)
    sitting.begin(game_id)
    if game_id in SHORT:
        sitting.play_at_random()
    for _ in range(STRETCH):
        if not sitting.over():
            act(sitting)
    while not sitting.over():
        give_up(sitting)
    assert sitting.match().latest.result is not None
    alone.page.get_by_role("button", name="Rules of this game").click()
    alone.page.locator("#guide h2").first.wait_for()
    assert [url for url in asked if url.startswith("http")] == []


def test_computers_think_and_codes_are_drawn_in_it(alone: Visit) -> None:
    page = alone.page
    sitting = Sitting(alone)
    sitting.begin("modx")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Suggested:").first.wait_for(timeout=60_000)
    page.get_by_role("button", name="Share this game").click()
    page.locator("#qr path").wait_for(state="attached")


def test_the_other_pages_open_in_it_and_a_game_is_kept(alone: Visit) -> None:
    page = alone.page
    page.get_by_role("link", name="About Pentapod").click()
    page.get_by_role("heading", name="What is reconstructed").wait_for()
    page.get_by_role("button", name="Close").click()
    assert page.get_by_role("link", name="in one file").count() == 0
    sitting = Sitting(alone)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(5)
    before = sitting.match().latest.text()
    page.reload()
    alone.wait_ready()
    assert sitting.match().latest.text() == before
    policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content") or ""
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
