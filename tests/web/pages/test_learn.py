"""Every lesson of every game can be learnt in a browser: by mouse and by keyboard, wrong first, on small windows."""

from __future__ import annotations

import re
from html import unescape

import pytest
from playwright.sync_api import Page, expect

from pentapod import games
from pentapod.engine.state import Path
from pentapod.lessons.lesson import Course
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.words import say
from random_play import SOAK
from web.axe import serious
from web.learner import COURSES, GERMAN, Learner
from web.sitting import PAINTED
from web.visit import Visit

pytestmark = pytest.mark.one_browser

WINDOWS = {"phone": (390, 844), "small phone": (360, 640), "lying phone": (844, 390), "laptop": (1280, 800)}

OVERFLOW = """() => {
    const root = document.documentElement;
    const inside = one => {
        const box = one.getBoundingClientRect();
        return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    const parts = [...document.querySelectorAll("#coach .words, .card-of-lesson, #coach-buttons > *, #board")];
    return [
        ...(root.scrollHeight > innerHeight || root.scrollWidth > innerWidth ? ["the page scrolls"] : []),
        ...parts.filter(one => one.checkVisibility() && !inside(one)).map(one => one.outerHTML.slice(0, 80)),
        ...[...document.querySelectorAll("#coach")].filter(one => one.scrollHeight > one.clientHeight + 1)
            .map(() => "the coach scrolls"),
    ];
}"""


COUNTS = """() => [...document.querySelectorAll(".plate")].filter(plate => {
    const stat = plate.querySelector(".stat"), box = stat?.getBoundingClientRect(), row = plate.getBoundingClientRect();
    const parts = [...stat?.querySelectorAll("b") ?? []].map(one => one.getBoundingClientRect());
    return stat && !(stat.checkVisibility() && [box, ...parts].every(
        one => one.width && one.left >= row.left && one.right <= row.right + 1 && one.bottom <= row.bottom + 1));
}).map(plate => plate.innerText)"""
"""The plates whose first number is not seen whole, that is, what counts towards winning."""


def wrong_action(game_id: str) -> tuple[int, Path]:
    """A lesson whose first step can be missed by one action, and that action."""
    game, goals = games.find(game_id), games.goals(game_id)
    for number, lesson in enumerate(COURSES[game_id].lessons, 1):
        for action in LessonSession(game, lesson.steps[0], goals).actions():
            session = LessonSession(game, lesson.steps[0], goals)
            session.play(action)
            if session.progress.standing is Standing.MISSED and session.ended:
                return number, action.path
    raise AssertionError("everything is right")


@pytest.fixture
def learner(shared: Visit) -> Learner:
    return Learner(shared)


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", COURSES)
def test_lessons_are_learnt_by_clicking_labels(learner: Learner, game_id: str) -> None:
    """In the short run its first two lessons, those with a small game and the last: `contract/test_lessons.py` plays
    all steps of all lessons."""
    course = COURSES[game_id]
    last = len(course.lessons)
    led = True
    learner.go(f"learn:{game_id}")
    learner.page.get_by_role("link", name="Begin").click()
    for number, lesson in enumerate(course.lessons, 1):
        if not SOAK and number not in (1, 2, last) and not lesson.steps[-1].level:
            led = False
            continue
        if not led:
            learner.go(f"learn:{game_id}:{number}")
        learner.title(number).wait_for()
        learner.learn(course, number)
        led = number < last and not lesson.steps[-1].level
        if led:
            assert lesson.title in learner.kept(game_id)["done"]
            learner.page.get_by_role("link", name="Next lesson").click()
    learner.go(f"learn:{game_id}")
    expect(learner.page.locator(".station.done")).to_have_count(len(learner.kept(game_id)["done"]))


def test_a_course_is_learnt_by_keyboard(learner: Learner) -> None:
    page = learner.page
    learner.enter("pods", 1)
    lesson = COURSES["pods"].lessons[0]
    for at in range(len(lesson.steps)):
        while (now := learner.settled()).standing == "OPEN":
            for _ in range(80):
                page.keyboard.press("Tab")
                if page.evaluate("() => document.activeElement.dataset.touch") == now.touch:
                    break
            page.keyboard.press("Enter")
        if at < len(lesson.steps) - 1:
            expect(learner.button("Next")).to_be_focused()
            page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    learner.title(2).wait_for()


