"""What four pages hold in memory while they are used for an hour: nothing may grow after the tenth minute.

On one page a game just stands there. On one, players of the highest level play each other, one game after another, with
one worker for all of them. On one, somebody plays short games of all kinds against the lowest level, and throws them
away. On one are twenty boards, half of which are used all the time; the others leave the page now and then, and new
ones come in their places.

Counted is what is left once what is garbage was collected, where the page has come back to where it was: the heap of
JavaScript, what is alive in Python, the memory that WebAssembly has taken, nodes and listeners; the same of the worker.
A figure is the least of the last minutes against the least of those up to the tenth, or up to half of the time, if that
is less. MINUTES in the environment says how long it takes; all samples are in `build/memory.txt`.
"""

import json
import os
import shutil
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TextIO

from playwright.sync_api import Browser, CDPSession, Page, Playwright

from bench.boards import BOARDS, page_with
from bench.browser import PATIENCE_SECONDS, begin, poll, ready
from bench.figures import QUICK, Figure, spread
from bench.matches import random_match
from browsers import launch, within
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link
from serve import SiteServer
from site_files import ROOT

MINUTES = float(os.environ.get("MINUTES") or (4 if QUICK else 60))
SETTLED_MINUTES = min(10.0, MINUTES / 2)
"""After so long everything that is kept on purpose has come."""
WINDOW_MINUTES = min(5.0, MINUTES / 4)
"""The least that is held within so long is what counts: a moment may hold what the next one lets go."""
SAMPLE_SECONDS = 60 if MINUTES > 8 else 15
LIMIT = 1.02
"""The page that stands differs by 0.1 % from one sample to the next, those that are used by up to 1.4 %. One board that
is not let go is more than 0.5 % of its page, and dozens come and go in an hour."""
GAME_SECONDS = 25
"""A game of all kinds is played for so long, so that within the tenth minute each was played four times."""
ENDLESS = "modx"
"""The game that players of the highest level play: all of it in three minutes."""

SAMPLES = ROOT / "build/memory.txt"
"""What was held, line by line, while it is measured."""
SETTLE_MS = 300
PAUSE_MS = 250
"""From one use of the pages to the next."""

ALIVE = (Path(__file__).parent / "inside/alive.py").read_text(encoding="utf-8")
ENGINE = "vendor/pyodide/pyodide.js"
STOCK = "pyodide-stock.js"
TOLD = f"""import {{ loadPyodide as load, version }} from "./{STOCK}";
export {{ version }};
export const loadPyodide = async options => globalThis.measured = await load(options);
"""
"""Pyodide's own script, in front of which another one tells which Python it starts, on pages and in workers."""

ASK_PYTHON = """code => {
    measured.runPython(code);
    return [measured.runPython("alive()") / 2 ** 10, measured._module.HEAP8.length / 2 ** 10];
}"""

PLAY = """chance => {
    const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    if (seen("[data-do=again]").length) return "over";
    const lit = document.querySelectorAll("#board .targets button[aria-disabled=false]");
    const all = [...lit, ...seen("#confirm, #take-screen, #ready button, #notice [data-do=go-on]")];
    all[Math.floor(chance * all.length)]?.click();
}"""
"""Touches something that may be touched; "over" when the game is."""

BOARDS_HTML = "() => [...document.querySelectorAll('pentapod-board')].map(one => one.outerHTML)"
USE_BOARD = """([at, what, chance, html]) => {
    const board = document.querySelectorAll("pentapod-board")[at];
    board.scrollIntoView({ block: "center" });
    if (what === "leave") {
        const made = document.createElement("template");
        made.innerHTML = html;
        board.replaceWith(made.content);
    } else if (what === "anew") {
        board.shadowRoot.activeElement?.blur();
        board.send({ type: "set", game: board.game, position: board.position });
    } else if (!board.live) {
        board.wake();
    } else if (what === "touch") {
        const lit = board.shadowRoot.querySelectorAll(".targets button[aria-disabled=false]");
        lit[Math.floor(chance * lit.length)]?.click();
    } else {
        board.send({ type: "step", to: what });
    }
}"""


class Sample(NamedTuple):
    """What is held a while after the beginning, by what it is."""

    minutes: float
    held: dict[str, float]


