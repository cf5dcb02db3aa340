"""Links are found in what people paste."""

from __future__ import annotations

import re
from itertools import islice, product
from pathlib import Path
from random import Random
from urllib.parse import quote, unquote

import pytest

from every_game import REAL
from pentapod import games
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.scene.shapes import View
from pentapod.web.embed.snippets import Shown, frame
from pentapod.web.shell import addresses
from pentapod.web.shell.addresses import closed, fragment_in, given_out, public, readable, set_up_at, site_of
from random_play import cases, play

LINK = "pods:1.00.B~B0.w-_.6nND"
PLAIN_END = re.compile(r"[A-Za-z0-9]\Z")
"""What is never left out at the end of an address that stands in a text."""


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        f"#{LINK}",
        f"  {LINK}\n",
        f"https://example.org:8000/games/#{LINK}",
        f"http://localhost:8123/embed.html?may=step#{LINK} !",
        f"See <https://example.org/#{LINK}>, your move.",
        f"Look: {LINK}.",
        f"https://example.org/#{LINK.replace(':', '%3A').replace('~', '%7E')}",
    ],
)
def test_a_link_is_found_in_its_surroundings(text: str) -> None:
    assert fragment_in(text) == LINK


def test_the_address_of_the_position_editor_is_found() -> None:
    address = "https://example.org/#edit:modx:2a%208%2F8%2F8%2F8%2F8%2F8%2F8%2F8%20-%20deal%200%20-%20-"
    assert fragment_in(f"See <{address}>.") == "edit:modx:2a 8/8/8/8/8/8/8/8 - deal 0 - -"
    assert fragment_in("https://example.org/#edit:pods") == "edit:pods"
    assert fragment_in("#edit:mygame2") == "edit:mygame2"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://example.org/#learn:pods", "learn:pods"),
        ("https://example.org/#learn:pods:3", "learn:pods:3"),
        ("Try <https://example.org/#learn:pods:3>, it is short.", "learn:pods:3"),
        ("https://example.org/#LEARN%3Apods%3A12.", "learn:pods:12"),
        ("https://example.org/%23learn%253Apods%253A3", "learn:pods:3"),
        ("#learn:pods:3\u200b\nSee you", "learn:pods:3"),
        ("#learn:pods:", "learn:pods"),
        ("#learn:pods:0", "learn:pods:0"),
        ("#learn:pods:x", "learn:pods:x"),
        ("#learn:pods: 3", "learn:pods"),
        ("https://example.org/#puzzle:pods", "puzzle:pods"),
        ("Solve https://example.org/#puzzle:pods:fh3s.", "puzzle:pods:fh3s"),
        ("#PUZZLE%3Apods%3A0rj2", "puzzle:pods:0rj2"),
        ("Solve https://example.org/#puzzle:modx:two-threats - it is hard", "puzzle:modx:two-threats"),
    ],
)
def test_the_address_of_a_lesson_is_found(text: str, found: str) -> None:
    assert fragment_in(text) == found


def test_the_link_of_a_game_that_begins_from_a_position_is_found() -> None:
    link = "modx:1.=MmEgSjZK-_.A..6nND"
    assert fragment_in(f"See https://example.org/#{link}.") == link
    assert fragment_in(f"https://example.org/#{link.replace('=', '%3D')}") == link


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_position_is_found_where_little_more_than_its_spaces_is_encoded(game: Game) -> None:
    rng = Random(f"typed {game.id}")
    for case in islice(cases(game), 4):
        match = play(case, rng, plies=60)
        text = match.latest.text()
        typed = quote(text, safe="@:/;,=+*()!'~|$[]^#")
        assert fragment_in(f"https://example.org/#edit:{game.id}:{typed}") == f"edit:{game.id}:{text}"


