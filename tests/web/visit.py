"""A page in a real browser, and everything that goes wrong on it.

Beware: `page.wait_for_function` is evaluated as text in the page, which its Content-Security-Policy forbids; poll with
`Visit.until`, or wait on locators. Every wait ends after `PATIENCE` seconds, far more than a busy machine takes.
A test that passes never waits so long, and one that fails says what it waited for.
"""

import json
import re
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Frame, Page, Request, ViewportSize, Worker

from browsers import within
from serve import SiteServer
from site_files import ROOT
from web.in_page import AFRESH, COMPILED, HASTE, PUT_BACK

SITE = ROOT / "site"
UNDER = "/some/where/"
PATIENCE = 60.0
"""How long anything on a page is waited for, in seconds."""
READY_SECONDS = 90.0
"""How long the start of a page is waited for, in seconds. Quietly it takes one or two."""
POLL_MS = 25
LONGEST_POLL_MS = 200
"""A page is asked less often the longer it is waited for: each question takes milliseconds from what is waited for."""

KEEP_MEMORY = """game => new Promise((kept, failed) => {
    const maker = new Worker("./static/snapshot-maker.js", { type: "module" });
    maker.postMessage({ language: document.documentElement.lang, game });
    maker.onmessage = ({ data }) => kept(data);
    maker.onerror = failed;
})"""
"""Has the memory of Python kept at once, with a game, where a service worker is in charge; then tells "kept"."""


ARRIVED = """() => performance.getEntriesByType("resource").map(
    one => `${new URL(one.name).pathname.split("/").pop()} ${one.responseStatus} ${Math.round(one.responseEnd)} ms`
).join(", ")"""
"""What has come since the page was opened, in the order in which it was asked for."""

STALLED = """() => {
    const panel = document.getElementById("boot");
    return panel && panel.getAttribute("role") !== "alert" && panel.querySelector("button")?.checkVisibility();
}"""
"""Whether the start panel offers to try again, though nothing has failed."""

FOLLOW = """address => new Promise(done => {
    if (location.hash === address) return done();
    addEventListener("hashchange", () => setTimeout(done), { once: true });
    location.hash = address;
})"""
"""Changes the fragment of the page's address, and waits until the page has heard of it."""

RUN = f"""async code => {{
    const root = document.documentElement;
    while (!root.dataset.games || !root.dataset.tools) await new Promise(done => setTimeout(done, 10));
    const pyscript = () => import(new URL("vendor/pyscript/core.js", document.baseURI).href);
    const python = globalThis.pentapodPython ?? (await (await pyscript()).whenDefined("py")).interpreter;
    if (!python.globals.has("run_compiled")) python.runPython({json.dumps(COMPILED)});
    const run = python.globals.get("run_compiled");
    try {{
        return run(code);
    }} finally {{
        run.destroy();
    }}
}}"""

VIEWPORT: ViewportSize = {"width": 1280, "height": 720}


def pauses() -> Iterator[float]:
    """How long to wait before a page is asked again, in milliseconds."""
    pause = float(POLL_MS)
    while True:
        yield pause
        pause = min(1.3 * pause, LONGEST_POLL_MS)


