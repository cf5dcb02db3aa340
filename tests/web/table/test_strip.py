"""The strip under the prompt: chips that show actions again, a loss that waits for Go on, and a log that stays put."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from games.xtal.boards import lay
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import SOAK, Case, play
from rooms import WINDOWS
from web.in_page import NO_THOUGHT
from web.script import Playing, scripts
from web.sitting import Sitting
from web.visit import Visit

pytestmark = pytest.mark.one_browser

SMOOTHED = 12
FEW = 60
"""A picture that is painted in pieces is as good where no more pixels differ by more: edges are smooth otherwise."""

SIT_DOWN = """
import gc
from pentapod import games
from pentapod.engine import link

[app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")
app.opening.sit_down(link.decode({text!r}, games.find), levels={levels!r})
"""

WENT_ON = """() => !document.querySelector("#notice [data-do=go-on]")
    || document.querySelectorAll("#log li").length > 2"""
"""Whether a loss no longer waits, after whose next line in the log the dice may bring another."""

COVERED = """() => {
    const strip = document.getElementById("story").getBoundingClientRect();
    const others = [...document.querySelectorAll(
        "#board button[aria-disabled=false], #notice button, .controls button, .bar button, .brand, #prompt",
    )].filter(one => one.checkVisibility());
    const meets = one => {
        const box = one.getBoundingClientRect();
        return box.left < strip.right - 1 && strip.left < box.right - 1
            && box.top < strip.bottom - 1 && strip.top < box.bottom - 1;
    };
    return {
        inside: strip.left >= 0 && strip.right <= innerWidth && strip.top >= 0 && strip.bottom <= innerHeight,
        height: strip.height,
        covered: others.filter(meets).map(one => one.id || one.ariaLabel || one.innerText),
    };
}"""


def forfeited() -> Match:
    """Ada has rolled what she cannot move by: her turn is over."""
    start = lay("b1 g1 v4", "LF", "S", "T", stage="roll", turn="0>-")
    match = Match.from_position(games.find("xtal"), start.text())
    match.play("1")
    return match


def lose_a_turn(visit: Visit) -> None:
    """A turn of the person is forfeited, and two computers are next."""
    visit.open()
    visit.python(SIT_DOWN.format(text=link.encode(forfeited()), levels=(0, 1, 1)))


def test_a_forfeited_turn_waits_for_go_on(shared: Visit) -> None:
    lose_a_turn(shared)
    page = shared.page
    button = page.locator("#notice").get_by_role("button", name="Go on")
    button.wait_for()
    expect(page.locator("#prompt")).to_contain_text("the turn was forfeited")
    expect(page.locator("#story .cost")).to_have_count(0)
    page.wait_for_timeout(1500)
    expect(page.locator("#log li")).to_have_count(1)
    for width, height in WINDOWS:
        shared.resize(width, height)
        seen = page.evaluate(COVERED)
        assert seen["inside"] and not seen["covered"] and seen["height"] <= 44, f"{width}x{height}: {seen}"
        assert button.is_visible()
    page.keyboard.press("g")
    page.locator("#log-2").wait_for()
    shared.until(WENT_ON)


def test_a_chip_shows_its_action_again_and_comes_back(shared: Visit) -> None:
    page = shared.page
    Playing(shared, scripts()["pods-short-whole"]._replace(start=6)).sit_down()
    shared.unhurried()
    chips = page.locator("#story button")
    expect(chips).to_have_count(2)
    now, prompt = picture(page), page.locator("#prompt").inner_text()
    lit = page.locator("#board button[aria-disabled=false]")
    count = lit.count()
    for by_key in (False, True):
        chip = chips.last
        sentence = chip.get_attribute("title")
        assert sentence and chip.get_attribute("aria-label") == f"Show again: {sentence}"
        if by_key:
            chip.focus()
            page.keyboard.press("Enter")
        else:
            chip.click()
        expect(page.locator("#prompt")).to_have_text(sentence)
        expect(chips.last).to_have_attribute("aria-current", "step")
        expect(lit).to_have_count(0)
        expect(page.locator("#prompt")).to_have_text(prompt)
        expect(lit).to_have_count(count)
        page.mouse.move(0, 0)
    page.locator("#board").focus()
    page.wait_for_timeout(500)
    differences = ImageChops.difference(picture(page), now).convert("L").histogram()
    assert sum(differences[SMOOTHED:]) < FEW
    chips.first.click()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_text(prompt)


def picture(page: Page) -> Image.Image:
    """What is seen of the board."""
    return Image.open(BytesIO(page.locator("#board").screenshot())).convert("RGB")


def test_a_line_of_the_log_that_is_clicked_stays_under_the_pointer(shared: Visit) -> None:
    page = shared.page
    shared.open()
    shared.resize(1280, 1000)
    shared.python(SIT_DOWN.format(text=scripts()["pods-short-whole"].link, levels=()))
    log = page.locator("#log")
    expect(page.locator("#log [aria-current]")).to_be_in_viewport()
    log.evaluate("log => { log.scrollTop = 100; }")
    place = log.bounding_box()
    assert place
    x, y = place["x"] + 60, place["y"] + place["height"] - 60
    at = f"() => document.elementFromPoint({x}, {y}).closest('button').id"
    line = page.evaluate(at)
    for _ in range(2):
        page.mouse.click(x, y)
        expect(page.locator(f"#{line}[aria-current]")).to_have_count(1)
        page.wait_for_timeout(100)
        assert page.evaluate(at) == line
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(page.locator("#log li").last.locator("button")).to_be_in_viewport()


CUT_CHIPS = """all => all.filter(
    one => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 1,
).map(one => `${one.innerText} ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)"""
"""What does not stand there whole; a line is higher than four pixels, which some letters reach below theirs."""

DOUBLED = """() => {
    const said = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
        .map(one => one.innerText.replace(/^\\S+ /, ""));
    const chips = said("#story span");
    return said("#prompt, #notice > span").filter(one => chips.includes(one));
}"""
"""What prompt or notices say that a chip says, too; a mark stands for the name before it."""


def test_chips_are_whole_and_nothing_is_said_twice_at_a_time(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    for game_id in games.ids():
        game = games.find(game_id)
        match = play(Case(game, game.choose()), Random(4), 120)
        for ply in range(20, match.ply, 25 if SOAK else 50):
            shared.open()
            shared.python(SIT_DOWN.format(text=link.encode(match, ply), levels=()))
            for width, height in WINDOWS:
                shared.resize(width, height)
                where = f"{game_id}, {width}x{height}, {ply}"
                assert page.locator("#story span").evaluate_all(CUT_CHIPS) == [], where
                assert page.evaluate(DOUBLED) == [], where


def test_a_kept_game_says_what_it_waits_for(shared: Visit) -> None:
    """Also where that is only to be seen, by Go on."""
    page = shared.page
    lose_a_turn(shared)
    expect(page.locator("#prompt")).to_contain_text("the turn was forfeited")
    shared.python("app.opening.keep(app.table.view.session, True)")
    prompt = page.locator("#prompt").inner_text()
    shared.open("#")
    expect(page.locator(".kept .opener").first).to_contain_text(prompt)
    for game_id in games.ids():
        shared.open()
        sitting = Sitting(shared, 3)
        sitting.begin(game_id)
        sitting.settle()
        for _ in range(4):
            if (taker := page.locator("#take-screen")).is_visible():
                taker.click()
            sitting.settle()
            sitting.touch_any()
            if (confirm := page.locator("#confirm")).is_visible():
                confirm.click()
            sitting.settle()
        shared.open("#")
        said = page.locator(".kept .opener").first.inner_text()
        page.locator(".kept .opener").first.click()
        sitting.settle()
        prompts = [sitting.prompt()]
        if (taker := page.locator("#take-screen")).is_visible():
            taker.click()
            prompts.append(sitting.prompt())
        assert any(prompt in said for prompt in prompts), (prompts, said)