def test_what_is_wrong_is_said_and_after_two_misses_the_next_touch_is_shown(learner: Learner) -> None:
    page = learner.page
    number, wrong = wrong_action("pods")
    learner.enter("pods", number)
    for _ in range(2):
        assert learner.settled().standing == "OPEN"
        for touch in wrong:
            page.locator(f'#board .targets button[data-touch="{touch}"]').click()
        assert learner.settled().standing == "MISSED"
        expect(page.locator("#coach .words")).to_have_attribute("data-kind", "missed")
        expect(learner.button("Try again")).to_be_focused()
        page.keyboard.press("u")
        assert learner.settled().standing == "OPEN"
        page.keyboard.press("r")
        assert learner.settled().standing == "MISSED"
        learner.button("Try again").click()
    assert learner.visit.python("len(pentapod_app._learn.teaching.coach.pointed())") == 1
    learner.solve()


def test_show_me_points_at_each_touch(learner: Learner) -> None:
    page = learner.page
    learner.enter("pods", 2)
    while (now := learner.settled()).standing == "OPEN":
        learner.button("Show me").click()
        assert page.evaluate("() => document.activeElement.dataset.touch") == now.touch
        expect(page.locator("#prompt")).to_have_attribute("data-kind", "hint")
        page.keyboard.press("Enter")
    assert now.standing == "REACHED"


@pytest.mark.parametrize("game_id", COURSES)
def test_a_task_stands_alone_until_something_is_touched(learner: Learner, game_id: str) -> None:
    """The game's prompt names things that were not taught yet; a refusal and a hint are read all the same."""
    page = learner.page
    learner.visit.resize(*WINDOWS["phone"])
    learner.enter(game_id, 1)
    now = learner.settled()
    expect(page.locator("#prompt")).to_be_hidden()
    expect(page.locator("#seats")).to_be_visible()
    learner.button("Show me").click()
    expect(page.locator("#prompt")).to_be_visible()
    learner.touch(now.touch, now.label)
    assert learner.settled().touch != now.touch


def test_show_me_marks_the_button_that_confirms(learner: Learner) -> None:
    page = learner.page
    learner.enter("pods", 3)
    confirms_every_action(page, True)
    first = learner.settled()
    learner.touch(first.touch, first.label)
    page.evaluate(PAINTED)
    then = learner.settled()
    learner.touch(then.touch, then.label)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#confirm.suggested")).to_have_count(0)
    learner.button("Show me").click()
    expect(page.locator("#confirm.suggested")).to_be_visible()
    expect(page.locator("#prompt")).to_have_text(say("learn-show-confirm"))
    confirms_every_action(page, False)


