"""Games leave the page and come back: codes, pictures, records, files, and links by post."""

from __future__ import annotations

import json
import subprocess
from base64 import b64decode
from io import BytesIO
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from pentapod import games
from pentapod.command.boards import boards
from pentapod.engine import link, record
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import Note
from pentapod.web.store import archive
from serve import SiteServer
from site_files import ROOT
from web.axe import serious
from web.sitting import Sitting
from web.visit import Saver, Visit, VisitMaker

DROP = """
({ name, text, size }) => {
  const data = new DataTransfer();
  const content = size ? new Uint8Array(size) : text;
  if (name) data.items.add(new File([content], name)); else data.setData("text/plain", text);
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""
PASTE = """
text => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const forFirefox = { dataType: "text/plain", data: text };
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...forFirefox, bubbles: true }));
}
"""


PAINT = """
svg => {
  const canvas = document.createElement("canvas"), context = canvas.getContext("2d");
  const { width, x } = svg.viewBox.baseVal;
  canvas.width = canvas.height = width * 5;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.width);
  context.scale(5, 5);
  context.translate(-x, -x);
  context.fillStyle = "#000";
  context.fill(new Path2D(svg.firstElementChild.getAttribute("d")));
  return canvas.toDataURL();
}
"""


def random_match(game_id: str, plies: int, seed: int = 1) -> Match:
    match, rng = Match(games.find(game_id), {}), Random(seed)
    on(match, plies, rng)
    return match


def on(match: Match, plies: int, rng: Random) -> None:
    """Play on at random, without ending the game."""
    for _ in range(plies):
        match.play_index(rng.randrange(len(match.state.actions())))
    assert match.state.result is None


def follow(visit: Visit, text: str) -> None:
    """Open a link on a page that is open already."""
    visit.page.evaluate("text => { location.hash = text; }", text)


def kept(sitting: Sitting) -> tuple[str, str]:
    """The address, and all that is kept. Both follow what was played after the next paint, for which this waits."""
    return sitting.address(), str(sitting.page.evaluate("() => JSON.stringify(localStorage)"))


def qr_picture(page: Page, browser_name: str) -> bytes:
    """The code as it is seen; from Firefox, whose pictures of elements break the policy, as its path is painted."""
    code = page.get_by_role("img", name="QR code for the link")
    if browser_name != "firefox":
        return code.screenshot()
    return b64decode(str(code.evaluate(PAINT)).partition(",")[2])


def read_qr(png: bytes) -> str:
    picture = Image.open(BytesIO(png)).convert("RGBA")
    size = map(str, picture.size)
    command = ["node", str(ROOT / "tests/web/pages/read_qr.mjs"), *size]
    return subprocess.run(command, input=picture.tobytes(), capture_output=True, check=True, timeout=60).stdout.decode()


def test_what_the_share_dialog_gives(pentapod: Visit, browser_name: str, saved: Saver) -> None:
    page = pentapod.page
    match = random_match("modx", 12)
    pentapod.open("#" + link.encode(match))
    assert page.locator("script[src*=qr]").count() == 0
    page.locator("#log-9").click()
    page.get_by_role("button", name="Share this game").click()
    field = page.get_by_label("Link to this game")
    code = page.get_by_role("img", name="QR code for the link")
    code.wait_for()
    whole = field.input_value()
    assert whole.endswith(link.encode(match))
    assert read_qr(qr_picture(page, browser_name)) == whole
    assert page.locator("#link-length").inner_text() == f"{len(whole)} characters"

    page.get_by_label("Only up to the position shown").check()
    here = field.input_value()
    assert here.endswith("#" + link.encode(match, 9))
    assert read_qr(qr_picture(page, browser_name)) == here

    assert page.evaluate("() => window.pentapodQr('x'.repeat(1465), 1465).size") == 125
    assert page.evaluate("() => window.pentapodQr('x'.repeat(1466), 1465)") is None
    page.evaluate("() => { const draw = pentapodQr; window.pentapodQr = text => draw(text, 20); }")
    page.get_by_label("Only up to the position shown").uncheck()
    page.get_by_text("too long for a QR code").wait_for()
    record_file = saved(page, "Save as a file")
    assert record_file.content.decode() == record.write(match, games.find("modx").titles[:2])
    assert record_file.name.startswith("modx-")
    picture = Image.open(BytesIO(saved(page, "PNG").content))
    assert max(picture.size) == 1600
    assert len(picture.convert("RGB").getcolors(1 << 24) or ()) > 20
    drawing = ElementTree.fromstring(saved(page, "SVG").content)
    assert "var(" not in ElementTree.tostring(drawing, encoding="unicode")
    assert len(list(drawing.iter())) > 100


def damaged_record() -> str:
    lines = record.write(random_match("pods", 6), ("Ann", "Bo")).splitlines()
    return "\n".join([*lines[:-1], "6. 1 nowhere"])


@pytest.mark.one_browser
def test_what_holds_no_game_is_refused_and_changes_nothing(shared: Visit) -> None:
    page = shared.page
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    sitting.settle()
    before = kept(sitting)
    box = page.get_by_role("dialog")
    refused: list[tuple[dict[str, object], str]] = [
        ({"name": "picture.png", "text": "\x89PNG\r\n\x1a\n\0"}, "picture.png holds neither a link to a game"),
        ({"name": "film.mp4", "size": 17_000_000}, "film.mp4 is too large to be a game file: 17 MB."),
        ({"name": "game.txt", "text": damaged_record()}, "'6. 1 nowhere' is not possible here"),
        ({"text": "hello"}, "What you dropped is neither a link to a game nor a game record"),
    ]
    for dropped, words in refused:
        page.evaluate(DROP, {"name": "", "text": "", "size": 0, **dropped})
        box.get_by_text(words).wait_for()
        assert "Nothing was changed" in box.inner_text()
        assert kept(sitting) == before
        box.get_by_role("button", name="Close").click()
    page.evaluate(PASTE, "no game")
    box.get_by_text("What you pasted is neither a link to a game nor a game record").wait_for()
    page.keyboard.press("Escape")
    assert sitting.settle()


@pytest.mark.one_browser
def test_games_go_from_one_browser_to_another_in_one_file(shared: Visit, saved: Saver) -> None:
    page = shared.page
    matches = [random_match(("pods", "modx")[seed % 2], 8, seed) for seed in range(7)]
    people = [(f"Ann {seed}", "Bo") for seed in range(7)]
    text = archive.write(map(record.Record, matches, people))
    broken = text.replace("Ann 3", "Ann 3\n???")
    shared.open()
    page.evaluate(DROP, {"name": "games.txt", "text": broken, "size": 0})
    box = page.get_by_role("dialog")
    box.get_by_text("Games added: 6.").wait_for()
    assert "Could not be read: 1." in box.inner_text()
    page.keyboard.press("Escape")
    page.evaluate(DROP, {"name": "games.txt", "text": text, "size": 0})
    page.get_by_text("Games added: 1. Already here: 6.").wait_for()
    expect(page.locator(".kept > li")).to_have_count(7)

    page.get_by_label("Find a game or a player").fill("mod ann 5")
    expect(page.locator(".kept > li")).to_have_count(1)
    page.get_by_label("Find a game or a player").fill("")
    expect(page.locator(".kept > li")).to_have_count(7)
    page.get_by_text("7 games take").wait_for()
    assert serious(shared) == []

    file = saved(page, "Save all to a file")
    answers = archive.read(archive.look(file.content.decode()).records, games.find)
    names = sorted(answer.names for answer in answers if isinstance(answer, record.Record))
    assert names == sorted(people)

    page.evaluate(PASTE, record.write(matches[0], ("Cy", "Di")))
    sitting = Sitting(shared)
    sitting.settle()
    assert sitting.match().latest.text() == matches[0].latest.text()


@pytest.mark.one_browser
def test_a_game_by_post(shared: Visit, visit: VisitMaker, site: SiteServer, context: BrowserContext) -> None:
    ann = Sitting(shared)
    ann.begin("modx", ("Ann", "Ben"))
    ann.play_at_random(8)  # Jokers first, by one of them.
    while ann.settle() and ann.match().state.actors != (0,):
        ann.play_at_random(1)
    log = shared.page.locator("#log")
    shared.page.keyboard.press("c")
    shared.page.get_by_role("dialog").get_by_role("textbox").fill("Said by Ann.")
    shared.page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    shared.page.get_by_role("button", name="Share this game").click()
    shared.page.get_by_role("radio", name="Ann").check()
    shared.page.keyboard.press("Escape")
    ann.play_at_random(1)
    shared.page.get_by_text("Ben's turn: send the link to Ben.").wait_for()
    assert ann.lit() == []
    sent = ann.address().partition("#")[2]

    browser = context.browser
    assert browser
    with browser.new_context(service_workers="block", reduced_motion="reduce") as other:
        guest = visit(other, site.address).open("#" + sent)
        guest.page.get_by_role("button", name="Play on as ...").click()
        guest.page.get_by_role("radio").nth(2).check()
        guest.page.get_by_role("button", name="Done").click()
        ben = Sitting(guest, seed=5)
        ben.settle()
        ben.play_at_random(1)
        assert ben.lit() == []
        answer = ben.address().partition("#")[2]
        guest.page.reload()
        guest.wait_ready()
        assert ben.lit() == []

    follow(shared, answer)
    shared.page.locator("#notice").get_by_text("Ben played 1 action since you were last here.").wait_for()
    assert shared.page.locator(".plate .name").all_inner_texts() == ["Ann", "Ben"]
    expect(log.locator("li").last).to_contain_text("New:")
    expect(log).to_contain_text("Said by Ann.")
    assert ann.settle()
    assert len(json.loads(kept(ann)[1])) == 2  # the game and the names, nothing twice

    another = link.decode(sent, games.find)
    on(another, 3, Random(9))
    follow(shared, link.encode(another))
    box = shared.page.get_by_role("dialog")
    box.get_by_role("button", name="Take").click()
    expect(log).to_contain_text("Said by Ann.")
    assert ann.match().latest.text() == another.latest.text()

    branch = link.decode(sent, games.find)
    on(branch, 3, Random(8))
    follow(shared, link.encode(branch))
    box.get_by_text("continues differently").first.wait_for()
    assert serious(shared) == []
    box.get_by_role("button", name="Keep both").click()
    assert ann.match().latest.text() == branch.latest.text()
    shared.page.get_by_role("link", name="Pentapod, home page").click()
    expect(shared.page.locator(".kept > li")).to_have_count(2)

    follow(shared, sent)
    shared.page.get_by_text("an earlier position of a game you already have").wait_for()
    assert shared.page.locator("#log [aria-current]").get_attribute("id") == f"log-{len(branch.steps) - 3}"


ANNOTATED = """\
Pentapod record 1
game: pods 1
seat 0: Ann
seat 1: Bo

