"""Beginning a game from the first page: in one touch, or by the dialog that remembers what was chosen."""

from __future__ import annotations

from threading import Event

import pytest
from playwright.sync_api import Route, expect

from pentapod import games
from web.in_page import NO_THOUGHT
from web.sitting import Sitting
from web.visit import Visit

IN_WINDOW = """() => {
    const lit = [...document.querySelectorAll("#board button[aria-disabled=false]")];
    const isSeen = one => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > 0 && y > 0 && x < innerWidth && y < innerHeight && one.contains(document.elementFromPoint(x, y));
    };
    return lit.some(isSeen) && scrollY === 0 && document.getElementById("area").scrollTop === 0;
}"""

PLACES = """() => ["dialog", "start", "setup"].map(
    id => JSON.stringify(document.getElementById(id).getBoundingClientRect())
)"""


@pytest.mark.one_browser
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_one_click_leads_to_the_first_touch_of_the_own_first_turn_without_scrolling(
    shared: Visit, width: int, height: int
) -> None:
    shared.python(NO_THOUGHT)
    shared.resize(width, height)
    for game_id in games.ids():
        shared.open()
        shared.page.locator(f"#card-{game_id} .play").click()
        sitting = Sitting(shared)
        assert sitting.settle(), game_id
        assert shared.page.evaluate(IN_WINDOW), game_id
        assert sitting.match().options == games.find(game_id).choose()
        expect(shared.page.locator(".plate:not(:has(.level))")).to_have_count(1)


@pytest.mark.one_browser
def test_a_card_may_be_touched_before_python_is_there(pentapod: Visit) -> None:
    page = pentapod.page
    held: list[Route] = []
    is_held = Event()
    is_held.set()
    page.route("**/app.zip.gz", lambda route: held.append(route) if is_held.is_set() else route.continue_())
    page.goto(pentapod.address, wait_until="commit")
    page.locator("#card-modx .play").click()
    expect(page.locator("#board .first-picture")).to_be_visible()
    assert not page.evaluate("() => document.documentElement.dataset.ready")
    is_held.clear()
    for route in held:
        route.continue_()
    pentapod.wait_ready()
    assert Sitting(pentapod).settle()
    page.go_back()
    expect(page.locator("#card-modx .play")).to_be_visible()


@pytest.mark.one_browser
def test_who_is_new_is_led_to_learn_and_who_has_played_to_play(pentapod: Visit) -> None:
    page = pentapod.open().page
    root = page.locator("html")
    expect(root).to_have_attribute("data-new", "1")
    lit = page.locator("#card-pods .learn").evaluate("one => getComputedStyle(one).backgroundColor")
    assert lit != page.locator("#card-pods .play").evaluate("one => getComputedStyle(one).backgroundColor")
    page.locator("#card-pods .play").click()
    Sitting(pentapod).settle()
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.locator("#card-pods .play")).to_have_css("background-color", lit)
    page.reload()
    pentapod.wait_ready()
    expect(page.locator("#card-pods .play")).to_have_css("background-color", lit)


@pytest.mark.one_browser
def test_choosing_a_computer_moves_nothing_in_the_dialog(shared: Visit) -> None:
    page = shared.page
    for size in ((1280, 800), (360, 640)):
        shared.resize(*size)
        for game_id in games.ids():
            page.locator(f"#card-{game_id} .more").click()
            page.locator("#start").wait_for()
            before = page.evaluate(PLACES)
            for level in "15304":
                page.locator("#names select").last.select_option(level)
                expect(page.locator("#levels .current")).to_have_attribute("data-level", level)
                assert page.evaluate(PLACES) == before, (game_id, level)
            page.keyboard.press("Escape")


@pytest.mark.one_browser
def test_the_dialog_remembers_what_was_chosen_and_so_does_the_button(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    page.locator("#card-xpod .more").click()
    expect(page.locator("#setup-line")).to_have_text("basic game")
    sitting.open_setup()
    page.locator('input[name="start_units"][value="home_row"]').check()
    page.locator("#names select").first.select_option("2")
    expect(page.locator("#names select option:checked").first).to_have_text("Computer 2, Casual")
    page.locator("#names input").last.fill("Ann")
    page.get_by_role("button", name="Start", exact=True).click()
    sitting.settle()
    chosen = sitting.match().options
    assert chosen["start_units"] == "home_row"

    shared.open("#play:xpod")
    sitting.settle()
    assert sitting.match().options == chosen
    expect(page.locator(".plate .name").last).to_have_text("Ann")
    assert page.locator(".plate .name").all_inner_texts() == ["South\nCasual", "Ann"]

    shared.open("#new:xpod")
    expect(page.locator("#setup-line")).to_have_text("The first three units: Start on the home row")
    assert page.locator("#names select").first.input_value() == "2"
    sitting.open_setup()
    page.get_by_role("button", name="Back to the basic game").click()
    expect(page.locator("#setup-line")).to_have_text("basic game")
    expect(page.locator('input[name="start_units"][value="lid"]')).to_be_checked()


@pytest.mark.one_browser
def test_friends_are_two_touches_away(shared: Visit) -> None:
    """From the card to an invitation; by post one more choice, and the board lies as who plays here sees it."""
    page = shared.page
    for game_id in games.ids():
        shared.open()
        page.locator(f"#card-{game_id}").get_by_role("link", name="Play a friend").click()
        page.get_by_role("dialog", name=f"Play {games.find(game_id).name} with friends").wait_for()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_role("heading", name="Invite ")).to_contain_text(f"to play {games.find(game_id).name}")
        assert page.locator(".plate .place").count() == page.locator(".plate").count() - 1
    shared.open("#friend:pods")
    page.locator("#names select").last.select_option("Person by link")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_text("By link: make your move, then send the link.").wait_for()
    page.get_by_role("button", name="Share this game").click()
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()


@pytest.mark.one_browser
def test_that_a_side_by_post_turns_the_board_is_said(shared: Visit) -> None:
    page = shared.page
    Sitting(shared).begin("pods", ("Ann", "Bo"))
    page.get_by_role("button", name="Share this game").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Bo", exact=True).check()
    dialog.get_by_text("The board has been flipped: your side is now at the bottom.").wait_for()


@pytest.mark.one_browser
def test_names_stay_with_their_seats_where_partners_stand_together(shared: Visit) -> None:
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Cy", "Bo", "Di"), players="teams")
    expect(shared.page.locator(".plate .name")).to_have_text(["Ann", "Bo", "Cy", "Di"])


@pytest.mark.one_browser
def test_rules_and_editor_are_reached_from_the_dialog(shared: Visit) -> None:
    page = shared.page
    page.locator("#card-pods .more").click()
    assert page.get_by_role("dialog").get_by_role("link", name="Rules").get_attribute("href") == "./rules/pods.html"
    page.get_by_role("dialog").get_by_role("link", name="Set up a position").click()
    expect(page.locator("#workbench")).to_be_visible()
