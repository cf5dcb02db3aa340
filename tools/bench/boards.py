"""What a page with twenty live boards holds in memory, against the same page with one: they share one Python.

Pss of the browser's process that renders the page, in megabytes, after every board was touched and shows its position,
and after what is garbage was collected. A rules page has boards of one game, and that is what has a limit: the game
with the largest rules page stands for all. Twenty boards of all games in turn also load the rules of all games, which
one board does not; that figure is only stated.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random

from playwright.sync_api import Playwright

import guides
import site_pages
from bench.figures import Figure, against, rounds
from bench.matches import random_match
from browsers import launch
from pentapod import games
from serve import SiteServer
from site_files import ROOT

BOARDS = 20
LIMIT = 1.3
SETTLE_MS = 1000


def figures(playwright: Playwright) -> Iterator[Figure]:
    """Two figures with one floor; visits of the three pages alternate."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        shutil.copytree(ROOT / "site", site, copy_function=os.link)
        largest = max((site / "rules").glob("*.html"), key=lambda page: page.stat().st_size).stem
        pages = {"one": ((largest,), 1), "many": ((largest,), BOARDS), "mixed": (games.ids(), BOARDS)}
        for name, (ids, count) in pages.items():
            (site / f"rules/boards-{name}.html").write_text(page_with(count, ids), encoding="utf-8")
        server = SiteServer(site).start()
        held: dict[str, list[float]] = {name: [] for name in pages}
        try:
            for _ in rounds(*held.values()):
                for name, (_ids, count) in pages.items():
                    held[name].append(megabytes(playwright, f"{server.address}rules/boards-{name}.html", count))
        finally:
            server.stop()
    yield against(f"memory_20_boards_{largest}", "MB", held["many"], held["one"], LIMIT)
    yield against("memory_20_boards_of_all_games", "MB", held["mixed"], held["one"], inf)


def page_with(count: int, ids: Sequence[str]) -> str:
    """A page of text below rules/ with so many diagrams, of these games in turn."""
    diagrams = []
    for at in range(count):
        game_id = ids[at % len(ids)]
        diagrams.append(f"```position {game_id}\n{position(game_id, at)}\nDiagram {at + 1}.\n```")
    guide = guides.from_markdown("# Boards\n\n" + "\n\n".join(diagrams), "many")
    return site_pages.guide_page(guide, f"{count} boards", "A page with many boards.", "rules/many.html")


def position(game_id: str, plies: int) -> str:
    """A position early in a random game, as text."""
    return random_match(game_id, {}, Random(plies), lambda match: match.ply == plies).state.text()


def megabytes(playwright: Playwright, address: str, count: int) -> float:
    """Of a fresh browser that shows the page, with every board live."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch("chromium"))
        page = context.pages[0]
        page.goto(address)
        boards = page.locator("pentapod-board")
        for at in range(count):
            boards.nth(at).get_by_role("button", name="Play from here").click()
            boards.nth(at).locator(".targets button").first.wait_for(timeout=60_000)
        page.wait_for_timeout(SETTLE_MS)
        context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(SETTLE_MS)
        held = max(map(pss, renderers(profile)))  # Others are spare ones, and show nothing.
        context.close()
    return held


def renderers(profile: str) -> list[int]:
    """The processes that render pages for the browser with this profile."""
    commands: dict[int, str] = {}
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            commands[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # It has ended meanwhile.
    return [
        pid for pid in commands if "--type=renderer" in commands[pid] and _is_below(pid, profile, commands, parents)
    ]


def _is_below(pid: int, profile: str, commands: dict[int, str], parents: dict[int, int]) -> bool:
    while pid in parents:
        if f"--user-data-dir={profile}" in commands[pid] and "--type=" not in commands[pid]:
            return True
        pid = parents[pid]
    return False


def pss(pid: int) -> float:
    """A process's share of memory."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