PLACES = (
    "https://example.org/games/",
    "HTTPS://EXAMPLE.ORG/",
    "http://localhost:8123/embed.html?utm_source=x",
    "",
)
BEFORE = (
    "", " ", "<", '"', "'", "(", "[", "**", "_", "\u201e", "\u00ab", "> ", "\ufeff", "Your move: ",
    "Game #3, at 9:30: ", "[the game](", "https://l.example.com/l.php?u=", "\u200b", "We play:\n\n",
    "localhost:8000 ",
)  # fmt: skip
BEHIND = (
    "", ".", ",", ";", ":", "!", "?", ")", "]", "}", ">", '"', "'", "*", "**", "_", "`", "...", ").", ">.",
    "\u201d", "\u00bb", "\u2026", "&fbclid=IwAR0aBc-D_e", "?utm_source=mail&utm_medium=x",
    "&utm_source=a.b.c.d", "/", "#", "\u200b", "\u00ad", "\u00a0your move", " your move", " and then 1.2.3.4.5",
    "\n", "\r\nBye.", "\nAnn", "\n\n> wrote: pods:1.00", "\t", "\u2060.", "%20hi", "%0A", "</a>", "|", "\\",
)  # fmt: skip
INSIDE = ("\u200b", "\u00ad", "\u2060", "\ufeff", "\n", "\r\n", "\n> ", " \n  ")


