"""Boards that play by an edition, which is a file of the page around them or in their link."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from pentapod import editions
from pentapod.engine import link
from random_play import cases, play
from serve import SiteServer
from site_files import ROOT
from web.visit import ChangedSite, HostPage, Visit, VisitMaker

PODS = (ROOT / "editions/pods-neighbours.toml").read_text(encoding="utf-8")
LARGE = (ROOT / "editions/pocketmodel-first-defenses.toml").read_text(encoding="utf-8")

BoardsOn = Callable[..., Visit]


@pytest.fixture
def boards_on(host_page: HostPage) -> BoardsOn:
    """Open a page of somebody else's site with files beside it, and elements with these attributes."""

    def opened(*elements: str, files: Mapping[str, str] | None = None, policy: str = "") -> Visit:
        beside = {f"tables/{name}": text for name, text in (files or {"mine.toml": PODS}).items()}
        return host_page(beside, *elements, policy=policy)

    return opened


def board(here: Visit, at: int = 0) -> Locator:
    return here.page.locator("pentapod-board").nth(at)


def game_of(here: Visit, at: int = 0) -> object:
    here.until(f"() => document.querySelectorAll('pentapod-board')[{at}].live")
    return here.page.evaluate(f"() => document.querySelectorAll('pentapod-board')[{at}].game")


def linked(text: str, plies: int = 6) -> str:
    """The link of the beginning of a game with an edition."""
    game = editions.read(text).opened()
    return link.encode(play(next(cases(game)), Random(2), plies=plies))


@pytest.mark.states(
    '`<pentapod-board game="pods" edition="mine.toml">` plays PODS by the table in a file on your page\'s own server, '
    "an [edition](editions.md).",
    "`edition`: [another table](#another-table) for the game, which is a file",
    "Its id in events is that of the game, with `~` and sixteen letters and figures behind it.",
    "At rest the board shows the empty board of `game`.",
)
def test_an_edition_is_played_on_another_page(boards_on: BoardsOn) -> None:
    here = boards_on('game="pods" edition="tables/mine.toml"', 'game="pods"')
    expect(board(here).locator("img")).to_have_attribute("src", re.compile(r"pictures/pods-board\.svg"))
    board(here).get_by_role("button", name="Play from here").click()
    assert game_of(here) == editions.read(PODS).id
    board(here, 1).get_by_role("button", name="Play from here").click()
    assert game_of(here, 1) == "pods"
    here.page.evaluate("() => document.querySelector('pentapod-board').play(['0'])")
    here.until("() => document.querySelector('pentapod-board').ply === 1")
    there = board(here).get_by_role("link", name=re.compile("Open in Pentapod"))
    shown = str(here.page.evaluate("() => document.querySelector('pentapod-board').link"))
    assert shown.startswith(f"edition:{editions.read(PODS).carried()}&{editions.read(PODS).id}:1.")
    assert (there.get_attribute("href") or "").endswith(f"index.html#{shown}")


@pytest.mark.states(
    "All other attributes work as ever, computer players too; lessons and puzzles belong to the standard edition."
)
@pytest.mark.one_browser
def test_against_a_computer_in_another_language(boards_on: BoardsOn) -> None:
    here = boards_on(
        'game="pods" edition="tables/mine.toml" seat="1" level="3" lang="de" live',
        'edition="tables/mine.toml" lesson="pods:1" live',
    )
    expect(board(here)).to_contain_text(re.compile("Du bist|dran|Zug"))
    here.until("() => document.querySelector('pentapod-board').ply > 1")
    expect(board(here, 1)).to_contain_text("Lessons and puzzles belong to the standard edition")


@pytest.mark.states("A link that carries its edition needs no file; one that does not needs `edition` beside it.")
@pytest.mark.one_browser
def test_links_of_editions(boards_on: BoardsOn) -> None:
    small, large = linked(PODS), linked(LARGE)
    here = boards_on(
        f'link="{small}" live',
        f'link="{large}" live',
        f'link="{small}"',
        files={"large.toml": LARGE},
    )
    assert game_of(here) == editions.read(PODS).id
    expect(board(here, 1)).to_contain_text("too large for a link")
    expect(board(here, 2).locator("img")).not_to_have_class("empty")
    board(here, 1).evaluate("board => { board.edition = 'tables/large.toml'; board.wake(); }")
    assert game_of(here, 1) == editions.read(LARGE).id


