"""The museum: links that were given to people, and the positions that they must show for ever."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from every_game import REAL, find
from pentapod.engine import link, record

LINKS = tomllib.loads(Path(__file__).with_name("frozen.toml").read_text("utf-8"))["link"]


@pytest.mark.parametrize("entry", LINKS, ids=lambda entry: entry["link"][:24])
def test_a_frozen_link_shows_its_position(entry: dict[str, str]) -> None:
    match = link.decode(entry["link"], find)
    assert match.state.text() == entry["position"]
    assert match.game.position(entry["position"]).text() == entry["position"]
    again = link.decode(link.encode(match), find)
    assert [step.action for step in again.steps] == [step.action for step in match.steps]
    told = record.read(record.write(match, match.game.titles), find).match
    assert told.state.text() == entry["position"]


def test_every_version_of_every_game_has_links_here() -> None:
    known = Counter(entry["link"].partition(".")[0] for entry in LINKS)
    for game in REAL:
        assert known[f"{game.id}:{game.version}"] >= 10, f"add some: tests/links/add.py --random {game.id} 10"


def test_no_link_is_here_twice() -> None:
    assert len({entry["link"] for entry in LINKS}) == len(LINKS)
