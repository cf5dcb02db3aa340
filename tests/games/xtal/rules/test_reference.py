"""The game and its naive twin, side by side in random games."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from games.xtal.boards import GAME, fight, play
from games.xtal.random_boards import fierce, lively
from games.xtal.rules.reference import Ref, name
from pentapod.engine.state import Action
from pentapod.games.xtal.data.table import CARDS, VOID
from pentapod.games.xtal.rules.cards.groups import Unplayable, carry_out
from pentapod.games.xtal.rules.position import COMBAT
from pentapod.games.xtal.rules.state import Xtal, start
from random_play import GAMES, Case, cases


def alike(state: Xtal, ref: Ref) -> None:
    position, board = state.position, ref.board(ref.entries)
    assert position.phase == ref.stage
    assert {(seat, path) for seat, path in state.actions()} == ref.actions()
    if position.phase == "over":
        assert {seat for seat in range(ref.seats) if position.winners >> seat & 1} == ref.winners
    for seat in range(ref.seats):
        assert position.table.tokens[seat] == board.token.get(seat, -1)
        assert position.table.rings[seat] == board.ring.get(seat, 0)
        assert position.table.shields(seat) == (seat in board.protected)
    assert list(position.table.stores) == list(board.store.values())
    if position.phase != "over":
        assert set(position.table.pair) == set(board.fighters)
        waiting = [(set(entry.pair), entry.maker) for entry in position.table.waiting]
        assert waiting == [(set(two), by) for two, by in board.queue]
        assert (-1 if position.mover is None else position.mover) == ref.turn
    letters = [card.letter for card in CARDS]
    refuse = [letters[kind] for kind, count in enumerate(position.refuse) for _ in range(count)]
    assert sorted(ref.refuse) == sorted(refuse)


def side_by_side(state: Xtal, ref: Ref, rng: Random, plies: int, often: float) -> None:
    for _ in range(plies):
        if rng.random() < often or state.position.phase in COMBAT:
            alike(state, ref)
        if state.result is not None:
            break
        if rng.random() < 0.006:
            leaver = rng.choice(state.position.players)
            state = state.resign(leaver)
            ref.resign(leaver)
            continue
        action = lively(state, rng)
        state = state.after(action)
        ref.play(*action)
    alike(state, ref)


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_a_game_and_its_naive_twin_agree(case: Case) -> None:
    for number in range(max(2, GAMES // 4)):
        rng = Random(f"{case} {number}")
        side_by_side(start(case.options), Ref.start(dict(case.options)), rng, 260, 0.3)


@pytest.mark.parametrize("lot", range(6))
def test_fierce_combats_and_their_naive_twins_agree(lot: int) -> None:
    for number in range(max(8, GAMES)):
        rng = Random(f"fierce {lot} {number}")
        state = fierce(rng)
        side_by_side(state, Ref.at(state.text()), rng, 60, 1)


def test_what_lies_behind_a_winning_card_and_its_naive_twin_agree() -> None:
    """By speed: a Teleport Home with three rings, among other cards that are readied at random."""
    seen = Counter[str]()
    for number in range(max(60, 4 * GAMES)):
        rng = Random(f"behind a win {number}")
        hands = ["T" + "".join(rng.choices("fatFLTV", k=4)), "".join(rng.choices("FLVS", k=4)), "-"]
        state = fight("r1 r4 v5", *hands, speed=True, rings="113", stores="001000")
        ref = Ref.at(state.text())
        home = ("0a", "0T2", "0N3")
        for place in range(3):
            more = len(state.position.draft(0)) + 1
            own = [act for act in state.actions() if act.seat == 0]
            ready = [act for act in own if len(state.after(act).position.draft(0)) == more]
            action = Action(0, home) if Action(0, home) in ready and rng.random() < 0.4 + place else rng.choice(ready)
            state = state.after(action)
            ref.play(*action)
        before, state = state, play(state, "lay-0")
        ref.play(0, ("lay-0",))
        alike(state, ref)
        seen["won" if state.result else "refused"] += wins_early(before)
    assert min(seen["won"], seen["refused"]) >= 5, seen


def wins_early(state: Xtal) -> bool:
    """Whether the first player has readied cards behind one that wins."""
    plays = state.position.draft(0)
    with suppress(Unplayable):
        return any(carry_out(state.position, 0, plays[:count]).won for count in range(1, len(plays)))
    return False


def test_fierce_combats_are_as_fierce_as_they_should_be() -> None:
    """Void on Void, waiting arrangements, transfers and refused groups all come up in them."""
    seen = Counter[str]()
    for number in range(70):
        rng = Random(f"seen {number}")
        state = fierce(rng)
        for _ in range(60):
            if state.result is not None:
                break
            voids = [card.kind == VOID for card in state.position.laid]
            seen["void on void"] += voids[-2:] == [True, True]
            seen["three voids"] += voids[-3:] == [True, True, True]
            seen["waiting"] += bool(state.position.table.waiting)
            seen["weapon"] += state.position.phase == "weapon"
            seen["answer"] += state.position.phase == "answer"
            before, action = state, lively(state, rng)
            state = state.after(action)
            changed = before.position.table.pair != state.position.table.pair
            seen["transfer"] += bool(before.position.table.pair and state.position.table.pair and changed)
            seen["refused"] += action.path[0].startswith("lay") and before.position.refuse == state.position.refuse
    assert all(seen[what] >= 5 for what in ("void on void", "waiting", "weapon", "answer", "transfer", "refused")), seen
    assert seen["three voids"]


def test_the_twin_names_places_alike() -> None:
    assert [name(place) for place in (0, 4, 5, 47)] == ["v1", "r1", "y2", "b12"]
