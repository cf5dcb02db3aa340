"""Links are found in what people paste."""

from __future__ import annotations

import pytest

from pentapod.web.addresses import fragment_in

LINK = "pods:1.00.B~B0.w-_.6nND"


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