class Place(ABC):
    """A page that is used."""

    name: str

    def __init__(self, browser: Browser, address: str) -> None:
        context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
        self.page = context.new_page()
        self.session = context.new_cdp_session(self.page)
        self.session.send("Performance.enable")
        self.address = address
        self.rng = Random(self.name)
        self.samples: list[Sample] = []
        self.open()

    @abstractmethod
    def open(self) -> None:
        """Open the page."""

    @abstractmethod
    def use(self) -> bool:
        """Do one thing. Whether the page is now where it has been before."""

    def go_on(self) -> None:  # noqa: B027  On some pages there is nothing to do.
        """Leave where it has been before."""

    def measure(self) -> dict[str, float]:
        """What is held where the page has been before, by what it is; sizes in KB."""
        python = next((one for one in self.page.frames if one.url.endswith("/engine.html")), self.page.main_frame)
        for _ in range(2):  # What one language lets go is held by the other until that collects, too.
            alive, taken = python.evaluate(within(ASK_PYTHON, PATIENCE_SECONDS), ALIVE)
            self.session.send("HeapProfiler.collectGarbage")
            self.page.wait_for_timeout(SETTLE_MS)
        heap = self.session.send("Runtime.getHeapUsage")
        counts = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return {
            "script_KB": heap["usedSize"] / 2**10,
            "python_KB": alive,
            "wasm_KB": taken,
            "nodes": counts["Nodes"],
            "listeners": counts["JSEventListeners"],
        }


class Standing(Place):
    """A game after ten actions, at which nobody plays."""

    name = "standing"

    def open(self) -> None:
        match = random_match("pods", {}, Random(1), lambda match: match.ply == 10)
        self.page.goto(f"{self.address}#{link.encode(match)}")
        ready(self.page)

    def use(self) -> bool:
        return True


class Endless(Place):
    """The highest level against itself, one game after another at the same table, and the worker in which it thinks."""

    name = "endless"

    def open(self) -> None:
        self.page.goto(self.address)
        ready(self.page)
        begin(self.page, ENDLESS, len(LEVELS))
        self._worker = Inside(self.session, self.page)

    def use(self) -> bool:
        return self.page.locator("[data-do=again]").first.is_visible()

    def go_on(self) -> None:
        self.page.locator("[data-do=again]").first.click()
        self.page.wait_for_timeout(SETTLE_MS)

    def measure(self) -> dict[str, float]:
        """Of the worker while nobody thinks, then of the page, where the next game has begun."""
        worker = self._worker.measure()
        self.go_on()
        return {**super().measure(), **worker}


class Inside:
    """The worker of a page."""

    def __init__(self, session: CDPSession, page: Page) -> None:
        self._session, self._page = session, page
        self._names: list[str] = []
        self._answers: list[dict[str, Any]] = []
        session.on("Target.attachedToTarget", lambda event: self._names.append(event["sessionId"]))
        session.on("Target.receivedMessageFromTarget", lambda event: self._answers.append(json.loads(event["message"])))
        session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})

    def measure(self) -> dict[str, float]:
        """What it holds, as `Place.measure` says."""
        [worker] = self._page.workers
        for _ in range(2):
            alive, taken = worker.evaluate(within(ASK_PYTHON, PATIENCE_SECONDS), ALIVE)
            self._ask("HeapProfiler.collectGarbage")
        used = self._ask("Runtime.getHeapUsage")["usedSize"]
        return {"worker_script_KB": used / 2**10, "worker_python_KB": alive, "worker_wasm_KB": taken}

    def _ask(self, method: str) -> dict[str, Any]:
        """Ask the worker through its page: Playwright has no session for workers."""
        self._answers.clear()
        text = json.dumps({"id": 1, "method": method})
        self._session.send("Target.sendMessageToTarget", {"sessionId": self._names[-1], "message": text})
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            self._page.wait_for_timeout(50)
            for answer in self._answers:
                if answer.get("id") == 1:
                    return dict(answer["result"])
        raise TimeoutError(f"waited {PATIENCE_SECONDS} s for {method}")


class Guest(Place):
    """Somebody plays at random against the lowest level, a game of each kind in turn, and throws it away."""

    name = "guest"

    def open(self) -> None:
        self.page.goto(self.address)
        ready(self.page)
        self._game = -1
        self._until = 0.0
        self.go_on()

    def use(self) -> bool:
        over = self.page.evaluate(PLAY, self.rng.random()) == "over"
        if not over and time.monotonic() < self._until:
            return False
        self.page.locator("a.brand").click()
        poll(self.page, "() => document.documentElement.dataset.place === 'home'")
        self.page.wait_for_timeout(SETTLE_MS)
        while self.page.locator("[data-do=ask-forget]").count():  # A game in which nothing was played is not kept.
            for command in ("ask-forget", "forget"):
                self.page.locator(f"[data-do={command}]").first.click()
            self.page.wait_for_timeout(SETTLE_MS)
        return True

    def go_on(self) -> None:
        self._game = (self._game + 1) % len(games.ids())
        self._until = time.monotonic() + GAME_SECONDS
        begin(self.page, games.ids()[self._game], 0, 1)


