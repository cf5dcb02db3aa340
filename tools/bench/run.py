"""Print every figure: `python tools/bench/run.py [NAME ...]`, where NAME is one of `GROUPS` (default: all).

With QUICK=1 in the environment everything is measured once, without the pages, which takes some minutes. With KEEP=1
what was measured is written down as the figures of the release that CHANGELOG.md begins with (`kept.py`).
"""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "py"), str(TOOLS.parent / "tests")]

from playwright.sync_api import sync_playwright  # noqa: E402

from bench import kept  # noqa: E402
from bench.figures import QUICK, lines  # noqa: E402

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
    "memory",
    "touches",
)
"""The modules that measure; each is loaded when its figures are wanted, with what it is measured against."""
LONG = ("memory",)
"""What is measured only where it is named: it takes an hour."""
SLOW = ("pages",)
"""What is left out where everything is measured once."""

NATIVE = "touches"
"""This one needs no browser, only players of the ladder."""

HEAD = "# name value unit floor ratio spread limit"


def main(names: Sequence[str]) -> None:
    """Print the groups, then what has changed since the last release; with KEEP, write them down."""
    before = kept.last()
    then = kept.read(before.read_text(encoding="utf-8")) if before else {}
    printed = [HEAD]
    print(HEAD, flush=True)
    for line in measured(names or [name for name in GROUPS if name not in (*LONG, *SLOW * QUICK)]):
        print(line, flush=True)
        printed.append(line)
    if any("the ratio should be" in line for line in printed):
        print("# some limits were not kept on this machine, at this load")
    if before and (rows := list(kept.table(then, kept.read("\n".join(printed))))):
        print(f"# {before.stem}: name, ratio then, ratio now, change, * if that is more than the spread then and now")
        print("\n".join(f"# {row}" for row in rows))
    if os.environ.get("KEEP"):
        changes = (TOOLS.parent / "CHANGELOG.md").read_text(encoding="utf-8")
        print(f"# kept in {kept.keep(chr(10).join(printed), changes, GROUPS)}")


def measured(names: Sequence[str]) -> Iterator[str]:
    """What is printed of some groups, and how long each took."""
    with nullcontext() if tuple(names) == (NATIVE,) else sync_playwright() as playwright:
        for name in names:
            room = "ladder" if name == NATIVE else "bench"
            begin = time.monotonic()
            yield from lines(import_module(f"{room}.{name}").figures(playwright))
            yield f"# {name} took {time.monotonic() - begin:.0f} s"


if __name__ == "__main__":
    main(sys.argv[1:])
