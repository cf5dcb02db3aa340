"""A course, a lesson and a puzzle are seen before Python is there, in the places where Python then shows them."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browsers import within
from first.looks import puzzles_of
from pentapod import games
from random_play import SOAK
from serve import SiteServer
from web.visit import FOLLOW, PATIENCE, Visit, VisitMaker

pytestmark = pytest.mark.one_browser

SIZES = ((1280, 800), (360, 640), (844, 390))

WATCH_SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver(list => globalThis.shifts.push(...list.getEntries().map(
    one => [one.value, one.sources.map(({ node }) => node?.id || node?.className || node?.nodeName)]
))).observe({ type: "layout-shift", buffered: true });
"""

PLACES = """() => {
    const parts = document.querySelectorAll(
        "#area, #coach h2, #coach .words, #coach-buttons > *, .plate, .plate .stat, #game-name, .brand"
        + ", #course > *, .station, .station b");
    return [...parts].filter(one => one.checkVisibility()).map(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return `${one.id || one.className || one.tagName} ${[left, top, width, height].map(Math.round)} `
            + (one.id === "area" ? "" : one.textContent.trim());
    });
}"""
"""Where everything is that is not the board, and what is written there."""

PICTURE = """() => {
    const first = document.querySelector("#board .first-picture");
    const box = (first ?? document.querySelector("#board canvas")).getBoundingClientRect();
    if (!first) return [box.left, box.top, box.width, box.height];
    const { width, height } = first.viewBox.baseVal;
    const scale = Math.min(box.width / width, box.height / height);
    const [wide, high] = [width * scale, height * scale];
    return [box.left + (box.width - wide) / 2, box.top + (box.height - high) / 2, wide, high];
}"""
"""Where the board is, or the picture that stands for it."""

LOOKS_SHOWN = """() => document.querySelector("#board .placed, :root[data-place=learn] #course .station")"""
TITLED = """() => document.title"""
BOOT = """() => {
    const { left, top, right, bottom } = document.getElementById("boot").getBoundingClientRect();
    const covered = [...document.querySelectorAll(".brand span, #game-name, main a, main h2, #coach .words, #area")]
        .filter(one => one.checkVisibility()).filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        });
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return [inside, covered.map(one => one.id || one.outerHTML)];
}"""
"""Whether the start panel is in the window, and what it covers of what is to be read."""


def addresses(game_id: str) -> tuple[str, ...]:
    """The course of a game, two lessons, a puzzle, and the puzzle of the day."""
    puzzle = puzzles_of(game_id)[0].id
    course, day = f"#learn:{game_id}", f"#puzzle:{game_id}"
    return course, f"{course}:1", f"{course}:3", f"{day}:{puzzle}", day


def sample(game_id: str, size: tuple[int, int]) -> tuple[str, ...]:
    """What is looked at of a game in a window: in the short run two or three of them, so that all windows see all."""
    at = games.ids().index(game_id) + SIZES.index(size)
    return addresses(game_id) if SOAK else addresses(game_id)[at % 3 :: 3] or addresses(game_id)[:1]


