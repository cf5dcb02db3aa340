"""Whole games and single actions of the longer games, by clicking labels: what is logged and linked is what the rules
run on this machine say.

The games were chosen beforehand (`scripts.toml`), since one that is drawn by lot may last for hundreds of choices.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from pentapod import games
from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.rules.steps import Battle
from pentapod.games.xpod.rules.task import TakeTurn
from pentapod.scene.shapes import View
from random_play import SOAK
from serve import SiteServer
from web.script import NAMES, Playing, scripts
from web.sitting import Sitting
from web.visit import Visit, VisitMaker

pytestmark = pytest.mark.one_browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LABELS = """() => [...document.querySelectorAll(".targets button")].map(one => one.getAttribute("aria-label"))"""

MIDDLE: dict[str, Callable[[Any], bool]] = {
    "xpod": lambda state: isinstance(state.task, TakeTurn) and state.task.activation is not None,
    "xtal": lambda state: state.position.phase in ("open", "weapon", "answer") and len(state.position.laid) > 0,
    "pocketmodel": lambda state: isinstance(state.position.todo[0], Battle),
}
"""What the middle of something is: of an activation, of a Combat in which cards lie, of a battle."""


@pytest.fixture(params=[pytest.param(False, marks=pytest.mark.long), True], ids=["desktop", "phone"])
def tall(request: pytest.FixtureRequest) -> bool:
    """Whether the screen is that of a phone."""
    return bool(request.param)


@pytest.fixture
def table(
    request: pytest.FixtureRequest, visit: VisitMaker, site: SiteServer, browser: Browser, tall: bool
) -> Iterator[Visit]:
    """The page on such a screen, ready. Nothing glides: a click waits until its target stands still."""
    if not tall:
        yield request.getfixturevalue("shared")
        return
    with browser.new_context(service_workers="block", reduced_motion="reduce", **PHONE) as context:
        yield visit(context, site.address).open()


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("name", "tall"),
    [
        pytest.param("xpod-whole", False, marks=pytest.mark.long),
        ("xpod-short-whole", True),
        pytest.param("xtal-whole", False, marks=pytest.mark.long),
        pytest.param("pocketmodel-whole", False, marks=pytest.mark.long),
        ("pocketmodel-short-whole", False),
    ],
    ids=["xpod", "xpod-on-a-phone", "xtal-of-three", "pocketmodel", "pocketmodel-short"],
    indirect=["tall"],
)
def test_a_whole_game_by_clicking_labels(table: Visit, shared: Visit, name: str, tall: bool) -> None:
    """From the first page to the result, with a reload in the middle; then a look at a link of it from elsewhere.

    In the short run a whole XTAL is played in Firefox only, in `start/test_one_file.py`.
    """
    playing = Playing(table, scripts()[name], NAMES, tall)
    playing.begin()
    middles: list[tuple[str, State]] = []
    for _ in playing.choices():
        state = playing.twin.match.state
        if MIDDLE[playing.whole.game.id](state):
            if not middles:
                reload(playing)
            middles.append((playing.twin.link(), state))
        playing.choose()

    playing.check_the_end()
    open_elsewhere(playing.whole.game.id, *middles[1], shared.afresh())


def reload(playing: Playing) -> None:
    """The page is loaded anew, and goes on where it was."""
    before = playing.page.evaluate("() => location.href")
    playing.reload()
    assert playing.page.evaluate("() => location.href") == before
    assert playing.log() == playing.told()


def open_elsewhere(game_id: str, text: str, state: State, guest: Visit) -> None:
    """Who opens a link sees what anybody may see, and what the player may see after taking the screen."""
    guest.open(f"#{text}")
    guest.becomes(LABELS, labels(game_id, state, None), "what anybody may see")
    if state.hidden:
        guest.page.locator("#take-screen").click()
        guest.becomes(LABELS, labels(game_id, state, state.actors[0]), "what the player may see")


def labels(game_id: str, state: State, viewer: int | None) -> list[str]:
    """What a viewer's screen reader reads."""
    return [target.label for target in games.painter(game_id)(state, View(viewer)).targets]


@pytest.mark.lengthy
def test_every_kind_of_action_of_xpod_by_its_labels(table: Visit, tall: bool) -> None:
    """Moving, jumping, flying, pushing, carrying, every special action, every card, scoring, building and placing.

    Each from a position in which it may be done, opened by its link; all on one page. The long run has all of them,
    the short one every third: that each can be hit where the board is tall, `contract/shown/` asks of all positions.
    """
    every = [script for name, script in scripts().items() if name.startswith("xpod-") and script.start]
    assert len(every) > 20
    for script in every[:: 1 if SOAK else 3]:
        playing = Playing(table, script, tall=tall)
        playing.sit_down()
        playing.play()
        assert Sitting(table).address().endswith(f"#{script.link}"), script.id
        assert playing.log() == playing.told(), script.id


def test_an_illegal_fleet_says_what_is_wrong_with_it_and_begins_once_it_is_mended(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("pocketmodel", NAMES[:2], deck0="own")
    page.locator("#take-screen").click()
    done = page.locator(".targets").get_by_role("button", name=re.compile("Done$"))

    def refused() -> str:
        """What the page says to *Done*, which is disabled and answers why; it changes nothing."""
        before = sitting.address()
        done.click(force=True)
        assert sitting.address() == before
        match = sitting.match()
        words = match.game.words.refusal(match.state, ("done",), viewer=0)
        expect(page.locator("#prompt")).to_have_text(words)
        return words

    assert refused() == "The fleet has no units. The deck has 0 cards; it must have at least 30."
    sitting.touch("Take Iron Column")
    for taken in range(4):
        sitting.touch(f"Take A-wing; {taken} taken")
    assert refused() == "The fleet has 34 stars; the limit is 30. There are 4 of A-wing; the limit is 3."
    page.reload()
    shared.wait_ready()
    assert not sitting.lit()
    page.locator("#take-screen").click()
    for _ in range(4):
        sitting.touch("Put back A-wing")
    done.click()
    match = sitting.match()
    assert match.steps[-1].action.path == ("done",) or match.steps[-1].action.seat == CHANCE
    assert "builds a fleet" not in sitting.prompt()
