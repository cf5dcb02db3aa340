"""What a target is, is told to who points at it or holds it down; it always goes, and it chooses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import SOAK
from web.sitting import Sitting
from web.visit import Visit

pytestmark = pytest.mark.one_browser

IN_TIME = "() => { pentapodBoard.waits.rest = 500; }"
AT_ONCE = "() => { pentapodBoard.waits.rest = 0; }"
"""A rest of the pointer takes no time: what has not come after a moment never comes."""

MOMENT = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 60))"
TOLD = """() => document.querySelector("#inspector:not([hidden])") !== null"""
MIDDLE = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""
FINGER = f"""([touch, type]) => {{
    const one = document.querySelector(`#board [data-touch="${{touch}}"]`);
    const {{ left, top, width, height }} = one.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    one.dispatchEvent(new PointerEvent(type, {{ bubbles: true, pointerType: "touch", clientX, clientY, button: 0 }}));
    return ({TOLD})();
}}"""
"""What a finger does on a target; whether anything is told of at once."""


def told(page: Page) -> bool:
    """Whether a target is told of after a moment."""
    page.evaluate(MOMENT)
    return bool(page.evaluate(TOLD))


def point(page: Page, touch: str) -> None:
    """Move the mouse to the middle of a target."""
    x, y = page.locator(f'#board [data-touch="{touch}"]').evaluate(MIDDLE)
    page.mouse.move(x, y, steps=3)


@pytest.fixture
def table(shared: Visit) -> Iterator[Visit]:
    """A game of PODS in which Blue is to place a pod."""
    match = Match(games.find("pods"), games.find("pods").choose(rules="advanced"))
    match.play_index(0)
    yield shared.open("#" + link.encode(match))
    shared.page.evaluate(IN_TIME)


def test_what_is_pointed_at_is_told_of_after_a_rest_and_always_goes(table: Visit) -> None:
    page = table.page
    sitting = Sitting(table)
    sitting.settle()
    before = sitting.address()
    asked = """() => document.getElementById("announcer").textContent"""

    # Half a second of rest, and not before.
    since = page.evaluate("() => performance.now()")
    point(page, "5")
    table.until(TOLD)
    assert page.evaluate("() => performance.now()") - since >= 500
    assert "pod 5" in page.evaluate(asked)

    page.evaluate(AT_ONCE)
    ways: dict[str, Callable[[], object]] = {
        "another place": lambda: page.mouse.move(5, 400),
        "leaving at once": lambda: page.evaluate(
            "() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))"
        ),
        "a cancelled pointer": lambda: page.evaluate("() => dispatchEvent(new PointerEvent('pointerdown'))"),
        "another window": lambda: page.evaluate("() => dispatchEvent(new Event('blur'))"),
        "scrolling": lambda: page.evaluate("() => document.dispatchEvent(new Event('scroll'))"),
        "Escape": lambda: page.keyboard.press("Escape"),
        "a dialog": lambda: page.keyboard.press("?"),
    }
    for name, goes in ways.items():
        point(page, "7")
        point(page, "5")
        assert told(page), name
        goes()
        assert not told(page), name
        page.keyboard.press("Escape")
        page.mouse.move(5, 400)
    assert sitting.address() == before


def test_who_has_touched_a_target_is_not_told_of_it(table: Visit) -> None:
    page = table.page
    Sitting(table).settle()
    page.evaluate(AT_ONCE)
    point(page, "5")
    assert told(page)
    page.mouse.down()
    assert not told(page)
    page.mouse.up()
    expect(page.locator('#board [data-touch="5"]')).to_have_attribute("aria-pressed", "true")
    page.mouse.move(*(part + 2 for part in page.locator('#board [data-touch="5"]').evaluate(MIDDLE)))
    assert not told(page)
    point(page, "7")
    assert told(page)
    point(page, "5")
    assert told(page)


def test_a_long_press_asks_and_does_not_choose(table: Visit) -> None:
    page = table.page
    sitting = Sitting(table)
    sitting.settle()
    pod = page.locator('#board [data-touch="5"]')

    # By the mouse; a short press chooses.
    point(page, "5")
    page.mouse.down()
    table.until(TOLD)
    page.mouse.up()
    page.evaluate(MOMENT)
    expect(pod).to_have_attribute("aria-pressed", "false")
    page.mouse.move(5, 400)
    assert not told(page)
    pod.click()
    expect(pod).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")

    # By a finger: what is told stays until the next touch; a press that the browser cancels leaves nothing.
    page.evaluate(FINGER, ["7", "pointerdown"])
    table.until(TOLD)
    page.evaluate(FINGER, ["7", "pointerup"])
    assert told(page)
    expect(page.locator('#board [data-touch="7"]')).to_have_attribute("aria-pressed", "false")
    assert not page.evaluate(FINGER, ["5", "pointerdown"])
    table.until(TOLD)
    page.evaluate(FINGER, ["5", "pointercancel"])
    assert not told(page)
    expect(pod).to_have_attribute("aria-pressed", "false")

    # By keyboard, where i asks and asks no more.
    pod.focus()
    page.keyboard.press("i")
    assert told(page)
    page.keyboard.press("i")
    assert not told(page)
    expect(pod).to_have_attribute("aria-pressed", "false")


def test_in_the_editor_a_place_is_told_of_and_covers_none(table: Visit) -> None:
    page = table.page
    for game_id in games.ids():
        page.evaluate("text => { location.hash = text; }", f"edit:{game_id}")
        expect(page.locator("#game-name")).to_have_text(f"Set up {games.find(game_id).name}")
        for width, height in ((1280, 800), (390, 844)):
            table.resize(width, height)
            page.locator("#draft .targets button").first.focus()
            page.keyboard.press("i")
            told_where = page.evaluate(EDITOR)
            assert told_where == "beside", (game_id, width)
            page.keyboard.press("Escape")
            assert page.locator("#inspector").is_hidden()


EDITOR = """() => {
    const card = document.getElementById("inspector");
    if (card.hidden) return "nowhere";
    const own = card.getBoundingClientRect();
    const meets = box => own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom;
    const covered = [...document.querySelectorAll("#draft .targets button, #workbench button, #workbench input")]
        .some(one => one.checkVisibility() && meets(one.getBoundingClientRect()));
    return covered ? "over a place" : "beside";
}"""


ANSWERS = """() => {
    const all = [...document.querySelectorAll("#board .targets button")], boxes = new Map();
    for (const one of all) boxes.set(one, one.getBoundingClientRect());
    const at = (one, x, y) => {
        const { left, top, width, height } = boxes.get(one);
        return document.elementFromPoint(left + x * width, top + y * height);
    };
    const isLit = one => one.ariaDisabled === "false";
    const size = one => boxes.get(one).width * boxes.get(one).height;
    const parts = [1, 3, 5, 7, 9, 11, 13, 15].map(part => part / 16);
    const hidden = all.filter(isLit).filter(one => !parts.some(x => parts.some(y => at(one, x, y) === one)));
    const swallowed = all.filter(one => !isLit(one)).filter(one => {
        const found = at(one, 0.5, 0.5);
        return found !== one && all.includes(found) && isLit(found) && size(found) > 6 * size(one);
    });
    return [hidden, swallowed].map(some => some.map(one => one.dataset.touch));
}"""
"""The targets that cannot be touched where they may be, and those in whose place a much larger one is touched."""


def test_what_is_no_target_answers_for_itself_and_hides_none(shared: Visit) -> None:
    page = shared.page
    for game_id in games.ids():
        shared.open()
        shared.resize(1280, 800)
        sitting = Sitting(shared, 7)
        sitting.begin(game_id)
        for _ in range(40 if SOAK else 20):
            labels = sitting.settle()
            if (taker := page.locator("#take-screen")).is_visible():
                taker.click()
                labels = sitting.settle()
            if not labels:
                break
            assert page.evaluate(ANSWERS) == [[], []], f"{game_id}: {sitting.prompt()}"
            sitting.touch_any()
            if page.locator("#confirm").is_visible():
                page.locator("#confirm").click()
