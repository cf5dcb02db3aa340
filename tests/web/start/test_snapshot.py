"""A later visit goes on from the memory of Python that the browser kept, and does as well without."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, expect

from browsers import within
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.thinking.thinker import request
from serve import SiteServer
from web.sitting import Sitting
from web.visit import KEEP_MEMORY, READY_SECONDS, Visit, VisitMaker, asked_for_rest

CHANGE = """async change => {
    const [name] = (await caches.keys()).filter(one => one.startsWith("pentapod python "));
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const kept = await cache.match(key);
    const { headers } = kept;
    const bytes = new Uint8Array(await kept.arrayBuffer());
    await (await caches.open("unchanged")).put(key, new Response(bytes.slice(), { headers }));
    const changed = {
        cut: () => bytes.subarray(0, bytes.length / 2),
        foreign: () => bytes.fill(7, 12 + 4 * new Uint32Array(bytes.buffer)[2]),
        unfinished: () => (localStorage.setItem("pentapod.starting", "1"), bytes),
    }[change]();
    await cache.put(key, new Response(changed, { headers }));
}"""

PUT_BACK = """async () => {
    const [key] = await (await caches.open("unchanged")).keys();
    const name = "pentapod python " + new URL("./", document.baseURI).href;
    await (await caches.open(name)).put(key, await (await caches.open("unchanged")).match(key));
}"""
"""The memory is kept as it was before `CHANGE`."""

FROM_SNAPSHOT = """
import sys
modules = list(sys.modules)
modules.index("pentapod.engine.link") < modules.index("pyscript")
"""
"""A start without one imports nothing of ours before PyScript's package."""

KEPT = """async () => {
    const names = (await caches.keys()).filter(one => one.startsWith("pentapod python "));
    return names.length > 0 && (await (await caches.open(names[0])).keys()).length;
}"""

IN_MEMORY = """
import sys
from pentapod import games
modules = list(sys.modules)
" ".join(game_id for game_id in games.ids()
         if f"pentapod.games.{game_id}" in modules[:modules.index("pyscript")])
"""
"""The games that were in the memory from which the page started."""

IMPORTED = """
import sys
modules = list(sys.modules)
" ".join(name for name in modules[modules.index("pyscript"):] if name.startswith("pentapod"))
"""
"""What of ours was imported by the page, since it was not in the memory."""

BEGUN = link.encode(Match(games.find("pods"), games.find("pods").choose()))

pytestmark = pytest.mark.browser_context_args(service_workers="allow")

THINK = """request => new Promise((done, failed) => {
    const thinker = new Worker("./static/thinker.js", { type: "module" });
    thinker.onmessage = ({ data }) => {
        thinker.terminate();
        if (data.answer) done(data.answer);
        else failed(data.failed);
    };
    thinker.postMessage({ ask: request });
})"""
"""Starts a Python that thinks, and tells its first answer."""

LATER_MS = 20_000
"""When a page has been open for so long it keeps the memory."""


def keep(visit: Visit, game: str = "") -> None:
    """Have the memory kept now, with a game, which a page does some seconds after its start."""
    visit.wait_offline_ready()
    assert visit.page.evaluate(within(KEEP_MEMORY, READY_SECONDS), game) == "kept"


