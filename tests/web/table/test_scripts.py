"""Whole games and single actions of the longer games, by clicking labels: what is logged and linked is what the rules
run on this machine say.

The games were chosen beforehand (`scripts.toml`), since one that is drawn by lot may last for hundreds of choices.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from pentapod import games
from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.rules.steps import Battle
from pentapod.games.xpod.rules.task import TakeTurn
from pentapod.scene.shapes import View
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
def table(visit: VisitMaker, site: SiteServer, browser: Browser, tall: bool) -> Iterator[Visit]:
    """The page on such a screen, ready. Nothing glides: a click waits until its target stands still."""
    with browser.new_context(reduced_motion="reduce", **(PHONE if tall else {})) as context:
        yield visit(context, site.address).open()


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("game_id", "tall"),
    [pytest.param("xpod", False, marks=pytest.mark.long), ("xpod", True), ("xtal", False), ("pocketmodel", False)],
    ids=["xpod", "xpod-on-a-phone", "xtal-of-three", "pocketmodel"],
    indirect=["tall"],
)
def test_a_whole_game_by_clicking_labels(table: Visit, shared: Visit, game_id: str, tall: bool) -> None:
    """From the first page to the result; in the middle of things a reload, and a look at the link from elsewhere."""
    playing = Playing(table, scripts()[f"{game_id}-whole"], NAMES, tall)
    playing.begin()
    interruptions = [lambda: reload(playing), lambda: open_elsewhere(playing, shared)]
    for _ in playing.choices():
        if interruptions and MIDDLE[game_id](playing.twin.match.state):
            interruptions.pop(0)()
        playing.choose()

    assert not interruptions
    playing.check_the_end()


def reload(playing: Playing) -> None:
    """The page is loaded anew, and goes on where it was."""
    before = playing.page.evaluate("() => location.href")
    playing.reload()
    assert playing.page.evaluate("() => location.href") == before
    assert playing.log() == playing.told()


def open_elsewhere(playing: Playing, guest: Visit) -> None:
    """Who opens the link sees what anybody may see, and what the player may see after taking the screen."""
    state = playing.twin.match.state
    guest.open(f"#{playing.twin.link()}")
    assert guest.page.evaluate(LABELS) == labels(playing.whole.game.id, state, None)
    if state.hidden:
        guest.page.locator("#take-screen").click()
        assert guest.page.evaluate(LABELS) == labels(playing.whole.game.id, state, state.actors[0])


def labels(game_id: str, state: State, viewer: int | None) -> list[str]:
    """What a viewer's screen reader reads."""
    return [target.label for target in games.painter(game_id)(state, View(viewer)).targets]


@pytest.mark.lengthy
def test_every_kind_of_action_of_xpod_by_its_labels(table: Visit, tall: bool) -> None:
    """Moving, jumping, flying, pushing, carrying, every special action, every card, scoring, building and placing.

    Each from a position in which it may be done, opened by its link; all on one page.
    """
    some = [script for name, script in scripts().items() if name.startswith("xpod-") and script.start]
    assert len(some) > 20
    for script in some:
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
        assert page.locator("#prompt").inner_text() == sitting.match().game.words.refusal(
            sitting.match().state, ("done",), viewer=0
        )
        return page.locator("#prompt").inner_text()

    assert refused() == "The fleet has no unit. The deck has 0 cards; it must have at least 30."
    sitting.touch("Take Iron Column")
    for taken in range(4):
        sitting.touch(f"Take A-wing; {taken} taken")
    assert refused() == "The fleet has 34 stars; 30 are allowed. There are 4 of A-wing; 3 are allowed."
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
