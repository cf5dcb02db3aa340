"""The page starts: under its policy, below any path, without the network, inside frames."""

import json
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Response

import zips
from pentapod import games
from serve import PLAIN_TYPES, SiteServer
from site_files import ROOT
from web.conftest import new_visit
from web.visit import PATIENCE, SITE, UNDER, ChangedSite, Serve, Visit, VisitMaker, publish_new_version

FORBID_STORAGE = """
const forbidden = () => { throw new DOMException("no", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, { configurable: true, get: forbidden });
Object.defineProperty(navigator, "serviceWorker", { get: forbidden });
"""


def our_modules() -> list[str]:
    """Dotted names of every module of ours on the site."""
    files = [name for zipped in ("app", "games", "tools") for name in zips.names(SITE, zipped)]
    names = [name.removesuffix(".pyc") for name in files if name.endswith(".pyc")]
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in names)


def test_starts_below_a_path_under_the_policy(shared: Visit) -> None:
    policy = shared.page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content") or ""
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    assert shared.page.evaluate("() => document.getElementById('boot').hidden")


def test_every_module_of_ours_can_be_imported(shared: Visit) -> None:
    modules = our_modules()
    assert {"pentapod.engine.match", "pentapod.games.pods.rules.state"} <= set(modules)
    code = f"""
import importlib
failed = []
for name in {modules!r}:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{{name}}: {{error!r}}")
"; ".join(failed)
"""
    assert shared.python(code) == ""


READ_TABLE = "import json; from pentapod.engine.tables import load; "

IMPORT_ONE = """
import marshal, sys, zipimport
read, loads = [], marshal.loads
marshal.loads = lambda data: [read.append(len(data)), loads(data)][1]
opened = sys.modules["quick_zips"]._opened
for name in [name for name in sys.modules if name == "pentapod.play.devices.line" or name.startswith("tomllib")]:
    del sys.modules[name]
there = set(sys.modules)
try:
    import tomllib, pentapod.play.devices.line as line
finally:
    marshal.loads = loads
from_zips = [name for name in set(sys.modules) - there if hasattr(sys.modules[name].__loader__, "archive")]
f"{len(from_zips)} {len(read)} {sorted(opened)} {line.__spec__.origin} {line.__file__} {tomllib.__path__}"
"""


def test_a_module_is_read_once_from_a_zip_that_stays_open(shared: Visit) -> None:
    new, read, opened = shared.python(IMPORT_ONE).split(" ", 2)
    assert int(read) == int(new) >= 3
    assert all(f"'{one}'" in opened for one in ("/lib/python314.zip", "app.zip", "games.zip", "tools.zip"))
    assert opened.endswith(f"{'tools.zip/pentapod/play/devices/line.pyc ' * 2}['/lib/python314.zip/tomllib']")


def test_the_tables_of_the_games_are_read_as_they_are_written(shared: Visit) -> None:
    """A start has no time for TOML (`pentapod.engine.tables`)."""
    there = [name for name in zips.names(SITE, "games") if name.endswith(".json") and "/data/" in name]
    written = sorted(path for path in (ROOT / "py/pentapod").rglob("data/*.toml"))
    assert sorted(there) == [str(path.relative_to(ROOT / "py").with_suffix(".json")) for path in written]
    for path in written:
        package = ".".join(path.parent.relative_to(ROOT / "py").parts)
        told = shared.python(f"{READ_TABLE}json.dumps(load({package!r}, {path.name!r}))")
        assert json.loads(told) == tomllib.loads(path.read_text("utf-8"))


@pytest.mark.one_browser
def test_frozen_links_show_their_positions_on_the_page(shared: Visit) -> None:
    """Every fifth of them: all are read natively and by the page's interpreter without a page."""
    links = tomllib.loads((ROOT / "tests/links/frozen.toml").read_text("utf-8"))["link"]
    museum = [(entry["link"], entry["position"]) for entry in links if entry["link"].partition(":")[0] in games.ids()]
    assert len(museum) >= 10 * len(games.ids())
    museum = museum[::5]
    code = f"""
from pentapod import games
from pentapod.engine import link
str([text for text, position in {museum!r} if link.decode(text, games.find).state.text() != position])
"""
    assert shared.python(code) == "[]"


