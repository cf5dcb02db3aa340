"""The code for showing a game elsewhere is markup that says what was asked for."""

from __future__ import annotations

import base64
import zlib
from html import unescape
from html.parser import HTMLParser
from urllib.parse import parse_qs, unquote, urlsplit
from xml.etree import ElementTree

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.scene.shapes import View
from pentapod.web.embed.snippets import (
    Shown,
    element,
    frame,
    markdown,
    mediawiki,
    packed,
    picture,
    picture_name,
    wordpress,
)

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
SITE = "https://example.org/games/"


class Tags(HTMLParser):
    """The elements of a piece of markup."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def shown(game_id: str) -> Shown:
    match = Match(games.find(game_id), {})
    scene = games.painter(game_id)(match.state, View())
    return Shown(SITE, game_id, match.game.name, link.encode(match), 0, "step", scene)


def unpacked(text: str) -> ElementTree.Element:
    data = zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return ElementTree.fromstring(data.decode())


@EVERY_GAME
def test_a_frame_asks_for_the_game_and_brings_its_picture(game_id: str) -> None:
    what = shown(game_id)
    [(tag, attributes)] = Tags(frame(what)).found
    address = urlsplit(attributes["src"])
    fragment, _, picture = address.fragment.partition("&picture=")
    assert tag == "iframe"
    assert f"{address.scheme}://{address.netloc}{address.path}" == f"{SITE}embed.html"
    assert parse_qs(address.query, keep_blank_values=True) == {"may": ["step"], "ply": ["0"]}
    assert fragment == what.link
    assert unpacked(unquote(picture)).attrib["aria-label"] == what.scene.label
    assert attributes["title"] == what.name


@EVERY_GAME
def test_an_element_says_the_same(game_id: str) -> None:
    what = shown(game_id)
    (script, source), (board, attributes), (anchor, there) = Tags(element(what)).found
    assert (script, board, anchor) == ("script", "pentapod-board", "a")
    assert source["src"] == f"{SITE}static/embed.js"
    assert (attributes["link"], attributes["ply"], attributes["may"]) == (what.link, "0", "step")
    assert attributes["label"] == what.scene.label
    assert there["href"] == f"{SITE}#{what.link}"


@EVERY_GAME
def test_a_position_is_asked_for_by_its_text(game_id: str) -> None:
    text = games.find(game_id).start(games.find(game_id).choose()).text()
    what = shown(game_id)._replace(position=text)
    [(_, attributes)] = Tags(frame(what)).found
    address = urlsplit(attributes["src"])
    asked = parse_qs(address.query, keep_blank_values=True)
    assert asked == {"may": ["step"], "game": [game_id], "position": [text]}
    assert address.fragment.startswith("&picture=")
    _, (_, attributes), (_, there) = Tags(element(what)).found
    assert (attributes["game"], attributes["position"]) == (game_id, text)
    assert "link" not in attributes
    assert there["href"] == f"{SITE}#{what.link}"


@pytest.mark.states(
    "A packed picture may stand behind the link as `&picture=...` (SVG, deflated, base64url): the *Share* "
    "dialog writes it.",
)
@EVERY_GAME
def test_a_packed_picture_is_short_and_needs_nothing_else(game_id: str) -> None:
    text = packed(shown(game_id).scene, games.colours(game_id))
    assert len(text) < 12_000
    drawing = ElementTree.tostring(unpacked(text), encoding="unicode")
    assert "--board:" in drawing
    assert drawing.count("href") >= 1
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")


def test_who_plays_against_a_computer_is_asked_for_only_where_visitors_play() -> None:
    what = shown("modx")._replace(may="play", seat=1, level=4)
    [(_, attributes)] = Tags(frame(what)).found
    query = parse_qs(urlsplit(attributes["src"]).query, keep_blank_values=True)
    assert (query["seat"], query["level"]) == (["1"], ["4"])
    _, (_, attributes), *_ = Tags(element(what)).found
    assert (attributes["seat"], attributes["level"]) == ("1", "4")
    for other in (what._replace(may="step"), what._replace(seat=None)):
        assert "level=" not in frame(other) + element(other)
        assert "seat=" not in frame(other) + element(other)


def test_a_new_game_is_asked_for_by_its_name_alone() -> None:
    what = shown("modx")._replace(anew=True, may="play")
    assert parse_qs(urlsplit(Tags(frame(what)).found[0][1]["src"]).query) == {"may": ["play"], "game": ["modx"]}
    _, (_, attributes), _ = Tags(element(what)).found
    assert attributes["game"] == "modx"
    assert not {"link", "ply", "position"} & attributes.keys()


def test_a_lesson_is_asked_for_by_its_number_with_room_for_its_coach() -> None:
    what = shown("modx")._replace(lesson="modx:2", link="learn:modx:2")
    [(_, attributes)] = Tags(frame(what)).found
    asked = parse_qs(urlsplit(attributes["src"]).query)
    assert asked == {"may": ["step"], "lesson": ["modx:2"]}
    [(_, without)] = Tags(frame(shown("modx"))).found
    assert int(attributes["height"]) > int(without["height"])
    _, (_, named), (_, there) = Tags(element(what)).found
    assert named["lesson"] == "modx:2"
    assert there["href"] == f"{SITE}#learn:modx:2"


def test_the_puzzle_of_the_day_has_no_picture_that_would_be_another_one_tomorrow() -> None:
    what = shown("pods")._replace(puzzle="pods", link="puzzle:pods")
    [(_, attributes)] = Tags(frame(what)).found
    assert attributes["src"] == f"{SITE}embed.html?may=step&puzzle=pods"
    _, (_, named), (_, there) = Tags(element(what)).found
    assert named == {"puzzle": "pods", "may": "step"}
    assert there["href"] == f"{SITE}#puzzle:pods"
    assert "picture=" in element(what._replace(puzzle="pods:k3f9"))


def test_a_record_is_asked_for_with_its_comments_and_room_for_its_lines() -> None:
    text = 'Pentapod record 1\ngame: pods 1\n\n1. chance 0 {"Here" & <there>, 5 %.}\n'
    what = shown("pods")._replace(record=text)
    [(_, attributes)] = Tags(frame(what)).found
    fragment, _, packed_picture = urlsplit(attributes["src"]).fragment.partition("&picture=")
    assert unquote(fragment) == f"record={text}"
    assert packed_picture
    [(_, without)] = Tags(frame(shown("pods"))).found
    assert int(attributes["height"]) == int(without["height"]) + 176
    _, (_, named), _ = Tags(element(what)).found
    assert named["record"] == text
    assert not {"link", "ply", "game"} & named.keys()


@pytest.mark.parametrize(("width", "high"), [(0, "852px"), (320, "532px")])
def test_on_a_phone_a_frame_is_no_higher_than_its_board_needs(width: int, high: str) -> None:
    what = shown("pods")._replace(slender=1.25, width=width)
    what = what._replace(scene=what.scene._replace(w=760, h=760 * (1.1875 if not width else 1.375)))
    [(_, attributes)] = Tags(frame(what)).found
    assert f"height: min({high}, 125vw + 92px)" in attributes["style"]
    assert attributes["height"] == high.removesuffix("px")


def test_looks_are_asked_for_as_an_owner_chose_them() -> None:
    what = shown("pods")._replace(theme="dark", width=480, live=True, label="A corner & its end")
    [(_, attributes)] = Tags(frame(what)).found
    asked = parse_qs(urlsplit(attributes["src"]).query, keep_blank_values=True)
    assert (asked["theme"], asked["live"], asked["label"]) == (["dark"], [""], ["A corner & its end"])
    assert attributes["width"] == "480"
    _, (_, named), _ = Tags(element(what)).found
    assert (named["theme"], named["live"], named["label"]) == ("dark", "", "A corner & its end")
    assert named["style"] == "max-width: 480px"
    assert "theme" not in frame(what._replace(theme="page"))
    assert 'theme="page"' in element(what._replace(theme="page"))


def test_wordpress_gets_a_block_of_the_same_frame() -> None:
    first, middle, last = wordpress(shown("xtal")).split("\n")
    assert (first, last) == ("<!-- wp:html -->", "<!-- /wp:html -->")
    assert middle == frame(shown("xtal"))


def test_markdown_gets_a_picture_that_leads_to_the_board() -> None:
    what = shown("xtal")._replace(label="Rings [two] of \\ three")
    text = markdown(what)
    assert text == rf"[![Rings \[two\] of \\ three]({picture_name(what)}.svg)]({SITE}#{what.link})"


def test_a_wiki_gets_an_uploaded_picture_and_no_sign_of_its_own_markup() -> None:
    what = shown("xtal")._replace(label="One | two ]] {{three}}", width=320)
    text = mediawiki(what)
    name, size, there, words = text.removeprefix("[[File:").removesuffix("]]").split("|")
    assert name.lower() == f"{picture_name(what)}.png"
    assert (size, there) == ("320px", f"link={SITE}#{what.link}")
    assert unescape(words) == "alt=One | two ]] {{three}}"


@EVERY_GAME
def test_the_picture_to_take_along_stands_alone_in_the_theme_that_was_chosen(game_id: str) -> None:
    what = shown(game_id)
    light, dark = picture(what), picture(what._replace(theme="dark"))
    assert light != dark
    for text in (light, dark):
        drawing = ElementTree.fromstring(text)
        assert (float(drawing.attrib["width"]), float(drawing.attrib["height"])) == (what.scene.w, what.scene.h)
        assert drawing.attrib["aria-label"] == what.scene.label
        assert "var(" not in text


def test_pictures_of_two_positions_have_two_names() -> None:
    assert picture_name(shown("pods")) != picture_name(shown("pods")._replace(ply=3))
    assert picture_name(shown("pods")) != picture_name(shown("modx"))
