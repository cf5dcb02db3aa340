"""What the measurements ask a browser, and how."""

import time
from typing import Any

from playwright.sync_api import Page

from browsers import within

PATIENCE_SECONDS = 300
"""How long one answer of a page may take, whatever is measured."""


def poll(page: Page, script: str, seconds: float = 60) -> Any:
    """Ask the page until its answer is neither null nor false. (`wait_for_function` needs 'unsafe-eval'.)"""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = page.evaluate(within(script, seconds))
        if answer:
            return answer
        page.wait_for_timeout(50)
    raise TimeoutError(f"{page.url}: waited {seconds} s for {script}")


def ready(page: Page) -> None:
    """Wait until Python is there."""
    poll(page, "() => document.documentElement.dataset.ready")


def begin(page: Page, game_id: str, *levels: int) -> None:
    """Begin a game; the last of these levels is that of all other seats, too."""
    page.locator(f"#card-{game_id} .more").click()
    poll(page, "() => document.getElementById('start')?.checkVisibility()")  # Playwright keeps what it waited for.
    for seat, field in enumerate(page.locator("#names select").all()):
        field.select_option(str(levels[min(seat, len(levels) - 1)]))
    page.locator("#start").click()


def python(page: Page, code: str) -> Any:
    """Run Python in a page that is ready: the value of its last expression, a number or a list of them."""
    script = """async code => {
        const { whenDefined } = await import(new URL("vendor/pyscript/core.js", document.baseURI).href);
        const answer = (await whenDefined("py")).interpreter.runPython(code);
        return answer?.toJs ? answer.toJs() : answer;
    }"""
    return page.evaluate(within(script, PATIENCE_SECONDS), code)


def frame_gaps(page: Page, milliseconds: float) -> list[float]:
    """Milliseconds from each frame to the next, watched for so long; the first since the watching began."""
    script = """milliseconds => new Promise(done => {
        const gaps = [];
        const begin = performance.now();
        let last = begin;
        const frame = now => {
            gaps.push(now - last);
            last = now;
            now - begin < milliseconds ? requestAnimationFrame(frame) : done(gaps);
        };
        requestAnimationFrame(frame);
    })"""
    gaps: list[float] = page.evaluate(within(script, PATIENCE_SECONDS), milliseconds)
    return gaps
