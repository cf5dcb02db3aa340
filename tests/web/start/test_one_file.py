"""All of Pentapod in one file, opened from a disk: no server, no network."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from pentapod import games
from pentapod.web.shell.addresses import file_in_address
from pentapod.web.shell.words import say
from random_play import SOAK
from single_file import NAME, once, sealed
from site_files import ROOT
from site_words import words
from web.conftest import new_visit
from web.pages.test_editions import drop
from web.pages.test_languages import english_on
from web.script import NAMES, Playing, scripts
from web.sitting import Sitting
from web.visit import SITE, Visit, VisitMaker

WHOLE = games.ids() if SOAK else ("xtal",)
"""Games that are played to their ends, in the short run one with dice and hidden hands. In Chromium all are."""
CHOICES = 4

TICTACTOE = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def opened(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """The file by itself in a folder, opened."""
    file = tmp_path_factory.mktemp("alone") / NAME
    shutil.copyfile(SITE / NAME, file)
    here = new_visit(browser.new_context(), file.as_uri())
    yield here.open()
    here.page.context.close()
    assert here.trouble == []


@pytest.fixture
def alone(opened: Visit) -> Visit:
    """The same at its first page, on which tests follow one another."""
    return opened.open()


@pytest.fixture
def told(visit: VisitMaker, context: BrowserContext, tmp_path: Path) -> Visit:
    """The same, but that its Python can be reached, so that chance can be told what is to come."""
    file = tmp_path / NAME
    page = (SITE / NAME).read_text(encoding="utf-8")
    page = once(page, "const python = await ", "const python = globalThis.pentapodPython = await ")
    file.write_text(sealed(page), encoding="utf-8")
    return visit(context, file.as_uri()).open()


def test_a_computer_plays_an_edition_in_it(alone: Visit) -> None:
    page = alone.page
    drop(page, (ROOT / "editions/pods-neighbours.toml").read_text("utf-8"))
    page.get_by_role("button", name="Play it").click()
    page.locator("#names select").first.select_option("1")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("#log li").nth(1).wait_for(state="attached")
    expect(page.locator("#game-name")).to_have_text("PODS · Neighbouring legs")
    page.evaluate("() => localStorage.clear()")


def test_the_workshop_is_in_it(alone: Visit) -> None:
    """A game that comes as a link opens there; its own link leads there again; its way back leads to the first page."""
    page = alone.page
    page.goto(f"{page.url}#{file_in_address('tictactoe.py', TICTACTOE)}")
    page.get_by_role("button", name="Play it").click()
    page.frame_locator("#stage iframe").get_by_role("button", name="b2, empty").click()
    page.get_by_role("button", name="Share", exact=True).first.click()
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile(r"pentapod\.html\?workshop#code:[\w-]+$"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Pentapod").click()
    expect(page.get_by_role("link", name="Open the workshop")).to_be_visible()


@pytest.mark.other_browser
def test_each_game_is_begun_from_a_disk_and_some_are_played_to_their_end(told: Visit) -> None:
    """One after another at one table, since the start of a page takes as long as a game."""
    page = told.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("No animation").check()
    page.keyboard.press("Escape")
    for game_id in games.ids():
        playing = Playing(told, scripts()[f"{game_id}-short-whole"], NAMES)
        playing.begin()
        playing.play(None if game_id in WHOLE else playing.ply + CHOICES)
        if game_id in WHOLE:
            playing.check_the_end()
        assert playing.log() == playing.told()
        page.get_by_role("button", name="Rules of this game").click()
        rules = page.get_by_role("dialog", name=f"Rules of {playing.whole.game.name}")
        rules.locator("#guide h2").first.wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.locator(".kept > li")).to_have_count(len(games.ids()))
    assert [url for url in asked if url.startswith("http")] == []


def test_computers_think_and_codes_are_drawn_in_it(alone: Visit) -> None:
    page = alone.page
    sitting = Sitting(alone)
    sitting.begin("modx")
    page.get_by_role("button", name="Hint").click()
    page.locator("#prompt[data-kind=hint]", has_not_text=say("hint-wait")).wait_for(timeout=60_000)
    page.get_by_role("button", name="Share this game").click()
    page.locator("#qr path").wait_for(state="attached")


@pytest.mark.states(
    "`pentapod.html`, opened from a disk, gives this code for the public copy that it knows.",
)
@pytest.mark.one_browser
def test_nothing_that_it_gives_away_tells_its_place_on_the_disk(alone: Visit) -> None:
    """Without a public copy it gives a code; with one, named in Settings and kept, addresses of that."""
    page = alone.page
    sitting = Sitting(alone)
    sitting.begin("modx")
    sitting.settle()
    code = sitting.address().partition("#")[2]

    def given() -> str:
        values = page.locator("dialog input, dialog textarea").evaluate_all("all => all.map(one => one.value).join()")
        return str(values)

    page.get_by_role("button", name="Share this game").click()
    expect(page.get_by_label("Code for this game")).to_have_value(code)
    page.get_by_text("can paste it into any copy of Pentapod").wait_for()
    assert "file:" not in given()
    page.get_by_role("button", name="Embed in a web page").click()
    page.get_by_text("needs a copy of Pentapod on the web").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    field = page.get_by_label("Address of a copy of Pentapod on the web, for links")
    field.fill("file:///home/ann/")
    field.dispatch_event("change")  # Firefox tells of none where no person has typed.
    page.get_by_text("This is not a web address.").wait_for()
    field.fill("games.example/index.html")
    field.dispatch_event("change")
    expect(field).to_have_value("https://games.example/")
    page.reload()
    alone.wait_ready()
    sitting.settle()
    page.get_by_role("button", name="Share this game").click()
    expect(page.get_by_label("Link to this game")).to_have_value(f"https://games.example/#{code}")
    assert "file:" not in given()
    page.get_by_role("button", name="Embed in a web page").click()
    expect(page.locator("#embed-frame")).to_have_value(re.compile(r"^<iframe src=\"https://games\.example/embed\.html"))
    expect(page.locator("#embed-element")).to_have_value(re.compile("https://games.example/static/embed.js"))
    assert "file:" not in given()


@pytest.mark.one_browser
def test_the_other_pages_open_in_it_and_a_game_is_kept(alone: Visit) -> None:
    page = alone.page
    page.get_by_role("link", name="About Pentapod").click()
    page.get_by_role("heading", name="What is reconstructed").wait_for()
    page.get_by_role("button", name="Close").click()
    assert page.get_by_role("link", name="in one file").count() == 0
    sitting = Sitting(alone)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.play_at_random(5)
    before = sitting.match().latest.text()
    page.reload()
    alone.wait_ready()
    assert sitting.match().latest.text() == before
    policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content") or ""
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")


@pytest.mark.one_browser
def test_it_speaks_german_where_the_browser_does(browser: Browser, tmp_path: Path) -> None:
    """Its other pages, the dialogs that they are in, and the page of an invited device too."""
    file = tmp_path / NAME
    shutil.copyfile(SITE / NAME, file)
    with browser.new_context(locale="de-DE", reduced_motion="reduce") as context:
        german = new_visit(context, file.as_uri()).open()
        page = german.page
        for link, heading in (("Über Pentapod", "Was rekonstruiert ist"), ("Regeln von PODS", "Regeln von PODS")):
            page.get_by_role("link", name=link).first.click()
            dialog = page.locator("dialog.wide[open]")
            expect(dialog.get_by_role("heading", name=heading).first).to_be_visible()
            dialog.get_by_role("button", name="Schließen").click()
            expect(dialog).to_have_count(0)
        assert english_on(page) == []
        page.locator("[data-say=join]").click()
        page.get_by_role("heading", name=words("join", "de").say("no-invitation")).wait_for()
        page.get_by_role("button", name=words("join", "de").say("open")).click()
        expect(page.get_by_role("alert")).to_have_text(words("join", "de").say("code-empty"))
        assert page.title() == words("join", "de").say("title")
        assert english_on(page) == []
        assert german.trouble == []
