"""The example's rules, by count: every game of Hexapawn can be looked at."""

from __future__ import annotations

import pytest

from every_game import find
from pentapod.engine.state import ImpossiblePosition, State

GAME = find("hexapawn", 1)
PERFT = (1, 3, 10, 28, 62, 98, 130, 134)
"""How many lines of so many actions there are, those that end before counted with them."""


def lines(state: State, actions: int) -> int:
    return sum(lines(state.after(one), actions - 1) for one in state.actions()) if actions and state.actors else 1


def reached() -> dict[str, State]:
    """Every position that a game leads to, by its text."""
    found: dict[str, State] = {}
    ahead = [GAME.start({})]
    while ahead:
        state = ahead.pop()
        found[state.text()] = state
        ahead += [state.after(action) for action in state.actions()]
    return found


@pytest.mark.parametrize("actions", range(len(PERFT)))
def test_perft(actions: int) -> None:
    assert lines(GAME.start({}), actions) == PERFT[actions]


def test_every_position_of_every_game_can_be() -> None:
    found = reached()
    assert len(found) == 151
    assert all(GAME.position(text).text() == text for text in found)


def test_these_positions_are_reached() -> None:
    assert {"abc/.B./A.C o -", ".bc/.a./A.C b -", "B.c/..b/A.. o -", "a.c/AbC/.B. o -"} <= reached().keys()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("abc/.A./ABC o -", "Board: 'A' is on the board twice."),
        ("abc/A../.BC b -", "Orange cannot have moved last: no pawn has left its row."),
        ("abc/.../ABC o -", "Blue cannot have moved last: no pawn has left its row."),
        ("abc/B../A.C o -", "A pawn of Blue left its column, but only taking does that."),
        ("B.c/..b/A.. b -", "Blue has won, and cannot be to move."),
        ("B.c/..b/A.. o o", "Nobody can have resigned: the game would already be over without that."),
    ],
)
def test_what_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        GAME.position(text)
    assert str(refusal.value) == fault
