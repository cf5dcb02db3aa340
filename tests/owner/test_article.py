"""An owner's article with twenty hand-written boards: true pictures, readable colours, nothing that moves.

One page a browser, on which the tests follow one another: first untouched, then with a Python.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest
from playwright.sync_api import Response

from owner.article import BOARDS, SCRIPT, Written, article
from owner.conftest import Owner
from pentapod import games
from pentapod.api.pictures import svg
from pentapod.play.view import still
from pentapod.scene.shapes import TALL, WIDE
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes
from serve import SiteServer
from web.axe import serious
from web.visit import UNDER, Visit

ALL_KB = 60
SOON = 5.0

ALL = """() => {
    const found = new Map();
    const look = root => {
        for (const one of root.querySelectorAll("*")) {
            if (one.localName === "pentapod-board") found.set(one.id, one);
            else if (one.shadowRoot) look(one.shadowRoot);
        }
    };
    look(document);
    return found;
}"""
"""Every board of the page by its id, in shadow trees as well."""

SEEN = f"""() => [...({ALL})()].map(([id, board]) => {{
    const root = board.shadowRoot, image = root.querySelector(".still img"), box = board.getBoundingClientRect();
    return {{ id, source: image.src, alt: image.alt, width: image.naturalWidth,
        faded: getComputedStyle(image).opacity, words: root.querySelector(".words").innerText,
        left: image.getBoundingClientRect().left >= box.left - 1, high: Math.round(box.height),
        top: Math.round(box.top + scrollY), direction: getComputedStyle(root.querySelector(".strip")).direction,
        size: getComputedStyle(root.querySelector(".words")).fontSize,
        tools: [...root.querySelectorAll(".tools button, .tools a")].filter(one => one.checkVisibility())
            .every(one => one.getBoundingClientRect().right <= box.right + 1
                && one.getBoundingClientRect().bottom <= box.bottom + 1) }};
}})"""


class Article(NamedTuple):
    """The page, and what came over the network for it."""

    visit: Visit
    kilobytes: list[float]
    asked: list[str]


@pytest.fixture(scope="module")
def page(owner: Owner, reader: Callable[[str], Visit], site: SiteServer, closed_site: SiteServer) -> Article:
    origins = [one.address.removesuffix(UNDER) for one in (site, closed_site)]
    source = f"{site.address}embed.html?game=modx"
    frames = f'<iframe id="kept" title="A board" width="300" height="300" style="border: 0" src="{source}"></iframe>'
    visit = reader(owner(article(site.address, frames), SCRIPT, " ".join(origins)))
    visit.origins |= {*origins}
    found = Article(visit, [], [])

    def came(response: Response) -> None:
        found.asked.append(response.url)
        if response.url.startswith(site.address) and response.frame == visit.page.main_frame:
            found.kilobytes.append(int(response.headers.get("content-length", 0)) / 1000)

    visit.page.on("response", came)
    visit.page.goto(visit.address)
    visit.until(f"() => ({SEEN})().every(one => one.width)")
    return found


def seen(page: Article) -> list[dict[str, Any]]:
    return list(page.visit.page.evaluate(SEEN))


@pytest.mark.states(
    "A board without a picture of its own shows the empty board of its game, faded, and says how to start it:"
    " never another position than its own.",
)
def test_without_a_picture_a_board_shows_its_empty_board_faded_and_says_what_a_touch_does(page: Article) -> None:
    boards = seen(page)
    assert [one["id"] for one in boards if one["id"]] == [one.name for one in BOARDS]
    for board, written in zip(boards, BOARDS, strict=True):
        tall = "-tall" * (written.kind == "column")
        assert board["source"].endswith(f"pictures/{written.match.game.id}-board{tall}.svg#light")
        assert (board["faded"], board["alt"]) == ("0.45", "A board that shows its position when you start it.")
        assert board["words"] == "This is the empty board. Start it to see the position."


@pytest.mark.states(
    "Until it is started it is a picture, and no Python is loaded: twenty boards of all games weigh at most 60 kB.",
)
def test_twenty_boards_of_all_games_weigh_at_most_60_kb(page: Article) -> None:
    assert not [url for url in page.asked if "vendor/" in url or ".zip" in url or "engine" in url]
    assert 20 < sum(page.kilobytes) <= ALL_KB


@pytest.mark.states(
    "A board can stand on any page: a position to try, a game to step through, a whole game to play.",
    "On pages that are written from right to left a board still reads from left to right.",
    "If your page has a Content-Security-Policy, it needs `https://games.example` in `script-src` and "
    "`frame-src`, and in `img-src` also `data:` for the pictures.",
)
def test_a_board_keeps_its_look_on_any_page(page: Article) -> None:
    for board in seen(page):
        assert (board["direction"], board["size"]) == ("ltr", "16px")
        assert board["left"] and board["tools"], board["id"]


@pytest.mark.states(
    "Without `theme` an element is light or dark as your page is: by the colours behind it, whatever the "
    "visitor's system says, and it follows when your page changes.",
)
@pytest.mark.parametrize("dark", [False, True])
def test_an_element_is_light_or_dark_as_its_page_is(page: Article, dark: bool) -> None:
    visit = page.visit
    visit.page.evaluate("dark => document.documentElement.classList.toggle('dark', dark)", dark)
    theme = "dark" if dark else "light"
    visit.until(f"() => ({SEEN})().every(one => one.source.endsWith('#{theme}'))")
    assert serious(visit, "color-contrast") == []
    if dark:
        visit.page.evaluate("document.documentElement.classList.remove('dark')")
        visit.until(f"() => ({SEEN})().every(one => one.source.endsWith('#light'))")


def colourless(picture: str, light: dict[str, str]) -> str:
    """A picture with the colours of a theme in place of their roles, as the command draws it."""
    plain = re.sub(r'^<svg style="[^"]*" ', "<svg ", picture)
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: light[found[1]], plain)


@pytest.mark.states(
    "It wakes in the size that it rested in: nothing on your page moves when a board is started.",
    "As soon as any board of the page has a Python, all of them show their true pictures, with a label that "
    "says the position in words; a position, link or lesson that is wrong shows its fault in words.",
)
def test_as_soon_as_any_board_has_a_python_all_show_the_pictures_of_the_command(page: Article) -> None:
    visit = page.visit
    before = seen(page)
    visit.page.evaluate("() => { shifts = 0; sources = []; }")
    visit.page.locator(f"#{BOARDS[0].name}").get_by_role("button", name="Play from here").click()
    waking = [BOARDS[0].name]
    visit.until(f"() => ({SEEN})().every(one => {waking}.includes(one.id) || one.source.startsWith('data:'))", 90)
    visit.page.locator(f"#{BOARDS[0].name} .targets button").first.wait_for()
    after = seen(page)
    for board, written in list(zip(after, BOARDS, strict=True))[1:]:
        assert_drawn(board, written)
    assert [(one["top"], one["high"]) for one in after] == [(one["top"], one["high"]) for one in before]
    visit.page.wait_for_timeout(300)
    assert visit.page.evaluate("() => [shifts, sources]") == [0, []]
    assert all(one["tools"] for one in after)


def assert_drawn(board: dict[str, Any], written: Written) -> None:
    """The board shows what the command draws of its position, and says it."""
    room = TALL if written.kind == "column" else WIDE
    scene = still(written.match, room=room)
    light = themes(games.colours(written.match.game.id))[0].colours
    _, _, text = board["source"].partition(",")
    picture = re.sub(r'^<svg style="[^"]*" ', "<svg ", unquote(text))
    assert picture == to_svg(scene), written.name
    assert board["alt"] == scene.label
    if room is WIDE:  # The command draws for no room but this, and the page's colour behind all.
        drawn = re.sub(r'(aria-label="[^"]*">)<rect [^>]*/>', r"\1", svg(written.match), count=1)
        assert colourless(unquote(text), dict(light)) == drawn


@pytest.mark.states(
    "As soon as any board of the page has a Python, all of them show their true pictures, with a label that "
    "says the position in words; a position, link or lesson that is wrong shows its fault in words.",
)
def test_a_position_that_is_wrong_shows_its_fault_in_words(page: Article) -> None:
    page.visit.page.evaluate(
        """() => {
            const wrong = document.createElement("pentapod-board");
            wrong.id = "wrong";
            wrong.setAttribute("game", "pods");
            wrong.setAttribute("position", "nonsense");
            document.querySelector("main").append(wrong);
        }"""
    )
    page.visit.page.locator("#wrong .words", has_text="six parts").wait_for()


@pytest.mark.states(
    "Changed attributes show at once, also at rest; a board that leaves the page gives its memory back.",
)
def test_changed_attributes_show_at_once_also_at_rest(page: Article) -> None:
    wrong = page.visit.page.locator("#wrong")
    for game, label in (("xtal", "XTAL"), ("modx", "MODX")):
        wrong.evaluate("(one, game) => { one.removeAttribute('position'); one.setAttribute('game', game); }", game)
        page.visit.until(
            f"() => document.querySelector('#wrong').shadowRoot.querySelector('.still img').alt.startsWith('{label}')"
        )
    wrong.evaluate("one => one.remove()")


def test_what_is_asked_at_once_is_answered_in_its_order_though_files_must_come_first(page: Article) -> None:
    told = page.visit.page.evaluate(
        """async () => {
            const board = document.createElement("pentapod-board"), told = [];
            board.setAttribute("lesson", "pods:2");
            document.querySelector("main").prepend(board);
            for (const type of ["ready", "legal", "refused"])
                board.addEventListener(`pentapod-${type}`, ({ detail }) => told.push([type, detail.id ?? null]));
            const over = new Promise(done => { board.addEventListener("pentapod-legal", done); });
            board.send({ type: "undo", id: 1 });
            board.send({ type: "undo", id: 2 });
            board.send({ type: "legal", id: 3 });
            await over;
            const [{ path }] = await board.legal;
            const asked = [board.legal, board.play(path), board.legal];
            const before = await asked[0], after = await asked[2];
            board.remove();
            return [told.slice(0, 4), before.length > 0, JSON.stringify(before) !== JSON.stringify(after)];
        }"""
    )
    assert told == [[["ready", None], ["refused", 1], ["refused", 2], ["legal", 3]], True, True]


def test_a_board_that_a_script_takes_away_leaves_the_others_playing(page: Article) -> None:
    first, second = (page.visit.page.locator(f"#{one.name}") for one in BOARDS[:2])
    first.evaluate("one => one.remove()")
    second.get_by_role("button", name="Play from here").click()
    second.locator(".targets button").first.wait_for()
    assert len([one for one in page.visit.page.frames if one.url.endswith("/engine.html")]) == 1


@pytest.mark.states(
    "`embed.html` is a stable address, and loads nothing of the home page.",
    "Frames that keep their origin (no `sandbox`, or with `allow-same-origin`) share one Python on your page, "
    "with its elements too.",
    'To find it, elements send the bare message `"pentapod-python"` to the frames, and a frame whose Python runs '
    "answers with the same; your page can ignore both.",
)
def test_elements_and_frames_of_one_page_share_one_python(page: Article) -> None:
    visit = page.visit
    visit.page.evaluate("() => { window.heard = []; addEventListener('message', ({ data }) => heard.push(data)); }")
    visit.page.locator("pentapod-board").first.evaluate("board => board.wake()")
    inside = visit.page.frame_locator("#kept")
    visit.until(
        "() => document.querySelector('pentapod-board').shadowRoot.querySelector('.still img').alt.startsWith('MODX')",
        frame=next(one for one in visit.page.frames if "embed.html" in one.url),
    )
    inside.get_by_role("button", name="Play from here").click()
    inside.locator(".targets button[aria-disabled=false]").first.click()
    inside.get_by_role("button", name="One back").wait_for()
    assert len([one for one in visit.page.frames if one.url.endswith("/engine.html")]) == 1
    assert not [url for url in page.asked if "style.css" in url or "index.html" in url or "boot.js" in url]
    visit.page.evaluate("() => document.getElementById('kept').contentWindow.postMessage('pentapod-python', '*')")
    visit.until("() => heard.includes('pentapod-python')")


@pytest.mark.states(
    "From 300 by 300 px upward everything can be used.",
)
def test_from_300_by_300_px_upward_everything_can_be_used(page: Article) -> None:
    boxes = (
        page.visit.page.frame_locator("#kept")
        .locator("pentapod-board")
        .evaluate(
            """board => [...board.shadowRoot.querySelectorAll(".tools button, .tools a, .targets button")]
            .filter(one => one.checkVisibility()).map(one => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return [left, top, right, bottom];
            })"""
        )
    )
    assert len(boxes) > 60
    assert all(left >= 0 and top >= 0 and right <= 300 and bottom <= 300 for left, top, right, bottom in boxes)


@pytest.mark.states(
    "Within five seconds it says in words why nothing arrives, and what to do: when the network is slow, a "
    "script is blocked, your policy does not let the frame in, or the server does not let a sandboxed frame in.",
    '`sandbox="allow-scripts"` is enough to look, step and play; the host of Pentapod must then send '
    "`Access-Control-Allow-Origin: *`, as GitHub Pages does.",
)
def test_a_sandboxed_frame_that_the_server_does_not_let_in_says_so_within_five_seconds(
    page: Article, closed_site: SiteServer
) -> None:
    visit = page.visit
    visit.expects_trouble = True  # The browser tells on its console what it does not let in.
    visit.page.evaluate(
        """source => {
            const frame = document.createElement("iframe");
            frame.id = "closed";
            frame.sandbox = "allow-scripts";
            Object.assign(frame, { width: 480, height: 360 });
            frame.src = source;
            document.querySelector("main").append(frame);
        }""",
        f"{closed_site.address}embed.html?game=pods&live",
    )
    since = time.monotonic()
    visit.page.frame_locator("#closed").locator(".words", has_text="Access-Control-Allow-Origin").wait_for()
    assert time.monotonic() - since < SOON * 4  # Quietly it takes one second; other tests may run beside this one.
    fits = "words => words.scrollHeight <= words.clientHeight + 1 && words.innerText.includes('allow-same-origin')"
    assert visit.page.frame_locator("#closed").locator(".words").evaluate(fits), "the way out is read without scrolling"


@pytest.mark.states(
    "If your page has a Content-Security-Policy, it needs `https://games.example` in `script-src` and "
    "`frame-src`, and in `img-src` also `data:` for the pictures.",
    "Within five seconds it says in words why nothing arrives, and what to do: when the network is slow, a "
    "script is blocked, your policy does not let the frame in, or the server does not let a sandboxed frame in.",
)
def test_a_page_that_does_not_let_python_in_is_told_what_to_add(
    owner: Owner, reader: Callable[[str], Visit], site: SiteServer
) -> None:
    visit = reader(owner(article(site.address, ""), "", "'none'"))
    visit.expects_trouble = True
    visit.page.goto(visit.address)
    board = visit.page.locator("pentapod-board").first
    board.get_by_role("button", name="Play from here").click()
    board.locator(".words", has_text="frame-src").wait_for()


@pytest.mark.states(
    "While Python loads, a board says how many percent are here.",
    "Within five seconds it says in words why nothing arrives, and what to do: when the network is slow, a "
    "script is blocked, your policy does not let the frame in, or the server does not let a sandboxed frame in.",
)
def test_when_nothing_arrives_a_board_says_how_many_percent_are_here(
    owner: Owner, reader: Callable[[str], Visit], site: SiteServer
) -> None:
    visit = reader(owner(article(site.address, ""), "", site.address.removesuffix(UNDER)))
    visit.page.context.route("**/*.wasm", lambda _: None)
    visit.page.goto(visit.address)
    board = visit.page.locator("pentapod-board").first
    board.get_by_role("button", name="Play from here").click()
    board.locator(".words", has_text=re.compile(r"nothing has arrived.* [1-9][0-9]?% of Python")).wait_for()
