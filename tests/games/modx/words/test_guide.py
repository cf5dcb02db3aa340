"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from games.modx.tables import at, play, points, task
from guide import Guide

GUIDE = Guide("modx")


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    assert len(GUIDE.diagrams) > 8
    text, caption = GUIDE.diagrams[0]
    state = at(text)
    assert all(pieces.bit_count() >= 4 for pieces in state.pieces)
    assert state.ledger.joker_cells.bit_count() == 5
    assert sum(len(stack) > 1 for stack in state.ledger.stacks) >= 4
    before, after = points(state), points(play(state, "h2", "score"))
    assert after[2] - before[2] == 5
    assert sum(before) - sum(after) + 5 == 4
    assert "h2 completes a diagonal for five points, four of them taken from other players" in caption


def test_a_gift_is_one() -> None:
    assert task(play(at(GUIDE.diagram("A gift")), "d4")) == "score"


def test_any_x_of_an_overlooked_pattern_is_touched() -> None:
    state = at(GUIDE.diagram("overlooked"))
    claims = {play(state, f"claim-1-{cell}").text() for cell in ("c3", "c5", "d4", "e3", "e5")}
    assert len(claims) == 1
