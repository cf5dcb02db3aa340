"""From a click on a target to the painted frame, in the middle of a game: the 95th percentile, in milliseconds.

The floor is the limit itself, 50 ms: what a person takes for at once.
"""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import Page, Playwright

from bench.browser import chromium, poll
from bench.figures import RUNS, Figure, against
from serve import SiteServer
from site_files import ROOT

LIMIT_MS = 50.0
CLICKS = 40
WARM_UP = 12
CASES = {"pods": {"rules": "advanced"}, "modx": {"players": "4"}}

LIT = """() => [...document.querySelectorAll(".targets button[aria-disabled=false]")].map(one => one.dataset.touch)"""
CLICK = """touch => new Promise(done => {
    const target = [...document.querySelectorAll(".targets button")].find(one => one.dataset.touch === touch);
    const begin = performance.now();
    target.click();
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - begin);
        port2.postMessage(0);
    });
})"""


def figures(playwright: Playwright) -> Iterator[Figure]:
    """One figure per game: the median, over some games, of the 95th percentile of a game's clicks."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**chromium())
    try:
        for game_id, options in CASES.items():
            times = []
            for seed in range(RUNS):
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.goto(server.address)
                poll(page, "() => document.documentElement.dataset.ready")
                begin(page, game_id, options)
                times.append(percentile(clicks(page, Random(seed))))
                page.close()
            yield against(f"click_{game_id}_p95", "ms", times, [LIMIT_MS] * RUNS, 1.0)
    finally:
        browser.close()
        server.stop()


def begin(page: Page, game_id: str, options: dict[str, str]) -> None:
    """Start a game through its dialog."""
    page.locator(f"#card-{game_id} .primary").click()
    for option, choice in options.items():
        page.locator(f'#new-game input[name="{option}"][value="{choice}"]').check()
    page.locator("#start").click()


def clicks(page: Page, rng: Random) -> list[float]:
    """Milliseconds of random clicks in the middle of a game; between two of them all motion ends."""
    times: list[float] = []
    while len(times) < WARM_UP + CLICKS:
        lit = page.evaluate(LIT)
        if not lit:
            if page.get_by_role("button", name="Play again").is_visible():
                break
            page.wait_for_timeout(100)
            continue
        times.append(page.evaluate(CLICK, rng.choice(lit)))
        page.wait_for_timeout(260)
    return times[WARM_UP:]


def percentile(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(0.95 * (len(times) - 1))]
