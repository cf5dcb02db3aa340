"""How long the page takes to start, and how many bytes, against a bare page that starts stock Pyodide.

Both are served alike, like a public host: gzip, a cache life of ten minutes. Visits of the two alternate, so that
whatever else the machine does falls on both.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

from bench.browser import PATIENCE_SECONDS, poll
from bench.figures import RUNS, Figure, against, rounds
from browsers import launch, within
from serve import SiteServer
from site_files import PACKAGES, ROOT

CACHE_SECONDS = 600
SETTLED_SECONDS = 25
STOCK_PAGE = Path(__file__).with_name("stock.html")
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

MEASURE = """() => {
  const [playable] = performance.getEntriesByName("playable");
  if (!playable) return null;
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const waited = entries.filter(entry => entry.startTime <= playable.startTime);
  const bytes = waited.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  return [playable.startTime, painted?.startTime ?? 0, bytes];
}"""


class Start(NamedTuple):
    """Milliseconds from the navigation to the page's "playable" mark and first paint; bytes asked for until then."""

    playable: float
    painted: float
    bytes: float


def figures(playwright: Playwright) -> Iterator[Figure]:
    """Cold start, first picture, bytes, second visit."""
    with served() as (ours, stock):
        cold: list[tuple[Start, Start]] = []
        playable: list[float] = []
        for _ in rounds(playable):
            cold.append((cold_visit(playwright, ours), cold_visit(playwright, stock)))
            playable.append(cold[-1][0].playable)
        stock_playable = [floor.playable for _, floor in cold]
        yield against("start_cold", "ms", [one.playable for one, _ in cold], stock_playable, 0.65)
        yield against("first_picture", "ms", [one.painted for one, _ in cold], stock_playable, 0.15)
        yield against("wire_bytes", "B", [one.bytes for one, _ in cold], [floor.bytes for _, floor in cold], 0.9)
        with profiles(playwright, ours, stock) as (our_profile, stock_profile):
            second = [
                (visit(playwright, ours, our_profile), visit(playwright, stock, stock_profile)) for _ in range(RUNS)
            ]
        ours_playable = [one.playable for one, _ in second]
        yield against("start_second_visit", "ms", ours_playable, [floor.playable for _, floor in second], 0.55)


@contextmanager
def served() -> Iterator[tuple[str, str]]:
    """The addresses of our site and of the bare page."""
    with tempfile.TemporaryDirectory() as folder:
        for name in STOCK_FILES:
            shutil.copyfile(PACKAGES / "pyodide" / name, Path(folder, name))
        shutil.copyfile(STOCK_PAGE, Path(folder, "index.html"))
        ours = SiteServer(ROOT / "site", max_age=CACHE_SECONDS).start()
        stock = SiteServer(Path(folder), max_age=CACHE_SECONDS).start()
        yield ours.address, stock.address
        ours.stop()
        stock.stop()


@contextmanager
def profiles(playwright: Playwright, *addresses: str) -> Iterator[list[Path]]:
    """Browser profiles, each of which has visited an address once, long enough for it to keep what it keeps."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as open_browsers:
        found = [Path(folder, str(at)) for at in range(len(addresses))]
        pages = []
        for address, place in zip(addresses, found, strict=True):
            context = playwright.chromium.launch_persistent_context(place, **launch("chromium"))
            open_browsers.callback(context.close)
            pages.append(context.pages[0])
            pages[-1].goto(address, wait_until="commit")
            poll(pages[-1], MEASURE)
        settle(*pages)
        open_browsers.close()
        yield found


def cold_visit(playwright: Playwright, address: str) -> Start:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return visit(playwright, address, Path(folder))


def visit(
    playwright: Playwright,
    address: str,
    profile: Path,
    prepare: Callable[[Page], object] = lambda page: None,
) -> Start:
    """Start a browser on a profile, prepare its page, open the address, measure, end the browser."""
    context = playwright.chromium.launch_persistent_context(profile, **launch("chromium"))
    try:
        page = context.pages[0]
        prepare(page)
        page.goto(address, wait_until="commit")
        return Start(*poll(page, MEASURE))
    finally:
        context.close()


def settle(*pages: Page) -> None:
    """Until a service worker, if a page has one, is in charge, and caches have been written.

    Our page keeps the memory of its Python some seconds later; a browser writes down what it compiled a while after
    nothing more was worth compiling better.
    """
    script = "async () => await navigator.serviceWorker.getRegistration() && await navigator.serviceWorker.ready && 1"
    for page in pages:
        page.evaluate(within(script, PATIENCE_SECONDS))
    pages[0].wait_for_timeout(SETTLED_SECONDS * 1000)
