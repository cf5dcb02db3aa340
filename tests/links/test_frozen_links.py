"""The museum: links that were given to people, and the positions that they must show for ever."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from every_game import FOLDERS, find
from pentapod.engine import link, record
from pentapod.engine.game import Game

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


def test_every_version_of_every_released_game_has_links_here() -> None:
    known = Counter(entry["link"].partition(".")[0] for entry in LINKS)
    for game in FOLDERS:
        assert known[f"{game.id}:{game.version}"] >= 10, (
            f"add some: .venv/bin/python tests/links/add.py --game {game.id}"
        )


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)
def test_every_choice_of_every_option_is_here(game: Game) -> None:
    fields = [entry["link"].split(".")[1] for entry in LINKS if entry["link"].startswith(f"{game.id}:{game.version}.")]
    for number, option in enumerate(game.options):
        chosen = {option.choices[int(field[number], 36)].id for field in fields if not field.startswith(link.POSITION)}
        assert chosen == {choice.id for choice in option.choices}, option.id


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)
def test_games_are_here_that_begin_from_a_position_that_are_over_and_that_somebody_gave_up(game: Game) -> None:
    own = [entry for entry in LINKS if entry["link"].startswith(f"{game.id}:{game.version}.")]
    assert any(f".{link.POSITION}" in entry["link"] for entry in own)
    assert any("~" in entry["link"].split(".")[2] for entry in own)
    over = [game.position(entry["position"]).result is not None for entry in own]
    assert any(over)
    assert not all(over)


def test_no_link_is_here_twice() -> None:
    assert len({entry["link"] for entry in LINKS}) == len(LINKS)
