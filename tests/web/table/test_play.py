"""Whole games at the table, by clicking labels and by keyboard; what is shown agrees with the rules run natively."""

from __future__ import annotations

import json
from re import sub

import pytest
from playwright.sync_api import BrowserContext, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from web.in_page import NO_THOUGHT
from web.script import scripts
from web.sitting import PAINTED, Sitting
from web.visit import Visit, VisitMaker

DRAGGING = ("pods", "xpod", "pocketmodel")
"""The games in which something is touched and then where it goes."""
STEPS = 8
APP = """
import json
from pentapod.scene.shapes import Group

view = app.table.view
session, scene = view.session, view.board.scene
"""
DRAGGED = f"""{APP}
places = {{one.touch: one for one in scene.targets}}
carried = {{
    one.touch for one in scene.targets for thing in scene.things if isinstance(thing, Group) and thing.key
    and one.x <= thing.x <= one.x + one.w and one.y <= thing.y <= one.y + one.h
}}
ways = [action.path[:2] for action in session.actions() if len(action.path) > 1 and action.path[0] in carried]
json.dumps(next((way for way in ways if way[1] in places), ()))
"""
"""The first two touches of an action that may be played, of which something can be dragged from one to the other."""
DONE = f"""{APP}
mine = [step.action.path for step in session.match.steps if step.action.seat == session.you]
json.dumps((session.touches.chosen or mine[-1])[:2])
"""
"""What was touched last by who plays."""
ANOTHER = f"""{APP}
from collections import Counter

begun = Counter(action.path[0] for action in session.actions() if action.path[1:])
"" if session.touches.chosen else next((touch for touch, count in begun.items() if count > 1 and touch != {{!r}}), "")
"""
"""Where nothing is chosen: what may be touched instead of a touch and leaves something to choose, or ""."""
KEYBOARD_TURNS = 600
LABELS = """() => [...document.querySelectorAll(".targets button")].map(one => one.getAttribute("aria-label"))"""


@pytest.mark.lengthy
@pytest.mark.one_browser
def test_a_whole_game_by_clicking_labels(shared: Visit) -> None:
    """Those of the other games are in `test_scripts.py`; those of another browser in `test_one_file.py`."""
    sitting, names = Sitting(shared), ("Ann", "Bo", "Cy", "Di")
    sitting.begin("modx", names, players="4")
    sitting.play_at_random()

    match = sitting.match()
    result = match.latest.result
    assert result is not None
    assert sitting.prompt() == match.game.words.prompt(match.latest, names)
    winners = [name for name, share in zip(names, result, strict=True) if share == 1]
    expect(shared.page.locator("#log li")).to_have_count(len(match.steps))
    assert shared.page.locator(".plate.winning .name").all_inner_texts() == [f"{name}\nwins" for name in winners]


