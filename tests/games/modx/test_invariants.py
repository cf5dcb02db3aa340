"""What holds in every position of every game of MODX, in random games and in games that seek patterns."""

from __future__ import annotations

from random import Random

import pytest

from games.modx.tables import GAME
from games.modx.test_reference import eager
from pentapod.games.modx.data.table import JOKERS, MARKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.actions import made
from pentapod.games.modx.rules.position import COVER, MOVE, OVER, PLACE, SCORE, TICK
from pentapod.games.modx.rules.state import ModxState
from random_play import GAMES, Case, cases


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_nothing_is_lost(case: Case) -> None:
    for number in range(max(4, GAMES)):
        rng = Random(f"{case} {number}")
        zeal = rng.choice((0.0, 0.3, 0.7))
        state = case.game.start(case.options)
        assert isinstance(state, ModxState)
        while state.result is None:
            conserved(state)
            if rng.random() < 0.03 * (number % 4 == 3):
                seat = rng.randrange(len(state.pieces))
                state = state.resign(seat) if seat not in state.ledger.out else state
            else:
                state = state.after(eager(state, rng, zeal))
        conserved(state)
        assert sum(state.result) == pytest.approx(1)


def conserved(state: ModxState) -> None:
    """15 X-pieces and 18 markers for each seat, five Jokers, each on a cell of its own or in a hand."""
    task, ledger = state.task, state.ledger
    taken = [state.clear, *state.pieces]
    assert sum(cells.bit_count() for cells in taken) == (state.clear | sum(state.pieces)).bit_count()
    assert [cell for cell in range(64) if not state.spaces[cell]] == [
        cell for cell in range(64) if any(cells >> cell & 1 for cells in taken)
    ]
    hands = [*task.hand, *(task.held.hand if task.held else ())]
    if task.kind in (PLACE, SCORE, TICK, COVER, MOVE):
        assert state.clear.bit_count() + len(hands) == JOKERS
        assert sorted(ledger.jokers) == sorted([*(~cell for cell in hands), *cells(state.clear)])
    for seat, pieces in enumerate(state.pieces):
        assert pieces.bit_count() <= X_PIECES
        laid = sum(stack.count(seat) for stack in ledger.stacks)
        assert laid + ledger.markers[seat] == MARKERS
        assert ledger.points[seat] == sum(stack[-1:] == (seat,) for stack in ledger.stacks)
        if not ledger.loose and task.kind == PLACE:
            assert not made(state, seat)
    if task.kind != OVER:
        assert all(ledger.markers)
        assert state.quiet <= QUIET_PLACEMENTS
        if task.kind == PLACE:
            assert state.pieces[task.actor].bit_count() < X_PIECES


def cells(mask: int) -> list[int]:
    return [cell for cell in range(64) if mask >> cell & 1]
