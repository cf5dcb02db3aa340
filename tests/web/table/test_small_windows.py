"""Board, prompt, controls and what ends a turn are seen together, unscrolled, in every window of `rooms.WINDOWS`.

How large everything is that can be touched in the room that the board has here,
`contract/shown/test_small_windows.py` asks.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pentapod import games
from rooms import WINDOWS
from web.in_page import NO_THOUGHT
from web.script import Playing, scripts
from web.sitting import Sitting
from web.visit import Visit

LONGEST_PATH = 12
CUT = """() => [...document.querySelectorAll("#prompt, #notice > *")].filter(one => {
    const speech = document.getElementById("speech").getBoundingClientRect(), box = one.getBoundingClientRect();
    return box.top < speech.top - 1 || box.bottom > speech.bottom + 1;
}).map(one => one.innerText)"""
"""What is said that does not fit into its room."""
CONFIRM = "app.set(confirm=True)"
LONG_REFUSAL = "app.table.refuse('This cannot be done, and why it cannot takes many words to tell. ' * 3)"

SEEN = """() => {
    const box = one => one.getBoundingClientRect();
    const inside = one => {
        const { left, top, right, bottom } = box(one);
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const onTop = one => {
        const { left, top, right, bottom } = box(one);
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(found) || (board.contains(found) && board.contains(one));
    };
    const root = document.documentElement;
    const board = document.getElementById("board");
    const area = document.getElementById("area");
    const prompt = document.getElementById("prompt");
    const lit = [...board.querySelectorAll(".targets button[aria-disabled=false]")];
    const buttons = [...document.querySelectorAll(".controls button, .bar button, #notice button")];
    const controls = buttons.filter(one => one.checkVisibility());
    const notice = document.getElementById("notice");
    const upright = innerWidth < innerHeight;
    const wrong = [prompt, board, ...lit, ...controls].filter(one => !inside(one) || !onTop(one));
    const small = lit.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 31.4);
    return {
        room: [area.clientWidth, area.clientHeight + (upright && notice.offsetHeight ? notice.offsetHeight + 4 : 0)],
        lit: lit.length,
        wrong: wrong.map(one => one.id || one.getAttribute("aria-label") || one.innerText),
        small: small.map(one => `${one.dataset.touch} ${one.offsetWidth} x ${one.offsetHeight}`),
        cut: prompt.scrollHeight > prompt.clientHeight + 2,
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    };
}"""


@pytest.mark.one_browser
def test_board_and_prompt_are_seen_together_in_every_window(shared: Visit) -> None:
    page = shared.page
    for game_id in games.ids():
        Playing(shared, scripts()[f"{game_id}-short-whole"]).sit_down()
        Sitting(shared).settle()
        if (taker := page.locator("#take-screen")).is_visible():
            taker.click()
        for (width, height), room in WINDOWS.items():
            page.set_viewport_size({"width": width, "height": height})
            fitted = "() => { const { clientWidth: w } = document.getElementById('area'); const b = "
            fitted += "document.getElementById('board'); return w <= innerWidth && b.offsetHeight <= innerHeight && "
            fitted += "b.offsetWidth <= w; }"
            shared.until(fitted)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            seen = page.evaluate(SEEN)
            where = f"{game_id}, {width}x{height}: {seen}"
            assert seen["lit"], where
            assert not seen["scrolls"], where
            assert seen["wrong"] == [], where
            assert seen["small"] == [], where
            assert not seen["cut"], where
            assert seen["room"][0] >= room.w - 1, where
            assert seen["room"][1] >= room.h - 1, where


@pytest.mark.one_browser
def test_the_log_slides_up_by_its_button_and_away_by_escape(shared: Visit) -> None:
    page = shared.page
    page.set_viewport_size({"width": 360, "height": 640})
    Playing(shared, scripts()["pods-short-whole"]).sit_down()
    log = page.get_by_role("list", name="Log of the game")
    assert not log.is_visible()
    opener = page.get_by_role("button", name="Log", exact=True)
    opener.click()
    log.wait_for()
    assert opener.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    log.wait_for(state="hidden")
    opener.click()
    page.get_by_role("button", name="Close the log").click()
    log.wait_for(state="hidden")
    page.set_viewport_size({"width": 1280, "height": 800})
    log.wait_for()


@pytest.mark.one_browser
def test_a_name_beside_a_level_is_whole_in_every_window(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    for game_id in games.ids():
        shared.open()
        page.set_viewport_size({"width": 1280, "height": 800})
        Sitting(shared).begin_with_computers(game_id, 0, 2)
        page.locator(".plate .level").wait_for()
        for width, height in WINDOWS:
            shared.resize(width, height)
            cut = page.locator(".plate:has(.level)").evaluate_all(
                """all => all.filter(plate => [...plate.querySelectorAll(".name, .name > *, .stats")].some(
                    one => one.scrollWidth > one.clientWidth + 1
                        || one.getBoundingClientRect().right > plate.getBoundingClientRect().right + 1,
                )).map(plate => plate.innerText)"""
            )
            assert cut == [], f"{game_id}, {width}x{height}"


@pytest.mark.one_browser
def test_words_never_move_the_board_on_a_phone(shared: Visit) -> None:
    """A refusal of several lines, a question, what happened: the board keeps its place."""
    page = shared.page
    shared.python(NO_THOUGHT)
    for game_id in games.ids():
        shared.open()
        page.set_viewport_size({"width": 360, "height": 640})
        page.locator(f"#card-{game_id} .play").click()
        sitting = Sitting(shared)
        sitting.settle()
        shared.python(CONFIRM)
        place = page.locator("#area").bounding_box()
        shared.python(LONG_REFUSAL)
        assert page.locator("#area").bounding_box() == place, game_id
        for _ in range(LONGEST_PATH):
            sitting.touch(sitting.settle()[0])
            sitting.prompt()
            assert page.locator("#area").bounding_box() == place, game_id
            if page.locator("#confirm").is_visible():
                break
        assert page.locator("#confirm").is_visible(), game_id
        page.locator("#confirm").click()
        sitting.settle()
        sitting.prompt()
        assert page.locator("#area").bounding_box() == place, game_id
        shared.python("app.table.go(0)")
        expect(page.locator("#notice")).not_to_be_empty()
        assert page.evaluate(CUT) == [], game_id
        shared.python("app.set(confirm=False)")
