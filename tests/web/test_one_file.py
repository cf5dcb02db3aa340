"""All of Pentapod in one file, opened from a disk: no server, no network."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import single_file
from pentapod import games
from web.sitting import Sitting
from web.visit import SITE, ChangedSite, Visit, VisitMaker


@pytest.fixture
def alone(visit: VisitMaker, context: BrowserContext, tmp_path: Path) -> Visit:
    """The file by itself in a folder, opened."""
    file = tmp_path / "pentapod.html"
    shutil.copyfile(SITE / file.name, file)
    return visit(context, file.as_uri()).open()


@pytest.mark.parametrize("game_id", games.ids())
def test_a_whole_game_of_each_from_a_disk(alone: Visit, game_id: str) -> None:
    asked: list[str] = []
    alone.page.on("request", lambda request: asked.append(request.url))
    sitting = Sitting(alone)
    sitting.begin(game_id)
    sitting.play_at_random()
    assert sitting.match().latest.result is not None
    alone.page.get_by_role("button", name="Rules of this game").click()
    alone.page.locator("#guide h2").first.wait_for()
    assert [url for url in asked if url.startswith("http")] == []


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


PROBE = """
import { loadPyodide } from "./python.js";
const python = loadPyodide();
onmessage = async ({ data }) => {
  const app = await fetch(new URL("../app.zip", import.meta.url));
  postMessage([(await python).runPython(data), app.ok]);
};
"""


def test_a_worker_of_the_site_starts_from_the_file(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    """As computer players do: a module worker with a Python of its own."""
    files: list[Path] = []

    def add_worker(site: Path) -> None:
        (site / "static" / "probe.js").write_text(PROBE, encoding="utf-8")
        files.append(site / single_file.NAME)
        files[0].unlink()
        single_file.write(site)

    changed_site(add_worker)
    page = visit(context, files[0].as_uri()).open().page
    answer = page.evaluate(
        """() => new Promise((done, fail) => {
            const worker = new Worker("./static/probe.js", { type: "module" });
            worker.onmessage = ({ data }) => done(data);
            worker.onerror = ({ message }) => fail(new Error(message));
            worker.postMessage("6 * 7");
        })"""
    )
    assert answer == [42, True]
