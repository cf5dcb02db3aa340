"""Games of one file each on the page: nothing here knows which games they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from pentapod import games
from pentapod.engine.state import CHANCE
from random_play import SOAK
from serve import PlainHandler, SiteServer
from web.axe import serious
from web.conftest import new_visit
from web.leaks import begin as look_for_leaks
from web.leaks import hands_told
from web.sitting import TURN_LIMIT, Sitting
from web.visit import VIEWPORT, Visit
from web.with_examples import EXAMPLES

pytestmark = pytest.mark.one_browser

EVERY = pytest.mark.parametrize("game_id", EXAMPLES)

TOUCHES = 4
"""So many touches are made in the short run."""
ANSWERS = 2
"""So often a computer player answers in the short run."""

LABELS = "all => all.map(one => one.getAttribute('aria-label'))"
ON_LIT = "() => document.activeElement.matches('#board .targets button[aria-disabled=false]')"
FOCUSED = "() => document.activeElement.dataset.touch ?? document.activeElement.id"
READY = "This position can be played."


def act(sitting: Sitting) -> bool:
    """Touch something by its label, or take the screen; whether there was anything to do."""
    if labels := sitting.settle():
        sitting.touch(sitting.rng.choice(labels))
        return True
    screen = sitting.page.locator("#take-screen")
    if screen.is_visible():
        screen.click()
        return True
    return False


def acts(sitting: Sitting, touches: int = TOUCHES) -> None:
    for _ in range(touches):
        act(sitting)
    sitting.settle()


@EVERY
def test_a_game_is_played_against_the_computer_by_clicks(shared: Visit, game_id: str) -> None:
    """To its end in the long run; some end in the short one, too."""
    sitting = Sitting(shared)
    sitting.begin_with_computers(game_id, 0, 1)
    for _ in range(TURN_LIMIT):
        if not act(sitting) or (not SOAK and answers(sitting) >= ANSWERS):
            break
    assert sitting.over() if SOAK else answers(sitting)


def answers(sitting: Sitting) -> int:
    return sum(step.action.seat == 1 for step in sitting.match().steps)


@pytest.fixture(scope="module")
def second(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """Somebody else's page, on which links are opened."""
    context = browser.new_context(viewport=VIEWPORT, service_workers="block", reduced_motion="reduce")
    here = new_visit(context, site.address)
    yield here
    context.close()
    assert here.trouble == []


@EVERY
def test_a_link_takes_a_game_to_another_page(shared: Visit, second: Visit, game_id: str) -> None:
    sitting, there = Sitting(shared), Sitting(second)
    sitting.begin(game_id)
    acts(sitting)
    played = sitting.match()
    second.open("#" + sitting.address().partition("#")[2])
    expect(second.page.locator("#log li")).to_have_count(len(played.steps))
    assert second.page.locator("#game-name").inner_text() == games.find(game_id).name
    assert there.match().state.text() == played.state.text()


