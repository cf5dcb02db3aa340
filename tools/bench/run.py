"""Print every figure: `python tools/bench/run.py [NAME ...]`, where NAME is one of `GROUPS` (default: all).

With QUICK=1 in the environment everything is measured once, without the pages, which takes some minutes.
"""

import sys
from importlib import import_module
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "py"), str(TOOLS.parent / "tests")]

from playwright.sync_api import Playwright, sync_playwright  # noqa: E402

from bench.figures import QUICK, show  # noqa: E402

GROUPS = (
    "start",
    "phone",
    "click",
    "press",
    "play",
    "micro",
    "search",
    "computers",
    "links",
    "boards",
    "pages",
    "devices",
    "touches",
)
"""The modules that measure; each is loaded when its figures are wanted, with what it is measured against."""
LONG = ("pages",)
"""What is left out where everything is measured once."""

NATIVE = "touches"
"""This one needs no browser, only players of the ladder."""


def main(names: list[str]) -> None:
    print("# name value unit floor ratio spread", flush=True)
    if names == [NATIVE]:
        kept = shown(names, None)
    else:
        with sync_playwright() as playwright:
            kept = shown(names or [name for name in GROUPS if not QUICK or name not in LONG], playwright)
    if not kept:
        print("# some limits were not kept on this machine, at this load")


def shown(names: list[str] | tuple[str, ...], playwright: Playwright | None) -> bool:
    """Print the figures of some groups; whether every limit was kept."""
    kept = True
    for name in names:
        room = "ladder" if name == NATIVE else "bench"
        kept &= show(import_module(f"{room}.{name}").figures(playwright))
    return kept


if __name__ == "__main__":
    main(sys.argv[1:])