1. chance 0
2. 0 1@e4 ! {Here. [arrow e4 c3]}
  (2. 0 1@b2 {Or there.}
   3. 1 8@b3)
3. 1 8@b3
"""


@pytest.mark.states("Of a game with comments or variations the dialog gives the record.")
@pytest.mark.one_browser
def test_an_annotated_record_is_read_written_and_kept(shared: Visit) -> None:
    page = shared.page
    page.evaluate(PASTE, ANNOTATED)
    log, here = page.locator("#log"), page.locator("#log [aria-current]")
    expect(log.get_by_role("button")).to_have_count(5)
    log.get_by_role("button", name="pod 1 on b2").click()
    expect(here).to_contain_text("b2")
    page.keyboard.press(".")
    expect(here).to_contain_text("3")
    page.keyboard.press(",")
    page.keyboard.press("c")
    box = page.get_by_role("dialog")
    expect(box.get_by_role("textbox")).to_have_value("Or there.")
    box.get_by_role("textbox").fill("Or {there}: [mark]")
    box.get_by_role("button", name="Keep").click()
    expect(box.get_by_role("status")).to_contain_text("A mark needs a place")
    box.get_by_role("textbox").fill("Or {there}: [mark d4]")
    box.get_by_text("dubious").click()
    box.get_by_role("button", name="Keep").click()
    expect(log).to_contain_text("Or {there}:")
    expect(here.get_by_role("img", name="dubious")).to_be_visible()
    page.reload()
    expect(log).to_contain_text("Or {there}:", timeout=60_000)
    expect(here).to_contain_text("b2")
    page.keyboard.press("c")
    box.get_by_role("button", name="Make this the main line").click()
    expect(log.get_by_role("button").nth(1)).to_contain_text("b2")
    page.keyboard.press("c")
    expect(box.get_by_role("button", name="Make this the main line")).to_have_count(0)
    box.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Share").click()
    shown = record.read(box.locator("#record").input_value(), games.find)
    assert shown.notes
    assert shown.notes.note(2) == Note("Or {there}:", "?!", (), ("d4",))
    box.get_by_role("button", name="Embed in a web page").click()
    [element] = boards(page.locator("#embed-element").input_value())
    read = record.read(element.asked["record"], games.find)
    assert read.notes and read.notes.note(2) == shown.notes.note(2)
