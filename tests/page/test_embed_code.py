"""The code for showing a game elsewhere is markup that says what was asked for."""

from __future__ import annotations

import base64
import zlib
from html.parser import HTMLParser
from urllib.parse import parse_qs, unquote, urlsplit
from xml.etree import ElementTree

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.scene.shapes import View
from pentapod.web.share.embed_code import Shown, element, frame, packed

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
    assert f"{address.scheme}://{address.netloc}{address.path}" == SITE
    assert parse_qs(address.query, keep_blank_values=True) == {"embed": [""], "may": ["step"], "ply": ["0"]}
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
    assert asked == {"embed": [""], "may": ["step"], "game": [game_id], "position": [text]}
    assert address.fragment.startswith("&picture=")
    _, (_, attributes), (_, there) = Tags(element(what)).found
    assert (attributes["game"], attributes["position"]) == (game_id, text)
    assert "link" not in attributes
    assert there["href"] == f"{SITE}#{what.link}"


@EVERY_GAME
def test_a_packed_picture_is_short_and_needs_nothing_else(game_id: str) -> None:
    text = packed(shown(game_id).scene, games.colours(game_id))
    assert len(text) < 12_000
    picture = ElementTree.tostring(unpacked(text), encoding="unicode")
    assert "--board:" in picture
    assert picture.count("href") >= 1
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


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
