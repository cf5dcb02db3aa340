"""The engine of Python comes in two parts: a start waits for the first alone, and the rest is there for all."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Route

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from serve import SiteServer
from web.sitting import Sitting
from web.visit import REST, Visit, VisitMaker, asked_for_rest, once_asked

SELDOM = """
import _codecs_jp, unicodedata
_codecs_jp.getcodec("shift_jis").decode(b"\\x82\\xa0")[0] + unicodedata.name("\\N{GREEK SMALL LETTER OMEGA}")
"""
"""What no start and no game does: it takes functions of the rest, and tables that only they read."""


NEVER_BY_ITSELF = """
const { compile } = WebAssembly;
WebAssembly.compile = bytes => bytes.byteLength > 1e6 ? new Promise(() => {}) : compile.call(WebAssembly, bytes);
"""
"""The rest is compiled only when it is called."""


@pytest.mark.parametrize("game_id", games.ids())
def test_no_game_waits_for_the_rest(pentapod: Visit, game_id: str) -> None:
    kinds = asked_for_rest(pentapod.page)
    pentapod.page.route(REST, lambda route: route.abort())  # Nobody could go on who needs it.
    pentapod.expects_trouble = True
    pentapod.page.goto(f"{pentapod.address}#{link.encode(begun(game_id))}")
    pentapod.wait_ready()
    pentapod.page.locator(".targets button[aria-disabled=false], #take-screen, #ready button").locator(
        "visible=true"
    ).first.click()
    pentapod.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert once_asked(pentapod.page, kinds) == ["fetch"]


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize(
    ("place", "shown"), [("learn", "#course"), ("puzzle", "#coach h2"), ("edit", "#workbench button")]
)
def test_no_other_place_waits_for_the_rest(pentapod: Visit, place: str, shown: str, game_id: str) -> None:
    kinds = asked_for_rest(pentapod.page)
    pentapod.page.route(REST, lambda route: route.abort())
    pentapod.expects_trouble = True
    pentapod.page.goto(f"{pentapod.address}#{place}:{game_id}")
    pentapod.wait_ready()
    pentapod.page.locator(shown).locator("visible=true").first.wait_for()
    assert set(once_asked(pentapod.page, kinds)) == {"fetch"}


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
def test_no_computer_player_waits_for_the_rest(pentapod: Visit, game_id: str) -> None:
    kinds = asked_for_rest(pentapod.page)
    pentapod.page.route(REST, lambda route: route.abort())
    pentapod.expects_trouble = True
    sitting = Sitting(pentapod.open())
    sitting.begin_with_computers(game_id, 1, 1)
    pentapod.page.locator("#log .mark").nth(1).wait_for()
    assert set(once_asked(pentapod.page, kinds)) == {"fetch"}


def test_no_board_waits_for_the_rest(pentapod: Visit) -> None:
    kinds = asked_for_rest(pentapod.page)
    pentapod.page.route(REST, lambda route: route.abort())
    pentapod.expects_trouble = True
    pentapod.page.goto(f"{pentapod.address}embed.html?may=play#{link.encode(begun('pods'))}")
    pentapod.page.locator("pentapod-board button").first.click()
    pentapod.page.locator(".targets button[aria-disabled=false]").first.click()
    pentapod.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert once_asked(pentapod.page, kinds) == ["fetch"]


def begun(game_id: str) -> Match:
    """A match that has begun and waits for a player."""
    match, rng = Match(games.find(game_id), games.find(game_id).choose()), Random(game_id)
    while match.ply < 12 or CHANCE in match.state.actors:
        match.play_index(rng.randrange(len(match.state.actions())))
    return match


def test_the_rest_comes_once_when_the_page_is_ready(pentapod: Visit) -> None:
    kinds = asked_for_rest(pentapod.page)
    pentapod.open()
    pentapod.until("() => performance.getEntriesByName('engine-whole').length")
    assert pentapod.python(SELDOM) == "\N{HIRAGANA LETTER A}GREEK SMALL LETTER OMEGA"
    assert kinds == ["fetch"]


@pytest.mark.one_browser
@pytest.mark.browser_context_args(service_workers="allow")
def test_the_offline_copy_has_the_rest(visit: VisitMaker, context: BrowserContext, own_site: SiteServer) -> None:
    first = visit(context, own_site.address).open()
    first.wait_offline_ready()
    own_site.stop()
    first.page.close()
    later = visit(context, own_site.address)
    later.page.add_init_script(NEVER_BY_ITSELF)
    kinds = asked_for_rest(later.page)
    later.open()
    assert later.python(SELDOM) == "\N{HIRAGANA LETTER A}GREEK SMALL LETTER OMEGA"
    assert kinds == ["fetch"]


def test_what_is_called_sooner_is_fetched_at_once(pentapod: Visit) -> None:
    def hold(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.abort()
        else:
            route.continue_()

    pentapod.page.route(REST, hold)
    pentapod.expects_trouble = True
    kinds = asked_for_rest(pentapod.page)
    pentapod.open()
    assert pentapod.python(SELDOM) == "\N{HIRAGANA LETTER A}GREEK SMALL LETTER OMEGA"
    assert kinds == ["fetch", "xhr"]
