"""Results against computer players: counted once a game, and never at the cost of what is kept already."""

from __future__ import annotations

import json
import re

import pytest

from page.memory import Memory
from pentapod.bots.levels import LEVELS
from pentapod.web.shell.words import say
from pentapod.web.store import results
from pentapod.web.store.results import DRAWN, LOST, WON, Results, Tally
from site_files import ROOT


def test_games_are_counted_by_game_and_level() -> None:
    store = Memory()
    for number, (game, level, way) in enumerate(
        [("pods", 1, WON), ("pods", 1, LOST), ("pods", 3, DRAWN), ("modx", 1, WON)]
    ):
        assert results.count(store, f"save {number}", game, level, way)
    found = results.load(store)
    assert found.tallies == {"pods": {1: Tally(1, 1, 0), 3: Tally(0, 0, 1)}, "modx": {1: Tally(1, 0, 0)}}
    assert found.whole == Tally(2, 1, 1)
    assert found.whole.played == 4


def test_a_game_counts_once_however_it_ends_the_second_time() -> None:
    store = Memory()
    assert results.count(store, "a", "pods", 1, LOST)
    assert not results.count(store, "a", "pods", 1, WON)
    assert results.load(store).whole == Tally(lost=1)


def test_the_longest_streak_stays_when_it_ends() -> None:
    store = Memory()
    for number, way in enumerate([WON, WON, WON, DRAWN, WON, LOST, WON]):
        results.count(store, f"{number}", "pods", 2, way)
    assert results.load(store)[1:] == (1, 3)


def test_what_others_keep_beside_it_stays() -> None:
    store = Memory(results=json.dumps({"version": 1, "puzzles": [1, 2], "games": {"chess": {"x": 1}}}))
    results.count(store, "a", "pods", 1, WON)
    kept = json.loads(store.texts["results"])
    assert (kept["puzzles"], kept["games"]["chess"]) == ([1, 2], {"x": 1})
    assert results.load(store).whole == Tally(won=1)


def test_what_a_later_version_has_kept_is_not_touched() -> None:
    text = json.dumps({"version": 2, "games": "otherwise"})
    store = Memory(results=text)
    assert not results.count(store, "a", "pods", 1, WON)
    assert store.texts == {"results": text}
    assert results.load(store) == Results({})


@pytest.mark.parametrize("text", ["{", "7", "[]", '"won"'])
def test_what_cannot_be_read_is_put_aside(text: str) -> None:
    store = Memory(results=text)
    results.count(store, "a", "pods", 1, WON)
    assert store.texts["results-unread"] == text
    assert results.load(store).whole == Tally(won=1)


@pytest.mark.parametrize(
    "fields",
    [
        {"games": 7},
        {"games": {"pods": []}},
        {"games": {"pods": {"1": 3}}},
        {"games": {"pods": {"1": {"won": "many", "lost": -4}}}, "streak": "x", "longest": None, "counted": 1},
    ],
)
def test_a_part_that_is_wrong_counts_as_nothing(fields: dict[str, object]) -> None:
    store = Memory(results=json.dumps({"version": 1, **fields}))
    assert results.load(store).whole == Tally()
    assert results.count(store, "a", "pods", 1, WON)
    assert results.load(store).whole == Tally(won=1)


def test_other_devices_call_the_levels_as_the_table_does() -> None:
    catalog = (ROOT / "static/join/en.ftl").read_text("utf-8")
    found = re.findall(r"^strength-\d = (.*)$", catalog, re.MULTILINE)
    assert found == [say(f"strength-{level.number}") for level in LEVELS]