@pytest.fixture(scope="module")
def article(browser: Browser, site: SiteServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """A page of somebody else's with a board of each game."""
    folder: Path = tmp_path_factory.mktemp("article")
    boards = "".join(f'<pentapod-board id="{name}" game="{name}" may="play"></pentapod-board>' for name in EXAMPLES)
    script = f'<script src="{site.address}static/embed.js" defer></script>'
    body = f'<!doctype html><html lang="en"><title>Boards</title><link rel="icon" href="data:,">{script}{boards}'
    (folder / "index.html").write_text(body, encoding="utf-8")
    server = SiteServer(folder, "/some/host/", handler=PlainHandler).start()
    context = browser.new_context(viewport=VIEWPORT, service_workers="block", reduced_motion="reduce")
    here = new_visit(context, server.address)
    here.origins.add(site.address.split("/some/")[0])
    here.page.goto(server.address)
    yield here
    context.close()
    server.stop()
    assert here.trouble == []


@EVERY
def test_a_board_on_another_page_is_played(article: Visit, game_id: str) -> None:
    board = article.page.locator(f"#{game_id}")
    board.get_by_role("button", name="Play").first.click()
    lit = board.locator(".targets button[aria-disabled=false]")
    cover = board.locator("[part=cover] button, .cover button")
    lit.or_(cover).first.wait_for(timeout=60_000)
    before = told(board)
    for _ in range(TOUCHES):
        lit.or_(cover).first.click()
        article.page.wait_for_timeout(100)
        lit.or_(cover).first.wait_for()
    expect(board.locator(".said")).not_to_be_empty()
    assert told(board) != before


def told(board: Locator) -> list[str]:
    return [board.locator(".words").inner_text(), *board.locator(".targets button").evaluate_all(LABELS)]


@EVERY
def test_a_position_is_set_up_undone_written_and_played(shared: Visit, game_id: str) -> None:
    page, game = shared.open(f"#edit:{game_id}").page, games.find(game_id)
    text, verdict = page.get_by_label("Position as text"), page.locator("#verdict")
    expect(text).to_have_value(game.start(game.choose()).text())
    at_first = text.input_value()
    assert page.locator("#workbench").locator("select, input[type=radio]").count() > 1, "whose turn it is at least"
    if (pieces := page.locator("#supply button")).count():
        page.get_by_role("button", name="Clear", exact=True).click()
        cleared = text.input_value()
        pieces.first.click()
        for place in page.locator("#draft .targets button").all():
            place.click()
            if text.input_value() != cleared:
                break
        assert text.input_value() != cleared
        page.locator("#verdict").click()
        page.keyboard.press("u")
        expect(text).to_have_value(cleared)
    text.fill(at_first[:-1] + "!")
    expect(verdict).not_to_have_text(READY)
    text.fill(at_first)
    expect(verdict).to_have_text(READY)
    assert serious(shared) == []
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    sitting = Sitting(shared)
    act(sitting)
    assert sitting.match().origin == at_first


@EVERY
def test_the_keyboard_alone_plays(shared: Visit, game_id: str) -> None:
    page, sitting = shared.page, Sitting(shared)
    sitting.begin(game_id)
    for _ in range(2 * TOUCHES):
        if not sitting.settle():
            if sitting.over():
                break
            assert page.evaluate(FOCUSED) == "take-screen"
        elif not page.evaluate(ON_LIT):
            page.keyboard.press("Tab")
            assert page.evaluate(ON_LIT), page.evaluate(FOCUSED)
        page.keyboard.press("Enter")
        sitting.prompt()
    sitting.settle()
    assert any(step.action.seat != CHANCE for step in sitting.match().steps)


@EVERY
def test_a_screen_reader_hears_what_can_be_touched_and_what_happened(shared: Visit, game_id: str) -> None:
    page, sitting = shared.page, Sitting(shared)
    sitting.begin(game_id)
    for _ in range(TOUCHES):
        labels = page.locator("#board .targets button").evaluate_all(LABELS)
        assert all(labels)
        assert len({*labels}) == len(labels), labels
        act(sitting)
    sitting.settle()
    assert sitting.prompt() in page.locator("#announcer").inner_text()
    assert page.locator("#log li").count()
    assert serious(shared) == []


@EVERY
def test_addresses_of_lessons_and_puzzles_that_are_not_there_say_so(shared: Visit, game_id: str) -> None:
    name = games.find(game_id).name
    for place in ("learn", "puzzle"):
        dialog = shared.open(f"#{place}:{game_id}").page.get_by_role("dialog")
        expect(dialog).to_contain_text(re.compile(f"There are no (lessons|puzzles) for {name}"))
        shared.page.keyboard.press("Escape")


@EVERY
def test_at_one_screen_nobody_sees_what_another_holds(shared: Visit, game_id: str) -> None:
    """In a game in which nothing is hidden no screen is passed on."""
    page, sitting = shared.page, Sitting(shared)
    sitting.begin(game_id)
    passed = 0
    for _ in range(3 * TOUCHES):
        if not sitting.settle() and page.locator("#take-screen").is_visible():
            assert look_for_leaks(shared) > 1
            assert hands_told(shared) == []
            passed += 1
        act(sitting)
    assert (passed > 1) == games.find(game_id).hidden