class Visit:
    """A page and everything that went wrong on it.

    `trouble` holds console errors, uncaught exceptions, policy violations and requests to another origin. The
    fixtures assert that it is empty in the end; a test that expects some sets `expects_trouble`.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.origins = {address.split("/some/")[0]}
        self.trouble: list[str] = []
        self.expects_trouble = False
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.trouble.append(f"exception: {error}"))
        page.on("request", self._requested)

    def resize(self, width: int, height: int) -> None:
        """Another size of the window; whatever watches sizes has heard of it then."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(f"console: {message.text}")

    def _requested(self, request: Request) -> None:
        if request.url.startswith("http") and not any(request.url.startswith(f"{one}/") for one in self.origins):
            self.trouble.append(f"request elsewhere: {request.url}")

    def open(self, rest: str = "") -> "Visit":
        """Go to the site, with `rest` (a query or a fragment) behind its address, and wait until Python is ready.

        If the page is open already, it follows the fragment as it does when somebody changes its address.
        """
        if rest[:1] in ("", "#") and self.is_open():
            self.page.evaluate(FOLLOW, rest)
        else:
            self.page.goto(self.address + rest)
            self.wait_ready()
        return self

    def is_open(self) -> bool:
        """Whether the page is there and Python has started."""
        site, _, _ = self.page.url.partition("#")
        return site == self.address and bool(self.page.evaluate("() => document.documentElement.dataset.ready"))

    def afresh(self) -> "Visit":
        """Put an opened page back to how a new visitor finds it: at the first page, nothing kept, nothing set.

        Nobody waits on it for chance and for others, and nothing glides: see `unhurried`.
        What a test has changed in Python by `REPLACE` is undone. What it has added to the page itself (a changed
        function, a listener, a clock) stays: such a test needs a page of its own.
        """
        self.trouble.clear()
        self.expects_trouble = False
        self.page.set_viewport_size(VIEWPORT)
        self.page.mouse.move(0, 0)
        self.page.emulate_media(reduced_motion="reduce")
        if not self.is_open():
            self.open()
        self.python(AFRESH + HASTE)
        return self

    def unhurried(self) -> None:
        """From now on everything takes its time, glides and rolls, as it does for visitors."""
        self.python(PUT_BACK)
        self.page.emulate_media(reduced_motion="no-preference")

    def wait_ready(self, frame: Frame | None = None) -> None:
        """Until the page, or the page in `frame`, can be used.

        Where a start stands still, which Chromium does once in some thousand starts, the page offers to try again:
        that is done once, as a visitor would, with a warning that lists the files which had arrived.
        """
        ready = "() => document.documentElement.dataset.ready"
        if frame:
            self.until(ready, READY_SECONDS, frame)
            return
        try:
            self.until(ready, READY_SECONDS)
        except pytest.fail.Exception:
            if not self.page.evaluate(STALLED):
                raise
            warnings.warn(f"a start stood still, and was tried again: {self.page.evaluate(ARRIVED)}", stacklevel=2)
            self.page.locator("#boot button").click()
            self.until(ready, READY_SECONDS)

    def until(self, script: str, seconds: float = PATIENCE, frame: Frame | None = None) -> Any:
        """Poll a JavaScript function until its answer is true; the answer. A page may be left meanwhile.

        Fails with the text of the start panel.
        """
        place = frame or self.page
        end, pause = time.monotonic() + seconds, pauses()
        failed = ""
        while time.monotonic() < end:
            try:
                if answer := place.evaluate(within(script, seconds)):
                    return answer
                failed = ""
            except Error as error:  # The page that was asked is gone, and the next one has not come yet.
                if self.page.is_closed():
                    raise
                failed = str(error)
            self.page.wait_for_timeout(next(pause))
        panel = failed or place.evaluate("() => document.getElementById('boot')?.innerText")
        pytest.fail(f"waited {seconds} s for {script}; the panel says {panel!r}; trouble: {self.trouble}")

    def becomes(self, script: str, wanted: object, where: str) -> None:
        """Poll a JavaScript function until it gives an answer; a failure names `where`."""
        end, pause = time.monotonic() + PATIENCE, pauses()
        while (found := self.page.evaluate(script)) != wanted and time.monotonic() < end:
            self.page.wait_for_timeout(next(pause))
        assert found == wanted, where

    def wait_offline_ready(self) -> None:
        """Until the service worker holds the whole site."""
        self.until(
            "() => navigator.serviceWorker.ready.then(found => found.active?.state === 'activated')", READY_SECONDS
        )

    def thinkers(self) -> list[Worker]:
        """The workers in which computer players think."""
        return [one for one in self.page.workers if one.url.endswith("/thinker.js")]

    def python(self, code: str) -> Any:
        """Run Python in the page once the games and the tools are there; the value of its last expression.

        A page without PyScript must have left its interpreter as `pentapodPython`.
        """
        return self.page.evaluate(within(RUN, READY_SECONDS), code)


REST: Final = re.compile(r".*\.rest\.wasm")
"""The part of the engine that no start waits for."""


def asked_for_rest(page: Page) -> list[str]:
    """How the rest is asked for from now on: "fetch" while the page goes on, "xhr" while everything waits for it."""
    kinds: list[str] = []

    def note(request: Request) -> None:
        if REST.fullmatch(request.url):
            kinds.append(request.resource_type)

    page.on("request", note)
    return kinds


def once_asked(page: Page, kinds: list[str]) -> list[str]:
    """The kinds of `asked_for_rest`, once there is one: a page asks in time, whether or not something needs it."""
    end, pause = time.monotonic() + PATIENCE, pauses()
    while not kinds and time.monotonic() < end:
        page.wait_for_timeout(next(pause))
    return kinds


class Saved(NamedTuple):
    """A file that the page gave to the player."""

    name: str
    content: bytes


#: Clicks the button of this name on a page; the file that the page gives for it.
Saver = Callable[[Page, str], Saved]

#: Opens a page of a context for the site at an address.
VisitMaker = Callable[[BrowserContext, str], Visit]


class Serve(Protocol):
    """Serves a folder below a path."""

    def __call__(self, folder: Path, under: str = UNDER) -> SiteServer: ...


#: Serves a copy of the site that a function has changed; it must replace files, not write into them.
ChangedSite = Callable[[Callable[[Path], None]], SiteServer]


class HostPage(Protocol):
    """Opens a page of somebody else's site, with files beside it and boards that have these attributes."""

    def __call__(self, files: Mapping[str, str], *elements: str, policy: str = "") -> Visit: ...


def publish_new_version(folder: Path) -> None:
    """Replace files as a host does: a page that can be told apart, and a service worker with another hash."""
    replace(folder / "index.html", "<html ", '<html data-version="new" ')
    replace(folder / "sw.js", 'SCOPE + " " + "', 'SCOPE + " " + "new-')


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.unlink()
    file.write_text(text.replace(old, new), encoding="utf-8")
