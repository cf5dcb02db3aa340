"""After the game: who has won, what next, results, and learning from mistakes."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import play_on
from rooms import WINDOWS
from web.axe import serious
from web.in_page import NO_THOUGHT
from web.partner import played
from web.sitting import Sitting
from web.visit import Visit

PLAYED = 40
"""Of how many random games the one is looked at whose end takes the most words."""

LEAST_BOARD = 200
"""How high a board must be at least that an analysis stands below, in pixels."""

HINTED = """
import gc, json
[app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")
json.dumps(app.table.advice._hinted[1])
"""

LOST = """() => Object.values(JSON.parse(localStorage.getItem("pentapod.results") ?? '{"games": {}}').games)
    .reduce((sum, levels) => sum + levels["1"].lost, 0)"""
"""How many games were lost against the first level, as the page keeps it."""

STILL = """
import gc
[app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")
app.set(still={still})
"""


def keep(visit: Visit, match: Match, levels: tuple[int, ...]) -> None:
    """A finished game among the kept ones, as one person played it against a computer; then it is opened."""
    names = list(match.game.titles[: len(levels)])
    save = json.dumps([link.encode(match), len(match.steps), names, "over", True, 1, levels])
    visit.page.evaluate("text => localStorage.setItem('pentapod.match.kept', text)", save)
    visit.open(f"#{link.encode(match)}")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, resign").click()


@pytest.mark.one_browser
def test_a_lost_game_is_told_to_you_counted_and_played_from_the_other_side(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    sitting = Sitting(shared)
    for number, game_id in enumerate(games.ids(), 1):
        shared.open()
        page.locator(f"#card-{game_id} .play").click()
        sitting.settle()
        give_up(page)
        expect(page.locator("#prompt")).to_contain_text("You lose. ")
        expect(page.locator("#notice button")).to_have_text(["Again", "Swap sides", "Share", "Learn from it"])
        assert page.locator("#flourish .mark").count() == 0
        seat = page.locator(".plate:not(:has(.level))").get_attribute("class")
        page.get_by_role("button", name="Swap sides").click()
        sitting.settle()
        expect(page.locator(".plate:not(:has(.level))")).not_to_have_attribute("class", seat or "")
        shared.becomes(LOST, number, game_id)
    shared.open()
    expect(page.locator("#results summary")).to_contain_text(f"0 of {len(games.ids())}")
    page.locator("#results summary").click()
    assert page.locator("#results tr").count() == len(games.ids()) + 1
    assert serious(shared) == []


@pytest.mark.one_browser
def test_who_wins_is_celebrated_unless_nothing_is_to_move(shared: Visit) -> None:
    page = shared.page
    shared.unhurried()
    sitting = Sitting(shared)
    for still in (False, True):
        shared.python(STILL.format(still=still))
        shared.open()
        sitting.begin("pods", ("Ann", "Bo"))
        page.get_by_role("button", name="Resign", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Ann").click()
        expect(page.locator("#prompt")).to_have_text("Bo wins: Ann resigned.")
        expect(page.locator("#notice button")).to_have_text(["Again", "Share", "Learn from it"])
        assert bool(page.locator("#flourish .mark.seat-1").count()) is not still
        expect(page.locator("#flourish")).to_be_hidden()


@pytest.mark.one_browser
def test_a_mistake_is_shown_tried_again_and_found(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    match = played("pods", 3)
    keep(shared, match, (0, 1))
    page.get_by_role("button", name="Learn from it").click()
    page.get_by_role("img", name="Each side's chance of winning over the course of the game").wait_for()
    expect(page.locator(".chart")).to_contain_text("Chance of winning")
    page.locator(".mistake").wait_for()
    assert {mark.split()[-1] for mark in marks(page)} == {"seat-0"}, "only what the person did"
    expect(page.locator(".mistake")).to_contain_text("Better:")
    shared.resize(1280, 800)
    expect(page.get_by_role("button", name="Try it")).to_be_in_viewport(ratio=1)
    page.locator("#mistake-0").click()
    number = int((page.locator("#mistake-0").inner_text()).partition(":")[0])
    expect(page.locator("#notice")).to_contain_text(f"Position {number - 1} of {len(match.steps)}")
    assert serious(shared) == []

    page.get_by_role("button", name="Try it").click()
    expect(page.locator("#notice")).to_contain_text("Find something better.")
    for touch in match.steps[number - 1].action.path:
        page.locator(f'.targets [data-touch="{touch}"]').click()
    expect(page.locator("#notice")).to_contain_text("There is a better action.")
    page.get_by_role("button", name="Show it").click()
    for touch in json.loads(shared.python(HINTED)):
        page.locator(f'.targets [data-touch="{touch}"]').click()
    expect(page.locator("#notice")).to_contain_text("as good as anything here")
    assert sitting.address().endswith(f"#{link.encode(match)}"), "the address is that of the finished game"
    page.get_by_role("button", name="Back to the analysis").click()
    page.locator(".mistake").wait_for()
    assert page.evaluate("() => Object.keys(localStorage).filter(key => key.includes('.match.')).length") == 1


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
def test_on_a_phone_the_analysis_leaves_the_board_to_be_seen(shared: Visit, game_id: str) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    shared.resize(360, 640)
    page.locator(f"#card-{game_id} .play").click()
    Sitting(shared).settle()
    give_up(page)
    page.get_by_role("button", name="Learn from it").click()
    expect(page.locator("#analysis")).to_be_visible()
    board, analysis = (page.locator(one).bounding_box() for one in ("#table .area", "#history"))
    assert board and analysis
    assert board["height"] >= LEAST_BOARD
    assert board["y"] + board["height"] <= analysis["y"] + 1
    page.get_by_role("button", name="Close the log").click()
    expect(page.get_by_role("button", name="Again", exact=True)).to_be_visible()


def marks(page: Page) -> list[str]:
    found: list[str] = page.locator(".mistakes .mark").evaluate_all("all => all.map(one => one.getAttribute('class'))")
    return found


SAID_WHOLE = """() => {
    const prompt = document.getElementById("prompt"), speech = document.getElementById("speech");
    const [said, room] = [prompt, speech].map(one => one.getBoundingClientRect());
    return prompt.scrollHeight <= prompt.clientHeight + 2 && said.top >= room.top - 1 && said.bottom <= room.bottom + 1
        && [...document.querySelectorAll("#notice button")].filter(one => one.checkVisibility())
            .every(one => one.getBoundingClientRect().bottom <= innerHeight);
}"""
"""Whether all that the prompt says is seen, and every button under it."""


@pytest.mark.one_browser
def test_how_a_game_ended_is_read_whole_in_every_window(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    for game_id in games.ids():
        shared.open()
        shared.resize(1280, 800)
        page.locator(f"#card-{game_id} .play").click()
        Sitting(shared).settle()
        give_up(page)
        expect(page.locator("#prompt")).to_contain_text("you resigned")
        for width, height in WINDOWS:
            shared.resize(width, height)
            assert page.evaluate(SAID_WHOLE), f"{game_id}, {width}x{height}: {page.locator('#prompt').inner_text()}"


@pytest.mark.one_browser
def test_the_longest_end_of_many_games_is_read_whole_in_every_window(shared: Visit) -> None:
    """Told to the one person who has lost: that is what says most, such as why each pod of PODS has no place."""
    page = shared.page
    shared.open()
    for game_id in ("pods", "modx", "xpod"):
        ends = [
            play_on(Match(games.find(game_id), games.find(game_id).choose()), Random(seed)) for seed in range(PLAYED)
        ]
        match = max(
            (one for one in ends if one.state.result and min(one.state.result) < max(one.state.result)), key=told
        )
        result = match.state.result or ()
        loser = result.index(min(result))
        keep(shared, match, tuple(int(seat != loser) for seat in range(len(result))))
        expect(page.locator("#prompt")).to_contain_text("You lose.")
        for width, height in WINDOWS:
            shared.resize(width, height)
            assert page.evaluate(SAID_WHOLE), f"{game_id}, {width}x{height}: {page.locator('#prompt').inner_text()}"


def told(match: Match) -> int:
    """How long the sentence is that says how the game ended."""
    return len(match.game.words.prompt(match.state, match.game.titles))
