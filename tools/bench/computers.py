"""What computer players cost the page: frames while the highest level thinks, and how soon it can be stopped.

The floors are the limits: a frame in 25 ms, a stop within 100 ms. What they hold in memory, `memory` says.
"""

import json
from collections.abc import Iterator

from playwright.sync_api import Page, Playwright

from bench.browser import PATIENCE_SECONDS, begin, frame_gaps, poll, ready
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
WATCHED_MS = 1500
"""Frames are watched for so long at a time, while players of the highest level take turns."""

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
    """One figure for stops and one for frames in each game, on one page."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    try:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(server.address)
        ready(page)
        for game_id in games.ids():
            stops = page.evaluate(within(STOPS, PATIENCE_SECONDS), [long_request(game_id), short_request(), RUNS])
            yield against(f"stop_thinking_{game_id}", "ms", stops, [STOP_MS] * RUNS, 1.0)
            yield against(f"frames_while_thinking_{game_id}_p95", "ms", frames(page, game_id), [FRAME_MS] * RUNS, 1.0)
            page.get_by_role("link", name="Pentapod, home page").click()
    finally:
        browser.close()
        server.stop()


def frames(page: Page, game_id: str) -> list[float]:
    """Milliseconds between frames while the highest level thinks: the 95th percentiles of some stretches of a game."""
    begin(page, game_id, len(LEVELS))
    poll(page, ACTED)
    before = page.evaluate(ACTED)
    found = [percentile(frame_gaps(page, WATCHED_MS)) for _ in range(RUNS)]
    poll(page, f"() => ({ACTED})() > {before}")  # They did think.
    return found


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
