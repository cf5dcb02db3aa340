"""Real browsers on the built site, driven by Playwright."""

import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsers import launch
from random_play import SOAK
from serve import PlainHandler, SiteServer
from web.visit import PATIENCE, SITE, UNDER, VIEWPORT, ChangedSite, HostPage, Saved, Saver, Serve, Visit, VisitMaker

expect.set_options(timeout=1000 * PATIENCE)

HEAR_VIOLATIONS = """
addEventListener("securitypolicyviolation", event =>
  console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`));
"""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is marked for one of the browsers in the other, and what is for the long run but there.

    Each process gets a part of what is left, in its order. What needs Firefox comes first, and then what is about
    devices, so that not every process starts those browsers; in each of the parts what is `lengthy`.
    """
    items[:] = [
        item
        for item in items
        if not (item.get_closest_marker("one_browser") and "firefox" in item.name)
        and not (item.get_closest_marker("other_browser") and "chromium" in item.name)
        and (SOAK or not item.get_closest_marker("long"))
        and (SOAK or not (item.get_closest_marker("chromium_first") and "firefox" in item.name))
    ]
    items.sort(key=place)


def place(item: pytest.Item) -> tuple[int, bool]:
    """Where a test stands among all: the part, and whether it is not `lengthy`."""
    devices = item.path.parent.name == "devices"
    return 1 if devices else 2 - 2 * ("firefox" in item.name), item.get_closest_marker("lengthy") is None


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_name: str, downloads: Path) -> dict[str, Any]:
    return launch(browser_name, windowless=True) | {"downloads_path": downloads}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No service worker, which has the whole site fetched for every context, unless a test's marker allows it.

    Nothing glides: what moves is shown on `shared` pages that are `unhurried`.
    """
    return {**browser_context_args, "service_workers": "block", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def downloads(browser_name: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a browser puts what its pages give."""
    return tmp_path_factory.mktemp(f"downloads-{browser_name}")


@pytest.fixture(scope="session")
def site() -> Iterator[SiteServer]:
    """The built site below a path, as on a host that serves other things too."""
    server = SiteServer(SITE, UNDER, handler=PlainHandler).start()
    yield server
    server.stop()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serve a folder below a path, on an origin of its own.

    Every `visit` has ended before these servers stop: what a page still loads at the end of a test is no trouble.
    """
    servers: list[SiteServer] = []

    def start(folder: Path, under: str = UNDER) -> SiteServer:
        servers.append(SiteServer(folder, under, handler=PlainHandler).start())
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def own_site(serve: Serve) -> SiteServer:
    """The built site on an origin of its own, for tests that stop the server."""
    return serve(SITE)


@pytest.fixture
def changed_site(tmp_path: Path, serve: Serve) -> ChangedSite:
    """Serve a copy of the site that a function has changed; it must replace files, not write into them."""

    def serve_changed(change: Callable[[Path], None]) -> SiteServer:
        copy = tmp_path / "site"
        shutil.copytree(SITE, copy, copy_function=os.link)
        change(copy)
        return serve(copy)

    return serve_changed


def new_visit(context: BrowserContext, address: str) -> Visit:
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(HEAR_VIOLATIONS)
    return Visit(context.new_page(), address)


@pytest.fixture
def visit(serve: Serve) -> Iterator[VisitMaker]:
    """Make visits in any context; none may have had trouble in the end. What a test serves is there until then."""
    visits: list[Visit] = []

    def make(context: BrowserContext, address: str) -> Visit:
        visits.append(new_visit(context, address))
        return visits[-1]

    yield make
    assert [one.trouble for one in visits if not one.expects_trouble and one.trouble] == []


@pytest.fixture
def host_page(visit: VisitMaker, context: BrowserContext, tmp_path: Path, serve: Serve, site: SiteServer) -> HostPage:
    """Open a page of somebody else's site: with files beside it, and elements with these attributes."""

    def opened(files: Mapping[str, str], *elements: str, policy: str = "") -> Visit:
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        body = "".join(f"<pentapod-board {attributes}></pentapod-board>" for attributes in elements)
        head = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else ""
        head += f'<link rel="icon" href="data:,"><script src="{site.address}static/embed.js" defer></script>'
        (tmp_path / "index.html").write_text(f'<!doctype html><html lang="en">{head}{body}', encoding="utf-8")
        server = serve(tmp_path, "/some/host/")
        here = visit(context, server.address)
        here.origins.add(site.address.split("/some/")[0])
        here.page.goto(server.address)
        return here

    return opened


@pytest.fixture
def saved(browser_name: str, downloads: Path) -> Saver:
    """Playwright hears of no downloads from Debian's Firefox: there the folder tells.

    That browser keeps what has not come whole in a file called `.part`, and the place for it with an empty file.
    """

    def heard(page: Page, button: str) -> Saved:
        with page.expect_download() as begun:
            page.get_by_role("button", name=button).click()
        return Saved(begun.value.suggested_filename, Path(begun.value.path()).read_bytes())

    def found(page: Page, button: str) -> Saved:
        for left in downloads.iterdir():
            left.unlink()
        page.get_by_role("button", name=button).click()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            files = list(downloads.iterdir())
            if len(files) == 1 and files[0].suffix != ".part" and files[0].stat().st_size:
                return Saved(files[0].name, files[0].read_bytes())
            page.wait_for_timeout(50)
        pytest.fail(f"{button!r} gave no file")

    return found if "channel" in launch(browser_name) else heard


@pytest.fixture(scope="session")
def standing(browser: Browser, site: SiteServer) -> Iterator[dict[str, Visit]]:
    """The pages of this browser on which tests follow one another, once a test has opened them: one a language."""
    pages: dict[str, Visit] = {}
    yield pages
    for one in pages.values():
        one.page.context.close()


def on_one_page(
    session: pytest.Session, standing: dict[str, Visit], browser: Browser, site: SiteServer, locale: str
) -> Iterator[Visit]:
    """A visit on the page for a language, which the next test gets as well if nothing goes wrong on it."""
    if locale not in standing:
        context = browser.new_context(locale=locale, viewport=VIEWPORT, service_workers="block")
        standing[locale] = new_visit(context, site.address)
    here = standing[locale]
    failures = session.testsfailed
    yield here.afresh()
    trouble = here.trouble
    if trouble or session.testsfailed > failures:
        del standing[locale]
        here.page.context.close()
    assert trouble == []


@pytest.fixture
def shared(
    request: pytest.FixtureRequest, standing: dict[str, Visit], browser: Browser, site: SiteServer
) -> Iterator[Visit]:
    """A visit that is open already, on the one page per browser on which tests follow one another.

    It stands where a new visitor begins: on the first page, with nothing kept, nothing set, the usual size of window
    and the games there. A start takes seconds and this takes none, so it is what a test of the page should ask for,
    unless it tests the start itself, needs another kind of context (a phone, two of them, no storage), expects trouble,
    or adds scripts, routes, a clock or other functions to its page or its Python: then `pentapod` gives one of its own.
    """
    yield from on_one_page(request.session, standing, browser, site, "en-US")


@pytest.fixture
def german(
    request: pytest.FixtureRequest, standing: dict[str, Visit], browser: Browser, site: SiteServer
) -> Iterator[Visit]:
    """The same for somebody whose browser speaks German."""
    yield from on_one_page(request.session, standing, browser, site, "de-AT")


@pytest.fixture
def pentapod(visit: VisitMaker, context: BrowserContext, site: SiteServer) -> Visit:
    """A visit to the site by somebody new, not yet opened."""
    return visit(context, site.address)
