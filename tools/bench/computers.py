"""What computer players cost the page: frames while the highest level thinks, how soon it can be stopped, memory.

The floors of the first two are their limits: a frame in 25 ms, a stop within 100 ms. That of the memory is what the
page holds after one game, in JavaScript and in its own Python; the worker of each game must have ended with it.
"""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Playwright

from bench.browser import chromium, poll
from bench.click import percentile
from bench.figures import RUNS, Figure, against
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT

FRAME_MS = 25.0
STOP_MS = 100.0
GAME = "modx"
GAMES = 10
MEMORY_LIMIT = 1.05
SETTLE_MS = 1000
WATCHED_MS = 3000
"""Frames are watched for so long, while two players of the highest level take turns."""

FRAMES = """milliseconds => new Promise(done => {
    const end = performance.now() + milliseconds, gaps = [];
    let last = 0;
    const frame = now => {
        if (last) gaps.push(now - last);
        last = now;
        now < end ? requestAnimationFrame(frame) : done(gaps);
    };
    requestAnimationFrame(frame);
})"""

PYTHON_MEMORY = """async () => {
    const { whenDefined } = await import(new URL("vendor/pyscript/core.js", document.baseURI).href);
    const { interpreter } = await whenDefined("py");
    interpreter.runPython("import gc; gc.collect()");
    return interpreter._module.HEAP8.length / 2 ** 20;
}"""

THINKING = "() => document.getElementById('prompt').textContent.includes('is thinking')"

STOP = """([long, short]) => new Promise(done => {
    const worker = new Worker("./static/thinker.js", { type: "module" });
    let begin = 0;
    worker.onmessage = ({ data }) => {
        const told = JSON.parse(data.told);
        if (told.id === 1) {
            worker.postMessage({ ask: long });
            setTimeout(() => {
                begin = performance.now();
                worker.postMessage({ stop: true });
                worker.postMessage({ ask: short });
            }, 500 + 100 * Math.random());
        } else {
            worker.terminate();
            done(told.id === 3 ? performance.now() - begin : Infinity);
        }
    };
    worker.postMessage({ ask: short.replace('"id": 3', '"id": 1') });
})"""
"""Milliseconds from the word to stop until the worker has answered something else, which takes no time by itself."""

SHORT_REQUEST = json.dumps({"id": 3, "analyse": link.encode(Match(games.find("pods"), games.find("pods").choose()))})
"""To look back on a game in which nothing was played."""


def figures(playwright: Playwright) -> Iterator[Figure]:
    """One figure for frames and one for stops in each game, then the memory."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**chromium())
    try:
        for game_id in games.ids():
            gaps, stops = [], []
            for _ in range(RUNS):
                page = opened(browser, server)
                stops.append(page.evaluate(STOP, [long_request(game_id), SHORT_REQUEST]))
                gaps.append(percentile(frames(page, game_id)))
                page.close()
            yield against(f"frames_while_thinking_{game_id}_p95", "ms", gaps, [FRAME_MS] * RUNS, 1.0)
            yield against(f"stop_thinking_{game_id}", "ms", stops, [STOP_MS] * RUNS, 1.0)
        one, ten = zip(*(memory(browser, server) for _ in range(RUNS)), strict=True)
        yield against(f"memory_after_{GAMES}_games", "MB", ten, one, MEMORY_LIMIT)
    finally:
        browser.close()
        server.stop()


def opened(browser: Any, server: SiteServer) -> Page:
    page: Page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(server.address)
    poll(page, "() => document.documentElement.dataset.ready")
    return page


def begin(page: Page, game_id: str, level: int) -> None:
    """Let computer players of a level play a game, and wait until one has acted."""
    page.locator(f"#card-{game_id} .primary").click()
    for field in page.locator("#names select").all():
        field.select_option(str(level))
    page.locator("#start").click()
    poll(page, THINKING)
    count = page.locator("#log li").count()
    poll(page, f"() => document.querySelectorAll('#log li').length > {count}")


def frames(page: Page, game_id: str) -> list[float]:
    """Milliseconds between the frames while the highest level thinks."""
    begin(page, game_id, len(LEVELS))
    gaps: list[float] = page.evaluate(FRAMES, WATCHED_MS)
    return gaps


def memory(browser: Any, server: SiteServer) -> tuple[float, float]:
    """Megabytes that the page holds after one game against computers, and after ten."""
    page = opened(browser, server)
    held = []
    for number in range(1, GAMES + 1):
        begin(page, GAME, 1)
        page.get_by_role("link", name="Pentapod, first page").click()
        page.locator(f"#card-{GAME}").wait_for()
        if number in (1, GAMES):
            page.wait_for_timeout(SETTLE_MS)
            session = page.context.new_cdp_session(page)
            session.send("HeapProfiler.collectGarbage")
            used = session.send("Runtime.getHeapUsage")["usedSize"] / 2**20
            if page.workers:
                raise RuntimeError("the table was left, and its worker goes on")
            held.append(used + page.evaluate(PYTHON_MEMORY))
    page.close()
    return held[0], held[1]


def long_request(game_id: str) -> str:
    """What the highest level is asked, of the first choice in a game."""
    game = games.find(game_id)
    match = Match(game, game.choose())
    while len(match.state.actions()) == 1 or min(match.state.actors) < 0:
        match.play_index(0)
    seat = match.state.actors[0]
    return json.dumps(
        {
            "id": 2,
            "game": game_id,
            "version": game.version,
            "options": dict(match.options),
            "position": match.state.text(),
            "seat": seat,
            "level": len(LEVELS),
            "seed": "bench",
            "wait": False,
            "earlier": 0,
        }
    )
