"""Links are found in what people paste."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from urllib.parse import unquote

import pytest

from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.scene.shapes import View
from pentapod.web.addresses import closed, fragment_in, set_up_at
from pentapod.web.embed_code import Shown, frame
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
        f"http://localhost:8123/index.html?embed#{LINK} !",
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


def test_the_link_of_a_game_that_begins_from_a_position_is_found() -> None:
    link = "modx:1.=MmEgSjZK-_.A..6nND"
    assert fragment_in(f"See https://example.org/#{link}.") == link
    assert fragment_in(f"https://example.org/#{link.replace('=', '%3D')}") == link


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
        shown = Shown("https://example.org/", game.name, "", 0, "step", scene, game.id, match.state.text())
        assert PLAIN_END.search(frame(shown).split('"')[1])
