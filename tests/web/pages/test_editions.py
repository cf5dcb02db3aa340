"""Editions: a stranger writes one, plays by it, keeps it, sends it, and is told what is wrong with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pentapod import editions
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT
from web.axe import serious
from web.pages.test_bad_input import FULL
from web.sitting import Sitting
from web.visit import Saver, Visit, VisitMaker

FOLDER = ROOT / "editions"

DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""
PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}"""

FORGET = """what => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`pentapod.${what}.`)) localStorage.removeItem(key);
}"""


def shipped(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text("utf-8")


def drop(page: Page, text: str, name: str = "mine.toml") -> Locator:
    """Drop a file on the page; the dialog that opens."""
    page.evaluate(DROP, [name, text])
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def kept(page: Page) -> list[str]:
    """The ids of the editions that the browser keeps."""
    names = page.evaluate("() => Object.keys(localStorage)")
    return sorted(name.removeprefix("pentapod.edition.") for name in names if name.startswith("pentapod.edition."))


def play_it(page: Page, text: str) -> Locator:
    """Drop an edition and say that it is to be played; the dialog of a new game."""
    drop(page, text).get_by_role("button", name="Play it").click()
    form = page.locator("#new-game")
    form.wait_for()
    return form


def start(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("html[data-place=table]").wait_for()


@pytest.mark.one_browser
def test_a_stranger_changes_a_number_and_plays_by_it(pentapod: Visit, saved: Saver) -> None:
    page = pentapod.open("#new:pods").page
    page.get_by_role("button", name="Write your own edition").click()
    name, content = saved(page, "Save pods.toml")
    assert name == "pods.toml"
    page.keyboard.press("Escape")
    text = content.decode()
    assert text.count("quiet_turns = 60") == 1
    mine = text.replace("quiet_turns = 60", "quiet_turns = 40").replace('"My edition"', '"Hurry"')
    dialog = drop(page, mine)
    expect(dialog).to_contain_text("One entry differs")
    expect(dialog.get_by_role("row", name="numbers › quiet turns 60 40")).to_be_visible()
    dialog.get_by_role("button", name="Play it").click()
    form = page.locator("#new-game")
    expect(form.get_by_label("Edition")).to_have_value(re.compile("pods~[0-9a-f]{16}"))
    form.locator("#names select").nth(1).select_option("1")
    page.get_by_role("button", name="Start", exact=True).click()
    sitting = Sitting(pentapod)
    sitting.settle()
    expect(page.locator("#game-name")).to_have_text("PODS · Hurry")
    sitting.play_at_random(4)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#prompt[data-kind=hint]")).to_be_visible()
    assert len(pentapod.thinkers()) == 1
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    sitting.settle()
    before = sitting.address()
    page.reload()
    pentapod.wait_ready()
    sitting.settle()
    assert page.url == before
    expect(page.locator("#game-name")).to_have_text("PODS · Hurry")
    page.get_by_role("link", name="Pentapod, home page").click()
    page.get_by_role("button", name="PODS · Hurry").click()
    sitting.settle()
    page.locator("[data-do=rules]").click()
    expect(page.get_by_role("dialog")).to_contain_text("played with the edition Hurry by Your name")
    expect(page.get_by_role("dialog")).to_contain_text("Where the facts come from")


def link_of(sitting: Sitting) -> Match:
    """The match that the address tells, once its edition is open here as well."""
    text = sitting.address().partition("#")[2]
    editions.open_for(text)
    return sitting.match()


def test_a_link_carries_a_small_edition_to_somebody_who_has_never_seen_it(
    pentapod: Visit, visit: VisitMaker, browser: Browser, site: SiteServer
) -> None:
    play_it(pentapod.open().page, shipped("pods-neighbours"))
    start(pentapod.page)
    sitting = Sitting(pentapod)
    sitting.play_at_random(6)
    address = sitting.address()
    match = link_of(sitting)
    with browser.new_context(service_workers="block", reduced_motion="reduce") as context:
        other = visit(context, site.address).open(address.partition("/some/where/")[2])
        Sitting(other).settle()
        expect(other.page.locator("#game-name")).to_have_text("PODS · Neighbouring legs")
        expect(other.page.locator("#said")).to_contain_text("the edition Neighbouring legs by Pentapod")
        assert kept(other.page) == [match.game.id]
        assert link_of(Sitting(other)).latest.text() == match.latest.text()


@pytest.mark.one_browser
def test_a_link_names_a_large_edition_and_asks_for_its_file_once(pentapod: Visit) -> None:
    edition = editions.read(shipped("pocketmodel-first-defenses"))
    fragment = link.encode(Match(edition.opened(), {}))
    page = pentapod.open(f"#{fragment}").page
    dialog = page.get_by_role("dialog", name="This game needs an edition")
    expect(dialog).to_contain_text("Defenses of the first set by Pentapod, which is too large for a link")
    choose(page, "xtal-flights")
    expect(dialog).to_contain_text("That file is another edition: Eight Flights by Pentapod")
    choose(page, "pocketmodel-first-defenses")
    page.locator("html[data-place=table]").wait_for()
    expect(page.locator("#game-name")).to_have_text("PocketModel: Ground Assault · Defenses of the first set")
    assert kept(page) == [edition.id]
    page.reload()
    pentapod.wait_ready()
    Sitting(pentapod).settle()
    page.locator("[data-do=share]").click()
    expect(page.get_by_role("dialog")).to_contain_text("is too large for the link. Send its file as well")


def choose(page: Page, name: str) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose the file").click()
    chosen.value.set_files(FOLDER / f"{name}.toml")


@pytest.mark.one_browser
def test_where_what_reads_editions_does_not_come_the_page_says_so_and_tries_again(pentapod: Visit) -> None:
    fragment = link.encode(Match(editions.read(shipped("pods-neighbours")).opened(), {}))
    page = pentapod.page
    pentapod.expects_trouble = True  # The console says what has not come.
    page.route("**/editions.zip.gz", lambda route: route.abort())
    pentapod.open(f"#{fragment}")
    expect(page.locator("#toast")).to_contain_text("What reads editions could not be loaded")
    page.locator("#card-pods").wait_for()
    page.unroute("**/editions.zip.gz")
    page.get_by_label("Link to a game").fill(fragment)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#game-name")).to_have_text("PODS · Neighbouring legs")


@pytest.mark.one_browser
def test_a_first_page_without_editions_brings_nothing_for_them(pentapod: Visit) -> None:
    asked: list[str] = []
    pentapod.page.on("request", lambda request: asked.append(request.url))
    Sitting(pentapod.open()).begin("pods")
    assert not any("editions" in url for url in asked)


@pytest.mark.one_browser
def test_a_faulty_file_says_where_and_changes_nothing(shared: Visit) -> None:
    page = shared.page
    dialog = drop(page, shipped("pods-neighbours").replace('"N E S"', '"N NNE"').replace('"N E W"', "5"))
    expect(dialog).to_contain_text("2 things have to be put right")
    expect(dialog.locator("li").first).to_contain_text("Line 10 pods.4")
    expect(dialog.locator("li").first).to_contain_text("There is no NNE here.")
    expect(dialog).to_contain_text("Nothing was changed")
    assert kept(page) == []
    page.keyboard.press("Escape")
    expect(drop(page, "no = ")).to_contain_text("This is not valid TOML")
    page.keyboard.press("Escape")
    page.evaluate(PASTE, "[edition]\ngame = 'pods'\n")
    expect(page.get_by_role("dialog")).to_contain_text("name is missing")


@pytest.mark.one_browser
def test_an_edition_is_kept_chosen_saved_again_and_removed(shared: Visit, saved: Saver) -> None:
    page = shared.page
    dialog = drop(page, shipped("xpod-before-balance"))
    expect(dialog.locator(".changed li")).to_have_count(7)
    assert serious(shared) == []
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_contain_text("has been kept")
    page.keyboard.press("Escape")
    page.locator("#card-xpod .more").click()
    choice = page.locator("#new-game select[name=edition]")
    expect(choice).to_have_value("xpod")
    page.locator("#names input").first.fill("Ann")
    choice.select_option(label="Before balance by Pentapod")
    page.get_by_role("button", name="What differs").wait_for()
    expect(page.locator("#names input").first).to_have_value("Ann")
    page.get_by_role("button", name="What differs").click()
    name, content = saved(page, "Save as a file")
    assert name == "xpod-before-balance.toml"
    assert editions.read(content.decode()) == editions.read(shipped("xpod-before-balance"))
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    assert kept(page) == []
    page.locator("#card-xpod .more").click()
    page.locator("#new-game").wait_for()
    expect(choice).to_have_count(0)


@pytest.mark.one_browser
def test_a_game_of_a_large_edition_that_was_removed_asks_for_its_file(pentapod: Visit) -> None:
    page = pentapod.open().page
    play_it(page, shipped("pocketmodel-first-defenses"))
    start(page)
    Sitting(pentapod).play_at_random(2)
    page.evaluate(
        "() => Object.keys(localStorage).forEach(key => key.includes('.edition.') && delete localStorage[key])"
    )
    page.get_by_role("link", name="Pentapod, home page").click()
    page.locator(".kept .opener").wait_for()
    page.reload()
    pentapod.wait_ready()
    page.get_by_role("button", name="PocketModel: Ground Assault").first.click()
    page.get_by_role("dialog", name="This game needs an edition").wait_for()
    choose(page, "pocketmodel-first-defenses")
    page.locator("html[data-place=table]").wait_for()
    Sitting(pentapod).settle()


@pytest.mark.one_browser
def test_with_full_storage_an_edition_can_be_played_and_the_page_says_so(pentapod: Visit) -> None:
    pentapod.page.add_init_script(FULL)
    page = pentapod.open().page
    dialog = drop(page, shipped("pods-neighbours"))
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_contain_text("does not let the page keep Neighbouring legs")
    dialog.get_by_role("button", name="Play it").click()
    start(page)
    sitting = Sitting(pentapod)
    sitting.play_at_random(4)
    assert len(link_of(sitting).steps) >= 2


@pytest.mark.one_browser
def test_a_record_of_an_edition_opens_where_it_is_kept_and_else_asks(pentapod: Visit, saved: Saver) -> None:
    page = pentapod.open().page
    play_it(page, shipped("modx-few"))
    start(page)
    sitting = Sitting(pentapod)
    sitting.play_at_random(4)
    steps = len(link_of(sitting).steps)
    page.locator("[data-do=share]").click()
    record = saved(page, "Save as a file").content.decode()
    page.evaluate(
        "() => Object.keys(localStorage).forEach(key => key.startsWith('pentapod.match') && delete localStorage[key])"
    )
    page.goto(pentapod.address)
    page.reload()
    pentapod.wait_ready()
    page.evaluate(PASTE, record)
    sitting.settle()
    assert len(link_of(sitting).steps) == steps
    page.evaluate("() => localStorage.clear()")
    page.goto(pentapod.address)
    page.reload()
    pentapod.wait_ready()
    page.evaluate(PASTE, record)
    expect(page.get_by_role("dialog")).to_contain_text("another edition of MODX, which is not in this browser")


@pytest.mark.one_browser
def test_the_position_editor_sets_up_positions_of_an_edition(pentapod: Visit) -> None:
    page = pentapod.open().page
    form = play_it(page, shipped("pods-neighbours"))
    form.get_by_role("link", name="Set up a position").click()
    expect(page.locator("#game-name")).to_have_text("Set up PODS · Neighbouring legs")
    page.reload()
    pentapod.wait_ready()
    expect(page.locator("#game-name")).to_have_text("Set up PODS · Neighbouring legs")
    page.get_by_role("button", name="Play from here").click()
    start(page)
    Sitting(pentapod).settle()
    expect(page.locator("#game-name")).to_have_text("PODS · Neighbouring legs")


@pytest.mark.one_browser
def test_a_german_page_speaks_german_of_an_edition_and_in_it(
    visit: VisitMaker, browser: Browser, site: SiteServer
) -> None:
    with browser.new_context(locale="de-AT", service_workers="block", reduced_motion="reduce") as context:
        page = visit(context, site.address).open().page
        dialog = drop(page, shipped("pods-neighbours"))
        expect(dialog).to_contain_text("6 Einträge weichen von der Standardausgabe ab.")
        expect(dialog.locator(".changed li").first).to_contain_text("Pod 4 von Blau")
        dialog.get_by_role("button", name="Damit spielen").click()
        page.get_by_role("button", name="Los geht’s").click()
        expect(page.locator("#prompt")).to_contain_text("Bipod")
        page.locator("[data-do=rules]").click()
        expect(page.get_by_role("dialog")).to_contain_text("mit der Ausgabe Neighbouring legs von Pentapod")
