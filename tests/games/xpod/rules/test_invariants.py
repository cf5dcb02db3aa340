"""What always holds, in random games: bricks, units, choices."""

from __future__ import annotations

from random import Random

import pytest

from games.xpod.rules.test_reference import lively
from games.xpod.tables import GAME, all_bricks
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import FLIES, FORMS, PODS
from pentapod.games.xpod.rules.board import TARGET_ROWS
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    ChoosePlans,
    DrawStarter,
    LockBrick,
    TakeTurn,
    activation_of,
    load_of,
    turn_of,
)
from pentapod.games.xpod.rules.units import FORM, SAFE, copy_of, form_of, owner
from random_play import GAMES, SOAK, Case, cases

CASES = list(cases(GAME))


def check(state: XPod) -> None:
    for seat, pod in enumerate(PODS[pod] for pod in state.setting.pods):
        assert all_bricks(state, seat) == dict(zip(pod.kinds, bricks.counts(pod.inventory), strict=False))
        assert min(bricks.counts(state.sides[seat].stock)) >= 0
        locked = bricks.total(state.sides[seat].locked)
        pending = state.task.pending if isinstance(state.task, TakeTurn) else ()
        waiting = sum(isinstance(choice, LockBrick) and choice.seat == seat for choice in pending)
        assert locked + waiting == state.sides[seat].points or state.result is not None
        assert not state.sides[seat].hand & state.sides[seat].used
        own = [code for code in (*state.units.values(), *state.sides[seat].lid) if owner(code) == seat]
        assert len({(form_of(code).plan, copy_of(code)) for code in own}) == len(own)
    for square, code in state.units.items():
        flown = any(FLIES[number] for number in PODS[form_of(code).pod].plans[form_of(code).plan].forms)
        assert flown or not state.setting.obstacles >> square & 1
        activation = activation_of(state.task)
        carrying = activation and load_of(state.task) and activation.square == square
        assert carrying or not TARGET_ROWS[owner(code)] >> square & 1
        assert not code & SAFE or owner(code) != turn_of(state.task) or state.result is not None
        assert FORMS[code & FORM].pod == state.setting.pods[owner(code)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bricks_are_conserved_and_nobody_is_left_without_an_action(case: Case) -> None:
    for number in range(max(1, GAMES // 8)):
        keep_all(case.options, Random(f"{case} {number}"))


@pytest.mark.parametrize("lot", range(8))
def test_every_pairing_of_pods_with_all_other_options_by_lot_ends(lot: int) -> None:
    """One pod against all: in the long run 2,000 games in all, in the short one a single game of each lot."""
    rng = Random(f"pairings {lot}")
    for number in range(GAMES // 8 if SOAK else 1):
        chosen = {option.id: rng.choice(option.choices).id for option in GAME.options}
        chosen |= {"south": PODS[lot].id, "north": PODS[number % len(PODS)].id}
        keep_all(GAME.choose(**chosen), rng)


def keep_all(options: Options, rng: Random) -> None:
    """Play a game to its end and look at every position of it."""
    state = GAME.start(options)
    zeal = rng.random()
    while state.result is None:
        assert isinstance(state, XPod)
        assert state.actions()
        if not isinstance(state.task, ChoosePlans | DrawStarter):
            check(state)
        if state.actors == (CHANCE,):
            state = state.after(rng.choice(state.actions()))
        else:
            state = state.after(lively(state, rng, zeal))
    assert isinstance(state, XPod)
    check(state)
