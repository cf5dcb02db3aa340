"""Puzzles are solved in a browser: by their labels, wrong first, one after another, and from the course."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import expect

from pentapod import games
from pentapod.engine.state import Path
from pentapod.lessons.puzzles import theme
from pentapod.puzzles.puzzle import Puzzle, of_day, read
from puzzles.counting import Tree
from puzzles.writing import themes_of
from random_play import SOAK
from web.axe import serious
from web.learner import Learner
from web.visit import SITE, Visit

pytestmark = pytest.mark.one_browser

TABLES = {path.stem: read(path.read_text("utf-8")) for path in sorted((SITE / "puzzles").glob("*.txt"))}
"""The puzzles of the site, by game."""
SO_MANY = 10 if SOAK else 2
"""How many puzzles of each game are solved on end. That all can be, tests/puzzles/ shows."""
SCROLLS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""
WINDOWS = {"phone": (390, 844), "laptop": (1280, 800)}


def wrong_touches(game_id: str, puzzle: Puzzle) -> Path:
    """A few touches that do not solve the puzzle, nor play on as the solution does."""
    game = games.find(game_id)
    state = game.position(puzzle.position)
    if puzzle.aim:
        tree = Tree(game, state, puzzle.aim.turns)
        plays = [sum(play, ()) for play in tree.plays(tree.root).values() if play != puzzle.solution]
    else:
        plays = [one.path for one in state.actions() if one.path != puzzle.solution[0]]
    return min(plays, key=len)


@pytest.fixture
def learner(shared: Visit) -> Learner:
    return Learner(shared)


def touch_all(learner: Learner, path: Path) -> None:
    for touch in path:
        learner.page.locator(f'#board .targets button[data-touch="{touch}"]').click()
        learner.answer()


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", TABLES)
def test_puzzles_are_solved_one_after_another(learner: Learner, game_id: str) -> None:
    page, table = learner.page, TABLES[game_id][:SO_MANY]
    learner.go(f"puzzle:{game_id}:{table[0].id}")
    for puzzle in table:
        expect(page.locator("#coach .where span").last).to_have_text(f"Difficulty {puzzle.difficulty} of 5")
        assert page.evaluate("location.hash") == f"#puzzle:{game_id}:{puzzle.id}"
        assert learner.settled().standing == "OPEN"
        if puzzle is table[0]:
            touch_all(learner, wrong_touches(game_id, puzzle))
            expect(page.locator("#coach .words")).to_have_attribute("data-kind", "missed")
            learner.button("Try again").click()
            assert learner.settled().standing == "OPEN"
        learner.solve()
        assert learner.words().startswith("Solved.")
        expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
        page.keyboard.press("Enter")
        page.locator("#coach .words:not([data-kind])").wait_for()
    kept = page.evaluate("name => localStorage.getItem(name)", f"pentapod.puzzles.{game_id}")
    assert json.loads(kept) == [puzzle.id for puzzle in table]


def press_all(learner: Learner, path: Path) -> None:
    for touch in path:
        learner.page.locator(f'#board .targets button[data-touch="{touch}"]').focus()
        learner.page.keyboard.press("Enter")
        learner.answer()


@pytest.mark.parametrize(
    ("game_id", "by"),
    [
        (game_id, by)
        for at, game_id in enumerate(TABLES)
        for by in (touch_all, press_all)
        if SOAK or by is (touch_all, press_all)[at % 2]
    ],
)
def test_a_miss_is_answered_on_the_board_told_and_taken_back(
    learner: Learner, game_id: str, by: Callable[[Learner, Path], None]
) -> None:
    page, puzzle = learner.page, TABLES[game_id][0]
    learner.go(f"puzzle:{game_id}:{puzzle.id}")
    page.locator("#coach .words:not([data-kind])").wait_for()
    task, label = learner.words(), page.locator("#board").get_attribute("aria-label")
    by(learner, wrong_touches(game_id, puzzle))
    again = learner.button("Try again")
    expect(again).to_be_focused()
    expect(page.locator("#coach .words")).to_contain_text("The reply: ")
    expect(page.locator("html")).to_have_attribute("data-lesson", "missed")
    assert learner.settled().standing == "MISSED"
    assert page.locator("#board").get_attribute("aria-label") == label
    assert learner.visit.python("app._learn.teaching.coach.session.match.ply") == 0
    expect(page.locator("#coach .words")).to_contain_text("The reply: ")
    assert page.evaluate(SCROLLS) is False
    if by is press_all:
        page.keyboard.press("Enter")
    else:
        again.click()
    expect(page.locator("#coach .words")).to_have_text(task)
    learner.solve()
    assert learner.words().startswith("Solved.")


def test_puzzles_of_each_difficulty_are_found_from_the_course(learner: Learner) -> None:
    page, table = learner.page, TABLES["xpod"]
    shown = page.locator("#coach .where span").last
    for difficulty in ("1", "3"):
        first, second = [one for one in table if one.difficulty == int(difficulty)][:2]
        learner.go("learn:xpod")
        page.get_by_role("link", name=f"Puzzles of difficulty {difficulty}").click()
        expect(shown).to_have_text(f"Difficulty {difficulty} of 5")
        assert learner.visit.python("app._learn.teaching.taught.name") == f"xpod:{first.id}"
        learner.solve()
        learner.go("learn:xpod")
        page.get_by_role("link", name=f"Puzzles of difficulty {difficulty}").click()
        expect(shown).to_have_text(f"Difficulty {difficulty} of 5")
        assert learner.visit.python("app._learn.teaching.taught.name") == f"xpod:{second.id}"


def test_puzzles_of_each_theme_are_found_from_the_course_and_name_it_once_they_are_solved(learner: Learner) -> None:
    page, table = learner.page, TABLES["modx"]
    for key in themes_of(table)[:2]:
        first, second = [one for one in table if one.theme == key][:2]
        for puzzle in (first, second):
            learner.go("learn:modx")
            page.get_by_role("link", name=theme(key)).click()
            expect(page.locator("#coach .where span").last).to_have_text(f"Difficulty {puzzle.difficulty} of 5")
            assert learner.visit.python("app._learn.teaching.taught.name") == f"modx:{puzzle.id}"
            learner.solve()
            assert f"The idea: {theme(key)}." in learner.words()


def test_the_puzzle_of_the_day_is_found_from_the_course(learner: Learner) -> None:
    page = learner.page
    learner.go("learn:pods")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator("#coach h2")).to_have_text("Puzzle of the day")
    today = of_day(TABLES["pods"], date.fromisoformat(page.evaluate("() => new Date().toLocaleDateString('sv')")))
    expect(page.locator("#coach .where span").last).to_have_text(f"Difficulty {today.difficulty} of 5")
    assert serious(learner.visit) == []
    learner.button("Show me").click()
    expect(page.locator("#prompt")).to_have_attribute("data-kind", "hint")
    assert page.evaluate("() => document.activeElement.dataset.touch") == today.solution[0][0]
    page.go_back()
    expect(page.get_by_role("heading", name="Learn PODS")).to_be_visible()


def test_the_first_page_leads_to_the_puzzles_of_the_day_and_ticks_those_that_are_solved(learner: Learner) -> None:
    page = learner.page
    card = page.get_by_role("article", name="Puzzles of the day")
    today = page.evaluate("() => String(new Date().getDate())")
    expect(card.locator(".day")).to_have_text(today)
    names = [games.find(game_id).name for game_id in TABLES]
    assert sorted(card.get_by_role("link").all_inner_texts()) == sorted(names)
    card.get_by_role("link", name="MODX", exact=True).click()
    expect(page.locator("#coach h2")).to_have_text("Puzzle of the day")
    learner.solve()
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(card.get_by_role("link", name="MODX solved")).to_be_visible()
    assert card.get_by_role("link", name="solved").count() == 1
    yesterday = dict.fromkeys(TABLES, "2000-01-01")
    page.evaluate("kept => localStorage.setItem('pentapod.puzzles-of-day', JSON.stringify(kept))", yesterday)
    page.reload()
    learner.visit.wait_ready()
    page.locator("html[data-games]").wait_for()
    assert card.get_by_role("link", name="solved").count() == 0


def test_after_the_last_puzzle_that_is_said(learner: Learner) -> None:
    page, table = learner.page, TABLES["modx"]
    solved = json.dumps([puzzle.id for puzzle in table[1:]])
    page.evaluate("solved => localStorage.setItem('pentapod.puzzles.modx', solved)", solved)
    learner.go(f"puzzle:modx:{table[0].id}")
    page.locator("#coach h2").wait_for()
    learner.solve()
    expect(page.locator(".card-of-lesson")).to_have_text(f"You have solved all {len(table)} puzzles for MODX.")
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()


def test_a_puzzle_opens_by_its_address_and_is_no_game(learner: Learner) -> None:
    page, puzzle = learner.page, TABLES["pods"][3]
    page.goto(f"{learner.visit.address}#puzzle:pods:{puzzle.id}")
    page.reload()
    learner.visit.wait_ready()
    expect(page.locator("#coach h2")).to_have_text(f"Puzzle 4 of {len(TABLES['pods'])}")
    assert page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('pentapod.match.'))") == []


@pytest.mark.parametrize(
    ("address", "answer"),
    [
        ("puzzle:pods:zzzz", "There is no such puzzle for PODS."),
        ("puzzle:chess", "There are no puzzles for a game of that name."),
    ],
)
def test_a_wrong_address_gets_a_plain_answer(learner: Learner, address: str, answer: str) -> None:
    learner.go(address)
    expect(learner.page.get_by_role("dialog")).to_contain_text(answer)


def test_a_game_without_puzzles_offers_none(learner: Learner) -> None:
    page = learner.page
    page.evaluate("() => document.getElementById('card-xtal').removeAttribute('data-puzzles')")
    try:
        learner.go("learn:xtal")
        page.get_by_role("heading", name="Learn XTAL").wait_for()
        expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(0)
        learner.go("puzzle:xtal")
        expect(page.get_by_role("dialog")).to_contain_text("There are no puzzles for XTAL yet.")
    finally:
        page.evaluate("() => document.getElementById('card-xtal').setAttribute('data-puzzles', '')")


@pytest.mark.parametrize("game_id", TABLES)
def test_a_puzzle_fits_without_scrolling(learner: Learner, game_id: str) -> None:
    page = learner.page
    learner.go(f"puzzle:{game_id}")
    page.locator("#coach h2").wait_for()
    for name, size in WINDOWS.items():
        learner.visit.resize(*size)
        learner.visit.becomes(SCROLLS, False, name)