def test_a_later_visit_goes_on_from_the_memory_that_was_kept(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    first = visit(context, own_site.address).open()
    assert first.python(FROM_SNAPSHOT) is False
    keep(first)
    first.until("() => performance.getEntriesByName('engine-whole').length")
    own_site.stop()
    first.page.close()
    drawn = []
    for _ in range(2):
        later = visit(context, own_site.address)
        rest = asked_for_rest(later.page)
        later.open()
        assert "xhr" not in rest, "a start from a memory waits for the rest of the engine"
        assert later.python(FROM_SNAPSHOT) is True
        drawn.append(later.python("import random; random.random()"))
    assert drawn[0] != drawn[1]
    sitting = Sitting(later)
    sitting.begin("modx")
    sitting.play_at_random(8)
    assert later.page.evaluate("() => localStorage.getItem('pentapod.starting')") is None


@pytest.mark.one_browser
def test_games_that_were_played_are_in_the_memory_and_begin_offline(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    """With all games the memory is larger than an engine has at first."""
    first = visit(context, own_site.address).open()
    keep(first, "pocketmodel")
    keep(first, " ".join(games.ids()))
    keep(first, "chess")
    own_site.stop()
    later = visit(context, own_site.address).open(f"#{BEGUN}")
    assert later.python(IN_MEMORY).split() == sorted(games.ids())
    assert later.python(IMPORTED) == "", "a board that was there before waits for no import"
    sitting = Sitting(later)
    for game in ("pocketmodel", "pods", "xtal"):
        later.page.locator("a.brand").click()
        sitting.begin(game)
        sitting.play_at_random(4)


@pytest.mark.one_browser
def test_a_memory_speaks_the_language_of_its_page_and_is_used_by_no_other(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    first = visit(context, own_site.address).open()
    first.page.evaluate("""() => localStorage.setItem("pentapod.settings", '{"language": "de"}')""")
    first.page.reload()
    first.wait_ready()
    keep(first, "pods")
    german = visit(context, own_site.address).open(f"#{BEGUN}")
    assert german.python(IN_MEMORY) == "pods"
    expect(german.page.locator("#prompt")).to_contain_text("Blau")
    first_pod = german.page.locator("#board .targets button").first
    expect(first_pod).to_have_attribute("aria-label", re.compile("von Blau in der Hand"))
    german.page.evaluate("localStorage.clear()")
    english = visit(context, own_site.address).open(f"#{BEGUN}")
    assert english.python(IN_MEMORY) == ""
    expect(english.page.locator("#prompt")).to_contain_text("Blue")


@pytest.mark.lengthy
@pytest.mark.one_browser
def test_a_memory_that_is_of_no_use_is_thrown_away(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    keep(visit(context, own_site.address).open())
    for change in ("cut", "foreign", "unfinished"):
        context.pages[-1].evaluate(CHANGE, change)
        later = visit(context, own_site.address).open()
        context.pages[0].close()  # It would keep the memory anew by itself.
        assert later.python(FROM_SNAPSHOT) is False, change
        assert not later.page.evaluate(KEPT), change
        later.page.evaluate(PUT_BACK)
    assert visit(context, own_site.address).open().python(FROM_SNAPSHOT) is True


@pytest.mark.one_browser
def test_a_computer_player_goes_on_from_it_too_and_does_as_well_without(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    page = visit(context, own_site.address).open()
    keep(page)
    match = Match(games.find("pods"), games.find("pods").choose())
    match.play(match.state.actions()[0])
    asked = json.dumps({"id": 1, **request(match, 0, 1, "seed")})
    assert "path" in json.loads(page.page.evaluate(within(THINK, READY_SECONDS), asked))
    assert page.page.evaluate(KEPT) == 1
    page.page.evaluate(CHANGE, "foreign")
    assert "path" in json.loads(page.page.evaluate(within(THINK, READY_SECONDS), asked))
    assert not page.page.evaluate(KEPT), "it looked at the memory that was kept, and found it of no use"


@pytest.mark.one_browser
def test_a_page_keeps_the_memory_by_itself_and_an_older_one_goes(pentapod: Visit) -> None:
    pentapod.page.clock.install()
    pentapod.open().wait_offline_ready()
    pentapod.page.evaluate("""async () => {
        const cache = await caches.open("pentapod python " + new URL("./", document.baseURI).href);
        await cache.put("snapshot-of-an-older-version", new Response("old"));
    }""")
    pentapod.page.clock.fast_forward(LATER_MS)
    pentapod.until("() => document.documentElement.dataset.snapshot === 'kept'")
    assert pentapod.page.evaluate(KEPT) == 1


@pytest.mark.one_browser
def test_without_room_for_it_there_is_none(visit: VisitMaker, context: BrowserContext, own_site: SiteServer) -> None:
    first = visit(context, own_site.address)
    first.page.clock.install()
    first.open().wait_offline_ready()
    used = first.page.evaluate("async () => (await navigator.storage.estimate()).usage")
    full = {"origin": own_site.address.split("/some/")[0], "quotaSize": used + 2_000_000}
    context.new_cdp_session(first.page).send("Storage.overrideQuotaForOrigin", full)
    first.page.clock.fast_forward(LATER_MS)
    first.until("() => document.documentElement.dataset.snapshot === 'none'")
    assert not first.page.evaluate(KEPT)
    assert visit(context, own_site.address).open().python(FROM_SNAPSHOT) is False
