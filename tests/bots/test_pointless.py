"""No level does what is pointless: go to and fro within its turn, spend a card for nothing, stand in its own way.

What else is pointless in a game, and what its table is, says the file `bots/pointless.py` among its tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.api.computers import computer_match
from pentapod.bots.levels import LEVELS
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, State
from random_play import SOAK, Case, play

GAMES = 200 if SOAK else 1
NODES = 1500 if SOAK else 300
RANDOM_GAMES = 40
"""In so many random games each list finds something."""
SOME = {"pods": ({}, {"rules": "advanced"}), "modx": ({"players": "3"},), "xtal": ({"players": "3"},)}
"""The options that are played, by game; the usual ones where nothing is said."""
ROOMS = Path(__file__).parents[1] / "games"
NAMES = sorted(name for name in games.ids() if (ROOMS / name / "bots").is_dir())
TABLES = [(name, options) for name in NAMES for options in SOME.get(name, ({},))]

ASKED = [
    pytest.param(name, options, level, id=f"{name}-{options}-{level.number}")
    for at, (name, options) in enumerate(TABLES)
    for level in (LEVELS if SOAK else LEVELS[at % 3 :: 3])
]
"""Each table with every level in the long run, and with every third one in the short."""


def room_of(name: str) -> Any:
    """What the game says is pointless."""
    return import_module(f"games.{name}.bots.pointless")


def turns(match: Match) -> Iterator[tuple[list[State], list[Action]]]:
    """Every choice, each as the last one of its turn so far: the positions from the first on, and the actions."""
    states: list[State] = []
    actions: list[Action] = []
    for ply, step in enumerate(match.steps):
        if not actions or step.action.seat != actions[-1].seat:
            states, actions = [match.state_at(ply)], []
        states.append(match.state_at(ply + 1))
        actions.append(step.action)
        if step.action.seat != CHANCE:
            yield states, actions


def fault(room: Any, states: list[State], actions: list[Action], sees_replies: bool) -> str:
    """What is pointless about the last action of a turn, or nothing."""
    if hasattr(room, "table"):
        tables = [room.table(state) for state in states]
        if any(tables[-1] == earlier and tables[-1] != tables[at + 1] for at, earlier in enumerate(tables[:-2])):
            return "the same again within a turn"
    return room.fault(states, actions, sees_replies) if hasattr(room, "fault") else ""


@pytest.mark.parametrize(("name", "options", "level"), ASKED)
def test_nothing_is_done_to_no_purpose(name: str, options: dict[str, str], level: Any) -> None:
    game, room = games.find(name), room_of(name)
    for seed in range(GAMES):
        match, _ = computer_match(game, game.choose(**options), (level.number,), seed, NODES)
        for states, actions in turns(match):
            assert not fault(room, states, actions, level.sees_replies), (seed, states[0].text(), actions)


@pytest.mark.parametrize("name", [name for name in NAMES if hasattr(room_of(name), "fault")])
def test_who_acts_at_random_does_what_is_pointless(name: str) -> None:
    """So each game's list finds something where there is something to find."""
    case = Case(games.find(name), games.find(name).choose())
    matches = (play(case, Random(seed)) for seed in range(RANDOM_GAMES))
    assert any(fault(room_of(name), states, actions, False) for match in matches for states, actions in turns(match))
