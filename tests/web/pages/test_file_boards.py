"""Boards whose game is a file of the page around them: played on any page, by a Python that reaches nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Locator, expect

from serve import SiteServer
from site_files import ROOT
from web.in_page import tried
from web.visit import ChangedSite, HostPage, Visit, VisitMaker

TICTACTOE = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")

BoardOn = Callable[..., Visit]


@pytest.fixture
def board_on(host_page: HostPage) -> BoardOn:
    """Open a page of somebody else's site with the text of a file beside it, and an element with these attributes."""
    return lambda text, attributes='src="games/mygame.py"', policy="": host_page(
        {"games/mygame.py": text}, attributes, policy=policy
    )


def board(here: Visit) -> Locator:
    return here.page.locator("pentapod-board")


def wake(here: Visit) -> None:
    board(here).get_by_role("button", name="Play from here").click()


def mark(place: Locator | FrameLocator, square: str) -> None:
    place.get_by_role("button", name=re.compile(f"^{square}, empty")).click()


@pytest.mark.states(
    "`src`: a game that is [a file](#a-game-of-your-own), instead of `game`",
    '`<pentapod-board src="mygame.py">` plays a game from a file on your page\'s own server, such as one saved in '
    "the workshop.",
    "Its id in links is the name of the file.",
    "*Open in Pentapod* leads to the workshop, with the game and the match.",
)
def test_a_file_is_played_on_another_page(board_on: BoardOn) -> None:
    here = board_on(TICTACTOE, 'src="games/mygame.py"')
    wake(here)
    mark(board(here), "b2")
    mark(board(here), "a1")
    expect(board(here).get_by_role("button", name=re.compile("^a1, .*"))).not_to_have_accessible_name(
        re.compile("empty")
    )
    assert here.page.evaluate("() => document.querySelector('pentapod-board').game") == "mygame"
    link = here.page.evaluate("() => document.querySelector('pentapod-board').link")
    there = board(here).get_by_role("link", name=re.compile("Open in Pentapod"))
    expect(there).to_have_attribute("href", re.compile(r"workshop\.html#code:[\w-]+&mygame:1\."))
    assert (there.get_attribute("href") or "").endswith(f"&{link}")
    assert here.trouble == []


@pytest.mark.states(
    "`position`, `link`, `record` and all that says what visitors may do work as ever; lessons and puzzles are those "
    "of the site's games.",
)
@pytest.mark.one_browser
def test_against_a_computer_from_a_position(board_on: BoardOn) -> None:
    here = board_on(TICTACTOE, 'src="games/mygame.py" seat="0" level="3" lang="de" live')
    board(here).get_by_role("button", name=re.compile("^b2, ")).click()
    here.until("() => document.querySelector('pentapod-board').ply === 2")
    expect(board(here)).to_contain_text(re.compile("Du bist|Weiß|dran|Zug"))


