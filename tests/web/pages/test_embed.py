"""Boards on other pages: pictures until they are touched, one Python for all of a page, messages from a closed list."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Frame, FrameLocator, Locator, Page, expect

from bench.boards import BOARDS, page_with
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT
from web.conftest import new_visit
from web.table.test_late import BATTLE
from web.taps import PRESSED_AS_IT_COMES
from web.visit import PATIENCE, ChangedSite, Serve, Visit, VisitMaker, pauses

NEW_MODX = "2a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -"

Host = Callable[[str], SiteServer]


@pytest.fixture
def host(tmp_path: Path, serve: Serve) -> Host:
    """Serve a page of somebody else's site, on an origin of its own."""

    def serve_page(body: str) -> SiteServer:
        folder = tmp_path / f"host{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        (folder / "index.html").write_text(f'<!doctype html><link rel="icon" href="data:,">{body}', encoding="utf-8")
        return serve(folder, "/some/host/")

    return serve_page


def played(game_id: str, plies: int, seed: int = 1) -> Match:
    match, rng = Match(games.find(game_id), {}), Random(seed)
    while match.state.actors and len(match.steps) < plies:
        match.play_index(rng.randrange(len(match.state.actions())))
    return match


def lit(board: Locator | FrameLocator) -> Locator:
    return board.locator(".targets button[aria-disabled=false]")


def pythons(page: Page) -> list[Frame]:
    """The frames of a page in which a Python runs."""
    return [frame for frame in page.frames if frame.url.endswith("/engine.html")]


def guest(visit: VisitMaker, context: BrowserContext, server: SiteServer, site: SiteServer) -> Visit:
    """A visit to somebody else's page that shows boards of the site."""
    outer = visit(context, server.address)
    outer.origins.add(site.address.split("/some/")[0])
    return outer


# -- late presses


@pytest.mark.one_browser
def test_when_a_result_closes_on_another_page_a_tap_meant_for_go_on_passes_no_card(
    visit: VisitMaker, context: BrowserContext, host: Host, site: SiteServer
) -> None:
    server = host(
        f'<script src="{site.address}static/embed.js" defer></script>'
        f'<pentapod-board link="{BATTLE}" seat="0" level="1"></pentapod-board>'
    )
    outer = guest(visit, context, server, site)
    page = outer.page
    page.goto(server.address)
    page.evaluate(
        f"""() => {{
            const board = document.querySelector("pentapod-board");
            globalThis.played = [];
            board.addEventListener("pentapod-action", ({{ detail }}) => played.push(detail.sentence));
            globalThis.pressed = ({PRESSED_AS_IT_COMES})([board.shadowRoot, ".targets", "[data-touch=pass]"]);
            board.wake();
        }}"""
    )
    page.evaluate("() => globalThis.pressed")
    page.wait_for_timeout(500)
    assert len(page.evaluate("() => played")) == 1, "the result"
    lit(page.locator("pentapod-board")).and_(page.locator("[data-touch=pass]")).click()
    outer.until("() => played.includes('Blue passed.')")


# -- many boards


def twenty_boards(site: Path) -> None:
    """Add a page below rules/ with twenty diagrams."""
    (site / "rules" / "twenty.html").write_text(page_with(BOARDS, games.ids()), encoding="utf-8")


