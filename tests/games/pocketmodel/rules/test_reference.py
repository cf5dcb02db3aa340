"""The game against the slow reference: the same actions, in random games and in counted trees."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.rules.reference import Reading
from games.pocketmodel.tables import GAME, at
from pentapod.engine.state import State
from pentapod.games.pocketmodel.rules.state import PocketModel
from random_play import GAMES, Case, cases, play


def compare(state: State) -> bool:
    """Whether the reference has something to say of a position; what it says is what is legal."""
    if not isinstance(state, PocketModel) or state.result is not None:
        return False
    paths = Reading(state.text()).paths()
    if paths is None:
        return False
    assert [action.path for action in state.actions()] == paths, state.text()
    return True


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_the_game_is_the_reference(case: Case) -> None:
    compared = 0
    for number in range(max(1, GAMES // 8)):
        match = play(case, Random(f"reference {case} {number}"), resignations=0.01 * (number % 2))
        compared += sum(compare(match.state_at(ply)) for ply in range(0, match.ply + 1, 2))
    assert compared > 20


TREES = [
    (
        "first turn",
        "2 b/0/0 - - own:b=sn1,xw1,yw1:?,?,?:foc,nav:dec2,hol2:- own:o=as1,ti1;c=tf1:?,?,?:eva:dec2,hol2:- turn:b",
        (7, 20, 75),
    ),
    (
        "contested zone",
        "2 b/6/0 - - own:b=lf1.1;c=ta1,xw1,yw1.1:yar,?,?:foc,luc:dec2,hol2:- "
        "own:o=ti1;c=as1,tf1:?,?,?:eva:dec2,hol2:- turn:b",
        (16, 119, 553),
    ),
    (
        "at the gates",
        "2 b/9/0 - - own:b=nb1;o=sn1,xw1:reb,?,-:foc:dec2,hol2:- "
        "own:o=ti1;c=tf1;r=as1,sb1:nav,?,?:eva:dec2,hol2:- turn:b",
        (11, 31, 139),
    ),
    (
        "three players",
        "3 g/5/0 - - own:b=xw1;c=sn1:?,?,?:-:dec2,hol2:- own:o=as1;c=tf1:?,?,?:-:dec2,hol2:- "
        "own:b=vw1;g=at1;c=cs1:?,?,?:nav:dec2,hol2:- turn:g",
        (14, 42, 342),
    ),
]
"""Positions, and how many sequences of one, two and three actions they have, dice and cards included."""


def count(state: State, depth: int) -> int:
    compare(state)
    actions = state.actions()
    return len(actions) if depth == 1 else sum(count(state.after(action), depth - 1) for action in actions)


@pytest.mark.parametrize(("name", "line", "counts"), TREES, ids=[name for name, _, _ in TREES])
def test_perft(name: str, line: str, counts: tuple[int, int, int]) -> None:
    state = at(line)
    assert tuple(count(state, depth) for depth in (1, 2, 3)) == counts
