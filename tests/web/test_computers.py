"""Computer players at the table: they think beside the page, advise people, and can be interrupted at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pentapod import games
from web.sitting import Sitting
from web.visit import Visit

pytestmark = pytest.mark.one_browser

START_SECONDS = 30
"""A second Python starts within this time, even on a busy machine."""
THOUGHT_SECONDS = 2
"""How long the highest level thinks."""

LONGEST_GAP = """milliseconds => new Promise(done => {
    const end = performance.now() + milliseconds;
    let longest = 0, last = performance.now();
    const frame = now => {
        longest = Math.max(longest, now - last);
        last = now;
        now < end ? requestAnimationFrame(frame) : done(longest);
    };
    requestAnimationFrame(frame);
})"""


def begin(sitting: Sitting, game_id: str, *levels: int) -> None:
    """Start a game whose seats are played by these levels, 0 being a person."""
    page = sitting.page
    page.locator(f"#card-{game_id} .primary").click()
    for field, level in zip(page.locator("#names select").all(), levels, strict=True):
        field.select_option(str(level))
    page.locator("#start").click()


def await_person(sitting: Sitting) -> list[str]:
    """Wait until a person may touch something; what may be touched."""
    expect(sitting.page.locator(".targets button[aria-disabled=false]").first).to_be_attached(
        timeout=START_SECONDS * 1000
    )
    return sitting.lit()


def hand_over(sitting: Sitting) -> None:
    """Act for a person until it is a computer's turn."""
    for _ in range(20):
        sitting.touch(await_person(sitting)[-1])
        sitting.page.wait_for_timeout(100)
        if "is thinking" in sitting.prompt():
            return
    raise AssertionError(f"no computer's turn came: {sitting.prompt()!r}")


def acted(sitting: Sitting, seat: int) -> bool:
    """Whether a seat has made a choice in the game on the table."""
    return any(step.action.seat == seat and step.radix > 1 for step in sitting.match().steps)


def leave(sitting: Sitting) -> None:
    """Go to the first page, and see that nothing thinks any more."""
    page = sitting.page
    page.get_by_role("link", name="Pentapod, first page").click()
    page.locator("#card-pods").wait_for()
    for _ in range(40):
        if not sitting.visit.thinkers():
            return
        page.wait_for_timeout(25)
    raise AssertionError("the table was left, and its worker goes on")


QUICKLY_SHOWN = ("modx", "pocketmodel", "xtal")
"""One game in which all is seen, one with dice, one with races."""


@pytest.mark.parametrize(
    "game_id", [pytest.param(one, marks=() if one in QUICKLY_SHOWN else pytest.mark.long) for one in games.ids()]
)
def test_a_computer_plays_gives_a_hint_and_looks_back(pentapod: Visit, game_id: str) -> None:
    page = pentapod.open().page
    sitting = Sitting(pentapod)
    begin(sitting, game_id, 0, 1)
    for _ in range(60):
        labels = await_person(sitting)
        if acted(sitting, 1):
            break
        sitting.touch(sitting.rng.choice(labels))
        page.wait_for_timeout(150)
    assert acted(sitting, 1)

    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Suggested:").wait_for(timeout=START_SECONDS * 1000)
    assert "chances in 100" in page.locator("#toast").inner_text()

    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button").filter(has_text=games.find(game_id).titles[0]).click()
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("img", name="How well each side stood over the game").wait_for()
    page.locator("#analysis button, #analysis p").first.wait_for(timeout=START_SECONDS * 1000)
    leave(sitting)


def test_while_the_strongest_thinks_the_page_moves_and_undo_works(pentapod: Visit) -> None:
    page = pentapod.open().page
    sitting = Sitting(pentapod)
    begin(sitting, "modx", 0, 5)
    hand_over(sitting)
    await_person(sitting)  # The worker is there now, and has answered once.
    count = page.locator("#log li").count()

    hand_over(sitting)
    assert page.evaluate(LONGEST_GAP, 500) < 250
    assert "is thinking" in sitting.prompt()
    page.get_by_role("button", name="Undo").click()
    labels, played = await_person(sitting), page.locator("#log li").count()
    page.wait_for_timeout(1000 * THOUGHT_SECONDS)
    assert sitting.lit() == labels, "an answer came that nobody wanted any more"
    assert page.locator("#log li").count() == played
    page.get_by_role("button", name="Redo").click()
    page.get_by_text("is thinking").wait_for()
    await_person(sitting)
    assert page.locator("#log li").count() > count + 1
    leave(sitting)


def test_two_computers_play_while_people_look_on_and_each_game_gives_its_memory_back(pentapod: Visit) -> None:
    page = pentapod.open().page
    sitting = Sitting(pentapod)
    held = []
    for game_id in ("pods", "modx", "pods", "modx"):
        begin(sitting, game_id, 1, 1)
        for _ in range(START_SECONDS * 10):
            if acted(sitting, 0) and acted(sitting, 1):
                break
            page.wait_for_timeout(100)
        assert acted(sitting, 1)
        assert not page.get_by_role("button", name="Hint").is_visible()
        assert len(pentapod.thinkers()) == 1
        leave(sitting)
        held.append(pentapod.python("import gc; gc.collect(); len(gc.get_objects())"))
    assert held[3] < 1.02 * held[1], "objects of a game are still there after it"