@pytest.mark.states(
    "**An element** is for pages with many boards: all of them share one Python, however many come to life.",
)
@pytest.mark.one_browser
def test_twenty_boards_are_pictures_until_touched_and_then_share_one_python(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:
    """In Firefox `owner/test_article.py` has twenty on somebody else's page."""
    here = visit(context, changed_site(twenty_boards).address)
    asked: list[str] = []
    here.page.on("request", lambda request: asked.append(request.url))
    here.page.goto(here.address + "rules/twenty.html")
    boards = here.page.locator("pentapod-board")
    assert boards.count() == BOARDS
    assert here.page.locator("pentapod-board > svg").count() == BOARDS
    boards.last.scroll_into_view_if_needed()
    here.page.wait_for_timeout(300)
    assert not [url for url in asked if "vendor/" in url or "engine" in url or ".zip" in url]

    boards.first.get_by_role("button", name="Play from here").click()
    lit(boards.first).first.wait_for(timeout=60_000)
    lit(boards.first).first.click()
    for at in (1, BOARDS - 1):
        boards.nth(at).locator("svg").first.click()
        boards.nth(at).locator(".targets button").first.wait_for()
    assert len(pythons(here.page)) == 1
    assert len([url for url in asked if url.endswith(".asm.wasm")]) == 1


@pytest.fixture(scope="module")
def rules(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """The rules page of PODS, whose boards are touched by one test after another."""
    here = new_visit(browser.new_context(service_workers="block"), site.address)
    here.page.goto(here.address + "rules/pods.html")
    yield here
    here.page.context.close()
    assert here.trouble == []


@pytest.mark.one_browser
def test_a_board_plays_steps_back_and_starts_over(rules: Visit) -> None:
    page = rules.page
    board = page.locator("pentapod-board").first
    still = board.locator("> svg")
    assert still.is_visible()
    board.get_by_role("button", name="Play from here").press("Enter")
    lit(board).first.wait_for(timeout=60_000)
    assert not still.is_visible()
    assert page.evaluate("() => document.activeElement.shadowRoot.activeElement.dataset.touch")
    before = board.locator(".words").inner_text()
    lit(board).first.press("Enter")
    chosen = board.locator(".targets button[aria-pressed=true]")
    chosen.wait_for()
    page.keyboard.press("Tab")
    first = (
        "board => board.shadowRoot.querySelector('.targets [aria-disabled=false]') === board.shadowRoot.activeElement"
    )
    assert board.evaluate(first)
    lit(board).last.press("ArrowLeft")
    lit(board).last.press("Enter")
    board.locator(".said", has_text="Blue placed").wait_for()
    page.keyboard.press("Tab")
    assert board.evaluate(first)
    board.get_by_role("button", name="One back").click()
    board.locator(".words", has_text=before).wait_for()
    board.get_by_role("button", name="One forward").click()
    board.locator(".said", has_text="Blue placed").wait_for()
    board.get_by_role("button", name="Back to the start").click()
    board.locator(".words", has_text=before).wait_for()
    assert board.get_by_role("toolbar").count() == 0
    found = [one for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")]
    assert found == []


PAINTED = """board => {
    const canvas = board.shadowRoot.querySelector("canvas");
    return String(canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 20, 20).data.slice(0, 400));
}"""


@pytest.mark.one_browser
@pytest.mark.parametrize(
    "change", ["board.setAttribute('theme', 'dark')", "document.documentElement.dataset.theme = 'dark'"]
)
def test_a_board_is_painted_anew_when_the_theme_changes(change: str, rules: Visit) -> None:
    by_page = "documentElement" in change
    board = rules.page.locator("pentapod-board").nth(1 + by_page)
    if by_page:
        board.evaluate("board => board.setAttribute('theme', 'page')")
    board.get_by_role("button", name="Play from here").click()
    lit(board).first.wait_for(timeout=60_000)
    light = board.evaluate(PAINTED)
    board.evaluate(f"board => {{ {change}; }}")
    rules.until(f"() => ({PAINTED})(document.querySelectorAll('pentapod-board')[{1 + by_page}]) !== '{light}'")


COME_AND_GO = """async () => {
    globalThis.left = [];
    for (let at = 0; at < 3; at++) {
        const board = document.createElement("pentapod-board");
        board.game = "pods";
        document.body.append(board);
        if (at) {
            const ready = new Promise(done => board.addEventListener("pentapod-ready", done, { once: true }));
            board.wake();
            await ready;
        }
        if (at > 1) board.send({ type: "step", to: "first" });
        board.remove();
        left.push(new WeakRef(board));
    }
}"""
"""Boards that rest, live, and wait for an answer, and leave the page then."""


@pytest.mark.one_browser
def test_boards_that_leave_a_page_are_held_by_nothing(rules: Visit) -> None:
    rules.page.evaluate(COME_AND_GO)
    session = rules.page.context.new_cdp_session(rules.page)
    held, end, pause = [True], time.monotonic() + PATIENCE, pauses()
    while any(held) and time.monotonic() < end:
        rules.page.wait_for_timeout(next(pause))
        session.send("HeapProfiler.collectGarbage")
        held = rules.page.evaluate("() => left.map(one => one.deref() !== undefined)")
    assert held == [False] * 3


# -- frames


@pytest.mark.states(
    "**A frame** needs no script on your page.",
    "`may`: Default: `play`",
    '`sandbox="allow-scripts"` is enough to look, step and play; the host of Pentapod must then send '
    "`Access-Control-Allow-Origin: *`, as GitHub Pages does.",
)
@pytest.mark.parametrize("sandbox", [pytest.param("", marks=pytest.mark.one_browser), ' sandbox="allow-scripts"'])
def test_a_frame_shows_steps_and_plays(
    sandbox: str, visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    text = link.encode(played("modx", 9))
    frame = f'<iframe width="300" height="400" src="{site.address}embed.html?ply=3#{text}"{sandbox}></iframe>'
    outer = guest(visit, context, host(frame), site)
    asked: list[str] = []
    outer.page.on("request", lambda request: asked.append(request.url))
    outer.page.goto(outer.address)
    inside = outer.page.frame_locator("iframe")
    inside.get_by_role("button", name="Play from here").wait_for()
    assert not [url for url in asked if "vendor/" in url]
    inside.get_by_role("button", name="Play from here").click()
    inside.get_by_role("button", name="One forward").click(timeout=60_000)
    inside.get_by_role("button", name="One back").click()
    lit(inside).first.click()
    inside.locator(".said").wait_for()
    board = outer.page.frames[1]
    assert board.evaluate("() => document.documentElement.scrollWidth <= 300")
    wide, high = board.evaluate(
        """() => { const box = document.querySelector("pentapod-board").shadowRoot
            .querySelector("[aria-disabled=false]").getBoundingClientRect(); return [box.width, box.height]; }"""
    )
    assert min(wide, high) >= 28


@pytest.mark.one_browser
def test_a_frame_is_played_against_a_computer(pentapod: Visit) -> None:
    page = pentapod.page
    page.goto(f"{pentapod.address}embed.html?game=modx&position={NEW_MODX.replace(' ', '%20')}&seat=1&level=2&live")
    board = page.locator("pentapod-board")
    lit(board).first.wait_for(timeout=60_000)
    for _ in range(3):
        lit(board).first.click()
        board.locator(".said", has_text="Orange placed").wait_for()
        board.locator(".said", has_text="Blue placed").wait_for(timeout=20_000)
    assert "Your turn" in board.locator(".words").inner_text()


@pytest.mark.one_browser
def test_frames_of_one_page_share_one_python_and_survive_its_frame(
    visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    source = f"{site.address}embed.html?live&game=modx&position={NEW_MODX}"
    frame = f'<iframe width="400" height="500" src="{source}"></iframe>'
    outer = guest(visit, context, host(frame + frame.replace("live&", "")), site)
    outer.page.goto(outer.address)
    one, two = (outer.page.frame_locator("iframe").nth(at) for at in (0, 1))
    lit(one).first.wait_for(timeout=60_000)
    two.get_by_role("button", name="Play from here").click()
    lit(two).first.click()
    two.locator(".said").wait_for()
    assert len(pythons(outer.page)) == 1
    outer.page.evaluate("() => document.querySelector('iframe').remove()")
    left = outer.page.frame_locator("iframe")
    lit(left).first.click()
    left.locator(".said", has_text="Blue").wait_for(timeout=60_000)
    assert len(pythons(outer.page)) == 1


THEME = "() => getComputedStyle(document.body).backgroundColor"


@pytest.mark.states(
    "`theme`: `theme`: `light`, `dark`, `contrast`, or empty; changes the theme; empty for the one that it has without "
    "`theme`",
    "`theme`: Default: see [colours](#colours)",
    "A frame cannot see your page: without `theme` it is light or dark as the visitor's system is; in browsers that "
    "let frames know, as Firefox does, as the `color-scheme` of your page.",
    "On a page that loads `embed.js` it is as your page is where it stands, and follows when that changes; on any "
    "other page, send it the [message](#messages) `theme`.",
)
def test_a_frame_is_as_light_as_the_page_around_it_can_tell(
    visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host, browser_name: str
) -> None:
    server = host('<html style="color-scheme: dark"><iframe width="400" height="400"></iframe><iframe></iframe>')
    outer = guest(visit, context, server, site)
    outer.page.goto(outer.address)
    outer.page.evaluate(
        """site => document.querySelectorAll("iframe").forEach((one, at) => {
            one.src = `${site}embed.html?game=modx&origin=${origin}${at ? "&theme=light" : ""}`;
        })""",
        site.address,
    )
    outer.page.frame_locator("iframe").last.locator(".still img").wait_for()
    outer.page.frame_locator("iframe").first.locator(".still img").wait_for()
    frame, light = outer.page.frames[1:]
    ground = light.evaluate(THEME)
    assert (frame.evaluate(THEME) == ground) is (browser_name != "firefox"), "the system is light, the page is dark"
    send = "theme => frames[0].postMessage({ type: 'theme', theme }, '*')"
    for theme in ("light", "dark", "contrast", ""):
        outer.page.evaluate(send, theme)
        outer.until(f"() => (document.documentElement.dataset.theme ?? '') === '{theme}'", frame=frame)
    outer.page.evaluate(
        """site => {
            document.body.style.background = "#123";
            document.head.append(Object.assign(document.createElement("script"), { src: `${site}static/embed.js` }));
        }""",
        site.address,
    )
    outer.until("() => document.documentElement.dataset.theme === 'dark'", frame=frame)
    outer.page.evaluate("() => { document.body.style.background = '#eee'; }")
    outer.until("() => document.documentElement.dataset.theme === 'light'", frame=frame)
    assert light.evaluate(THEME) == ground
    assert not pythons(outer.page)


# -- messages

LISTEN = """<script>
heard = [];
addEventListener("message", ({ origin, data }) => heard.push([origin, data]));
send = message => document.querySelector("iframe").contentWindow.postMessage(message, "*");
</script>"""

WRONG: list[Any] = [
    None,
    5,
    "step",
    ["step"],
    {},
    {"type": "step"},
    {"type": "step", "to": "sideways"},
    {"type": "step", "to": -1},
    {"type": "step", "to": "last", "more": 1},
    {"type": "play", "path": "a1"},
    {"type": "play", "path": [5]},
    {"type": "set", "position": 5},
    {"type": "set", "position": NEW_MODX, "may": "play"},
    {"type": "set", "position": "x" * 20_001},
    {"type": "toString", "to": 1},
    {"type": "touch", "touch": "a1"},
]


def heard(outer: Visit, kind: str) -> list[dict[str, Any]]:
    return list(outer.page.evaluate("kind => heard.filter(([, one]) => one.type === kind).map(([, one]) => one)", kind))


def wait_for(outer: Visit, kind: str, count: int) -> dict[str, Any]:
    outer.until(f"() => heard.filter(([, one]) => one.type === '{kind}').length >= {count}")
    return heard(outer, kind)[count - 1]


@pytest.mark.states(
    "`origin`: the origin of your page, for [messages](#messages)",
    "A frame and the page around it talk by `postMessage`, if the frame's address names the page's origin "
    "(`&origin=https://your.example`).",
    "A message of another type, with a field that is missing, unknown or of another type, or of more than "
    "20,000 characters as JSON is ignored.",
    "`set`: one or more of `game`, `position`, `link`, `ply`; shows something else",
    "`step`: `to`: `first`, `back`, `forward`, `last`, or a ply; shows another position of the game",
    "`pentapod-ready`: it has come to life",
    "`pentapod-position`: `game`, `position`, `link`, `ply`, `count`, `actors`; another position is shown.",
    "`pentapod-action`: `ply`, `seat`, `path`, `sentence`; something was played.",
    "Messages are followed one after another.",
    "A message may have an `id`, a number or a text of at most 64 characters: what it brings about at once is told "
    "with the same `id`.",
    "`pentapod-refused`: `reason`: a sentence; a touch or a message could not be followed",
)
def test_a_page_around_hears_and_leads_a_board(
    visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    match = played("modx", 1 << 20)
    text = link.encode(match, len(match.steps) - 1)
    server = host(LISTEN + '<iframe width="500" height="600"></iframe>')
    origin = server.address.removesuffix("/some/host/")
    outer = guest(visit, context, server, site)
    outer.page.goto(outer.address)
    source = f"{site.address}embed.html?live&origin={origin}&game=modx&position={NEW_MODX}&seat=0"
    outer.page.evaluate("source => { document.querySelector('iframe').src = source; }", source)
    assert wait_for(outer, "pentapod-position", 1)["position"] == NEW_MODX
    assert outer.page.evaluate("() => heard[0][1].type") == "pentapod-ready"

    for message in WRONG:
        outer.page.evaluate("message => send(message)", message)
    outer.page.evaluate(
        """() => [{ type: "legal", id: "before" }, { type: "play", path: ["a1"], id: 2 },
            { type: "legal", id: "after" }, { type: "play", path: ["a1"], id: 4 }, { type: "legal" }].forEach(send)"""
    )
    action = wait_for(outer, "pentapod-action", 1)
    assert (action["seat"], action["path"], action["ply"], action["id"]) == (1, ["a1"], 1, 2)
    wait_for(outer, "pentapod-legal", 3)
    before, after, unnamed = heard(outer, "pentapod-legal")
    corner = {"seat": 1, "path": ["a1"]}
    assert (before["id"], before["ply"], corner in before["actions"]) == ("before", 0, True)
    assert (after["id"], after["ply"], corner in after["actions"]) == ("after", 1, False)
    assert "id" not in unnamed
    assert [one["id"] for one in heard(outer, "pentapod-refused")] == [4]
    inside = outer.page.frame_locator("iframe")
    lit(inside).first.click()
    assert wait_for(outer, "pentapod-action", 2)["seat"] == 0
    outer.page.evaluate("send({ type: 'step', to: 1 })")
    assert wait_for(outer, "pentapod-position", 4)["ply"] == 1
    assert len(heard(outer, "pentapod-refused")) == 1, "what is wrong was ignored"
    outer.page.evaluate("send({ type: 'set', position: 'nonsense' })")
    assert wait_for(outer, "pentapod-refused", 2)["reason"].endswith(".")
    outer.page.evaluate("text => send({ type: 'set', link: text })", text)
    outer.until("() => heard.at(-1)[1].link")
    outer.page.evaluate("path => send({ type: 'play', path })", list(match.steps[-1].action.path))
    assert wait_for(outer, "pentapod-result", 1)["result"] == list(match.latest.result or ())
    assert outer.page.evaluate("() => [...new Set(heard.map(([origin]) => origin))]") == [
        site.address.split("/some/")[0]
    ]


@pytest.mark.states(
    "Messages from anywhere else are ignored, and nothing is told to anybody else.",
)
@pytest.mark.one_browser
def test_a_page_that_the_address_does_not_name_is_neither_told_nor_heard(
    visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    named = ("", "&origin=https://elsewhere.example", "&origin=*", "&origin=null")
    frames = "".join(
        f'<iframe src="{escape(f"{site.address}embed.html?live{origin}&game=modx&position={NEW_MODX}")}"></iframe>'
        for origin in named
    )
    outer = guest(visit, context, host(LISTEN + frames), site)
    outer.page.goto(outer.address)
    for at in range(len(named)):
        lit(outer.page.frame_locator("iframe").nth(at)).first.wait_for(timeout=60_000)
    outer.page.evaluate(
        """() => document.querySelectorAll("iframe").forEach(one =>
            one.contentWindow.postMessage({ type: "play", path: ["a1"] }, "*"))"""
    )
    outer.page.wait_for_timeout(300)
    assert outer.page.evaluate("() => heard.length") == 0
    for at in range(len(named)):
        assert not outer.page.frame_locator("iframe").nth(at).locator(".said").is_visible(), named[at]


@pytest.mark.states(
    "To a board; each but `theme` brings it to life if it is not yet:",
    "The list is closed.",
    "The element has the methods `wake()`, which starts the board as a visitor would, and `send(message)`, which "
    "follows a message and tells whether it is one; `play(path)`, `step(to)`, `undo()`, "
    "`highlight({ squares, arrows })` and `comment(text)` send the messages of those names.",
)
@pytest.mark.one_browser
def test_an_element_on_another_site_is_led_by_its_methods_and_tells_by_events(
    visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    outer = guest(visit, context, host(f'<script src="{site.address}static/embed.js"></script><div></div>'), site)
    outer.page.goto(outer.address)
    outer.page.evaluate(
        """position => {
            globalThis.heard = [];
            const board = document.createElement("pentapod-board");
            for (const type of ["ready", "position", "action", "result", "refused"])
                board.addEventListener(`pentapod-${type}`, ({ detail }) => heard.push([type, detail]));
            board.setAttribute("game", "modx");
            board.setAttribute("position", position);
            document.querySelector("div").append(board);
        }""",
        NEW_MODX,
    )
    board = outer.page.locator("pentapod-board")
    outer.until("() => document.querySelector('pentapod-board').shadowRoot.querySelector('img')?.naturalWidth > 0")
    sent = "message => document.querySelector('pentapod-board').send(message)"
    assert [outer.page.evaluate(sent, message) for message in WRONG] == [False] * len(WRONG)
    assert outer.page.evaluate(sent, {"type": "theme", "theme": "dark"})
    assert board.get_attribute("theme") == "dark"
    assert outer.page.evaluate(sent, {"type": "theme", "theme": ""})
    assert board.get_attribute("theme") is None
    assert not pythons(outer.page)
    assert outer.page.evaluate(sent, {"type": "play", "path": ["a1"]})
    outer.until("() => heard.some(([type]) => type === 'action')")
    assert [kind for kind, _ in outer.page.evaluate("() => heard")] == ["ready", "position", "action", "position"]
    colour = board.locator(".words").evaluate("one => getComputedStyle(one).color")
    assert colour not in ("rgb(0, 0, 0)", ""), "the element brings its own colours"


# -- the code for it


@pytest.mark.states(
    "`picture`: Else a packed picture, see below",
    "A packed picture may stand behind the link as `&picture=...` (SVG, deflated, base64url): the *Share* "
    "dialog writes it.",
)
@pytest.mark.one_browser
def test_the_code_from_the_share_dialog_shows_the_position_without_python(
    pentapod: Visit, visit: VisitMaker, context: BrowserContext, site: SiteServer, host: Host
) -> None:
    match = played("pods", 12)
    page = pentapod.open(f"#{link.encode(match)}").page
    page.get_by_role("button", name="One back").click()
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("button", name="Embed in a web page").click()
    page.get_by_label("Visitors play").select_option("Orange")
    page.get_by_label("Computer's level").select_option("4, Strong")
    assert 'seat="1" level="4"' in page.locator("#embed-element").input_value()
    page.get_by_role("radio", name="Step through the game").check()
    assert page.get_by_label("Visitors play").is_hidden()
    codes = [page.locator(f"#embed-{kind}").input_value() for kind in ("frame", "element")]
    outer = guest(visit, context, host("".join(codes)), site)
    asked: list[str] = []
    outer.page.on("request", lambda request: asked.append(request.url))
    outer.page.goto(outer.address)
    picture = "document.querySelector('pentapod-board').shadowRoot.querySelector('img')"
    outer.until(f"() => {picture}?.naturalWidth > 0")
    outer.page.frames[1].locator("img").wait_for()
    assert outer.page.frames[1].locator("img").evaluate("one => one.src.startsWith('data:image/svg+xml')")
    assert not [url for url in asked if "vendor/" in url or "pictures/" in url]
    board = outer.page.locator("pentapod-board").first
    board.get_by_role("button", name="Step through").click()
    board.get_by_role("button", name="End").click(timeout=60_000)
    assert lit(board).count() == 0


RECORD = """
  Pentapod record 1
  game: pods 1
  seat 0: Ann
  seat 1: Bo

  {To begin with.}
  1. chance 0
  2. 0 1@e4 ! {Here. [arrow e4 c3] [mark d4]}
    (2. 0 1@b2 {Or there.}
     3. 1 8@b3)
  3. 1 8@b3 {Their answer.}
"""


@pytest.mark.states(
    "It stands in the attribute `record`, or in the element as a text that no browser shows:",
    "Below the board stand all lines with what is said of them, `--pentapod-notes` high (default `13rem`): a "
    "click, or Enter, shows that position with its arrows and marks; the arrow keys go up and down the list; "
    "the buttons step along the line that was chosen.",
    "Where visitors may `play`, an action of their own from any position becomes a variation of the list, until"
    " the board rests.",
)
@pytest.mark.one_browser
def test_an_annotated_game_is_read_line_by_line_and_played_on(
    visit: VisitMaker, context: BrowserContext, host: Host, site: SiteServer
) -> None:
    body = f'<script src="{site.address}static/embed.js" defer></script><pentapod-board>{{}}</pentapod-board>'
    server = host(body.format(f"<script type='text/plain'>{RECORD}</script>"))
    page = guest(visit, context, server, site).page
    page.goto(server.address)
    board, rows = page.locator("pentapod-board"), page.locator("pentapod-board .row")
    here = board.locator(".row[aria-current]")
    expect(board.locator(".notes")).to_contain_text("appear here")
    board.get_by_role("button", name="Play from here").click()
    expect(rows).to_have_count(5, timeout=60_000)
    expect(board.locator(".notes")).to_contain_text("To begin with.")
    rows.nth(2).click()
    expect(here).to_contain_text("2.")
    expect(board.locator(".aloud")).to_have_text("Or there.")
    board.get_by_role("button", name="One forward").click()
    expect(here).to_contain_text("3.")
    board.get_by_role("button", name="One back").click()
    expect(board.locator(".aloud")).to_have_text("Or there.")
    here.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(board.locator(".aloud")).to_have_text("Here.")
    expect(here.get_by_role("img", name="good")).to_be_visible()
    for label in ("pod 8", "c3"):
        lit(board).and_(board.get_by_role("button", name=re.compile(rf"\b{label}\b"))).first.click()
    expect(rows).to_have_count(6)
    expect(here).to_have_text(re.compile("3.*c3"))
    assert Axe().run(page, "pentapod-board").violations_count == 0


@pytest.mark.states(
    "`lesson` and `puzzle` need nothing else:",
)
@pytest.mark.one_browser
def test_a_puzzle_is_solved_on_a_board_of_another_page(
    visit: VisitMaker, context: BrowserContext, host: Host, site: SiteServer
) -> None:
    server = host(f'<iframe src="{site.address}embed.html?puzzle=pods" width="640" height="640"></iframe>')
    page = guest(visit, context, server, site).page
    page.goto(server.address)
    board = page.frame_locator("iframe").locator("pentapod-board")
    board.get_by_role("button", name="Solve this puzzle").click()
    expect(board.locator(".where")).to_have_text("Puzzle", timeout=60_000)
    expect(board.get_by_role("button", name="Show me")).to_be_visible()


# -- languages


@pytest.mark.states(
    "Its words are in the language of the text around it, or of its own `lang`; each language of a page has a Python "
    "of its own, once a board of it is started."
)
def test_a_board_speaks_the_language_of_the_text_around_it(
    visit: VisitMaker, context: BrowserContext, host: Host, site: SiteServer
) -> None:
    """Several on one page, each in its own; what nobody has translated is English, and a language can be changed."""
    board = '<pentapod-board game="pods" may="play" {}></pentapod-board>'
    server = host(
        f'<script src="{site.address}static/embed.js" defer></script>'
        f"<div id=own>{board.format('lang=de')}</div><div id=around lang=de-AT>{board.format('')}</div>"
        f"<div id=english lang=en>{board.format('')}</div><div id=unknown>{board.format('lang=tlh')}</div>"
    )
    outer = guest(visit, context, server, site)
    page = outer.page
    page.goto(server.address)
    german = [page.locator(f"#{name} pentapod-board") for name in ("own", "around")]
    english = [page.locator(f"#{name} pentapod-board") for name in ("english", "unknown")]
    for one in german:
        one.get_by_role("button", name="Ab hier spielen").click()
        lit(one).first.wait_for()
        expect(one.locator(".words")).to_contain_text("Blau")
        expect(one.locator(".strip")).to_have_attribute("lang", "de")
        expect(one.get_by_title("Eins zurück")).to_have_count(1)
    for one in english:
        one.get_by_role("button", name="Play from here").click()
        lit(one).first.wait_for()
        expect(one.locator(".words")).to_contain_text("Blue")
    assert sorted(frame.url.rpartition("/")[2] for frame in page.frames if "engine.html" in frame.url) == [
        "engine.html",
        "engine.html?lang=de",
    ]
    german[0].scroll_into_view_if_needed()
    lit(german[0]).first.click()
    position = german[0].evaluate("board => board.position")
    german[0].evaluate("board => { board.lang = 'en'; }")
    expect(german[0].locator(".words")).not_to_contain_text("Blau")
    expect(german[0].get_by_title("One back")).to_have_count(1)
    outer.until(f"() => document.querySelector('#own pentapod-board').position === {json.dumps(position)}")


@pytest.mark.states(
    "`lang`: the language of its words: `de` or `en`.",
    "`lang`: Default: in a frame that of the browser, at an element that of the text around it",
)
def test_a_frame_speaks_the_language_of_its_address_else_of_the_browser(
    visit: VisitMaker, browser: Browser, host: Host, site: SiteServer
) -> None:
    frames, embed = {"de": "?lang=de", "en": "?lang=en", "none": ""}, f"{site.address}embed.html"
    server = host(
        "".join(
            f'<iframe id="{name}" width="400" height="500" src="{embed}{query}#pods:1.00.B.w.xqFa"></iframe>'
            for name, query in frames.items()
        )
    )
    context = browser.new_context(locale="de-DE", service_workers="block")
    outer = guest(visit, context, server, site)
    outer.page.goto(server.address)
    for name, said in {"de": "Ab hier spielen", "en": "Play from here", "none": "Ab hier spielen"}.items():
        inside = outer.page.frame_locator(f"#{name}")
        inside.get_by_role("button", name=said).wait_for()
        expect(inside.locator("html")).to_have_attribute("lang", "en" if name == "en" else "de")
    inside = outer.page.frame_locator("#none")
    inside.get_by_role("button", name="Ab hier spielen").click()
    lit(inside).first.wait_for()
    expect(inside.locator(".words")).to_contain_text("Blau")
    context.close()


def test_no_sentence_of_boards_is_outside_their_catalog() -> None:
    said = re.compile(r"""["'`][^"'`\\n]*[a-z]{2,} [a-z]{2,}[^"'`\\n]*["'`]""")
    code = [
        line
        for path in (ROOT / "static/embed").rglob("*.js")
        for line in path.read_text("utf-8").splitlines()
        if not line.lstrip().startswith(("//", "*", "/*"))
    ]
    assert [line for line in code if said.search(line) and re.search(r"""["'`][A-Z]""", line)] == []