def confirms_every_action(page: Page, wanted: bool) -> None:
    """Set so in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm every action").set_checked(wanted)
    page.keyboard.press("Escape")


def test_a_lesson_goes_on_where_it_was_left_and_is_no_game(learner: Learner) -> None:
    page = learner.page
    number, lesson = next((at, one) for at, one in enumerate(COURSES["pods"].lessons, 1) if len(one.steps) > 1)
    learner.enter("pods", number)
    learner.solve()
    assert page.evaluate("location.hash") == f"#learn:pods:{number}"
    page.reload()
    learner.visit.wait_ready()
    learner.title(number).wait_for()
    assert learner.words() == lesson.steps[1].text
    assert page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('pentapod.match.'))") == []


def test_back_and_forward_lead_between_course_lesson_and_first_page(learner: Learner) -> None:
    page = learner.page
    learner.go("learn:pods")
    page.get_by_role("link", name="The guard").click()
    learner.title(3).wait_for()
    page.go_back()
    expect(page.get_by_role("heading", name="Learn PODS")).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()
    page.go_forward()
    learner.title(3).wait_for()
    page.locator("#coach").get_by_role("link", name="Lessons").click()
    expect(page.get_by_role("heading", name="Learn PODS")).to_be_visible()
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.get_by_role("heading", name="Tabletop games")).to_be_visible()


@pytest.mark.parametrize(
    ("address", "answer"),
    [("learn:pods:99", "There is no such lesson."), ("learn:pods:x", "no such lesson"), ("learn:chess", "no lessons")],
)
def test_a_wrong_address_gets_a_plain_answer(learner: Learner, address: str, answer: str) -> None:
    learner.go(address)
    expect(learner.page.get_by_role("dialog")).to_contain_text(answer)


def test_what_was_learnt_is_at_hand_in_a_game(learner: Learner) -> None:
    page = learner.page
    lesson = COURSES["pods"].lessons[0]
    learner.enter("pods", 1)
    learner.learn(COURSES["pods"], 1)
    learner.go("pods:1.00.B.w.xqFa")
    page.get_by_role("button", name="Rules of this game").click()
    page.get_by_role("button", name="What you learnt").click()
    expect(page.get_by_role("dialog")).to_contain_text(lesson.learnt)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules of this game").click()
    page.get_by_role("dialog").get_by_role("link", name="lesson 3").click()
    learner.title(3).wait_for()


@pytest.mark.parametrize("game_id", COURSES)
def test_everything_fits_without_scrolling(learner: Learner, game_id: str) -> None:
    """The first page of each lesson, and the last one, which says what was learnt; in the short run of every third."""
    check_that_lessons_fit(learner, game_id, COURSES[game_id])


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", GERMAN)
def test_everything_fits_in_german(german: Visit, game_id: str) -> None:
    check_that_lessons_fit(Learner(german), game_id, GERMAN[game_id])


def check_that_lessons_fit(learner: Learner, game_id: str, course: Course) -> None:
    for number, lesson in enumerate(course.lessons, 1):
        if not SOAK and (number + list(COURSES).index(game_id)) % 3:
            continue
        learner.enter(game_id, number)
        for page in ("first", "last"):
            if page == "last":
                learner.finish()
                expect(learner.page.locator(".card-of-lesson")).to_have_text(lesson.learnt)
            for name, size in WINDOWS.items():
                learner.visit.resize(*size)
                learner.visit.becomes(OVERFLOW, [], f"the {page} page of lesson {number} on a {name}")
                assert learner.page.evaluate(COUNTS) == [], f"the {page} page of lesson {number} on a {name}"


def test_axe_finds_nothing_serious(learner: Learner) -> None:
    learner.go("learn:pods")
    learner.page.get_by_role("heading", name="Learn PODS").wait_for()
    assert serious(learner.visit) == []
    learner.enter("pods", 1)
    assert serious(learner.visit) == []
    learner.learn(COURSES["pods"], 1)
    assert serious(learner.visit) == []


@pytest.mark.states("*Share* beside a lesson or a puzzle gives its link and its code.")
@pytest.mark.parametrize("kind", ["lesson", "puzzle"])
def test_a_lesson_or_a_puzzle_is_shared_and_its_code_shows_it_from_its_beginning(learner: Learner, kind: str) -> None:
    page, home = learner.page, learner.visit.address
    learner.go("learn:pods:2" if kind == "lesson" else "puzzle:pods")
    page.locator("#coach h2").wait_for()
    if kind == "lesson":
        learner.solve()
        learner.button("Next").click()
    page.get_by_role("button", name="Share this game").click()
    address = page.get_by_label(f"Link to this {kind}").input_value()
    code = page.locator("#embed-element").input_value()
    found = re.search(rf' {kind}="(pods:\w+)" may="play" label="([^"]+)" picture="', code)
    assert found and f"{kind}={found[1].replace(':', '%3A')}" in page.locator("#embed-frame").input_value()
    assert address == f"{home}#{'learn' if kind == 'lesson' else 'puzzle'}:{found[1]}"
    page.goto(f"{home}embed.html?{kind}={found[1]}&live")
    page.locator("pentapod-board .offers button").first.wait_for()
    expect(page.locator("pentapod-board").get_by_role("group", name=unescape(found[2]))).to_be_visible()
    learner.visit.open()


def test_a_lesson_is_learnt_on_a_board_of_another_page(pentapod: Visit) -> None:
    page = pentapod.page
    page.goto(f"{pentapod.address}embed.html?lesson=pods:1")
    board, lesson = page.locator("pentapod-board"), COURSES["pods"].lessons[0]
    board.get_by_role("button", name="Learn by playing").click()
    for at, step in enumerate(lesson.steps):
        expect(board.locator(".task")).to_have_text(step.text)
        for touch in (touch for path in step.solution for touch in path):
            board.locator(f'button[data-touch="{touch}"]').click()
        expect(board.locator(".task")).to_have_text(step.done)
        if at < len(lesson.steps) - 1:
            board.get_by_role("button", name="Next").click()
    expect(board.locator(".learnt")).to_have_text(lesson.learnt)
    board.get_by_role("button", name="Try again").press("Enter")  # Keys count at once, a click only after a moment.
    expect(board.locator(".learnt")).to_be_hidden()