class Boards(Place):
    """Twenty boards on somebody's page."""

    name = "boards"
    KEPT = BOARDS // 2
    """So many stay all the time. Of the others some are played against the lowest level."""

    def open(self) -> None:
        self.page.goto(f"{self.address}rules/memory.html")
        html = self.page.evaluate(BOARDS_HTML)
        self._html = [
            one.replace("<pentapod-board", '<pentapod-board seat="0" level="1"', 1)
            if at > self.KEPT and at % 3
            else one
            for at, one in enumerate(html)
        ]
        self._used = 0
        for at in range(BOARDS):
            self._do(at, "wake")
        self.page.locator("pentapod-board .targets button").nth(0).wait_for(timeout=60_000)

    def use(self) -> bool:
        self._used += 1
        at = self.rng.randrange(BOARDS)
        ways = ["touch"] * 12 + ["back", "forward", "first", "last"] + ["leave"] * 3 * (at >= self.KEPT)
        self._do(at, self.rng.choice(ways))
        return self._used % 20 == 0

    def measure(self) -> dict[str, float]:
        for at in range(BOARDS):
            self._do(at, "anew" if at < self.KEPT else "leave")
        self._do(0, "wake")
        self.page.wait_for_timeout(5 * SETTLE_MS)
        return super().measure()

    def _do(self, at: int, what: str) -> None:
        self.page.evaluate(USE_BOARD, [at, what, self.rng.random(), self._html[at]])


PLACES: tuple[type[Place], ...] = (Standing, Endless, Guest, Boards)


def figures(playwright: Playwright) -> Iterator[Figure]:
    """What each page holds, and its worker. The floor of a figure is what it was in the tenth minute."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        shutil.copytree(ROOT / "site", site, copy_function=os.link)
        (site / "rules/memory.html").write_text(page_with(BOARDS, games.ids()), encoding="utf-8")
        (site / ENGINE).rename((site / ENGINE).with_name(STOCK))
        (site / ENGINE).write_text(TOLD, encoding="utf-8")
        server = SiteServer(site).start()
        browser = playwright.chromium.launch(**launch("chromium"))
        try:
            places = [place(browser, server.address) for place in PLACES]
            with SAMPLES.open("w", encoding="utf-8") as told:
                watch(places, told)
        finally:
            browser.close()
            server.stop()
    for place in places:
        yield from grown(place.name, place.samples)


def watch(places: Sequence[Place], told: TextIO) -> None:
    """Use pages in turn, and measure each now and then; samples are told as they come."""
    start = time.monotonic()
    due = dict.fromkeys(places, 0.0)
    while (now := time.monotonic() - start) < 60 * MINUTES:
        for place in places:
            if not place.use():
                continue
            if now < due[place]:
                place.go_on()
                continue
            due[place] = now + SAMPLE_SECONDS
            place.samples.append(Sample(now / 60, place.measure()))
            held = (f"{name} {value:.0f}" for name, value in place.samples[-1].held.items())
            print(place.name, f"{now / 60:.1f}", *held, file=told, flush=True)
        places[0].page.wait_for_timeout(PAUSE_MS)


def grown(name: str, samples: Sequence[Sample]) -> Iterator[Figure]:
    """A figure for everything that a page holds."""
    end = samples[-1].minutes
    early = between(samples, SETTLED_MINUTES - WINDOW_MINUTES, SETTLED_MINUTES)
    late = between(samples, max(SETTLED_MINUTES, end - WINDOW_MINUTES), end)
    for what in samples[0].held:
        before, after = ([one.held[what] for one in some] for some in (early, late))
        kind, _, unit = what.rpartition("_")
        yield Figure(f"memory_{name}_{kind or unit}", min(after), unit, min(before), LIMIT, spread=spread(after))


def between(samples: Sequence[Sample], start: float, end: float) -> list[Sample]:
    """The samples of some minutes; where a game took longer than these, the one that is nearest to their end."""
    found = [one for one in samples if start < one.minutes <= end]
    return found or [min(samples, key=lambda one: abs(one.minutes - end))]
