"""XTAL by speed: from a key press in a race to the frame that shows its action and its line in the log.

The 95th percentile, in milliseconds. The floor is the limit itself, 16 ms: less than what two people at one keyboard
take for at once. A display of 60 Hz alone may let a frame wait for that long.
"""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import Page, Playwright

from bench.browser import poll, ready
from bench.figures import Figure, against, percentile, rounds
from bench.matches import random_match
from browsers import launch
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT

LIMIT_MS = 16.0
PRESSES = 40
WARM_UP = 6
RACES = 100
"""In how many races so many presses must have made an action."""
OPTIONS = {"players": "2", "tempo": "speed", "answer": "20"}

LISTEN = """() => {
    window.presses = [];
    let press = {};
    const watch = own => requestAnimationFrame(() => {
        if (own !== press) return;
        if (!own.changed || !own.logged) {
            watch(own);
            return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.presses.push(performance.now() - own.begin);
        port2.postMessage(0);
    });
    addEventListener("keydown", event => {
        press = { begin: event.timeStamp };
        watch(press);
    }, { capture: true });
    new MutationObserver(() => {
        press.changed = true;
    }).observe(document.querySelector("#board .targets"), { childList: true, subtree: true, attributes: true });
    new MutationObserver(changes => {
        press.logged ||= changes.some(change => change.addedNodes.length);
    }).observe(document.getElementById("log"), { childList: true });
}"""
"""The board's buttons change with its picture. The frame is asked for before the page asks for it: what the page puts
off until after the frame is not counted."""
KEYS = """() =>
    [...document.querySelectorAll(".targets button[data-key]")].map(one => one.dataset.key).filter(key => key)"""
READY = "`/"
"""The keys by which both players turn up their hands and start the clock."""
UNREADY = "() => document.querySelectorAll('#ready:not([hidden]) button').length === 2"
TURNED_UP = "() => document.getElementById('ready').hidden"
PAINTED = "() => window.presses.splice(0)"


def figures(playwright: Playwright) -> Iterator[Figure]:
    """The median, over some runs, of the 95th percentile of the presses that made an action."""
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    times: list[float] = []
    try:
        for seed in rounds(times):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(server.address)
            ready(page)
            page.evaluate(LISTEN)
            times.append(percentile(presses(page, Random(seed))))
            page.close()
    finally:
        browser.close()
        server.stop()
    yield against("press_xtal_speed_p95", "ms", times, [LIMIT_MS] * len(times), 1.0)


def presses(page: Page, rng: Random) -> list[float]:
    """Milliseconds of random presses of the keys of both hands, in one race after another."""
    times: list[float] = []
    for _ in range(RACES):
        page.evaluate("address => { location.hash = address; }", f"#{link.encode(race(rng))}")
        poll(page, UNREADY)
        for key in READY:
            page.keyboard.press(key)
        poll(page, TURNED_UP)
        page.evaluate(PAINTED)
        for _ in range(PRESSES):
            if not (keys := page.evaluate(KEYS)):
                break
            page.keyboard.press(rng.choice(keys))
            page.wait_for_timeout(60)
            times += page.evaluate(PAINTED)
            if len(times) >= WARM_UP + PRESSES:
                return times[WARM_UP:]
    raise TimeoutError(f"{page.url}: waited {RACES} races for {WARM_UP + PRESSES} presses that make an action")


def race(rng: Random) -> Match:
    """A random game up to a Combat in which both have cards."""
    return random_match("xtal", OPTIONS, rng, both_have_cards)


def both_have_cards(match: Match) -> bool:
    """Whether both may act, and neither has hardly a card."""
    state = match.state
    return len(state.actors) == 2 and all(match.game.words.stats(state, seat)[1].value > 2 for seat in range(2))
