"""By keyboard alone: Tab leads to what can be touched next, d ends a turn, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.engine.touches import next_touches
from pentapod.scene.display import ending
from pentapod.scene.shapes import View
from random_play import play_on
from web.in_page import NO_THOUGHT
from web.script import Playing, scripts
from web.sitting import Sitting
from web.visit import Visit

pytestmark = pytest.mark.one_browser

CHOICES = 6
"""How many choices of each game are made."""

FOCUSED = """() => {
    const one = document.activeElement;
    return one.dataset.touch ?? one.id ?? one.tagName;
}"""
AWAY = """touch => {
    const lit = [...document.querySelectorAll("#board .targets button[aria-disabled=false]")];
    return lit.findIndex(one => one.dataset.touch === touch) - lit.indexOf(document.activeElement);
}"""
"""How many lit targets a target lies behind what has the focus."""
FIRST = """() => [...document.querySelectorAll("#board .targets button[aria-disabled=false]")]
    .find(one => one !== document.activeElement)?.dataset.touch"""


PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))"


def press(page: Page, key: str) -> str:
    """Press a key; what has the focus once the page was painted and all beside the board has followed."""
    page.keyboard.press(key)
    page.evaluate(PAINTED)
    page.evaluate(PAINTED)
    return focused(page)


def focused(page: Page) -> str:
    """The touch or the id of what has the focus, which something must have."""
    found = str(page.evaluate(FOCUSED))
    assert found not in ("BODY", "HTML", ""), f"nothing has the focus: {page.locator('#prompt').inner_text()}"
    return found


def tab_leads_on(page: Page) -> None:
    """After a move Tab leads to the first target in order of play that is lit."""
    wanted = page.evaluate(FIRST)
    assert press(page, "Tab") == wanted


def choose(playing: Playing, touch: str) -> None:
    """Tab until the focus is on a target, and press Enter. Tab goes from one lit target to the next."""
    page = playing.page
    for _ in range(page.evaluate(AWAY, touch)):
        page.keyboard.press("Tab")
    assert focused(page) == touch
    page.keyboard.press("Enter")


@pytest.fixture
def table(shared: Visit) -> Visit:
    """The page on which hints take no time."""
    shared.python(NO_THOUGHT)
    return shared


@pytest.mark.lengthy
def test_tab_leads_to_the_next_thing_that_can_be_touched(table: Visit) -> None:
    page = table.page
    for game_id in games.ids():
        playing = Playing(table, scripts()[f"{game_id}-short-whole"])
        playing.sit_down()
        page.locator("#board").focus()
        for made, _ in enumerate(playing.choices()):
            if made >= CHOICES:
                break
            action, twin = playing.whole.steps[playing.ply].action, playing.twin
            if twin.screen.handover() is not None:
                assert focused(page) == "take-screen"
                page.keyboard.press("Enter")
                twin.screen.take()
            tab_leads_on(page)
            for touch in action.path:
                choose(playing, touch)
                twin.touch(touch)
            if twin.match.game.words.caution(twin.match.state, action, twin.names):
                assert focused(page) == "confirm"
                page.keyboard.press("Enter")
            focused(page)
            playing.follow()


def test_d_ends_a_turn_in_every_game_that_has_such_an_end(table: Visit) -> None:
    page = table.page
    sitting = Sitting(table)
    for match, touch in ends():
        table.open(f"#{link.encode(match)}")
        expect(page.locator("#log li")).to_have_count(len(match.steps))
        sitting.settle()
        if page.locator("#take-screen").is_visible():
            page.keyboard.press("Enter")
        expect(page.locator(f'#board .targets [data-touch="{touch}"][aria-disabled=false]')).to_be_visible()
        page.locator("#board").focus()
        page.keyboard.press("d")
        if page.locator("#confirm").is_visible():
            page.keyboard.press("Enter")
        expect(page.locator("#log li").nth(len(match.steps))).to_be_attached()
        assert sitting.match().steps[len(match.steps)].action.path == (touch,)
        if sitting.settle():
            tab_leads_on(page)
        else:
            assert focused(page) == "take-screen"


def ends() -> Iterator[tuple[Match, str]]:
    """Of each game that has such an end, a match in which a turn may be ended now, and the touch that ends it."""
    for game_id, options in {"modx": {"patterns": "claim"}, "xpod": {}, "xtal": {}, "pocketmodel": {}}.items():
        game, rng = games.find(game_id), Random(1)
        match = Match(game, game.choose(**options))
        while True:
            state = match.state
            if state.actors != (CHANCE,) and not state.automatic:
                lit = next_touches(state.actions(), ())
                targets = games.painter(game_id)(state, View(state.actors[0])).targets
                touch = ending(targets, lit)
                if touch in lit:
                    yield match, touch
                    break
            play_on(match, rng, match.ply + 1)


def test_the_focus_is_never_lost_by_what_comes_and_goes(table: Visit) -> None:
    page = table.page
    sitting = Sitting(table)
    playing = Playing(table, scripts()["modx-short-whole"])
    playing.sit_down()
    sitting.settle()
    page.locator("#board").focus()
    tab_leads_on(page)
    press(page, "Enter")
    tab_leads_on(page)

    # A hint, and what it suggests.
    press(page, "h")
    expect(page.locator("#prompt[data-kind=hint]")).to_be_visible()
    assert focused(page) in sitting.prompt()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt[data-kind=hint]")).to_have_count(0)
    tab_leads_on(page)

    # Undo by its key and by its button, which may be pressed again.
    press(page, "u")
    tab_leads_on(page)
    page.locator("#undo").focus()
    assert press(page, "Enter") == "undo"

    # What is refused, and a dialog that is opened by a key and closed again.
    before = sitting.address()
    press(page, "d")
    expect(page.locator("#prompt[data-kind=refusal]")).to_contain_text("no need to end")
    assert sitting.address() == before
    page.locator("#board").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("end the turn")
    page.keyboard.press("Escape")
    assert focused(page) == "board"

    # A button that goes with what it does, and one that goes while a dialog is open.
    page.locator("#notice [data-do=go]").focus()
    page.keyboard.press("Enter")
    assert focused(page) == "board"
    tab_leads_on(page)
    page.locator("#resign").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Again", exact=True).wait_for()
    assert focused(page) == "board"


def test_tab_leads_on_after_a_computer_has_moved(table: Visit) -> None:
    page = table.page
    sitting = Sitting(table)
    for game_id in ("modx", "pods"):
        page.goto(table.address + "#")
        sitting.begin_with_computers(game_id, 0, 1)
        sitting.settle()
        page.locator("#board").focus()
        for _ in range(3):
            before = page.locator("#log li").count()
            while page.locator("#log li").count() == before:
                tab_leads_on(page)
                press(page, "Enter")
            expect(page.locator("#prompt", has_text="thinking")).to_have_count(0)
            sitting.settle()
