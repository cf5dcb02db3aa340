"""Random play in actions per second, under CPython and in the page, against OpenSpiel's Python tic-tac-toe."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers python_tic_tac_toe
from playwright.sync_api import Page, Playwright

from bench.browser import python, ready
from bench.figures import SECONDS, Figure, against, rounds
from bench.inside.random_play import actions_per_second
from browsers import launch
from serve import SiteServer
from site_files import ROOT

SOURCE = Path(__file__).parent / "inside/random_play.py"


class Case(NamedTuple):
    """A game with options, and the ratio that its rules must reach under CPython; 0 if there is none."""

    name: str
    game: str
    options: dict[str, str]
    limit: float


CASES = (
    Case("modx", "modx", {}, 1.8),
    Case("pods", "pods", {}, 0.9),
    Case("xpod", "xpod", {}, 0),
    Case("xtal", "xtal", {}, 0),
    Case("pocketmodel", "pocketmodel", {}, 0),
)


def figures(playwright: Playwright) -> Iterator[Figure]:
    """One figure per game and interpreter. Only those under CPython may have a limit: the floor runs there."""
    floor: list[float] = []
    native: dict[str, list[float]] = {case.name: [] for case in CASES}
    paged: dict[str, list[float]] = {case.name: [] for case in CASES}
    server = SiteServer(ROOT / "site").start()
    browser = playwright.chromium.launch(**launch("chromium"))
    try:
        page = browser.new_page()
        page.goto(server.address)
        ready(page)
        for seed in rounds(floor, *native.values(), *paged.values()):
            floor.append(tic_tac_toe_per_second(seed))
            for case in CASES:
                native[case.name].append(actions_per_second(case.game, case.options, SECONDS, seed))
                paged[case.name].append(in_page(page, case, seed))
    finally:
        browser.close()
        server.stop()
    for case in CASES:
        yield against(f"play_{case.name}", "actions/s", native[case.name], floor, case.limit, more_is_better=True)
        yield against(f"play_{case.name}_page", "actions/s", paged[case.name], floor, 0, more_is_better=True)


def tic_tac_toe_per_second(seed: int) -> float:
    game = pyspiel.load_game("python_tic_tac_toe")
    rng = Random(seed)
    count = 0
    begin = perf_counter()
    end = begin + SECONDS
    while perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count / (perf_counter() - begin)


def in_page(page: Page, case: Case, seed: int) -> float:
    """The same as `actions_per_second`, in the page's own Python."""
    options = json.dumps(case.options)
    call = f"actions_per_second({case.game!r}, {options}, {SECONDS}, {seed})"
    return float(python(page, f"{SOURCE.read_text(encoding='utf-8')}\n{call}"))
