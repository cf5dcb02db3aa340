"""A smoke test in WebKit (Debian's WebKitGTK), which Playwright cannot drive."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from serve import PlainHandler, SiteServer
from web.visit import KEEP_MEMORY, SITE, UNDER

DRIVER = Path("/usr/bin/WebKitWebDriver")
READY_SECONDS = 90

# selenium 4.51 warns about itself
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")


@pytest.fixture
def webkit() -> Iterator[WebKitGTK]:
    if not DRIVER.exists():
        pytest.skip("WebKitGTK's driver is a package of Debian")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert browsers, "WebKitGTK's MiniBrowser is not installed (`make browsers`)"
    assert os.environ.get("DISPLAY") or not shutil.which("xvfb-run"), "run this under xvfb-run, as `make web` does"
    options = Options()
    options.binary_location = str(browsers[-1])
    options.add_argument("--automation")
    driver = WebKitGTK(options=options, service=Service(str(DRIVER)))
    yield driver
    driver.quit()


def wait_ready(webkit: WebKitGTK) -> None:
    wait_until(webkit, "document.documentElement.dataset.ready")


def wait_until(webkit: WebKitGTK, condition: str) -> None:
    """Poll a JavaScript expression until it is true."""
    end = time.monotonic() + READY_SECONDS
    while not webkit.execute_script(f"return {condition}"):
        assert time.monotonic() < end, webkit.execute_script("return document.body.innerText")
        time.sleep(0.2)


@pytest.mark.lengthy
def test_webkit_starts_and_starts_again_without_the_server(webkit: WebKitGTK) -> None:
    server = SiteServer(SITE, UNDER, handler=PlainHandler).start()
    webkit.get(server.address)
    wait_ready(webkit)
    webkit.set_script_timeout(60)
    make = f"navigator.serviceWorker.ready.then(() => ({KEEP_MEMORY})())"
    assert webkit.execute_async_script(f"const [done] = arguments; {make}.then(done)") == "kept"
    server.stop()
    webkit.refresh()
    wait_ready(webkit)
    memories = "(await caches.keys()).filter(one => one.startsWith('pentapod python ')).length"
    kept = webkit.execute_async_script(f"const [done] = arguments; (async () => done({memories}))()")
    assert kept == 1, "it started from the memory that was kept, or that would have been thrown away"


def test_webkit_starts_from_one_file_on_a_disk(webkit: WebKitGTK) -> None:
    webkit.get((SITE / "pentapod.html").as_uri())
    wait_ready(webkit)


def test_webkit_brings_a_board_of_a_rules_page_to_life(webkit: WebKitGTK) -> None:
    server = SiteServer(SITE, UNDER, handler=PlainHandler).start()
    webkit.get(f"{server.address}rules/modx.html")
    board = "document.querySelector('pentapod-board')"
    assert webkit.execute_script(f"return {board}.querySelector('svg').getBoundingClientRect().width > 300")
    webkit.execute_script(f"{board}.wake()")
    wait_until(webkit, f"{board}.live")
    webkit.execute_script(f"{board}.shadowRoot.querySelector('.targets [aria-disabled=false]').click()")
    server.stop()
