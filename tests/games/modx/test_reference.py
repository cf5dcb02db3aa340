"""The game against the slow reference: the same actions, texts and results, in games that seek patterns."""

from __future__ import annotations

from random import Random

import pytest

from games.modx.reference import TARGETS, Table
from pentapod.engine.game import Action, State
from pentapod.games.modx import VERSIONS
from random_play import GAMES

GAME = VERSIONS[1]
SLOW = 100
"""As many games as the reference can play in a minute or so."""

PLAYERS = {"2": "2", "3": "3", "4": "4", "t": "teams"}


def eager(state: State, rng: Random, zeal: float) -> Action:
    """A random action, with some likelihood one that scores, ticks or claims."""
    actions = state.actions()
    if rng.random() < zeal:
        telling = [action for action in actions if "place" not in state.after(action).text().split(" ")[3]]
        if telling:
            return rng.choice(telling)
    return rng.choice(actions)


def compare(table: Table, state: State) -> None:
    assert state.text() == table.text()
    assert [tuple(action) for action in state.actions()] == table.actions()
    assert state.result == table.result()


@pytest.mark.parametrize("patterns", ["auto", "claim"])
@pytest.mark.parametrize("players", TARGETS)
def test_the_game_is_the_reference(players: str, patterns: str) -> None:
    for number in range(min(GAMES, SLOW)):
        rng = Random(f"{players} {patterns} {number}")
        resigning = 0.02 * (number % 3 == 1)
        table = Table(players, patterns == "claim")
        state = GAME.start(GAME.choose(players=PLAYERS[players], patterns=patterns))
        zeal = rng.random()
        compare(table, state)
        while state.result is None:
            seat = rng.randrange(table.seats)
            if rng.random() < resigning and seat not in table.out:
                state, table = state.resign(seat), table.resign(seat)
            else:
                action = eager(state, rng, zeal)
                state, table = state.after(action), table.play((action.seat, action.path))
            compare(table, state)
            assert GAME.position(state.text()).text() == state.text()
