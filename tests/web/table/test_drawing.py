"""Arrows and marks are drawn at the table with a mouse or a finger, and stand in the record.

Pointers may differ among browsers, games do not: all games are drawn on in Chromium, one with hidden hands in Firefox.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from pentapod import games
from pentapod.engine import link, record
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import Note
from pentapod.play.view import still
from web.visit import Visit

RECORD = "Pentapod record 1\ngame: pods 1\nseat 0: Ann\nseat 1: Bo\n\n1. chance 0\n2. 0 1@e4 ! {Here.}\n"

PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const forFirefox = { dataType: "text/plain", data: text };
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...forFirefox, bubbles: true }));
}"""

FREE = """known => [...document.querySelectorAll("#board .targets button")].flatMap(one => {
    const { left, top, width, height } = one.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    const free = known.includes(one.dataset.touch) && document.elementFromPoint(x, y) === one;
    return free ? [[one.dataset.touch, x, y]] : [];
})"""
"""The targets of a list that nothing lies on, each with its middle."""

WRITTEN = """
import gc, json
[app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")
json.dumps([app.table.view.session.match.ply, app.table.view.session.notes()])
"""

DRAW = "a"


def position(game_id: str) -> Match:
    """A position in which a person is to act."""
    match, rng = Match(games.find(game_id), {}), Random(1)
    while len(match.steps) < 6 or match.state.actors[0] < 0:
        match.play_index(rng.randrange(len(match.state.actions())))
    return match


def note(visit: Visit) -> Note:
    """What is said of the position shown, as the record of the page has it."""
    ply, text = json.loads(visit.python(WRITTEN))
    notes = record.read(text, games.find).notes if text else None
    return notes.note(ply) if notes else Note()


def places(visit: Visit, match: Match) -> list[tuple[str, float, float]]:
    """Some targets that everybody may see, far from each other."""
    visit.page.locator("#board .targets button").first.wait_for()
    known = [target.touch for target in still(match).targets]
    found = [(str(touch), float(x), float(y)) for touch, x, y in visit.page.evaluate(FREE, known)]
    return [found[0], found[len(found) // 2], found[-1]]


def drag(visit: Visit, start: tuple[str, float, float], end: tuple[str, float, float], button: str = "left") -> None:
    mouse = visit.page.mouse
    mouse.move(*start[1:])
    mouse.down(button="right" if button == "right" else "left")
    mouse.move((start[1] + end[1]) / 2, (start[2] + end[2]) / 2)
    mouse.move(*end[1:])
    mouse.up(button="right" if button == "right" else "left")


@pytest.mark.parametrize(
    "game_id", [pytest.param(one, marks=() if one == "xtal" else pytest.mark.one_browser) for one in games.ids()]
)
def test_who_draws_plays_nothing_and_what_is_drawn_again_goes(shared: Visit, game_id: str) -> None:
    match = position(game_id)
    page = shared.open(f"#{link.encode(match)}").page
    page.locator("#board .targets button").first.wait_for()
    if match.state.hidden:
        page.locator("#cover button").click()
    page.keyboard.press(DRAW)
    expect(page.locator("#prompt")).to_contain_text("Drag to draw an arrow")
    one, other, third = places(shared, match)
    drawn_on = page.evaluate("location.hash")
    assert page.locator("#board .targets button[aria-disabled=true]").count() == 0
    drag(shared, one, third)
    page.mouse.click(*other[1:])
    expect(page.locator("#announcer")).to_contain_text("A mark:")
    assert note(shared) == Note("", "", ((one[0], third[0]),), (other[0],))
    drag(shared, one, third)
    page.locator(f'#board .targets button[data-touch="{third[0]}"]').press("Enter")
    expect(page.locator("#announcer")).to_contain_text("A mark:")
    assert note(shared) == Note("", "", (), (other[0], third[0]))
    assert page.evaluate("location.hash") == drawn_on
    page.get_by_role("button", name="Done drawing").click()
    expect(page.locator("#prompt")).not_to_contain_text("Drag")
    page.reload()
    shared.wait_ready()
    assert note(shared).marks == (other[0], third[0])


def test_where_notes_are_shown_the_right_button_draws_and_still_asks(shared: Visit) -> None:
    page = shared.page
    page.evaluate(PASTE, RECORD)
    page.keyboard.press("End")
    expect(page.locator("#notice")).to_contain_text("Here.")
    match = record.read(RECORD, games.find).match
    one, _, other = places(shared, match)
    drag(shared, one, other, "right")
    shared.until("() => document.getElementById('announcer').textContent.startsWith('An arrow')")
    assert note(shared) == Note("Here.", "!", ((one[0], other[0]),))
    page.mouse.click(*one[1:], button="right")
    expect(page.locator("#inspector")).to_be_visible()
    assert note(shared).marks == ()
    drag(shared, one, (one[0], one[1] + 3, one[2]), "right")
    assert note(shared).arrows == ((one[0], other[0]),)


@pytest.mark.one_browser
def test_a_finger_draws_from_the_dialog_of_the_comment(shared: Visit) -> None:
    match = position("modx")
    shared.resize(360, 640)
    page = shared.open(f"#{link.encode(match)}").page
    page.keyboard.press("c")
    box = page.get_by_role("dialog")
    box.get_by_role("textbox").fill("Look.")
    box.get_by_role("button", name="Draw on the board").click()
    expect(page.locator("#prompt")).to_contain_text("Drag to draw an arrow")
    one, _, other = places(shared, match)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[str, float, float]) -> None:
        touches = [{"x": x, "y": y} for _, x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", one)
    touch("touchMove", ("", (one[1] + other[1]) / 2, (one[2] + other[2]) / 2))
    touch("touchMove", other)
    touch("touchEnd")
    expect(page.locator("#announcer")).to_contain_text("An arrow")
    assert note(shared) == Note("Look.", "", ((one[0], other[0]),))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Done drawing")).to_have_count(0)


@pytest.mark.one_browser
def test_nothing_is_drawn_in_a_lesson(shared: Visit) -> None:
    page = shared.open("#learn:pods:1").page
    page.locator("#coach h2").wait_for()
    prompt = page.locator("#prompt").inner_text()
    page.keyboard.press(DRAW)
    assert page.locator("#prompt").inner_text() == prompt
    assert page.locator("#board[data-draws]").count() == 0
