"""The games with hidden hands, long turns and races at the page's table: played by what may be touched."""

from __future__ import annotations

import pytest

from pentapod.engine import link
from web.partner import chosen, played
from web.script import scripts
from web.sitting import Sitting
from web.visit import PATIENCE, Visit

pytestmark = pytest.mark.one_browser

SEED = 5
LONGEST = 2000
"""A game by lot takes minutes, but not more actions of players than this. Short games that were chosen beforehand are
played in `test_scripts.py` and `test_one_file.py`."""

TABLES = [
    ("xtal", {"players": "3"}),
    ("xpod", {}),
    ("pocketmodel", {}),
]


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "options"), TABLES, ids=[game_id for game_id, _ in TABLES])
def test_a_game_is_begun_taken_up_again_and_ended_by_what_is_lit(
    shared: Visit, game_id: str, options: dict[str, str]
) -> None:
    sitting = Sitting(shared)
    sitting.begin(game_id, (), **options)
    for _ in range(4):
        act(sitting)
    before = sitting.match()
    assert len(before.steps) >= 4
    shared.page.reload()
    shared.wait_ready()
    assert link.encode(sitting.match()) == link.encode(before)
    for _ in range(LONGEST):
        if sitting.over():
            break
        act(sitting)
    match = sitting.match()
    assert match.latest.result is not None
    assert sitting.prompt() == match.game.words.prompt(match.latest, match.game.titles)
    assert shared.page.locator("#cover").is_hidden()


def test_nothing_of_a_hand_is_on_the_page_until_its_seat_has_the_screen(shared: Visit) -> None:
    match = played("xtal", SEED, lambda now: len(now.steps) > 40 and now.state.turn is not None, players="2")
    sitting = Sitting(shared.open(f"#{link.encode(match)}"))
    page = shared.page
    page.locator("#take-screen").wait_for()
    labels = page.locator(".targets button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    names = ("Levitate", "Flight", "Teleport", "Void", "Aurablast", "Thunderbolt", "Fireball")
    assert not any(name in label for label in labels for name in names)
    assert not sitting.lit()
    page.locator("#take-screen").click()
    labels = page.locator(".targets button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert any(name in label for label in labels for name in names)


def labels_of_hands(sitting: Sitting) -> str:
    labels = sitting.page.locator(".targets button").evaluate_all("all => all.map(one => one.ariaLabel).join()")
    return str(labels)


def test_a_combat_by_speed_begins_when_both_are_ready_and_is_fought_with_two_rows_of_keys(shared: Visit) -> None:
    match = scripts()["xtal-race"].match
    assert len(match.state.actors) > 1
    page = shared.open(f"#{link.encode(match)}").page
    sitting = Sitting(shared)
    asked = page.locator("#ready > div")
    near, far = asked.nth(0), asked.nth(1)
    assert ("Sapphire: Ready?" in near.inner_text()) and ("Amber: Ready?" in far.inner_text())
    heights = [one.bounding_box() or {"y": 0.0} for one in (near, far)]
    assert heights[0]["y"] > heights[1]["y"], "each at its edge of the screen"
    assert page.locator("#cover").is_hidden()
    assert page.locator("#clock").is_hidden()
    page.keyboard.press("/")
    far.get_by_text("Amber: Ready?").wait_for()
    near.get_by_text("Sapphire is ready.").wait_for()
    assert "face down" in labels_of_hands(sitting)
    assert page.locator("#clock").is_hidden()
    page.keyboard.press("`")
    page.locator("#clock").wait_for()
    assert page.locator("#ready").is_hidden()
    assert "face down" not in labels_of_hands(sitting)

    page.keyboard.press(",")
    assert page.locator("#clock").is_hidden()
    assert page.locator("#ready").is_hidden()
    page.keyboard.press("End")
    assert "face down" in labels_of_hands(sitting)
    assert page.locator("#clock").is_hidden()
    for seat in match.state.actors:
        page.locator(f"#ready-{seat}").click()
    page.locator("#clock").wait_for()
    keys = page.locator(".targets button[data-key]").evaluate_all(
        "all => all.filter(one => one.dataset.key).map(one => [one.dataset.touch, one.dataset.key])"
    )
    printed = dict(keys)
    assert len(set(printed.values())) == len(printed)
    for done, seat in enumerate(match.state.actors, 1):
        assert any(touch.startswith(f"{seat}") for touch in printed)
        page.keyboard.press(printed[f"pass-{seat}"])
        shared.until(f"() => document.querySelectorAll('#log li').length >= {len(match.steps) + done}")
    after = sitting.match()
    paths = [step.action.path for step in after.steps[len(match.steps) :]]
    assert paths[:2] == [("pass-0",), ("pass-1",)]


def test_a_clock_that_runs_out_acts(shared: Visit) -> None:
    match = scripts()["xtal-race-of-5-seconds"].match
    deadline = match.state.deadline
    assert deadline
    page = shared.open(f"#{link.encode(match)}").page
    while page.locator("#ready button:visible").count():
        page.locator("#ready button:visible").first.click()
    shared.until(
        f"() => document.querySelectorAll('#log li').length > {len(match.steps)}", seconds=deadline.seconds + PATIENCE
    )
    assert Sitting(shared).match().steps[len(match.steps)].action == deadline.action


def act(sitting: Sitting) -> None:
    """Let the player whose turn it is do something on purpose, touch by touch."""
    page = sitting.page
    for _ in range(400):
        for asked in page.locator("#take-screen:visible, #ready button:visible").all():
            asked.click()
        if sitting.lit() or sitting.over():
            break
        page.wait_for_timeout(25)
    if sitting.over():
        return
    match = sitting.match()
    for touch in chosen(match, match.ply).path:
        sitting.page.locator(f'.targets [data-touch="{touch}"]').click()
    if page.locator("#confirm").is_visible():
        page.locator("#confirm").click()
