"""The table of cards and stones is checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from broken import check_refused
from pentapod.games.xtal.data import table


def test_the_table_says_which_of_its_numbers_are_rebuilt() -> None:
    text = Path(table.__file__).with_name("table.toml").read_text("utf-8")
    assert text.count("reconstructed") >= 4
    assert len(tomllib.loads(text)["cards"]) == 10


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (lambda data: data["path"].update(repeats=5), "numbers.rings: There must be as many rings and seats .* 5"),
        (lambda data: data["path"].update(pattern="VBGYRYGX"), "path.pattern: .* among V, B, G, Y, R"),
        (lambda data: data["cards"][1].update(letter="L"), "cards.flight: Another entry has the same letter"),
        (lambda data: data["cards"][1].update(count=0), "cards.flight.count: This must be a number from 1"),
        (lambda data: data["cards"][3].update(kind="magic"), "cards.void.kind: There is no magic here"),
        (lambda data: data["cards"][7].pop("against"), "cards.[a-z]+-shield: A Shield must name the Weapon"),
        (lambda data: data["cards"][7].update(against="void"), "cards.[a-z]+-shield: A Shield must name the Weapon"),
        (lambda data: data["cards"][4].update(kind="void"), "exactly one kind of Void|must name the Weapon"),
        (lambda data: [card.update(count=1) for card in data["cards"]], "numbers.hand: The deck has 10 cards"),
    ],
)
def test_a_broken_table_is_refused(broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    check_refused("xtal", broken, fault)
