"""The page for owners knows every game, and each of its examples is what it says it is."""

from __future__ import annotations

import json
import re
from html import escape, unescape
from urllib.parse import parse_qsl

import pytest

import guides
from owners import page as owners
from pentapod import games
from pentapod.command.boards import boards, faults

pytestmark = pytest.mark.native  # Lessons are read from this machine's files.

EXAMPLES = owners.examples()
EVERY_EXAMPLE = pytest.mark.parametrize("example", EXAMPLES, ids=[one.name for one in EXAMPLES])


@pytest.fixture(scope="module")
def body() -> str:
    return owners.body()


def card(body: str, example: owners.Example) -> str:
    found = re.search(rf'<article id="{example.name}".*?</article>', body, re.DOTALL)
    assert found
    return found[0]


@EVERY_EXAMPLE
def test_an_example_has_no_fault(example: owners.Example) -> None:
    assert faults(boards(example.code)) == []
    assert example.title
    assert example.words.endswith(".")


@EVERY_EXAMPLE
def test_an_example_is_alive_with_its_true_picture_and_its_code_below(example: owners.Example, body: str) -> None:
    shown = card(body, example)
    assert escape(example.code) in shown
    if "<iframe" in example.markup:
        assert '<iframe src="embed.html?' in shown
    else:
        assert f'aria-label="{escape(example.scene.label)}"' in shown
    alive = shown.partition("<h3")[0]
    for forbidden in ("<script", "<style", " style="):  # The page's policy.
        assert forbidden not in alive


@EVERY_EXAMPLE
def test_an_example_can_be_made_ones_own(example: owners.Example, body: str) -> None:
    found = re.search(r'data-own="([^"]*)"', card(body, example))
    assert found
    chosen = dict(parse_qsl(unescape(found[1])))
    assert chosen["game"] in games.ids()
    assert chosen["source"] in ("new", "position", "link", "lesson", "puzzle")
    for name in ("position", "link", "ply", "may", "seat", "level"):
        assert chosen.get(name) == example.board.asked.get(name)


def test_scripts_and_styles_of_examples_are_carried_into_files() -> None:
    carried = owners.scripts() + owners.styles()
    for example in EXAMPLES:
        for script in owners.SCRIPT.findall(example.markup) + owners.STYLE.findall(example.markup):
            assert script in carried
    assert "riddle.send" in carried
    assert ".dusk" in carried


def test_the_examples_show_what_can_be_done() -> None:
    asked = [one.board.asked for one in EXAMPLES]
    assert {one.get("may", "play") for one in asked} == {"look", "step", "play"}
    for name in ("position", "link", "ply", "seat", "level", "lesson", "theme"):
        assert any(name in one for one in asked), name
    assert len({re.sub(r"[:?].*", "", one.get("game") or one.get("link") or one["lesson"]) for one in asked}) == 5


def test_the_maker_offers_every_game_with_its_lessons_and_its_puzzles(body: str) -> None:
    found = re.search(r'<script type="application/json" id="owners-data">(.*?)</script>', body)
    assert found
    data = {one["id"]: one for one in json.loads(found[1])}
    assert set(data) == set(games.ids())
    for game_id, one in data.items():
        game = games.find(game_id)
        game.position(one["position"])
        assert len(one["titles"]) == game.seats(game.choose())
        assert one["lessons"] == [lesson.title for lesson in guides.course(game_id).lessons]
        assert f'<input type="radio" name="game" value="{game_id}"' in body
    assert data["pods"]["puzzles"]
    assert "games.example" not in re.sub(r"<pre .*?</pre>|<code data-origin>.*?</code>", "", body, flags=re.DOTALL)