@pytest.mark.lengthy
@pytest.mark.one_browser
def test_a_whole_game_by_keyboard_alone(shared: Visit) -> None:
    """To what is lit by Tab, and now and then by arrows, which lead to all that is there."""
    page = shared.page
    sitting = Sitting(shared, seed=3)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.getAttribute('href')") == "#new:modx":
            break
    page.keyboard.press("Enter")
    page.locator("#start").wait_for()
    page.keyboard.press("Enter")
    sitting.settle()
    page.keyboard.press("Tab")
    ways = ("Tab", "Tab", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
    for _ in range(KEYBOARD_TURNS):
        if not sitting.settle():
            break
        page.keyboard.press(sitting.rng.choice(ways))
        if page.evaluate("() => document.activeElement.getAttribute('aria-disabled')") == "false":
            page.keyboard.press("Enter")
    assert sitting.match().latest.result is not None


@pytest.mark.one_browser
def test_a_link_opened_by_somebody_else_shows_the_same_position(shared: Visit) -> None:
    """Names do not travel with it: labels call the seats by their titles there."""
    sitting, names = Sitting(shared), ("Ann", "Bo")
    sitting.begin("pods", names, rules="advanced")
    sitting.play_at_random(17)
    shared.page.keyboard.press("Escape")
    shared.page.get_by_role("button", name="Share this game").click()
    address = shared.page.get_by_label("Link to this game").input_value()
    match, labels = sitting.match(), shared.page.evaluate(LABELS)
    for name, title in zip(names, match.game.titles, strict=True):
        labels = [sub(rf"\b{name}\b", title, label) for label in labels]

    shared.afresh()
    assert shared.page.evaluate(LABELS) == []
    shared.open("#" + address.partition("#")[2])
    shared.becomes(LABELS, labels, "what can be touched")
    assert sitting.match().state.text() == match.state.text()


SIT_DOWN = """
import json
from js import document
from pentapod import games
from pentapod.engine import link

app.opening.sit_down(link.decode({text!r}, games.find))
prompt, log, seats, panel = (document.getElementById(name) for name in ("prompt", "log", "seats", "panel"))
asked = "" if panel.hasAttribute("data-withheld") else prompt.innerText
json.dumps([asked, seats.querySelectorAll(".plate").length, log.children.length,
            document.getElementById("log-empty").hidden])
"""
"""Opens a game; then what is there before the page is painted."""


@pytest.mark.one_browser
def test_a_game_that_is_opened_is_asked_about_at_once_and_its_log_comes_later(shared: Visit) -> None:
    """A long log would make the board wait. Of the game that was there before nothing is left."""
    for script in ("modx-short-whole", "pocketmodel-short-whole"):
        match = scripts()[script].match
        prompt, seats, lines, no_empty_log = json.loads(shared.python(SIT_DOWN.format(text=link.encode(match))))
        expected = match.game.words.prompt(match.state, match.game.titles)
        assert (prompt, seats, lines, no_empty_log) == (expected, len(match.seats), 0, True), script
        expect(shared.page.locator("#log li")).to_have_count(len(match.steps))


@pytest.mark.one_browser
def test_a_reload_in_the_middle_of_a_game_goes_on_with_names_and_all(shared: Visit) -> None:
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(12)
    sitting.settle()
    before = sitting.match().latest.text()
    shared.page.reload()
    shared.wait_ready()
    assert sitting.match().latest.text() == before
    expect(shared.page.locator(".plate .name")).to_have_text(["Ann", "Bo"])
    sitting.play_at_random(3)
    assert len(sitting.match().steps) >= 15


@pytest.mark.one_browser
@pytest.mark.browser_context_args(service_workers="allow")
def test_a_game_goes_on_with_the_network_off(visit: VisitMaker, context: BrowserContext, own_site: SiteServer) -> None:
    """In Firefox `start/test_snapshot.py` plays one without the server."""
    visit(context, own_site.address).open().wait_offline_ready()
    own_site.stop()
    context.pages[0].close()
    again = visit(context, own_site.address).open("?from=a-bookmark")
    sitting = Sitting(again)
    sitting.begin("pods", ("Ann", "Bo"))
    sitting.play_at_random(6)
    again.page.get_by_role("button", name="Rules of this game").click()
    again.page.locator("#guide figure svg").first.wait_for()
    assert len(sitting.match().steps) >= 4


@pytest.mark.one_browser
def test_undo_redo_branch_and_the_way_back(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    page.get_by_role("button", name="Undo").click(force=True)  # It says that it is disabled, and answers why.
    expect(page.locator("#prompt")).to_contain_text("nothing has been played")
    for _ in range(4):
        sitting.touch(sitting.rng.choice(sitting.settle()))
    whole = sitting.address()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#log [aria-current]")).to_have_id("log-3")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Redo").click()
    assert sitting.address() == whole

    page.locator("#log-2").click()
    lit = sitting.settle()
    old = sitting.match().steps[2].action.path[0]
    sitting.touch(next(label for label in lit if not label.startswith(old)))
    expect(page.locator("#log li")).to_have_count(3)
    page.get_by_role("button", name="Show the other line").click()
    assert sitting.address() == whole


@pytest.mark.one_browser
def test_patterns_are_ticked_and_claimed_by_who_sees_them(shared: Visit) -> None:
    begun = Match.from_position(games.find("modx"), "2c J6J/8/8/2BBB2J/1OB1BO2/2BBB3/8/J6J b place 0 - -")
    page = shared.open("#" + link.encode(begun)).page

    def touch(sentence: str, *touches: str) -> None:
        """Make some touches, after which this is said."""
        for each in touches:
            page.locator(f'.targets button[data-touch="{each}"]').click()
        expect(page.locator("#announcer")).to_contain_text(sentence)

    touch("There is no overlooked pattern at c3.", "claim-1", "c3")
    touch("Blue placed an X on d4. Orange: choose", "d4")
    touch("Blue has no row c3–g3.", "row", "e3")
    touch("Blue ticked the X around d4.", "X", "d4")
    page.keyboard.press("d")
    touch("Blue scored the X around d4: 5 points.")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    touch("Blue ended the turn.", "done")
    touch("Orange claimed Blue's X and Plus around d4: 9 points.", "claim-1", "c4")
    assert Sitting(shared).match().latest.turn == 1


@pytest.mark.one_browser
def test_a_refused_touch_says_why_and_changes_nothing(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx")
    first = sitting.settle()[0]
    sitting.touch(first)
    before = sitting.address()
    page.locator(f'.targets button[data-touch="{first[:2]}"]').click(force=True)
    assert len(page.locator("#prompt[data-kind=refusal]").inner_text()) > 10
    assert sitting.address() == before


@pytest.mark.one_browser
def test_confirming_and_cancelling_an_action(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm every action").check()
    page.keyboard.press("Escape")
    before = sitting.address()
    sitting.touch(sitting.settle()[0])
    assert sitting.address() == before
    page.get_by_role("button", name="Cancel").click()
    assert sitting.address() == before
    sitting.touch(sitting.settle()[0])
    page.keyboard.press("Enter")
    assert len(sitting.match().steps) == 2


def test_dragging_a_pod_from_the_hand_to_the_board(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("pods", rules="advanced")
    sitting.settle()
    hand, point = sitting.rng.choice(sitting.match().state.actions()).path
    origin, target = (page.locator(f'.targets button[data-touch="{touch}"]').bounding_box() for touch in (hand, point))
    assert origin and target
    page.mouse.move(origin["x"] + origin["width"] / 2, origin["y"] + origin["height"] / 2)
    page.mouse.down()
    page.mouse.move(600, 300, steps=4)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    page.mouse.up()
    assert sitting.match().steps[-1].action.path == (hand, point)


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", DRAGGING)
def test_what_can_be_dragged_is_dragged_by_a_finger_too_whatever_else_is_chosen(shared: Visit, game_id: str) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    shared.resize(390, 844)
    page.locator(f"#card-{game_id} .play").click()
    sitting = Sitting(shared)
    path = json.loads(shared.python(DRAGGED))
    while not path:
        sitting.touch(sitting.rng.choice(sitting.settle()))
        if page.locator("#confirm").is_visible():
            page.locator("#confirm").click()
        sitting.settle()
        path = json.loads(shared.python(DRAGGED))
    if other := shared.python(ANOTHER.format(path[0])):
        page.locator(f'#board .targets [data-touch="{other}"]').click()
    page.evaluate(PAINTED)
    boxes = (page.locator(f'#board .targets [data-touch="{touch}"]').bounding_box() for touch in path)
    (x, y), end = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, STEPS + 1):
        at = {"x": x + (end[0] - x) * step / STEPS, "y": y + (end[1] - y) * step / STEPS}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(PAINTED)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    assert json.loads(shared.python(DONE)) == path


@pytest.mark.one_browser
def test_resigning_ends_the_game(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("pods", ("Ann", "Bo"))
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Ann").click()
    assert sitting.match().latest.result == (0.0, 1.0)
    expect(page.locator("#log")).to_contain_text("Ann resigned.")
    page.get_by_role("button", name="Again", exact=True).click()
    sitting.settle()
    assert sitting.match().latest.result is None
    expect(page.locator(".plate .name")).to_have_text(["Ann", "Bo"])


@pytest.mark.one_browser
def test_a_branch_off_a_long_line_leaves_the_line_as_a_game_of_its_own(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(9)
    sitting.settle()
    whole = sitting.address()
    page.locator("#log-3").click()
    old = sitting.match().steps[3].action.path[0]
    sitting.touch(next(label for label in sitting.settle() if not label.startswith(old)))
    page.reload()
    shared.wait_ready()
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.locator(".kept > li")).to_have_count(2)
    page.locator(".opener").nth(1).click()
    expect(page).to_have_url(whole)


KEPT = """() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith("pentapod.match.")))"""


@pytest.mark.one_browser
def test_one_game_played_on_in_two_tabs_becomes_two(
    pentapod: Visit, visit: VisitMaker, context: BrowserContext
) -> None:
    sitting = Sitting(pentapod.open())
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(3)
    sitting.settle()
    other = visit(context, pentapod.address).open("#" + sitting.address().partition("#")[2])
    before = pentapod.page.evaluate(KEPT)
    sitting.play_at_random(2)
    pentapod.until(f"() => ({KEPT})() !== {json.dumps(before)}")
    second = Sitting(other, seed=9)
    second.play_at_random(1)
    other.page.get_by_text("continued in another tab").wait_for()
    other.page.get_by_role("link", name="Pentapod, home page").click()
    expect(other.page.locator(".kept > li")).to_have_count(2)


LEAVE_AT_ONCE = """() => {
    document.querySelector(".targets button[aria-disabled=false]").click();
    document.querySelector("header a").click();
}"""


@pytest.mark.one_browser
def test_who_leaves_right_after_a_touch_is_not_held_and_the_touch_is_kept(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(4)
    sitting.settle()
    before = len(sitting.match().steps)
    page.evaluate(LEAVE_AT_ONCE)
    page.locator("#card-pods").wait_for()
    assert page.url.partition("#")[2] == ""
    page.locator(".opener").first.click()
    assert sitting.settle()
    assert len(sitting.match().steps) > before


@pytest.mark.one_browser
def test_the_dialog_opens_again_after_it_was_closed_and_back_leads_to_the_first_page(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    play = page.locator("#card-pods").get_by_role("link", name="More")
    play.click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    sitting.begin("pods")
    page.go_back()
    play.wait_for()
    assert not page.get_by_role("dialog").is_visible()
    page.go_forward()
    assert sitting.settle()


def test_the_focus_stays_where_a_pod_was_placed(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("pods", rules="advanced")
    sitting.settle()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    for _ in range(100):
        if page.evaluate("() => document.activeElement.getAttribute('aria-pressed')") != "true":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    placed = sitting.match().steps[-1].action.path[-1]
    assert page.evaluate("() => document.activeElement.dataset.touch") == placed


@pytest.mark.one_browser
def test_keys_step_through_the_log(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx")
    sitting.play_at_random(4)
    sitting.settle()
    shown = "() => document.querySelector('#log [aria-current]')?.id ?? 'none'"
    for key, place in (
        ("Home", "none"),
        (".", "log-1"),
        ("End", "log-5"),
        (",", "log-4"),
        ("u", "log-3"),
        ("r", "log-4"),
    ):
        page.keyboard.press(key)
        shared.becomes(shown, place, key)


@pytest.mark.one_browser
def test_who_only_looks_at_a_link_keeps_nothing(shared: Visit) -> None:
    page = shared.page
    match = Match(games.find("pods"), {})
    for _ in range(4):
        match.play_index(0)
    shared.open("#" + link.encode(match))
    page.locator("#log-2").click()
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.locator(".kept > li")).to_have_count(0)


@pytest.mark.one_browser
def test_who_has_resigned_is_out_and_says_so(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo", "Cy"), players="3")
    sitting.settle()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Bo").click()
    expect(page.locator(".plate", has_text="Bo")).to_contain_text("resigned")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Ann").wait_for()
    assert page.get_by_role("dialog").get_by_role("button", name="Bo").count() == 0
