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
        (lambda data: data["path"].update(repeats=5), "one Home and one ring"),
        (lambda data: data["path"].update(pattern="VBGYRYGX"), "colour without an id"),
        (lambda data: data["cards"][1].update(letter="L"), "two cards have one letter"),
        (lambda data: data["cards"][1].update(count=0), "not there at all"),
        (lambda data: data["cards"][3].update(kind="magic"), "no known kind"),
        (lambda data: data["cards"][7].pop("against"), "should name the Weapon"),
        (lambda data: data["cards"][7].update(against="void"), "should name the Weapon"),
        (lambda data: data["cards"][4].update(kind="void"), "Weapon|one kind of Void"),
        (lambda data: [card.update(count=1) for card in data["cards"]], "not enough cards"),
    ],
)
def test_a_broken_table_is_refused(broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    check_refused(table, broken, fault)