@pytest.mark.states(
    "In a frame, `embed.html?game=pods&edition=mine.toml` takes a file of the server that Pentapod itself comes from."
)
@pytest.mark.one_browser
def test_the_frame_takes_an_edition_of_its_own_origin(
    visit: VisitMaker, context: BrowserContext, changed_site: ChangedSite
) -> None:

    def add(folder: Path) -> None:
        (folder / "mine.toml").write_text(PODS, encoding="utf-8")

    here = visit(context, changed_site(add).address)
    here.page.goto(f"{here.address}embed.html?game=pods&edition=mine.toml&live")
    assert game_of(here) == editions.read(PODS).id
    here.page.goto(f"{here.address}embed.html?live#{linked(PODS)}")
    assert game_of(here) == editions.read(PODS).id
    assert here.page.evaluate("() => document.querySelector('pentapod-board').ply") == 6


FAULTS = {
    "no TOML": ('edition="tables/bad.toml"', "pods", "Line 1: This is not valid TOML."),
    "a wrong table": (
        'edition="tables/bad.toml"',
        PODS.replace("N E S", "N E NNE", 1),
        "Line 10, pods.4: There is no NNE here. Choose from",
    ),
    "another game": ('game="modx" edition="tables/bad.toml"', PODS, "is for PODS, not for modx"),
    "a page": ('edition="tables/bad.toml"', "<!doctype html><p>Not found", "a web page instead of an edition"),
    "a huge file": ('edition="tables/bad.toml"', "#" * 150_000, "an edition has at most 128 kB"),
    "no file": ('edition="tables/other.toml"', PODS, "check the address in edition"),
    "elsewhere": ('edition="https://example.com/mine.toml"', PODS, "only files that come from its own page"),
}


@pytest.mark.states("What is wrong with the file is said on the board, with its line.")
@pytest.mark.one_browser
def test_a_bad_edition_gets_a_sentence(boards_on: BoardsOn) -> None:
    here = boards_on(
        *(attributes.replace("bad", f"bad{at}") + " live" for at, (attributes, _, _) in enumerate(FAULTS.values())),
        files={f"bad{at}.toml": text for at, (_, text, _) in enumerate(FAULTS.values())},
    )
    here.expects_trouble = True
    for at, (_, _, said) in enumerate(FAULTS.values()):
        expect(board(here, at)).to_contain_text(said)


@pytest.mark.one_browser
def test_another_edition_takes_its_place_and_messages_show_other_games(boards_on: BoardsOn) -> None:
    here = boards_on('game="pods" edition="tables/mine.toml" live', files={"mine.toml": PODS, "large.toml": LARGE})
    assert game_of(here) == editions.read(PODS).id
    ask = "document.querySelector('pentapod-board')"
    here.page.evaluate(f"() => {{ {ask}.position = 'standard guarded 0 w 2@c3 1@e2'; }}")
    here.until(f"() => {ask}.position.startsWith('standard guarded 0 w') && {ask}.game.startsWith('pods~')")
    here.page.evaluate(f"() => {ask}.send({{ type: 'set', game: 'modx' }})")
    here.until(f"() => {ask}.game === 'modx'")
    here.page.evaluate(f"() => {{ {ask}.removeAttribute('game'); {ask}.edition = 'tables/large.toml'; }}")
    here.until(f"() => {ask}.game.startsWith('pocketmodel~')")
    here.page.evaluate(f"() => {{ {ask}.edition = null; {ask}.setAttribute('game', 'pods'); }}")
    here.until(f"() => {ask}.game === 'pods'")


@pytest.mark.one_browser
def test_a_board_goes_on_with_its_edition_where_its_python_was_taken_away(boards_on: BoardsOn) -> None:
    here = boards_on('edition="tables/mine.toml" live', files={"mine.toml": LARGE})
    game_id = game_of(here)
    here.page.evaluate("() => document.querySelector('iframe').remove()")
    here.page.evaluate("() => document.querySelector('pentapod-board').step('first')")
    expect(board(here)).not_to_contain_text("Starting")
    assert game_of(here) == game_id


@pytest.mark.states("If your page has a policy, it needs `connect-src 'self'` for this file as well.")
@pytest.mark.one_browser
@pytest.mark.parametrize(("allowed", "said"), [("'none'", "connect-src"), ("'self'", "Your turn")])
def test_the_policy_of_the_page_lets_the_file_in(
    boards_on: BoardsOn, site: SiteServer, allowed: str, said: str
) -> None:
    origin = site.address.split("/some/")[0]
    policy = (
        f"default-src 'none'; script-src {origin}; frame-src {origin}; img-src data: {origin}; connect-src {allowed}"
    )
    here = boards_on('game="pods" edition="tables/mine.toml" seat="0" level="1" live', policy=policy)
    here.expects_trouble = allowed == "'none'"
    expect(board(here)).to_contain_text(said)
