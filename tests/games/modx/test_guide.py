"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from pathlib import Path
from re import findall

from games.modx.tables import at, play, points, task
from pentapod.games import modx

GUIDE = Path(modx.__file__).with_name("guide.md").read_text("utf-8")
DIAGRAMS = findall(r"```position modx\n(.*?)\n(.*?)\n```", GUIDE)


def test_every_diagram_is_a_position_with_a_sentence() -> None:
    assert len(DIAGRAMS) == len(findall("```position", GUIDE)) > 8
    for text, caption in DIAGRAMS:
        at(text)
        assert caption[-1] == "." or caption.endswith("...")


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    text, caption = DIAGRAMS[0]
    state = at(text)
    assert all(pieces.bit_count() >= 4 for pieces in state.pieces)
    assert state.clear.bit_count() == 5
    assert sum(len(stack) > 1 for stack in state.ledger.stacks) >= 4
    before, after = points(state), points(play(state, "h2", "score"))
    assert after[2] - before[2] == 5
    assert sum(before) - sum(after) + 5 == 4
    assert "h2 completes a diagonal: five points, and four of them come from others" in caption


def test_a_gift_is_one() -> None:
    (text,) = (text for text, caption in DIAGRAMS if caption.startswith("A gift"))
    assert task(play(at(text), "d4")) == "score"


def test_any_x_of_an_overlooked_pattern_is_touched() -> None:
    (text,) = (text for text, caption in DIAGRAMS if "overlooked" in caption)
    claims = {play(at(text), f"claim-1-{cell}").text() for cell in ("c3", "c5", "d4", "e3", "e5")}
    assert len(claims) == 1
