"""What is told of a thing on the board can be read to its last word, in small windows too, and covers nothing to touch.

All targets are asked, by `i`: also those that may not be touched now. Where nothing but a strip is left free, the text
is scrolled in it: by a finger, a wheel, or Page Down.
"""

from __future__ import annotations

from typing import Any

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import SOAK
from web.learner import COURSES, Learner
from web.script import scripts
from web.sitting import Sitting
from web.visit import Visit

pytestmark = pytest.mark.one_browser

SIZES = ((360, 640), (390, 844), (844, 390))
LESSONS = 3
"""So many lessons of a game are entered, spread over its course; the long run enters all of them."""
MOST_SCROLLED = 0.2
"""So large a part of what is told may have to be scrolled where all units on a full board may be touched."""
FARTHER = 0.4
"""At the table a position is asked that lies so far into a game."""

SIT_DOWN = """
from pentapod import games
from pentapod.engine import link
app.opening.sit_down(link.decode({text!r}, games.find))
"""

ASK_ALL = """() => {
    const card = document.getElementById("inspector"), board = document.getElementById("board");
    const targets = [...board.querySelectorAll(".targets button")];
    const isLit = one => one.ariaDisabled === "false";
    const pressed = [...document.querySelectorAll(
        ".controls button, .bar button, #notice button, #coach a, #coach-buttons button"
    )].filter(one => one.checkVisibility({ visibilityProperty: true }));
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom
        && other.top < one.bottom;
    const press = (one, key) => one.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const wrong = [];
    let told = 0, scrolled = 0;
    for (const target of targets) {
        target.focus();
        press(target, "i");
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const fault = text => wrong.push(`${target.dataset.touch}: ${text}: ${card.innerText}`);
        if (!card.hidden) {
            told += 1;
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) fault("outside");
            if (card.scrollWidth > card.clientWidth + 1) fault("cut");
            if (card.scrollHeight > card.clientHeight + 1) {
                scrolled += 1;
                press(target, "PageDown");
                press(target, "PageDown");
                press(target, "PageDown");
                const { overflowY, pointerEvents } = getComputedStyle(card);
                const isAtEnd = card.scrollTop + card.clientHeight > card.scrollHeight - 2;
                if (!isAtEnd || overflowY !== "auto" || pointerEvents !== "auto") fault("cut");
                if (bottom - top < LEAST) fault("too low");
            }
            for (const one of [...targets.filter(isLit), ...pressed]) {
                if (meet({ left, top, right, bottom }, one.getBoundingClientRect())) fault(`over ${one.ariaLabel}`);
            }
        }
        press(target, "Escape");
        if (!card.hidden) fault("stays");
    }
    return { told, scrolled, wrong };
}""".replace("LEAST", "120")


def ask_all(visit: Visit, where: str) -> int:
    """Ask every target in every small window; how many told something."""
    told = 0
    for width, height in SIZES:
        visit.resize(width, height)
        found: dict[str, Any] = visit.page.evaluate(ASK_ALL)
        assert found["wrong"] == [], f"{where}, {width}x{height}"
        assert found["scrolled"] <= found["told"] * MOST_SCROLLED, f"{where}, {width}x{height}"
        told += found["told"]
    return told


@pytest.mark.parametrize("game_id", games.ids())
def test_all_that_is_told_at_the_table_is_read_whole(shared: Visit, game_id: str) -> None:
    steps = (whole := scripts()[f"{game_id}-short-whole"].match).steps
    told = 0
    for part in (0.0, FARTHER):
        shared.open()
        match = Match(whole.game, whole.options)
        for step in steps[: int(part * len(steps))]:
            match.play(step.action)
        shared.python(SIT_DOWN.format(text=link.encode(match)))
        Sitting(shared).settle()
        if (taker := shared.page.locator("#take-screen")).is_visible():
            taker.click()
            Sitting(shared).settle()
        told += ask_all(shared, f"{game_id}, {part}")
    assert told


@pytest.mark.parametrize("game_id", games.ids())
def test_all_that_is_told_in_a_lesson_is_read_whole(shared: Visit, game_id: str) -> None:
    learner = Learner(shared)
    numbers = range(1, len(COURSES[game_id].lessons) + 1)
    told = 0
    for number in numbers if SOAK else numbers[:: max(1, len(numbers) // LESSONS)]:
        shared.open()
        learner.enter(game_id, number)
        learner.settled()
        told += ask_all(shared, f"{game_id}, lesson {number}")
    assert told
