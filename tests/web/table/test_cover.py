"""While the screen is to be passed on nothing on the page tells of a hand, whatever control, key or gesture is used."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.session import Session
from rooms import WINDOWS
from web.leaks import begin, hands_told
from web.script import Playing, Script
from web.visit import Visit

pytestmark = pytest.mark.one_browser

HIDDEN = {"xtal": {"players": "2"}, "pocketmodel": {}}
"""The games in which hands are held, with options. X-Pod hides only what is chosen at its start."""

PASSES = "take-screen"
"""The one control that shows a hand: its owner says who they are."""
ENDS = ("resign-seat", "close", "set-up")
"""What ends the game (then all hands may be seen), or only closes; and what says that it shows everything."""
ELSEWHERE = ("picture", "save-record", "share-system")
"""What leaves the page: for onlookers, or after a warning."""

COVERS = """() => {
    const [one, other] = ["cover", "board"].map(id => document.getElementById(id).getBoundingClientRect());
    return one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
}"""
"""Whether what passes the screen on lies over the board."""

TOLD = ("prompt", "said", "notice", "strip", "log")
"""The places in which somebody's hand may be told."""
WATCH = """ids => {
    const seen = id => {
        const { clipPath, display } = getComputedStyle(document.getElementById(id));
        return display !== "none" && clipPath === "none";
    };
    const cover = document.getElementById("cover");
    window.seenAsItRose = null;
    new MutationObserver((_changes, watching) => {
        if (cover.hidden) return;
        window.seenAsItRose = ids.filter(seen);
        watching.disconnect();
    }).observe(cover, { attributeFilter: ["hidden"] });
}"""
"""Notes what is seen of these places when the cover rises, before the page is painted."""
SEEN = "() => window.seenAsItRose"
WITHHELD = "() => document.getElementById('panel').hasAttribute('data-withheld')"

CONTROLS = "button, label.choice:not([data-option=language] *), summary"
"""Another language has the page loaded again, as tests of reloads do."""
MOST_CONTROLS = 12
THERE = "all => all.filter(one => one.checkVisibility()).map(one => [one.dataset.do ?? '', one.innerText])"

KEYS = "Escape ArrowDown ArrowLeft u r , . , Home End d h i f u u End ` / 1 z ? Escape Tab Tab".split()


def passing(game_id: str) -> Script:
    """A match up to an action of somebody with the screen after which it is to be passed on."""
    game, rng = games.find(game_id), Random(4)
    while True:
        match = Match(game, game.choose(**HIDDEN[game_id]))
        session = Session(match, game.titles[: game.seats(match.options)])
        before = 0
        while match.state.result is None and len(match.steps) < 150:
            seat = session.screen.handover()
            if seat is not None and before and match.steps[before].action.seat != seat and len(match.steps) > 8:
                return Script(f"{game_id}-passing", link.encode(match), before)
            session.screen.take()
            if not session.happens():
                before = match.ply if match.state.hidden else 0
            session.let_happen(rng) if session.happens() else session.play(rng.choice(match.state.actions()))


class Prying:
    """Somebody who tries everything while a cover is up."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.used: set[str] = set()
        assert begin(visit) > 1, "there is something to be seen"

    def check(self, what: str) -> None:
        assert hands_told(self.visit) == [], what

    def back(self) -> None:
        """As it was: at the newest position, under the cover."""
        self.page.wait_for_timeout(100)  # A busy page opens a dialog a while after it was asked to.
        if self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open] .closer").click()
        self.page.get_by_role("button", name="End", exact=True).click()
        expect(self.page.locator("#cover")).to_be_visible()

    def controls(self) -> None:
        """Every command of the page, and every control of each dialog that one opens."""
        commands = {
            str(does)
            for does in self.page.locator("#table [data-do], nav [data-do]").evaluate_all(
                "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.do)"
            )
        }
        for does in sorted(commands - {PASSES}):
            self._use(self.page.locator(f'#table [data-do="{does}"]:visible, nav [data-do="{does}"]:visible').last)
            inside = self.page.locator("dialog[open]").locator(CONTROLS)
            for part in range(min(inside.count(), MOST_CONTROLS)):
                if part < inside.count():
                    self._use(inside.nth(part))
            self.back()

    def _use(self, control: Locator) -> None:
        """Click it, unless it is one of those that may show a hand."""
        for does, name in control.evaluate_all(THERE):  # What was used before may have closed its dialog by now.
            if does not in (PASSES, *ENDS, *ELSEWHERE):
                control.evaluate_all("all => all.forEach(one => one.click())")
                self.check(f"{does} {name}")
                self.used.add(f"{does} {name}")

    def keys(self) -> None:
        self.page.locator("#board").focus()
        for key in KEYS:
            self.page.keyboard.press(key)
            self.check(f"key {key}")
        self.back()

    def gestures(self) -> None:
        """The mouse rests, holds, drags, double-clicks and turns its wheel over the board; the window changes."""
        mouse, box = self.page.mouse, self.page.locator("#board").bounding_box()
        assert box
        for part in (0.15, 0.8):
            x, y = box["x"] + box["width"] * part, box["y"] + box["height"] * 0.8
            mouse.move(x, y, steps=3)
            self.page.wait_for_timeout(700)
            self.check("resting")
            mouse.down()
            self.page.wait_for_timeout(600)
            self.check("holding")
            mouse.move(x - 60, y - 80, steps=4)
            self.check("dragging")
            mouse.up()
            mouse.dblclick(x, y)
            mouse.click(x, y, button="right")
            mouse.wheel(0, 200)
            self.check("double click, right click and wheel")
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.check("a small window")
        self.page.set_viewport_size({"width": 1280, "height": 800})
        self.back()


@pytest.mark.parametrize("game_id", HIDDEN)
def test_while_the_cover_is_up_no_control_key_or_gesture_shows_a_hand(shared: Visit, game_id: str) -> None:
    playing = Playing(shared, passing(game_id))
    playing.sit_down()
    shared.page.evaluate(WATCH, TOLD)
    playing.choose()
    expect(shared.page.locator("#cover")).to_be_visible()
    assert shared.page.evaluate(SEEN) == [], "what was written for somebody else is seen no more"
    shared.until(f"() => !({WITHHELD})()")
    for width, height in WINDOWS:
        shared.resize(width, height)
        assert shared.page.evaluate(COVERS) is False, f"{width}x{height}"
        shared.page.locator("#take-screen").click(trial=True)
    shared.resize(1280, 800)
    prying = Prying(shared)
    prying.check("the cover as it rises")
    prying.controls()
    prying.keys()
    prying.gestures()
    assert len(prying.used) > 15
