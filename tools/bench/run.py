"""Print every figure: `python tools/bench/run.py [NAME ...]`, where NAME is one of `GROUPS` (default: all)."""

import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "py"), str(TOOLS.parent / "tests")]

from playwright.sync_api import sync_playwright  # noqa: E402

from bench import boards, click, computers, devices, links, micro, pages, play, press, search, start  # noqa: E402
from bench.figures import show  # noqa: E402

GROUPS = {
    "start": start.figures,
    "click": click.figures,
    "press": press.figures,
    "play": play.figures,
    "micro": micro.figures,
    "search": search.figures,
    "computers": computers.figures,
    "links": links.figures,
    "boards": boards.figures,
    "pages": pages.figures,
    "devices": devices.figures,
}


def main(names: list[str]) -> None:
    print("# name value unit floor ratio", flush=True)
    with sync_playwright() as playwright:
        kept = [show(GROUPS[name](playwright)) for name in names or GROUPS]
    if not all(kept):
        print("# some limits were not kept on this machine, at this load")


if __name__ == "__main__":
    main(sys.argv[1:])