class Held:
    """A page whose Python does not come before it is let go."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.page = visit, visit.page
        self._routes: list[Route] = []
        self._is_held = Event()
        self._is_held.set()
        self.page.add_init_script(WATCH_SHIFTS)
        self.page.route("**/*.asm.wasm", self._meet)

    def _meet(self, route: Route) -> None:
        if self._is_held.is_set():
            self._routes.append(route)
        else:
            route.continue_()

    def open(self, rest: str) -> None:
        self.page.goto(self.visit.address + rest, wait_until="commit")

    def let_go(self) -> None:
        self._is_held.clear()
        while self._routes:
            self._routes.pop().continue_()
        self.visit.wait_ready()

    def close(self) -> None:
        while self._routes:
            self._routes.pop().abort()
        self.page.unroute_all(behavior="ignoreErrors")


@pytest.fixture
def held(pentapod: Visit) -> Iterator[Held]:
    here = Held(pentapod)
    yield here
    here.close()
    pentapod.expects_trouble = True  # Who never got Python tells of it on the console.


def painted(page: Page) -> None:
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_stands_where_python_will_show_it(held: Held, shared: Visit, size: tuple[int, int]) -> None:
    for one in (held.page, shared.page):
        one.set_viewport_size({"width": size[0], "height": size[1]})
    held.open("#")
    for game_id in games.ids():
        for address in sample(game_id, size):
            held.page.evaluate(within(FOLLOW, PATIENCE), address)
            held.visit.until(LOOKS_SHOWN)
            shared.page.evaluate("() => { document.title = ''; }")
            shared.page.evaluate(within(FOLLOW, PATIENCE), address)
            shared.until(TITLED)
            for one in (held.page, shared.page):
                painted(one)
            where = f"{address}, {size}"
            assert held.page.evaluate(PLACES) == shared.page.evaluate(PLACES), where
            if ":" in address.removeprefix(f"#learn:{game_id}"):
                first, board = held.page.evaluate(PICTURE), shared.page.evaluate(PICTURE)
                assert first == pytest.approx(board, abs=0.04 * max(size)), where


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", games.ids() if SOAK else games.ids()[:3])
def test_nothing_moves_when_python_is_there(
    browser: Browser, visit: VisitMaker, site: SiteServer, language: str, game_id: str
) -> None:
    """Of each game the course, a lesson or a puzzle, in one of the windows; in the short run one of each.

    Where things stand before and after is compared in every game and window by the test above.
    """
    with browser.new_context(locale=language, service_workers="block", reduced_motion="reduce") as context:
        held = Held(visit(context, site.address))
        nothing_moves(held, game_id)
        held.close()


def nothing_moves(held: Held, game_id: str) -> None:
    page, at = held.page, games.ids().index(game_id)
    course, lesson, _, puzzle, _ = addresses(game_id)
    address, (width, height) = (lesson, puzzle, course)[at % 3], SIZES[at % 2]
    page.set_viewport_size({"width": width, "height": height})
    held.open(address)
    held.visit.until(LOOKS_SHOWN)
    expect(page.locator("#boot-text")).to_contain_text("Python")
    assert page.evaluate(BOOT) == [True, []]
    places = page.evaluate(PLACES)
    page.evaluate("() => { globalThis.shifts.length = 0; }")
    held.let_go()
    held.visit.until("() => !document.querySelector('.first-picture') && document.title !== 'Pentapod'")
    painted(page)
    assert page.evaluate("() => globalThis.shifts") == []
    assert page.evaluate(PLACES) == places


def test_the_first_page_asks_for_none_of_it_and_does_not_move_either(held: Held) -> None:
    asked: list[str] = []
    held.page.on("request", lambda request: asked.append(request.url))
    held.open("")
    held.visit.until("() => document.querySelector('.card')")
    assert held.page.evaluate(BOOT) == [True, []]
    painted(held.page)
    held.page.evaluate("() => { globalThis.shifts.length = 0; }")
    held.let_go()
    painted(held.page)
    assert held.page.evaluate("() => globalThis.shifts") == []
    assert [one for one in asked if "/first/" in one] == []


def test_a_lesson_that_was_begun_does_not_seem_to_begin_anew(held: Held) -> None:
    held.page.add_init_script(
        """localStorage.setItem("pentapod.lessons.pods", '{"done": ["A"], "lesson": "B", "step": 2}')"""
    )
    held.open("#learn:pods")
    held.visit.until("() => document.querySelector('#course h2')")
    assert held.page.locator(".station").count() == 0
    held.page.evaluate(within(FOLLOW, PATIENCE), "#learn:pods:2")
    expect(held.page.locator("#board .first-picture")).to_be_visible()
    assert held.page.locator("#coach h2").count() == 0