@pytest.mark.one_browser
@pytest.mark.browser_context_args(service_workers="allow")
def test_a_later_visit_takes_the_compiled_engine_while_the_browser_has_it(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    """Beside its own copy, that is; without one the offline copy is as good, and the console tells of no fault."""
    first = visit(context, own_site.address).open()
    first.wait_offline_ready()
    own_site.stop()
    answers: list[Response] = []
    for is_kept in (True, False):
        if not is_kept:
            context.new_cdp_session(first.page).send("Network.clearBrowserCache")
        later = visit(context, own_site.address)
        later.page.on("response", lambda answer: answers.append(answer))
        later.open()
    # Also a HEAD that the service worker answers would cost what is compiled.
    engines = [answer for answer in answers if urlsplit(answer.url).path.endswith(".asm.wasm")]
    assert [answer.from_service_worker for answer in engines] == [False, True]


def test_a_restarted_browser_needs_no_server(
    visit: VisitMaker,
    browser_type: BrowserType,
    browser_name: str,
    browser_type_launch_args: dict[str, Any],
    own_site: SiteServer,
    tmp_path: Path,
) -> None:
    if browser_name == "firefox":
        pytest.skip("Playwright does not keep Firefox's profile")
    with browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context:
        visit(context, own_site.address).open().wait_offline_ready()
    own_site.stop()
    with browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context:
        visit(context, own_site.address).open()


@pytest.mark.one_browser
def test_python_runs_on_the_one_stack_of_its_thread(shared: Visit) -> None:
    """On a stack of its own it would be ended by Chromium now and then."""
    switching = """async () => {
        const { interpreter } = await (await import(new URL("vendor/pyscript/core.js", document.baseURI).href))
            .whenDefined("py");
        return interpreter.runPythonAsync("from pyodide.ffi import can_run_sync; can_run_sync()");
    }"""
    assert shared.page.evaluate("() => 'promising' in WebAssembly"), "this browser could switch stacks"
    assert shared.page.evaluate(switching) is False


WATCH = """
if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {
  globalThis.readyThen = document.documentElement.dataset.ready;
};
globalThis.seen = [];
new MutationObserver(() => {
  const bar = document.getElementById("boot-bar");
  if (bar?.max > 1) globalThis.seen.push([bar.value / bar.max, document.getElementById("boot-text").textContent]);
}).observe(document, { attributes: true, subtree: true, childList: true });
"""
"""Notes what the start panel shows, and when the page asks for a service worker."""


@pytest.fixture(scope="module")
def watched(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """A page whose start was watched, for the tests of what is seen of a start."""
    here = new_visit(browser.new_context(), site.address)
    here.page.add_init_script(WATCH)
    yield here.open()
    here.page.context.close()


def test_the_bar_moves_while_python_loads(watched: Visit) -> None:
    seen = watched.page.evaluate("() => globalThis.seen")
    values = [value for value, _ in seen]
    assert values == sorted(values)
    assert len(set(values)) >= 4
    assert values[-1] >= 0.99
    assert [text for _, text in seen if text.startswith("Loading Python")]
    assert [text for _, text in seen if text.startswith("Starting Python")]


def test_nothing_is_kept_while_the_page_starts(watched: Visit) -> None:
    assert watched.until("() => globalThis.readyThen") == "1"


def test_the_policy_is_in_force(watched: Visit) -> None:
    assert watched.trouble == []
    watched.page.evaluate("() => { new Image().src = 'http://127.0.0.1:9/elsewhere.png'; }")
    end = time.monotonic() + PATIENCE
    while not any("policy violation: img-src" in one for one in watched.trouble):
        assert time.monotonic() < end, watched.trouble
        watched.page.wait_for_timeout(50)


@pytest.mark.parametrize(
    "sandbox",
    [
        pytest.param("", marks=pytest.mark.one_browser),
        ' sandbox="allow-scripts"',
        pytest.param(' sandbox="allow-scripts allow-same-origin"', marks=pytest.mark.long),
    ],
)
def test_starts_in_a_frame_of_another_site(
    sandbox: str, serve: Serve, visit: VisitMaker, context: BrowserContext, site: SiteServer, tmp_path: Path
) -> None:
    inner = site.address.replace("127.0.0.1", "localhost")
    frame = f'<iframe width="900" height="600" src="{inner}"{sandbox}></iframe>'
    (tmp_path / "index.html").write_text(f'<!doctype html><link rel="icon" href="data:,">{frame}')
    outer = visit(context, serve(tmp_path).address)
    outer.origins.add(inner.removesuffix(UNDER))
    outer.page.goto(outer.address)
    outer.until("() => document.querySelector('iframe')")
    outer.page.wait_for_timeout(200)
    outer.wait_ready(outer.page.frames[1])


def test_forbidden_storage_does_not_stop_the_start(pentapod: Visit) -> None:
    pentapod.page.add_init_script(FORBID_STORAGE)
    pentapod.open()


@pytest.mark.browser_context_args(service_workers="allow")
def test_a_new_version_takes_over_at_the_next_visit(
    visit: VisitMaker, context: BrowserContext, browser_name: str, changed_site: ChangedSite
) -> None:
    if browser_name == "chromium":
        pytest.skip("with a debugger attached, as here, Chromium's old service worker never counts as idle")
    folder: list[Path] = []
    server = changed_site(folder.append)
    visit(context, server.address).open().wait_offline_ready()
    publish_new_version(folder[0])

    second = visit(context, server.address)
    context.pages[0].close()
    second.open()
    second.until("() => navigator.serviceWorker.getRegistration().then(found => !!found.waiting)")
    assert not second.page.evaluate("() => document.documentElement.dataset.version")

    assert second.trouble == []
    second.page.reload()
    second.until("() => document.documentElement.dataset.version === 'new'")
    second.trouble.clear()  # Of the old one, left in the midst of its start: Firefox may tell of an import cut off.
    second.wait_ready()


def test_no_file_needs_a_type_that_a_plain_server_does_not_know() -> None:
    """All tests here run against a server that knows no other types than these, and forbids to guess."""
    fetched = {".wasm", ".gz", ".toml", ".py", ".look"}  # Read as bytes or as text, whatever their type.
    endings = {path.suffix for path in SITE.rglob("*") if path.is_file()}
    assert endings <= PLAIN_TYPES.keys() | fetched