@pytest.mark.states(
    "In a frame, `embed.html?src=mygame.py` plays a file of the server that Pentapod itself comes from, beside "
    "`embed.html`.",
)
@pytest.mark.one_browser
def test_the_frame_plays_a_file_of_its_own_origin(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:

    def add(folder: Path) -> None:
        (folder / "mygame.py").write_text(TICTACTOE, encoding="utf-8")

    here = visit(context, changed_site(add).address)
    here.page.goto(f"{here.address}embed.html?src=mygame.py&live")
    mark(board(here), "b2")
    here.until("() => document.querySelector('pentapod-board').ply === 1")


FAULTS = {
    "no Python": ("this is no game", "because of line 1 of mygame.py: This is not valid Python"),
    "no game": ("GAME = 3\n", "does not define a game"),
    "a foreign import": ("import js\n" + TICTACTOE, "A game cannot import js"),
    "an endless file": (TICTACTOE + "\nwhile True:\n    pass\n", "two seconds"),
    "an endless sum": (TICTACTOE + "\nimport itertools\nsum(itertools.count())\n", "does not respond"),
    "a page": ("<!doctype html><p>Not found", "a web page instead of a Python file"),
    "a huge file": (TICTACTOE + "#" * 300_000, "too long"),
}


@pytest.mark.one_browser
@pytest.mark.parametrize("what", FAULTS)
def test_a_bad_file_gets_a_sentence(board_on: BoardOn, what: str) -> None:
    text, said = FAULTS[what]
    here = board_on(text, 'src="games/mygame.py" live')
    expect(board(here)).to_contain_text(said)


@pytest.mark.one_browser
@pytest.mark.parametrize(
    ("src", "said"),
    [
        ("games/other.py", "There is no file at"),
        ("https://example.com/mygame.py", "only files that come from its own page"),
        ("games/pods.py", "There is no file at"),
    ],
)
def test_an_address_that_leads_nowhere(board_on: BoardOn, src: str, said: str) -> None:
    here = board_on(TICTACTOE, f'src="{src}" live')
    here.expects_trouble = True
    expect(board(here)).to_contain_text(said)


ATTEMPTS = {
    "the page": "js.document.title",
    "the frame": "js.parent.document.title",
    "storage": "js.localStorage.length",
    "copies of files": "js.caches.keys()",
    "a request": '[r := js.XMLHttpRequest.new(), r.open("GET", "https://example.com/?x", False), r.send()]',
    "the site": '[r := js.XMLHttpRequest.new(), r.open("GET", HOME + "app.zip.gz", False), r.send(), r.status][-1]',
    "a script": 'js.importScripts("https://example.com/x.js")',
    "a socket": 'js.WebSocket.new("wss://example.com/").url and None',
}
"""What a file tries while it is loaded."""


@pytest.mark.states(
    "Each such file has a Python of its own, in a sealed frame within `sealed.html`, from which it reaches neither "
    "your page nor Pentapod nor any server; what never comes back is stopped.",
)
@pytest.mark.one_browser
def test_a_file_reaches_nothing(board_on: BoardOn, site: SiteServer) -> None:
    text = f"""{TICTACTOE}
js, HOME = __import__("js"), {site.address!r}
{tried(ATTEMPTS)}
raise RuntimeError(f"RESULT of {{len(got)}}: {{reached}}")
"""
    here = board_on(text, 'src="games/mygame.py"')
    here.expects_trouble = True
    asked: list[str] = []
    here.page.context.on("requestfinished", lambda request: asked.append(request.url))
    here.page.context.on("requestfailed", lambda request: asked.extend([request.url] * (request.failure != "csp")))
    wake(here)
    expect(board(here)).to_contain_text(f"RESULT of {len(ATTEMPTS)}: {{}}")
    assert [url for url in asked if "example.com" in url] == []


@pytest.mark.one_browser
def test_another_file_takes_its_place(board_on: BoardOn) -> None:
    here = board_on(TICTACTOE, 'src="games/mygame.py"')
    wake(here)
    mark(board(here), "b2")
    here.expects_trouble = True
    here.page.evaluate("() => { document.querySelector('pentapod-board').src = 'games/other.py'; }")
    expect(board(here)).to_contain_text("There is no file at")


@pytest.mark.states("If your page has a policy, it needs `connect-src 'self'` for the file.")
@pytest.mark.one_browser
@pytest.mark.parametrize(("allowed", "said"), [("'none'", "connect-src"), ("'self'", "Your turn")])
def test_the_policy_of_the_page_lets_the_file_in(board_on: BoardOn, site: SiteServer, allowed: str, said: str) -> None:
    origin = site.address.split("/some/")[0]
    policy = f"default-src 'none'; script-src {origin}; frame-src {origin}; img-src data:; connect-src {allowed}"
    here = board_on(TICTACTOE, 'src="games/mygame.py" seat="0" level="1" live', policy)
    here.expects_trouble = allowed == "'none'"
    expect(board(here)).to_contain_text(said)
