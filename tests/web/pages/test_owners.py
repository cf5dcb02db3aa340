"""The page for owners: a board is made by choosing, shown on every ground, and leaves the page as code that works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from pentapod import games
from serve import SiteServer
from site_files import ROOT
from web.axe import serious
from web.conftest import new_visit
from web.visit import VIEWPORT, Saver, Visit

GUARDED = "standard guarded 0 w 2@c3 1@e2"


@pytest.fixture(scope="module")
def page(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """The page, on which the tests of this module follow one another."""
    here = new_visit(browser.new_context(viewport=VIEWPORT, service_workers="block"), site.address)
    here.page.goto(here.address + "owners.html")
    yield here
    here.page.context.close()
    assert here.trouble == []


def board(page: Visit) -> Locator:
    return page.page.locator("#place pentapod-board")


def code(page: Visit, kind: str = "HTML") -> str:
    page.page.locator("#kinds").get_by_role("radio", name=kind, exact=True).check()
    page.until("() => document.querySelector('#codes[aria-busy=false]') && document.getElementById('code').value")
    return page.page.get_by_label("The code", exact=True).input_value()


def choose(page: Visit, **fields: str) -> None:
    """Choose radio buttons by the names of their groups and their values."""
    for name, value in fields.items():
        page.page.locator(f"#maker [name={name}][value={value}]").check()


def shows(page: Visit, words: str) -> None:
    """The board has come to life and says this."""
    board(page).locator(".words", has_text=words).wait_for()
    board(page).locator(".targets button").first.wait_for()


@pytest.mark.one_browser
def test_every_game_begins_and_gives_its_code(page: Visit) -> None:
    for game_id in games.ids():
        choose(page, game=game_id, source="new")
        expect(board(page)).to_have_attribute("game", game_id)
        expect(page.page.locator("#writing")).to_have_attribute("href", f"./rules/{game_id}.html#writing-a-position")
        page.until(f"() => document.getElementById('code').value.includes('game={game_id}')")
        board(page).locator(".targets button").first.wait_for()
        assert f"{page.address}embed.html?may=play&amp;game={game_id}" in code(page)


@pytest.mark.one_browser
def test_a_position_is_pasted_and_what_is_wrong_with_it_is_said(page: Visit) -> None:
    choose(page, game="pods", source="position", may="step")
    field = page.page.get_by_label("Position as text")
    field.fill("standard guarded 0 w 99@c3 -")
    expect(page.page.locator("#fault")).to_be_visible()
    expect(page.page.get_by_role("button", name="Copy the code")).to_be_disabled()
    field.fill(GUARDED)
    expect(page.page.locator("#fault")).to_be_hidden()
    assert f'position="{GUARDED}" may="step"' in code(page, "HTML, many boards")
    assert page.page.url.partition("#")[2].startswith("game=pods&source=position&position=standard+guarded")


@pytest.mark.chromium_first
def test_a_position_is_set_up_by_hand_over_the_page(page: Visit) -> None:
    choose(page, game="pods", source="position")
    page.page.get_by_label("Position as text").fill(GUARDED)
    page.page.get_by_role("button", name="Set it up by hand").click()
    editor = page.page.frame_locator("#editor-frame")
    editor.get_by_role("button", name="Empty the board").or_(editor.locator("#setup-clear")).first.click()
    page.page.get_by_role("button", name="Use this position").click()
    expect(page.page.get_by_label("Position as text")).not_to_have_value(GUARDED)
    assert page.page.get_by_label("Position as text").input_value().startswith("standard ")


@pytest.mark.chromium_first
def test_what_the_editor_calls_unplayable_is_not_taken_over(page: Visit) -> None:
    choose(page, game="pods", source="position")
    field = page.page.get_by_label("Position as text")
    field.fill(GUARDED)
    page.page.get_by_role("button", name="Set it up by hand").click()
    editor = page.page.frame_locator("#editor-frame")
    editor.locator("#setup-text").fill("standard guarded 0 w 1@e2")
    expect(editor.locator("#verdict.unsound")).not_to_be_empty()
    page.page.get_by_role("button", name="Use this position").click()
    expect(page.page.locator("#editor-fault")).to_have_text(editor.locator("#verdict").inner_text())
    page.page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value(GUARDED)


def test_the_page_names_its_own_address(page: Visit) -> None:
    page.page.locator("#kinds").get_by_role("radio", name="HTML, many boards").check()
    expect(page.page.locator("#codes [data-kind=element] code").first).to_have_text(page.address.split("/some/")[0])
    codes = page.page.locator(".gallery pre code").all_text_contents()
    assert codes and all(page.address in one and "games.example" not in one for one in codes)


@pytest.mark.one_browser
def test_a_link_is_shown_from_an_action_of_it_on(page: Visit) -> None:
    choose(page, game="pods", source="link", may="step")
    field = page.page.get_by_label("Link to the game")
    field.fill("")
    expect(page.page.locator("#fault")).to_contain_text("Paste a link to a game")
    field.fill("see https://games.example/#pods:1.00.B.w.xqFa")
    page.page.get_by_label("Shown after this many actions").fill("1")
    page.until("() => document.getElementById('code').value.includes('pods:1.00.B.w.xqFa')")
    assert 'link="pods:1.00.B.w.xqFa" ply="1"' in code(page, "HTML, many boards")
    expect(page.page.locator("#count")).to_have_text(re.compile(r"The game has \d+\."))


@pytest.mark.one_browser
def test_seats_and_levels_are_offered_where_visitors_play(page: Visit) -> None:
    choose(page, game="modx", source="new", may="step")
    expect(page.page.get_by_label("Visitors play")).to_be_hidden()
    choose(page, may="play")
    expect(page.page.get_by_label("Computer's level")).to_be_hidden()
    page.page.get_by_label("Visitors play").select_option("Orange")
    page.page.get_by_label("Computer's level").select_option("2, Casual")
    page.page.get_by_label("Size").select_option("480")
    page.until("() => document.getElementById('code').value.includes('480')")
    written = code(page, "HTML, many boards")
    assert '<pentapod-board game="modx" seat="1" level="2" style="max-width: 480px" may="play"' in written
    assert page.page.locator("#place").evaluate("place => place.getBoundingClientRect().width") == 480
    page.page.get_by_label("Visitors play").select_option("all seats")
    page.page.get_by_label("Size").select_option("fits the space available")
    page.until("() => !document.getElementById('code').value.includes('480')")


@pytest.mark.states(
    "`owners.html` of the site makes a board by choosing (also of a record, a lesson, a puzzle or the puzzle of the "
    "day), shows it, and gives the code of both, also for WordPress, Markdown and MediaWiki.",
)
@pytest.mark.one_browser
def test_a_lesson_and_a_puzzle_are_learnt_on_the_board_that_is_made(page: Visit) -> None:
    page.page.locator("#kinds").get_by_role("radio", name="HTML, many boards").check()
    choose(page, game="modx", source="lesson")
    page.page.get_by_role("combobox", name="Lesson").select_option("2")
    board(page).get_by_role("button", name="Show me").wait_for()
    page.until("() => document.getElementById('code').value.includes('modx:2')")
    assert 'lesson="modx:2"' in code(page, "HTML, many boards")
    assert page.page.get_by_role("group", name="Visitors may").count() == 0
    choose(page, game="pods", source="puzzle")
    page.until("() => document.getElementById('code').value.includes('puzzle=\"pods\"')")
    assert "picture=" not in code(page, "HTML, many boards"), "it is another one tomorrow"
    page.page.get_by_role("combobox", name="Puzzle").select_option(index=1)
    chosen = page.page.get_by_role("combobox", name="Puzzle").input_value()
    page.until(f"() => document.getElementById('code').value.includes('pods:{chosen}')")
    board(page).get_by_role("button", name="Show me").wait_for()


RECORD = "Pentapod record 1\ngame: pods 1\nseat 0: Ann\nseat 1: Bo\n\n1. chance 0\n2. 0 1@e4 ! {Here & there.}\n"


@pytest.mark.states(
    "`owners.html` of the site makes a board by choosing (also of a record, a lesson, a puzzle or the puzzle of the "
    "day), shows it, and gives the code of both, also for WordPress, Markdown and MediaWiki.",
)
@pytest.mark.chromium_first
def test_an_annotated_game_is_read_on_the_board_that_is_made(page: Visit) -> None:
    choose(page, source="record", may="step")
    expect(page.page.locator("#fault")).to_contain_text("Paste the record of a game")
    field = page.page.get_by_label("Record of a game")
    field.fill("no record")
    expect(page.page.locator("#fault")).to_contain_text("Line 1")
    field.fill(RECORD)
    expect(board(page).locator(".notes")).to_contain_text("Here & there.")
    page.until("() => document.getElementById('code').value.includes('seat 0: Ann')")
    assert "2. 0 1@e4 ! {Here &amp; there.}" in code(page, "HTML, many boards")
    assert "#record=Pentapod%20record%201%0Agame" in code(page)


@pytest.mark.states(
    "`owners.html` of the site makes a board by choosing (also of a record, a lesson, a puzzle or the puzzle of the "
    "day), shows it, and gives the code of both, also for WordPress, Markdown and MediaWiki.",
)
@pytest.mark.one_browser
def test_each_place_has_its_code_and_says_what_it_lets_through(page: Visit) -> None:
    choose(page, game="xtal", source="new")
    page.until("() => document.getElementById('code').value.includes('xtal')")
    for kind, begins, note in (
        ("HTML", "<iframe ", "needs no script"),
        ("HTML, many boards", "<script ", "share one Python"),
        ("WordPress", "<!-- wp:html -->", "custom HTML"),
        ("Markdown", "[![XTAL", "save the picture"),
        ("MediaWiki", "[[File:Xtal-", "upload it"),
    ):
        assert code(page, kind).startswith(begins)
        expect(page.page.locator("#codes > [data-kind]:visible")).to_have_count(1)
        expect(page.page.locator("#codes > [data-kind]:visible")).to_contain_text(note)


def test_the_picture_is_saved_under_the_name_that_the_code_has(page: Visit, saved: Saver) -> None:
    name = re.search(r"\(([a-z]+-[0-9a-f]{8})\.svg\)", code(page, "Markdown"))
    assert name
    drawing = saved(page.page, "Save the picture, SVG")
    assert drawing.content.startswith(b"<svg ")
    pixels = saved(page.page, "PNG")
    assert pixels.content.startswith(b"\x89PNG")
    assert (drawing.name, pixels.name) == (f"{name[1]}.svg", f"{name[1]}.png")


LOOK = "one => getComputedStyle(one).color + getComputedStyle(one).backgroundColor"


@pytest.mark.one_browser
def test_the_board_is_seen_on_every_ground(page: Visit) -> None:
    seen: set[Any] = set()
    for name in ("This page", "Light", "Dark", "Coloured"):
        page.page.get_by_role("radio", name=name, exact=True).check()
        seen.add(str(page.page.locator("#stage").evaluate(LOOK)))
    assert len(seen) >= 3
    page.page.get_by_role("radio", name="This page", exact=True).check()


@pytest.mark.chromium_first
def test_every_example_does_what_it_says(page: Visit) -> None:
    examples = page.page.locator(".gallery article")
    assert examples.count() >= 9
    looked = page.page.locator("[id='1-diagram'] pentapod-board")
    expect(looked.locator("svg").first).to_be_visible()
    assert looked.get_by_role("button").count() == 0
    for name, button in (("2-position", "Play from here"), ("4-computer", "Play from here"), ("5-lesson", "Learn")):
        one = page.page.locator(f"[id='{name}'] pentapod-board")
        one.get_by_role("button", name=button).click()
        one.locator(".targets button[aria-disabled=false]").first.wait_for()
    stepped = page.page.locator("[id='3-game'] pentapod-board")
    stepped.get_by_role("button", name="Step through").click()
    before = stepped.locator(".said").inner_text()
    stepped.get_by_role("button", name="One forward").click()
    stepped.locator(".said").filter(has_not_text=before).wait_for()
    page.page.get_by_role("button", name="After 40 moves").click()
    page.until("() => document.getElementById('told').live")
    answered = page.page.locator("[id='6-answer'] pentapod-board")
    answered.get_by_role("button", name="Play from here").click()
    lit = answered.locator(".targets button[aria-disabled=false]")
    lit.last.click()  # A pod ...
    answered.locator(".targets button[aria-pressed=true]").wait_for()
    lit.last.click()  # ... and its place.
    answered.locator(".said", has_text="Orange placed pod 4 on a6").wait_for(state="attached")  # It is narrow.
    framed = page.page.locator("[id='9-plain']").frame_locator("iframe")
    framed.get_by_role("button", name="Play from here").wait_for()


@pytest.mark.one_browser
def test_an_example_is_made_ones_own(page: Visit) -> None:
    page.page.locator("#kinds").get_by_role("radio", name="HTML", exact=True).check()
    page.page.locator("[id='4-computer']").get_by_role("button", name="Make it your own").click()
    expect(board(page)).to_have_attribute("seat", "0")
    expect(board(page)).to_have_attribute("level", "2")
    page.until("() => document.getElementById('code').value.includes('level=2')")
    expect(page.page.locator("#maker [name=source][value=new]")).to_be_checked()


@pytest.mark.one_browser
def test_it_fits_every_window_and_axe_finds_nothing(page: Visit) -> None:
    for wide, high in ((1280, 800), (390, 844), (360, 640)):
        page.resize(wide, high)
        assert page.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), wide
        if wide != 390:
            assert serious(page) == [], wide
    page.resize(VIEWPORT["width"], VIEWPORT["height"])
    page.page.emulate_media(color_scheme="dark")
    assert serious(page, "color-contrast") == []
    page.page.emulate_media(color_scheme="light")


@pytest.mark.states("`owners.html` takes the file of an edition, too.")
@pytest.mark.one_browser
def test_an_edition_of_ones_own(page: Visit) -> None:
    file = ROOT / "editions/pods-neighbours.toml"
    page.page.get_by_label("Or a game of your own").set_input_files(file)
    page.until("() => document.getElementById('code').value.includes(' edition=\"pods-neighbours.toml\"')")
    assert '<pentapod-board game="pods" edition="pods-neighbours.toml" may="play"' in code(page)
    page.until("() => document.querySelector('#place pentapod-board').game?.startsWith('pods~')")
    choose(page, game="pods", source="new")
    shows(page, "")


@pytest.mark.states("`owners.html` takes the file and makes the code, with its picture.")
@pytest.mark.one_browser
def test_a_game_of_ones_own(page: Visit) -> None:
    """A file is chosen, shown alive, and its code names the file."""
    page.page.get_by_label("Or a game of your own").set_input_files(ROOT / "examples/tictactoe.py")
    expect(board(page).get_by_role("button", name=re.compile("^b2, empty"))).to_be_visible()
    page.until("() => document.getElementById('code').value.includes('src=\"tictactoe.py\"')")
    assert re.search(r"workshop\.html#code:[\w-]+&amp;tictactoe:1", code(page))
    choose(page, game="pods", source="new")
    shows(page, "")
