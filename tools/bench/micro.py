"""Microseconds of `actions()` and of `after()` over random games: median and 95th percentile, natively and in the page.

The floor is the same of OpenSpiel's Python tic-tac-toe under CPython. None has a limit: how fast the rules are as a
whole, `play` tells. The page is isolated from all others, which makes its clock tell steps of 5 microseconds.
"""

from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers python_tic_tac_toe
from playwright.sync_api import Playwright, Route

from bench.browser import poll, python
from bench.figures import SECONDS, Figure, against, rounds
from bench.inside.micro_play import high, microseconds, middle
from browsers import launch
from pentapod import games
from serve import SiteServer
from site_files import ROOT

SOURCE = Path(__file__).parent / "inside/micro_play.py"
NAMES = ("actions", "actions_p95", "after", "after_p95")
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}


def figures(playwright: Playwright) -> Iterator[Figure]:
    """Four figures per game and interpreter."""
    floor: list[list[float]] = []
    native: dict[str, list[list[float]]] = {game_id: [] for game_id in games.ids()}
    paged: dict[str, list[list[float]]] = {game_id: [] for game_id in games.ids()}
    firsts: dict[str, list[float]] = {game_id: [] for game_id in games.ids()}
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    try:
        page = browser.new_page(service_workers="block")
        page.route("**/*", isolate)
        page.goto(server.address)
        poll(page, "() => document.documentElement.dataset.ready && crossOriginIsolated")
        for seed in rounds(*firsts.values()):
            floor.append(tic_tac_toe_microseconds(seed))
            for game_id in games.ids():
                native[game_id].append(microseconds(game_id, {}, SECONDS, seed))
                firsts[game_id].append(native[game_id][-1][0])
                call = f"microseconds({game_id!r}, {{}}, {SECONDS}, {seed})"
                paged[game_id].append(list(python(page, f"{SOURCE.read_text(encoding='utf-8')}\n{call}")))
    finally:
        browser.close()
        server.stop()
    for game_id in games.ids():
        for where, measured in (("", native[game_id]), ("_page", paged[game_id])):
            for at, name in enumerate(NAMES):
                ours, theirs = ([run[at] for run in runs] for runs in (measured, floor))
                yield against(f"micro_{game_id}_{name}{where}", "us", ours, theirs, inf)


def isolate(route: Route) -> None:
    """Answer a request as a host does that isolates its pages."""
    response = route.fetch()
    route.fulfill(response=response, headers={**response.headers, **ISOLATED})


def tic_tac_toe_microseconds(seed: int) -> list[float]:
    """As `microseconds`, of `legal_actions` and `apply_action`."""
    game = pyspiel.load_game("python_tic_tac_toe")
    rng = Random(seed)
    listing: list[float] = []
    moving: list[float] = []
    end = perf_counter() + SECONDS
    while perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            begin = perf_counter()
            actions = state.legal_actions()
            listing.append(perf_counter() - begin)
            action = rng.choice(actions)
            begin = perf_counter()
            state.apply_action(action)
            moving.append(perf_counter() - begin)
    return [1e6 * found for times in (sorted(listing), sorted(moving)) for found in (middle(times), high(times))]
