"""What comes under the pointer takes no press for a moment; what was there takes every one, and keys are never late."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from web.in_page import NO_THOUGHT, REPLACE
from web.sitting import middle
from web.taps import PRESSED_AS_IT_COMES, QUICK_TAPS
from web.visit import Visit

BATTLE = "pocketmodel:2.0000000.s.EopDz5lhHKOGRfXYGddJlG.dEa0"
"""The result of a battle is shown, after which Blue plays a card in the next one, or passes."""
FORFEITED = "xtal:1.000000.6.wmM2L6R4aNggzdH98xdoT.MVE5"
"""Sapphire has rolled what it cannot move by: its turn is over."""

SIT_DOWN = """
from pentapod import games
from pentapod.engine import link

app.opening.sit_down(link.decode({text!r}, games.find), levels={levels!r})
"""
DONE = """
session = app.table.view.session
str([session.match.ply, session.touches.chosen, app.table.view.interaction.pending])
"""
"""What has been done so far."""
PLACE = """() => {
    const open = [...document.querySelectorAll("#board [data-touch][aria-disabled=false]")];
    const middle = one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    return open.map(middle).find(([x, y], at) => document.elementFromPoint(x, y) === open[at]);
}"""
"""Where something may be touched."""


def begun(game_id: str) -> str:
    """The link of a game in which the first seat is to choose, by two touches where the game has such choices."""
    game, touches = games.find(game_id), 1 if game_id == "modx" else 2
    match, rng = Match(game, game.choose()), Random(5)
    for _ in range(400):
        state = match.state
        choices = sum(len(path) >= touches for _, path in state.actions())
        if match.ply > 8 and state.turn == 0 and not state.automatic and choices > 3:
            return link.encode(match)
        match.play_index(rng.randrange(len(state.actions())))
    raise AssertionError(game_id)


def sit_down(visit: Visit, text: str) -> None:
    """Open a game; where hands are hidden only one person plays, against computers."""
    match = link.decode(text, games.find)
    others = match.game.seats(match.options) - 1
    visit.python(SIT_DOWN.format(text=text, levels=(0, *[int(match.game.hidden)] * others)))


def wait_for_presses(visit: Visit, milliseconds: int) -> None:
    """For so long what has come takes no press: machines of tests are slower than people."""
    visit.python(f"{REPLACE}\nfrom js import pentapodBoard\nreplace(pentapodBoard.waits, 'late', {milliseconds})")


@pytest.fixture
def slow(shared: Visit) -> Visit:
    shared.unhurried()
    shared.python(NO_THOUGHT)
    return shared


@pytest.mark.parametrize("way", ["a late click", "a double click"])
def test_when_a_result_closes_a_click_meant_for_go_on_passes_no_card(slow: Visit, way: str) -> None:
    page = slow.page
    wait_for_presses(slow, 60_000)
    sit_down(slow, BATTLE)
    page.mouse.move(*middle(page, "Go on"))
    if way == "a double click":
        page.mouse.click(*middle(page, "Go on"), click_count=2)
    closed = page.locator("#board [data-touch=pass]")
    closed.wait_for()
    before = slow.python(DONE)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#prompt")).to_contain_text("or press Pass")
    assert slow.python(DONE) == before
    wait_for_presses(slow, 0)
    page.mouse.down()
    page.mouse.up()
    assert slow.python(DONE) != before


@pytest.mark.one_browser
def test_go_on_is_where_pass_and_done_are_and_can_be_pressed(slow: Visit) -> None:
    """Pressing it, or its key, closes the result at once; the key that comes late counts for what has come."""
    page = slow.page
    for key, width, height in (("d", 1280, 720), ("Enter", 844, 390), (" ", 390, 844)):
        slow.resize(width, height)
        wait_for_presses(slow, 60_000)
        slow.python("from pentapod.play import pace\nreplace(pace, 'CONSEQUENCE_SECONDS', 60)")
        sit_down(slow, BATTLE)
        button = page.locator("#board [data-touch=result][aria-disabled=false]")
        box = button.bounding_box()
        page.keyboard.press("d")
        following = page.locator("#board [data-touch=pass]")
        assert following.bounding_box() == box
        before = slow.python(DONE)
        following.press(key)
        assert slow.python(DONE) != before


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
def test_what_has_just_come_takes_no_click_and_what_was_there_takes_quick_ones(slow: Visit, game_id: str) -> None:
    page, text = slow.page, begun(game_id)
    sit_down(slow, text)
    page.mouse.move(*slow.until(PLACE))

    # The same board comes again, under the pointer.
    wait_for_presses(slow, 60_000)
    sit_down(slow, text)
    before = slow.python(DONE)
    page.mouse.down()
    page.mouse.up()
    assert slow.python(DONE) == before
    wait_for_presses(slow, 0)
    page.mouse.down()
    page.mouse.up()
    assert slow.python(DONE) != before

    # Two fingers as quick as can be, on what has been there for a while.
    page.mouse.move(0, 0)
    sit_down(slow, text)
    page.wait_for_timeout(400)
    wait_for_presses(slow, 300)
    assert page.evaluate(QUICK_TAPS) == [True, True]


@pytest.mark.one_browser
def test_a_button_beside_the_board_that_has_just_come_takes_no_tap(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    wait_for_presses(shared, 300)
    page.evaluate(
        f"() => {{ globalThis.pressed = ({PRESSED_AS_IT_COMES})([document, '#notice', '[data-do=go-on]']); }}"
    )
    sit_down(shared, FORFEITED)
    page.evaluate("() => globalThis.pressed")
    button = page.locator("#notice [data-do=go-on]")
    button.wait_for()
    page.wait_for_timeout(500)
    expect(button).to_be_visible()
    button.click()
    expect(button).to_be_hidden()
