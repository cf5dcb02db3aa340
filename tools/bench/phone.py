"""How long a phone takes: the processor slowed four times, and a network of 10 Mbit/s that answers after 40 ms.

From the navigation to the first picture and to a board that answers, and the bytes until then; on a first visit and on
a second one, beside a bare page that starts stock Pyodide under the same conditions.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, Playwright

from bench.click import CASES, SLOWED, begun
from bench.figures import Figure, against, rounds
from bench.start import Start, profiles, served, visit
from pentapod.engine import link

GAMES = ("pods", "pocketmodel")
"""The lightest and the heaviest."""
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 1.25e6}
FIRST_MS, SECOND_MS = 5000.0, 2500.0


def figures(playwright: Playwright) -> Iterator[Figure]:
    """Four figures per game. The floor of a time is what is wanted; the bare page has a figure of its own."""
    with served() as (ours, stock):
        bare: list[float] = []
        for _ in rounds(bare):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                bare.append(visit(playwright, stock, Path(folder), as_phone).playable)
        yield against("phone_stock_first", "ms", bare, [FIRST_MS] * len(bare), 9.0)
        cases = [case for case in CASES if case.game in GAMES]
        addresses = [f"{ours}#{link.encode(begun(case, 0))}" for case in cases]
        with profiles(playwright, *addresses) as known:
            for case, address, profile in zip(cases, addresses, known, strict=True):
                yield from of_game(playwright, case.game, address, profile)


def of_game(playwright: Playwright, game_id: str, address: str, known: Path) -> Iterator[Figure]:
    """First visits, each with a profile of its own, and later ones with one that knows the address."""
    first: list[Start] = []
    second: list[float] = []
    times: list[float] = []
    for _ in rounds(times, second):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            first.append(visit(playwright, address, Path(folder), as_phone))
        times.append(first[-1].playable)
        second.append(visit(playwright, address, known, as_phone).playable)
    wanted = [FIRST_MS] * len(first)
    yield against(f"phone_{game_id}_first", "ms", times, wanted, 1.0)
    yield against(f"phone_{game_id}_first_picture", "ms", [one.painted for one in first], wanted, 0.2)
    yield against(f"phone_{game_id}_first_bytes", "B", [one.bytes for one in first], [5e6] * len(first), 1.0)
    yield against(f"phone_{game_id}_second", "ms", second, [SECOND_MS] * len(second), 1.0)


def as_phone(page: Page) -> None:
    """Slow the page and its network."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
