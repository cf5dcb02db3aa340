"""What computer players cost the page: frames while the highest level thinks, how soon it can be stopped, memory.

The floors of the first two are their limits: a frame in 25 ms, a stop within 100 ms. That of the memory is what the
page holds after one game, in JavaScript and in its own Python; the worker of each game must have ended with it.
"""

import json
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, Playwright

from bench.browser import PATIENCE_SECONDS, frame_gaps, poll
from bench.figures import RUNS, Figure, against, percentile
from browsers import launch, within
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.thinking.thinker import request
from serve import SiteServer
from site_files import ROOT

FRAME_MS = 25.0
STOP_MS = 100.0
GAME = "modx"
GAMES = 10
MEMORY_LIMIT = 1.05
SETTLE_MS = 1000
WATCHED_MS = 1500
"""Frames are watched for so long at a time, while players of the highest level take turns."""

PYTHON_MEMORY = """async () => {
    const { whenDefined } = await import(new URL("vendor/pyscript/core.js", document.baseURI).href);
    const { interpreter } = await whenDefined("py");
    interpreter.runPython("import gc; gc.collect()");
    return interpreter._module.HEAP8.length / 2 ** 20;
}"""

ACTED = "() => document.querySelectorAll('#log .mark').length"
"""How many actions players have made: what chance did has another sign in the log."""

STOPS = """([long, short, times]) => new Promise((done, fail) => {
    const worker = new Worker("./static/thinker.js", { type: "module" });
    const waits = [];
    let begin = 0;
    const ask = () => {
        worker.postMessage({ ask: long });
        setTimeout(() => {
            begin = performance.now();
            worker.postMessage({ stop: true });
            worker.postMessage({ ask: short });
        }, 300 + 100 * Math.random());
    };
    const end = tell => {
        worker.terminate();
        tell();
    };
    worker.onmessage = ({ data }) => {
        if (data.failed || "path" in JSON.parse(data.answer)) {
            end(() => fail(new Error(data.failed ?? "the search was over before it was stopped")));
            return;
        }
        if (begin) waits.push(performance.now() - begin);
        if (waits.length < times) ask();
        else end(() => done(waits));
    };
    worker.postMessage({ ask: short });
})"""
"""Milliseconds from the word to stop until the worker has answered something else, which takes no time by itself."""


def figures(playwright: Playwright) -> Iterator[Figure]:
    """One figure for stops and one for frames in each game, then the memory."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    try:
        for game_id in games.ids():
            page = opened(browser, server)
            stops = page.evaluate(within(STOPS, PATIENCE_SECONDS), [long_request(game_id), short_request(), RUNS])
            yield against(f"stop_thinking_{game_id}", "ms", stops, [STOP_MS] * RUNS, 1.0)
            yield against(f"frames_while_thinking_{game_id}_p95", "ms", frames(page, game_id), [FRAME_MS] * RUNS, 1.0)
            page.close()
        one, ten = zip(*(memory(browser, server) for _ in range(RUNS)), strict=True)
        yield against(f"memory_after_{GAMES}_games", "MB", ten, one, MEMORY_LIMIT)
    finally:
        browser.close()
        server.stop()


def opened(browser: Browser, server: SiteServer) -> Page:
    """The first page, ready."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(server.address)
    poll(page, "() => document.documentElement.dataset.ready")
    return page


def begin(page: Page, game_id: str, level: int) -> None:
    """Let computer players of a level play a game, and wait until one has acted."""
    page.locator(f"#card-{game_id} .more").click()
    page.locator("#start").wait_for()  # The page may be ready before the rules of the games have come.
    for field in page.locator("#names select").all():
        field.select_option(str(level))
    page.locator("#start").click()
    poll(page, ACTED)


def frames(page: Page, game_id: str) -> list[float]:
    """Milliseconds between frames while the highest level thinks: the 95th percentiles of some stretches of a game."""
    begin(page, game_id, len(LEVELS))
    before = page.evaluate(ACTED)
    found = [percentile(frame_gaps(page, WATCHED_MS)) for _ in range(RUNS)]
    if page.evaluate(ACTED) == before:
        raise RuntimeError(f"{page.url}: the computers do not go on")
    return found


def memory(browser: Browser, server: SiteServer) -> tuple[float, float]:
    """Megabytes that the page holds after one game against computers, and after ten."""
    page = opened(browser, server)
    held = []
    for number in range(1, GAMES + 1):
        begin(page, GAME, 1)
        page.get_by_role("link", name="Pentapod, home page").click()
        page.locator(f"#card-{GAME}").wait_for()
        if number in (1, GAMES):
            page.wait_for_timeout(SETTLE_MS)
            session = page.context.new_cdp_session(page)
            session.send("HeapProfiler.collectGarbage")
            used = session.send("Runtime.getHeapUsage")["usedSize"] / 2**20
            if any(worker.url.endswith("/thinker.js") for worker in page.workers):
                raise RuntimeError("the table was left, and its worker goes on")
            held.append(used + page.evaluate(within(PYTHON_MEMORY, PATIENCE_SECONDS)))
    page.close()
    return held[0], held[1]


def long_request(game_id: str) -> str:
    """What the highest level is asked, of the first choice in a game."""
    game = games.find(game_id)
    match = Match(game, game.choose())
    while len(match.state.actions()) == 1 or min(match.state.actors) < 0:
        match.play_index(0)
    return json.dumps({"id": 1, **request(match, match.state.actors[0], len(LEVELS), "bench")})


def short_request() -> str:
    """To look back on a game in which nothing was played."""
    game = games.find("pods")
    return json.dumps({"id": 2, "analyse": link.encode(Match(game, game.choose()))})
