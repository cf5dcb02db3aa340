"""Computer players at the table: they think beside the page, advise people, and can be interrupted at any time."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bench.browser import frame_gaps
from pentapod import games
from pentapod.web.shell.words import say
from web.sitting import Sitting
from web.visit import PATIENCE, Visit, pauses

pytestmark = pytest.mark.one_browser

THOUGHT_SECONDS = 2
"""How long the highest level thinks."""
LOOKS = 5
"""How often it is looked at while it thinks, until it still does in the end."""


def await_person(sitting: Sitting) -> list[str]:
    """Wait until a person may touch something; what may be touched."""
    return sitting.settle()


def play_until(sitting: Sitting, reached: Callable[[], bool]) -> None:
    """Act for people until something is so."""
    end, pause = time.monotonic() + PATIENCE, pauses()
    while time.monotonic() < end:
        if reached():
            return
        if labels := sitting.lit():
            sitting.touch(sitting.rng.choice(labels))
            pause = pauses()
        sitting.go_on()
        sitting.page.wait_for_timeout(next(pause))
    raise AssertionError(f"it never came: {sitting.prompt()!r}, {sitting.address()}")


def hand_over(sitting: Sitting) -> None:
    """Act for a person until it is a computer's turn."""
    play_until(sitting, lambda: "is thinking" in sitting.prompt())


def choosers(sitting: Sitting) -> list[int]:
    """The seats of all choices that were made in the game on the table."""
    return [step.action.seat for step in sitting.match().steps if step.radix > 1 and step.action.seat >= 0]


def leave(sitting: Sitting) -> None:
    """Go to the first page, and see that nothing thinks any more."""
    page = sitting.page
    page.get_by_role("link", name="Pentapod, home page").click()
    page.locator("#card-pods").wait_for()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not sitting.visit.thinkers():
            return
        page.wait_for_timeout(25)
    raise AssertionError("the table was left, and its worker goes on")


QUICKLY_SHOWN = ("xtal",)
"""A game with dice, hidden hands and races."""


@pytest.mark.parametrize(
    "game_id", [pytest.param(one, marks=() if one in QUICKLY_SHOWN else pytest.mark.long) for one in games.ids()]
)
def test_a_computer_plays_gives_a_hint_and_looks_back(shared: Visit, game_id: str) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin_with_computers(game_id, 0, 1)
    play_until(sitting, lambda: 1 in choosers(sitting))
    await_person(sitting)
    page.get_by_role("button", name="Hint").click()
    page.locator("#prompt[data-kind=hint]", has_not_text=say("hint-wait")).wait_for()

    page.get_by_role("button", name="Resign", exact=True).click()
    dialog = page.get_by_role("dialog")
    assert games.find(game_id).titles[1] in dialog.inner_text(), "it says who wins"
    assert games.find(game_id).titles[0] not in dialog.inner_text()
    dialog.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("button", name="Learn from it").click()
    page.get_by_role("img", name="Each side's chance of winning over the course of the game").wait_for()
    page.locator("#analysis button, #analysis p").first.wait_for()
    leave(sitting)


@pytest.mark.parametrize("game_id", [pytest.param("modx", marks=pytest.mark.long), "pods"])
def test_after_undo_the_same_move_is_answered_again(shared: Visit, game_id: str) -> None:
    """`play/test_never_still.py` asks it of every game."""
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin_with_computers(game_id, 0, 1)
    play_until(sitting, lambda: choosers(sitting).count(1) >= 2)
    await_person(sitting)
    before = sitting.match()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    if int(shared.python(PLY)) == len(before.steps):  # First the touch that was made while the answer came.
        undo.click()
    page.locator("#notice").get_by_text("Taken back:").wait_for()
    page.reload()
    shared.wait_ready()
    page.locator("#notice").get_by_text("Taken back:").wait_for()
    ply = int(shared.python(PLY))
    for step in before.steps[ply:]:
        if step.action.seat == 0:
            await_person(sitting)
            for touch in step.action.path:
                page.locator(f'.targets [data-touch="{touch}"]').click()
            if page.locator("#confirm").is_visible():
                page.locator("#confirm").click()
    await_person(sitting)
    after = [step.action for step in sitting.match().steps]
    assert after[: len(before.steps)] == [step.action for step in before.steps], "the same answers follow"
    assert int(shared.python(PLY)) >= len(before.steps)


def test_while_the_strongest_thinks_the_page_moves_and_undo_works(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin_with_computers("modx", 0, 5)
    hand_over(sitting)
    await_person(sitting)  # The worker is there now, and has answered once.
    count = page.locator("#log li").count()

    for _ in range(LOOKS):  # A thought may end while one looks.
        hand_over(sitting)
        assert max(frame_gaps(page, 500)) < 250
        if "is thinking" in sitting.prompt():
            break
        await_person(sitting)
    else:
        pytest.fail("no thought was long enough to be looked at")
    page.get_by_role("button", name="Undo").click()
    labels, played = await_person(sitting), page.locator("#log li").count()
    page.wait_for_timeout(1000 * THOUGHT_SECONDS)
    assert sitting.lit() == labels, "an answer came that nobody wanted any more"
    assert page.locator("#log li").count() == played
    page.get_by_role("button", name="Redo").click()
    page.locator("#prompt", has_text="is thinking").wait_for()
    await_person(sitting)
    shared.until(f"() => document.querySelectorAll('#log li').length > {count + 1}")
    leave(sitting)


PLY = """
import gc
from pentapod.web.table.view import TableView
next(one for one in gc.get_objects() if isinstance(one, TableView)).session.match.ply"""
"""The position that the table shows. Other sessions may still be there: of a test before, of a shared match."""

CHOICES = 3
"""So many of them show that a game goes on by itself."""

SESSIONS = """
import gc
from pentapod.play.session import Session
gc.collect()
sum(isinstance(one, Session) for one in gc.get_objects())"""


@pytest.mark.lengthy
def test_computers_play_every_game_while_people_look_on_and_no_game_outlives_the_next(shared: Visit) -> None:
    """The page may hold one more game all the time: the last that was shared with other devices here."""
    page = shared.page
    sitting = Sitting(shared)
    most = None
    for game_id in games.ids():
        sitting.begin_with_computers(game_id, 1, 1)
        play_until(sitting, lambda: len(choosers(sitting)) >= CHOICES)
        assert not page.get_by_role("button", name="Hint").is_visible()
        assert len(shared.thinkers()) == 1
        leave(sitting)
        most = most or sessions(shared, 1)
        assert sessions(shared, most) == most, "a game is still there after the next"


def sessions(visit: Visit, most: int) -> int:
    """How many sessions are left, once they are so few or all is done that a click put off until after its frame."""
    for _ in range(50):
        if (count := int(visit.python(SESSIONS))) <= most:
            break
        visit.page.wait_for_timeout(100)
    return count
