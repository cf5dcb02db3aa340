"""The table of shapes, seats and numbers is checked when it is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from broken import check_refused
from games.modx.rules import reference
from pentapod.games.modx.rules.board import CELL_NAMES
from pentapod.games.modx.rules.patterns import PATTERNS


def test_the_patterns_of_the_board_are_those_of_the_rulings() -> None:
    found = {pattern.id: {CELL_NAMES[cell] for cell in pattern.cells} for pattern in PATTERNS}
    assert found == {known: set(map(reference.name, cells)) for known, cells in reference.PATTERNS.items()}


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (lambda data: data["board"].update(files="abcdefg"), "board.files: There is no abcdefg"),
        (lambda data: data["board"].update(ranks="123456789"), "board.ranks: There is no"),
        (lambda data: data["board"].update(files="hgfedcba"), "board.files: There is no"),
        (lambda data: data["board"].update(ranks="87654321"), "board.ranks: There is no"),
        (lambda data: data["players"]["teams"].update(teams=[[0, 2], [1, 2]]), "players.teams.teams: Each seat"),
        (lambda data: data["seats"].update(colours=["Blue", "Orange", "Green"]), "seats.colours: There must be 4"),
        (
            lambda data: data["shapes"][1].update(rows=[".X.", "XX.", ".X."]),
            "shapes.plus: A pattern must have exactly five cells",
        ),
        (lambda data: data["shapes"][0].update(anchor=[0, 1]), "shapes.X: .* its anchor"),
    ],
)
def test_a_broken_table_is_refused(broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    check_refused("modx", broken, fault)
