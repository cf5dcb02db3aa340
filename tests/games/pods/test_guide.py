"""The rules page: its diagrams are positions, and it says what is reconstructed."""

from __future__ import annotations

from re import DOTALL, findall

from games.pods.helpers import legal, position
from guide import Guide
from pentapod.games.pods.data.table import HAND, LEGS, POINTS

GUIDE = Guide("pods")


def test_disclosure() -> None:
    (disclosure,) = findall(r"## What is known, and what is rebuilt\n(.*)\Z", GUIDE.text, DOTALL)
    for word in ("reconstruction", "lines of the board", "twelve of the fourteen pods", "second condition", "actions"):
        assert word in disclosure


def test_the_diagrams_show_what_their_captions_say() -> None:
    assert len(GUIDE.diagrams) > 8
    captions = {caption: position(text) for text, caption in GUIDE.diagrams}
    for start, notation, allowed in (
        ("Blue's pod 1 may not open on a2", "1@a2", False),
        ("Blue's pod 3 may not go to d2", "3@d2", False),
        ("Now it may", "3@d2", True),
        ("Orange to move. If pod 2 goes to a5", "2@a5", True),
        ("Blue's pod 1 has no free leg on a5", "1@a5", True),
    ):
        (state,) = (state for caption, state in captions.items() if caption.startswith(start))
        assert (notation in legal(state)) == allowed


def test_what_is_played_with_is_what_the_table_holds() -> None:
    told = GUIDE.text.partition("## What you play with")[2].partition("\n## ")[0]
    assert f"{len(POINTS)} points" in told
    assert (HAND, len(LEGS), "fourteen **pods**" in told) == (14, 14, True)
    assert (min(map(len, LEGS)), max(map(len, LEGS)), "two to six legs" in told) == (2, 6, True)
