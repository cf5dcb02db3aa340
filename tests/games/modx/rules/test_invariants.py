"""What holds in every position of every game of MODX, in random games and in games that seek patterns."""

from __future__ import annotations

from random import Random

import pytest

from games.modx.rules.test_reference import eager
from games.modx.tables import GAME
from pentapod.games.modx.data.table import JOKERS, MARKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.board import cells_of
from pentapod.games.modx.rules.position import Joker
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, SetUp
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
                state = state.resign(seat) if seat not in state.out else state
            else:
                state = state.after(eager(state, rng, zeal))
        conserved(state)
        assert sum(state.result) == pytest.approx(1)


def conserved(state: ModxState) -> None:
    """15 X-pieces and 18 markers for each seat, five Jokers, each on a cell of its own or in a hand."""
    task, ledger = state.task, state.ledger
    jokers = list(cells_of(ledger.joker_cells))
    taken = [*jokers, *(cell for own in state.pieces for cell in cells_of(own))]
    assert len(taken) == len(set(taken))
    assert sorted([*taken, *cells_of(state.free)]) == list(range(64))
    hands = [cell for held in (task, ledger.interrupted) if isinstance(held, Cover | Move) for cell in held.hand]
    if not isinstance(task, Deal | SetUp | Over):
        assert len(jokers) + len(hands) == JOKERS
        assert sorted(ledger.jokers) == sorted([*map(Joker, jokers), *(Joker(cell, lifted=True) for cell in hands)])
    assert state.patterned == any(state.patterns(seat) for seat in range(ledger.party.seats))
    for seat, pieces in enumerate(state.pieces):
        assert pieces.bit_count() <= X_PIECES
        laid = sum(stack.count(seat) for stack in ledger.stacks)
        assert laid + ledger.markers[seat] == MARKERS
        assert ledger.points[seat] == sum(stack[-1:] == (seat,) for stack in ledger.stacks)
    if not isinstance(task, Over):
        assert all(ledger.markers)
        assert state.quiet <= QUIET_PLACEMENTS
        if isinstance(task, Place):
            assert state.pieces[task.actor].bit_count() < X_PIECES
