"""What Lighthouse says of the pages, as a phone on a slow network: points of 100.

The floor is what they should have: all points, and 95 of performance. Only the first page's performance has no limit:
it loads a Python.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Playwright

from bench.figures import Figure, against, rounds
from browsers import DEBIAN, SWITCHES
from serve import SiteServer
from site_files import ROOT

LIGHTHOUSE = ROOT / "build/lighthouse/node_modules/lighthouse/cli/index.js"
CACHE_SECONDS = 600
WANTED = 95.0
ALL = 100.0
JUDGED = ("accessibility", "best-practices", "seo")
"""These are the same at every visit and at every speed, so they are measured once, of two pages at a time."""


def figures(_playwright: Playwright) -> Iterator[Figure]:
    """Three categories of every page; performance of the first page and of the largest rules page."""
    site = ROOT / "site"
    rules = sorted((site / "rules").glob("*.html"), key=lambda page: page.stat().st_size)
    server = SiteServer(site, max_age=CACHE_SECONDS).start()
    try:
        others = (("home", ""), ("owners", "owners.html"), ("course", "#learn:pods"), ("lesson", "#learn:pods:1"))
        judged = (*others, *((f"rules_{page.stem}", f"rules/{page.name}") for page in rules))
        with ThreadPoolExecutor(2) as two:
            found = two.map(lambda address: scores(server.address + address, JUDGED), (one for _, one in judged))
        for (name, _), points in zip(judged, found, strict=True):
            for category, value in points.items():
                yield Figure(f"{category.replace('-', '_')}_{name}", value, "points", ALL, 1.0, more_is_better=True)
        for name, address, limit in (("home", "", 0.0), (f"rules_{rules[-1].stem}", f"rules/{rules[-1].name}", 1.0)):
            runs: list[float] = []
            for _ in rounds(runs):
                runs.append(scores(server.address + address, ("performance",))["performance"])
            yield against(f"performance_{name}", "points", runs, [WANTED] * len(runs), limit, more_is_better=True)
    finally:
        server.stop()


def scores(address: str, categories: tuple[str, ...]) -> dict[str, float]:
    """Points by category."""
    command = [
        *("node", str(LIGHTHOUSE), address, "--output=json", "--quiet"),
        f"--only-categories={','.join(categories)}",
        f"--chrome-flags=--headless=new {' '.join(SWITCHES)}",
    ]
    environment = os.environ | ({"CHROME_PATH": str(DEBIAN["chromium"])} if DEBIAN["chromium"].exists() else {})
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=600)
    report: dict[str, Any] = json.loads(done.stdout)
    return {name: 100.0 * float(report["categories"][name]["score"] or 0) for name in categories}