def junk_around(fragment: str, rng: Random, may_break: bool = True) -> str:
    """An address with a fragment, as messengers and people pass it on."""
    for _ in range(rng.choice((0, 0, 1, 2)) if may_break else 0):
        place = rng.randrange(fragment.index("."), len(fragment))
        fragment = fragment[:place] + rng.choice(INSIDE) + fragment[place:]
    mark = rng.choice(("#", "#", "%23", "##", "/#", "#%20"))
    middle = rng.choice(PLACES) + mark + fragment
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        middle = quote(middle, safe=rng.choice(("", "/:#?&=", "/:#?&=~.%")))
    return rng.choice(BEFORE) + middle + rng.choice(BEHIND)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_link_with_any_junk_around_it_is_the_same_link(game: Game) -> None:
    rng = Random(f"junk {game.id}")
    for case in islice(cases(game), 3):
        match = play(case, rng, plies=40)
        begun = Match.from_position(game, match.state_at(match.ply // 2).text())
        for text in (link.encode(match), link.encode(match, 0), link.encode(begun)):
            for _ in range(300):
                around = junk_around(text, rng)
                assert fragment_in(around) == text, around
            for before, behind in product(BEFORE, BEHIND):
                around = f"{before}{text.replace(game.id, game.id.capitalize(), 1)}{behind}"
                assert fragment_in(around) == text, around


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_position_with_any_junk_behind_its_address_is_the_same_position(game: Game) -> None:
    rng = Random(f"junk {game.id}")
    editor = games.editor(game.id)
    assert editor
    for case in islice(cases(game), 3):
        match = play(case, rng, plies=60)
        for ply in (0, rng.randrange(len(match.steps)), len(match.steps)):
            text = match.state_at(ply).text()
            for _ in range(20):
                around = junk_around(set_up_at(game.id, text), rng, may_break=False)
                beginning, _, position = fragment_in(around).partition(f":{game.id}:")
                assert (beginning, readable(position, editor.read)) == ("edit", text), around


def test_what_names_a_game_alone_is_found_with_junk_behind_it() -> None:
    for place, game, behind in product(("new", "edit"), REAL, BEHIND):
        if not behind.startswith(":"):
            assert fragment_in(f"https://example.org/#{place}:{game.id}{behind}") == f"{place}:{game.id}", behind


def test_a_line_break_that_a_field_has_made_a_space_is_passed_over() -> None:
    for place in range(LINK.index(".") + 1, LINK.rindex(".")):
        if LINK[place - 1] != ".":
            assert fragment_in(f"https://example.org/#{LINK[:place]} {LINK[place:]} Ann") == LINK


def test_a_link_that_was_cut_off_keeps_what_there_is_of_it() -> None:
    for cut in ("pods:1.00.B~B0.w-_.6n", "pods:1.00.B~B0.w-_", "pods:1.00", "pods:1"):
        assert fragment_in(f"See https://example.org/#{cut}, Ann") == cut
        assert fragment_in(f"<https://example.org/#{cut}>\nAnn") == cut
        assert fragment_in(f"https://example.org/#{cut} It is your move. Good luck") == cut


def test_a_long_text_without_a_link_is_looked_through() -> None:
    for filling in ("a:1 ", "#", "%25", "\n> ", "edit:", "a:1.\n.\n.\n"):
        assert fragment_in(filling * (300_000 // len(filling))) in ("", "a:1")


@pytest.mark.parametrize("text", ["", "hello", "%%%", "#", "https://example.org/", "pods:", "12:30"])
def test_no_link_is_found_where_there_is_none(text: str) -> None:
    assert fragment_in(text) == ""


@pytest.mark.parametrize(
    "address", ["edit:x:a-", "edit:x:a_", "edit:x:a)", "edit:x:a.", "edit:x:aé", "pods:1.00.A..abcd"]
)
def test_an_address_is_closed_without_telling_something_else(address: str) -> None:
    assert PLAIN_END.search(closed(address))
    assert unquote(closed(address)) == address
    assert closed(closed(address)) == closed(address)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_no_address_of_a_position_ends_in_a_sign_that_messengers_drop(game: Game) -> None:
    rng = Random(game.id)
    for case in islice(cases(game), 4):
        match = play(case, rng)
        for ply in {0, match.ply, *(rng.randrange(match.ply) for _ in range(20))}:
            state = match.state_at(ply)
            address = set_up_at(game.id, state.text())
            assert PLAIN_END.search(address), address
            assert fragment_in(f"See https://example.org/#{address} here") == f"edit:{game.id}:{state.text()}"
        scene = games.painter(game.id)(match.state, View())
        shown = Shown("https://example.org/", game.id, game.name, "", 0, "step", scene, match.state.text())
        assert PLAIN_END.search(frame(shown).split('"')[1])


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("https://games.example/", "https://games.example/"),
        (" HTTPS://Games.Example/Pods/index.html#pods:1.00 ", "https://games.example/Pods/"),
        ("games.example", "https://games.example/"),
        ("https://games.example/pods?x=1", "https://games.example/pods/"),
        ("https://games.example/pentapod.html", "https://games.example/pentapod.html"),
        ("http://192.168.0.5:8000", "http://192.168.0.5:8000/"),
        *(
            (wrong, "")
            for wrong in ("", "file:///home/ann/pentapod.html", "javascript:alert(1)", "a b", "https://", 'x"y')
        ),
    ],
)
def test_the_address_of_a_public_copy_is_read_as_people_type_it(typed: str, found: str) -> None:
    assert public(typed) == found


def test_what_is_given_out_is_an_address_or_where_there_is_none_the_bare_link() -> None:
    assert given_out("https://games.example/", LINK) == f"https://games.example/#{LINK}"
    assert given_out("", LINK) == LINK
    assert (
        site_of("https://games.example/pentapod.html") == site_of("https://games.example/") == "https://games.example/"
    )
    assert site_of("") == ""


def test_one_function_gives_addresses_out() -> None:
    """The page's own address, which may be a path of this device, is asked for in these places alone."""
    folder = Path(addresses.__file__).parents[1]
    asking = {
        (file.name, name)
        for file in folder.rglob("*.py")
        for name in ("location.href", "location.origin", "location.pathname", "baseURI", "dom.address()")
        if name in file.read_text(encoding="utf-8")
    }
    assert asking == {
        ("dom.py", "location.href"),
        ("preferences.py", "dom.address()"),
        ("settings_dialog.py", "dom.address()"),
    }
