"""From a click on a target to the painted frame, in the middle of a game: the 95th percentile, in milliseconds.

The floor is a click on a page that fills one rectangle of a canvas: what the browser itself takes. The same is measured
with the processor slowed four times, as a phone's would be.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright, ViewportSize

from bench.browser import PATIENCE_SECONDS, poll, ready
from bench.figures import QUICK, RUNS, Figure, against, percentile, rounds
from bench.matches import random_match
from browsers import launch, within
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT

LIMIT_MS = 20.0
"""How long it may take at all, whatever the floor is."""
VIEWPORT: ViewportSize = {"width": 1280, "height": 800}
SLOWED = 4
"""How many times slower than this machine the slow processor is."""
SLOWED_LIMIT_MS = 90.0
CLICKS = 10 if QUICK else 30
GAMES = 5
"""Of at most so many games: a click of most of them takes one frame or two, so that more would say nothing new."""
WARM_UP = 8
"""So many clicks before those, without waiting."""
MOTION_MS = 260
"""All that moves on the board after a click has come to rest then."""


class Case(NamedTuple):
    """A game with options, and after how many actions of random play the clicking begins."""

    game: str
    options: dict[str, str]
    ply: int


CASES = (
    Case("pods", {"rules": "advanced"}, 0),
    Case("modx", {"players": "4"}, 0),
    Case("xpod", {}, 60),
    Case("xtal", {"players": "3"}, 100),
    Case("pocketmodel", {}, 80),
)
"""Those that begin with an empty table are in the middle of the game when the warm-up is over."""

READY = """() => {
    const lit = [...document.querySelectorAll(".targets button[aria-disabled=false]")];
    const asked = document.querySelectorAll("#confirm, #take-screen, #ready button");
    const others = [...asked].filter(one => one.checkVisibility());
    if (!lit.length && !others.length && document.querySelector("[data-do=again]")) return "over";
    const place = one => one.id ? `#${one.id}` : `[data-touch="${one.dataset.touch}"]`;
    const ready = (lit.length ? lit : others).map(place);
    return ready.length ? ready : null;
}"""
"""The selectors of what may be clicked now; "over" when the game is over."""
CLICK = """selector => new Promise(done => {
    const target = document.querySelector(selector);
    const begin = performance.now();
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - begin);
        port2.postMessage(0);
    });
    target.click();
})"""
"""Asks for its frame before the page does: what the page puts off until after the frame is not counted with it."""
FOLLOW = """async address => {
    for (const [one, place] of [["#", "home"], [address, "table"]]) {
        localStorage.clear();
        location.hash = one;
        while (document.documentElement.dataset.place !== place) await new Promise(done => setTimeout(done, 50));
    }
}"""
"""Opens another game on the page, by way of the first page: none is kept that it could belong to."""
RECTANGLE = """() => {
    document.body.innerHTML = `<canvas width=800 height=800></canvas>
        <div class=targets><button data-touch=x aria-disabled=false>x</button></div>`;
    const context = document.querySelector("canvas").getContext("2d");
    let clicked = 0;
    document.querySelector("button").onclick = () => {
        context.fillStyle = `hsl(${clicked++} 50% 50%)`;
        context.fillRect(100, 100, 500, 500);
    };
}"""


def figures(playwright: Playwright) -> Iterator[Figure]:
    """Two figures per game, the second with a slow processor: medians, over some games, of a game's 95th percentile."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    try:
        page = browser.new_page(viewport=VIEWPORT)
        page.goto(server.address)
        ready(page)
        for name, slowed, limit in (("", 1, LIMIT_MS), ("_slowed", SLOWED, SLOWED_LIMIT_MS)):
            floor = [of_a_rectangle(browser, seed, slowed) for seed in range(RUNS)]
            for case in CASES:
                times: list[float] = []
                for seed in islice(rounds(times), GAMES):
                    times.append(in_one_game(page, case, seed, slowed))
                yield against(f"click_{case.game}{name}_p95", "ms", times, floor, limit / median(floor))
    finally:
        browser.close()
        server.stop()


def in_one_game(page: Page, case: Case, seed: int, slowed: int) -> float:
    """The 95th percentile of the clicks of one game, on a processor that is so many times slower."""
    page.evaluate(within(FOLLOW, PATIENCE_SECONDS), f"#{link.encode(begun(case, seed))}")
    return slowed_clicks(page, seed, slowed, MOTION_MS)


def of_a_rectangle(browser: Browser, seed: int, slowed: int) -> float:
    """The same of clicks that only fill a rectangle."""
    page = browser.new_page(viewport=VIEWPORT)
    page.evaluate(RECTANGLE)
    found = slowed_clicks(page, seed, slowed, 0)
    page.close()
    return found


def slowed_clicks(page: Page, seed: int, slowed: int, motion_ms: int) -> float:
    """The 95th percentile of the clicks on a page, which is as quick as before then."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    times = clicks(page, Random(seed), motion_ms)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return percentile(times)


def begun(case: Case, seed: int) -> Match:
    """A random game, up to where the clicking begins."""
    return random_match(
        case.game, case.options, Random(seed), lambda match: bool(match.state.actors) and match.ply >= case.ply
    )


def clicks(page: Page, rng: Random, motion_ms: int) -> list[float]:
    """Milliseconds of random clicks in the middle of a game; between two of them all motion ends."""
    times: list[float] = []
    while len(times) < WARM_UP + CLICKS:
        ready = poll(page, READY)
        if ready == "over":
            break
        times.append(page.evaluate(within(CLICK, PATIENCE_SECONDS), rng.choice(ready)))
        if len(times) >= WARM_UP:
            page.wait_for_timeout(motion_ms)
    return times[WARM_UP:]
