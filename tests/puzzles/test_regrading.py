"""Tables are looked over anew when the computer players have become others."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapod import games
from pentapod.puzzles.puzzle import HARDEST, HOLD, Puzzle, id_of, read
from puzzles import regrade
from puzzles.regrade import evened, regraded
from puzzles.tables import TABLES
from puzzles.writing import comments_of, in_order, write

pytestmark = pytest.mark.native

MODX = games.find("modx")
FOUND = TABLES[MODX][:2]
UNSEEN = "2a 2B(bJ)1B2/2obbooo/2Bo1bB1/2JooB(bJ)1/2(bO)O(obo)(obB)b1/2Joo(oO)2/4J1o1/1B1o1oBb b place 0 - -"
"""Orange would win with a pattern of Jokers only, which no computer player sees."""
NO_DEFENCE = Puzzle(id_of(UNSEEN), 2, HOLD, 1, UNSEEN, 0, (("b4",),))


def with_difficulties(*hard: int) -> list[Puzzle]:
    """As many puzzles of these difficulties, in the order of a table."""
    return in_order(puzzle._replace(difficulty=at) for puzzle, at in zip(TABLES[MODX], hard, strict=False))


def test_difficulties_are_measured_anew_and_what_is_no_puzzle_any_more_is_taken_out() -> None:
    stale = [puzzle._replace(difficulty=HARDEST) for puzzle in FOUND]
    assert [*regraded(MODX.id, [NO_DEFENCE, *stale])] == [*FOUND]


def test_of_too_many_puzzles_of_a_difficulty_the_first_ones_go() -> None:
    puzzles = with_difficulties(1, 1, 1, 2, 4, 4, 4)
    assert evened(reversed(puzzles), 2) == [*puzzles[1:4], *puzzles[5:]]
    assert evened(puzzles, 3) == puzzles
    assert evened(puzzles, 0) == []


def test_a_table_that_is_looked_over_is_sorted_and_names_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "puzzles.txt"
    monkeypatch.setattr(regrade, "table_of", lambda game_id: file)
    monkeypatch.setattr(regrade, "ROOT", tmp_path)
    stale = [puzzle._replace(difficulty=HARDEST) for puzzle in FOUND]
    file.write_text(write([*stale, NO_DEFENCE], ["how it was made"]), encoding="utf-8")
    regrade.main(["modx", "--most", "7"])
    once = file.read_text(encoding="utf-8")
    assert read(once) == FOUND
    assert comments_of(once) == ["how it was made", "make regrade GAME=modx MOST=7"]
    regrade.main(["modx", "--most", "7"])
    assert file.read_text(encoding="utf-8") == once
