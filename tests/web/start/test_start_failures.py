"""When the page cannot start, the start panel says why, what is safe and what to do."""

import shutil
import zipfile
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import BinaryIO

import pytest
from playwright.sync_api import BrowserContext

from serve import PLAIN_TYPES, SiteHandler, SiteServer
from web.visit import SITE, UNDER, ChangedSite, Visit, VisitMaker


def alert(visit: Visit) -> str:
    """The panel's text once it reports a failure; the page must offer to try again."""
    visit.expects_trouble = True
    visit.until("() => document.querySelector('#boot[role=alert]')")
    assert visit.page.get_by_role("button", name="Try again").is_visible()
    assert not visit.page.locator("#boot-bar").is_visible()
    return visit.page.locator("#boot").inner_text()


@pytest.mark.parametrize(
    "file",
    [
        pytest.param("app.zip.gz", marks=pytest.mark.one_browser),
        "vendor/pyodide/pyodide-*.asm.wasm",
        pytest.param("vendor/pyscript/core.js", marks=pytest.mark.chromium_first),
        *(
            pytest.param(file, marks=[pytest.mark.one_browser, pytest.mark.long])
            for file in (
                "py/main.py",
                "pyscript.toml",
                "static/boot.js",
                "static/noidb.js",
                "static/python.js",
                "vendor/pyodide/pyodide.js",
                "vendor/pyodide/pyodide.asm.js",
                "vendor/pyodide/python_stdlib.zip.gz",
                "vendor/pyscript/core-*.js",
                "vendor/pyscript/toml-*.js",
                "vendor/pyscript/donkey-*.js",
            )
        ),
    ],
)
def test_a_missing_file_is_named(
    file: str, visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    [found] = SITE.glob(file)
    server = changed_site(lambda site: (site / found.relative_to(SITE)).unlink())
    page = visit(context, server.address)
    page.page.goto(server.address)
    said = alert(page)
    assert f"the file {found.name} did not arrive" in said
    assert "Your saved games are safe" in said


@pytest.mark.one_browser
def test_a_start_that_needs_the_games_names_their_file(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    server = changed_site(lambda site: (site / "games.zip.gz").unlink())
    page = visit(context, server.address)
    page.page.goto(f"{server.address}#new:pods")
    assert "the file games.zip.gz did not arrive" in alert(page)


@pytest.mark.one_browser
def test_games_that_do_not_arrive_are_asked_for_again_when_they_are_needed(pentapod: Visit) -> None:
    pentapod.expects_trouble = True
    pentapod.page.route("**/games.zip.gz", lambda route: route.abort())
    page = pentapod.open().page
    page.get_by_text("The game rules could not be loaded.").wait_for()
    page.unroute_all()
    page.locator("#card-modx .more").click()
    page.locator("#new-game").wait_for()


@pytest.mark.one_browser
def test_tools_that_do_not_arrive_are_asked_for_again_when_one_is_needed(pentapod: Visit) -> None:
    pentapod.expects_trouble = True
    pentapod.page.route("**/tools.zip.gz", lambda route: route.abort())
    page = pentapod.open("#play:pods").page
    page.get_by_role("button", name="Share").click()
    page.get_by_text("Part of this page could not be loaded.").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog").get_by_role("heading", name="Share").wait_for()


def board_says(visit: Visit, address: str) -> str:
    """What the first board of a page says when it was touched and could not start."""
    page = visit.page
    page.goto(address)
    page.evaluate("() => document.querySelector('pentapod-board').wake()")
    page.get_by_text("This board could not start").wait_for(timeout=60_000)
    return page.locator("pentapod-board .words").first.inner_text()


@pytest.mark.lengthy
@pytest.mark.one_browser
def test_a_server_that_sends_wrong_things_is_told_what_is_wrong(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    """As Python's own server does on some Windows machines; as hosts of one-page apps do; as a broken upload does."""

    class TextHandler(SiteHandler):
        types = PLAIN_TYPES | {".js": "text/plain"}

    class OnePageHandler(SiteHandler):
        def send_head(self) -> BytesIO | BinaryIO | None:
            if not Path(self.translate_path(self.path)).exists():
                self.path = f"{UNDER}about.html"
            return super().send_head()

    broken = changed_site(lambda site: (site / "games.zip.gz").unlink())
    size = (SITE / "app.zip.gz").stat().st_size
    told = {
        TextHandler: (
            "the server sends the script {file} as text/plain, which browsers refuse to run",
            "text/javascript",
        ),
        OnePageHandler: ("the server sends a web page instead of the file games.zip.gz", "put the file back"),
        SiteHandler: (f"the file app.zip.gz arrived with 100000 bytes instead of {size}", "copy all its files again"),
    }
    for handler, (fault, remedy) in told.items():
        if handler is SiteHandler:
            shutil.copyfile(SITE / "games.zip.gz", broken.folder / "games.zip.gz")
            (broken.folder / "app.zip.gz").unlink()
            (broken.folder / "app.zip.gz").write_bytes((SITE / "app.zip.gz").read_bytes()[:100_000])
        server = SiteServer(broken.folder, UNDER, handler=handler).start()
        page = visit(context, server.address)
        page.page.goto(f"{server.address}#new:modx")
        said = alert(page)
        assert fault.format(file="boot.js") in said
        assert remedy in said
        assert "Your saved games are safe" in said
        assert "the fault is ours" not in said
        said = board_says(page, f"{server.address}rules/modx.html")
        server.stop()
        assert fault.format(file="python.js") in said
        assert remedy in said


@pytest.mark.one_browser
def test_a_board_whose_python_never_answers_says_so(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    server = changed_site(lambda site: (site / "engine.html").unlink())
    page = visit(context, server.address)
    page.expects_trouble = True
    page.page.clock.install()
    page.page.goto(f"{server.address}rules/modx.html")
    page.page.evaluate("() => document.querySelector('pentapod-board').wake()")
    page.page.get_by_text("Starting Python").first.wait_for()
    page.page.clock.fast_forward(30_000)
    page.page.get_by_text("its Python, the page engine.html, did not arrive").wait_for()


@pytest.mark.one_browser
def test_a_fault_of_ours_shows_its_traceback(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    def break_python(site: Path) -> None:
        """The file has its usual length, or it would be called damaged; it may come unpacked."""
        file = site / "app.zip.gz"
        length = file.stat().st_size
        file.unlink()
        for _ in range(2):
            padding = length - file.stat().st_size if file.exists() else 0
            with zipfile.ZipFile(file, "w") as app:
                app.writestr("pentapod/__init__.py", "raise RuntimeError('the pods have left')" + " " * padding)

    server = changed_site(break_python)
    page = visit(context, server.address)
    page.page.goto(server.address)
    assert "Pentapod stopped while starting" in alert(page)
    page.page.get_by_text("Technical details").click()
    assert "the pods have left" in page.page.locator("#boot").inner_text()
    assert page.page.locator(".py-error:visible").count() == 0


@pytest.mark.one_browser
@pytest.mark.parametrize(
    "lacking",
    [
        "Object.defineProperty(globalThis, 'WebAssembly', { value: undefined })",
        "Object.defineProperty(globalThis, 'BigInt', { value: undefined })",
        "delete HTMLScriptElement.prototype.noModule",
    ],
)
def test_an_old_browser_is_told_so(lacking: str, pentapod: Visit) -> None:
    pentapod.page.add_init_script(lacking)
    pentapod.page.goto(pentapod.address)
    said = alert(pentapod)
    assert "This browser is too old" in said
    assert "Your saved games are untouched" in said


@pytest.mark.one_browser
def test_an_engine_that_does_not_compile_is_told(pentapod: Visit) -> None:
    pentapod.page.add_init_script(
        "WebAssembly.instantiateStreaming = async () => { throw new WebAssembly.CompileError('unknown opcode'); }"
    )
    pentapod.page.goto(pentapod.address)
    assert "This browser could not run the Python that comes with Pentapod" in alert(pentapod)


@pytest.mark.one_browser
def test_a_stalled_start_says_that_it_is_still_trying(visit: VisitMaker, context: BrowserContext) -> None:
    class StalledHandler(SiteHandler):
        def do_GET(self) -> None:  # noqa: N802
            if "python_stdlib" in self.path:
                go_on.wait(30)
            super().do_GET()

    go_on = Event()
    server = SiteServer(SITE, UNDER, handler=StalledHandler).start()
    page = visit(context, server.address)
    page.page.clock.install()
    page.page.goto(server.address)
    page.until("() => document.getElementById('boot-bar').value > 5e6")
    page.page.wait_for_timeout(1_000)  # small files still come in, and each is a reason to wait another 30 seconds
    page.page.clock.fast_forward(31_000)
    page.until("() => document.getElementById('boot-text').textContent.startsWith('Still trying.')")
    assert page.page.get_by_role("button", name="Try again").is_visible()
    go_on.set()
    page.wait_ready()
    page.page.close()  # It would miss the server: what it keeps for offline use is still on its way.
    server.stop()


@pytest.mark.one_browser
def test_a_missing_ornament_stops_nothing(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    server = changed_site(lambda site: (site / "static/style.css").unlink())
    page = visit(context, server.address)
    page.expects_trouble = True
    page.open()
    page.page.wait_for_timeout(500)
    assert not page.page.locator("#boot").is_visible()
    assert sum("404" in one for one in page.trouble) <= 1, page.trouble


@pytest.mark.one_browser
def test_try_again_starts_afresh(pentapod: Visit) -> None:
    pentapod.page.route("**/app.zip.gz", lambda route: route.abort())
    pentapod.page.goto(pentapod.address)
    alert(pentapod)
    pentapod.page.unroute_all()
    pentapod.page.get_by_role("button", name="Try again").click()
    pentapod.wait_ready()
